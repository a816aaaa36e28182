import { expect, it } from 'vitest';
import { readCorpus } from '../../src/corpus/read-corpus.js';
import { rulesForFlaw } from '../../src/quiz/flaw-measures.js';
import { flawKinds, injectFlaws } from '../../src/quiz/inject-flaws.js';
import { judge, rulesOf } from '../../src/quiz/judge.js';
import { fixtureFolders } from '../../src/run.js';

const { quizCases } = await readCorpus(fixtureFolders);

it('knows a rule for each of the 19 kinds, and how to put each in', () => {
  expect(flawKinds).toHaveLength(19);
  expect([...flawKinds].sort()).toEqual(Object.keys(rulesForFlaw).sort());
});

it('keeps the items as controls and changes every other', () => {
  const made = injectFlaws(quizCases, 5);
  const controls = made.filter(({ flaw }) => flaw === null);
  expect(controls.map(({ question, key }) => [question, key])).toEqual(
    quizCases.map(({ question, key }) => [question, key]),
  );
  const before = new Map(quizCases.map((item) => [item.id, item]));
  for (const item of made.filter(({ flaw }) => flaw !== null)) {
    const own = before.get(item.id.split('/')[0] ?? '');
    expect([item.question, item.key, item.distractors]).not.toEqual([own?.question, own?.key, own?.distractors]);
  }
});

it('puts in at most as many of a kind as wanted, always the same', () => {
  const made = injectFlaws(quizCases, 5);
  for (const kind of flawKinds) expect(made.filter(({ flaw }) => flaw === kind)).toHaveLength(5);
  expect(injectFlaws(quizCases, 5)).toEqual(made);
});

it.each(Object.entries(rulesForFlaw))('a rule of the quiz stands for %s', async (kind, rules) => {
  const flawed = injectFlaws(quizCases, 20).filter(({ flaw }) => flaw === kind);
  const spoken = (await Promise.all(flawed.map((each) => judge(each)))).flatMap(rulesOf);
  expect(rules.some((rule) => spoken.includes(rule))).toBe(true);
});
