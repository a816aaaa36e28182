import { testGame } from '@ludotext/engine/testing';
import { describe, expect, it } from 'vitest';
import fillGaps, { type Item } from '../src/index.js';

const text = 'The heart pumps the blood through all parts of the body. It beats day and night.';
const heart: Item = {
  gaps: [
    { before: 'The heart pumps the ', answers: ['blood', 'red blood'] },
    { before: ' through all parts of the ', answers: ['body'] },
  ],
  after: '.',
};
const passage = 'The heart pumps the [blood|red blood] through all parts of the [body].';
const withGaps = (...gaps: Item['gaps']): Item => ({ gaps, after: '.' });

testGame(fillGaps({ gaps: 3 }), {
  describe,
  it,
  direct: [
    { text: passage, items: [heart] },
    {
      name: 'two passages, brackets that open no gap',
      text: 'A \\[short\\] [d\\|ay]\nhas 24 [hours].\n\n\\\\ is a [backslash]',
      items: [
        {
          gaps: [
            { before: 'A [short] ', answers: ['d|ay'] },
            { before: '\nhas 24 ', answers: ['hours'] },
          ],
          after: '.',
        },
        { gaps: [{ before: '\\ is a ', answers: ['backslash'] }], after: '' },
      ],
    },
    {
      text: 'No gap here.\n\nTwo\nlines [ ] and [one [two].\n\nA stray ] and [no end.',
      faults: [
        { line: 1, column: 1, rule: 'no_gap' },
        { line: 4, column: 7, rule: 'empty_answer' },
        { line: 4, column: 20, rule: 'gap_in_gap' },
        { line: 6, column: 9, rule: 'no_gap_to_close' },
        { line: 6, column: 15, rule: 'open_gap' },
      ],
    },
    { text: '[x] '.repeat(31), faults: [{ line: 1, rule: 'too_many_gaps' }] },
  ],
  drafts: [
    { draft: { passage }, item: heart, text },
    {
      draft: { passage: 'A line\n  break [here].', hint: ' ' },
      item: withGaps({ before: 'A line break ', answers: ['here'] }),
    },
  ],
  items: [
    { item: heart, text },
    { item: { gaps: [], after: 'The heart.' }, rejects: 'schema' },
    { item: { ...heart, after: '!' }, text, rejects: 'not_verbatim' },
    {
      item: { gaps: [{ before: 'Le cœur pompe le ', answers: ['sang'] }], after: ' dans le corps.' },
      text,
      language: 'fr',
    },
    { item: { ...heart, after: '!' }, text: passage, origin: 'author' },
    { item: withGaps({ before: '', answers: ['Bees'] }), text: 'Bees.', rejects: 'first_word' },
    {
      item: withGaps({ before: 'A ', answers: ['a'] }),
      text: 'A a.',
      rejects: 'answer_in_passage',
      warns: 'small_word',
    },
    {
      item: withGaps({ before: 'We saw ', answers: ['bees'] }, { before: ' on ', answers: ['flowers'] }),
      text: 'We saw bees on flowers.',
      rejects: 'close_gaps',
    },
    {
      item: withGaps({ before: 'We saw ', answers: ['many bees on old flowers'] }),
      text: 'We saw many bees on old flowers.',
      rejects: 'long_answer',
    },
    {
      item: withGaps(
        ...['one', 'two', 'three', 'four'].map((answer) => ({ before: 'A horse can carry ', answers: [answer] })),
      ),
      origin: 'author',
      warns: 'too_many_gaps',
    },
    {
      item: withGaps({ before: 'It was ', answers: ['raining'] }),
      text: 'It was raining.',
      warns: 'dependent_opening',
    },
  ],
  texts: [
    { text, score: [40, 40], items: 1 },
    {
      text: 'Die Biene sammelt den Nektar aus der Blüte. Im Stock macht sie daraus einen süßen Honig für den Winter.',
      language: 'de',
      items: 1,
    },
    {
      name: 'a language without cues',
      text: 'Mehiläinen kerää mettä kukista ja tekee siitä hunajaa talveksi pesäänsä.',
      score: [0, 0],
    },
    { text: '"The heart pumps the blood through all parts of the body?" he asked.', score: [0, 0] },
  ],
  submissions: [
    { item: heart, submission: ['blood', 'body'], score: 2, max: 2, correct: true },
    { item: heart, submission: ['  RED   Blood. ', 'body'], correct: true },
    { item: heart, submission: ['water', 'body'], score: 1, correct: false },
    { item: heart, submission: [], score: 0 },
    {
      name: 'Unicode forms and ß',
      item: withGaps({ before: 'die ', answers: ['Gießkanné'] }),
      submission: ['GIESSKANNE\u0301'],
      correct: true,
    },
  ],
});

describe('the options', () => {
  it('add a word bank: every answer once, in an order of its own', () => {
    const parsed = fillGaps({ wordbank: true }).parse('a [red] and [blue] and [green] and [red|pink] ball');
    const [item] = Array.isArray(parsed) ? parsed : parsed.items;
    expect([...(item?.words ?? [])].sort()).toEqual(['blue', 'green', 'red']);
    expect(item?.words).not.toEqual(['red', 'blue', 'green']);
  });

  it('bound the gaps of what is written', async () => {
    const long =
      'The farmer carried the basket from the garden to the kitchen, and his daughter washed the apples in the sink before the dinner.';
    const gapsFor = async (gaps: number) => {
      const drafts = await fillGaps({ gaps }).offline?.write(long, { count: 1, language: 'en', seed: 1 });
      return (drafts as { passage: string }[])[0]?.passage.match(/\[/g)?.length;
    };
    expect(await gapsFor(1)).toBe(1);
    expect(await gapsFor(3)).toBe(3);
  });

  it.each([
    [{ gap: 3 }, 'fill_gaps: There is no option gap. Did you mean gaps?'],
    [{ gaps: 0 }, /The option gaps is wrong .* Write a whole number from 1 to 10, or leave it out for 4\./],
    [{ wordbank: 'yes' }, /The option wordbank is wrong .* Write true or false, or leave it out for false\./],
  ])('%j is refused in words', (options, message) => {
    expect(() => fillGaps(options as object)).toThrow(message);
  });
});
