import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizItem } from '../../src/item.js';
import { parse } from '../../src/parse.js';

/** A question to be written in one style or another. */
interface Asked {
  readonly question: string;
  readonly texts: readonly string[];
  readonly key: number;
}

const phrase = (words: string) =>
  fc.array(fc.constantFrom(...words.split(' ')), { minLength: 1, maxLength: 4 }).map((chosen) => chosen.join(' '));
const asked: fc.Arbitrary<Asked> = fc
  .record({
    question: phrase('Which river crosses the oldest city of Kenya today').map((words) => `Say: ${words}?`),
    texts: fc.uniqueArray(phrase('London Paris 7 stones, tea (green) more: north*south É'), {
      minLength: 2,
      maxLength: 6,
    }),
    key: fc.nat(),
  })
  .map(({ question, texts, key }) => ({ question, texts, key: key % texts.length }));
const quiz = fc.array(asked, { minLength: 1, maxLength: 4 });

const itemOf = ({ question, texts, key }: Asked): QuizItem => ({
  question,
  answers: texts.map((text, index) => ({ text, correct: index === key })),
});
const letter = (index: number) => 'abcdef'.charAt(index);
const upper = (index: number) => 'ABCDEF'.charAt(index);

/** How authors write a quiz, by the name of the style. */
const styles: Readonly<Record<string, (all: readonly Asked[]) => string>> = {
  documented: each(({ question, texts, key }) => [
    `Question: ${question}`,
    ...texts.map((text, index) => `${upper(index)}. ${text}`),
    `Correct: ${upper(key)}`,
  ]),
  Aiken: each(({ question, texts, key }) => [
    question,
    ...texts.map((text, index) => `${upper(index)}) ${text}`),
    `ANSWER: ${upper(key)}`,
  ]),
  'numbers, small letters, a star': each(({ question, texts, key }, place) => [
    `${place + 1}. ${question}`,
    ...texts.map((text, index) => `${index === key ? '*' : ''}${letter(index)}) ${text}`),
  ]),
  'bullets, the key in words behind it': each(({ question, texts, key }) => [
    question,
    ...texts.map((text, index) => `- ${text}${index === key ? ' (correct)' : ''}`),
  ]),
  'boxes to tick': each(({ question, texts, key }, place) => [
    `Q${place + 1}: ${question}`,
    ...texts.map((text, index) => `[${index === key ? 'x' : ' '}] ${text}`),
  ]),
  'the letter and its words': each(({ question, texts, key }) => [
    `**${question}**`,
    ...texts.map((text, index) => `(${letter(index)}) ${text}`),
    `**Answer:** ${letter(key)}) ${texts[key]}`,
  ]),
  'a list of keys at the end': (all) =>
    [
      ...all.flatMap(({ question, texts }, place) => [
        `${place + 1}) ${question}`,
        ...texts.map((text, index) => `\t${letter(index)}.\t${text}`),
      ]),
      'Answers:',
      ...all.map(({ key }, place) => `${place + 1}. ${letter(key)}`),
    ].join('\n'),
  'Russian words and letters': each(({ question, texts, key }) => [
    `Вопрос: ${question}`,
    ...texts.map((text, index) => `${'абвгде'.charAt(index)}) ${text}`),
    `Правильный ответ: ${'абвгде'.charAt(key)}`,
  ]),
  'Arabic words and letters': each(({ question, texts, key }) => [
    `السؤال: ${question}`,
    ...texts.map((text, index) => `${'أبجدهو'.charAt(index)}- ${text}`),
    `الإجابة: ${'أبجدهو'.charAt(key)}`,
  ]),
  'Chinese words': each(({ question, texts, key }, place) => [
    `第${place + 1}题：${question}`,
    ...texts.map((text, index) => `${upper(index)}、${text}`),
    `【答案】${upper(key)}`,
  ]),
  GIFT: each(({ question, texts, key }) => [
    `${escaped(question)} {`,
    ...texts.map((text, index) => `${index === key ? '=' : '~'}${escaped(text)}`),
    '}',
  ]),
  'a table with headings': (all) =>
    [
      ['Question', 'A', 'B', 'C', 'D', 'E', 'F', 'Correct'].join('\t'),
      ...all.map(({ question, texts, key }) =>
        [question, ...texts, ...Array.from({ length: 6 - texts.length }, () => ''), upper(key)].join('\t'),
      ),
    ].join('\n'),
};

function each(write: (one: Asked, place: number) => readonly string[]): (all: readonly Asked[]) => string {
  return (all) => all.map((one, place) => write(one, place).join('\n')).join('\n\n');
}

const escaped = (text: string) => text.replace(/[\\:#={}~]/g, '\\$&');

describe.each(Object.entries(styles))('%s', (_, write) => {
  it('gives back what is written in it', () => {
    fc.assert(
      fc.property(quiz, (all) => {
        const { items, faults } = parse(write(all));
        expect(faults).toEqual([]);
        expect(items).toEqual(all.map(itemOf));
      }),
    );
  });

  it('reads two texts, one after the other, as both', () => {
    fc.assert(
      fc.property(quiz, quiz, (first, second) => {
        const { items, faults } = parse(`${write(first)}\n\n${write(second)}`);
        expect(faults).toEqual([]);
        expect(items).toEqual([...first, ...second].map(itemOf));
      }),
    );
  });
});

/** What has a meaning in other styles, and none in the documented format. */
const odd = fc.constantFrom(
  ...[
    '1. Water is wet.',
    '2) Fire',
    '- a bullet',
    '* a star',
    '• a point',
    'a) a letter',
    '(b) another',
    '[x] a box',
    '✓ tick',
  ],
  ...[
    '**bold**',
    '# head',
    'plain',
    '  set in',
    'a\ttab\tor\ttwo',
    'Compare (a) this and (b) that',
    'Lösung: c',
    '{=x ~y}',
    '1-b, 2-c',
  ],
  ...[
    'Why is A. missing?',
    '—',
    'Select one:',
    'Ответ: б',
    'ANSWER',
    'A.D. 79',
    'U.S. law',
    '| a | b |',
    'Q2: another',
    '答案：B',
  ],
);
const oddOption = fc.constantFrom(
  ...[
    '*one',
    'two*',
    'three ✓',
    'four (correct)',
    '**five**',
    '[x] six',
    'B',
    'b) seven',
    '-',
    'Answer: C',
    'A. eight',
    '9',
    '=ten',
  ],
);
const documentedItem = fc.record({
  question: fc.tuple(
    odd,
    fc.array(
      odd.filter((line) => !/^(?:Q2|第)/.test(line)),
      { maxLength: 3 },
    ),
  ),
  texts: fc.array(oddOption, { minLength: 2, maxLength: 6 }),
  key: fc.nat(),
  explanation: fc.option(odd, { nil: undefined }),
  hint: fc.option(odd, { nil: undefined }),
});

it('keeps what the documented format has to the letter, whatever it looks like', () => {
  fc.assert(
    fc.property(fc.array(documentedItem, { minLength: 1, maxLength: 4 }), (all) => {
      const written = all.map(({ question: [first, more], texts, key, explanation, hint }) => [
        [`Question: ${first}`, ...more].join('\n'),
        ...texts.map((text, index) => `${upper(index)}. ${text}`),
        `Correct: ${upper(key % texts.length)}`,
        ...(explanation === undefined ? [] : [`Explanation: ${explanation}`]),
        ...(hint === undefined ? [] : [`Hint: ${hint}`]),
      ]);
      const expected = all.map(({ question: [first, more], texts, key, explanation, hint }) => ({
        question: [first, ...more].join('\n').trim(),
        answers: texts.map((text, index) => ({ text, correct: index === key % texts.length })),
        ...(explanation === undefined ? {} : { explanation: explanation.trim() }),
        ...(hint === undefined ? {} : { hint: hint.trim() }),
      }));
      expect(parse(written.flat().join('\n'))).toEqual({ items: expected, faults: [] });
    }),
    { numRuns: 300 },
  );
});
