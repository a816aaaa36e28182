import { EngineError, type Grade, isEngineError } from '@ludotext/engine';
import type { JsonSchema } from '@ludotext/engine/game';
import { directFormatInWords, type RegisteredGame, type Registry, schemaInWords } from '@ludotext/engine/host';
import type { GamesReload } from '@ludotext/engine/node';
import type * as wire from '@ludotext/wire';
import type { LanguageChoice } from '../http/negotiation.js';

// Games and grades in the names of the wire, as wire.ts has the rest.

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

/** @param choose which language of the game's name the caller prefers; the default one when absent */
export function wireGame(
  { host, active, package: from, version }: RegisteredGame,
  choose: LanguageChoice = () => undefined,
): wire.Game {
  const { typeId, gameType, displayName, displayNames, itemVersion } = host.descriptor;
  return {
    type_id: typeId,
    game_type: gameType,
    display_name: textFor(displayName, displayNames, choose),
    active,
    package: from ?? null,
    version: version ?? null,
    item_version: itemVersion,
  };
}

/** The text in the language the caller prefers of those there are; the default one where there is none. */
function textFor(text: string, byLanguage: Readonly<Record<string, string>> = {}, choose: LanguageChoice): string {
  const defaultFirst = Object.keys(byLanguage).sort(
    (a, b) => Number(byLanguage[b] === text) - Number(byLanguage[a] === text),
  );
  const chosen = defaultFirst.length === 0 ? undefined : choose(defaultFirst);
  return (chosen === undefined ? undefined : byLanguage[chosen]) ?? text;
}

/**
 * @param choose which language of the game's name and of what it suits the caller prefers; the default one when absent
 * @param messageLanguage BCP 47 tag of the language of the words for an item's members and the direct format
 */
export function gameDetail(
  game: RegisteredGame,
  choose: LanguageChoice = () => undefined,
  messageLanguage = 'en',
): wire.GameDetail {
  const {
    suits,
    suitsByLanguage,
    itemSchema,
    directFormat,
    writesOffline,
    grades,
    submissionSchema,
    optionsSchema,
    messages,
  } = game.host.descriptor;
  return {
    ...wireGame(game, choose),
    suits: textFor(suits, suitsByLanguage, choose),
    item_schema: itemSchemaWithId(schemaInWords(itemSchema, messageLanguage, messages)),
    direct_format: directFormat === undefined ? null : directFormatInWords(directFormat, messageLanguage, messages),
    writes_offline: writesOffline,
    grades,
    answer_schema: submissionSchema ?? null,
    options_schema: optionsSchema ?? null,
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
