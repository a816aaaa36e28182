import { describe, expect, it } from 'vitest';
import { joinPieces, usesSpaces } from '../../src/index.js';

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
