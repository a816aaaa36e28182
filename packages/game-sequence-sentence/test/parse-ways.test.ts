import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frozenPieces } from '../../../test/support/frozen-pieces.js';
import { parse } from '../src/parse.js';

const isFault = ({ severity }: { severity: string }) => severity === 'reject';
const itemsOf = (text: string) => {
  const { items, faults } = parse(text);
  return faults.some(isFault) ? undefined : items.map(({ title, pieces }) => ({ title, pieces }));
};

it('reads what was accepted before as before', () => {
  const scrap = fc.constantFrom(
    'a',
    'Wake up.',
    '1. Go',
    '- so',
    '; ',
    ';',
    '；',
    '\\;',
    ' ',
    '\n',
    '\n\n',
    '\r\n',
    '\uFEFF',
    '甲',
    '---',
    '# b',
    'A)',
  );
  const written = fc.array(scrap, { maxLength: 24 }).map((scraps) => scraps.join(''));
  const whole = fc
    .array(fc.array(fc.constantFrom('a', '1. b', '- c', '# d', '---', 'e:'), { minLength: 3, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((items) => items.map((pieces) => pieces.join(';')).join('\n'));
  fc.assert(
    fc.property(fc.oneof(written, whole), (text) => {
      const before = frozenPieces(text);
      if (before === undefined || before.length === 0) return;
      expect(parse(text)).toMatchObject({ items: before.map((pieces) => ({ pieces })), faults: [] });
    }),
    { numRuns: 500 },
  );
});

const sentence = fc
  .array(fc.constantFrom('the', 'cat', 'sleeps', 'on', 'a', 'warm', 'mat', 'again', 'and', 'waits'), {
    minLength: 3,
    maxLength: 6,
  })
  .map((words) => `She ${words.join(' ')}.`);
const sentences = fc.array(sentence, { minLength: 3, maxLength: 6 });
const title = fc.option(fc.constantFrom('The cat', 'A long day'), { nil: undefined });
const withTitle = (lines: readonly string[], name: string | undefined) =>
  [...(name === undefined ? [] : [name]), ...lines].join('\n');

/** Ways to write an exercise, each with the text for sentences and a title. */
const ways: Record<string, (pieces: readonly string[], name: string | undefined) => string> = {
  semicolons: (pieces) => pieces.join(';'),
  numbers: (pieces, name) =>
    withTitle(
      pieces.map((piece, index) => `${index + 1}. ${piece}`),
      name,
    ),
  'numbers between blank lines': (pieces, name) =>
    withTitle([pieces.map((piece, index) => `(${index + 1}) ${piece}`).join('\n\n')], name),
  letters: (pieces, name) =>
    withTitle(
      pieces.map((piece, index) => `${'abcdef'.charAt(index)}) ${piece}`),
      name,
    ),
  bullets: (pieces, name) =>
    withTitle(
      pieces.map((piece) => `• ${piece}`),
      name,
    ),
  lines: (pieces, name) => withTitle(pieces, name === undefined ? undefined : `${name}:`),
  paragraphs: (pieces) => pieces.join(' '),
};

it.each(Object.entries(ways))('reads exercises one after the other as each by itself: %s', (_, write) => {
  const text = fc.array(fc.tuple(sentences, title), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(text, text, (first, second) => {
      const [one, other] = [first, second].map((exercises) =>
        exercises.map(([pieces, name]) => write(pieces, name)).join('\n\n'),
      );
      const both = [itemsOf(one as string), itemsOf(other as string)];
      expect(both[0]).toHaveLength(first.length);
      expect(both[1]).toHaveLength(second.length);
      expect(itemsOf(`${one}\n\n${other}`)).toEqual(both.flat());
      expect(both.flat().map((item) => item?.pieces)).toEqual([...first, ...second].map(([pieces]) => pieces));
    }),
    { numRuns: 40 },
  );
});
