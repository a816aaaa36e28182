import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readErrorWords } from '../../src/models/error-words.js';

describe('the words of a failure', () => {
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
    ['nothing', '', { message: '', code: '' }],
  ])('are read: %s', (_, body, expected) => {
    expect(readErrorWords(typeof body === 'string' ? body : JSON.stringify(body))).toMatchObject(expected);
    expect(readErrorWords(body)).toMatchObject(expected);
  });

  it('are read from anything at all, and only their beginning', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ error: fc.jsonValue() }), fc.string({ maxLength: 9_000 })),
        (body) => {
          expect(readErrorWords(body).message.length).toBeLessThanOrEqual(2_000);
        },
      ),
    );
  });
});
