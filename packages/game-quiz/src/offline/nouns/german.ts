import type { Word } from '@ludotext/engine';
import { joined, lower, mentionOf } from '../mention.js';
import { type NounReader, runsOf, wordSet } from './noun-reader.js';

/** German: a capital inside the sentence. The word before it (article, preposition) is the slot: it carries case and gender. */
export const germanNouns: NounReader = (row) =>
  runsOf(row, (word) => /^\p{Lu}[\p{Ll}ß]{2,}$/u.test(word.text)).flatMap(({ first, last }) => {
    const before = row.words[first - 1] as Word;
    if (first !== last || !joined(row, first - 1) || !before.stop || !germanBefore.has(lower(row, first - 1)))
      return [];
    const noun = row.words[first]?.text ?? '';
    if (vagueGerman.has(noun)) return [];
    // "die" and "den" go with several numbers and cases; the ending tells most of them apart.
    const article = lower(row, first - 1);
    const gender = article === 'der' && feminine.test(noun) ? 'feminine' : '';
    // "der" after a noun is a genitive, after a preposition a dative, and else a nominative.
    const two = row.words[first - 2]?.text ?? '';
    const role =
      article !== 'der'
        ? ''
        : /^\p{Lu}/u.test(two) && first > 2
          ? 'of'
          : prepositions.has(two.toLowerCase())
            ? 'at'
            : '';
    return [mentionOf(row, first, last, 'noun', `${article} ${gender}${role} ${noun.endsWith('n') ? 'n' : ''}`)];
  });
/** Endings that are mostly feminine, so that "der" before them is no nominative. */
const feminine = /(?:e|ung|heit|keit|schaft|tion|tät|ik|enz|anz)$/u;
const prepositions = wordSet('in an auf mit von bei zu aus nach unter über vor hinter neben zwischen seit während');
const vagueGerman = wordSet(
  'Teil Ende Mal Zeit Art Weise Reihe Abbildung Beispiel Fall Lieb Waschen Seite Stelle Menge Anzahl',
);
const germanBefore = wordSet(
  'der die das den dem des ein eine einen einem einer eines im am zum zur vom beim ins ans seine seinen seinem seiner ihre ihren ihrem ihrer sein ihr kein keine',
);
