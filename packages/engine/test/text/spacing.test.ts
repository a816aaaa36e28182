import { describe, expect, it } from 'vitest';
import { isUnspaced, joinPieces, joinSentences, joinWords, usesSpaces } from '../../src/text/spacing.js';

describe('joinPieces', () => {
  it.each([
    ['en', ['The cat', 'sat', 'down', '.'], 'The cat sat down.'],
    ['en', ['Wait', ',', '(', 'please', ')', '!'], 'Wait, (please)!'],
    ['es', ['¿', 'Dónde', 'estás', '?'], '¿Dónde estás?'],
    ['it', ['Disse', '«', 'no', '»', '.'], 'Disse «no».'],
    ['ar', ['أين', 'القطة', '؟'], 'أين القطة؟'],
    ['ko', ['고양이가', '잔다', '.'], '고양이가 잔다.'],
    ['zh', ['小猫', '在', '睡觉', '。'], '小猫在睡觉。'],
    ['zh-Hant', ['小貓', '睡覺'], '小貓睡覺'],
    ['zh', ['他', '用', 'Visual', 'Basic', '。'], '他用Visual Basic。'],
    ['ja', ['「', '待って', '」', 'と', '言った', '。'], '「待って」と言った。'],
    ['th', ['แมว', 'นอน'], 'แมวนอน'],
    ['fr', ["J'", 'aime', "l'", 'été', 'd’', 'ici'], "J'aime l'été d’ici"],
    ['it', ["dell'", 'acqua'], "dell'acqua"],
    ['en', ['Tom', "'s", 'dog', 'does', "n't", 'bark'], "Tom's dog doesn't bark"],
    ['en', ["the dogs'", 'tails'], "the dogs' tails"],
    ['und', ['a', 'b'], 'a b'],
  ])('%s: %j', (language, pieces, sentence) => {
    expect(joinPieces(pieces, language)).toBe(sentence);
  });

  it('makes nothing of nothing', () => {
    expect(joinPieces([], 'en')).toBe('');
  });
});

describe('usesSpaces', () => {
  it('knows the languages without spaces, in any variant', () => {
    expect(['zh', 'zh-Hans-CN', 'ja', 'th', 'lo', 'km', 'my'].map(usesSpaces)).not.toContain(true);
    expect(['en', 'ko', 'vi', 'ar', 'und', ''].map(usesSpaces)).not.toContain(false);
  });
});

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
