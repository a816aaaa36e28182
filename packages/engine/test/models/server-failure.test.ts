import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readServerError, serverFailure, waitAsked } from '../../src/models/server-failure.js';

describe('a text that does not fit the window', () => {
  it.each([
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
    'request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it',
    'The number of tokens to keep from the initial prompt is greater than the context length.',
    'Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens',
    'Requested tokens (17912) exceed context window of 8192',
    'prompt is too long: 208310 tokens > 200000 maximum',
    'The input token count (1196265) exceeds the maximum number of tokens allowed (1048575).',
  ])('is known by the text "%.40s"', (message) => {
    const failure = serverFailure({
      provider: 'openai',
      modelName: 'small',
      status: 400,
      body: JSON.stringify({ error: { message } }),
      headers: undefined,
      sent: () => false,
      sentFormat: false,
    });
    expect(failure.kind).toBe('context_overflow');
    expect(failure.message).not.toContain(message);
  });
});

describe('what a server says about a failure', () => {
  it.each<[string, unknown, object]>([
    [
      'nested',
      { error: { message: 'no', code: 'c', param: 'p', type: 't' } },
      { message: 'no', code: 'c', param: 'p' },
    ],
    ['flat', { object: 'error', message: 'no', code: 502 }, { message: 'no', status: 502 }],
    ['a bare string', { error: 'no' }, { message: 'no' }],
    ['plain text', '404 page not found', { message: '404 page not found' }],
    [
      'JSON in JSON',
      { error: JSON.stringify({ error: { message: 'no', n_ctx: 4096 } }) },
      { message: 'no', contextTokens: 4096 },
    ],
    ['a list of details', { detail: [{ loc: ['body', 'x'], msg: 'no', input: 'secret' }] }, { message: 'body.x no ' }],
    ['a window in words', { error: { message: 'maximum context length is 8192 tokens' } }, { contextTokens: 8192 }],
    ['another one', { error: 'exceeds the available context size (2048 tokens)' }, { contextTokens: 2048 }],
    [
      'a third one',
      { error: 'The model is loaded with context length of only 4096 tokens, which is not enough.' },
      { contextTokens: 4096 },
    ],
    ['a fourth one', { error: { message: 'prompt is too long: 9000 tokens > 8000 maximum' } }, { contextTokens: 8000 }],
    [
      'a fifth one',
      { error: { message: 'The input token count (99) exceeds the maximum number of tokens allowed (64).' } },
      { contextTokens: 64 },
    ],
    [
      'numbers as members',
      { error: { type: 'exceed_context_size_error', n_prompt_tokens: 17_912, n_ctx: 8_192 } },
      { promptTokens: 17_912, contextTokens: 8_192 },
    ],
    ...[
      'request (17912 tokens) exceeds the available context size (8192 tokens), try increasing it',
      'Requested tokens (17912) exceed context window of 8192',
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 17912 tokens.",
      "This model's maximum context length is 8192 tokens. However, you requested 18424 tokens (17912 in the messages, 512 in the completion).",
      "This model's maximum context length is 8192 tokens. However, you requested 512 output tokens and your prompt contains at least 17912 input tokens, for a total of at least 18424 tokens.",
      'prompt is too long: 17912 tokens > 8192 maximum',
      'The input token count (17912) exceeds the maximum number of tokens allowed (8192).',
    ].map((message): [string, unknown, object] => [
      `of prompt and window in "${message.slice(0, 60)}"`,
      { error: { message } },
      { promptTokens: 17_912, contextTokens: 8_192 },
    ]),
    ['nothing', '', { message: '', code: '' }],
  ])('are read: %s', (_, body, expected) => {
    expect(readServerError(typeof body === 'string' ? body : JSON.stringify(body))).toMatchObject(expected);
    expect(readServerError(body)).toMatchObject(expected);
  });

  it('are read from anything at all, and only their beginning', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ error: fc.jsonValue() }), fc.string({ maxLength: 9_000 })),
        (body) => {
          expect(readServerError(body).message.length).toBeLessThanOrEqual(2_000);
        },
      ),
      { examples: [[{ error: [{ toString: '' }] }]] },
    );
  });
});

afterEach(() => void vi.useRealTimers());

describe('the pause a server asks for', () => {
  it.each<[Record<string, string>, string, number | undefined]>([
    [{ 'retry-after-ms': '50' }, '', 50],
    [{ 'retry-after-ms': '50', 'retry-after': '9' }, '', 50],
    [{ 'retry-after': '9' }, 'try again in 1s', 9_000],
    [{ 'retry-after': '0.5' }, '', 500],
    [{ 'retry-after': '0' }, '', undefined],
    [{ 'retry-after': 'soon' }, '', undefined],
    [{ 'retry-after': '-1' }, '', undefined],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, '', undefined],
    [{}, 'Please try again in 20s. Visit us.', 20_000],
    [{}, 'Please try again in 1.5s.', 1_500],
    [{}, 'Please try again in 120ms.', 120],
    [{}, 'Please try again in 6m0s.', 360_000],
    [{}, 'retry after 5 seconds', 5_000],
    [{}, 'try again in a while', undefined],
    [{}, '', undefined],
  ])('is read from %o and %j', (headers, message, expected) => {
    expect(waitAsked(new Headers(headers), message)).toBe(expected);
  });

  it('may be a date', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') });
    expect(waitAsked(new Headers({ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }), '')).toBe(30_000);
  });
});
