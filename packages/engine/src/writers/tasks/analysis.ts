import type { GameHost } from '../../contract/game-host.js';
import type { GameScore } from '../../contract/results.js';
import type { JsonSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';
import { reasonSaying } from '../../messages/own-messages.js';
import { languageName, memberOf, objectSchema, scoresMember, type TaskPrompt } from './common.js';

/** Asks for a score and a reason for each game. */
export function analysisPrompt(games: readonly GameHost[], language: string): TaskPrompt {
  const list = games.map(
    ({ descriptor }) => `- ${memberOf(descriptor)} (${descriptor.displayName}): ${descriptor.suits}`,
  );
  const prompt = `Judge how well the text suits each of these games:\n${list.join('\n')}
For each give a score from 0 (not at all) to 100 (made for it), and a reason in one sentence for a teacher, in ${languageName(language)}.`;
  return { prompt, schema: { name: 'analysis', jsonSchema: analysisSchema(games) } };
}

/** An object with one required member for each game. */
export function analysisSchema(games: readonly GameHost[]): JsonSchema {
  const score = objectSchema({ reason: { type: 'string' }, score: { type: 'integer', minimum: 0, maximum: 100 } });
  return objectSchema(Object.fromEntries(games.map(({ descriptor }) => [memberOf(descriptor), score])));
}

/** The score a reply gives a game; 0 when it gives none. */
export function scoreIn(reply: unknown, { descriptor }: GameHost): GameScore {
  const scores = membersIn(membersIn(reply, 'answer'), scoresMember);
  const entry = isObject(scores) ? scores[memberOf(descriptor)] : undefined;
  const score = isObject(entry) ? Number(entry.score) : Number.NaN;
  if (!isObject(entry) || Number.isNaN(score)) {
    return { typeId: descriptor.typeId, score: 0, ...reasonSaying('no_reason') };
  }
  const reason = typeof entry.reason === 'string' ? entry.reason : '';
  const bounded = Math.round(Math.min(100, Math.max(0, score)));
  return { typeId: descriptor.typeId, score: bounded, reason, reasonCode: 'model_reason', params: {} };
}

/** The value of a member; the object itself when it has no such member. */
function membersIn(value: unknown, name: string): unknown {
  return isObject(value) && isObject(value[name]) ? value[name] : value;
}
