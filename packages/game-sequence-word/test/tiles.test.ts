import { readdirSync, readFileSync } from 'node:fs';
import { readText } from '@ludotext/engine/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRebuilt, rebuild } from '../src/marks.js';
import { cutTiles } from '../src/tiles.js';
import { story, storyIn } from './texts.js';

describe('cutTiles', () => {
  it.each([
    ['en', 'The rotors have a handle at the outer edge.', ['the rotors', 'have', 'a handle', 'at the outer edge']],
    [
      'en',
      'We met Ada Lovelace in New York City yesterday.',
      ['we', 'met', 'Ada Lovelace', 'in New York City', 'yesterday'],
    ],
    ['en', 'Then the engine used 30 kilograms of coal.', ['then', 'the engine', 'used', '30 kilograms', 'of coal']],
    ['en', 'A bright idea came into Alice’s head.', ['a bright', 'idea', 'came', 'into Alice’s head']],
    ['en', 'Tea and coffee make many people happy.', ['Tea and coffee', 'make', 'many people', 'happy']],
    ['en', 'Pour the hot water over the leaves.', ['pour', 'the hot', 'water', 'over the leaves']],
    [
      'en',
      'In 1783 two brothers in France built a balloon.',
      ['in 1783', 'two brothers', 'in France', 'built', 'a balloon'],
    ],
    [
      'en',
      'A neighbour saw the smoke and called the fire brigade.',
      ['a neighbour', 'saw', 'the smoke', 'and called', 'the fire brigade'],
    ],
    ['nl', 'In de kruik stond een klein beetje water.', ['in de kruik', 'stond', 'een klein', 'beetje', 'water']],
    [
      'sv',
      'Ballongen landade i en skog efter åtta minuter.',
      ['Ballongen', 'landade', 'i en skog', 'efter åtta minuter'],
    ],
    ['pl', 'Maria przejęła jego katedrę na Sorbonie.', ['Maria', 'przejęła', 'jego katedrę', 'na Sorbonie']],
    ['tr', 'Bir karga bahçede iki testi buldu.', ['bir karga', 'bahçede', 'iki testi', 'buldu']],
    ['hi', 'वर्षा का पानी नदियों में बहता है।', ['वर्षा का', 'पानी', 'नदियों में', 'बहता है']],
    ['de', 'Die Frau legte ein altes Buch auf den Tisch.', ['die Frau', 'legte', 'ein altes Buch', 'auf den Tisch']],
    ['es', '¿Quién tiene el gato de la vecina?', ['quién', 'tiene', 'el gato', 'de la vecina']],
    ['vi', 'Anansi tức giận ném cái bình xuống đất.', ['Anansi', 'tức giận', 'ném', 'cái bình', 'xuống', 'đất']],
    ['ja', 'お父さんは暗い気持ちで話を聞きました。', ['お父さんは', '暗い', '気持ちで', '話を', '聞きました']],
    ['th', 'แม่ซื้อปลาจากตลาดทุกวัน', ['แม่', 'ซื้อ', 'ปลา', 'จากตลาด', 'ทุกวัน']],
    ['zh', '弟弟在树底下看到了一只小猫。', ['弟弟', '在树底下', '看到了', '一只', '小猫']],
  ])('%s: %s', (language, sentence, expected) => {
    expect(cutTiles(sentence, language, sentence)).toEqual(expected);
  });

  it('keeps a name together that the text shows to be one', () => {
    const text = '辛波薇亚的爸爸照顾孩子。辛波薇亚跑出来迎接爸爸。辛波薇亚很高兴。';
    expect(cutTiles('辛波薇亚跑出来迎接爸爸。', 'zh', text)[0]).toBe('辛波薇亚');
  });

  it('gives the sentence back by the rule, whatever it holds', () => {
    const scrap = fc.constantFrom(
      'The',
      'cat',
      '¿',
      '"',
      ' ',
      '  ',
      'and',
      '5',
      'kg',
      ',',
      '.',
      '我',
      'カメ',
      'は',
      '한',
      '…',
      '(',
      'I',
      '\u00A0',
    );
    const sentence = fc.oneof(
      fc.array(scrap).map((scraps) => scraps.join('')),
      fc.array(scrap).map((scraps) => scraps.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    fc.assert(
      fc.property(sentence, fc.constantFrom('en', 'zh', 'ja', 'vi', 'und'), (each, language) => {
        const tiles = cutTiles(each, language, each);
        if (tiles.length > 0) expect(rebuild(tiles, each)).toBe(each.trim());
        expect(cutTiles(each, language, each)).toEqual(tiles);
      }),
    );
  });

  it('gives back every sentence of every text', () => {
    const folder = new URL('../../../test/fixtures/texts/', import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
      const { text, language, sentences } = readText(readFileSync(new URL(file, folder), 'utf8'));
      for (const sentence of sentences) {
        expect(isRebuilt(cutTiles(sentence.text, language, text), sentence.text), sentence.text).toBe(true);
      }
    }
  });

  it('makes no tile of more than four words, and ten tiles at most of an ordinary sentence', () => {
    for (const [language, text] of [['en', story], ...Object.entries(storyIn)] as const) {
      for (const sentence of text.split(/(?<=[.!。])\s*/).filter((each) => each.length > 10)) {
        const tiles = cutTiles(sentence, language, text);
        expect(Math.max(...tiles.map((tile) => tile.split(' ').length))).toBeLessThanOrEqual(4);
      }
    }
  });
});
