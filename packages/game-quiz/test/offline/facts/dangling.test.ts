import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { dangles } from '../../../src/offline/facts/dangling.js';
import { sourceOf } from '../../../src/offline/source/source.js';

const story: Readonly<Record<string, string>> = {
  ru: 'Алина нашла в лесу старый сундук. Алина увидела внутри карту. Она побежала домой. Алина спросила: «Бабушка, чья это карта, скажи мне скорее?» Пётр увидел её лицо.',
  zh: '安娜莎走到河边。安娜莎看到一条船。她很高兴。安娜莎说：“我们明天一早就可以坐船去看外婆了，快来吧。”叔叔看到她的船。',
  tr: 'Köpek bahçede kemiğini bulmuş. Yolda bir kediye rastlamış. Kedi sormuş: "Bu güzel kemiği bana verir misin sevgili köpek?" Köpek kemiği kediye vermiş.',
};
const sourceIn = (language: string) => sourceOf(readText(story[language] ?? ''), language);

/** The sentences that dangle, by their first word. */
function danglingIn(language: string): string[] {
  const source = sourceIn(language);
  return source.reading.sentences.flatMap(({ text }, index) => (dangles(index, source) ? [text] : []));
}

describe('dangles', () => {
  it.each([
    ['it', 'La società ha chiuso la fabbrica nel 2007.', true],
    ['it', 'La società di Verona ha chiuso la fabbrica nel 2007.', false],
    ['it', 'Nel 2016 il giornale ha scritto che la sua morte era sospetta.', true],
    ['pt', 'O seu pai organizou a festa da aldeia.', true],
    ['fr', 'Sa mère ouvrit la porte du village.', true],
    ['tr', 'Bir kısmı yolculara su verdi.', true],
    ['de', 'Die Stadt baute 1880 eine neue Brücke.', true],
    ['de', 'Die Stadt Marle baute 1880 eine neue Brücke.', false],
  ])('%s: "%s"', (language, text, open) => {
    expect(dangles(0, sourceOf(readText(text), language))).toBe(open);
  });

  it('finds a pronoun before anybody is named', () => {
    expect(danglingIn('ru')).toContain('Она побежала домой.');
    expect(danglingIn('zh')).toContain('她很高兴。');
  });

  it('lets a pronoun stand behind a name', () => {
    expect(danglingIn('zh')).not.toContain('叔叔看到她的船。');
    expect(danglingIn('ru')).not.toContain('Алина увидела внутри карту.');
  });

  it('finds a sentence of a story without its subject', () => {
    expect(danglingIn('tr')).toContain('Yolda bir kediye rastlamış.');
    expect(danglingIn('tr')).not.toContain('Köpek bahçede kemiğini bulmuş.');
  });

  it('takes a noun with its article, or with its particle, for somebody named', () => {
    const de = 'Der Bogner nahm den Hut, weil ihm kalt war. „Komm doch heute noch mit mir in den Wald“, sagte er.';
    const ko = '아난시는 항아리를 등에 묶었어요. “이 항아리를 높은 나무 위에 두어야겠어”라고 말했어요.';
    for (const [text, language] of [
      [de, 'de'],
      [ko, 'ko'],
    ] as const)
      expect(dangles(0, sourceOf(readText(text), language))).toBe(false);
  });

  it('finds a sentence that adds to the one before', () => {
    const source = sourceOf(readText('Der Turm wurde auch im Winter besucht. Er stand am Hafen.'), 'de');
    expect(dangles(0, source)).toBe(true);
  });

  it('leaves languages without a list of pronouns alone', () => {
    const source = sourceOf(readText('She ran home. The dog barked at her all night.'), 'en');
    expect(dangles(0, source)).toBe(false);
  });
});
