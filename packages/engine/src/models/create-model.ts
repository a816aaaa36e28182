import { z } from 'zod';
import { EngineError } from '../errors.js';
import type { LanguageModel } from './language-model.js';
import { ollamaModel } from './ollama.js';
import { openaiModel } from './openai.js';

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
  /** Longest time for one call in milliseconds, up to a day; 120,000 for `openai`, 900,000 for `ollama`. */
  readonly timeoutMs?: number | undefined;
  /** Window of an `ollama` model in tokens; 8,192. A request that does not fit is refused, never cut. */
  readonly contextTokens?: number | undefined;
  /** Replaces the global fetch, for tests and proxies. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Settings with what depends on the provider filled in. */
export interface CompleteModelSettings extends ModelSettings {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly contextTokens: number;
  readonly fetch: typeof globalThis.fetch;
}

const models = {
  openai: { create: openaiModel, baseUrl: 'https://api.openai.com/v1', timeoutMs: 120_000 },
  ollama: { create: ollamaModel, baseUrl: 'http://127.0.0.1:11434', timeoutMs: 900_000 },
} as const;

export type Provider = 'openai' | 'ollama';

/** The providers there are. `openai` is OpenAI and every server that speaks its protocol. */
export const providers: readonly Provider[] = ['openai', 'ollama'];

const bounds = z.object({
  provider: z.enum(['openai', 'ollama']),
  modelName: z.string().trim().min(1).max(200),
  temperature: z.number().min(0).max(2).optional(),
  baseUrl: z
    .string()
    .refine(isServerAddress, 'must be an http or https address without user, query and fragment')
    .optional(),
  timeoutMs: z.number().int().min(1).max(86_400_000).optional(),
  contextTokens: z.number().int().min(512).optional(),
});

/**
 * A model that is ready to be called; its client is loaded at the first call.
 * @throws EngineError `invalid_request` for settings out of their bounds
 */
export function createModel(settings: ModelSettings): LanguageModel {
  const checked = bounds.safeParse(settings);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const path = (issue?.path ?? []).map(String);
    const message = issue?.message ?? 'is not as it should be';
    throw new EngineError('invalid_request', `${path.join('.')}: ${message}`, {
      findings: [{ rule: 'schema', severity: 'reject', message, path }],
    });
  }
  const { create, baseUrl, timeoutMs } = models[settings.provider];
  return create({
    ...settings,
    baseUrl: (settings.baseUrl ?? baseUrl).replace(/\/$/, ''),
    timeoutMs: settings.timeoutMs ?? timeoutMs,
    contextTokens: settings.contextTokens ?? 8192,
    fetch: settings.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  });
}

/** True for an address a model server can stand at. */
function isServerAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '' && search === '' && hash === '';
}
