import { expect, it } from 'vitest';
import { foreignNames } from '../src/foreign-names.js';

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
