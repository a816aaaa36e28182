import { mentionOf } from '../mention.js';
import type { NounReader } from './noun-reader.js';

const koreanParticle = /(?:에서|에게|를|을|가|이|와|과)$/u;
/** Verbs in the past, and words that name nothing. */
const notKoreanNoun =
  /다가$|^(?:무언가|누군가|어딘가|그녀|자신|모두|스스로)|[하르우]기[가를]$|달려가|돌아가|올라가|내려가/u;

/** Whether a Korean syllable ends in ㅆ, as the past tense does. */
const endsInPast = (syllable: string): boolean => ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28 === 20;

/** Korean writes particles on the word: the whole word is the gap, its particle the slot. */
export const koreanNouns: NounReader = (row) =>
  row.words.flatMap((word, index) => {
    const [particle] = koreanParticle.exec(word.text) ?? [];
    if (index === 0 || word.stop || particle === undefined || word.text.length - particle.length < 2) return [];
    const last = word.text.charAt(word.text.length - particle.length - 1);
    if (!/^\p{sc=Hang}+$/u.test(word.text) || endsInPast(last) || notKoreanNoun.test(word.text)) return [];
    return [mentionOf(row, index, index, 'noun', particle)];
  });
