import type { GamePlugin } from '../../contract/game-plugin.js';
import { isObject } from '../../lib/data.js';
import type { GameTables } from './tables.js';

/** The cases a game is owed and does not have, a sentence each. */
export function tableGaps(game: GamePlugin, tables: GameTables): string[] {
  const cases = (table: unknown): Record<string, unknown>[] => (Array.isArray(table) ? table.filter(isObject) : []);
  const answers = cases(tables.answers);
  const passing = cases(tables.items).filter(({ rejects }) => rejects === undefined);
  const owed: [boolean, string][] = [
    [cases(tables.direct).length > 0, 'direct is empty: add a text in the direct format, with its items.'],
    [passing.length > 0, 'items has none that passes: add a good item, { item } without rejects.'],
    [
      game.offline === undefined || cases(tables.texts).length > 0,
      'texts is empty: the game writes offline; add a text.',
    ],
    [
      game.grade === undefined || answers.some(isRight),
      'answers has no right one: add { item, answer, correct: true }.',
    ],
    [
      game.grade === undefined || answers.some(isWrong),
      'answers has no wrong one: add { item, answer, correct: false }.',
    ],
    [
      game.draftSchema === undefined || cases(tables.drafts).length > 0 || showsDrafts(game),
      'drafts is empty, and no example shows any: add a draft, with the item that finish makes of it.',
    ],
  ];
  return owed.flatMap(([there, message]) => (there ? [] : [message]));
}

function showsDrafts({ examples = [] }: GamePlugin): boolean {
  return examples.some(({ drafts = [] }) => drafts.length > 0);
}

function isRight({ correct, score, max }: Readonly<Record<string, unknown>>): boolean {
  return correct === undefined ? score !== undefined && score === max : correct === true;
}

function isWrong({ correct, score, max }: Readonly<Record<string, unknown>>): boolean {
  if (correct !== undefined) return correct === false;
  return score === 0 || (typeof score === 'number' && typeof max === 'number' && score < max);
}
