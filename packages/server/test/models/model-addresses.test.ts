import { describe, expect, it } from 'vitest';
import { connectRefusal, mayBeChosen } from '../../src/models/model-addresses.js';
import { readSettings, SettingsError } from '../../src/settings/settings.js';

function refusal(address: string, host: string, environment: Readonly<Record<string, string>> = {}) {
  return connectRefusal(readSettings(environment))(address, host);
}

describe('connections to a model server', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '::1'],
    ['127.0.0.1', 'localhost'],
    ['::1', 'localhost'],
    ['8.8.8.8', 'models.example'],
    ['2606:4700::1111', 'models.example'],
    ['8.8.8.8', '8.8.8.8'],
    ['172.18.0.3', 'ollama'],
    ['192.168.1.20', 'gpu.lan'],
    ['192.168.1.20', 'gpu.local.'],
    ['10.96.0.7', 'ollama.default.svc.cluster.local'],
    ['fd00::7', 'host.docker.internal'],
  ])('may be made to %s as %s', (address, host) => {
    expect(refusal(address, host)).toBeUndefined();
  });

  it.each([
    ['127.0.0.1', 'models.example', '127.0.0.1'],
    ['::1', 'ollama', 'localhost'],
    ['127.0.0.1', 'localhost.', 'localhost'],
    ['8.8.8.8', 'localhost', '127.0.0.1'],
    ['169.254.169.254', 'localhost', '127.0.0.1'],
    ['10.0.0.7', 'models.example', 'LUDOTEXT_MODEL_PRIVATE'],
    ['100.64.0.1', 'models.example', 'LUDOTEXT_MODEL_PRIVATE'],
    ['fd00::7', 'models.localhost.example', 'LUDOTEXT_MODEL_PRIVATE'],
    ['10.0.0.7', '10.0.0.7', 'LUDOTEXT_MODEL_ORIGINS'],
    ['169.254.169.254', 'models.example', 'LLM_BASE_URL'],
    ['169.254.169.254', 'metadata.google.internal', 'LLM_BASE_URL'],
    ['fd00:ec2::254', 'ollama', 'LLM_BASE_URL'],
    ['0.0.0.0', 'models.example', 'LLM_BASE_URL'],
    ['64:ff9b::a9fe:a9fe', 'models.example', 'LLM_BASE_URL'],
  ])('may not be made to %s as %s, which names %s', (address, host, named) => {
    expect(refusal(address, host)).toContain(named);
  });

  it('may be made into a private network from any name where that is set, and to no metadata even then', () => {
    const environment = { LUDOTEXT_MODEL_PRIVATE: '1' };
    expect(refusal('10.0.0.7', 'models.example', environment)).toBeUndefined();
    expect(refusal('100.100.100.200', 'models.example', environment)).toContain('metadata');
    expect(refusal('127.0.0.1', 'models.example', environment)).toContain('127.0.0.1');
  });

  it.each([
    { LUDOTEXT_MODEL_ORIGINS: 'http://10.0.0.7:8000' },
    { OLLAMA_HOST: '10.0.0.7' },
    { LLM_PROVIDER: 'openai', LLM_MODEL: 'x', LLM_BASE_URL: 'http://10.0.0.7/v1' },
  ])('may be made to a private address that the settings name: %j', (environment) => {
    expect(refusal('10.0.0.7', '10.0.0.7', environment)).toBeUndefined();
    expect(refusal('10.0.0.8', '10.0.0.8', environment)).toContain('LUDOTEXT_MODEL_ORIGINS');
  });
});

describe('settings with an address that no model is called at', () => {
  it.each(
    ['169.254.169.254', '[fe80::1]', '[fd00:ec2::254]', '[::ffff:169.254.169.254]', '2852039166', '224.0.0.1'].flatMap(
      (host) => [
        ['LLM_BASE_URL', { LLM_PROVIDER: 'openai', LLM_MODEL: 'x', LLM_BASE_URL: `http://${host}/v1` }],
        ['OLLAMA_HOST', { OLLAMA_HOST: `http://${host}` }],
        ['LUDOTEXT_MODEL_ORIGINS', { LUDOTEXT_MODEL_ORIGINS: `https://models.example,http://${host}` }],
        ['LUDOTEXT_MODEL_KEYS', { LUDOTEXT_MODEL_KEYS: `http://${host}=sk-secret` }],
      ],
    ) as [string, Record<string, string>][],
  )('stop the start, naming %s: %j', (name, environment) => {
    let faults: readonly string[] = [];
    try {
      readSettings(environment);
    } catch (error) {
      if (error instanceof SettingsError) faults = error.faults;
    }
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
    expect(faults[0]).not.toContain('secret');
  });

  it('are not those of Ollama when it listens everywhere', () => {
    expect(readSettings({ OLLAMA_HOST: '0.0.0.0' }).OLLAMA_HOST).toBe('http://127.0.0.1:11434');
    expect(readSettings({ OLLAMA_HOST: '[::]:8080' }).OLLAMA_HOST).toBe('http://[::1]:8080');
  });
});

describe('a choice of POST /llm with LUDOTEXT_MODEL_LOOPBACK=0', () => {
  const may = (address: string, environment: Readonly<Record<string, string>>) =>
    mayBeChosen(new URL(address), readSettings({ LUDOTEXT_MODEL_LOOPBACK: '0', ...environment }));

  it('is of this machine only where the settings name it', () => {
    expect(may('http://127.0.0.1:11434', {})).toBe(false);
    expect(may('http://localhost:8000', {})).toBe(false);
    expect(may('http://localhost:8000', { LUDOTEXT_MODEL_ORIGINS: 'http://localhost:8000' })).toBe(true);
    expect(may('http://127.0.0.1:11434', { LLM_PROVIDER: 'ollama', LLM_MODEL: 'x' })).toBe(true);
    expect(may('http://127.0.0.1:11435', { LLM_PROVIDER: 'ollama', LLM_MODEL: 'x' })).toBe(false);
  });
});
