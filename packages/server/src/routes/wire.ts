import {
  type CommonResult,
  type DirectResult,
  type DirectRequest as EngineDirectRequest,
  EngineError,
  type GenerateRequest as EngineRequest,
  type RewriteRequest as EngineRewriteRequest,
  type ExportedSet,
  type Finding,
  type GameError,
  type GameScore,
  type GenerateResult,
  type Grade,
  type ImportedSet,
  type ItemInteraction,
  isEngineError,
  type LanguageModel,
  type ProgressEvent,
  type RejectedItem,
  type RewriteResult,
  type SecondOpinionReport,
  type SetFinding,
  type SingleResult,
  type TokenUsage,
  type Warning,
} from '@ludotext/engine';
import type { JsonSchema } from '@ludotext/engine/game';
import { type FormatDescriptor, type RegisteredGame, type Registry, schemaInWords } from '@ludotext/engine/host';
import type { GamesReload } from '@ludotext/engine/node';
import type * as wire from '@ludotext/wire';
import { type DirectRequest, type LlmRequest, maxRejected, providers } from '@ludotext/wire';
import type { ModelChoice } from '../models/model-choice.js';
import type { LlmStatus, ModelControl } from '../models/model-control.js';

// The only place that maps names of the wire (snake_case) to names of the library (camelCase). Items pass unchanged.

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
}

function commonRequest(body: wire.GenerateRequest | DirectRequest | wire.RewriteRequest, how: RequestManner) {
  const { text, run_validator: runValidator, language, difficulty, audience, effort } = body;
  const maxItems = 'max_items' in body ? body.max_items : undefined;
  return {
    text,
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
    ...commonMembers(result, form),
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
    ...commonMembers(result, form),
  };
}

export function directResponse(result: DirectResult, form: ResponseForm): wire.DirectResponse {
  return { success: true, type_id: result.typeId, items: result.items, ...commonMembers(result, form) };
}

export function rewriteResponse(result: RewriteResult, form: ResponseForm): wire.RewriteResponse {
  return { success: true, type_id: result.typeId, item: result.item, ...commonMembers(result, form) };
}

function commonMembers(result: CommonResult, { verbose }: ResponseForm) {
  const { warnings, language, tokenUsage, secondOpinion, llm, rejected } = result;
  return {
    warnings: warnings.map(wireWarning),
    ...(verbose ? { rejected: rejected.slice(0, maxRejected).map(rejectedItem) } : {}),
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

function wireFinding({ rule, severity, params, message, path, line, column }: Finding): wire.Finding {
  return { rule, severity, params, message, path, line, column };
}

function gameScore({ typeId, score, reason, reasonCode, params }: GameScore): wire.GameScore {
  return { type_id: typeId, score, reason, reason_code: reasonCode, params };
}

function gameError({ typeId, code, message }: GameError): wire.GameError {
  return { type_id: typeId, code, message };
}

function wireWarning({ typeId, code, params, message, item, line, column, counts }: Warning): wire.Warning {
  return { ...(typeId === undefined ? {} : { type_id: typeId }), code, params, message, item, line, column, counts };
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
    case 'item':
      return { type_id: event.typeId, index: event.index, item: event.item };
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

/** How many games there are, and how many of them are active. */
export function gameCounts({ games }: Registry) {
  return { total: games.length, active_count: games.filter(({ active }) => active).length };
}

export function reloadResponse({
  total,
  activeCount,
  added,
  removed,
  changed,
  formats,
}: GamesReload): wire.ReloadResponse {
  return { success: true, total, active_count: activeCount, added, removed, changed, formats };
}

/** Chooses one of the language tags, of which the first is the default; returns undefined for none of them. */
export type LanguageChoice = (tags: readonly string[]) => string | undefined;

/** @param choose which language of the game's name the caller prefers; the default one when absent */
export function wireGame(
  { host, active, package: from, version }: RegisteredGame,
  choose: LanguageChoice = () => undefined,
): wire.Game {
  const { typeId, gameType, displayName, displayNames = {}, itemVersion } = host.descriptor;
  const defaultFirst = Object.keys(displayNames).sort(
    (a, b) => Number(displayNames[b] === displayName) - Number(displayNames[a] === displayName),
  );
  const chosen = defaultFirst.length === 0 ? undefined : choose(defaultFirst);
  return {
    type_id: typeId,
    game_type: gameType,
    display_name: (chosen === undefined ? undefined : displayNames[chosen]) ?? displayName,
    active,
    package: from ?? null,
    version: version ?? null,
    item_version: itemVersion,
  };
}

/**
 * @param choose which language of the game's name the caller prefers; the default one when absent
 * @param messageLanguage BCP 47 tag of the language of the words for an item's members
 */
export function gameDetail(game: RegisteredGame, choose?: LanguageChoice, messageLanguage = 'en'): wire.GameDetail {
  const { suits, itemSchema, directFormat, writesOffline, grades, submissionSchema, messages } = game.host.descriptor;
  return {
    ...wireGame(game, choose),
    suits,
    item_schema: itemSchemaWithId(schemaInWords(itemSchema, messageLanguage, messages)),
    direct_format: directFormat ?? null,
    writes_offline: writesOffline,
    grades,
    answer_schema: submissionSchema ?? null,
    player: playerOf(game),
  };
}

/** The games that have a player. */
export function playersResponse(games: readonly RegisteredGame[], choose: LanguageChoice): wire.PlayersResponse {
  const players = games.flatMap((game) => {
    const { game_type, display_name } = wireGame(game, choose);
    const player = playerOf(game);
    return player === null ? [] : [{ game_type, display_name, ...player }];
  });
  return { players };
}

/** The address of the game's player, and whether it is third-party code that the page isolates. */
function playerOf({ host, player, isolated }: RegisteredGame): wire.GameDetail['player'] {
  if (player === undefined) return null;
  return { url: `/games/${host.descriptor.gameType}/player.js`, isolated: isolated ?? true };
}

export function gradeResponse({ score, max, correct, feedback, feedbackDetails, marks }: Grade): wire.GradeResponse {
  return { success: true, score, max, correct, feedback, feedback_details: feedbackDetails, marks };
}

/** Rethrows a grading error in the names of the wire: the library's `submission` is `answer` there. */
export function throwOnWire(error: unknown): never {
  if (!isEngineError(error) || error.code !== 'invalid_request') throw error;
  const findings = error.findings.map((finding) => {
    const [first, ...rest] = finding.path ?? [];
    return first === 'submission' ? { ...finding, path: ['answer', ...rest] } : finding;
  });
  const { code, params } = error;
  const message = error.message.replace(/^submission\b/, 'answer');
  const typeId = error.typeId === undefined ? {} : { typeId: error.typeId };
  throw new EngineError(code, message, { cause: error, params, findings, ...typeId });
}

export function checkSetResponse(
  findings: readonly SetFinding[],
  interactions: readonly ItemInteraction[] | undefined,
): wire.CheckSetResponse {
  return {
    success: true,
    findings: findings.map(({ gameType, typeId, item, id, ...finding }) => ({
      ...(typeId === undefined ? {} : { type_id: typeId }),
      game_type: gameType,
      item,
      id,
      ...wireFinding(finding),
    })),
    interactions: interactions?.map(({ gameType, ...each }) => ({ game_type: gameType, ...each })),
  };
}

/** @param choose which language of the format's name the caller prefers */
export function wireFormat(format: FormatDescriptor, choose: LanguageChoice): wire.FormatsResponse['formats'][number] {
  const { id, displayName, displayNames = {}, mediaType, extension, reads, writes, carries, optionsSchema } = format;
  const tags = Object.keys(displayNames);
  const chosen = tags.length === 0 ? undefined : choose(tags);
  return {
    id,
    display_name: (chosen === undefined ? undefined : displayNames[chosen]) ?? displayName,
    media_type: mediaType,
    extension,
    reads,
    writes,
    carries,
    options: optionsSchema,
  };
}

export function exportResponse({ format, name, mediaType, content, items }: ExportedSet): wire.ExportResponse {
  return {
    success: true,
    format,
    file: { name, media_type: mediaType, base64: Buffer.from(content).toString('base64') },
    items: items.map(({ gameType, typeId, id, outcome, reason }) => ({
      ...(typeId === undefined ? {} : { type_id: typeId }),
      game_type: gameType,
      id,
      outcome,
      ...(reason === undefined ? {} : { reason: reason.message, reason_code: reason.code, params: reason.params }),
    })),
  };
}

export function importResponse({ format, set, faults }: ImportedSet): wire.ImportResponse {
  return { success: true, format, set: set as wire.ImportResponse['set'], faults: faults.map(wireFinding) };
}

/** The body of `POST /llm` as a choice of model. */
export function choiceOf(body: LlmRequest): ModelChoice {
  const { provider, model_name: modelName, temperature, base_url: baseUrl } = body;
  return { provider, modelName, temperature, baseUrl };
}

export function llmResponse({ choice, address, llm, probe }: LlmStatus): wire.LlmResponse {
  return {
    provider: choice.provider,
    model_name: llm.slice(llm.indexOf('/') + 1),
    temperature: choice.temperature ?? null,
    base_url: address ?? null,
    llm,
    reachable: probe.reachable,
    slow: probe.slow,
    reason: probe.reason,
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

const id = {
  type: 'string',
  pattern: '^[0-9a-f]{16}$',
  description: "Hash of the item's content, added by the engine.",
};

/** The JSON Schema of an item as callers receive it: the game's own, with the id the engine adds to every item. */
export function itemSchemaWithId(schema: JsonSchema): JsonSchema {
  for (const union of ['anyOf', 'oneOf'] as const) {
    const branches = schema[union];
    if (Array.isArray(branches)) return { ...schema, [union]: branches.map(itemSchemaWithId) };
  }
  const properties = (schema.properties ?? {}) as JsonSchema;
  const required = Array.isArray(schema.required) ? schema.required : [];
  return { ...schema, properties: { id, ...properties }, required: ['id', ...required] };
}
