import { readText } from '@ludotext/engine/game';
import type { FoundPair } from './found-pair.js';
import { glossaryPairs } from './glossary.js';
import { folded, stemsOf } from './likeness.js';
import { isAlike, namesItself } from './rules.js';
import { toldPairs } from './told.js';

/** More definitions than this are not looked for: each is compared with all before it. */
const mostDefinitions = 100;

/** The definitions a text holds, in its order; of two that cannot stand in one round, the first. */
export function definitionsOf(text: string): FoundPair[] {
  const reading = readText(text);
  const found = [...glossaryPairs(text), ...toldPairs(reading)].sort((a, b) => a.start - b.start);
  const good: FoundPair[] = [];
  const terms = new Set<string>();
  const known: Set<string>[] = [];
  for (const pair of found) {
    if (good.length >= mostDefinitions) break;
    const [term, stems] = [folded(pair.term), stemsOf(pair.definition, reading.language)];
    const isDouble = terms.has(term) || known.some((other) => isAlike(stems, other));
    if (isDouble || namesItself(pair, reading.language)) continue;
    good.push(pair);
    terms.add(term);
    known.push(stems);
  }
  return good;
}
