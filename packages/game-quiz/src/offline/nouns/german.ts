import { joined, lower, mentionOf, type WordRow } from '../mention.js';
import { groupsOf, type NounReader, runsOf, wordSet } from './noun-reader.js';

/**
 * German: a capital inside the sentence, behind its article or an adjective with its article. The article is the slot: it
 * carries case and gender.
 */
export const germanNouns: NounReader = (row) =>
  runsOf(row, (word) => /^\p{Lu}[\p{Ll}ß]{2,}$/u.test(word.text)).flatMap(({ first, last }) => {
    const noun = row.words[first]?.text ?? '';
    const at = articleBefore(row, first);
    if (first !== last || at === undefined || vagueGerman.has(noun)) return [];
    // "die" and "den" go with several numbers and cases; the endings of noun and adjective tell most of them apart.
    const article = lower(row, at);
    const gender = article === 'der' && feminine.test(noun) ? 'feminine' : '';
    const role = roleOf(article, row.words[at - 1]?.text ?? '', at > 1);
    const form = role === 'at' && article === 'der' ? 'feminine' : `${forms.get(article) ?? article} ${gender}${role}`;
    const weak = article === 'die' && at < first - 1 && lower(row, first - 1).endsWith('en') ? 'plural' : '';
    return [mentionOf(row, first, last, 'noun', `${form}${weak} ${numberOf(article, noun)}`)];
  });

/** What the ending shows of the number: after "die", few words in -er are singular. */
function numberOf(article: string, noun: string): string {
  if (noun.endsWith('n')) return 'n';
  return article === 'die' && noun.endsWith('er') && !singularEr.test(noun) ? 'er' : '';
}
const singularEr =
  /(?:[Mm]utter|[Tt]ochter|[Ss]chwester|[Ff]eder|[Mm]auer|[Ll]eiter|[Ss]chulter|[Nn]ummer|[Kk]ammer|[Ss]teuer|[Dd]auer)$/u;

/** Articles and their like that ask for the same form of a noun: a gap keeps its own. */
const forms = groupsOf({
  dative: 'dem einem seinem ihrem keinem im am zum vom beim',
  accusative: 'den einen seinen ihren keinen',
  feminine: 'einer zur seiner ihrer keiner',
  genitive: 'des eines',
  neuter: 'das ins ans',
});

/** Index of the article of a noun: right before it, or before its one adjective. */
function articleBefore(row: WordRow, noun: number): number | undefined {
  const isAdjective =
    /^\p{Ll}{3,}e[nmrs]?$/u.test(row.words[noun - 1]?.text ?? '') && row.words[noun - 1]?.stop === false;
  const at = isAdjective ? noun - 2 : noun - 1;
  const isJoined = joined(row, noun - 1) && joined(row, at);
  return isJoined && germanBefore.has(lower(row, at)) ? at : undefined;
}

/**
 * What the word before an article makes of it: "der" after a noun is a genitive, after a preposition a dative, and else a
 * nominative; "den" and "ihren" after a preposition of the dative are plurals.
 */
function roleOf(article: string, before: string, isInside: boolean): string {
  if (article === 'der')
    return /^\p{Lu}/u.test(before) && isInside ? 'of' : prepositions.has(before.toLowerCase()) ? 'at' : '';
  return /en$/u.test(article) && datives.has(before.toLowerCase()) ? 'at' : '';
}

const datives = wordSet('mit von bei zu aus nach seit gegenüber');
/** Endings that are mostly feminine, so that "der" before them is no nominative. */
const feminine = /(?:e|ung|heit|keit|schaft|tion|tät|ik|enz|anz)$/u;
const prepositions = wordSet('in an auf mit von bei zu aus nach unter über vor hinter neben zwischen seit während');
const vagueGerman = wordSet(
  'Teil Ende Mal Zeit Art Weise Reihe Abbildung Beispiel Fall Lieb Waschen Seite Stelle Menge Anzahl',
);
const germanBefore = wordSet(
  'der die das den dem des ein eine einen einem einer eines im am zum zur vom beim ins ans keinen keinem keiner seine seinen seinem seiner ihre ihren ihrem ihrer sein ihr kein keine',
);
