import fc from 'fast-check';
import { parseRound, type Round } from '../src/game-settings.js';

/** A round that is known to be right. */
export function roundOf(text: string): Round {
  const parsed = parseRound(text);
  if (!parsed.ok) throw new TypeError(parsed.faults.join(' '));
  return parsed.round;
}

/** Words that mean something else to JavaScript, to the contract, to the test kit or to the template. */
const oddNames = [
  ...['class', 'default', 'await', 'enum', 'new', 'null', 'this', 'var', 'function', 'undefined', 'prototype', 'then'],
  ...['item', 'items', 'text', 'name', 'answer', 'given', 'direct', 'score', 'language', 'source', 'line', 'length'],
  ...['riddle', 'solution', 'note', 'hint', 'decoys', 'starter', 'game', 'words', 'gaps', 'z', 'a1'],
];

const names = fc
  .oneof(fc.constantFrom(...oddNames), fc.stringMatching(/^[a-z][a-z0-9]{0,31}$/))
  .filter((name) => parseRound(`${name}, other0name`).ok && !['choices', 'wrong'].includes(name));

/** Rounds as people could ask for them, with odd names of members. */
export const oddRounds: fc.Arbitrary<Round> = fc
  .uniqueArray(fc.record({ name: names, kind: fc.constantFrom('text', 'optional', 'list') }), {
    ...{ minLength: 2, maxLength: 6, selector: ({ name }) => name },
  })
  .map(([shown, answer, ...extras]) => ({ shown: shown!.name, answer: answer!.name, extras }));
