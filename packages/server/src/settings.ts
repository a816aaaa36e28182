import { nearestName } from '@ludotext/engine';
import { addressText, isLoopback, readAddress, readOllamaHost } from './address.js';
import { longestModelName, providers } from './model-choice.js';
import { decimal, flag, oneOf, originKeys, origins, type Setting, shortText, text, wholeNumber } from './setting.js';

/** A day: longer nobody waits. */
const mostSeconds = 86_400;

/** Every variable the service reads; the table in docs/http.md is held to this one by a test. */
export const variables = {
  HOST: {
    standard: '127.0.0.1',
    description: 'The address to listen on.',
    read: (value: string) => value.replace(/^\[(.*)\]$/, '$1'),
  },
  PORT: { standard: '3000', description: 'The port to listen on; 0 takes a free one.', read: wholeNumber(0, 65_535) },
  GAMES_FILE: {
    description: "The games of this deployment; `games.yaml` in the working folder, else the package's own.",
    read: text,
  },
  DATA_DIR: {
    standard: '.ludotext',
    description: 'The folder of what was decided at run time: which games are active, which model writes.',
    read: text,
  },
  LLM_PROVIDER: {
    standard: 'offline',
    description: '`openai` (or a server compatible with it), `ollama` or `offline`.',
    read: oneOf(...providers),
  },
  LLM_MODEL: {
    description: "The model's name at its server; needed for `openai` and `ollama`.",
    read: shortText(longestModelName),
  },
  LLM_TEMPERATURE: { description: "0 to 2; the server's own when unset.", read: decimal(0, 2) },
  LLM_BASE_URL: {
    description: "The model server's address; the provider's own when unset.",
    read: (value: string) => addressText(readAddress(value)),
  },
  OPENAI_API_KEY: {
    description: "The key; sent to the origin of `LLM_BASE_URL`, or to OpenAI's when that is unset.",
    read: text,
  },
  OLLAMA_HOST: {
    standard: 'http://127.0.0.1:11434',
    description: "Ollama's address; the scheme and the port may be left out.",
    read: (value: string) => addressText(readOllamaHost(value)),
  },
  LUDOTEXT_MODEL_ORIGINS: {
    standard: '',
    description: 'Further origins `POST /llm` may set, separated by commas.',
    read: origins,
  },
  LUDOTEXT_MODEL_KEYS: {
    standard: '',
    description: 'Keys of other model servers: `origin=key` pairs, separated by commas.',
    read: originKeys,
  },
  LUDOTEXT_MODEL_TIMEOUT_SECONDS: {
    description: 'Longest time for the model calls of one request; 120 for `openai`, 900 for `ollama` when unset.',
    read: wholeNumber(1, mostSeconds),
  },
  LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: {
    description: 'Longest wait until a model begins to answer; 120 for `openai`, 600 for `ollama` when unset.',
    read: wholeNumber(1, mostSeconds),
  },
  LUDOTEXT_MODEL_IDLE_SECONDS: {
    standard: '60',
    description: 'Longest silence of a model in the middle of an answer.',
    read: wholeNumber(1, mostSeconds),
  },
  LUDOTEXT_MODEL_CONTEXT_TOKENS: {
    description:
      "The model's window in tokens; texts beyond it are read in parts. 8192 for `ollama`, for `openai` what is known of the server when unset.",
    read: wholeNumber(512, 100_000_000),
  },
  LUDOTEXT_MODEL_MAX_TOKENS: {
    description: "Most tokens of one answer of the model; the server's own limit when unset.",
    read: wholeNumber(16, 100_000_000),
  },
  LUDOTEXT_PAGE: {
    standard: '1',
    description: '`0` serves no page for people: neither `/` nor `/docs`.',
    read: flag,
  },
  LUDOTEXT_CORS_ORIGINS: {
    standard: '',
    description: 'Origins whose pages may call the service, separated by commas.',
    read: origins,
  },
  LUDOTEXT_ALLOW_OPEN: {
    standard: '0',
    description: '`1` lets the service listen on an address that others can reach, without any key.',
    read: flag,
  },
  LUDOTEXT_MAX_TEXT: {
    standard: '200000',
    description: 'Longest text, in UTF-16 units after trimming.',
    read: wholeNumber(1, 10_000_000),
  },
  LUDOTEXT_MAX_ITEMS: {
    standard: '50',
    description: 'Most items per game a request may ask for.',
    read: wholeNumber(1, 1000),
  },
  LUDOTEXT_MAX_BODY: {
    standard: '2097152',
    description: 'Largest request body, in bytes.',
    read: wholeNumber(1024, 100_000_000),
  },
  LUDOTEXT_GAME_LOAD_SECONDS: {
    standard: '10',
    description: 'Longest time a game may take to be loaded.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_GAME_CALL_SECONDS: {
    standard: '5',
    description: 'Longest time a game may take for one call: a text parsed, a text written, a batch of drafts judged.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_GAME_MEMORY_MB: {
    standard: '256',
    description: 'MiB of memory one call of an isolated game may take, and its thread may hold between calls.',
    read: wholeNumber(16, 1_000_000),
  },
  LUDOTEXT_GAME_THREADS: {
    standard: '2',
    description: 'Most threads of one isolated game; one is kept ready, further ones are started while calls wait.',
    read: wholeNumber(1, 64),
  },
  LUDOTEXT_HEARTBEAT_SECONDS: {
    standard: '15',
    description: 'Silence after which an event stream says that it lives.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_SHUTDOWN_SECONDS: {
    standard: '25',
    description: 'How long a stop waits for requests under way.',
    read: wholeNumber(0, 3600),
  },
  LUDOTEXT_LOG_LEVEL: {
    standard: 'info',
    description: 'The least that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
} as const satisfies Record<string, Setting<unknown>>;

type Variables = typeof variables;
type ValueOf<Entry> =
  Entry extends Setting<infer Value>
    ? Value | (Entry extends { readonly standard: string } ? never : undefined)
    : never;

/** The checked settings, under the names of their variables. */
export type Settings = { readonly [Name in keyof Variables]: ValueOf<Variables[Name]> };

/** Settings that cannot be used: one sentence per fault, each naming its variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/**
 * Reads the settings from an environment; a variable that is empty counts as unset.
 * @throws SettingsError with every fault at once
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const values = Object.entries<Setting<unknown>>(variables).map(([name, { standard, read }]) => {
    const given = environment[name]?.trim() || standard;
    try {
      return [name, given === undefined ? undefined : read(given)];
    } catch (error) {
      faults.push(`${name} ${error instanceof Error ? error.message : 'is wrong'}.`);
      return [name, undefined];
    }
  });
  // Every entry of the table was read with its own reader, which Object.fromEntries cannot know.
  const settings = Object.fromEntries(values) as Settings;
  faults.push(...unknownVariables(environment), ...conflicts(settings, environment));
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/** Variables that will be read one day: whoever sets them counts on a protection that is not there yet. */
const notYet = ['LUDOTEXT_PLAY_KEYS', 'LUDOTEXT_ADMIN_KEYS'];

function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const names = Object.keys(environment).filter((name) => name.startsWith('LUDOTEXT_') && !(name in variables));
  return names
    .filter((name) => environment[name]?.trim())
    .map((name) => {
      if (notYet.includes(name)) {
        return `${name} is not supported yet: this version checks no keys. Unset it, and let only trusted callers reach the service.`;
      }
      const meant = nearestName(name, Object.keys(variables));
      return meant === undefined ? `${name} is not a setting.` : `${name} is not a setting; did you mean ${meant}?`;
    });
}

/** Variables that say nothing without a provider. */
const modelVariables = ['LLM_MODEL', 'LLM_TEMPERATURE', 'LLM_BASE_URL'] as const;

/** Settings that do not go together; one that was at fault itself is undefined here and has been reported. */
function conflicts(settings: Settings, environment: Readonly<Record<string, string | undefined>>): string[] {
  const { HOST, LUDOTEXT_ALLOW_OPEN, LLM_PROVIDER, LLM_MODEL } = settings;
  const faults: string[] = [];
  if (!isLoopback(HOST) && LUDOTEXT_ALLOW_OPEN === false) {
    faults.push(
      `HOST ${HOST} can be reached from other machines, and the service asks for no key. Set LUDOTEXT_ALLOW_OPEN=1 if that is meant.`,
    );
  }
  if (LLM_PROVIDER !== 'offline' && LLM_PROVIDER !== undefined && LLM_MODEL === undefined) {
    faults.push(`LLM_MODEL is needed with LLM_PROVIDER=${LLM_PROVIDER}: the name of the model to use.`);
  }
  const meantForModel = modelVariables.filter((name) => settings[name] !== undefined);
  if (meantForModel.length > 0 && !environment.LLM_PROVIDER?.trim()) {
    faults.push(`LLM_PROVIDER is needed with ${meantForModel.join(' and ')}: openai or ollama.`);
  }
  return faults;
}
