import { randomFrom, seedFrom, shuffle, splitWords } from '@ludotext/engine/game';
import type { QuizCase } from '../corpus/corpus.js';

/** Gives an item a flaw; returns undefined when the item is not suitable. */
type Injector = (source: QuizCase, random: () => number) => Partial<QuizCase> | undefined;

const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)] as Value;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const withoutMark = (text: string): string => text.replace(/[.?!]+$/, '');
/** Whether a text contains a number, in digits or in words. */
const isNumber = (text: string): boolean =>
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|hundred|thousand|million)\b/iu.test(text);
const wordCount = (text: string): number => text.split(/\s+/).length;

/** Changes one distractor. */
function changeOne(source: QuizCase, random: () => number, change: (text: string) => string): Partial<QuizCase> {
  const chosen = Math.floor(random() * source.distractors.length);
  return { distractors: source.distractors.map((text, index) => (index === chosen ? change(text) : text)) };
}

/** The words of a text whose repetition could give the key away. */
const cueWords = (text: string): string[] =>
  splitWords(text, 'en')
    .filter(({ text: word, stop }) => !stop && word.length >= 5 && /^\p{Ll}/u.test(word))
    .map((word) => word.text);

const absoluteLeads = ['It is always the case that', 'Absolutely', 'Completely', 'Never did anyone doubt that'];
const vagueLeads = ['Usually', 'Sometimes', 'Generally', 'Frequently'];
const marks = [' (correct)', ' ✓', ' *', ' - correct answer', ' (right answer)'];
const paddings = [
  ', which is the main reason that is given in the text and is explained there in more detail',
  ', as the passage explains at some length and as every careful reader is going to remember',
];
const numberedNouns = ['engine', 'apple', 'umbrella', 'island'];
const otherNouns = ['mountain', 'table', 'river', 'lamp'];

/** How to inject each kind of flaw into a sound item; English only, because all of them concern words. */
const injectors: Readonly<Record<string, Injector>> = {
  all_of_the_above: (source, random) => changeOne(source, random, () => 'All of the above'),
  none_of_the_above: (source, random) => changeOne(source, random, () => 'None of the above'),
  k_type: ({ distractors }) =>
    distractors.length < 3 ? undefined : { distractors: ['Both A and B', 'Only A and C', ...distractors.slice(2)] },
  longest_option_correct: ({ key }, random) => ({ key: withoutMark(key) + pick(paddings, random) }),
  absolute_terms: ({ distractors }, random) => ({
    distractors: distractors.map((text, index) =>
      index < 2 ? `${pick(absoluteLeads, random)} ${lowerFirst(text)}` : text,
    ),
  }),
  vague_terms: (source, random) =>
    changeOne(source, random, (text) => `${pick(vagueLeads, random)} ${lowerFirst(text)}`),
  negative_stem: ({ question, title }, random) => ({
    question: pick(
      [
        `Which of these is not an answer to this: ${lowerFirst(question)}`,
        `Which of these is not mentioned in “${title}”?`,
        `All of these are told in “${title}” except which one?`,
      ],
      random,
    ),
  }),
  unfocused_stem: ({ title }, random) => ({
    question: pick(['Which of the following?', `${title}:`, 'Which is true?', 'Which of these is correct?'], random),
  }),
  true_false: ({ question }) => ({
    question: `True or false: ${withoutMark(question)}.`,
    key: 'True',
    distractors: ['False'],
    place: 0,
  }),
  duplicate_options: ({ distractors: [first = '', , ...others] }, random) => ({
    distractors: [first, pick([`${first}.`, first.toUpperCase(), ` ${lowerFirst(first)}`, first], random), ...others],
  }),
  distractor_equals_answer: (source, random) =>
    changeOne(source, random, () => pick([lowerFirst(source.key), `${withoutMark(source.key)}.`, source.key], random)),
  word_repeat_clang: ({ question, key, distractors }, random) => {
    const others = distractors.join(' ').toLowerCase();
    const words = cueWords(question).filter((word) => !others.includes(word.slice(0, 5)) && !key.includes(word));
    return words.length === 0 || isNumber(key)
      ? undefined
      : { key: `${withoutMark(key)} of the ${pick(words, random)}` };
  },
  answer_in_stem: ({ question, key }) => ({
    question: `${withoutMark(question)}, given that it is ${lowerFirst(key)}?`,
  }),
  answer_marked: ({ key }, random) => ({ key: key + pick(marks, random) }),
  lost_sequence: ({ title }, random) => {
    const start = 1500 + Math.floor(random() * 300);
    const years = [3, 0, 2, 1].map((place) => String(start + 37 * place + Math.floor(random() * 20)));
    const [one = '', two = '', key = '', four = ''] = years;
    return {
      question: `In which year did the events of “${title}” begin?`,
      key,
      distractors: [one, two, four],
      place: 2,
    };
  },
  mixed_option_types: ({ key, distractors }, random) =>
    isNumber(key)
      ? undefined
      : { distractors: distractors.map((text, index) => (index < 2 ? String(2 + Math.floor(random() * 900)) : text)) },
  letter_prefix: ({ key, distractors, place }) => {
    const options = [...distractors];
    options.splice(place, 0, key);
    const lettered = options.map((text, index) => `${'ABCDEF'[index]}) ${text}`);
    return { key: lettered[place] as string, distractors: lettered.filter((_, index) => index !== place) };
  },
  grammar_article_cue: ({ title }, random) => ({
    question: `The thing that is described in “${title}” is an`,
    key: pick(numberedNouns, random),
    distractors: shuffle(otherNouns, Math.floor(random() * 1e9)).slice(0, 3),
  }),
  // The passage contains what belongs in the gap, so the item keeps it.
  fill_in_blank: ({ passages }, random) => {
    const [passage] = passages;
    const sentences = (passage?.text ?? '').match(/\p{Lu}[^.?!\n]{60,160}\./gu) ?? [];
    const sentence = sentences.length === 0 ? undefined : pick(sentences, random);
    const words = sentence === undefined ? [] : cueWords(sentence);
    return sentence === undefined || words.length === 0
      ? undefined
      : { question: sentence.replace(pick(words, random), '_____'), passages };
  },
};

/** All kinds of flaw. */
export const flawKinds: readonly string[] = Object.keys(injectors);

/**
 * The items with injected flaws, at most `perKind` of each kind, and the unchanged items as controls. Every second
 * flawed item has no passage, like an author's. The same items give the same result.
 */
export function injectFlaws(items: readonly QuizCase[], perKind = 50): QuizCase[] {
  const controls = items.map((item) => ({ ...item, id: `${item.id}/control`, flaw: null }));
  const flawed = Object.entries(injectors).flatMap(([flaw, inject]) => {
    const made = shuffle(items, seedFrom('flaws', flaw)).flatMap((item, index) => {
      const change = inject(item, randomFrom(seedFrom(flaw, item.id)));
      if (change === undefined || (flaw === 'fill_in_blank' && wordCount(item.key) < 3)) return [];
      const passages = index % 2 === 0 ? item.passages : [];
      return [{ ...item, passages, ...change, id: `${item.id}/${flaw}`, flaw }];
    });
    return made.slice(0, perKind);
  });
  return [...controls, ...flawed];
}
