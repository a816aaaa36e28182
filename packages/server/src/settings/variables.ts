import { maxModelName, providers } from '@ludotext/wire';
import { modelAddress, readModelAddress, readOllamaAddress } from './address.js';
import {
  decimal,
  flag,
  hosts,
  keys,
  oneOf,
  originKeys,
  origins,
  type Setting,
  shortText,
  text,
  wholeNumber,
} from './setting.js';

/** Where the service listens, and what it shows there. */
export const listening = {
  HOST: {
    default: '127.0.0.1',
    description: 'The address to listen on.',
    read: (value: string) => value.replace(/^\[(.*)\]$/, '$1'),
  },
  PORT: { default: '3000', description: 'The port to listen on; 0 takes a free one.', read: wholeNumber(0, 65_535) },
  LUDOTEXT_PAGE: {
    default: '1',
    description: '`0` serves no page for people: neither `/` nor `/docs`.',
    read: flag,
  },
} as const satisfies Record<string, Setting<unknown>>;

/** Who may call. */
export const access = {
  LUDOTEXT_PLAY_KEYS: {
    default: '',
    description: 'Keys of callers who may generate, grade and read, separated by commas.',
    read: keys,
  },
  LUDOTEXT_ADMIN_KEYS: {
    default: '',
    description: 'Keys of callers who may also choose the model, switch games, reload, and read the metrics.',
    read: keys,
  },
  LUDOTEXT_ALLOW_OPEN: {
    default: '0',
    description:
      '`1` lets the service start without any key where others can reach it: at its address, or through a trusted proxy.',
    read: flag,
  },
  LUDOTEXT_CORS_ORIGINS: {
    default: '',
    description: 'Origins whose pages may call the service, separated by commas.',
    read: origins,
  },
  LUDOTEXT_HOSTS: {
    default: '',
    description:
      'Further names by which callers may name the service in `Host`, separated by commas; a name alone means any port.',
    read: hosts,
  },
  LUDOTEXT_TRUSTED_PROXIES: {
    default: '0',
    description:
      'How many proxies in front write the caller into `X-Forwarded-For`; 0 takes the address of the connection. With more, others reach the service, and it needs keys.',
    read: wholeNumber(0, 10),
  },
} as const satisfies Record<string, Setting<unknown>>;

/** Which games there are, and what one of them may take. */
export const games = {
  GAMES_FILE: {
    description: "The games of this deployment; `games.yaml` in the working folder, else the package's own.",
    read: text,
  },
  LUDOTEXT_GAME_LOAD_SECONDS: {
    default: '10',
    description: 'Longest time a game may take to be loaded.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_GAME_CALL_SECONDS: {
    default: '5',
    description: 'Longest time a game may take for one call: a text parsed, a text written, a batch of drafts judged.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_GAME_MEMORY_MB: {
    default: '256',
    description: 'MiB of memory one call of an isolated game may take, and its thread may hold between calls.',
    read: wholeNumber(16, 1_000_000),
  },
  LUDOTEXT_GAME_THREADS: {
    default: '2',
    description: 'Most threads of one isolated game; one is kept ready, further ones are started while calls wait.',
    read: wholeNumber(1, 64),
  },
} as const satisfies Record<string, Setting<unknown>>;

/** A day: longer nobody waits. */
export const maxSeconds = 86_400;

/** Which model writes, where it may be, and what its calls may take. */
export const model = {
  LLM_PROVIDER: {
    default: 'offline',
    description: '`openai` (or a server compatible with it), `ollama` or `offline`.',
    read: oneOf(...providers),
  },
  LLM_MODEL: {
    description: "The model's name at its server; needed for `openai` and `ollama`.",
    read: shortText(maxModelName),
  },
  LLM_TEMPERATURE: { description: "0 to 2; the server's own when unset.", read: decimal(0, 2) },
  LLM_BASE_URL: {
    description: "The model server's address; the provider's own when unset.",
    read: readModelAddress,
  },
  OPENAI_API_KEY: {
    description: "The key; sent to the origin of `LLM_BASE_URL`, or to OpenAI's when that is unset.",
    read: text,
  },
  OLLAMA_HOST: {
    default: 'http://127.0.0.1:11434',
    description: "Ollama's address; the scheme and the port may be left out.",
    read: readOllamaAddress,
  },
  LUDOTEXT_MODEL_ORIGINS: {
    default: '',
    description: 'Further origins `POST /llm` may set, separated by commas.',
    read: (value: string) => callable(origins(value)),
  },
  LUDOTEXT_MODEL_KEYS: {
    default: '',
    description: 'Keys of other model servers: `origin=key` pairs, separated by commas.',
    read: (value: string) => {
      const pairs = originKeys(value);
      callable([...pairs.keys()]);
      return pairs;
    },
  },
  LUDOTEXT_MODEL_TIMEOUT_SECONDS: {
    description: 'Longest time for the model calls of one request; 120 for `openai`, 900 for `ollama` when unset.',
    read: wholeNumber(1, maxSeconds),
  },
  LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: {
    description: 'Longest wait until a model begins to answer; 120 for `openai`, 600 for `ollama` when unset.',
    read: wholeNumber(1, maxSeconds),
  },
  LUDOTEXT_MODEL_IDLE_SECONDS: {
    default: '60',
    description: 'Longest silence of a model in the middle of an answer.',
    read: wholeNumber(1, maxSeconds),
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
  LUDOTEXT_MODEL_MAX_ANSWER: {
    default: '2000000',
    description: 'Most characters of one answer of the model; a longer one is stopped there.',
    read: wholeNumber(1000, 10_000_000),
  },
  LUDOTEXT_MODEL_PARALLEL_CALLS: {
    description: 'Most calls at once about the parts of one long text; 4 for `openai`, 1 for `ollama` when unset.',
    read: wholeNumber(1, 64),
  },
  LUDOTEXT_MODEL_LOOPBACK: {
    default: '1',
    description:
      '`0` keeps `POST /llm` from choosing a model server on this machine, unless the settings name its origin.',
    read: flag,
  },
  LUDOTEXT_MODEL_PRIVATE: {
    default: '0',
    description:
      '`1` lets any name of a model server lead into a private network; otherwise only names do that public DNS does not know, such as `ollama` or `gpu.lan`.',
    read: flag,
  },
  LUDOTEXT_MODEL_CALLS: {
    default: '8',
    description: 'Most calls of the model at once; further ones wait.',
    read: wholeNumber(1, 1000),
  },
  LUDOTEXT_MODEL_QUEUE_SECONDS: {
    description:
      "Longest wait of a request's first call of the model; then it is `overloaded`. 10 for `openai`, 600 for `ollama` when unset.",
    read: wholeNumber(1, maxSeconds),
  },
} as const satisfies Record<string, Setting<unknown>>;

/** The origins, where none leads to an address that no model is called at. @throws Error as readers do */
function callable(all: readonly string[]): readonly string[] {
  return all.map((origin) => new URL(modelAddress(new URL(origin))).origin);
}

/** How much, how long and how often. */
export const bounds = {
  LUDOTEXT_MAX_TEXT: {
    default: '200000',
    description: 'Longest text, in UTF-16 units after trimming.',
    read: wholeNumber(1, 10_000_000),
  },
  LUDOTEXT_MAX_ITEMS: {
    default: '50',
    description: 'Most items per game a request may ask for.',
    read: wholeNumber(1, 1000),
  },
  LUDOTEXT_MAX_BODY: {
    default: '2097152',
    description: 'Largest request body, in bytes.',
    read: wholeNumber(1024, 100_000_000),
  },
  LUDOTEXT_MAX_CONNECTIONS: {
    default: '2000',
    description: 'Most connections at once.',
    read: wholeNumber(1, 1_000_000),
  },
  LUDOTEXT_HEADER_SECONDS: {
    default: '10',
    description: 'Longest time a caller may take to send the headers of a request.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_BODY_SECONDS: {
    default: '30',
    description: 'Longest time a caller may take to send a whole request.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_READ_SECONDS: {
    default: '30',
    description:
      'Longest time for which a caller may read nothing of an answer that is being sent; then the connection is closed.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_KEEP_ALIVE_SECONDS: {
    default: '72',
    description: 'How long an idle connection is kept; longer than the load balancer in front keeps it.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_MAX_WORK: {
    default: '40',
    description:
      'Most generation requests under way at once, those that wait for a model included; further ones are `overloaded`.',
    read: wholeNumber(1, 100_000),
  },
  LUDOTEXT_MAX_WORK_PER_CALLER: {
    description:
      'Most of them of one caller; half of `LUDOTEXT_MAX_WORK` when unset, without a limit on loopback where no proxy is trusted; 0 is no limit.',
    read: wholeNumber(0, 100_000),
  },
  LUDOTEXT_REQUEST_SECONDS: {
    description:
      'Longest time for one generation request; half a minute more than its model calls may take when unset.',
    read: wholeNumber(1, maxSeconds),
  },
  LUDOTEXT_LOOP_DELAY_MS: {
    default: '1000',
    description:
      'Delay of the event loop in milliseconds; when the longest one within every half second is longer for three seconds, generation requests are `overloaded`; 0 never.',
    read: wholeNumber(0, 60_000),
  },
  LUDOTEXT_RATE_GENERATE: {
    description:
      'Generation requests per minute and caller; 60 when unset, without a limit on loopback where no proxy is trusted; 0 is no limit.',
    read: wholeNumber(0, 1_000_000),
  },
  LUDOTEXT_RATE_REQUESTS: {
    description:
      'Other requests per minute and caller; 600 when unset, without a limit on loopback where no proxy is trusted; 0 is no limit.',
    read: wholeNumber(0, 1_000_000),
  },
  LUDOTEXT_RATE_WRONG_KEYS: {
    default: '20',
    description: 'Requests with a wrong key per minute and address; 0 is no limit.',
    read: wholeNumber(0, 1_000_000),
  },
  LUDOTEXT_IDEMPOTENCY_HOURS: {
    default: '24',
    description: 'How long the answer to a request with an `Idempotency-Key` is kept.',
    read: wholeNumber(1, 168),
  },
  LUDOTEXT_IDEMPOTENCY_MB: {
    default: '32',
    description: 'MiB of memory such answers may take; the oldest go first.',
    read: wholeNumber(1, 10_000),
  },
  LUDOTEXT_STREAM_BUFFER: {
    default: '1048576',
    description: 'Most bytes of an event stream that may wait for a caller who reads slowly.',
    read: wholeNumber(16_384, 100_000_000),
  },
} as const satisfies Record<string, Setting<unknown>>;

/** State, stopping, and what is told on the way. */
export const lifecycle = {
  DATA_DIR: {
    default: '.ludotext',
    description: 'The folder of what was decided at run time: which games are active, which model writes.',
    read: text,
  },
  LUDOTEXT_HEARTBEAT_SECONDS: {
    default: '15',
    description: 'Silence after which an event stream says that it lives.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_SHUTDOWN_SECONDS: {
    default: '25',
    description: 'How long a stop waits for requests under way.',
    read: wholeNumber(0, 3600),
  },
  LUDOTEXT_LOG_LEVEL: {
    default: 'info',
    description: 'The least that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
  LUDOTEXT_DRAIN_SECONDS: {
    default: '0',
    description:
      'How long a stop serves on while `/health/ready` says no, so that load balancers look elsewhere first.',
    read: wholeNumber(0, 3600),
  },
} as const satisfies Record<string, Setting<unknown>>;
