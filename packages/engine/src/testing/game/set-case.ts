import type { GamePlugin } from '../../contract/game-plugin.js';
import type { SetCase } from './cases.js';
import { expectRules } from './expected-rules.js';
import { shown } from './failure.js';
import { setFindings } from './set-findings.js';
import { contextOf } from './subject.js';

/** Whether exactly the rules a case names warn of its items as a set. */
export async function setCase(game: GamePlugin, each: SetCase<unknown>): Promise<void> {
  const findings = await setFindings(game, each.items, contextOf(each));
  expectRules(findings, 'warn', each.warns, `The set ${shown(each.items)}`);
}
