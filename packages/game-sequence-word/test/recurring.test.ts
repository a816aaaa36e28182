import { expect, it } from 'vitest';
import { isRecurring } from '../src/recurring.js';

it.each([
  ['指', '蜜', '', '指蜜飞了。指蜜叫了。', true],
  ['小', '鸟', '', '小鸟飞了。小猫叫了。小狗跑了。鸟叫了。小鸟来了。', false],
  ['mật', 'ong', ' ', 'Mèo ăn mật ong. Chó ăn mật ong.', true],
  ['mật', 'ong', ' ', 'Mèo ăn mật ong.', false],
])('%s and %s', (before, after, space, text, expected) => {
  expect(isRecurring(before, after, space as '' | ' ', text)).toBe(expected);
});
