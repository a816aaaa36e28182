import { ar } from '../../languages/ar.js';
import { de } from '../../languages/de.js';
import { en } from '../../languages/en.js';
import { languageOf, wordSet } from '../../languages/index.js';
import { ja } from '../../languages/ja.js';
import { ko } from '../../languages/ko.js';
import { ru } from '../../languages/ru.js';
import { vi } from '../../languages/vi.js';
import { zh } from '../../languages/zh.js';
import { groupsOf, joined, lower, type Mention, mentionOf, runsOf, type WordRow } from './mention.js';
import { longWords, type NounReader, readerOf } from './noun-marks.js';

/**
 * Complete nouns in a sentence: between an article, a preposition or a particle and the end of their phrase. For an
 * unknown language, long words.
 */
export function nounsIn(row: WordRow, language: string): Mention[] {
  const reader = readers.get(language) ?? newReader(language);
  if (languageOf(language).nouns !== undefined) readers.set(language, reader);
  return reader(row);
}

function newReader(language: string): NounReader {
  const { nouns } = languageOf(language);
  return nouns === undefined ? longWords : readerOf(nouns);
}

/** The words of the readers below, as sets. */
const english = setsOf(en.nounWords);
const german = {
  ...setsOf(de.nounWords),
  forms: groupsOf(de.nounWords.forms),
  feminine: de.nounWords.feminine,
  singularEr: de.nounWords.singularEr,
};
const russian = { ...ru.nounWords, cases: groupsOf(ru.nounWords.cases) };
const arabic = setsOf(ar.nounWords);
const vietnamese = { ...setsOf(vi.nounWords), vague: new Set(vi.nounWords.vague.split('|')) };
const chinese = setsOf(zh.nounWords);
const japanese = setsOf(ja.nounWords);
const korean = ko.nounWords;

/** Words that count things: with the next word they form one term. */
export const vietnameseClassifiers = vietnamese.classifiers;

const englishPlural = /(?:[^sui]s|[^aeiou]ies)$/;

/** The slot of an English noun: the word before it, and its number. */
function englishSlot(before: string, noun: string): string | undefined {
  const number = englishPlural.test(noun) || /^(?:children|feet|teeth|mice)$/.test(noun) ? 'plural' : 'singular';
  if (before === 'a' || before === 'an') return `a ${number}`;
  if (english.articles.has(before)) return `the ${number}`;
  return english.prepositions.has(before) ? `bare ${number}` : undefined;
}

const englishNouns: NounReader = (row) =>
  runsOf(row, (word) => !word.stop).flatMap(({ first, last: end }) => {
    let last = first;
    while (last < end && !endsEnglishPhrase(lower(row, last + 1))) last++;
    const slot = englishSlot(joined(row, first - 1) ? lower(row, first - 1) : '', lower(row, last));
    if (slot === undefined || last - first > 1) return [];
    const words = row.words.slice(first, last + 1);
    if (
      !words.every(({ text }) => /^[a-z]{3,}$/.test(text) && !endsEnglishPhrase(text)) ||
      english.vague.has(lower(row, last))
    )
      return [];
    if (
      /(?:[^aeou]ic|ial|ional|ctual|[iu]cal|ing|ous|ful|able|ible|ical|less|ish|ive|est)$/.test(lower(row, last)) &&
      !english.likeAdjectives.has(lower(row, last))
    )
      return [];
    return [mentionOf(row, first, last, 'noun', `${slot} ${last - first}`)];
  });

/** Verbs, adverbs and similar words, which end a noun phrase. */
function endsEnglishPhrase(word: string): boolean {
  return (
    english.verbs.has(word) ||
    english.adverbs.has(word) ||
    (/(?:[^e]ed|ly)$/.test(word) && word.length > 4 && !english.likeAdverbs.has(word))
  );
}

/**
 * German: a capitalised word inside the sentence, after its article or an adjective with its article. The article is
 * the slot: it shows case and gender.
 */
const germanNouns: NounReader = (row) =>
  runsOf(row, (word) => /^\p{Lu}[\p{Ll}ß]{2,}$/u.test(word.text)).flatMap(({ first, last }) => {
    const noun = row.words[first]?.text ?? '';
    const at = articleBefore(row, first);
    if (first !== last || at === undefined || german.vague.has(noun)) return [];
    // "die" and "den" occur with several numbers and cases; the endings of noun and adjective distinguish most of them.
    const article = lower(row, at);
    const gender = article === 'der' && german.feminine.test(noun) ? 'feminine' : '';
    const role = roleOf(article, row.words[at - 1]?.text ?? '', at > 1);
    const form =
      role === 'at' && article === 'der' ? 'feminine' : `${german.forms.get(article) ?? article} ${gender}${role}`;
    const weak = article === 'die' && at < first - 1 && lower(row, first - 1).endsWith('en') ? 'plural' : '';
    return [mentionOf(row, first, last, 'noun', `${form}${weak} ${germanNumber(article, noun)}`)];
  });

/** The number shown by the ending: after "die", few words in -er are singular. */
function germanNumber(article: string, noun: string): string {
  if (noun.endsWith('n')) return 'n';
  return article === 'die' && noun.endsWith('er') && !german.singularEr.test(noun) ? 'er' : '';
}

/** Index of a noun's article: right before it, or before its one adjective. */
function articleBefore(row: WordRow, noun: number): number | undefined {
  const isAdjective =
    /^\p{Ll}{3,}e[nmrs]?$/u.test(row.words[noun - 1]?.text ?? '') && row.words[noun - 1]?.stop === false;
  const at = isAdjective ? noun - 2 : noun - 1;
  const isJoined = joined(row, noun - 1) && joined(row, at);
  return isJoined && german.articles.has(lower(row, at)) ? at : undefined;
}

/**
 * The role that the word before an article shows: "der" after a noun is a genitive, after a preposition a dative,
 * otherwise a nominative; "den" and "ihren" after a preposition of the dative are plurals.
 */
function roleOf(article: string, before: string, isInside: boolean): string {
  if (article === 'der')
    return /^\p{Lu}/u.test(before) && isInside ? 'of' : german.prepositions.has(before.toLowerCase()) ? 'at' : '';
  return /en$/u.test(article) && german.datives.has(before.toLowerCase()) ? 'at' : '';
}

/** Russian: a noun after a preposition or at the end of its phrase; the slot is the preposition and the noun's own ending. */
const russianNouns: NounReader = (row) =>
  row.words.flatMap(({ text, stop }, index) => {
    if (index === 0 || stop || !/^\p{Ll}{4,}$/u.test(text) || russian.notNoun.test(text)) return [];
    const before = joined(row, index - 1) ? lower(row, index - 1) : '';
    const endsPhrase =
      !joined(row, index) || row.words[index + 1]?.stop === true || russian.verb.test(lower(row, index + 1));
    const isDescribed = russian.adjective.test(before) && joined(row, index - 2);
    const grammaticalCase = russian.cases.get(isDescribed ? lower(row, index - 2) : before);
    if ((grammaticalCase === undefined || /[ое][йм]$/u.test(text)) && !endsPhrase) return [];
    if (grammaticalCase === undefined && text.endsWith('о')) return [];
    // An adjective before the gap shows case and gender: only a noun after the same ending fits.
    const agreement =
      before !== '' && russian.notNoun.test(before) && russian.adjective.test(before)
        ? `after ${before.slice(-2)}`
        : 'bare';
    const [ending = text.slice(-1)] = caseEnding.exec(text) ?? [];
    // Alone, a noun in -а or -я may be a subject or a genitive.
    if (grammaticalCase === undefined && agreement === 'bare' && /^[ая]$/u.test(ending)) return [];
    const form = isDescribed ? agreement : (grammaticalCase ?? agreement);
    return [mentionOf(row, index, index, 'noun', `${form} ${ending}`)];
  });
const caseEnding = /(?:[ая]ми|[ая]х|[ая]м|[ое]в|[ое]м|[ое]й)$/u;

/** Endings that always have the same case, whatever precedes them. */
const telling = /^(?:bare|genitive|locative|instrumental|dative) ((?:[ая]ми|[ая]х|[ая]м|[ое]в|[ое]м|[ое]й))$/u;
const accusative = /^(?:bare|locative|instrumental) [ую]$/u;

/** The slot of a known noun: its case alone if the ending shows it. */
export function russianSlot(slot: string): string {
  return accusative.test(slot) ? 'accusative' : (telling.exec(slot)?.[1] ?? slot);
}

/**
 * Arabic: a word with its article that is not an adjective of the word before; the slot is a preposition, if any, and
 * the ending.
 */
const arabicNouns: NounReader = (row) =>
  row.words.flatMap(({ text, stop }, index) => {
    if (index === 0 || stop || !/^ال\p{L}{3,}$/u.test(text) || /^[وبلك]?ال|^لل|^هذ/u.test(lower(row, index - 1)))
      return [];
    if (arabic.vague.has(text)) return [];
    const before = arabic.prepositions.has(lower(row, index - 1)) ? 'preposition' : '';
    return [mentionOf(row, index, index, 'noun', `${before} ${/[ةى]$/u.test(text) ? 'feminine' : ''}`)];
  });

/** Vietnamese writes syllables apart: any two may be a term, which the whole text decides; see terms. */
const vietnameseNouns: NounReader = (row) =>
  row.words.flatMap((word, index) => {
    const classified = vietnamese.classifiers.has(word.text.toLowerCase());
    if (index === 0 || !joined(row, index) || (word.stop && !classified) || row.words[index + 1]?.stop === true)
      return [];
    const text = row.sentence.text.slice(word.start, row.words[index + 1]?.end);
    if (!/^[\p{Ll}\p{M}]{2,} [\p{Ll}\p{M}]{2,}$/u.test(text) || vietnamese.vague.has(text)) return [];
    if (/^(?:người|dưới|phải|miếng|rất|bị) |(?:người|đầu|lại|lên|hết)$/u.test(text)) return [];
    const marked = classified || (joined(row, index - 1) && vietnamese.marks.has(lower(row, index - 1)));
    return [mentionOf(row, index, index + 1, 'noun', marked ? 'marked' : 'bare')];
  });

/**
 * Chinese: a word of two to four characters at the end of its phrase; a particle, preposition or measure word before it
 * marks a noun.
 */
const chineseNouns: NounReader = (row) =>
  row.words.flatMap((word, index) => {
    if (index === 0 || word.stop || !/^\p{sc=Han}{2,4}$/u.test(word.text) || chinese.vague.has(word.text)) return [];
    if (!endsChinesePhrase(row, index)) return [];
    const before = joined(row, index - 1) ? lower(row, index - 1) : '';
    const marked = chinese.marks.has(before) || measured.test(before);
    // A single character may be the first half of a word that the dictionary lacks.
    if (!marked && /^\p{sc=Han}$/u.test(before) && row.words[index - 1]?.stop === false) return [];
    return [mentionOf(row, index, index, 'noun', marked ? 'marked' : 'bare')];
  });

/** Whether no noun follows that the word might belong to: a function word, a mark, or a word of place follows. */
function endsChinesePhrase(row: WordRow, index: number): boolean {
  return !joined(row, index) || row.words[index + 1]?.stop === true || chinese.places.has(lower(row, index + 1));
}

const measured = /^[一两二三四五六七八九十几这那每][个只条根块张位名棵种座件本家间堆群口]$/u;

const japaneseTerm = /^(?:[\p{sc=Han}々]+|[\p{sc=Kana}ー]+)$/u;

/** Japanese: a run of kanji or of katakana before a particle. */
const japaneseNouns: NounReader = (row) =>
  runsOf(row, (word) => /^[\p{sc=Han}々\p{sc=Kana}ー]+$/u.test(word.text)).flatMap(({ first, last }) => {
    const mention = mentionOf(row, first, last, 'noun', lower(row, last + 1));
    if (
      !joined(row, last) ||
      !japanese.particles.has(mention.slot) ||
      mention.term.length < 2 ||
      !japaneseTerm.test(mention.term) ||
      japanese.vague.has(mention.term)
    )
      return [];
    const katakana = /\p{sc=Kana}/u.test(mention.term);
    // Before の a word in kanji may also be an adjective.
    if (!katakana && mention.slot === 'の') return [];
    // Nouns are not inflected: a gap keeps its particle.
    return [{ ...mention, slot: katakana ? 'katakana' : 'kanji' }];
  });

/** Whether a Korean syllable ends in ㅆ, as the past tense does. */
const endsInPast = (syllable: string): boolean => ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28 === 20;

/** Korean attaches particles to the word: the whole word is the gap, its particle the slot. */
const koreanNouns: NounReader = (row) =>
  row.words.flatMap((word, index) => {
    const [particle] = korean.particles.exec(word.text) ?? [];
    if (index === 0 || word.stop || particle === undefined || word.text.length - particle.length < 2) return [];
    const last = word.text.charAt(word.text.length - particle.length - 1);
    if (!/^\p{sc=Hang}+$/u.test(word.text) || endsInPast(last) || korean.notNoun.test(word.text)) return [];
    return [mentionOf(row, index, index, 'noun', particle)];
  });

/** Readers written in code; readers made of marks are added on first use. */
const readers = new Map<string, NounReader>([
  ['en', englishNouns],
  ['de', germanNouns],
  ['ru', russianNouns],
  ['ar', arabicNouns],
  ['vi', vietnameseNouns],
  ['zh', chineseNouns],
  ['ja', japaneseNouns],
  ['ko', koreanNouns],
]);

/** The word lists of some members, as sets. */
type Sets<Words> = { readonly [Name in keyof Words as Words[Name] extends string ? Name : never]: ReadonlySet<string> };

// A function declaration, because the constants above need it while the file loads.
function setsOf<Words extends Readonly<Record<string, unknown>>>(words: Words): Sets<Words> {
  const lists = Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(lists.map(([name, list]) => [name, wordSet(list)])) as Sets<Words>;
}
