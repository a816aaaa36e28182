import { expect, it } from 'vitest';
import { tokensOf } from '../src/tokens.js';

const tokens = (core: string, language: string) =>
  tokensOf(core, language).map(({ start, end }) => core.slice(start, end));

it.each([
  ['en', 'The cat, of course, sleeps', ['The', 'cat,', 'of', 'course,', 'sleeps']],
  ['en', 'Two  spaces stay', ['Two  spaces', 'stay']],
  ['fr', 'Où est-il ?', ['Où', 'est-il ?']],
  ['zh', '我喜欢（很）猫', ['我', '喜欢', '（很）', '猫']],
  ['en', '', []],
  ['en', '   ', []],
])('%s: %s', (language, core, expected) => {
  expect(tokens(core, language)).toEqual(expected);
});
