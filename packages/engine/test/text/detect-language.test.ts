import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/text/detect-language.js';
import { readText } from '../../src/text/read-text.js';

/** Short sentences written for this test, and whole texts; a file's language is the beginning of its name. */
const folders = ['./sentences', '../../../../test/fixtures/texts'].map((path) => join(import.meta.dirname, path));
const shortest = 20;

interface Detection {
  readonly language: string;
  readonly sentence: string;
  readonly isRight: boolean;
}

function detections(folder: string): Detection[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.flatMap((file) => {
    const language = file.slice(0, 2);
    const sentences = readText(readFileSync(join(folder, file), 'utf8')).sentences.map(({ text }) => text);
    return sentences
      .filter((sentence) => sentence.length >= shortest)
      .map((sentence) => ({ language, sentence, isRight: detectLanguage(sentence) === language }));
  });
}

/** So alike that a short sentence is often good Danish and good Norwegian. */
const nordic = new Set(['da', 'nb']);

describe('detectLanguage', () => {
  it.each([
    ['en', 'The boy went home because it was raining.'],
    ['de', 'Der Junge ging nach Hause, weil es regnete.'],
    ['es', 'El niño se fue a casa porque llovía mucho.'],
    ['fr', "Le garçon est rentré chez lui parce qu'il pleuvait."],
    ['it', 'Il ragazzo è tornato a casa perché pioveva.'],
    ['pt', 'O menino voltou para casa porque estava chovendo.'],
    ['nl', 'De jongen ging naar huis omdat het regende.'],
    ['vi', 'Cậu bé về nhà vì trời mưa.'],
    ['ro', 'Băiatul a plecat acasă pentru că ploua.'],
    ['pl', 'Chłopiec poszedł do domu, bo padał deszcz.'],
    ['cs', 'Chlapec šel domů, protože pršelo.'],
    ['sv', 'Pojken gick hem eftersom det regnade.'],
    ['fi', 'Poika meni kotiin, koska satoi vettä.'],
    ['tr', 'Çocuk yağmur yağdığı için eve gitti.'],
    ['id', 'Anak itu pulang karena hari sudah hujan.'],
    ['sw', 'Mvulana alikwenda nyumbani kwa sababu mvua ilikuwa ikinyesha.'],
    ['ru', 'Мальчик пошёл домой, потому что шёл дождь.'],
    ['uk', 'Хлопчик пішов додому, бо йшов дощ.'],
    ['bg', 'Момчето се прибра, защото валеше дъжд.'],
    ['ar', 'عاد الولد إلى البيت لأن المطر كان ينزل.'],
    ['fa', 'پسر به خانه رفت چون باران می‌بارید.'],
    ['ur', 'لڑکا گھر چلا گیا کیونکہ بارش ہو رہی تھی۔'],
    ['zh', '因为下雨，男孩回家了。'],
    ['ja', '雨が降ったので、少年は家に帰った。'],
    ['ko', '비가 와서 소년은 집에 갔다.'],
    ['hi', 'बारिश के कारण लड़का घर गया।'],
    ['th', 'เด็กชายกลับบ้านเพราะฝนตก'],
    ['el', 'Το αγόρι πήγε σπίτι γιατί έβρεχε.'],
    ['he', 'הילד הלך הביתה כי ירד גשם.'],
  ])('%s', (language, sentence) => {
    expect(detectLanguage(sentence)).toBe(language);
  });

  it('tells the language of at least 98% of all sentences, and of at least 90% of the shortest in any language', () => {
    const found = folders.flatMap(detections).filter(({ language }) => !nordic.has(language));
    const languages = new Set(found.map(({ language }) => language));
    expect(languages.size).toBeGreaterThanOrEqual(24);
    const rightShare = (some: readonly Detection[]) => some.filter(({ isRight }) => isRight).length / some.length;
    expect(rightShare(found)).toBeGreaterThanOrEqual(0.98);
    for (const language of languages) {
      expect(rightShare(found.filter((detection) => detection.language === language)), language).toBeGreaterThanOrEqual(
        0.9,
      );
    }
  });

  it('takes Danish and Norwegian for one another, but mostly for themselves', () => {
    const found = folders.flatMap(detections).filter(({ language }) => nordic.has(language));
    expect(found.filter(({ isRight }) => isRight).length / found.length).toBeGreaterThan(0.6);
  });

  it('goes by most of the text, not by a foreign word in it', () => {
    expect(detectLanguage('水母属于 Ctenophora 门，也叫 comb jellies。')).toBe('zh');
    expect(detectLanguage('The word 東京 means the capital in the east.')).toBe('en');
  });

  it('says und where there is nothing to go by', () => {
    expect(detectLanguage('')).toBe('und');
    expect(detectLanguage('12 + 30 = 42 !!')).toBe('und');
  });

  it('looks at all of a long text', () => {
    const foreword = 'This is a short note for you. '.repeat(5);
    expect(detectLanguage(foreword + 'Der Junge ging nach Hause, und es regnete die ganze Nacht. '.repeat(500))).toBe(
      'de',
    );
  });

  it('answers any text with a language tag', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(detectLanguage(text)).toMatch(/^[a-z]{2,3}$/);
      }),
    );
  });
});
