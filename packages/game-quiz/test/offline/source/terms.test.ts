import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { findTerms } from '../../../src/offline/source/terms.js';

const termsOf = (text: string, language: string) => [...findTerms(readText(text), language).byTerm.keys()];

describe('findTerms', () => {
  it('finds no half of a word that the dictionary of an unspaced language does not have', () => {
    const terms = termsOf(
      'โคมไฟของบุญมาส่องแสงสีทองไปทั่วหมู่บ้าน พ่อค้ามาซื้อโคมไฟของหมู่บ้านทุกปี นกฮูกทำรังข้างบ้านของบุญมา ชาวบ้านนำเงินมาซ่อมศาลาของหมู่บ้าน',
      'th',
    );
    expect(terms).toContain('หมู่บ้าน');
    expect(terms).not.toContain('บุญ');
  });

  it('lets any Chinese noun stand for any other, however the text showed it to be one', () => {
    const terms = findTerms(readText('老人拿着一根树枝。孩子捡起树枝，放进了美丽的篮子。'), 'zh');
    expect(new Set(terms.inSentence.flat().map(({ slot }) => slot))).toEqual(new Set(['']));
  });

  it('asks for no Russian word that no preposition ever shows to be a noun', () => {
    expect(termsOf('Он пришёл домой позже. Она сидела ближе, и он увидел её издалека.', 'ru')).toEqual([]);
  });
});
