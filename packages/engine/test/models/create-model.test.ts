import { describe, expect, it } from 'vitest';
import type { ModelSettings } from '../../src/contract/model-settings.js';
import { createModel } from '../../src/models/create-model.js';
import { isOpenAiHost } from '../../src/models/model-settings.js';

describe.each(['openai', 'ollama'] as const)('%s', (provider) => {
  it.each<[Partial<ModelSettings>, string]>([
    [{ modelName: ' ' }, 'modelName'],
    [{ temperature: 2.1 }, 'temperature'],
    [{ baseUrl: 'ftp://models' }, 'baseUrl'],
    [{ baseUrl: 'http://user:secret@models' }, 'baseUrl'],
    [{ baseUrl: 'http://models/v1?key=1' }, 'baseUrl'],
    [{ timeoutMs: 0 }, 'timeoutMs'],
    [{ firstByteMs: 0.5 }, 'firstByteMs'],
    [{ idleMs: 86_400_001 }, 'idleMs'],
    [{ maxAttempts: 0 }, 'maxAttempts'],
    [{ retryBaseMs: 60_001 }, 'retryBaseMs'],
    [{ maxTokens: 15 }, 'maxTokens'],
    [{ maxReplyLength: 999 }, 'maxReplyLength'],
    [{ parallelCalls: 65 }, 'parallelCalls'],
    [{ contextTokens: 511 }, 'contextTokens'],
  ])('refuses settings out of bounds: %o', (settings, name) => {
    expect(() => createModel({ provider, modelName: 'small', ...settings })).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(name) }),
    );
  });

  it('says how it is used', () => {
    const settings = { timeoutMs: 5, parallelCalls: 3, contextTokens: 1_000 };
    expect(createModel({ provider, modelName: 'small', ...settings })).toMatchObject({
      provider,
      modelName: 'small',
      ...settings,
    });
  });
});

it('fills in what depends on the provider', () => {
  const openai = createModel({ provider: 'openai', modelName: 'small', timeoutMs: undefined });
  expect(openai).toMatchObject({ timeoutMs: 120_000, parallelCalls: 4, contextTokens: 128_000, schemaFirst: true });
  const other = createModel({ provider: 'openai', modelName: 'small', baseUrl: 'http://127.0.0.1:1234/v1/' });
  expect(other).toMatchObject({ contextTokens: undefined, schemaFirst: false });
  const ollama = createModel({ provider: 'ollama', modelName: 'small' });
  expect(ollama).toMatchObject({ timeoutMs: 900_000, parallelCalls: 1, contextTokens: 8_192, schemaFirst: false });
});

it.each([
  ['https://api.openai.com/v1', true],
  ['https://mine.openai.azure.com/openai/v1', true],
  ['https://mine.cognitiveservices.azure.com/openai/v1', true],
  ['https://mine.services.ai.azure.com/models', true],
  ['http://api.openai.com/v1', false],
  ['https://api.openai.com.example.org/v1', false],
  ['https://openai.azure.com.example.org', false],
  ['https://openrouter.ai/api/v1', false],
])("tells OpenAI's own addresses and Azure's: %s", (address, expected) => {
  expect(isOpenAiHost(address)).toBe(expected);
});
