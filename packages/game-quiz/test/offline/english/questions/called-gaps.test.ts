import { expect, it } from 'vitest';
import { calledGaps } from '../../../../src/offline/english/questions/called-gaps.js';
import { englishFrom } from '../../../support/english.js';

it('asks what something is called, among what other things of the text are called', async () => {
  const english = await englishFrom(
    'The roof of the mill has small windows called lucarnes. The workers of the harbour wore heavy coats called gansers. The monks baked flat loaves known as placks.',
  );
  const [first] = english.sentences;
  expect(first === undefined ? [] : calledGaps(first, english).map(({ draft }) => draft)).toMatchObject([
    {
      question: 'The roof of the mill has small windows called _____.',
      correct: 'lucarnes',
      distractors: ['gansers', 'placks'],
    },
  ]);
});
