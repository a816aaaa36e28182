import { dictionaryLanguages } from '@ludotext/dictionary';
import { type OfflineScore, primarySubtag, readText, type Sentence, type TextReading } from '@ludotext/engine/game';
import { languageOf, wordSet } from '../languages/index.js';
import { isGoodGap } from './english/gates.js';
import { type Fact, factsOf } from './facts/facts.js';
import { type Source, sourceOf } from './source/source.js';
import { isStatement } from './source/statements.js';

/** Below this many words a text offers hardly any questions. */
const shortText = 40;
/**
 * The share of instructions that makes a text a procedure, and the share of narrative sentences that makes it a story.
 */
const mostlyProcedure = 0.3;
const mostlyStory = 0.25;

/** Facts other than names and speeches per 100 words that make a text factual, even a biography. */
const denseFacts = 2;
const isHard = ({ kind }: Fact): boolean => kind !== 'name' && kind !== 'speech';

/** How well a text suits the quiz: dense facts high, stories in the middle, instructions and very short texts low. */
export function score(text: string): OfflineScore {
  const reading = readText(text);
  const language = primarySubtag(reading.language);
  const words = reading.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (words === 0) return { score: 0, reason: { code: 'no_sentences' } };
  const facts = firstFacts(sourceOf(reading, language));
  const sound = language === 'en' ? facts.filter(isGoodGap) : facts;
  const count = Math.max(sound.length, readInFull(reading, language));
  const params = { count };
  // Facts per 100 words: 2 is a high value.
  const density = Math.min(1, (count / words) * 50);
  const rich = density * 0.7 + Math.min(1, count / 8) * 0.3;
  if (proceduralShare(reading, language) >= mostlyProcedure) {
    return {
      score: Math.round(10 + 30 * rich),
      reason: { code: 'instructions', params },
    };
  }
  if (words < shortText) {
    return { score: Math.round(10 + 25 * rich), reason: { code: 'short_text', params } };
  }
  if (count === 0) return { score: 15, reason: { code: 'no_facts' } };
  const isDense = (facts.filter(isHard).length / words) * 100 >= denseFacts;
  const isStory = storyShare(reading, language) >= mostlyStory;
  if (!isDense && (isStory || !isFactual(facts, reading, language))) {
    return { score: Math.round(40 + 25 * rich), reason: { code: isStory ? 'story' : 'few_numbers', params } };
  }
  return {
    score: Math.round(72 + 23 * rich),
    reason: { code: 'facts', params: { ...params, words } },
  };
}

/** One in so many statements becomes a question: it has a harder word, or, in English, says something to be asked. */
const statementsPerQuestion = 8;

/** How many questions whole sentences may give, which are read in full only when they are written. */
function readInFull(reading: TextReading, language: string): number {
  if (!dictionaryLanguages.includes(language)) return 0;
  const statements = reading.sentences.filter((sentence) => isStatement(sentence, reading, language, false));
  return Math.ceil(statements.length / statementsPerQuestion);
}

/** The first fact of each sentence with facts. */
function firstFacts(source: Source): Fact[] {
  const bySentence = new Map(
    factsOf(source, 0)
      .reverse()
      .map((fact) => [fact.sentence, fact]),
  );
  return [...bySentence.values()];
}

const speech = /[“„«「『]|(?:^|\s)["‘'–—]|["”»」』]/u;
/** Share of sentences with speech or about a person. */
function storyShare({ sentences }: TextReading, language: string): number {
  const { storyWords } = languageOf(language);
  return sentences.filter(({ text }) => speech.test(text) || storyWords?.test(text)).length / sentences.length;
}

/** Whether a text is factual: numbers, definitions and names of many kinds, or sentences without persons. */
function isFactual(facts: readonly Fact[], reading: TextReading, language: string): boolean {
  return facts.filter(isHard).length > 1 || storyShare(reading, language) < 0.1;
}

const measure =
  /\p{Nd}\s?(?:g|kg|ml|cl|l|oz|lb|lbs|cups?|tbsp|tsp|tablespoons?|teaspoons?|minutes?|mins?|el|tl|minuten|minutos?|cucharadas?|ст\. ?л|мин|г|мл|克|毫升|分钟|分|グラム|그램|분|phút)(?![\p{L}])|°\s?[CF]/iu;

/** Minimum share of instructing sentences before list entries count as steps. */
const minInstructions = 0.1;

/** Share of a text that instructs: list entries, sentences that open with an imperative, measures. */
export function proceduralShare({ sentences, paragraphs }: TextReading, language: string): number {
  if (sentences.length === 0) return 0;
  const { instructionVerbs } = languageOf(language);
  const verbs = instructionVerbs === undefined ? undefined : wordSet(instructionVerbs);
  const instructs = ({ words, text }: Sentence) =>
    words.slice(0, 2).some((word) => verbs?.has(word.text.toLowerCase()) ?? false) ||
    (measure.test(text) &&
      text.length < 120 &&
      (verbs === undefined || words.some((word) => verbs.has(word.text.toLowerCase()))));
  const instructions = new Set(sentences.filter(instructs));
  // A list of dates or facts is no procedure: entries count only if steps are numbered or some sentences instruct.
  const isStep = ({ paragraph }: Sentence) =>
    paragraphs[paragraph]?.kind === 'list' &&
    (paragraphs[paragraph].numbered || instructions.size >= sentences.length * minInstructions);
  return sentences.filter((sentence) => instructions.has(sentence) || isStep(sentence)).length / sentences.length;
}
