import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRows } from '../../src/corpus/rows.js';

const texts = [{ name: 'de_meer.txt', text: 'Das Meer ist tief und kalt und salzig.', language: 'de' }];
const read = (...rows: unknown[]) =>
  readRows('sets/mixed.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'), texts);

describe('questions', () => {
  it('has options and the index of the key', () => {
    const [item] = read({ question: 'Which?', options: ['a1', 'b2', 'c3'], answer_index: 1 }).quizCases;
    expect(item).toMatchObject({ id: 'mixed:1', set: 'mixed', key: 'b2', distractors: ['a1', 'c3'], place: 1 });
    expect(item?.passages).toEqual([]);
    expect(item?.flaw).toBeUndefined();
  });

  it.each(['b2', 'B', 1])('has options and the key as its text, its letter or its index: %s', (answer) => {
    expect(read({ question: 'Which?', options: ['a1', 'b2'], answer }).quizCases[0]?.place).toBe(1);
  });

  it('has a key and wrong answers, in a list or in members of their own', () => {
    const [listed, named] = read(
      { question: 'Which?', answer: 'a1', distractors: ['b2', 'c3'] },
      { question: 'Which?', answer: 'a1', distractor_near: 'b2', distractor_far: 'c3' },
    ).quizCases;
    expect(listed?.distractors).toEqual(['b2', 'c3']);
    expect(named?.distractors).toEqual(['b2', 'c3']);
  });

  it('has a passage with its evidence, or several at reading levels', () => {
    const passage = { Ele: 'An easy text.', Adv: 'A demanding text.' };
    const evidence = { Ele: { critical: 'easy' }, Adv: { critical: 'demanding' } };
    const [one, several] = read(
      { question: 'Which?', options: ['a1', 'b2'], answer_index: 0, passage: 'A text.', evidence: 'text' },
      { question: 'Which?', answer: 'a1', distractors: ['b2'], passage, evidence },
    ).quizCases;
    expect(one?.passages).toEqual([{ level: '', text: 'A text.', evidence: 'text', paraphrase: undefined }]);
    expect(several?.passages.map(({ level, evidence: marked }) => [level, marked])).toEqual([
      ['Ele', 'easy'],
      ['Adv', 'demanding'],
    ]);
  });

  it('has a text of the folder as its passage', () => {
    const [item] = read({
      question: 'Wie ist das Meer?',
      answer: 'tief',
      distractors: ['warm'],
      source: 'de_meer.txt',
    }).quizCases;
    expect(item?.passages[0]?.text).toBe(texts[0]?.text);
    expect(item?.language).toBe('de');
  });

  it('tells a flaw from a control and from an item as people wrote it', () => {
    const row = { question: 'Which?', options: ['a1', 'b2'], answer_index: 0 };
    const flaws = read({ ...row, flaw: 'true_false' }, { ...row, flaw: null }, row).quizCases.map(({ flaw }) => flaw);
    expect(flaws).toEqual(['true_false', null, undefined]);
  });
});

it('reads pairs of sentences and lists of steps, whatever the file is called', () => {
  const { pairs, stepLists } = read(
    { lang: 'en', a: 'One way.', b: 'Way one.', same_meaning: 1 },
    { title: 'Tea', steps: ['Boil water.', 'Pour it.', 'Wait.'] },
  );
  expect(pairs).toEqual([{ id: 'mixed:1', language: 'en', one: 'One way.', other: 'Way one.', sameMeaning: true }]);
  expect(stepLists).toEqual([{ id: 'mixed:2', title: 'Tea', steps: ['Boil water.', 'Pour it.', 'Wait.'] }]);
});

it.each([
  ['{', 'is not JSON'],
  ['[]', 'is not an object'],
  ['{"name":"x"}', 'is neither a question'],
  ['{"question":"Which?"}', 'has no answer'],
  ['{"question":"Which?","options":["a1","b2"],"answer_index":7}', 'names no option that is there'],
  ['{"question":"Which?","answer":"a1"}', 'has no wrong answers'],
  ['{"question":"Which?","answer":"a1","distractors":["b2"],"source":"gone.txt"}', 'source names gone.txt'],
  ['{"a":"x","b":"y"}', 'lang'],
  ['{"steps":["one","two"]}', 'steps'],
])('names the line of %s', (line, message) => {
  const { faults, quizCases, pairs, stepLists } = readRows('bad.jsonl', `\n${line}\n`, texts);
  expect(faults).toEqual([{ file: 'bad.jsonl', line: 2, message: expect.stringContaining(message) }]);
  expect([...quizCases, ...pairs, ...stepLists]).toEqual([]);
});

it('makes a case or a fault of every line, and never throws', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.json(), fc.string()).map((line) => line.replace(/\s/g, ' ')),
        { maxLength: 8 },
      ),
      (lines) => {
        const { quizCases, pairs, stepLists, faults } = readRows('any.jsonl', lines.join('\n'), texts);
        const filled = lines.filter((line) => line.trim() !== '').length;
        expect(quizCases.length + pairs.length + stepLists.length + faults.length).toBe(filled);
      },
    ),
  );
});
