import { describe, expect, it } from 'vitest';
import { itemOf } from '../src/draft.js';
import { formOf } from '../src/sentence-forms.js';
import { tokensOf } from '../src/tokens.js';

const read = (core: string, language: string) => formOf(tokensOf(core, language), core, language);
const cut = (core: string, language: string) =>
  read(core, language)
    ?.pieces.map(({ start, end }) => core.slice(start, end))
    .join(' | ');

describe('formOf', () => {
  it.each([
    ['de', 'Der Fischer glaubt, dass sein Boot sicher ist', 'Der Fischer | glaubt, | dass sein Boot | sicher ist'],
    ['de', 'Als der Sturm begann, band der Fischer sein Boot an den Steg', 6],
    [
      'de',
      'Das Boot ist ein Geschenk, das der Vater gebaut hat',
      'Das Boot | ist | ein Geschenk, | das der Vater | gebaut hat',
    ],
    [
      'fr',
      "Le pêcheur pensait que l'orage avait détruit le bateau",
      "Le pêcheur | pensait | que l'orage | avait détruit | le bateau",
    ],
    ['es', 'El pescador miró a su hijo y comenzó a reír', 'El pescador | miró a su hijo | y comenzó | a reír'],
    [
      'es',
      'El hijo no quería volver, pero su padre lo llamó',
      'El hijo | no quería volver, | pero su padre | lo llamó',
    ],
    ['de', 'In der Nacht werden einige Boote und ihre Segel behandelt', undefined],
    ['ru', 'Из более чем 1000 звезд Птолемей упоминает собственные имена', undefined],
    ['tr', 'Uzun oğlan son derece tembelmiş ve çalışmaktan nefret edermiş', undefined],
    ['it', 'La barca che il padre comprò costava molto', undefined],
    ['pt', 'Quando a chuva parou, o menino abriu a porta', 'Quando a chuva | parou, | o menino | abriu | a porta'],
    ['ru', 'Рыбак знал, что лодка стояла у моста', 'Рыбак | знал, | что лодка | стояла у моста'],
    ['pl', 'Rybak czekał, ponieważ morze było zimne', 'Rybak | czekał, | ponieważ morze | było zimne'],
    ['zh', '有一天，渔夫听到了海鸟的叫声', '有一天， | 渔夫 | 听到了 | 海鸟的叫声'],
    ['ja', '漁師は船で魚を運びました', '漁師は | 船で | 魚を | 運びました'],
    ['ko', '어부는 배에서 그물을 던졌어요', '어부는 | 배에서 | 그물을 | 던졌어요'],
    ['ar', 'قرر الملك أن يعطي الكتاب إلى ابنه', 'قرر الملك | أن يعطي | الكتاب | إلى ابنه'],
  ])('cuts between phrases: %s %s', (language, core, expected) => {
    if (typeof expected === 'number') expect(read(core, language)?.pieces).toHaveLength(expected);
    else expect(cut(core, language)).toBe(expected);
  });

  it.each([
    ['a second adverb', 'de', 'Der Fischer kam gestern spät nach Hause'],
    ['a question', 'es', '¿El pescador miró a su hijo y comenzó a reír?'],
    ['a word for the sentence before', 'fr', "Le pêcheur pensait donc que l'orage avait détruit le bateau"],
    ['a language without forms', 'fi', 'Kalastaja sanoi, että vene on vanha'],
  ])('does not read %s', (_, language, core) => {
    expect(read(core, language)).toBeUndefined();
  });

  it('takes every order of phrases with particles', () => {
    expect(read('漁師は船で魚を運びました', 'ja')?.orders).toHaveLength(5);
  });

  it('lets a German phrase of time or place stand first, in the middle or last', () => {
    const { pieces, alternatives = [] } = itemOf('Am Abend malte der Vater den Zaun.', 'de', '');
    const orders = alternatives.map((order) => order.map((index) => pieces[index]).join(' '));
    expect(orders).toEqual([
      'der Vater malte am Abend den Zaun',
      'der Vater malte den Zaun am Abend',
      'den Zaun malte der Vater am Abend',
    ]);
  });

  it('lets a Spanish verb stand before its subject behind an opening, a French one not', () => {
    expect(read('En la ciudad, el rey habló con los soldados', 'es')?.orders).toEqual([[0, 2, 1, 3]]);
    expect(read('Dans la ville, le roi parlait avec les soldats', 'fr')?.orders).toEqual([]);
  });
});
