import { expect, it } from 'vitest';
import { closeness, tiesOf } from '../src/ties.js';

const { name, group, phrase, apart } = closeness;

it.each([
  ['en', ['in', 'the', 'garden'], [phrase, group]],
  ['en', ['We', 'met', 'Ada', 'Lovelace'], [apart, apart, name]],
  ['en', ['after', '30', 'days'], [phrase, name]],
  ['en', ['tea', 'and', 'milk'], [group, group]],
  ['en', ['the', 'garden,', 'birds'], [group, apart]],
  ['en', ['the', 'garden', 'gate', 'was'], [group, phrase, apart]],
  ['vi', ['rất', 'hạnh', 'phúc'], [phrase, name]],
  ['ja', ['猫', 'は', '魚', 'を'], [name, apart, name]],
  ['zh', ['在', '树', '下'], [group, group]],
  ['fi', ['vanha', 'talo'], [apart]],
])('%s: %j', (language, tokens, expected) => {
  expect(tiesOf(tokens, language, tokens.join(' '))).toEqual(expected);
});
