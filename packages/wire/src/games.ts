import { z } from 'zod';
import { count, gameType, type Immutable, params, sentence, success, typeId } from './common.js';

const anyJsonSchema = z.record(z.string(), z.unknown());
const counts = {
  total: count.describe('How many games there are.'),
  active_count: count.describe('How many of them are switched on.'),
};

/** A game as listed. */
export const gameSchema = z
  .strictObject({
    type_id: typeId,
    game_type: gameType,
    display_name: z.string().describe('Its name for people.'),
    active: z.boolean().describe('Whether it is switched on.'),
    package: z
      .string()
      .nullable()
      .describe('npm name or path in games.yaml; null for a game that a program registered.'),
    version: z.string().nullable().describe("The package's version; null where it has none."),
    item_version: z.int().min(1).describe("The version of the game's items; a set keeps it."),
  })
  .describe('A game as it is listed.');
export type Game = Immutable<z.infer<typeof gameSchema>>;

/** The response of `GET /games`. */
export const gamesResponseSchema = z
  .strictObject({ ...counts, games: z.array(gameSchema).describe('By type_id.') })
  .describe('The games there are.');
export type GamesResponse = Immutable<z.infer<typeof gamesResponseSchema>>;

/** How an author writes items of a game. */
export const directFormatSchema = z
  .strictObject({
    description: z.string().describe('How items are written.'),
    example: z.string().describe('Ready to be sent.'),
  })
  .describe('How an author writes items.');

/** The player of a game. */
export const playerSchema = z
  .strictObject({
    url: z.string().describe('Path of the module on this service.'),
    isolated: z.boolean().describe('Whether the page of the service runs it in a sandboxed frame.'),
  })
  .describe("A game's player, a custom element.");

/** A game that has a player. */
export const playableGameSchema = playerSchema
  .extend({ game_type: gameType, display_name: z.string().describe('The name of the game for people.') })
  .describe('A game that has a player.');

/** The response of `GET /games/{game_type}`. */
export const gameDetailSchema = gameSchema
  .extend({
    suits: z.string().describe('Which texts suit the game.'),
    item_schema: anyJsonSchema.describe('JSON Schema (draft 2020-12) of an item as responses contain it.'),
    direct_format: directFormatSchema
      .nullable()
      .describe('How an author writes items; null for a game that does not describe it.'),
    writes_offline: z.boolean().describe('Whether the offline writer can write it.'),
    grades: z.boolean().describe('Whether the service can grade answers to it.'),
    answer_schema: anyJsonSchema
      .nullable()
      .describe('JSON Schema of the answer it grades; null where the game has none.'),
    options_schema: anyJsonSchema
      .nullable()
      .describe('JSON Schema of what games.yaml may set under `options`; null where the package declares none.'),
    player: playerSchema.nullable().describe("The game's player, a custom element; null for a game without one."),
  })
  .describe('A game, and all that it says of itself.');
export type GameDetail = Immutable<z.infer<typeof gameDetailSchema>>;

/** The response of `GET /players`. */
export const playersResponseSchema = z
  .strictObject({
    players: z.array(playableGameSchema).describe('By type_id.'),
  })
  .describe('The games that have a player.');
export type PlayersResponse = Immutable<z.infer<typeof playersResponseSchema>>;

/** The response of `POST /games/{game_type}/activate` and `/deactivate`: the game after the change. */
export const switchResponseSchema = z
  .strictObject({ success, game: gameSchema })
  .describe('The game after the change.');
export type SwitchResponse = Immutable<z.infer<typeof switchResponseSchema>>;

/** Points for an answer. */
export const markSchema = z
  .strictObject({
    score: z.number().min(0).describe('What the answer is worth.'),
    max: z.number().gt(0).describe('The most it could be worth.'),
  })
  .describe('Points for an answer.');

/** A sentence of a grade, with what it is made of. */
export const feedbackSchema = z
  .strictObject({
    code: z.string().describe('Stable, for programs.'),
    params,
    message: sentence('As in `feedback`.'),
  })
  .describe('A sentence for the learner, and what it is made of.');

/** The response of `POST /games/{game_type}/grade`. */
export const gradeResponseSchema = z
  .strictObject({
    success,
    ...markSchema.shape,
    correct: z.boolean().describe('Whether the answer is entirely right.'),
    feedback: z.array(z.string()).describe('Sentences for the learner.'),
    feedback_details: z.array(feedbackSchema).describe('The same sentences with their codes and params.'),
    marks: z.record(z.string(), markSchema).optional().describe('The same answer on other scales, by name.'),
  })
  .describe('What an answer is worth.');
export type GradeResponse = Immutable<z.infer<typeof gradeResponseSchema>>;

/** What a reload changed, by name. */
const changes = (name: z.ZodType<string>) => ({
  added: z.array(name).describe('What is new.'),
  removed: z.array(name).describe('What is gone.'),
  changed: z.array(name).describe('What was loaded anew.'),
});

/** The response of `POST /reload`: what changed, by game_type. */
export const reloadResponseSchema = z
  .strictObject({
    success,
    ...counts,
    ...changes(gameType),
    formats: z.strictObject(changes(z.string())).describe('The same of formats, by id.'),
  })
  .describe('What changed, by game_type.');
export type ReloadResponse = Immutable<z.infer<typeof reloadResponseSchema>>;
