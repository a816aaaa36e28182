import {
  type DirectRequest,
  type DirectResult,
  type GameError,
  type GameScore,
  type GenerateRequest,
  type GenerateResult,
  type RegisteredGame,
  type Registry,
  requestFields,
  type SingleResult,
  type TokenUsage,
  type Warning,
} from '@ludotext/engine';
import type { GamesReload } from '@ludotext/engine/node';
import { z } from 'zod';
import { itemSchemaWithId } from './item-schema.js';
import { choiceFields, type ModelChoice, providers } from './model-choice.js';
import type { LlmStatus } from './model-control.js';

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
    source: fields.source,
    complete: fields.complete,
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
  const { text, max_items: maxItems, run_validator: runValidator, language } = body;
  return { text, maxItems, runValidator, language, signal };
}

export function generateAnswer(result: GenerateResult) {
  return {
    success: true,
    games: result.games,
    game_scores: result.gameScores.map(scoreAnswer),
    results: result.results,
    errors: result.errors.map(errorAnswer),
    ...commonAnswer(result),
  };
}

export function singleAnswer(result: SingleResult) {
  const { typeId, reason, items } = result;
  return { success: true, type_id: typeId, reason, items, ...commonAnswer(result) };
}

export function directAnswer(result: DirectResult) {
  return { success: true, type_id: result.typeId, items: result.items, ...commonAnswer(result) };
}

function commonAnswer({ warnings, language, tokenUsage, llm }: DirectResult | GenerateResult) {
  return { warnings: warnings.map(warningAnswer), language, token_usage: usageAnswer(tokenUsage), llm };
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

export function countsAnswer({ games }: Registry) {
  return { total: games.length, active_count: games.filter(({ active }) => active).length };
}

export function reloadAnswer({ total, activeCount, added, removed, changed }: GamesReload) {
  return { success: true, total, active_count: activeCount, added, removed, changed };
}

export function gameAnswer({ host, active, package: from, version }: RegisteredGame) {
  const { typeId, gameType, displayName } = host.descriptor;
  return {
    type_id: typeId,
    game_type: gameType,
    display_name: displayName,
    active,
    package: from ?? null,
    version: version ?? null,
  };
}

export function gameDetailAnswer(game: RegisteredGame) {
  const { suits, itemSchema, directFormat, writesOffline, grades } = game.host.descriptor;
  return {
    ...gameAnswer(game),
    suits,
    item_schema: itemSchemaWithId(itemSchema),
    direct_format: directFormat ?? null,
    writes_offline: writesOffline,
    grades,
  };
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
    providers,
  };
}
