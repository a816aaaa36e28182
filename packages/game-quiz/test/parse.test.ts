import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizItem } from '../src/item.js';
import { parse } from '../src/parse.js';

const good = ['Question: Why?', 'A. one', 'B. two', 'Correct: B'];
const goodItem = {
  question: 'Why?',
  answers: [
    { text: 'one', correct: false },
    { text: 'two', correct: true },
  ],
};
const faultsOf = (...lines: readonly string[]) =>
  parse(lines.join('\n')).faults.map(({ rule, line, column }) => `${rule} ${line}:${column}`);

describe('parse', () => {
  it.each([
    ['the format of the interface', good.join('\n')],
    ['CRLF', good.join('\r\n')],
    ['a byte-order mark', `\uFEFF${good.join('\n')}`],
    ['blank lines anywhere', `\n\n${good.join('\n\n')}\n\n`],
    ['brackets behind the letters', 'Question: Why?\nA) one\nB) two\nCorrect: B'],
    ['Answer, in any case', 'QUESTION: Why?\nA. one\nB. two\nanswer: b'],
    ['a letter with its mark', 'Question: Why?\nA. one\nB. two\nCorrect: (B)'],
    ['Aiken', 'Why?\nA. one\nB. two\nANSWER: B'],
  ])('reads %s', (_, text) => expect(parse(text)).toEqual({ items: [goodItem], faults: [] }));

  it.each([
    ['a number behind Q.', 'Q. 7) Why?\nA. one\nB. two\nAnswer: B'],
    ['a caption above the options', 'Question 7\nWhy?\nOptions:\n- A. one\n- B. two\nAnswer: B'],
    ['all of it on one line', '7. Why? (a) one (b) two Answer: b'],
    ['bold around everything', '**7. Why?**\n**A)** one\n**B)** two\n\n**Answer: B**'],
    ['lines without labels', 'Why?\none\ntwo\nAnswer: two'],
  ])('reads %s', (_, text) => {
    const { items, faults } = parse(text);
    expect(items).toEqual([goodItem]);
    expect(faults.filter(({ severity }) => severity === 'reject')).toEqual([]);
  });

  it.each([
    ['a letter that is also a word', 'Which letter?\na) B\nb) A\nAnswer: A', 'key_letter_and_words 4:9', 0],
    ['a letter for bullets', 'Why?\n- one\n- two\nAnswer: B', 'key_by_position 4:9', 1],
    ['bold among bullets', 'Why?\n- one\n- **two**', 'key_by_look 3:1', 1],
    ['another bullet', 'Why?\n- one\n* two\n- three', 'key_by_look 3:1', 1],
    ['answers without numbers of questions', 'Why?\na) one\nb) two\n\nAnswers: 1b', 'answers_by_place 5:1', 1],
    ['a table without headings', 'Why?\tone\ttwo\tB', 'table_columns 1:1', 1],
  ])('remarks how it reads %s', (_, text, remark, key) => {
    const { items, faults } = parse(text);
    expect(faults.map(({ rule, severity, line, column }) => `${severity} ${rule} ${line}:${column}`)).toEqual([
      `warn ${remark}`,
    ]);
    expect(items[0]?.answers.findIndex(({ correct }) => correct)).toBe(key);
  });

  it('keeps the line breaks of a question to the letter', () => {
    const { items } = parse(
      'Question: Look at this:\n\n  for (;;)\n    stop();  \nWhat happens?\nA. it stops\nB. nothing\nCorrect: A',
    );
    expect(items[0]?.question).toBe('Look at this:\n\n  for (;;)\n    stop();  \nWhat happens?');
  });

  it('reads a question that begins on the line after its keyword', () => {
    expect(parse('Question:\nWhy?\nA. one\nB. two\nCorrect: B').items).toEqual([goodItem]);
  });

  it('reads explanation and hint, wherever they stand behind the question', () => {
    const item = { ...goodItem, explanation: 'Because.', hint: 'Think.' };
    expect(parse([...good, 'Explanation: Because.', 'Hint: Think.'].join('\n')).items).toEqual([item]);
    expect(
      parse(['Question: Why?', 'Hint: Think.', 'A. one', 'B. two', 'Correct: B', 'Explanation: Because.'].join('\n'))
        .items,
    ).toEqual([item]);
  });

  it('reads many items in order, of both formats', () => {
    const text = [...good, 'How?', 'A. so', 'B. not so', 'ANSWER: A', '', ...good].join('\n');
    expect(parse(text).items.map(({ question }) => question)).toEqual(['Why?', 'How?', 'Why?']);
  });

  it('keeps any script', () => {
    const text = 'Question: 法国的首都是哪里？\nA. 伦敦\nB. 巴黎 🗼\nCorrect: B';
    expect(parse(text).items[0]?.answers[1]).toEqual({ text: '巴黎 🗼', correct: true });
  });

  it.each([
    ['missing Correct', ['Question: Why?', 'A. one', 'B. two'], ['missing_correct 1:1']],
    ['empty Correct', ['Question: Why?', 'A. one', 'B. two', 'Correct:'], ['missing_correct 4:9']],
    ['a place that there is not', ['Why?', 'a) one', 'b) two', 'Answer: 0'], ['unknown_letter 4:9']],
    ['braces that are no GIFT', ['Why $x_{=1}$?', 'A. {', 'B. two'], ['missing_correct 1:1']],
    ['unknown letter', ['Question: Why?', 'A. one', 'B. two', 'Correct: D'], ['unknown_letter 4:10']],
    ['words that no option has', ['Question: Why?', 'A. one', 'B. two', 'Correct: three'], ['unknown_answer 4:10']],
    ['several letters', ['Question: Why?', 'A. one', 'B. two', 'Correct: A, B'], ['several_correct 4:10']],
    ['letters side by side', ['Question: Why?', 'A. one', 'B. two', 'Correct: AB'], ['several_correct 4:10']],
    ['duplicate Correct', [...good, 'Correct: A'], ['duplicate_correct 5:1']],
    ['labels out of order', ['Question: Why?', 'A. one', 'C. two', 'D. three', 'Correct: C'], ['option_order 3:1']],
    ['a label twice', ['Question: Why?', 'A. one', 'A. two', 'Correct: A'], ['option_order 3:1']],
    ['labels that begin with B', ['Question: Why?', 'B. one', 'C. two', 'Correct: B'], ['option_order 2:1']],
    ['one option', ['Question: Why?', 'A. one', 'Correct: A'], ['one_option 2:1']],
    ['no options', ['Question: Why?', 'Correct: A'], ['no_options 1:1']],
    [
      'seven options',
      ['Question: Why?', ...[...'ABCDEFG'].map((letter) => `${letter}. ${letter}`), 'Correct: A'],
      ['too_many_options 8:1'],
    ],
    ['an empty option', ['Question: Why?', 'A. one', 'B.', 'Correct: A'], ['empty_option 3:3']],
    ['an empty question', ['Question:', 'A. one', 'B. two', 'Correct: A'], ['empty_question 1:10']],
    ['a lone keyword', ['Question:'], ['empty_question 1:10']],
    ['options without a question', ['A. one', 'B. two', 'Correct: A'], ['missing_question 1:1']],
    ['a lone Correct', ['Correct: A'], ['missing_question 1:1']],
    ['text behind an item', [...good, '  The end.'], ['stray_text 5:3']],
    ['a title, as a remark', ['My quiz', '', ...good], ['left_out 1:1']],
    ['text before an item', ['My quiz', ...good], ['stray_text 1:1']],
    [
      'prose',
      ['a', '', 'b', '', 'c', '', 'd', ''],
      ['stray_text 1:1', 'stray_text 3:1', 'stray_text 5:1', 'stray_text 7:1'],
    ],
    ['text between options', ['Question: Why?', 'A. one', 'more of one', 'B. two', 'Correct: A'], ['stray_text 3:1']],
    ['a second hint', [...good, 'Hint: a', 'Hint: b'], ['duplicate_hint 6:1']],
    [
      'a question that is too long',
      [`Question: ${'q'.repeat(2001)}`, 'A. one', 'B. two', 'Correct: A'],
      ['too_long 1:11'],
    ],
    ['two things wrong', ['Question: Why?', 'A. one', 'C. two'], ['option_order 3:1', 'missing_correct 1:1'].sort()],
  ])('reports %s once, at its place', (_, lines, expected) => expect(faultsOf(...lines).sort()).toEqual(expected));

  it('reports all faults of a text in order, and returns the good items', () => {
    const text = [
      'Question: One?',
      'A. a',
      'B. b', // no Correct
      'Question: Two?',
      'A. a',
      'B. b',
      'Correct: C',
      ...good,
      'Question: Three?',
      'A. a',
      'C. c',
      'Correct: A',
      'Question: Four?',
      'A. a',
      'B.',
      'Correct: A',
      'The end.',
    ];
    const { items, faults } = parse(text.join('\n'));
    expect(items).toEqual([goodItem]);
    expect(faults.map(({ line }) => line)).toEqual([1, 7, 14, 18, 20]);
  });

  it('says what to do, and nothing of the text', () => {
    const { faults } = parse('secret words\nQuestion: secret?\nA. secret\nCorrect: secret');
    for (const { params } of faults) {
      expect(JSON.stringify(params)).not.toContain('secret');
    }
  });

  const plainLine = fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .map((line) => `x${line.replace(/[\r\n]/g, '')}x`);
  const items = fc.array(
    fc.record({
      question: fc.array(plainLine, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
      texts: fc.array(plainLine, { minLength: 2, maxLength: 6 }),
      key: fc.nat(),
      explanation: fc.option(plainLine, { nil: undefined }),
    }),
    { minLength: 1, maxLength: 5 },
  );

  it('gives back every item that is written in the format', () => {
    fc.assert(
      fc.property(items, fc.constantFrom('\n', '\r\n'), (values, end) => {
        const expected: QuizItem[] = values.map(({ question, texts, key, explanation }) => ({
          question,
          answers: texts.map((text, index) => ({ text, correct: index === key % texts.length })),
          ...(explanation === undefined ? {} : { explanation }),
        }));
        const text = expected.map((item) => written(item).join(end)).join(end);
        expect(parse(text)).toEqual({ items: expected, faults: [] });
      }),
    );
  });

  it('never throws, and every fault is at a place of the text', () => {
    const lines = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('Question:', 'Question: a', 'A.', 'A. a', 'B. b', 'Correct: A', 'Answer:', 'Hint:', '', 'text'),
      ),
    );
    fc.assert(
      fc.property(lines, (parts) => {
        const text = parts.join('\n');
        const split = text.split(/\r\n|\n|\r/);
        for (const { line = 0, column = 0 } of parse(text).faults) {
          expect(line >= 1 && line <= split.length).toBe(true);
          expect(column >= 1 && column <= (split[line - 1]?.length ?? 0) + 1).toBe(true);
        }
      }),
    );
  });

  it('reads a text of the largest size', () => {
    const text = `${good.join('\n')}\n`.repeat(5_000);
    expect(text.length).toBe(200_000);
    expect(parse(text).items).toHaveLength(5_000);
    expect(parse(' '.repeat(200_000)).faults).toEqual([]);
    expect(parse('word\n\n'.repeat(40_000)).faults).toHaveLength(40_000);
    // A stem of very many lines is too long, and one fault says so.
    expect(parse(`${'a\n'.repeat(150_000)}A. x\nB. y\nAnswer: A`).faults).toHaveLength(1);
  });
});

function written({ question, answers, explanation }: QuizItem): string[] {
  const key = answers.findIndex(({ correct }) => correct);
  return [
    `Question: ${question}`,
    ...answers.map(({ text }, index) => `${'ABCDEF'[index]}. ${text}`),
    `Correct: ${'ABCDEF'[key]}`,
    ...(explanation === undefined ? [] : [`Explanation: ${explanation}`]),
  ];
}
