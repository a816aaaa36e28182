import type { Verdict } from '../../contract/game-host.js';
import type { GamePlugin, OfflineScore } from '../../contract/game-plugin.js';
import { judgeDrafts } from '../../host/item-check.js';
import { frozenCopy } from '../../lib/data.js';
import { seedFrom } from '../../lib/random.js';
import { calling } from './calling.js';
import { fail, shown } from './failure.js';
import { contextOf } from './subject.js';

/** How many drafts the kit asks the offline writer for. */
export const askedOffline = 10;

/** The score of a text; fails where it throws or is none. */
export async function offlineScore(game: GamePlugin, text: string): Promise<OfflineScore> {
  const call = `offline.score(${shown(text)})`;
  const score = await calling(call, 'return { score: 0, reason }', () => game.offline?.score(text));
  if (typeof score?.score !== 'number' || !(score.score >= 0 && score.score <= 100)) {
    fail(`${call} returned ${shown(score)}: return { score, reason } with a score from 0 to 100.`);
  }
  if (typeof score.reason !== 'string' || score.reason.trim() === '') {
    fail(`${call} gives the reason ${shown(score.reason)}: say in a sentence why the text suits the game or not.`);
  }
  return score;
}

/** The drafts for a text; fails where it throws or gives no list. */
export async function offlineDrafts(
  game: GamePlugin,
  text: string,
  language: string,
  count: number,
): Promise<readonly unknown[]> {
  const call = `offline.write(${shown(text)}, { count: ${count} })`;
  const request = frozenCopy({ count, language, seed: seedFrom(text) });
  const drafts = await calling(call, 'return []', () => game.offline?.write(text, request));
  if (!Array.isArray(drafts)) fail(`${call} returned ${shown(drafts)}: return a list of drafts.`);
  return drafts;
}

/** What becomes of drafts on the way that the engine sends them: schemas, `finish`, doubles, `validate`. */
export async function offlineVerdicts(
  game: GamePlugin,
  drafts: readonly unknown[],
  text: string,
  language: string,
): Promise<readonly Verdict[]> {
  const { kept: _, ...context } = contextOf({ text, language, origin: 'offline' });
  const request = { drafts, finished: false, runValidator: true, context, kept: [] };
  return await calling('Judging what offline.write wrote', 'look at finish and validate', () =>
    judgeDrafts(game, request, async (_step, run) => await run()),
  );
}
