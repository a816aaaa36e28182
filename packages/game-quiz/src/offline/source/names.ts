import { en } from '../../languages/en.js';
import { eachLanguage, languageOf, localeOf, wordSet } from '../../languages/index.js';
import { joined, lower, type Mention, mentionOf, type WordRow } from './mention.js';

const capitalised = /^\p{Lu}[\p{L}\p{M}]*\p{Ll}[\p{L}\p{M}'’-]*$/u;
const acronym = /^\p{Lu}{2,6}$/u;
const possessive = /['’]s$/u;
/** Numerals, eras and times of day: not acronyms to ask for. */
const noAcronym = /^(?:[IVXLC]+|BCE?|CE|AD|AM|PM|OK|TV|MR|DR)$/;
/** Capitalised in English, but names nothing specific to the text. */
const notNames = wordSet(en.notNames);
const places = new Set('in at near to from across through en em à in nach aus em в из на'.split(' '));
/** Inflecting languages: the ending is part of the slot. */
const endings = new Set('ru uk be bg pl cs sk hr sr sl lt lv fi hu tr el'.split(' '));

/** Complete names and acronyms in a sentence. German capitalises all nouns and is read elsewhere. */
export function namesIn(row: WordRow, language: string): Mention[] {
  const found: Mention[] = [];
  // Only a full name can be distinguished from any other capital at the beginning.
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

/** Whether it is not the first word of a sentence, a quotation or a part after a colon. */
function midSentence(row: WordRow, index: number): boolean {
  const before = row.words[index - 1];
  const word = row.words[index];
  if (before === undefined || word === undefined) return false;
  return /^[\s,('’-]{1,3}$/u.test(row.sentence.text.slice(before.end, word.start));
}

/** English: between one of these and a noun, a capitalised word is an adjective. */
const adjectivePlaces = wordSet(en.adjectivePlaces);

/** Whether a name has no title, initial or "of" attached, and is not used as an adjective ("German engineers"). */
function isWhole(row: WordRow, first: number, last: number, mention: Mention): boolean {
  if (notNames.has(mention.term.toLowerCase()) || mention.term.length < 3) return false;
  const before = row.words[first - 1];
  const after = row.words[last + 1];
  // An apostrophe shows a shortened article or preposition: l'Amérique.
  if (/['’]/u.test(row.sentence.text.charAt(mention.start - 1))) return false;
  // "Michael Faraday" at the beginning of a sentence: the first half is not part of the run.
  if (before !== undefined && !before.stop && /^\p{Lu}/u.test(before.text) && joined(row, first - 1)) return false;
  if (
    /[.&-]/u.test(row.sentence.text.slice(mention.start - 2, mention.start)) ||
    /[-&]/u.test(row.sentence.text.charAt(mention.end))
  )
    return false;
  if (after === undefined || !joined(row, last)) return true;
  if (/^\d/u.test(after.text) || after.text === 'of') return false;
  if (first === last && !after.stop && /^\p{Ll}/u.test(after.text) && adjectivePlaces.has(lower(row, first - 1)))
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

/** The kind of a name, as far as the text shows: a distractor must be of the same kind. */
export type NameKind = 'country' | 'place' | 'person';

/** What persons do and are, after their name. */
const personVerbs = new Set(eachLanguage((language) => language.personVerbs).flatMap((verbs) => [...wordSet(verbs)]));
/** Given names, which show that a full name is a person's. */
const givenNames = new Set(
  (
    'hernán hernando cristóbal fernão coenraad karl carlos rodolphe agnes alexander ursula uwe jürgen dieter sabine monika heinz rudolf konrad kurt emil otto robert gottlieb gottfried wolfgang sebastian johannes ferdinand gabriel emiliano simón benito frida marguerite antoine jean-paul gustave émile edith simone blaise rené denis victor honoré jules claudio giacomo antonio lorenzo michelangelo raffaello amerigo umberto enzo dante cesare elsa grazia machado eça luísa amália bartolomeu afonso henrique joão tomás rodrigo pêro vincent rembrandt willem pieter hendrik johanna beatrix anne ' +
    'ada adam ahmed albert alessandro alexander alexandre alfred alice amelia ana andrea andrew angela anna anne anton antonio arthur asaph auguste barack benjamin ' +
    'bob caroline catherine charles charlotte christian christopher clara claude daniel david diego dmitri edmund edward elena elizabeth emily emma erik ernest eva ' +
    'felix fernando ferdinand francis francisco frank franz françois frederick fyodor galileo george georges gerhard giovanni giuseppe gustav guy hannah hans helen ' +
    'helena henri henry hermann hiram hugo igor immanuel irène isaac isabella ivan jack jacques james jan jane jean jennie jim joan johann johannes john jorge josé ' +
    'joseph juan julia julius karl kate katherine klaus laura leonardo leo linda louis louise luca ludwig luigi luis manuel marco maria marie mario mark martin mary ' +
    'matthew max michael michel miguel mikhail mustafa napoleon nelson niels nicolas nikola olga oliver otto pablo patrick paul pedro peter philip pierre rachel ' +
    'richard robert roger rosa samuel sara sarah selma sergei simon sofia sophie stefan stephen steve susan tatyana theodor theodoor thomas tim tom urbain vasco victor ' +
    'vincent virginia vladimir walter werner wilhelm william winston wolfgang zhang'
  ).split(' '),
);

/** Whether a word is a given name. */
export const isGivenName = (word: string): boolean => givenNames.has(word.toLowerCase());

/** The kinds of the names of each sentence, by term; a name that shows no kind or two has none. */
export function nameKinds(
  names: readonly (readonly Mention[])[],
  rows: readonly WordRow[],
  language: string,
): ReadonlyMap<string, NameKind> {
  const terms = names.flat().map(({ term }) => term);
  const short = new Set(terms.filter((term) => !term.includes(' ')));
  const beforePlaces = wordSet(languageOf(language).placePrepositions ?? '');
  const places = new Set<string>();
  const persons = new Set<string>();
  for (const [index, row] of rows.entries()) {
    // The names of a sentence are in order, so one pass over its words is enough.
    let at = 0;
    for (const { term, start, end } of names[index] ?? []) {
      while ((row.words[at]?.start ?? start) < start) at++;
      const before = lower(row, at - 1);
      while ((row.words[at]?.end ?? end) < end) at++;
      const [given = '', ...more] = term.split(' ');
      const family = more.at(-1);
      if (family !== undefined && (isGivenName(given) || short.has(family))) persons.add(term).add(family);
      if (personVerbs.has(lower(row, at + 1))) persons.add(term);
      if (beforePlaces.has(before)) places.add(term);
    }
  }
  const countries = countriesOf(language);
  return new Map(
    terms.flatMap((term): [string, NameKind][] => {
      if (countries.has(term)) return [[term, 'country']];
      if (persons.has(term)) return places.has(term) && !term.includes(' ') ? [] : [[term, 'person']];
      return places.has(term) ? [[term, 'place']] : [];
    }),
  );
}

const countryNames = new Map<string, ReadonlySet<string>>();
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The names of all countries in a language; none in a language that the runtime does not support. */
function countriesOf(language: string): ReadonlySet<string> {
  const known = localeOf(language);
  if (known === undefined) return new Set();
  const kept = countryNames.get(known);
  if (kept !== undefined) return kept;
  const display = new Intl.DisplayNames(known, { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = new Set(codes.flatMap((code) => display.of(code) ?? []));
  if (known === 'en') for (const name of ['America', 'Britain', 'England', 'Scotland', 'Wales']) names.add(name);
  countryNames.set(known, names);
  return names;
}
