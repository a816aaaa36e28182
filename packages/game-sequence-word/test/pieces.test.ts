import { readdirSync, readFileSync } from 'node:fs';
import { readText } from '@ludotext/engine/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRebuilt, rebuild } from '../src/marks.js';
import { cutPieces, lowerFirstPiece } from '../src/pieces.js';
import { story, storyIn } from './texts.js';

describe('cutPieces', () => {
  it.each([
    ['en', 'The rotors have a handle at the outer edge.', ['the rotors', 'have', 'a handle', 'at the outer edge']],
    [
      'en',
      'We met Ada Lovelace in New York City yesterday.',
      ['we', 'met', 'Ada Lovelace', 'in New York City yesterday'],
    ],
    ['en', 'Then the engine used 30 kilograms of coal.', ['then the engine', 'used', '30 kilograms', 'of coal']],
    ['en', 'A bright idea came into Alice’s head.', ['a bright', 'idea', 'came', 'into Alice’s head']],
    ['en', 'Tea and coffee make many people happy.', ['tea and coffee', 'make', 'many people', 'happy']],
    ['en', 'Pour the hot water over the leaves.', ['pour', 'the hot', 'water', 'over the leaves']],
    [
      'en',
      'In 1783 two brothers in France built a balloon.',
      ['in 1783', 'two brothers', 'in France', 'built', 'a balloon'],
    ],
    [
      'en',
      'A neighbour saw the smoke and called the fire brigade.',
      ['a neighbour', 'saw', 'the smoke', 'and called the fire brigade'],
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
    ['ja', 'お父さんは暗い気持ちで話を聞きました。', ['お父さんは', '暗い気持ちで', '話を', '聞きました']],
    ['th', 'แม่ซื้อปลาจากตลาดทุกวัน', ['แม่', 'ซื้อ', 'ปลา', 'จากตลาด', 'ทุกวัน']],
    ['zh', '弟弟在树底下看到了一只小猫。', ['弟弟', '在树底下', '看到了', '一只小猫']],
  ])('%s: %s', (language, sentence, expected) => {
    expect(cutPieces(sentence, language, sentence)).toEqual(expected);
  });

  it('keeps a name together that the text shows to be one', () => {
    const text = '辛波薇亚的爸爸照顾孩子。辛波薇亚跑出来迎接爸爸。辛波薇亚很高兴。';
    expect(cutPieces('辛波薇亚跑出来迎接爸爸。', 'zh', text)[0]).toBe('辛波薇亚');
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
        const pieces = cutPieces(each, language, each);
        if (pieces.length > 0) expect(rebuild(pieces, each)).toBe(each.trim());
        expect(cutPieces(each, language, each)).toEqual(pieces);
      }),
    );
  });

  it('gives back every sentence of every text', () => {
    const folder = new URL('../../../test/fixtures/texts/', import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
      const { text, language, sentences } = readText(readFileSync(new URL(file, folder), 'utf8'));
      for (const sentence of sentences) {
        expect(isRebuilt(cutPieces(sentence.text, language, text), sentence.text), sentence.text).toBe(true);
      }
    }
  });

  it('makes no piece of more than eight words', () => {
    for (const [language, text] of [['en', story], ...Object.entries(storyIn)] as const) {
      for (const sentence of text.split(/(?<=[.!。])\s*/).filter((each) => each.length > 10)) {
        const pieces = cutPieces(sentence, language, text);
        expect(Math.max(...pieces.map((piece) => piece.split(' ').length))).toBeLessThanOrEqual(7);
      }
    }
  });
});

const text = 'The bread was warm. People said that bread is good. We asked Napoleon. Bread is cheap.';

it.each([
  ['en', 'The bread', 'the bread', 'a function word'],
  ['en', 'Bread', 'bread', 'a word the text has in lower case'],
  ['en', 'Napoleon', 'Napoleon', 'a name'],
  ['en', 'I', 'I', 'the English I'],
  ['en', 'I’m', 'I’m', 'a contraction of it'],
  ['en', 'Slowly', 'slowly', 'an adverb told by its ending'],
  ['en', 'Pour', 'pour', 'a common verb'],
  ['en', 'Scientists', 'scientists', 'an ending that names do not have'],
  ['en', 'Yesterday', 'yesterday', 'a phrase of time'],
  ['en', 'NASA', 'NASA', 'an acronym'],
  ['de', 'Brot', 'Brot', 'a German noun'],
  ['de', 'Das Brot', 'das Brot', 'a German article'],
  ['ru', 'Он', 'он', 'another script'],
  ['zh', '面包', '面包', 'a script without case'],
])('%s: %s becomes %s (%s)', (language, piece, expected) => {
  expect(lowerFirstPiece([piece, 'is good'], `${piece} is good.`, language, text)).toEqual([expected, 'is good']);
});

it('has nothing to do without pieces', () => {
  expect(lowerFirstPiece([], '', 'en', text)).toEqual([]);
});
