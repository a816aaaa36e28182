import { EngineError, type ModelSettings, type Provider } from '@ludotext/engine';
import { llmRequestSchema, type providers } from '@ludotext/wire';
import { z } from 'zod';
import { addressText, readAddress } from '../settings/address.js';
import type { Settings } from '../settings/settings.js';
import { mayBeChosen, openAiAddress } from './model-addresses.js';

/** A choice of model, as it is made and kept: without a key. */
export interface ModelChoice {
  readonly provider: (typeof providers)[number];
  /** Absent for `offline` only. */
  readonly modelName?: string | undefined;
  readonly temperature?: number | undefined;
  /** Absent for the provider's own address. */
  readonly baseUrl?: string | undefined;
}

const { provider, model_name, temperature, base_url } = llmRequestSchema.shape;

/** A choice as it is kept, with the bounds of the request that made it. */
export const keptChoiceSchema = z.strictObject({ provider, modelName: model_name, temperature, baseUrl: base_url });

type ModelEnvironment = Pick<
  Settings,
  | 'LLM_PROVIDER'
  | 'LLM_MODEL'
  | 'LLM_TEMPERATURE'
  | 'LLM_BASE_URL'
  | 'OPENAI_API_KEY'
  | 'OLLAMA_HOST'
  | 'LUDOTEXT_MODEL_ORIGINS'
  | 'LUDOTEXT_MODEL_KEYS'
  | 'LUDOTEXT_MODEL_TIMEOUT_SECONDS'
  | 'LUDOTEXT_MODEL_FIRST_BYTE_SECONDS'
  | 'LUDOTEXT_MODEL_IDLE_SECONDS'
  | 'LUDOTEXT_MODEL_CONTEXT_TOKENS'
  | 'LUDOTEXT_MODEL_MAX_TOKENS'
  | 'LUDOTEXT_MODEL_MAX_ANSWER'
  | 'LUDOTEXT_MODEL_PARALLEL_CALLS'
  | 'LUDOTEXT_MODEL_LOOPBACK'
  | 'LUDOTEXT_MODEL_PRIVATE'
>;

/** What the environment chooses. */
export function configuredChoice(settings: ModelEnvironment): ModelChoice {
  return {
    provider: settings.LLM_PROVIDER,
    modelName: settings.LLM_MODEL,
    temperature: settings.LLM_TEMPERATURE,
    baseUrl: settings.LLM_BASE_URL,
  };
}

/**
 * A choice made at run time, as it will be used and kept.
 * @throws EngineError `invalid_request`, `base_url_not_allowed`
 */
export function checkChoice(choice: ModelChoice, settings: ModelEnvironment): ModelChoice {
  const address = choice.baseUrl ?? addressOf(choice, settings);
  const checked = address === undefined ? undefined : checkBaseUrl(address, settings);
  if (choice.provider === 'offline') return { provider: 'offline' };
  if (choice.modelName === undefined) throw invalid('model_name', `is required with provider ${choice.provider}`);
  return { ...choice, baseUrl: choice.baseUrl === undefined ? undefined : checked };
}

/** The address a choice leads to; undefined for the offline writer, which has none. */
export function addressOf({ provider, baseUrl }: ModelChoice, { OLLAMA_HOST }: ModelEnvironment): string | undefined {
  if (provider === 'offline') return undefined;
  return baseUrl ?? (provider === 'ollama' ? OLLAMA_HOST : openAiAddress);
}

/**
 * A choice with its address and key, as the engine takes it; undefined for the offline writer.
 * @param fetch what its server is reached by
 */
export function modelSettings(
  choice: ModelChoice,
  settings: ModelEnvironment,
  fetch: typeof globalThis.fetch,
): ModelSettings | undefined {
  const { provider, modelName, temperature } = choice;
  const baseUrl = addressOf(choice, settings);
  if (provider === 'offline' || modelName === undefined || baseUrl === undefined) return undefined;
  const apiKey = keyFor(provider, new URL(baseUrl).origin, settings);
  return { provider, modelName, temperature, baseUrl, apiKey, fetch, ...modelLimits(settings) };
}

/** What the environment says of any model, whoever chose it. */
function modelLimits(settings: ModelEnvironment) {
  return {
    timeoutMs: milliseconds(settings.LUDOTEXT_MODEL_TIMEOUT_SECONDS),
    firstByteMs: milliseconds(settings.LUDOTEXT_MODEL_FIRST_BYTE_SECONDS),
    idleMs: milliseconds(settings.LUDOTEXT_MODEL_IDLE_SECONDS),
    contextTokens: settings.LUDOTEXT_MODEL_CONTEXT_TOKENS,
    maxTokens: settings.LUDOTEXT_MODEL_MAX_TOKENS,
    maxReplyLength: settings.LUDOTEXT_MODEL_MAX_ANSWER,
    parallelCalls: settings.LUDOTEXT_MODEL_PARALLEL_CALLS,
  };
}

function milliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000;
}

/**
 * A key goes to the origin it was configured for and to no other, whatever address a request names. `OPENAI_API_KEY` is the
 * hosted provider's: a local one never gets it, and its address does not move it.
 */
function keyFor(provider: Provider, origin: string, settings: ModelEnvironment): string | undefined {
  const { LUDOTEXT_MODEL_KEYS, LLM_PROVIDER, LLM_BASE_URL, OPENAI_API_KEY } = settings;
  const hosted = LLM_PROVIDER === 'ollama' ? openAiAddress : (LLM_BASE_URL ?? openAiAddress);
  const isHosted = provider === 'openai' && origin === new URL(hosted).origin;
  return LUDOTEXT_MODEL_KEYS.get(origin) ?? (isHosted ? OPENAI_API_KEY : undefined);
}

function checkBaseUrl(text: string, settings: ModelEnvironment): string {
  // What is refused is so whatever stands there, and before anything is asked of it.
  if (URL.canParse(text) && !mayBeChosen(new URL(text), settings)) {
    throw new EngineError(
      'base_url_not_allowed',
      'base_url must be an http or https address, without user name and password, at an origin that the service may call. ' +
        'The operator can list an origin in LUDOTEXT_MODEL_ORIGINS.',
    );
  }
  try {
    return addressText(readAddress(text));
  } catch (error) {
    throw invalid('base_url', error instanceof Error ? error.message : 'is wrong');
  }
}

function invalid(field: string, message: string): EngineError {
  return new EngineError('invalid_request', `${field} ${message}.`, {
    findings: [{ rule: 'schema', severity: 'reject', message: `${field} ${message}.`, path: [field] }],
  });
}
