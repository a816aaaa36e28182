import type {
  CommonResult,
  DirectResult,
  DirectRequest as EngineDirectRequest,
  GenerateRequest as EngineRequest,
  RewriteRequest as EngineRewriteRequest,
  Finding,
  GameError,
  GameScore,
  GenerateResult,
  LanguageModel,
  ProgressEvent,
  RejectedItem,
  RetryEvent,
  RewriteResult,
  SecondOpinionReport,
  SingleResult,
  TokenUsage,
  Warning,
} from '@ludotext/engine';
import { generalMessage } from '@ludotext/engine/host';
import type * as wire from '@ludotext/wire';
import { type DirectRequest, type LlmRequest, maxRejected, providers } from '@ludotext/wire';
import { jsonPointer } from '../http/problem.js';
import type { ModelChoice } from '../models/model-choice.js';
import type { LlmStatus, ModelControl } from '../models/model-control.js';

// Here, in wire-games.ts and in wire-sets.ts names of the wire (snake_case) become names of the library (camelCase), and
// nowhere else. Items pass unchanged.

/** The body of `/generate` or `/generate/single` as the engine's request. */
export function requestForGames(body: wire.GenerateRequest, how: RequestManner): EngineRequest {
  const { enabled_game_ids: games, min_score: minScore, kept } = body;
  return { ...commonRequest(body, how), games, minScore, kept };
}

/** The body of `/generate/{type_id}` as the engine's request. */
export function requestForOneGame(body: DirectRequest, how: RequestManner): EngineDirectRequest {
  const { source, complete, kept } = body;
  return { ...commonRequest(body, how), source, complete, kept };
}

/** The body of `/games/{game_type}/rewrite` as the engine's request. */
export function requestForOneItem(body: wire.RewriteRequest, how: RequestManner): EngineRewriteRequest {
  const { item, kept, wish, instruction } = body;
  return { ...commonRequest(body, how), item, kept, wish, instruction };
}

/** What a request has beside its body. */
export interface RequestManner {
  readonly signal: AbortSignal;
  /** BCP 47 tag of the language of sentences. */
  readonly messageLanguage: string;
  /** The model that the body names; the engine's own when undefined. */
  readonly model: LanguageModel | undefined;
  /** Whether the caller gets the events as they happen. */
  readonly live: boolean;
  /** What an earlier run of the request reached. */
  readonly resume?: readonly ProgressEvent[];
}

function commonRequest(body: wire.GenerateRequest | DirectRequest | wire.RewriteRequest, how: RequestManner) {
  const { text, places, run_validator: runValidator, language, difficulty, audience, effort } = body;
  const maxItems = 'max_items' in body ? body.max_items : undefined;
  return {
    text,
    places,
    maxItems,
    runValidator,
    language,
    difficulty,
    audience,
    effort,
    secondOpinion: body.second_opinion,
    ...how,
  };
}

/** How a response is written. */
export interface ResponseForm {
  /** Whether it includes rejected drafts. */
  readonly verbose: boolean;
}

export function generateResponse(result: GenerateResult, form: ResponseForm): wire.GenerateResponse {
  return {
    success: true,
    games: result.games,
    game_scores: result.gameScores.map(gameScore),
    results: result.results,
    errors: result.errors.map(gameError),
    ...commonMembers(result, form, ({ typeId, item }) => ['results', String(typeId), item]),
  };
}

export function singleResponse(result: SingleResult, form: ResponseForm): wire.SingleResponse {
  const { typeId, reason, reasonCode, params, items } = result;
  return {
    success: true,
    type_id: typeId,
    reason,
    reason_code: reasonCode,
    params,
    items,
    ...commonMembers(result, form, inItems),
  };
}

export function directResponse(result: DirectResult, form: ResponseForm): wire.DirectResponse {
  return { success: true, type_id: result.typeId, items: result.items, ...commonMembers(result, form, inItems) };
}

export function rewriteResponse(result: RewriteResult, form: ResponseForm): wire.RewriteResponse {
  return { success: true, type_id: result.typeId, item: result.item, ...commonMembers(result, form, () => ['item']) };
}

/** Where in a response the item of a warning stands. */
type PlaceOfItem = (warning: Warning & { readonly item: number }) => readonly (string | number)[];

const inItems: PlaceOfItem = ({ item }) => ['items', item];

function commonMembers(result: CommonResult, { verbose }: ResponseForm, placeOfItem: PlaceOfItem) {
  const { warnings, places, language, tokenUsage, secondOpinion, llm, rejected } = result;
  return {
    warnings: warnings.map((warning) => wireWarning(warning, placeOfItem)),
    ...(verbose ? { rejected: rejected.slice(0, maxRejected).map(rejectedItem) } : {}),
    ...(places === undefined ? {} : { places }),
    language,
    token_usage: tokenUsageOf(tokenUsage),
    ...(secondOpinion === undefined ? {} : { second_opinion: secondOpinionOf(secondOpinion) }),
    llm,
  };
}

function secondOpinionOf({ tokenUsage, ...report }: SecondOpinionReport): wire.SecondOpinionReport {
  return { ...report, token_usage: tokenUsageOf(tokenUsage) };
}

function rejectedItem({ typeId, draft, item, findings }: RejectedItem): wire.RejectedItem {
  return { type_id: typeId, draft, item, findings: findings.map(wireFinding) };
}

export function wireFinding({ rule, severity, params, message, path, line, column }: Finding): wire.Finding {
  return { rule, severity, params, message, path, line, column };
}

function gameScore({ typeId, score, reason, reasonCode, params }: GameScore): wire.GameScore {
  return { type_id: typeId, score, reason, reason_code: reasonCode, params };
}

function gameError({ typeId, code, message }: GameError): wire.GameError {
  return { type_id: typeId, code, message };
}

function wireWarning(warning: Warning, placeOfItem: PlaceOfItem): wire.Warning {
  const { typeId, code, params, message, item, path = [], line, column, counts } = warning;
  const place =
    item === undefined ? {} : { item, pointer: jsonPointer([...placeOfItem({ ...warning, item }), ...path]) };
  return {
    ...(typeId === undefined ? {} : { type_id: typeId }),
    code,
    params,
    message,
    ...place,
    line,
    column,
    counts,
  };
}

function tokenUsageOf({
  promptTokens,
  completionTokens,
  totalTokens,
  cachedTokens,
  calls,
  estimatedTokens,
}: TokenUsage): wire.TokenUsage {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: totalTokens,
    cached_tokens: cachedTokens,
    calls,
    ...(estimatedTokens === undefined ? {} : { estimated_tokens: estimatedTokens }),
  };
}

/** The data of a server-sent event before the last one. */
export function progressData(event: ProgressEvent): wire.ProgressEvent['data'] {
  switch (event.type) {
    case 'analysis':
      return { game_scores: event.gameScores.map(gameScore), games: event.games };
    case 'choice': {
      const { typeId, reason, reasonCode, params } = event;
      return { type_id: typeId, reason, reason_code: reasonCode, params };
    }
    case 'item': {
      const { typeId, index, item, place } = event;
      return { type_id: typeId, index, item, place };
    }
    case 'rejected':
      return rejectedItem(event);
    case 'retry': {
      const { typeId, what, attempt, code, waitMs, wanted } = event;
      return { type_id: typeId, what, attempt, code, wait_ms: waitMs, wanted };
    }
    case 'game': {
      const { typeId, kept, error } = event;
      return { type_id: typeId, kept, error: error === undefined ? undefined : gameError(error) };
    }
    case 'usage':
      return { token_usage: tokenUsageOf(event.tokenUsage) };
  }
}

/**
 * The way back from {@link progressData}: the event that has this data, as JSON kept it. What the wire does not carry
 * is empty: the params and findings of a game's error.
 * @returns undefined for a type of event that is not known
 */
export function progressEvent(type: string, data: object): ProgressEvent | undefined {
  const told = { event: type, data } as wire.ProgressEvent;
  switch (told.event) {
    case 'analysis':
      return { type: 'analysis', gameScores: told.data.game_scores.map(scoreOf), games: told.data.games };
    case 'choice':
      return { type: 'choice', ...reasonOf(told.data) };
    case 'item': {
      const { type_id: typeId, index, item, place } = told.data;
      return { type: 'item', typeId, index, item, ...(place === undefined ? {} : { place }) };
    }
    case 'rejected': {
      const { type_id: typeId, ...rejected } = told.data;
      return { type: 'rejected', typeId, ...(rejected as Omit<RejectedItem, 'typeId'>) };
    }
    case 'retry': {
      const { type_id: typeId, wait_ms: waitMs, ...retry } = told.data;
      const about = { ...(typeId === undefined ? {} : { typeId }), ...(waitMs === undefined ? {} : { waitMs }) };
      return { type: 'retry', ...about, ...(retry as Pick<RetryEvent, 'what' | 'attempt' | 'code' | 'wanted'>) };
    }
    case 'game': {
      const { type_id: typeId, kept, error } = told.data;
      return { type: 'game', typeId, kept, ...(error === undefined ? {} : { error: errorOfGame(error) }) };
    }
    case 'usage':
      return { type: 'usage', tokenUsage: usageOf(told.data.token_usage) };
    default:
      return undefined;
  }
}

function scoreOf({ score, ...why }: wire.GameScore): GameScore {
  return { ...reasonOf(why), score };
}

function reasonOf({ type_id: typeId, reason, reason_code: reasonCode, params }: Omit<wire.GameScore, 'score'>) {
  return { typeId, reason, reasonCode, params };
}

function errorOfGame({ type_id: typeId, code, message }: wire.GameError): GameError {
  return { typeId, code: code as GameError['code'], params: {}, message };
}

function usageOf(usage: wire.TokenUsage): TokenUsage {
  const { estimated_tokens: estimatedTokens } = usage;
  return {
    promptTokens: usage.prompt_tokens,
    completionTokens: usage.completion_tokens,
    totalTokens: usage.total_tokens,
    cachedTokens: usage.cached_tokens,
    calls: usage.calls,
    ...(estimatedTokens === undefined ? {} : { estimatedTokens }),
  };
}

/** The body of `POST /llm` as a choice of model. */
export function choiceOf(body: LlmRequest): ModelChoice {
  const { provider, model_name: modelName, temperature, base_url: baseUrl } = body;
  return { provider, modelName, temperature, baseUrl };
}

/** @param language BCP 47 tag of the language of the reason */
export function llmResponse({ choice, address, llm, probe }: LlmStatus, language: string): wire.LlmResponse {
  return {
    provider: choice.provider,
    model_name: llm.slice(llm.indexOf('/') + 1),
    temperature: choice.temperature ?? null,
    base_url: address ?? null,
    llm,
    reachable: probe.reachable,
    slow: probe.slow,
    reason: (probe.code === undefined ? undefined : generalMessage(probe.code, language)) ?? probe.reason,
    models: probe.models,
    version: probe.version,
    context_tokens: probe.contextTokens,
    capabilities: probe.capabilities,
    providers,
  };
}

export function modelsResponse(listed: ModelControl['listed']): wire.ModelsResponse {
  return { models: [...listed].map(([name, { provider, modelName }]) => ({ name, llm: `${provider}/${modelName}` })) };
}
