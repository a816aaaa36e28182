import type { GameHost } from '../../contract/game-host.js';
import type { GameScore } from '../../contract/results.js';
import type { JsonSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';
import { languageName, nameOf, objectOf, scoresMember } from './common.js';

/** The analysis in words: a score and a reason for each game. */
export function analysisTask(games: readonly GameHost[], language: string): string {
  const list = games.map(
    ({ descriptor }) => `- ${nameOf(descriptor)} (${descriptor.displayName}): ${descriptor.suits}`,
  );
  return `Judge how well the text suits each of these games:\n${list.join('\n')}
For each give a score from 0 (not at all) to 100 (made for it), and a reason in one sentence for a teacher, in ${languageName(language)}.`;
}

/** An object with one required member for each game. */
export function analysisShape(games: readonly GameHost[]): JsonSchema {
  const score = objectOf({ reason: { type: 'string' }, score: { type: 'integer', minimum: 0, maximum: 100 } });
  return objectOf(Object.fromEntries(games.map(({ descriptor }) => [nameOf(descriptor), score])));
}

/** The score an answer gives a game; 0 where it gives none. */
export function scoreIn(answer: unknown, { descriptor }: GameHost): GameScore {
  const scores = membersIn(membersIn(answer, 'answer'), scoresMember);
  const entry = isObject(scores) ? scores[nameOf(descriptor)] : undefined;
  const score = isObject(entry) ? Number(entry.score) : Number.NaN;
  if (!isObject(entry) || Number.isNaN(score)) {
    return { typeId: descriptor.typeId, score: 0, reason: 'The model gave no score for this game.' };
  }
  const reason = typeof entry.reason === 'string' ? entry.reason : '';
  return { typeId: descriptor.typeId, score: Math.round(Math.min(100, Math.max(0, score))), reason };
}

/** What an object holds under a name; the object itself where it has no such member. */
function membersIn(value: unknown, name: string): unknown {
  return isObject(value) && isObject(value[name]) ? value[name] : value;
}
