import { joined, lower, type Mention, mentionOf, type WordRow } from './mention.js';
import { isGivenName } from './name-kinds.js';

const capitalised = /^\p{Lu}[\p{L}\p{M}]*\p{Ll}[\p{L}\p{M}'’-]*$/u;
const acronym = /^\p{Lu}{2,6}$/u;
const possessive = /['’]s$/u;
/** Numerals, eras and times of day: no acronyms that could be asked for. */
const noAcronym = /^(?:[IVXLC]+|BCE?|CE|AD|AM|PM|OK|TV|MR|DR)$/;
/** Capitalised in English without naming anything of the text's own. */
const noNames = new Set(
  (
    'i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ' +
    'mr mrs ms dr st sir lady madam god lord english french german greek latin ' +
    // What holds for a country holds for its continent: no wrong answer beside it.
    'europe asia africa america earth'
  ).split(' '),
);
const places = new Set('in at near to from across through en em à in nach aus em в из на'.split(' '));
/** Inflecting languages: the ending is part of the slot. */
const endings = new Set('ru uk be bg pl cs sk hr sr sl lt lv fi hu tr el'.split(' '));

/** Names and acronyms in a sentence, each as a whole. German writes all nouns with a capital and is read elsewhere. */
export function namesIn(row: WordRow, language: string): Mention[] {
  const found: Mention[] = [];
  // Only a full name can be told from any other capital at the beginning.
  const opens = isGivenName(row.words[0]?.text ?? '') && capitalAt(row, 1) && joined(row, 0);
  for (let first = opens ? 0 : 1; first < row.words.length; first++) {
    const word = row.words[first]?.text ?? '';
    if (acronym.test(word) && !noAcronym.test(word)) {
      if (!capitalAt(row, first - 1) && !capitalAt(row, first + 1))
        found.push(mentionOf(row, first, first, 'acronym', articleOf(row, first)));
      continue;
    }
    if (!capitalised.test(word) || !(first === 0 || midSentence(row, first))) continue;
    let last = first;
    while (capitalAt(row, last + 1) && joined(row, last) && !possessive.test(row.words[last]?.text ?? '')) last++;
    const mention = withoutPossessive(mentionOf(row, first, last, 'name', slotOf(row, first, last, language)));
    if (isWhole(row, first, last, mention)) found.push(mention);
    first = last;
  }
  return found;
}

function capitalAt(row: WordRow, index: number): boolean {
  return capitalised.test(row.words[index]?.text ?? '') || acronym.test(row.words[index]?.text ?? '');
}

/** Not the first word of a sentence, a quotation or a part behind a colon. */
function midSentence(row: WordRow, index: number): boolean {
  const before = row.words[index - 1];
  const word = row.words[index];
  if (before === undefined || word === undefined) return false;
  return /^[\s,('’-]{1,3}$/u.test(row.sentence.text.slice(before.end, word.start));
}

/** English: between one of these and a noun, a capital is an adjective. */
const adjectivePlace = new Set(
  'the a an of in by with for from on at into and or other most many some early late modern ancient'.split(' '),
);

/** A name that no title, initial or "of" belongs to, and that is not used as an adjective ("German engineers"). */
function isWhole(row: WordRow, first: number, last: number, mention: Mention): boolean {
  if (noNames.has(mention.term.toLowerCase()) || mention.term.length < 3) return false;
  const before = row.words[first - 1];
  const after = row.words[last + 1];
  // What an article or preposition has lost before a vowel, it shows: l'Amérique.
  if (/['’]/u.test(row.sentence.text.charAt(mention.start - 1))) return false;
  // "Michael Faraday" at the beginning of a sentence: the first half is no part of the run.
  if (before !== undefined && !before.stop && /^\p{Lu}/u.test(before.text) && joined(row, first - 1)) return false;
  if (
    /[.&-]/u.test(row.sentence.text.slice(mention.start - 2, mention.start)) ||
    /[-&]/u.test(row.sentence.text.charAt(mention.end))
  )
    return false;
  if (after === undefined || !joined(row, last)) return true;
  if (/^\d/u.test(after.text) || after.text === 'of') return false;
  if (first === last && !after.stop && /^\p{Ll}/u.test(after.text) && adjectivePlace.has(lower(row, first - 1)))
    return false;
  const ofMore = /^(?:of|de|del|da|do|di|du|von|van|der)$/u.test(after.text) && capitalAt(row, last + 2);
  return !ofMore && !(['of', 'de', 'von', 'van'].includes(lower(row, first - 1)) && capitalAt(row, first - 2));
}

function withoutPossessive(mention: Mention): Mention {
  const [ending = ''] = possessive.exec(mention.term) ?? [];
  return ending === ''
    ? mention
    : { ...mention, term: mention.term.slice(0, -ending.length), end: mention.end - ending.length };
}

function slotOf(row: WordRow, first: number, last: number, language: string): string {
  const words = last > first ? 'long' : 'short';
  const ending = endings.has(language) ? (row.words[last]?.text.slice(-1) ?? '') : '';
  const vowel = language === 'fr' && /^[aeiouyhâéèêîôû]/iu.test(row.words[first]?.text ?? '') ? 'vowel' : '';
  return `${words} ${articleOf(row, first)} ${ending}${vowel}`;
}

/** The article or the kind of preposition before a name. */
function articleOf(row: WordRow, first: number): string {
  const before = row.words[first - 1];
  if (before === undefined || !before.stop || !joined(row, first - 1)) return '';
  const word = before.text.toLowerCase();
  if (places.has(word)) return 'in';
  return /^(?:the|an?|el|la|los|las|le|les|il|lo|gli|i|o|a|os|as|al|del|du|des|au)$/u.test(word) ? word : '';
}
