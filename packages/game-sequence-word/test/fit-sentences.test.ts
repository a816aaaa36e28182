import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { fitSentences, judgedSentences } from '../src/fit-sentences.js';

const gradesOf = (text: string) => judgedSentences(readText(text), 10).map(({ grade }) => grade);

describe('judgedSentences', () => {
  it.each([
    ['The gardener had planted the roses in the garden.', 'clear'],
    ['The woman who lived near our school had built a very small red house.', 'clear'],
    // What "he" is, the sentence before tells; its order does not need it.
    ['He kept the wisdom safe in a clay pot.', 'fair'],
  ])('%s: %s', (text, grade) => {
    expect(gradesOf(text)).toEqual([grade]);
  });

  it('takes a step of a recipe without an end mark', () => {
    const step = 'Put the bottom half of the dough into the pan and cut off the rest with a knife';
    expect(gradesOf(`Preparation\n\n${step}\n`)).toHaveLength(1);
  });

  it('takes a sentence without the marks of notes around it', () => {
    const [found] = judgedSentences(
      readText('[17] The gardener had planted the roses in the garden.[citation needed]'),
      1,
    );
    expect(found?.text).toBe('The gardener had planted the roses in the garden.');
  });

  it('takes a name of two words for a name wherever it stands', () => {
    expect(gradesOf('Herbert Hoover planted the roses in the old garden.')).toEqual(['clear']);
  });

  it('takes what points by its name at something before it last', () => {
    expect(gradesOf('These valleys are covered with thick gravel and clay.')).toEqual(['fair']);
  });

  it.each([
    'There are many stories about the reasons behind it.',
    'They carried the stones over the bridge to the mill.',
    'That means the roses could grow on the wall of the garden.',
    'This isn’t the first time the miller has come to the town.',
  ])('leaves out what names nothing: %s', (text) => {
    expect(gradesOf(text)).toEqual([]);
  });

  it.each([
    [
      'two members of a list that could trade places',
      'The bureau estimates that there are 14 million elementary school teachers, 674,000 middle school teachers, and 1 million secondary school teachers in the north.',
    ],
  ])('leaves out %s', (_, text) => {
    expect(gradesOf(text)).toEqual([]);
  });

  it('leaves out what makes no good pieces, and what may have another order', () => {
    expect(gradesOf('The old dog often watched a bird.')).toEqual([]);
    expect(gradesOf('What did the old dog see?')).toEqual([]);
    expect(gradesOf('Simmer for about ten minutes.')).toEqual([]);
  });
});

describe('fitSentences', () => {
  it('finds each sentence once', () => {
    expect(fitSentences(readText('The gardener had planted the roses in the garden. '.repeat(3)))).toHaveLength(1);
  });

  it('puts one that leans on another last', () => {
    const [leaning, own] = fitSentences(
      readText('He kept the wisdom safe. The gardener had planted the roses in the garden.'),
    );
    expect(leaning?.strength).toBeLessThan(own?.strength ?? 0);
  });
});
