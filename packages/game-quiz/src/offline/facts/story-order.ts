import { usesSpaces } from '@ludotext/engine/game';
import { languageOf, wordFinder } from '../../languages/index.js';
import type { Source } from '../source/source.js';
import { spokenSentences } from '../source/speeches.js';
import { classesOf } from '../source/word-classes.js';
import { withNamedSubjects } from './named-subjects.js';
import { isStory, personsOf } from './story.js';
import { evenly, maxEvents, type OrderItem, orderItems, type Told, toldOnce } from './told-order.js';

/** Minimum sentences between two events of which one is surely earlier, and between two steps. */
const apart = 3;
const apartSteps = 1;
/** Minimum and maximum length of an option: in words, or in characters where no spaces separate them. */
const size = { words: [3, 17], characters: [7, 34] } as const;
/** Numbers per sentence of a story: reports and chronicles, which go back in time, have more. */
const numbersPerSentence = 0.06;

/** In a language whose data says how deeds are told: which event of a story, or step of a list, is first, and which last. */
export function storyOrder(source: Source): OrderItem[] {
  const { orderQuestions } = languageOf(source.language);
  if (orderQuestions === undefined) return [];
  const { first, last, firstStep } = orderQuestions;
  return [
    ...orderItems(eventsOf(source), { first, last }, apart),
    ...orderItems(stepsOf(source), { first: firstStep, last: '' }, apartSteps),
  ];
}

/** What happens in a story, in the order of its telling. */
function eventsOf(source: Source): Told[] {
  const { reading, language } = source;
  const { deed } = languageOf(language);
  const numbers = reading.text.match(/\p{Nd}+/gu)?.length ?? 0;
  if (deed === undefined || !isStory(source)) return [];
  if (numbers > 2 + reading.sentences.length * numbersPerSentence) return [];
  const spoken = spokenSentences(reading);
  const sentences = withNamedSubjects(source);
  const found = reading.sentences.flatMap(({ text, paragraph }, index): Told[] => {
    if (spoken.has(index) || reading.paragraphs[paragraph]?.kind !== 'prose' || text.length > 400) return [];
    const words = deedIn(sentences[index] ?? text, source);
    return words === undefined ? [] : [toldAt(index, words, source)];
  });
  const said = reading.sentences.map((_, index) => ({ index, words: source.contentOf(index) }));
  return toldOnce(evenly(found, maxEvents), said);
}

/** Marks of speech, questions and notes. */
const unplain = /["“”„«»「」『』‹›!?！？…:：;；()（）[\]]|--|\s[–—-]\s|^['‘]|\.\.\./u;
const end = /[.。।۔．]$/u;

/**
 * The deed that a sentence tells, as a sentence with its subject first and without a full stop: the whole, or what
 * stands before or behind a comma.
 */
function deedIn(sentence: string, source: Source): string | undefined {
  const { deed, noDeed, turnedDeed, leansBack } = languageOf(source.language);
  const said = sentence.replace(end, '');
  const { verb, who, rest } = turnedDeed?.exec(said)?.groups ?? {};
  const behind = said.slice(said.search(/[,，、]/u) + 1);
  const openings = [said, ...(who === undefined ? [] : [`${who} ${verb} ${rest}`]), behind];
  const isPart = clauseFinder(source.language);
  return openings
    .map((opening) => timeless(capitalised(opening.trim(), source.language), source.language))
    .flatMap((whole) => [whole, ...firstParts(whole).filter((part) => !isPart.test(part))])
    .find((part) => {
      if (!isOfSize(part, source.language) || unplain.test(part) || noDeed?.test(part) === true) return false;
      // "His father went", "some of them": whose, and of whom, stands elsewhere.
      if (leansBack?.test(part) === true) return false;
      const found = deed?.exec(part);
      const { name, noun } = found?.groups ?? {};
      if (found === null || found === undefined) return false;
      if (noun !== undefined) return isKnown(noun, source) || isFrequent(noun, source);
      return name === undefined || isKnown(name, source);
    });
}

/** Finds words that open a clause: what stands before a comma may be its middle. */
const clauseFinder = wordFinder(({ clauseOpeners }) => clauseOpeners);

/** What stands before the first commas. */
const firstParts = (whole: string): string[] =>
  [...whole.matchAll(/[,，،]/gu)].slice(0, 2).map(({ index }) => whole.slice(0, index));

const capitalised = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Finds the adverbs that say when something was, by language. */
const timeWords = new Map<string, RegExp>();

/** A sentence without them. */
function timeless(sentence: string, language: string): string {
  const { orderWords = '(?!)' } = languageOf(language);
  const found = timeWords.get(language) ?? new RegExp(`(?<=\\p{L}),? (?:${orderWords})(?=[ ,]|$)`, 'gu');
  timeWords.set(language, found);
  return sentence.replace(found, '');
}

function isOfSize(text: string, language: string): boolean {
  const [min, max] = usesSpaces(language) ? size.words : size.characters;
  const length = usesSpaces(language) ? text.split(' ').length : text.length;
  return length >= min && length <= max;
}

/** Whether one word before a verb is somebody: a person of the text, or a being by its kind. */
const isKnown = (name: string, source: Source): boolean =>
  personsOf(source).includes(name) ||
  [name, name.charAt(0).toLowerCase() + name.slice(1)].some(
    (word) => classesOf(source.language)?.find(word) !== undefined,
  );

/** How often a text has a noun, without which its beginning of a sentence may be an adverb. */
const mentions = 3;
const frequent = new WeakMap<Source, Map<string, boolean>>();

function isFrequent(noun: string, source: Source): boolean {
  const known = frequent.get(source) ?? new Map<string, boolean>();
  frequent.set(source, known);
  const { text } = source.reading;
  const answer = known.get(noun) ?? (text.match(new RegExp(noun, 'giu'))?.length ?? 0) >= mentions;
  known.set(noun, answer);
  return answer;
}

const toldAt = (sentence: number, words: string, source: Source): Told => ({
  words,
  sentence,
  place: sentence,
  roots: new Set([...source.contentOf(sentence)].filter((word) => words.toLowerCase().includes(word))),
});

/** Minimum entries of a numbered list that tells what to do. */
const minSteps = 5;

/** The first sentences of the entries of a numbered list, and of lines that open with an instruction. */
function stepsOf(source: Source): Told[] {
  const { reading, language } = source;
  const { instructionVerbs = '', noDeed } = languageOf(language);
  const verbs = new Set(instructionVerbs.split(' '));
  const steps = reading.paragraphs.flatMap(({ kind, numbered, first }): Told[] => {
    const sentence = reading.sentences[first];
    if (sentence === undefined || kind === 'heading') return [];
    const words = sentence.text.replace(/^\p{Nd}{1,2}[.)．、]\s*/u, '').replace(/[.。।]$/u, '');
    const opensWithVerb = verbs.has(/^\p{L}+/u.exec(words)?.[0].toLowerCase() ?? '');
    if (!opensWithVerb && !(kind === 'list' && numbered === true)) return [];
    if (!isOfSize(words, language) || unplain.test(words) || noDeed?.test(words) === true) return [];
    return [toldAt(first, words, source)];
  });
  return steps.length < minSteps ? [] : steps;
}
