import { z } from 'zod';
import { count, gameType, success, typeId } from './common.js';

const anyJsonSchema = z.record(z.string(), z.unknown());
const counts = { total: count, active_count: count };

export const game = z.strictObject({
  type_id: typeId,
  game_type: gameType,
  display_name: z.string().describe('Its name for people.'),
  active: z.boolean().describe('Whether it is switched on.'),
  package: z
    .string()
    .nullable()
    .describe('npm name or path in games.yaml; null for a game handed to the service by a program.'),
  version: z.string().nullable().describe("The package's version; null where it has none."),
});

export const gamesAnswer = z.strictObject({ ...counts, games: z.array(game).describe('By type_id.') });

export const gameDetail = game.extend({
  suits: z.string().describe('Which texts the game suits.'),
  item_schema: anyJsonSchema.describe('JSON Schema (draft 2020-12) of an item as it is answered.'),
  direct_format: z
    .strictObject({ description: z.string(), example: z.string().describe('Ready to be sent.') })
    .nullable()
    .describe('How an author writes items; null for a game that says nothing of it.'),
  writes_offline: z.boolean().describe('Whether the offline writer can write it.'),
  grades: z.boolean().describe('Whether the service can grade an answer.'),
  answer_schema: anyJsonSchema.nullable().describe('JSON Schema of the answer it grades; null where it does not say.'),
  player: z
    .strictObject({
      url: z.string().describe('Path of the module on this service.'),
      isolated: z.boolean().describe('Whether the page of the service runs it in a sandboxed frame.'),
    })
    .nullable()
    .describe("The game's player, a custom element; null for a game without one."),
});

export const switchAnswer = z.strictObject({ success, game });

const mark = z.strictObject({ score: z.number().min(0), max: z.number().gt(0) });

export const gradeAnswer = z.strictObject({
  success,
  ...mark.shape,
  correct: z.boolean().describe('Whether the answer is wholly right.'),
  feedback: z.array(z.string()).describe('Sentences for the player.'),
  marks: z.record(z.string(), mark).optional().describe('The same answer on other scales, by name.'),
});

const changed = z.array(gameType);

export const reloadAnswer = z.strictObject({ success, ...counts, added: changed, removed: changed, changed });
