import { expect, it } from 'vitest';
import { closeness, isRecurring, tiesOf } from '../src/ties.js';

const { name, group, phrase, loose, apart } = closeness;

it.each([
  ['en', ['in', 'the', 'garden'], [phrase, group]],
  ['en', ['We', 'met', 'Ada', 'Lovelace'], [apart, apart, name]],
  ['en', ['after', '30', 'days'], [phrase, name]],
  ['en', ['tea', 'and', 'milk'], [group, group]],
  ['en', ['the', 'garden,', 'birds'], [group, apart]],
  ['en', ['the', 'garden', 'gate', 'was'], [group, loose, apart]],
  ['en', ['in', 'France', 'built', 'a'], [phrase, apart, apart]],
  ['en', ['in', '1783', 'two', 'brothers'], [phrase, apart, group]],
  ['en', ['1783', 'metres', 'high'], [name, apart]],
  ['en', ['the', 'fireman', 'put', 'on', 'his'], [group, apart, apart, phrase]],
  ['en', ['into', 'lightly', 'buttered', 'tins'], [phrase, phrase, apart]],
  ['en', ['the', 'smoke', 'and', 'called', 'the'], [group, apart, group, apart]],
  ['en', ['of', 'paper', 'and', 'cloth'], [phrase, group, group]],
  ['en', ['more', 'than', 'a', 'day'], [name, apart, group]],
  ['fr', ['plus', 'tard,', 'il'], [name, apart]],
  ['pt', ['dos', 'rios', 'e', 'dos', 'mares'], [group, apart, group, group]],
  ['nl', ['in', 'de', 'tuin', 'stond', 'een'], [phrase, group, apart, apart]],
  ['nl', ['koelt', 'de', 'damp', 'af'], [apart, group, apart]],
  ['sv', ['fyllde', 'den', 'med', 'luft'], [apart, apart, phrase]],
  ['pl', ['w', '1867', 'roku', 'wyjechała'], [phrase, name, apart]],
  ['tr', ['bir', 'karga', 've', 'her'], [group, apart, group]],
  ['tr', ['bir', 'horozu', 'taşıdı'], [group, apart]],
  ['pl', ['para', 'się', 'ochładza'], [group, apart]],
  ['hi', ['पानी', 'को', 'गर्म'], [group, apart]],
  ['vi', ['rất', 'hạnh', 'phúc'], [phrase, name]],
  ['ja', ['猫', 'は', '魚', 'を'], [name, apart, name]],
  ['zh', ['在', '树', '下'], [group, group]],
  ['en', ['saw', 'Anna’s', 'dog'], [apart, group]],
  ['en', ['Von', 'Frisch', 'received'], [name, apart]],
  ['en', ['a', 'cloud', 'of', 'ash', 'rose', 'more'], [group, apart, phrase, apart, apart]],
  ['es', ['del', 'cacao', 'viene', 'de'], [group, apart, apart]],
  ['en', ['now', 'he’s', 'gone'], [apart, apart]],
  ['ko', ['5일에', '위스콘신주'], [apart]],
  ['ko', ['가지고', '있었어요'], [group]],
  ['ja', ['飛び', '回り'], [name]],
  ['th', ['นอน', 'อยู่', 'หน้า', 'บ้าน'], [group, apart, group]],
  ['fi', ['vanha', 'talo'], [apart]],
])('%s: %j', (language, tokens, expected) => {
  expect(tiesOf(tokens, language, tokens.join(' '))).toEqual(expected);
});

it('knows a name at the beginning by its capital elsewhere', () => {
  expect(tiesOf(['Ada', 'Lovelace', 'wrote'], 'en', 'Ada Lovelace wrote. People met Ada there.')).toEqual([
    name,
    apart,
  ]);
  expect(tiesOf(['Add', 'Greek', 'yogurt'], 'en', 'Add Greek yogurt.')[0]).toBe(apart);
});

it.each([
  ['指', '蜜', '', '指蜜飞了。指蜜叫了。', true],
  ['小', '鸟', '', '小鸟飞了。小猫叫了。小狗跑了。鸟叫了。小鸟来了。', false],
  ['mật', 'ong', ' ', 'Mèo ăn mật ong. Chó ăn mật ong.', true],
  ['mật', 'ong', ' ', 'Mèo ăn mật ong.', false],
])('%s and %s', (before, after, space, text, expected) => {
  expect(isRecurring(before, after, space as '' | ' ', text)).toBe(expected);
});
