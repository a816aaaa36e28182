import { z } from 'zod';
import { EngineError } from '../contract/errors.js';
import { defaultFetch } from './fetch.js';

/** A kind of model server. */
export type Provider = 'openai' | 'ollama';

/** The kinds of model server there are. `openai` is OpenAI and every server that speaks its protocol. */
export const providers: readonly Provider[] = ['openai', 'ollama'];

/** Which model to use and where. */
export interface ModelSettings {
  readonly provider: Provider;
  /** Name of the model at its server. */
  readonly modelName: string;
  /** Sampling temperature, 0 to 2; left to the server when absent. */
  readonly temperature?: number | undefined;
  /** Address of the server; the provider's own when absent (`https://api.openai.com/v1`, `http://127.0.0.1:11434`). */
  readonly baseUrl?: string | undefined;
  /** The key, for servers that ask for one. Never shown, logged or kept. */
  readonly apiKey?: string | undefined;
  /** Longest time for a whole request with all its calls in milliseconds, up to a day; 120,000 for `openai`, 900,000 for `ollama`. */
  readonly timeoutMs?: number | undefined;
  /**
   * Longest time until the first byte of a reply in milliseconds, up to a day; 120,000 for `openai`, 600,000 for
   * `ollama`, which may have to load the model first.
   */
  readonly firstByteMs?: number | undefined;
  /** Longest time between two bytes of a reply in milliseconds, up to a day; 60,000. */
  readonly idleMs?: number | undefined;
  /** Most attempts at one call, 1 to 10; 3. A parameter that the server does not take is left out without charge. */
  readonly maxAttempts?: number | undefined;
  /** Longest pause before the second attempt in milliseconds, 1 to 60,000; doubled before each further one, up to 8 seconds; 500. */
  readonly retryBaseMs?: number | undefined;
  /** Most tokens of one reply, from 16; the server's own limit for `openai`, what the window leaves for `ollama`. */
  readonly maxTokens?: number | undefined;
  /** Most characters of one reply, 1,000 to 10,000,000; 2,000,000. */
  readonly maxReplyLength?: number | undefined;
  /** Calls about the parts of one text at the same time, 1 to 64; 4 for `openai`, 1 for `ollama`, which works on one at a time. */
  readonly parallelCalls?: number | undefined;
  /**
   * Window of the model in tokens, prompt and reply together, from 512; 8,192 for `ollama`, where a request that does not
   * fit is refused and never cut. For `openai` 128,000 at OpenAI's own addresses and Azure's, else unknown until the
   * server names it.
   */
  readonly contextTokens?: number | undefined;
  /** Replaces the engine's fetch, for tests and proxies. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Settings with what depends on the provider filled in. */
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
 * Settings with what is left out filled in.
 * @throws EngineError `invalid_request` for settings out of their bounds
 */
export function completeSettings(settings: ModelSettings): CompleteModelSettings {
  const checked = bounds.safeParse(settings);
  if (checked.success) return complete(settings);
  const [issue] = checked.error.issues;
  const path = (issue?.path ?? []).map(String);
  const message = issue?.message ?? 'is not as it should be';
  throw new EngineError('invalid_request', `${path.join('.')}: ${message}`, {
    findings: [{ rule: 'schema', severity: 'reject', message, path }],
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

/** True for an address a model server can stand at. */
function isServerAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '' && search === '' && hash === '';
}

const azureHosts = /\.(openai\.azure|cognitiveservices\.azure|services\.ai\.azure)\.com$/;

/** True for OpenAI's own address and Azure's, whose servers put the schema in front of all messages. */
export function isOpenAiHost(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' && (hostname === 'api.openai.com' || azureHosts.test(hostname));
}
