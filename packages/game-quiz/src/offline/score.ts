import { type OfflineScore, primarySubtag, readText, type TextReading } from '@ludotext/engine';
import { forLanguage } from '../by-language.js';
import { type Fact, factsOf } from './facts.js';
import { proceduralShare } from './procedure.js';
import { type Source, sourceOf } from './source.js';

/** Below this many words a text has hardly anything to ask for. */
const shortText = 40;
/** Share of instructions from which a text is taken for a procedure, and of telling sentences from which for a story. */
const mostlyProcedure = 0.3;
const mostlyStory = 0.25;

/** Numbers and definitions in 100 words from which a text states facts, even of a person's life. */
const denseFacts = 2;
const isHard = ({ kind }: Fact): boolean => kind !== 'noun' && kind !== 'name' && kind !== 'speech';

/** How well a text suits the quiz: dense facts high, stories in the middle, instructions and very short texts low. */
export function score(text: string): OfflineScore {
  const reading = readText(text);
  const language = primarySubtag(reading.language);
  const words = reading.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (words === 0) return { score: 0, reason: 'The text has no sentences to ask about.' };
  const facts = firstFacts(sourceOf(reading, language));
  const found = `${facts.length} ${facts.length === 1 ? 'fact' : 'facts'}`;
  // Facts per 100 words: 2 are many.
  const density = Math.min(1, (facts.length / words) * 50);
  const rich = density * 0.7 + Math.min(1, facts.length / 8) * 0.3;
  if (proceduralShare(reading, language) >= mostlyProcedure) {
    return {
      score: Math.round(10 + 30 * rich),
      reason: `The text gives instructions rather than facts; ${found} can be asked for.`,
    };
  }
  if (words < shortText) {
    return { score: Math.round(10 + 25 * rich), reason: `The text is very short; ${found} can be asked for.` };
  }
  if (facts.length === 0) return { score: 15, reason: 'No sentence of the text states a fact that can be asked for.' };
  const isDense = (facts.filter(isHard).length / words) * 100 >= denseFacts;
  const isStory = storyShare(reading, language) >= mostlyStory;
  if (!isDense && (isStory || !isFactual(facts, reading, language))) {
    const what = isStory ? 'The text tells of events' : 'The text has few numbers and definitions';
    return { score: Math.round(40 + 25 * rich), reason: `${what}; ${found} of it can be asked for.` };
  }
  return {
    score: Math.round(72 + 23 * rich),
    reason: `The text states facts: ${found} can be asked for in ${words} words.`,
  };
}

/** The first fact of each sentence that has one. */
function firstFacts(source: Source): Fact[] {
  const bySentence = new Map(
    factsOf(source, 0)
      .reverse()
      .map((fact) => [fact.sentence, fact]),
  );
  return [...bySentence.values()];
}

const speech = /[“„«「『]|(?:^|\s)["‘'–—]|["”»」』]/u;
/** He and she, by language: what stories are full of and factual texts hardly use. */
const persons: Readonly<Record<string, RegExp>> = {
  en: /\b(?:I|[Hh]e|[Ss]he|[Hh]is|[Hh]er|him)\b/,
  de: /(?<!\p{L})(?:ich|er|ihm|ihn|sein(?:e[mnrs]?)?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella|yo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:il|elle|je|lui)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:egli|lui|lei|io)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:ele|ela|eu)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:он|она|его|ему|её|ей|я)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:هو|هي|قال|قالت)(?!\p{L})/u,
  vi: /(?<!\p{L})(?:anh|cô|chị|bà|ông|cậu)(?!\p{L})/iu,
  zh: /(?<!其)他|她|我/u,
  ja: /彼|お(?:父|母|じい|ばあ)さん|おばさん|おじさん|ました。|ません。/u,
  ko: /그는|그녀|어요\.|았어|었어/u,
};

/** Share of the sentences that speak, or tell of somebody. */
function storyShare({ sentences }: TextReading, language: string): number {
  const person = forLanguage(persons, language);
  return sentences.filter(({ text }) => speech.test(text) || (person?.test(text) ?? false)).length / sentences.length;
}

/** Whether a text is about how things are: numbers, definitions and names of many kinds, or sentences without persons. */
function isFactual(facts: readonly Fact[], reading: TextReading, language: string): boolean {
  return facts.filter(isHard).length > 1 || storyShare(reading, language) < 0.1;
}
