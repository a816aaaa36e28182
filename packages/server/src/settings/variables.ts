import { maxModelName, providers } from '@ludotext/wire';
import { modelAddress, readModelAddress, readOllamaAddress } from './address.js';
import { readListedModels } from './listed-models.js';
import {
  decimal,
  flag,
  hosts,
  keyPrefix,
  keys,
  oneOf,
  originKeys,
  origins,
  redisAddress,
  type Setting,
  shortText,
  text,
  webhookOrigins,
  webhookSecret,
  wholeNumber,
} from './setting.js';

/** The service's address, and what it serves there. */
export const listening = {
  HOST: {
    default: '127.0.0.1',
    description: 'The address to listen on.',
    read: (value: string) => value.replace(/^\[(.*)\]$/, '$1'),
  },
  PORT: { default: '3000', description: 'The port to listen on; 0 takes a free one.', read: wholeNumber(0, 65_535) },
  LUDOTEXT_PAGE: {
    default: '1',
    description: '`0` turns the pages off: `/` and `/docs`.',
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
      '`1` lets the service start without a key where others can reach it, at its address or through a trusted proxy.',
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
      'Further host names that callers may use in `Host`, separated by commas; a name without a port allows any port.',
    read: hosts,
  },
  LUDOTEXT_TRUSTED_PROXIES: {
    default: '0',
    description:
      'Number of proxies in front that add the caller to `X-Forwarded-For`; 0 uses the address of the connection. From 1 on, others reach the service and it needs keys.',
    read: wholeNumber(0, 10),
  },
} as const satisfies Record<string, Setting<unknown>>;

/** The games, and the limits of each. */
export const games = {
  GAMES_FILE: {
    description: "The games of this deployment; `games.yaml` in the working folder, else the package's own.",
    read: text,
  },
  LUDOTEXT_GAME_LOAD_SECONDS: {
    default: '10',
    description: 'Maximum time to load a game.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_GAME_CALL_SECONDS: {
    default: '5',
    description: 'Maximum time for one call of a game: parsing a text, writing offline, judging a batch of drafts.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_GAME_MEMORY_MB: {
    default: '256',
    description: 'Maximum memory of an isolated game, in MiB: for one call, and for its thread between calls.',
    read: wholeNumber(16, 1_000_000),
  },
  LUDOTEXT_GAME_THREADS: {
    default: '2',
    description: 'Maximum threads of one isolated game; one is kept ready, further ones start while calls wait.',
    read: wholeNumber(1, 64),
  },
  LUDOTEXT_TEXT_THREADS: {
    description:
      'Maximum threads for work on texts of the games that are not isolated; as many as there are cores but one, and at least one.',
    read: wholeNumber(1, 64),
  },
} as const satisfies Record<string, Setting<unknown>>;

/** One day: nobody waits longer. */
const maxSeconds = 86_400;

/** The model, its allowed addresses, and the limits of its calls. */
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
  LLM_MODELS: {
    default: '',
    description:
      'Models that a request may choose by name: `name=provider/model_name[@base_url]`, separated by commas. Their origins are allowed, their keys are in `LUDOTEXT_MODEL_KEYS`.',
    read: readListedModels,
  },
  LLM_SECOND: {
    description: 'A name of `LLM_MODELS`: the model for second opinions of another model.',
    read: text,
  },
  LLM_FALLBACK: {
    description:
      "A name of `LLM_MODELS`: the model that writes a request when its own cannot be reached, is out of quota, or gives no item in half of the request's time.",
    read: text,
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
    description: 'Maximum time for the model calls of one request; 120 for `openai`, 900 for `ollama` when unset.',
    read: wholeNumber(1, maxSeconds),
  },
  LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: {
    description: 'Maximum wait for the first byte of a model reply; 120 for `openai`, 600 for `ollama` when unset.',
    read: wholeNumber(1, maxSeconds),
  },
  LUDOTEXT_MODEL_IDLE_SECONDS: {
    default: '60',
    description: 'Maximum silence of a model in the middle of a reply.',
    read: wholeNumber(1, maxSeconds),
  },
  LUDOTEXT_MODEL_MAX_FAILURES: {
    default: '5',
    description:
      'Model calls that fail in a row because the server is down, after which it is not asked for a while; `0` for never.',
    read: wholeNumber(0, 1000),
  },
  LUDOTEXT_MODEL_REST_SECONDS: {
    default: '30',
    description: 'How long a model server is not asked that is down; after that one call tries it.',
    read: wholeNumber(1, maxSeconds),
  },
  LUDOTEXT_MODEL_CONTEXT_TOKENS: {
    description:
      "The model's window in tokens; texts beyond it are read in parts. 8192 for `ollama`, for `openai` what is known of the server when unset.",
    read: wholeNumber(512, 100_000_000),
  },
  LUDOTEXT_MODEL_MAX_TOKENS: {
    description: "Maximum tokens of one model reply; the server's own limit when unset.",
    read: wholeNumber(16, 100_000_000),
  },
  LUDOTEXT_MODEL_MAX_ANSWER: {
    default: '2000000',
    description: 'Maximum characters of one model reply; a longer one is cut off there.',
    read: wholeNumber(1000, 10_000_000),
  },
  LUDOTEXT_MODEL_PARALLEL_CALLS: {
    description: 'Maximum parallel calls for the parts of one long text; 4 for `openai`, 1 for `ollama` when unset.',
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
      '`1` lets any name of a model server resolve to a private network; otherwise only names that public DNS does not know, such as `ollama` or `gpu.lan`.',
    read: flag,
  },
  LUDOTEXT_MODEL_CALLS: {
    default: '8',
    description: 'Maximum parallel model calls of a process; further ones wait in the queue.',
    read: wholeNumber(1, 1000),
  },
  LUDOTEXT_MODEL_CALLS_TOTAL: {
    description:
      'Maximum parallel model calls of all processes together; needs `REDIS_URL`. Without a limit when unset.',
    read: wholeNumber(1, 100_000),
  },
  LUDOTEXT_MODEL_QUEUE_SECONDS: {
    description:
      "Maximum time in the queue for a request's first model call; then the request is `overloaded`. 10 for `openai`, 600 for `ollama` when unset.",
    read: wholeNumber(1, maxSeconds),
  },
} as const satisfies Record<string, Setting<unknown>>;

/** Returns the origins. @throws Error as readers do, for an origin where no model is called */
function callable(all: readonly string[]): readonly string[] {
  return all.map((origin) => new URL(modelAddress(new URL(origin))).origin);
}

/** Sizes, times and rates. */
export const bounds = {
  LUDOTEXT_MAX_TEXT: {
    default: '200000',
    description: 'Maximum length of a text, in UTF-16 units after trimming.',
    read: wholeNumber(1, 10_000_000),
  },
  LUDOTEXT_MAX_ITEMS: {
    default: '50',
    description: 'Maximum items per game in a request.',
    read: wholeNumber(1, 1000),
  },
  LUDOTEXT_MAX_BODY: {
    default: '2097152',
    description: 'Maximum size of a request body, in bytes.',
    read: wholeNumber(1024, 100_000_000),
  },
  LUDOTEXT_MAX_SET: {
    default: '8388608',
    description: 'Maximum size of the body of a request with a set, in bytes.',
    read: wholeNumber(1024, 100_000_000),
  },
  LUDOTEXT_MAX_SET_ITEMS: {
    default: '500',
    description: 'Maximum items of a set, over all its games.',
    read: wholeNumber(1, 100_000),
  },
  LUDOTEXT_MAX_IMPORT: {
    default: '8388608',
    description: 'Maximum size of the body of `POST /import`, in bytes.',
    read: wholeNumber(1024, 100_000_000),
  },
  LUDOTEXT_MAX_EXPORT: {
    default: '33554432',
    description: 'Maximum size of an exported file, in bytes.',
    read: wholeNumber(1024, 1_000_000_000),
  },
  LUDOTEXT_MAX_DOCUMENT: {
    default: '26214400',
    description: 'Maximum size of a document, and of the body of a request that brings one, in bytes.',
    read: wholeNumber(1024, 1_000_000_000),
  },
  LUDOTEXT_MAX_DOCUMENT_TEXT: {
    default: '2000000',
    description: 'Maximum text read of a document, in UTF-16 units.',
    read: wholeNumber(1000, 100_000_000),
  },
  LUDOTEXT_DOCUMENT_SECONDS: {
    default: '60',
    description: 'Maximum time of reading a document.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_DOCUMENT_MEMORY_MB: {
    default: '512',
    description: 'Maximum memory by which reading a document may grow the process, in MiB.',
    read: wholeNumber(16, 16_384),
  },
  LUDOTEXT_DOCUMENTS_AT_ONCE: {
    default: '2',
    description: 'Maximum documents that are read at once, each in a thread of its own; others wait.',
    read: wholeNumber(1, 1000),
  },
  LUDOTEXT_MAX_CONNECTIONS: {
    default: '2000',
    description: 'Maximum number of open connections.',
    read: wholeNumber(1, 1_000_000),
  },
  LUDOTEXT_HEADER_SECONDS: {
    default: '10',
    description: 'Maximum time for a caller to send the headers of a request.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_BODY_SECONDS: {
    default: '30',
    description: 'Maximum time for a caller to send a whole request.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_READ_SECONDS: {
    default: '30',
    description: 'Maximum time for which a caller may read nothing of a response; then the connection is closed.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_KEEP_ALIVE_SECONDS: {
    default: '72',
    description: 'How long an idle connection is kept open; set it higher than in the load balancer in front.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_MAX_WORK: {
    default: '40',
    description:
      'Maximum generation requests under way, including those that wait for a model; further ones are `overloaded`.',
    read: wholeNumber(1, 100_000),
  },
  LUDOTEXT_MAX_WORK_PER_CALLER: {
    description:
      'Maximum of them per caller; half of `LUDOTEXT_MAX_WORK` when unset, without a limit on loopback where no proxy is trusted; 0 is no limit.',
    read: wholeNumber(0, 100_000),
  },
  LUDOTEXT_REQUEST_SECONDS: {
    description:
      'Maximum time for one generation request; when unset, half a minute more than its model calls may take.',
    read: wholeNumber(1, maxSeconds),
  },
  LUDOTEXT_LOOP_DELAY_MS: {
    default: '1000',
    description:
      'Event loop delay in milliseconds; when every half second has a longer one for three seconds, generation requests are `overloaded`. 0 turns it off.',
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
  LUDOTEXT_REFUSALS_PER_SECOND: {
    default: '1200',
    description:
      'Requests refused with 429 or 503 in a second; the answers to further ones are held until their turn comes, so that callers that ask again at once leave the processor to the others. 0 holds none.',
    read: wholeNumber(0, 1_000_000),
  },
  LUDOTEXT_IDEMPOTENCY_HOURS: {
    default: '24',
    description: 'How long the response to a request with an `Idempotency-Key` is kept.',
    read: wholeNumber(1, 168),
  },
  LUDOTEXT_IDEMPOTENCY_MB: {
    default: '32',
    description:
      'Maximum memory for such responses, in MiB, with `REDIS_URL` in Redis and of all processes together; the oldest are dropped first.',
    read: wholeNumber(1, 10_000),
  },
  LUDOTEXT_STREAM_BUFFER: {
    default: '1048576',
    description: 'Maximum bytes of an event stream that wait for a slow caller.',
    read: wholeNumber(16_384, 100_000_000),
  },
} as const satisfies Record<string, Setting<unknown>>;

/** Work that outlives its request, and what several processes share. */
export const jobs = {
  REDIS_URL: {
    description:
      'The Redis that holds jobs and what several processes share, such as `redis://:password@127.0.0.1:6379`; without it one process does everything and keeps its jobs in `DATA_DIR`.',
    read: redisAddress,
  },
  LUDOTEXT_REDIS_PREFIX: {
    default: 'ludotext',
    description:
      'What the names of all keys in Redis begin with; services that share one Redis and nothing else need one each.',
    read: keyPrefix,
  },
  LUDOTEXT_ROLE: {
    default: 'all',
    description:
      '`serve` answers requests and leaves jobs to others, `work` works on jobs and answers probes only, `all` does both. Other than `all` needs `REDIS_URL`.',
    read: oneOf('all', 'serve', 'work'),
  },
  LUDOTEXT_JOB_HOURS: {
    default: '24',
    description: 'How long a job and its result are kept after its end.',
    read: wholeNumber(1, 720),
  },
  LUDOTEXT_JOBS_AT_ONCE: {
    description:
      'Jobs that a process works on at once; as many as `LUDOTEXT_MODEL_CALLS` when unset, half of them where it serves too.',
    read: wholeNumber(1, 1000),
  },
  LUDOTEXT_MAX_JOBS: {
    description:
      'Maximum jobs that wait or are worked on, each text of a batch counted; further ones are `overloaded`. 1000 in one process, 200000 on Redis when unset.',
    read: wholeNumber(1, 10_000_000),
  },
  LUDOTEXT_MAX_JOBS_PER_CALLER: {
    default: '100',
    description: 'Maximum of them per caller, a batch counted once; 0 is no limit.',
    read: wholeNumber(0, 1_000_000),
  },
  LUDOTEXT_MAX_BATCH: {
    default: '1000',
    description: 'Maximum texts of a batch.',
    read: wholeNumber(1, 100_000),
  },
  LUDOTEXT_MAX_BATCH_BODY: {
    default: '33554432',
    description: 'Maximum size of the body of `POST /batches`, in bytes.',
    read: wholeNumber(1024, 1_000_000_000),
  },
  LUDOTEXT_WEBHOOK_ORIGINS: {
    default: '',
    description: 'Origins that may be told of the end of a job, separated by commas; https only.',
    read: webhookOrigins,
  },
  LUDOTEXT_WEBHOOK_SECRET: {
    description: 'The secret that signs webhooks: `whsec_` and 24 to 64 random bytes as base64.',
    read: webhookSecret,
  },
} as const satisfies Record<string, Setting<unknown>>;

/** State, shutdown, and logging. */
export const lifecycle = {
  DATA_DIR: {
    default: '.ludotext',
    description:
      'The folder for decisions made at run time (which games are active, which model writes) and for jobs, both without `REDIS_URL`; for the count of crashes in any case.',
    read: text,
  },
  LUDOTEXT_HEARTBEAT_SECONDS: {
    default: '15',
    description: 'Seconds of silence after which an event stream sends a heartbeat.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_SHUTDOWN_SECONDS: {
    default: '25',
    description: 'How long a stop waits for requests under way.',
    read: wholeNumber(0, 3600),
  },
  LUDOTEXT_LOG_LEVEL: {
    default: 'info',
    description: 'The lowest level that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
  LUDOTEXT_DEV: {
    default: '0',
    description:
      "`1` logs the messages and stacks of games in full, at the places of their sources; these may quote callers' texts, so it needs a service that this machine alone reaches.",
    read: flag,
  },
  LUDOTEXT_DRAIN_SECONDS: {
    default: '0',
    description:
      'How long a stopping service keeps serving while `/health/ready` says no, so that load balancers look elsewhere first.',
    read: wholeNumber(0, 3600),
  },
} as const satisfies Record<string, Setting<unknown>>;
