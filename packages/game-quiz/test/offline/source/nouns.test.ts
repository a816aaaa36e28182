import { describe, expect, it } from 'vitest';
import { nounsIn } from '../../../src/offline/source/nouns.js';
import { rowOf } from '../../support/reading.js';
import { factualTexts } from '../../support/texts.js';

const nouns = (text: string, language: string) => nounsIn(rowOf(text), language).map(({ term }) => term);

describe('nounsIn', () => {
  it.each([
    ['en', 'Every evening the keeper climbed to the top of the tower with a lamp.', ['keeper', 'tower', 'lamp']],
    ['en', 'Slowly the beautiful was said to be running after the very old dog.', []],
    ['en', 'For the legal reason the three were in the dark with the scientific and the political.', []],
    ['de', 'Am Abend brachte der Wärter die Lampe auf den Turm am Meer.', ['Wärter', 'Lampe', 'Turm', 'Meer']],
    ['fr', 'Les veines le ramènent vers le poumon.', ['poumon']],
    ['fr', 'Ils le ramènent et les prennent ici.', []],
    ['es', 'Cada tarde el guardián subía a la torre, y encendía la lámpara.', ['torre', 'lámpara']],
    ['ja', '毎日夕方に灯台守がランプを灯していた。', ['灯台守', 'ランプ']],
    ['ko', '안개가 끼면 등대지기가 종소리를 울렸다.', ['등대지기가', '종소리를']],
    ['zh', '人们在远处看见了灯塔的光束。', ['光束']],
    ['de', 'Sie wohnte in dem alten Haus mit einer schönen Katze.', ['Haus', 'Katze']],
    ['ro', 'Fata a pus scoica în coș, lângă farul de pe stâncă.', ['farul', 'stâncă']],
    ['el', 'Κάθε πρωί η ράφτρα πήγαινε στο χωριό.', ['ράφτρα', 'χωριό']],
    ['el', 'Οι χωρικοί τον υποδέχτηκαν και το έδωσε.', ['χωρικοί']],
    ['tr', 'Çocuk mağaranın önünde durdu ve köyden gelen sesi dinledi.', ['mağaranın', 'köyden']],
    ['hi', 'राधा ने नदी में घड़ा देखा।', ['नदी']],
    ['th', 'นกฮูกทำรังบนหลังคา', ['หลังคา']],
    ['nl', 'Elke avond klom de wachter naar de toren.', ['wachter', 'toren']],
    ['pl', 'Kot spał na dachu, a pies biegał po ogrodzie.', ['dachu', 'ogrodzie']],
    ['id', 'Setiap hari nelayan pergi ke laut dari pelabuhan.', ['laut', 'pelabuhan']],
    ['uk', 'Кіт спав на даху, а пес бігав по саду.', ['даху', 'саду']],
    ['ur', 'لڑکی نے دریا میں مچھلی دیکھی۔', ['دریا']],
    ['tl', 'Pumunta ang bata sa bukid.', ['bata', 'bukid']],
    ['xx', 'Qol xarimun, voti salben ta lumir.', ['xarimun', 'lumir']],
    ['xx', 'Lumir ta sol.', []],
  ])('in %s: %s', (language, text, expected) => {
    const found = nouns(text, language);
    expect(found.filter((term) => expected.includes(term))).toEqual(expected);
    if (expected.length === 0) expect(found).toEqual([]);
  });

  it('tell a German genitive from a nominative', () => {
    const slots = nounsIn(rowOf('Im Hafen lobte der Wirt die Arbeit der Fischer mit der Angel.'), 'de');
    const [host, fishers, rod] = ['Wirt', 'Fischer', 'Angel'].map(
      (noun) => slots.find(({ term }) => term === noun)?.slot,
    );
    expect(new Set([host, fishers, rod]).size).toBe(3);
  });

  it('never take the first word of a sentence, nor anything outside it', () => {
    for (const [language, text] of Object.entries(factualTexts)) {
      const row = rowOf(text);
      for (const { start, end, term } of nounsIn(row, language)) {
        expect(start).toBeGreaterThan(0);
        expect(row.sentence.text.slice(start, end)).toBe(term);
      }
    }
  });
});
