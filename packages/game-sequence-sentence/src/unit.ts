import { type OpeningCue, openingCue, primarySubtag, type Word } from '@ludotext/engine/game';
import { introduces, isArticle, isDefinite, languageOf, ofAllLanguages } from './languages/index.js';

/** A sentence or step, with the data for finding its links. */
export interface Unit {
  readonly text: string;
  readonly cue: OpeningCue | undefined;
  /** Content words as stems, each with the two words before it, lower-cased; a repeated word counts once. */
  readonly content: ReadonlyMap<string, readonly string[]>;
  /** Names of two or more capitalised words, each as its words. */
  readonly fullNames: readonly (readonly string[])[];
  /** Capitalised words inside the sentence. */
  readonly names: ReadonlySet<string>;
  /** Years from 1000 to 2100, and what the language says of others, in the order of the text. */
  readonly years: readonly number[];
  /** The first word, lower-cased; the first two if it is an article. */
  readonly opening: string;
  /** The number of signs that it refers to things named earlier: a definite opening, a pronoun anywhere, "another". */
  readonly dependence: number;
  /** The first two content words: what it speaks of. */
  readonly topic: ReadonlySet<string>;
  /** The last two content words: what it comes to. */
  readonly ending: ReadonlySet<string>;
  /** Content words with a demonstrative before them: "these blades". */
  readonly demonstrated: ReadonlySet<string>;
  /** Opens with one that must be named before: "These valleys"; or one of its sentences does. */
  readonly demonstratesFirst: boolean;
  /** One of them stands near its beginning, where it points out of the sentence. */
  readonly demonstratesSoon: boolean;
  /** Opens with a demonstrative that stands for the sentence right before: "This is why". */
  readonly pointsAtOnce: boolean;
  /** Opens with what adds or lists, and could follow other sentences as well: "also", "for example". */
  readonly adds: boolean;
  /** Ends with a question. */
  readonly asks: boolean;
  /** A quotation, without who says it. */
  readonly isSpeech: boolean;
  /** A quotation with who says it. */
  readonly namesSpeaker: boolean;
  /** Its words point at something outside it: "another", "these", a pronoun before any noun. */
  readonly dangles: boolean;
  /** Speaks of "her" before it names anybody. */
  readonly needsSomeone: boolean;
  /** Has a pronoun of a person. */
  readonly speaksOfSomeone: boolean;
  /** Names somebody, or "a girl". */
  readonly namesSomeone: boolean;
  /** Goes on when the one before is done: "When she had finished". */
  readonly isSequel: boolean;
  /** Which of the language's pronouns it opens with, by its place in `pronouns`; -1 for none. */
  readonly pronoun: number;
  /** Whether it speaks of several, as far as its verb shows. */
  readonly isMany: boolean | undefined;
  /** Content words that it explains or gives a name to: "units called osteons". */
  readonly defined: ReadonlySet<string>;
  /** Content words that are explained right after: "the end of". */
  readonly explained: ReadonlySet<string>;
  /** Says inside that it comes later: "They soon". */
  readonly isLater: boolean;
  /** Cannot open a text, as its words show: "a better way". */
  readonly looksBack: boolean;
  /** Gives a name to what the sentence before speaks of. */
  readonly isNaming: boolean;
  /** Opens with "the shortage", without saying of what. */
  readonly opensKnown: boolean;
  /** Draws a conclusion: "It was therefore". */
  readonly concludes: boolean;
  /** Opens with what comes first of all: "At first", or says how many things follow. */
  readonly begins: boolean;
  /** Tells what somebody did. */
  readonly isDeed: boolean;
}

/** @param words the words of `text`, in order */
export function unitOf(text: string, words: readonly Word[], language: string): Unit {
  const content = new Map<string, readonly string[]>();
  for (const [index, written] of words.entries()) {
    const { article, word } = withoutElision(written);
    const stem = stemOf(word, language);
    if (stem === undefined || content.has(stem)) continue;
    const before = words.slice(Math.max(0, index - 2), index).map((lead) => lead.text.toLowerCase());
    content.set(stem, article === undefined ? before : [...before.slice(-1), article]);
  }
  const cue = cueOf(text, language);
  // "Yesterday Ada" is no full name.
  const runs = capitalRuns(cue === undefined ? words : words.slice(1), language);
  const demonstrated = demonstratedIn(text, words, content, language);
  const people = peopleIn(words, cue, language);
  const narration = text.replace(speech, ' ').trim();
  const pronoun = languageOf(language).pronouns?.findIndex((pattern) => pattern.test(narration)) ?? -1;
  return {
    text,
    cue,
    content,
    fullNames: runs.filter((run) => run.length > 1),
    names: new Set(runs.flat()),
    years: yearsIn(text, language),
    opening: openingOf(words, language),
    dependence: dependenceOf(words, language),
    topic: new Set([...content.keys()].slice(0, 2)),
    ending: new Set([...content.keys()].slice(-2)),
    demonstrated,
    demonstratesFirst: languageOf(language).strictDemonstratives?.test(text) === true,
    demonstratesSoon:
      demonstrated.size > 0 && demonstratedIn(text.slice(0, maxOpening), words, content, language).size > 0,
    pointsAtOnce: cue === 'pronoun' && isDemonstrative(words[0]?.text.toLowerCase(), language),
    adds: languageOf(language).additions?.test(text.slice(0, 60)) === true,
    asks: /[?？؟][\p{Pe}\p{Pf}"']*$/u.test(text),
    isSpeech: narration === '',
    namesSpeaker: narration !== '' && narration !== text.trim(),
    dangles: demonstrated.size > 0 || pointsOutside(words, language) || people.areNeeded,
    needsSomeone: people.areNeeded,
    speaksOfSomeone: people.areMeant,
    namesSomeone: people.areNamed,
    isSequel: languageOf(language).sequels?.test(text) === true,
    pronoun,
    isMany: isMany(words, language),
    defined: definedIn(text, words, language),
    explained: explainedIn(words, language),
    isLater: languageOf(language).innerTimes?.test(narration.slice(0, 60)) === true,
    looksBack: looksBack(text, language),
    isNaming: languageOf(language).naming?.test(text) === true,
    opensKnown: opensKnown(text, words, language),
    concludes: languageOf(language).conclusions?.test(text.slice(0, 80)) === true,
    begins: languageOf(language).beginnings?.test(text) === true || languageOf(language).announces?.test(text) === true,
    isDeed: (people.areNamed || pronoun !== -1 || narration !== text.trim()) && isDeed(narration, language),
  };
}

/** Whether a content word is one of the names of a unit. */
export function isName(stem: string, { names }: Unit): boolean {
  return [...names].some((name) => name.toLowerCase().startsWith(stem));
}

/** Whether the first verb that shows it is one of several. */
function isMany(words: readonly Word[], language: string): boolean | undefined {
  const { verbsOfOne, verbsOfMany } = languageOf(language);
  const verb = words
    .slice(0, 12)
    .find(({ text }) => verbsOfOne?.test(text) === true || verbsOfMany?.test(text) === true);
  return verb === undefined ? undefined : verbsOfMany?.test(verb.text) === true;
}

function opensKnown(text: string, [first, second]: readonly Word[], language: string): boolean {
  const isNoun =
    second !== undefined && !second.stop && (primarySubtag(language) === 'de' || !/^\p{Lu}/u.test(second.text));
  const { explained } = languageOf(language);
  return (
    isNoun && isDefinite(first?.text ?? '', primarySubtag(language)) && explained?.test(text.slice(0, 80)) !== true
  );
}

/** Whether only sentences before it say what a sentence means. */
function looksBack(text: string, language: string): boolean {
  const { openPronoun, looksBack, openPlural } = languageOf(language);
  return [openPronoun, looksBack, openPlural].some((pattern) => pattern?.test(text) === true);
}

function explainedIn(words: readonly Word[], language: string): ReadonlySet<string> {
  const { explainers } = languageOf(language);
  const nouns = words.filter((_, index) => explainers?.test(words[index + 1]?.text ?? '') === true);
  return new Set(nouns.map((noun) => stemOf(noun, language)).filter((stem) => stem !== undefined));
}

/** The content words after "called", short names in brackets, and what "is a" and says what it is. */
function definedIn(text: string, words: readonly Word[], language: string): ReadonlySet<string> {
  const { defines, definitions } = languageOf(language);
  const at = words.findIndex(({ text }) => defines?.test(text) === true);
  const named = at === -1 ? [] : words.slice(at + 1, at + 5);
  const short = words.filter((word) => /^\p{Lu}{2}/u.test(word.text) && text.includes(`(${word.text})`));
  const subject = definitions?.test(text) === true ? words.slice(0, 3) : [];
  const stems = named.concat(short, subject).map((word) => stemOf(word, language));
  return new Set(stems.filter((stem) => stem !== undefined));
}

/** Whether somebody does something: soon after the beginning a verb of the past, of a quotation where it says who speaks. */
function isDeed(narration: string, language: string): boolean {
  const { deeds } = languageOf(language);
  // "Founded in 1900" tells of no deed.
  const words =
    narration
      .slice(0, 200)
      .match(/[\p{L}’']+/gu)
      ?.slice(0, 8) ?? [];
  return deeds !== undefined && words.some((word) => !/^\p{Lu}/u.test(word) && deeds.test(word));
}

function yearsIn(text: string, language: string): number[] {
  const plain = [...text.matchAll(/(?<!\d)(?:1\d{3}|20\d{2})(?!\d| ?BC)/g)].map(
    (found) => [found.index, Number(found[0])] as const,
  );
  const said = (languageOf(language).dates ?? []).flatMap(([pattern, yearOf]) =>
    [...text.matchAll(pattern)].map((found) => [found.index, yearOf(found)] as const),
  );
  return [...plain, ...said].sort(([a], [b]) => a - b).map(([, year]) => year);
}

/** Sentences that follow each other as one unit: it opens as the first does. */
export function joinUnits(text: string, units: readonly Unit[]): Unit {
  const [first, ...others] = units as readonly [Unit, ...Unit[]];
  const content = new Map(first.content);
  const demonstrated = new Set(first.demonstrated);
  for (const other of others) {
    for (const stem of other.demonstrated) if (!content.has(stem)) demonstrated.add(stem);
    for (const [stem, leads] of other.content) if (!content.has(stem)) content.set(stem, leads);
  }
  return {
    ...first,
    text,
    content,
    ending: units.at(-1)!.ending,
    demonstrated,
    demonstratesFirst: units.some((unit) => unit.demonstratesFirst),
    fullNames: units.flatMap(({ fullNames }) => fullNames),
    names: new Set(units.flatMap(({ names }) => [...names])),
    years: units.flatMap(({ years }) => years),
    asks: units.at(-1)!.asks,
    namesSpeaker: units.some(({ namesSpeaker }) => namesSpeaker),
    isSpeech: units.every(({ isSpeech }) => isSpeech),
    dangles: first.dangles || demonstrated.size > 0 || (!first.namesSomeone && others[0]?.needsSomeone === true),
    namesSomeone: units.some(({ namesSomeone }) => namesSomeone),
    defined: new Set(units.flatMap(({ defined }) => [...defined])),
    isDeed: units.every(({ isDeed }) => isDeed),
  };
}

/** Whether each function word is a pronoun, by language and word: texts have few of them, and each often. */
const pronouns = new Map<string, boolean>();

function isPronoun(functionWord: string, language: string): boolean {
  const key = `${language} ${functionWord}`;
  const known = pronouns.get(key);
  if (known !== undefined) return known;
  const found = openingCue(functionWord, language) === 'pronoun';
  if (pronouns.size < 5000) pronouns.set(key, found);
  return found;
}

function isDemonstrative(word: string | undefined, language: string): boolean {
  return word !== undefined && languageOf(language).demonstratives?.test(word) === true;
}

/** How far into a sentence "these" still points out of it, in UTF-16 units. */
const maxOpening = 110;

/** The content words with a demonstrative before them: "these blades", but not "these turn". */
function demonstratedIn(text: string, words: readonly Word[], content: Unit['content'], language: string) {
  const { demonstrated, relatives, deeds } = languageOf(language);
  if (demonstrated === undefined)
    return new Set([...content].flatMap(([stem, leads]) => (isDemonstrative(leads.at(-1), language) ? [stem] : [])));
  const nouns = new Set([...text.matchAll(demonstrated)].flatMap(([, ...groups]) => groups));
  const [found, named] = [new Set<string>(), new Set<string>()];
  for (const [index, word] of words.entries()) {
    const stem = stemOf(word, language);
    if (stem === undefined || named.has(stem)) continue;
    // "Five periods, and those periods": named in the sentence itself.
    named.add(stem);
    const isPointedAt = words
      .slice(Math.max(0, index - 2), index)
      .some(
        ({ text }) => isDemonstrative(text.toLowerCase(), language) || relatives?.test(text.toLowerCase()) === true,
      );
    if (isPointedAt && nouns.has(word.text) && deeds?.test(word.text) !== true) found.add(stem);
  }
  return found;
}

function pointsOutside(words: readonly Word[], language: string): boolean {
  const { pointers, demonstratives, relatives } = languageOf(language);
  const firstContent = words.findIndex((word) => stemOf(word, language) !== undefined);
  return words.slice(0, 8).some(({ text, stop }, index) => {
    // Later in a sentence, "other" and "also" speak of what the sentence names itself.
    const word = text.toLowerCase();
    if (pointers?.test(word) === true) return true;
    if (index < 4 && demonstratives?.test(word) === true && (index === 0 || relatives?.test(word) !== true))
      return true;
    return index < firstContent && stop && isPronoun(text, language);
  });
}

/** "She" needs a name, or "a girl", before it; "For a time" and "One day" name nobody, and "to Rome" no person. */
function peopleIn(words: readonly Word[], cue: OpeningCue | undefined, language: string) {
  const { persons, placeLeads } = languageOf(language);
  const isSomeone = ({ text, stop }: Word, index: number): boolean => {
    if (index !== 1 && introduces([text.toLowerCase()], primarySubtag(language))) return true;
    if (!/^[\p{Lu}\p{Lo}]/u.test(text) || stop) return false;
    if (index === 0) return cue === undefined && opensWithName(words, language);
    let lead = index - 1;
    while (lead > 0 && /^\p{Lu}/u.test(words[lead]!.text)) lead--;
    // "The Tsar" at the beginning is somebody.
    const before = words[lead]!.text;
    return before === 'The' || placeLeads?.test(before.toLowerCase()) !== true;
  };
  const named = words.findIndex(isSomeone);
  const pronoun = words.findIndex(({ text }) => persons?.test(text.toLowerCase()) === true);
  return {
    areNamed: named !== -1,
    areMeant: pronoun !== -1,
    areNeeded: pronoun !== -1 && (named === -1 || pronoun < named),
  };
}

/** A sentence's first word has a capital in any case: "Gordon left" names somebody, "Fragments of" nobody. */
function opensWithName([first, second]: readonly Word[], language: string): boolean {
  const { deeds, verbsOfOne, auxiliaries } = languageOf(language);
  if (deeds === undefined || first === undefined || second === undefined) return true;
  const next = second.text;
  // "Farmers dug": several, and nobody's name.
  if (/[^aeious'’]s$/u.test(first.text)) return false;
  return (
    /['’]s?$/u.test(first.text) ||
    /^\p{Lu}/u.test(next) ||
    [deeds, verbsOfOne, auxiliaries].some((verbs) => verbs?.test(next))
  );
}

function cueOf(text: string, language: string): OpeningCue | undefined {
  const opening =
    languageOf(language).noCues?.test(text.slice(0, 60)) === true ? undefined : openingCue(text, language);
  if (opening !== undefined) return opening;
  if (innerConnective.test(text.slice(0, 60))) return 'connective';
  // "I see no wine," she said: the words outside the speech refer back.
  const narration = text.replace(speech, ' ');
  return narration !== text && openingCue(narration, language) === 'pronoun' ? 'pronoun' : undefined;
}

/** Words that continue a thought from inside the sentence; few enough to search for in every language. */
const innerConnective = new RegExp(`[ ,](?:${ofAllLanguages('innerConnectives').join('|')})[ ,]`, 'u');

const speech = /^[\s]*(?:"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|'[^']*(?:'\p{L}[^']*)*'(?!\p{L}))/u;

function dependenceOf(words: readonly Word[], language: string): number {
  const definite = isDefinite(words[0]?.text ?? '', primarySubtag(language)) ? 1 : 0;
  const pointing = words.some((word) => word.stop && isPronoun(word.text, language)) ? 1 : 0;
  return definite + pointing;
}

/** Many sentences begin with an article, which alone is no sign. */
function openingOf(words: readonly Word[], language: string): string {
  const [first = '', second = ''] = words.slice(0, 2).map(({ text }) => text.toLowerCase());
  return isArticle(first, primarySubtag(language)) ? `${first} ${second}` : first;
}

/** French and Italian join some words with the next one: "l'eau", "dell'acqua". */
function withoutElision(word: Word): { readonly article: string | undefined; readonly word: Word } {
  const [whole, article] = word.text.match(/^(\p{L}{1,4})['’](?=\p{L}{3})/u) ?? [];
  if (whole === undefined || article === undefined) return { article: undefined, word };
  return { article: `${article.toLowerCase()}’`, word: { ...word, text: word.text.slice(whole.length) } };
}

/** Languages whose words have few endings. */
const uninflected: ReadonlySet<string> = new Set(['zh', 'ja', 'th', 'vi']);

/** The approximate stem shared by a word's forms; undefined for a function word. */
function stemOf(word: Word, language: string): string | undefined {
  const lower = word.text.toLowerCase();
  if (word.stop || /^\p{N}/u.test(lower) || languageOf(language).pointers?.test(lower) === true) return undefined;
  const tag = primarySubtag(language);
  if (uninflected.has(tag)) return isShort(lower, tag) ? undefined : lower;
  if (tag === 'ko') return lower.length < 2 ? undefined : lower.slice(0, Math.max(2, Math.min(3, lower.length - 1)));
  if (tag === 'ar') return arabicStem(lower);
  if (tag === 'hi') return lower.length < 3 ? undefined : lower.slice(0, Math.max(2, lower.length - 1));
  if (lower.length < 4) return tag === 'en' && lower.length === 3 ? lower : undefined;
  if (tag === 'en') return englishStem(lower);
  // Turkish joins many endings; Swedish adds its article at the end.
  if (tag === 'tr') return lower.slice(0, 4);
  if (tag === 'sv') return lower.slice(0, Math.max(4, Math.min(5, lower.length - 2)));
  return lower.slice(0, Math.max(4, Math.min(6, lower.length - 2)));
}

function isShort(word: string, tag: string): boolean {
  if (tag === 'vi') return word.length < 3;
  // A single Chinese character may be a noun, a single kana never.
  return word.length === 1 ? !/\p{sc=Han}/u.test(word) : /^\p{sc=Hira}+$/u.test(word) && word.length < 3;
}

function englishStem(word: string): string {
  return word
    .replace(/['’]s$/, '')
    .replace(/(?<=\w{3})ie[sd]$/, 'y')
    .replace(/(?<=\w{3}(?:s|x|z|ch|sh))es$/, '')
    .replace(/(?<=\w{2}[^su])s$/, '')
    .replace(/(?<=\w{4})ment$/, '')
    .replace(/(?<=\w{3})(?:ing|ed|e)$/, '');
}

function arabicStem(word: string): string | undefined {
  const bare = word.replace(/[\u064B-\u0652]/g, '').replace(/^(?:و|ف)?(?:ال|بال|لل|كال)(?=.{3})/u, '');
  return bare.length < 3 ? undefined : bare.slice(0, 5);
}

/** Runs of capitalised words after the first word; none for German, which capitalises nouns. */
function capitalRuns(words: readonly Word[], language: string): string[][] {
  if (primarySubtag(language) === 'de') return [];
  const runs: string[][] = [];
  let run: string[] = [];
  for (const [index, word] of words.entries()) {
    const adjoins = words[index - 1]?.end === word.start - 1;
    if (!/^\p{Lu}\p{Ll}/u.test(word.text) || (index === 0 && word.stop)) run = [];
    else if (run.length > 0 && adjoins) run.push(word.text);
    else {
      run = [word.text];
      runs.push(run);
    }
  }
  // A sentence's first word has a capital in any case.
  return runs.filter((names, index) => index > 0 || names.length > 1 || names[0] !== words[0]?.text);
}
