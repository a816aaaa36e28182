import { z } from 'zod';
import { count, gameType, type Immutable, params, sentence, success, typeId } from './common.js';

const anyJsonSchema = z.record(z.string(), z.unknown());
const counts = { total: count, active_count: count };

/** A game as listed. */
export const gameSchema = z.strictObject({
  type_id: typeId,
  game_type: gameType,
  display_name: z.string().describe('Its name for people.'),
  active: z.boolean().describe('Whether it is switched on.'),
  package: z.string().nullable().describe('npm name or path in games.yaml; null for a game that a program registered.'),
  version: z.string().nullable().describe("The package's version; null where it has none."),
  item_version: z.int().min(1).describe("The version of the game's items; a set keeps it."),
});
export type Game = Immutable<z.infer<typeof gameSchema>>;

/** The response of `GET /games`. */
export const gamesResponseSchema = z.strictObject({ ...counts, games: z.array(gameSchema).describe('By type_id.') });
export type GamesResponse = Immutable<z.infer<typeof gamesResponseSchema>>;

/** The response of `GET /games/{game_type}`. */
export const gameDetailSchema = gameSchema.extend({
  suits: z.string().describe('Which texts suit the game.'),
  item_schema: anyJsonSchema.describe('JSON Schema (draft 2020-12) of an item as responses contain it.'),
  direct_format: z
    .strictObject({ description: z.string(), example: z.string().describe('Ready to be sent.') })
    .nullable()
    .describe('How an author writes items; null for a game that does not describe it.'),
  writes_offline: z.boolean().describe('Whether the offline writer can write it.'),
  grades: z.boolean().describe('Whether the service can grade answers to it.'),
  answer_schema: anyJsonSchema
    .nullable()
    .describe('JSON Schema of the answer it grades; null where the game has none.'),
  player: z
    .strictObject({
      url: z.string().describe('Path of the module on this service.'),
      isolated: z.boolean().describe('Whether the page of the service runs it in a sandboxed frame.'),
    })
    .nullable()
    .describe("The game's player, a custom element; null for a game without one."),
});
export type GameDetail = Immutable<z.infer<typeof gameDetailSchema>>;

/** The response of `GET /players`. */
export const playersResponseSchema = z.strictObject({
  players: z
    .array(
      z.strictObject({
        game_type: gameType,
        display_name: z.string().describe('The name of the game for people.'),
        url: z.string().describe('Path of the module on this service.'),
        isolated: z.boolean().describe('Whether the page of the service runs it in a sandboxed frame.'),
      }),
    )
    .describe('By type_id.'),
});
export type PlayersResponse = Immutable<z.infer<typeof playersResponseSchema>>;

/** The response of `POST /games/{game_type}/activate` and `/deactivate`: the game after the change. */
export const switchResponseSchema = z.strictObject({ success, game: gameSchema });
export type SwitchResponse = Immutable<z.infer<typeof switchResponseSchema>>;

const mark = z.strictObject({ score: z.number().min(0), max: z.number().gt(0) });

/** The response of `POST /games/{game_type}/grade`. */
export const gradeResponseSchema = z.strictObject({
  success,
  ...mark.shape,
  correct: z.boolean().describe('Whether the answer is entirely right.'),
  feedback: z.array(z.string()).describe('Sentences for the learner.'),
  feedback_details: z
    .array(
      z.strictObject({
        code: z.string().describe('Stable, for programs.'),
        params,
        message: sentence('As in `feedback`.'),
      }),
    )
    .describe('The same sentences with their codes and params.'),
  marks: z.record(z.string(), mark).optional().describe('The same answer on other scales, by name.'),
});
export type GradeResponse = Immutable<z.infer<typeof gradeResponseSchema>>;

const gameTypes = z.array(gameType);
const formatIds = z.array(z.string());

/** The response of `POST /reload`: what changed, by game_type. */
export const reloadResponseSchema = z.strictObject({
  success,
  ...counts,
  added: gameTypes,
  removed: gameTypes,
  changed: gameTypes,
  formats: z
    .strictObject({ added: formatIds, removed: formatIds, changed: formatIds })
    .describe('The same of formats, by id.'),
});
export type ReloadResponse = Immutable<z.infer<typeof reloadResponseSchema>>;
