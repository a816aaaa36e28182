import { describe, expect, it } from 'vitest';
import { readCorpus } from '../src/corpus/read-corpus.js';
import { fixtureFolders } from '../src/fixtures.js';

const { texts, quizCases, pairs, stepLists, faults } = await readCorpus(fixtureFolders);
const oneSpace = (text: string) => text.replace(/\s+/g, ' ');

it('has texts in nine languages, questions, pairs and steps, and no bad line', () => {
  expect(faults).toEqual([]);
  expect(new Set(texts.map(({ language }) => language)).size).toBeGreaterThanOrEqual(9);
  expect(quizCases.length).toBeGreaterThanOrEqual(60);
  expect(pairs.length).toBeGreaterThan(200);
  expect(stepLists.length).toBeGreaterThan(70);
});

describe('the questions', () => {
  it.each(quizCases.map((each) => [each.id, each] as const))('%s quotes its text, and has four answers', (_, each) => {
    const [passage] = each.passages;
    expect(oneSpace(passage?.text ?? '')).toContain(oneSpace(passage?.evidence ?? 'nothing'));
    expect(oneSpace(passage?.text ?? '')).not.toContain(passage?.paraphrase);
    expect(new Set([each.key, ...each.distractors]).size).toBe(4);
  });

  it('do not give their keys away by place or length', () => {
    const places = [0, 1, 2, 3].map((place) => quizCases.filter((each) => each.place === place).length);
    expect(Math.max(...places)).toBeLessThan(0.4 * quizCases.length);
    const isLongest = ({ key, distractors }: (typeof quizCases)[number]) =>
      distractors.every((text) => text.length < key.length);
    expect(quizCases.filter(isLongest).length).toBeLessThan(0.35 * quizCases.length);
  });
});
