import { describe, expect, it } from 'vitest';
import type { Setting } from '../../src/settings/setting.js';
import { readSettings, SettingsError, topics, variables } from '../../src/settings/settings.js';
import { expectGenerated } from '../support/generated.js';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('of an empty environment are the defaults', () => {
    const settings = readSettings({});
    expect(Object.keys(settings)).toEqual(Object.keys(variables));
    expect(settings).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      GAMES_FILE: undefined,
      DATA_DIR: '.ludotext',
      LLM_PROVIDER: 'offline',
      LLM_MODEL: undefined,
      LLM_TEMPERATURE: undefined,
      LLM_BASE_URL: undefined,
      OPENAI_API_KEY: undefined,
      OLLAMA_HOST: 'http://127.0.0.1:11434',
      LUDOTEXT_MODEL_ORIGINS: [],
      LUDOTEXT_MODEL_KEYS: new Map(),
      LUDOTEXT_MODEL_TIMEOUT_SECONDS: undefined,
      LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: undefined,
      LUDOTEXT_MODEL_IDLE_SECONDS: 60,
      LUDOTEXT_MODEL_CONTEXT_TOKENS: undefined,
      LUDOTEXT_MODEL_MAX_TOKENS: undefined,
      LUDOTEXT_MODEL_LOOPBACK: true,
      LUDOTEXT_MODEL_PRIVATE: false,
      LUDOTEXT_MODEL_CALLS: 8,
      LUDOTEXT_MODEL_QUEUE_SECONDS: undefined,
      LUDOTEXT_PAGE: true,
      LUDOTEXT_CORS_ORIGINS: [],
      LUDOTEXT_ALLOW_OPEN: false,
      LUDOTEXT_PLAY_KEYS: [],
      LUDOTEXT_ADMIN_KEYS: [],
      LUDOTEXT_HOSTS: [],
      LUDOTEXT_TRUSTED_PROXIES: 0,
      LUDOTEXT_MAX_TEXT: 200_000,
      LUDOTEXT_MAX_ITEMS: 50,
      LUDOTEXT_MAX_BODY: 2_097_152,
      LUDOTEXT_MAX_CONNECTIONS: 2000,
      LUDOTEXT_MAX_WORK: 40,
      LUDOTEXT_MAX_WORK_PER_CALLER: undefined,
      LUDOTEXT_REQUEST_SECONDS: undefined,
      LUDOTEXT_RATE_GENERATE: undefined,
      LUDOTEXT_RATE_REQUESTS: undefined,
      LUDOTEXT_RATE_WRONG_KEYS: 20,
      LUDOTEXT_GAME_LOAD_SECONDS: 10,
      LUDOTEXT_GAME_CALL_SECONDS: 5,
      LUDOTEXT_GAME_MEMORY_MB: 256,
      LUDOTEXT_GAME_THREADS: 2,
      LUDOTEXT_TEXT_THREADS: undefined,
      LUDOTEXT_HEARTBEAT_SECONDS: 15,
      LUDOTEXT_DRAIN_SECONDS: 0,
      LUDOTEXT_SHUTDOWN_SECONDS: 25,
      LUDOTEXT_LOG_LEVEL: 'info',
    });
  });

  it('count an empty variable as unset, and other variables are none of their business', () => {
    expect(readSettings({ PORT: '', LLM_MODEL: ' ', PATH: '/bin' })).toEqual(readSettings({}));
  });

  it.each([
    ['localhost', 'http://localhost:11434'],
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    ['gpu:9000', 'http://gpu:9000'],
    ['http://gpu', 'http://gpu'],
    ['https://ollama.example/api/', 'https://ollama.example/api'],
  ])('read OLLAMA_HOST %s as Ollama does: %s', (given, address) => {
    expect(readSettings({ OLLAMA_HOST: given }).OLLAMA_HOST).toBe(address);
  });

  it('read lists of origins, and keys by origin', () => {
    const settings = readSettings({
      LUDOTEXT_CORS_ORIGINS: 'https://a.example, https://b.example:8443/',
      LUDOTEXT_MODEL_KEYS: 'https://m.example=abc=,http://n.example:8000=def',
    });
    expect(settings.LUDOTEXT_CORS_ORIGINS).toEqual(['https://a.example', 'https://b.example:8443']);
    expect([...settings.LUDOTEXT_MODEL_KEYS]).toEqual([
      ['https://m.example', 'abc='],
      ['http://n.example:8000', 'def'],
    ]);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['LLM_PROVIDER', 'gpt'],
    ['LLM_TEMPERATURE', '2.1'],
    ['OLLAMA_HOST', 'http://user:word@gpu'],
    ['LLM_BASE_URL', 'ftp://models.example'],
    ['LLM_BASE_URL', 'https://user:word@models.example'],
    ['OLLAMA_HOST', 'http://'],
    ['LUDOTEXT_MODEL_ORIGINS', 'https://models.example/v1'],
    ['LUDOTEXT_CORS_ORIGINS', '*'],
    ['LUDOTEXT_ALLOW_OPEN', 'yes'],
    ['LUDOTEXT_MODEL_TIMEOUT_SECONDS', '0'],
    ['LUDOTEXT_MODEL_FIRST_BYTE_SECONDS', '86401'],
    ['LUDOTEXT_MODEL_IDLE_SECONDS', '1.5'],
    ['LUDOTEXT_MODEL_CONTEXT_TOKENS', '511'],
    ['LUDOTEXT_MODEL_MAX_TOKENS', '15'],
    ['LUDOTEXT_HEARTBEAT_SECONDS', '15s'],
    ['LUDOTEXT_MAX_TEXT', '0'],
    ['LUDOTEXT_MAX_BODY', '2MB'],
    ['LUDOTEXT_LOG_LEVEL', 'loud'],
    ['LUDOTEXT_PLAY_KEYS', 'abc'],
    ['LUDOTEXT_ADMIN_KEYS', 'abc'],
    ['LUDOTEXT_HOSTS', 'https://lessons.example'],
    ['LUDOTEXT_TRUSTED_PROXIES', 'yes'],
    ['LUDOTEXT_MAX_WORK', '0'],
    ['LUDOTEXT_RATE_GENERATE', 'many'],
  ])('with %s=%s are refused in a sentence that begins with the name', (name, value) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} .+\\.$`));
  });

  it('are refused with all faults at once', () => {
    expect(faultsOf({ PORT: 'x', LLM_TEMPERATURE: 'hot', LUDOTEXT_MAX_ITEMS: '0' })).toHaveLength(3);
  });

  it('never repeat a key', () => {
    expect(faultsOf({ LUDOTEXT_MODEL_KEYS: 'sk-secret' }).join()).not.toContain('sk-secret');
  });

  it('name the setting a mistyped variable stands for', () => {
    expect(faultsOf({ LUDOTEXT_MAX_TXT: '5' })).toEqual([
      'LUDOTEXT_MAX_TXT is not a setting; did you mean LUDOTEXT_MAX_TEXT?',
    ]);
  });

  it('have a log with the texts of callers only where this machine alone reaches the service', () => {
    expect(faultsOf({ LUDOTEXT_DEV: '1' })).toEqual([]);
    expect(faultsOf({ LUDOTEXT_DEV: '1', HOST: '0.0.0.0', LUDOTEXT_PLAY_KEYS: 'k'.repeat(20) })).toEqual([
      "HOST 0.0.0.0 can be reached from other machines, and LUDOTEXT_DEV=1 writes callers' texts to the log. Unset it, or serve this machine alone.",
    ]);
    expect(faultsOf({ LUDOTEXT_DEV: '1', LUDOTEXT_TRUSTED_PROXIES: '1', LUDOTEXT_ALLOW_OPEN: '1' })).toEqual([
      expect.stringMatching(/^LUDOTEXT_TRUSTED_PROXIES .*LUDOTEXT_DEV=1/),
    ]);
  });

  it('ask for a model with a provider, and for a provider with a model', () => {
    expect(faultsOf({ LLM_PROVIDER: 'ollama' })[0]).toMatch(/^LLM_MODEL is needed/);
    expect(faultsOf({ LLM_MODEL: 'llama3.2' })[0]).toMatch(/^LLM_PROVIDER is needed/);
    expect(faultsOf({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'x'.repeat(201) })[0]).toMatch(/^LLM_MODEL must/);
    expect(faultsOf({ LLM_PROVIDER: 'offline', LLM_MODEL: 'llama3.2' })).toEqual([]);
  });

  it('ask for a provider with whatever is meant for its model', () => {
    expect(faultsOf({ LLM_TEMPERATURE: '0' })).toEqual([
      'LLM_PROVIDER is needed with LLM_TEMPERATURE: openai or ollama.',
    ]);
    expect(faultsOf({ LLM_MODEL: 'm', LLM_BASE_URL: 'http://127.0.0.1:8000/v1' })).toEqual([
      'LLM_PROVIDER is needed with LLM_MODEL and LLM_BASE_URL: openai or ollama.',
    ]);
    expect(faultsOf({ LLM_PROVIDER: 'offline', LLM_BASE_URL: 'http://127.0.0.1:8000/v1' })).toEqual([]);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'games.example'])(
    'let HOST be %s only with LUDOTEXT_ALLOW_OPEN=1',
    (host) => {
      expect(faultsOf({ HOST: host })[0]).toMatch(/^HOST .*LUDOTEXT_ALLOW_OPEN=1/);
      expect(faultsOf({ HOST: host, LUDOTEXT_ALLOW_OPEN: '1' })).toEqual([]);
    },
  );

  it.each(['localhost', '127.0.0.2', '::1', '[::1]'])('let HOST be %s', (host) => {
    expect(faultsOf({ HOST: host })).toEqual([]);
  });
});

describe('the tables of settings in docs/operations.md', () => {
  it('are those of the code, by topic', async () => {
    const row = ([name, { default: fallback = '', description }]: [string, Setting<unknown>]) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${description} |\n`;
    const tables = Object.entries<Record<string, Setting<unknown>>>(topics).map(
      ([topic, ofTopic]) =>
        `\n**${topic}**\n\n| variable | default | |\n|---|---|---|\n${Object.entries(ofTopic).map(row).join('')}`,
    );
    await expectGenerated('operations.md', 'settings', `${tables.join('')}\n`);
  });

  it('hold every variable once', () => {
    const names = Object.values(topics).flatMap((ofTopic) => Object.keys(ofTopic));
    expect(names).toEqual(Object.keys(variables));
  });
});

describe('an address that others reach', () => {
  const hosts = ['0.0.0.0', '::', '[::]', '192.168.1.5', 'games.example', '127.0.0.1.evil.example', '::ffff:127.0.0.1'];

  it.each(hosts)('such as %s is not listened on without a key', (host) => {
    const faults = faultsOf({ HOST: host });
    expect(faults).toHaveLength(1);
    for (const name of ['HOST', 'LUDOTEXT_PLAY_KEYS', 'LUDOTEXT_ADMIN_KEYS', 'LUDOTEXT_ALLOW_OPEN=1']) {
      expect(faults[0]).toContain(name);
    }
  });

  it.each(hosts)('such as %s is listened on with a key of either scope, or when that is meant', (host) => {
    expect(faultsOf({ HOST: host, LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class' })).toEqual([]);
    expect(faultsOf({ HOST: host, LUDOTEXT_ADMIN_KEYS: 'admin-key-of-the-teacher' })).toEqual([]);
    expect(faultsOf({ HOST: host, LUDOTEXT_ALLOW_OPEN: '1' })).toEqual([]);
  });

  it('is not listened on with keys that are none', () => {
    expect(faultsOf({ HOST: '0.0.0.0', LUDOTEXT_PLAY_KEYS: ' , ,', LUDOTEXT_ADMIN_KEYS: ' ' })).toHaveLength(1);
  });
});

describe('a proxy in front', () => {
  const environment = { LUDOTEXT_TRUSTED_PROXIES: '1' };

  it('lets others in, so there has to be a key', () => {
    const faults = faultsOf(environment);
    expect(faults).toHaveLength(1);
    for (const name of ['LUDOTEXT_TRUSTED_PROXIES', 'LUDOTEXT_PLAY_KEYS', 'LUDOTEXT_ALLOW_OPEN=1']) {
      expect(faults[0]).toContain(name);
    }
  });

  it('is no fault with a key, or when that is meant', () => {
    expect(faultsOf({ ...environment, LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class' })).toEqual([]);
    expect(faultsOf({ ...environment, LUDOTEXT_ALLOW_OPEN: '1' })).toEqual([]);
  });
});

describe('loopback', () => {
  it.each(['localhost', '127.0.0.1', '127.0.0.2', '::1', '[::1]'])('such as %s needs no key', (host) => {
    expect(faultsOf({ HOST: host })).toEqual([]);
  });
});

describe('a key of both scopes', () => {
  it('is refused, and not repeated', () => {
    const both = 'key-of-the-class';
    const faults = faultsOf({ LUDOTEXT_PLAY_KEYS: `other-key,${both}`, LUDOTEXT_ADMIN_KEYS: both });
    expect(faults).toEqual([expect.stringMatching(/^LUDOTEXT_PLAY_KEYS .*LUDOTEXT_ADMIN_KEYS/)]);
    expect(faults.join()).not.toContain(both);
  });
});
