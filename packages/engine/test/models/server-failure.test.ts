import { describe, expect, it } from 'vitest';
import { serverFailure } from '../../src/models/server-failure.js';

describe('a text that does not fit the window', () => {
  it.each([
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
    'request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it',
    'The number of tokens to keep from the initial prompt is greater than the context length.',
    'Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens',
    'prompt is too long: 208310 tokens > 200000 maximum',
    'The input token count (1196265) exceeds the maximum number of tokens allowed (1048575).',
  ])('is told by the words "%.40s"', (message) => {
    const failure = serverFailure({
      provider: 'openai',
      modelName: 'small',
      status: 400,
      body: JSON.stringify({ error: { message } }),
      headers: undefined,
      sent: () => false,
      sentFormat: false,
    });
    expect(failure.fault.kind).toBe('context_overflow');
    expect(failure.message).not.toContain(message);
  });
});
