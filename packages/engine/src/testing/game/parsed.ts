import { type Finding, isFinding } from '../../contract/finding.js';
import type { GamePlugin } from '../../contract/game-plugin.js';
import { isObject } from '../../lib/data.js';
import { calling, expectPlain } from './calling.js';
import { fail, shown } from './failure.js';

export interface Parsed {
  readonly items: readonly unknown[];
  readonly faults: readonly Finding[];
}

/** What `parse` gives for a text, in its long form; fails where it throws or returns something else. */
export async function parsed(game: GamePlugin, text: string): Promise<Parsed> {
  const call = `parse(${shown(text)})`;
  const remedy = 'return { items: [], faults: [faultAt(line, column, rule, message)] }';
  // `parse` is synchronous; a promise is caught here as the wrong shape it is.
  const { result } = await calling(call, remedy, () => ({ result: game.parse(text) as unknown }));
  const whole = Array.isArray(result) ? { items: result, faults: [] } : result;
  if (!isObject(whole) || !Array.isArray(whole.items) || !Array.isArray(whole.faults)) {
    fail(`${call} returned ${shown(result)}: return a list of items, or { items, faults } with two lists.`);
  }
  const { items, faults } = whole as { items: unknown[]; faults: unknown[] };
  for (const fault of faults) {
    if (!isFinding(fault))
      fail(`${call} has the fault ${shown(fault)}: make faults with faultAt(line, column, rule, message).`);
  }
  expectPlain(items, call);
  return { items, faults: faults as Finding[] };
}
