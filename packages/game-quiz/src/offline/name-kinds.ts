import { forLanguage } from '../by-language.js';
import { locale } from './locale.js';
import { lower, type Mention, type WordRow } from './mention.js';

/** What a name names, as far as the text shows: a wrong answer has to be of the same kind. */
export type NameKind = 'country' | 'place' | 'person';

/** Prepositions that stand before places more than before anything else. */
const beforePlaces: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'in near across',
    es: 'en',
    fr: 'en à',
    it: 'in a',
    pt: 'em',
    nl: 'in te',
    sv: 'i på',
    da: 'i på',
    nb: 'i på',
    pl: 'w we do',
    cs: 'v ve do',
    uk: 'в у до',
    ru: 'в во из',
    ro: 'în la',
    el: 'στην στη στον στο',
    id: 'di ke dari',
    vi: 'ở tại',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);
/** What persons do and are, behind their name. */
const personVerbs = new Set(
  (
    'said says asked told thought believed believes added thinks hopes joked explained wrote invented discovered painted composed married died lived studied ' +
    'nació murió escribió descubrió dijo naît meurt écrit épouse né née nacque morì scrisse disse nasceu morreu escreveu ' +
    'urodził urodziła zmarł zmarła föddes dog schreef schilderde stierf narodil zemřel who qui który który która který która'
  ).split(' '),
);
/** Given names, so that a full name shows a person. */
const givenNames = new Set(
  (
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

/** The kinds of the names of each sentence, by their term; a name that shows none, or two, has none. */
export function nameKinds(
  names: readonly (readonly Mention[])[],
  rows: readonly WordRow[],
  language: string,
): ReadonlyMap<string, NameKind> {
  const terms = names.flat().map(({ term }) => term);
  const short = new Set(terms.filter((term) => !term.includes(' ')));
  const places = new Set<string>();
  const persons = new Set<string>();
  for (const [index, row] of rows.entries()) {
    // The names of a sentence stand in order, so one walk over its words serves them all.
    let at = 0;
    for (const { term, start, end } of names[index] ?? []) {
      while ((row.words[at]?.start ?? start) < start) at++;
      const before = lower(row, at - 1);
      while ((row.words[at]?.end ?? end) < end) at++;
      const [given = '', ...more] = term.split(' ');
      const family = more.at(-1);
      if (family !== undefined && (isGivenName(given) || short.has(family))) persons.add(term).add(family);
      if (personVerbs.has(lower(row, at + 1))) persons.add(term);
      if (forLanguage(beforePlaces, language)?.has(before)) places.add(term);
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

/** The names of all countries, as a language writes them; none in a language that the runtime does not know. */
function countriesOf(language: string): ReadonlySet<string> {
  const known = locale(language);
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
