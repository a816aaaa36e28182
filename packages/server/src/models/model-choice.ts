import { EngineError, type ModelSettings, type Provider } from '@ludotext/engine';
import { reject } from '@ludotext/engine/game';
import { llmRequestSchema, type providers } from '@ludotext/wire';
import { z } from 'zod';
import { addressText, readAddress } from '../settings/address.js';
import type { Settings } from '../settings/settings.js';
import { mayBeChosen, openAiAddress } from './model-addresses.js';

/** A choice of model, as it is made and stored: without a key. */
export interface ModelChoice {
  readonly provider: (typeof providers)[number];
  /** Absent for `offline` only. */
  readonly modelName?: string | undefined;
  readonly temperature?: number | undefined;
  /** Absent for the provider's own address. */
  readonly baseUrl?: string | undefined;
}

const { provider, model_name, temperature, base_url } = llmRequestSchema.shape;

/** A stored choice, with the limits of the request that made it. */
export const keptChoiceSchema = z.strictObject({ provider, modelName: model_name, temperature, baseUrl: base_url });

type ModelEnvironment = Pick<
  Settings,
  | 'LLM_PROVIDER'
  | 'LLM_MODEL'
  | 'LLM_TEMPERATURE'
  | 'LLM_BASE_URL'
  | 'OPENAI_API_KEY'
  | 'OLLAMA_HOST'
  | 'LLM_MODELS'
  | 'LUDOTEXT_MODEL_ORIGINS'
  | 'LUDOTEXT_MODEL_KEYS'
  | 'LUDOTEXT_MODEL_TIMEOUT_SECONDS'
  | 'LUDOTEXT_MODEL_FIRST_BYTE_SECONDS'
  | 'LUDOTEXT_MODEL_IDLE_SECONDS'
  | 'LUDOTEXT_MODEL_MAX_FAILURES'
  | 'LUDOTEXT_MODEL_REST_SECONDS'
  | 'LUDOTEXT_MODEL_CONTEXT_TOKENS'
  | 'LUDOTEXT_MODEL_MAX_TOKENS'
  | 'LUDOTEXT_MODEL_MAX_ANSWER'
  | 'LUDOTEXT_MODEL_PARALLEL_CALLS'
  | 'LUDOTEXT_MODEL_LOOPBACK'
  | 'LUDOTEXT_MODEL_PRIVATE'
>;

/** The choice in the environment. */
export function configuredChoice(settings: ModelEnvironment): ModelChoice {
  return {
    provider: settings.LLM_PROVIDER,
    modelName: settings.LLM_MODEL,
    temperature: settings.LLM_TEMPERATURE,
    baseUrl: settings.LLM_BASE_URL,
  };
}

/**
 * Checks a choice made at run time and returns it as it is used and stored.
 * @throws EngineError `invalid_request`, `base_url_not_allowed`
 */
export function checkChoice(choice: ModelChoice, settings: ModelEnvironment): ModelChoice {
  const address = choice.baseUrl ?? addressOf(choice, settings);
  const checked = address === undefined ? undefined : checkBaseUrl(address, settings);
  if (choice.provider === 'offline') return { provider: 'offline' };
  if (choice.modelName === undefined) throw invalid('model_name', `is required with provider ${choice.provider}`);
  return { ...choice, baseUrl: choice.baseUrl === undefined ? undefined : checked };
}

/** The address of a choice; undefined for the offline writer, which has none. */
export function addressOf({ provider, baseUrl }: ModelChoice, { OLLAMA_HOST }: ModelEnvironment): string | undefined {
  if (provider === 'offline') return undefined;
  return baseUrl ?? (provider === 'ollama' ? OLLAMA_HOST : openAiAddress);
}

/**
 * A choice with its address and key, as the engine takes it; undefined for the offline writer.
 * @param fetch used to reach the model server
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

/** The environment's limits for any model, also one chosen at run time. */
function modelLimits(settings: ModelEnvironment) {
  return {
    timeoutMs: milliseconds(settings.LUDOTEXT_MODEL_TIMEOUT_SECONDS),
    firstByteMs: milliseconds(settings.LUDOTEXT_MODEL_FIRST_BYTE_SECONDS),
    idleMs: milliseconds(settings.LUDOTEXT_MODEL_IDLE_SECONDS),
    maxFailures: settings.LUDOTEXT_MODEL_MAX_FAILURES,
    restMs: milliseconds(settings.LUDOTEXT_MODEL_REST_SECONDS),
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
 * Sends a key only to the origin it is configured for, whatever address a request names. `OPENAI_API_KEY` belongs to
 * the hosted provider: a local one never gets it, and the hosted provider's address does not change it.
 */
function keyFor(provider: Provider, origin: string, settings: ModelEnvironment): string | undefined {
  const { LUDOTEXT_MODEL_KEYS, LLM_PROVIDER, LLM_BASE_URL, OPENAI_API_KEY } = settings;
  const hosted = LLM_PROVIDER === 'ollama' ? openAiAddress : (LLM_BASE_URL ?? openAiAddress);
  const isHosted = provider === 'openai' && origin === new URL(hosted).origin;
  return LUDOTEXT_MODEL_KEYS.get(origin) ?? (isHosted ? OPENAI_API_KEY : undefined);
}

function checkBaseUrl(text: string, settings: ModelEnvironment): string {
  // Rejected by the address alone, before any connection to it.
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
    findings: [reject('schema', `${field} ${message}.`, [field])],
  });
}
