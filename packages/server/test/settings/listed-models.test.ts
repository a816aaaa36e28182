import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../src/settings/settings.js';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

describe('LLM_MODELS', () => {
  it('names models with their provider and, where it is not the usual one, their address', () => {
    const { LLM_MODELS } = readSettings({
      LLM_MODELS:
        'small=ollama/qwen3:8b, large=openai/gpt-4.1\nown_2=openai/Qwen/Qwen3-8B@http://gpu.lan:8000/v1/,flare=openai/@cf/meta/llama@https://ai.example/v1,dated=openai/claude@20250514',
    });
    expect(Object.fromEntries(LLM_MODELS)).toEqual({
      small: { provider: 'ollama', modelName: 'qwen3:8b', baseUrl: undefined },
      large: { provider: 'openai', modelName: 'gpt-4.1', baseUrl: undefined },
      own_2: { provider: 'openai', modelName: 'Qwen/Qwen3-8B', baseUrl: 'http://gpu.lan:8000/v1' },
      flare: { provider: 'openai', modelName: '@cf/meta/llama', baseUrl: 'https://ai.example/v1' },
      dated: { provider: 'openai', modelName: 'claude@20250514', baseUrl: undefined },
    });
  });

  it.each([
    ['gpt-4.1', /must be entries such as small=ollama/],
    ['a=openai/', /must be entries such as/],
    ['Big=openai/a', /1 to 64 of a-z/],
    ['=openai/a', /1 to 64 of a-z/],
    ['a=openai/x,a=ollama/y', /names a twice/],
    ['a=azure/x', /must give a one of the providers openai, ollama/],
    ['a=offline/extractive', /must give a one of the providers/],
    ['a=ollama/x@127.0.0.1:11434', /has an address for a that must be an http or https address/],
    ['a=openai/x@https://user:secret@models.example', /has an address for a that must not hold a user name/],
    ['a=openai/x@http://169.254.169.254/v1', /has an address for a that must not be a link-local/],
    [`a=openai/${'x'.repeat(201)}`, /model name of at most 200 characters/],
  ])('refuses %s', (text, fault) => {
    const faults = faultsOf({ LLM_MODELS: text });
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(faults[0]).toMatch(/^LLM_MODELS .+\.$/);
    expect(faults[0]).not.toContain('secret');
  });
});

describe('LLM_SECOND and LLM_FALLBACK', () => {
  it('are names of it', () => {
    const environment = { LLM_MODELS: 'a=openai/x,b=ollama/y', LLM_SECOND: 'a', LLM_FALLBACK: 'b' };
    expect(faultsOf(environment)).toEqual([]);
    expect(faultsOf({ ...environment, LLM_SECOND: 'c', LLM_FALLBACK: 'ollama/y' })).toEqual([
      'LLM_SECOND must be a name of LLM_MODELS, which names a, b.',
      'LLM_FALLBACK must be a name of LLM_MODELS, which names a, b.',
    ]);
    expect(faultsOf({ LLM_FALLBACK: 'b' })).toEqual(['LLM_FALLBACK must be a name of LLM_MODELS, which is empty.']);
  });
});
