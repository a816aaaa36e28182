import { isRejected } from '../../contract/finding.js';
import type { GamePlugin } from '../../contract/game-plugin.js';
import type { TextCase } from './cases.js';
import { fail, shown } from './failure.js';
import { listed } from './judged.js';
import { askedOffline, offlineDrafts, offlineScore, offlineVerdicts } from './offline-run.js';

/** Whether the offline writer scores and writes a text as a case says. */
export async function textCase(game: GamePlugin, each: TextCase): Promise<void> {
  const { text, language = 'en', score: [lowest, highest] = [0, 100], items: fewest = 0 } = each;
  const { score, reason } = await offlineScore(game, text);
  if (score < lowest || score > highest) {
    fail(`offline.score(${shown(text)}) is ${score} (${reason}); the table says ${lowest} to ${highest}.`);
  }
  const drafts = await offlineDrafts(game, text, language, Math.max(fewest, askedOffline));
  const verdicts = await offlineVerdicts(game, drafts, text, language);
  const refused = verdicts.filter(({ findings }) => isRejected(findings));
  const through = verdicts.length - refused.length;
  if (through >= fewest) return;
  const why = refused.length === 0 ? '' : ` Refused: ${refused.map(({ findings }) => listed(findings)).join('; ')}`;
  fail(`offline.write(${shown(text)}) gives ${through} items; the table says at least ${fewest}.${why}`);
}
