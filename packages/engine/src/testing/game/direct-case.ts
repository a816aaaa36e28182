import type { GamePlugin } from '../../contract/game-plugin.js';
import type { DirectCase } from './cases.js';
import { expectSame, fail, shown } from './failure.js';
import { listed } from './judged.js';
import { parsed } from './parsed.js';

/** Whether `parse` gives exactly what a case says. */
export async function directCase(game: GamePlugin, { text, items, faults = [] }: DirectCase<unknown>): Promise<void> {
  const result = await parsed(game, text);
  if (result.faults.length !== faults.length) {
    const wanted = faults.length === 1 ? 'one fault' : `${faults.length === 0 ? 'no' : faults.length} faults`;
    const found = result.faults.map((fault) => `${fault.line}:${fault.column} ${listed([fault])}`).join('; ');
    fail(`parse(${shown(text)}): the table says ${wanted}; found was ${found === '' ? 'nothing' : found}`);
  }
  for (const [index, expected] of faults.entries()) {
    const { line, column, rule } = result.faults[index] ?? {};
    const actual = {
      line,
      ...(expected.column === undefined ? {} : { column }),
      ...(expected.rule === undefined ? {} : { rule }),
    };
    const { line: expectedLine, column: expectedColumn, rule: expectedRule } = expected;
    expectSame(
      actual,
      { line: expectedLine, column: expectedColumn, rule: expectedRule },
      `Fault ${index + 1} of parse(${shown(text)}) differs from the table's`,
    );
  }
  if (items !== undefined)
    expectSame(result.items, items, `The items of parse(${shown(text)}) differ from the table's`);
}
