import { expect, it } from 'vitest';
import { foreignNames, isNameInside, tokensOf } from '../src/tokens.js';

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

it.each([
  ['zh', '亚伯拉罕·哈特是秘书', ['亚伯拉罕·哈特']],
  ['zh', '他在巴黎学习', []],
  ['zh', '流入 Boia Mică 河', ['Boia Mică']],
  ['ja', 'ンゲデは枝の間を飛んだ', ['ンゲデ']],
  ['ja', '犬は水を飲んだ', []],
  ['ko', '그는 Tiburon 에서 살았다', ['Tiburon']],
  ['en', 'Ada wrote', []],
])('%s: %s', (language, text, expected) => {
  expect(foreignNames(text, language).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

it.each([
  ['Napoleon', 'People met Napoleon there.', true],
  ['Bread', 'Bread is good. Bread is cheap.', false],
  ['Ann', 'We saw Anna.', false],
])('%s in "%s"', (word, text, expected) => {
  expect(isNameInside(word, text)).toBe(expected);
});
