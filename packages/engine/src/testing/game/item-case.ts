import type { GamePlugin } from '../../contract/game-plugin.js';
import type { ItemCase } from './cases.js';
import { expectRules } from './expected-rules.js';
import { shown } from './failure.js';
import { judged } from './judged.js';
import { contextOf } from './subject.js';

/** Whether exactly the rules a case names speak of its item. */
export async function itemCase(game: GamePlugin, each: ItemCase<unknown>): Promise<void> {
  const { item, rejects, warns } = { warns: undefined, ...each };
  const findings = await judged(game, item, contextOf(each));
  const what = `The item ${shown(item)}`;
  expectRules(findings, 'reject', rejects, what);
  if (warns !== undefined || rejects === undefined) expectRules(findings, 'warn', warns, what);
}
