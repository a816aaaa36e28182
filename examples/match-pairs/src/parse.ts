import { type Finding, faultAt } from '@ludotext/engine/game';
import { finish } from './finish.js';
import { type Item, maxPairs, minPairs, type Pair } from './item.js';

/** An item while its lines are read. */
interface OpenItem {
  readonly line: number;
  readonly pairs: Pair[];
}

/** `Term = Definition`, one pair a line; a blank line ends the item. `\=` is an equals sign that separates nothing. */
export function parse(text: string): { items: Item[]; faults: Finding[] } {
  const items: Item[] = [];
  const faults: Finding[] = [];
  let open: OpenItem | undefined;
  let isFaulty = false;

  const close = (): void => {
    const size = open?.pairs.length ?? 0;
    if (open === undefined) return;
    if (!isFaulty && size < minPairs) faults.push(wrongSize(open.line, 'too_few_pairs', size));
    else if (!isFaulty && size > maxPairs) faults.push(wrongSize(open.line, 'too_many_pairs', size));
    else if (!isFaulty) items.push(finish({ pairs: open.pairs }));
    open = undefined;
    isFaulty = false;
  };

  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') {
      close();
      continue;
    }
    open ??= { line: index + 1, pairs: [] };
    const pair = pairOf(line, index + 1);
    if ('rule' in pair) faults.push(pair);
    else open.pairs.push(pair);
    isFaulty ||= 'rule' in pair;
  }
  close();
  return { items, faults };
}

function wrongSize(line: number, rule: string, size: number): Finding {
  const message = `This item has ${size} of the ${minPairs} to ${maxPairs} pairs it needs; a blank line ends an item.`;
  return faultAt(line, 1, rule, message);
}

/** The pair of a line, or what is wrong with it. Everything behind the first separator is the definition. */
function pairOf(line: string, number: number): Pair | Finding {
  const at = line.search(/(?<!\\)=/);
  if (at === -1)
    return faultAt(number, line.trimEnd().length + 1, 'no_equals', 'Write "Term = Definition" on the line.');
  const [term, definition] = [line.slice(0, at), line.slice(at + 1)].map((part) => part.replaceAll('\\=', '=').trim());
  if (!term) return faultAt(number, at + 1, 'no_term', 'Write the term in front of "=".');
  if (!definition) return faultAt(number, at + 2, 'no_definition', 'Write the definition behind "=".');
  return { term, definition };
}
