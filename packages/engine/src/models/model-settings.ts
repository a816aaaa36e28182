import { z } from 'zod';
import { EngineError } from '../contract/errors.js';
import { defaultFetch } from './fetch.js';

/** A kind of model server. */
export type Provider = 'openai' | 'ollama';

/** All providers. `openai` is OpenAI and every server that speaks its protocol. */
export const providers: readonly Provider[] = ['openai', 'ollama'];

/** Which model to use and where. */
export interface ModelSettings {
  readonly provider: Provider;
  /** Name of the model on its server. */
  readonly modelName: string;
  /** Sampling temperature, 0 to 2; default: the server's. */
  readonly temperature?: number | undefined;
  /** Address of the server; default: the provider's (`https://api.openai.com/v1`, `http://127.0.0.1:11434`). */
  readonly baseUrl?: string | undefined;
  /** The key, for servers that require one. Never shown, logged or stored. */
  readonly apiKey?: string | undefined;
  /**
   * Maximum time of a whole request with all its calls in milliseconds, up to a day; default 120,000 for `openai`,
   * 900,000 for `ollama`.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Maximum time until the first byte of a reply in milliseconds, up to a day; default 120,000 for `openai`, 600,000
   * for `ollama`, which may have to load the model first.
   */
  readonly firstByteMs?: number | undefined;
  /** Maximum time between two bytes of a reply in milliseconds, up to a day; default 60,000. */
  readonly idleMs?: number | undefined;
  /** Maximum number of attempts per call, 1 to 10; default 3. A retry without a refused parameter does not count. */
  readonly maxAttempts?: number | undefined;
  /**
   * Maximum pause before the second attempt in milliseconds, 1 to 60,000; default 500. It doubles with each further
   * attempt, up to 8 seconds.
   */
  readonly retryBaseMs?: number | undefined;
  /**
   * Maximum number of tokens of one reply, from 16; default: the server's limit for `openai`, the rest of the window
   * for `ollama`.
   */
  readonly maxTokens?: number | undefined;
  /** Maximum number of characters of one reply, 1,000 to 10,000,000; default 2,000,000. */
  readonly maxReplyLength?: number | undefined;
  /**
   * Maximum number of concurrent calls about the parts of one text, 1 to 64; default 4 for `openai`, 1 for `ollama`,
   * which processes one at a time.
   */
  readonly parallelCalls?: number | undefined;
  /**
   * Window of the model in tokens, prompt and reply together, from 512. Default for `ollama` 8,192; a request that does
   * not fit is refused, never cut. Default for `openai` 128,000 at the addresses of OpenAI and Azure, otherwise unknown
   * until the server names it.
   */
  readonly contextTokens?: number | undefined;
  /** Replaces the engine's fetch, for tests and proxies. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Settings with the provider's defaults filled in. */
export interface CompleteModelSettings extends ModelSettings {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly firstByteMs: number;
  readonly idleMs: number;
  readonly maxAttempts: number;
  readonly retryBaseMs: number;
  readonly maxReplyLength: number;
  readonly parallelCalls: number;
  readonly fetch: typeof globalThis.fetch;
}

const common = { idleMs: 60_000, maxAttempts: 3, retryBaseMs: 500, maxReplyLength: 2_000_000, fetch: defaultFetch };

const defaults = {
  openai: {
    ...common,
    baseUrl: 'https://api.openai.com/v1',
    timeoutMs: 120_000,
    firstByteMs: 120_000,
    parallelCalls: 4,
  },
  ollama: {
    ...common,
    baseUrl: 'http://127.0.0.1:11434',
    timeoutMs: 900_000,
    firstByteMs: 600_000,
    parallelCalls: 1,
    contextTokens: 8_192,
  },
} as const;

const time = z.number().int().min(1).max(86_400_000).optional();

const bounds = z.object({
  provider: z.enum(providers),
  modelName: z.string().trim().min(1).max(200),
  temperature: z.number().min(0).max(2).optional(),
  baseUrl: z
    .string()
    .refine(isServerAddress, 'must be an http or https address without user, query and fragment')
    .optional(),
  timeoutMs: time,
  firstByteMs: time,
  idleMs: time,
  maxAttempts: z.number().int().min(1).max(10).optional(),
  retryBaseMs: z.number().int().min(1).max(60_000).optional(),
  maxTokens: z.number().int().min(16).optional(),
  maxReplyLength: z.number().int().min(1_000).max(10_000_000).optional(),
  parallelCalls: z.number().int().min(1).max(64).optional(),
  contextTokens: z.number().int().min(512).optional(),
});

/**
 * Fills in the defaults.
 * @throws EngineError `invalid_request` for settings out of bounds
 */
export function completeSettings(settings: ModelSettings): CompleteModelSettings {
  const checked = bounds.safeParse(settings);
  if (checked.success) return complete(settings);
  const [issue] = checked.error.issues;
  const path = (issue?.path ?? []).map(String);
  const message = issue?.message ?? 'is not as it should be';
  throw new EngineError('invalid_request', `${path.join('.')}: ${message}`, {
    params: { field: path.join('.'), issue: message },
    findings: [{ rule: 'schema', severity: 'reject', params: { issue: message }, message, path }],
  });
}

function complete(settings: ModelSettings): CompleteModelSettings {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const completed = {
    ...defaults[settings.provider],
    ...(Object.fromEntries(given) as Pick<ModelSettings, 'provider' | 'modelName'>),
  };
  return { ...completed, baseUrl: completed.baseUrl.replace(/\/+$/, '') };
}

/** True for a valid address of a model server. */
function isServerAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '' && search === '' && hash === '';
}

const azureHosts = /\.(openai\.azure|cognitiveservices\.azure|services\.ai\.azure)\.com$/;

/** True for the addresses of OpenAI and Azure, whose servers put the schema before all messages. */
export function isOpenAiHost(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' && (hostname === 'api.openai.com' || azureHosts.test(hostname));
}
