import { z } from 'zod';
import { EngineError } from '../contract/errors.js';
import type { ModelSettings, Provider } from '../contract/model-settings.js';
import { defaultFetch } from './fetch.js';

/** All providers. `openai` is OpenAI and every server that speaks its protocol. */
export const providers: readonly Provider[] = ['openai', 'ollama'];

/** Settings with the provider's defaults filled in. */
export interface CompleteModelSettings extends ModelSettings {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly firstByteMs: number;
  readonly idleMs: number;
  readonly maxAttempts: number;
  readonly retryBaseMs: number;
  readonly maxFailures: number;
  readonly restMs: number;
  readonly maxReplyLength: number;
  readonly parallelCalls: number;
  readonly fetch: typeof globalThis.fetch;
}

const common = {
  idleMs: 60_000,
  maxAttempts: 3,
  retryBaseMs: 500,
  maxFailures: 5,
  restMs: 30_000,
  maxReplyLength: 2_000_000,
  fetch: defaultFetch,
};

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
  maxFailures: z.number().int().min(0).max(1_000).optional(),
  restMs: time,
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
