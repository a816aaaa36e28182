import {
  type CommonResult,
  type DirectRequest,
  type DirectResult,
  type Finding,
  type GameError,
  type GameScore,
  type GenerateRequest,
  type GenerateResult,
  type Grade,
  type ProgressEvent,
  type RejectedItem,
  type SingleResult,
  type TokenUsage,
  type Warning,
} from '@ludotext/engine';
import { type JsonSchema } from '@ludotext/engine/game';
import { type RegisteredGame, type Registry, requestFields } from '@ludotext/engine/host';
import type { GamesReload } from '@ludotext/engine/node';
import { z } from 'zod';
import { choiceFields, type ModelChoice, providers } from '../models/model-choice.js';
import type { LlmStatus } from '../models/model-control.js';

// The one place where the names of the wire (snake_case) and of the library (camelCase) meet. Items pass untouched.

/** The ways to ask for items, each with the schema of its body; the bounds are the engine's. */
export function generationBodies(limits: { readonly maxItems: number }) {
  const fields = requestFields(limits);
  const direct = z.strictObject({
    text: fields.text,
    enabled_game_ids: fields.enabledGameIds,
    max_items: fields.maxItems,
    min_score: fields.minScore,
    run_validator: fields.runValidator,
    language: fields.language,
    difficulty: fields.difficulty,
    audience: fields.audience,
    source: fields.source,
    complete: fields.complete,
    verbose: z.boolean().optional(),
  });
  const forGames = direct.omit({ source: true, complete: true });
  return { generate: forGames, single: forGames, direct };
}

export type GenerationBodies = ReturnType<typeof generationBodies>;

/** A body of any of them. */
export type GenerationBody = z.infer<GenerationBodies['direct']>;

/** A body as the engine's request: those of `/generate` and `/generate/single`. */
export function requestForGames(body: GenerationBody, signal: AbortSignal): GenerateRequest {
  return { ...commonRequest(body, signal), games: body.enabled_game_ids, minScore: body.min_score };
}

/** A body as the engine's request for one named game. */
export function requestForOneGame(body: GenerationBody, signal: AbortSignal): DirectRequest {
  return { ...commonRequest(body, signal), source: body.source, complete: body.complete };
}

function commonRequest(body: GenerationBody, signal: AbortSignal) {
  const { text, max_items: maxItems, run_validator: runValidator, language, difficulty, audience } = body;
  return { text, maxItems, runValidator, language, difficulty, audience, signal };
}

/** How an answer is to be given. */
export interface AnswerForm {
  /** Whether it tells what was not let through. */
  readonly verbose: boolean;
}

export function generateAnswer(result: GenerateResult, form: AnswerForm) {
  return {
    success: true,
    games: result.games,
    game_scores: result.gameScores.map(scoreAnswer),
    results: result.results,
    errors: result.errors.map(errorAnswer),
    ...commonAnswer(result, form),
  };
}

export function singleAnswer(result: SingleResult, form: AnswerForm) {
  const { typeId, reason, items } = result;
  return { success: true, type_id: typeId, reason, items, ...commonAnswer(result, form) };
}

export function directAnswer(result: DirectResult, form: AnswerForm) {
  return { success: true, type_id: result.typeId, items: result.items, ...commonAnswer(result, form) };
}

function commonAnswer({ warnings, language, tokenUsage, llm, rejected }: CommonResult, { verbose }: AnswerForm) {
  return {
    warnings: warnings.map(warningAnswer),
    ...(verbose ? { rejected: rejected.map(rejectedAnswer) } : {}),
    language,
    token_usage: usageAnswer(tokenUsage),
    llm,
  };
}

function rejectedAnswer({ typeId, draft, findings }: RejectedItem) {
  return { type_id: typeId, draft, findings: findings.map(findingAnswer) };
}

function findingAnswer({ rule, severity, message, path, line, column }: Finding) {
  return { rule, severity, message, path, line, column };
}

function scoreAnswer({ typeId, score, reason }: GameScore) {
  return { type_id: typeId, score, reason };
}

function errorAnswer({ typeId, code, message }: GameError) {
  return { type_id: typeId, code, message };
}

function warningAnswer({ typeId, code, message, item, counts }: Warning) {
  return { ...(typeId === undefined ? {} : { type_id: typeId }), code, message, item, counts };
}

function usageAnswer({ promptTokens, completionTokens, totalTokens, cachedTokens, calls }: TokenUsage) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: totalTokens,
    cached_tokens: cachedTokens,
    calls,
  };
}

/** What happens on the way to an answer, as data of a server-sent event. */
export function progressAnswer(event: ProgressEvent): object {
  switch (event.type) {
    case 'analysis':
      return { game_scores: event.gameScores.map(scoreAnswer), games: event.games };
    case 'item':
      return { type_id: event.typeId, index: event.index, item: event.item };
    case 'rejected':
      return rejectedAnswer(event);
    case 'retry': {
      const { typeId, what, attempt, code, waitMs, wanted } = event;
      return { type_id: typeId, what, attempt, code, wait_ms: waitMs, wanted };
    }
    case 'game': {
      const { typeId, kept, error } = event;
      return { type_id: typeId, kept, error: error === undefined ? undefined : errorAnswer(error) };
    }
    case 'usage':
      return { token_usage: usageAnswer(event.tokenUsage) };
  }
}

export function countsAnswer({ games }: Registry) {
  return { total: games.length, active_count: games.filter(({ active }) => active).length };
}

export function reloadAnswer({ total, activeCount, added, removed, changed }: GamesReload) {
  return { success: true, total, active_count: activeCount, added, removed, changed };
}

/** Chooses among language tags, of which the first is the usual one; undefined for none of them. */
export type LanguageChoice = (tags: readonly string[]) => string | undefined;

/** @param choose which of the languages that the game's name is to be had in the caller likes best; the usual one when absent */
export function gameAnswer(
  { host, active, package: from, version }: RegisteredGame,
  choose: LanguageChoice = () => undefined,
) {
  const { typeId, gameType, displayName, displayNames = {} } = host.descriptor;
  const usualFirst = Object.keys(displayNames).sort(
    (a, b) => Number(displayNames[b] === displayName) - Number(displayNames[a] === displayName),
  );
  const chosen = usualFirst.length === 0 ? undefined : choose(usualFirst);
  return {
    type_id: typeId,
    game_type: gameType,
    display_name: (chosen === undefined ? undefined : displayNames[chosen]) ?? displayName,
    active,
    package: from ?? null,
    version: version ?? null,
  };
}

export function gameDetailAnswer(game: RegisteredGame, choose?: LanguageChoice) {
  const { suits, itemSchema, directFormat, writesOffline, grades, submissionSchema } = game.host.descriptor;
  return {
    ...gameAnswer(game, choose),
    suits,
    item_schema: itemSchemaWithId(itemSchema),
    direct_format: directFormat ?? null,
    writes_offline: writesOffline,
    grades,
    answer_schema: submissionSchema ?? null,
    player: playerAnswer(game),
  };
}

/** Where the game's player is, and whether it is code of a hand that need not be trusted. */
function playerAnswer({ host, player, isolated }: RegisteredGame) {
  if (player === undefined) return null;
  return { url: `/games/${host.descriptor.gameType}/player.js`, isolated: isolated ?? true };
}

/** The body of `POST /games/{game_type}/grade`. */
export const gradeBody = z.strictObject({ item: z.json(), answer: z.json() });

export function gradeAnswer({ score, max, correct, feedback, marks }: Grade) {
  return { success: true, score, max, correct, feedback, marks };
}

/** The body of `POST /llm`. */
export const llmBody = z.strictObject({
  provider: choiceFields.provider,
  model_name: choiceFields.modelName,
  temperature: choiceFields.temperature,
  base_url: choiceFields.baseUrl,
});

export function choiceOf(body: z.infer<typeof llmBody>): ModelChoice {
  const { provider, model_name: modelName, temperature, base_url: baseUrl } = body;
  return { provider, modelName, temperature, baseUrl };
}

export function llmAnswer({ choice, address, llm, probe }: LlmStatus) {
  return {
    provider: choice.provider,
    model_name: llm.slice(llm.indexOf('/') + 1),
    temperature: choice.temperature ?? null,
    base_url: address ?? null,
    llm,
    reachable: probe.reachable,
    reason: probe.reason,
    models: probe.models,
    version: probe.version,
    context_tokens: probe.contextTokens,
    capabilities: probe.capabilities,
    providers,
  };
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
