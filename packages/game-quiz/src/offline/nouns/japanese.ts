import { joined, lower, mentionOf } from '../mention.js';
import { type NounReader, runsOf, wordSet } from './noun-reader.js';

const japaneseParticles = wordSet('は が を で へ の から まで');
const japaneseTerm = /^(?:[\p{sc=Han}々]+|[\p{sc=Kana}ー]+)$/u;

/** Japanese: a row of characters or of katakana before a particle, which is the slot. */
export const japaneseNouns: NounReader = (row) =>
  runsOf(row, (word) => /^[\p{sc=Han}々\p{sc=Kana}ー]+$/u.test(word.text)).flatMap(({ first, last }) => {
    const mention = mentionOf(row, first, last, 'noun', lower(row, last + 1));
    if (
      !joined(row, last) ||
      !japaneseParticles.has(mention.slot) ||
      mention.term.length < 2 ||
      !japaneseTerm.test(mention.term)
    )
      return [];
    const katakana = /\p{sc=Kana}/u.test(mention.term);
    // Before の a word in characters may as well be an adjective.
    if (!katakana && mention.slot === 'の') return [];
    return [{ ...mention, slot: `${mention.slot} ${katakana ? 'katakana' : 'kanji'}` }];
  });
