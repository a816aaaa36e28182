import { describe, expect, it } from 'vitest';
import { isUnspaced, joinSentences, joinWords } from '../../src/games/piece-spacing.js';

describe('joinWords', () => {
  it.each([
    [['the', 'cat', 'sleeps'], 'the cat sleeps'],
    [['Wait', ',', 'please', '!'], 'Wait, please!'],
    [['我', '爱', '北京'], '我爱北京'],
    [['猫は', '魚を', '食べる'], '猫は魚を食べる'],
    [['ฉัน', 'รัก', 'แมว'], 'ฉันรักแมว'],
    [['나는', '고양이를', '좋아해요'], '나는 고양이를 좋아해요'],
    [['we', 'visited', '東京', 'again'], 'we visited 東京 again'],
  ])('%j', (pieces, expected) => {
    expect(joinWords(pieces)).toBe(expected);
  });
});

describe('joinSentences', () => {
  it.each([
    [['It rains.', 'We stay.'], 'It rains. We stay.'],
    [['下雨了。', '我们不去。'], '下雨了。我们不去。'],
    [['ฝนตก', 'เราอยู่บ้าน'], 'ฝนตก เราอยู่บ้าน'],
  ])('%j', (pieces, expected) => {
    expect(joinSentences(pieces)).toBe(expected);
  });
});

describe('isUnspaced', () => {
  it('goes by most of the letters', () => {
    expect(isUnspaced('我用 JS 写程序')).toBe(true);
    expect(isUnspaced('We say 你好 in class')).toBe(false);
    expect(isUnspaced('…')).toBe(false);
  });
});

it('counts a foreign name as one word, however long it is', () => {
  expect(isUnspaced('Bresnic 川は Slatina 川の支流である')).toBe(true);
  expect(isUnspaced('The word 猫 means cat in Japanese')).toBe(false);
});
