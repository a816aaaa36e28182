import { comparable, comparableAnswer, tokensOf } from '../comparable.js';
import type { QuizItem } from '../item.js';
import { absolute, allOfTheAbove, answerMark, combination, noneOfTheAbove, truthValues } from './phrases.js';
import { answerPath, type Remark, type Rule } from './rule.js';

/** A remark about the first answer that a test holds for. */
function atAnswer(item: QuizItem, test: (text: string, index: number) => boolean, message: string): Remark | undefined {
  const index = item.answers.findIndex((answer, place) => test(answer.text, place));
  return index === -1 ? undefined : { message, path: answerPath(index) };
}

/** Two options that read the same, so that both or none would be right. Source: criterion 18. */
const equalOptions: Rule = {
  id: 'equal_options',
  severity: 'reject',
  check({ item }) {
    const seen = new Set<string>();
    return atAnswer(
      item,
      (text) => {
        const form = comparableAnswer(text);
        return seen.has(form) || !seen.add(form);
      },
      'Two options say the same; replace one of them.',
    );
  },
};

const letterPrefix = /^\(?(?:([A-F])|[1-6])[.)）:]\s/;

/** Letters in front of the options, which the shown order contradicts. Two are needed: one may be an initial. */
const letterPrefixes: Rule = {
  id: 'letter_prefix',
  severity: 'reject',
  check: ({ item }) =>
    item.answers.filter(({ text }) => letterPrefix.test(text)).length < 2
      ? undefined
      : atAnswer(
          item,
          (text) => letterPrefix.test(text),
          'An option begins with a letter or number; write its text only.',
        ),
};

/** The right answer is marked in its text. Source: flaws that the published criteria miss and models make. */
const markedAnswer: Rule = {
  id: 'marked_answer',
  severity: 'reject',
  check: ({ item }) =>
    atAnswer(item, (text) => answerMark.test(text), 'An option says whether it is right; remove the mark.'),
};

/** Source: criterion 9. */
const allAbove: Rule = {
  id: 'all_of_the_above',
  severity: 'reject',
  check: ({ item }) =>
    atAnswer(item, (text) => allOfTheAbove.has(bare(text)), 'An option stands for all others; write a real answer.'),
};

/** Source: criterion 3. */
const noneAbove: Rule = {
  id: 'none_of_the_above',
  severity: 'reject',
  check: ({ item }) =>
    atAnswer(item, (text) => noneOfTheAbove.has(bare(text)), 'An option denies all others; write a real answer.'),
};

const bare = (text: string): string => comparable(text).replace(/[.。!]$/, '');

/** Three options or more, all of them yes, no, true or false. Source: criterion 6. */
const trueOrFalse: Rule = {
  id: 'true_or_false',
  severity: 'reject',
  check: ({ item }) =>
    item.answers.length > 2 && item.answers.every(({ text }) => truthValues.has(bare(text)))
      ? { message: 'The options only say true or false; ask a question with real answers.', path: ['answers'] }
      : undefined,
};

/** "Both A and B", "only 1 and 3". Source: criterion 14, complex (K-type) options. */
const combinedOptions: Rule = {
  id: 'combined_options',
  severity: 'reject',
  check: ({ item, written }) =>
    written
      ? atAnswer(
          item,
          // 1,4 is a decimal in half of the languages.
          (text) => combination.test(bareCase(text)) && !/^\d,\d$/.test(text.trim()),
          'An option combines other options; write a real answer.',
        )
      : undefined,
};

const bareCase = (text: string): string =>
  text
    .trim()
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
    .replace(/\.$/, '');

/** The key stands out by its length. Source: criterion 4, 1.3 times the longest distractor, 4 words and 8 characters more. */
function longestKey(id: string, severity: Rule['severity'], ratio: number): Rule {
  return {
    id,
    severity,
    check({ item, key, distractors }) {
      const longestDistractor = Math.max(...distractors.map((text) => text.length));
      const standsOut =
        key.length > ratio * longestDistractor &&
        key.length >= longestDistractor + 8 &&
        key.split(/\s+/, 5).length >= 4;
      return standsOut
        ? atAnswer(
            item,
            (_, index) => item.answers[index]?.correct === true,
            'The right answer is much longer than the others; make them alike.',
          )
        : undefined;
    },
  };
}

/** A word that only the question and the key share. Source: criterion 12, clang; words of five letters or more. */
const clang: Rule = {
  id: 'clang',
  severity: 'warn',
  check({ item, stemTokens, key, distractors }) {
    const others = new Set(distractors.flatMap(tokensOf));
    const shared = tokensOf(key).some((token) => token.length >= 5 && stemTokens.has(token) && !others.has(token));
    return shared
      ? atAnswer(
          item,
          (_, index) => item.answers[index]?.correct === true,
          'Only the right answer repeats a word of the question; reword one.',
        )
      : undefined;
  },
};

/** "Always", "never" in wrong answers only. Source: criterion 11, absolute terms. */
const absoluteTerms: Rule = {
  id: 'absolute_terms',
  severity: 'warn',
  check: ({ item, key }) =>
    absolute.test(key)
      ? undefined
      : atAnswer(
          item,
          (text) => absolute.test(text),
          'A wrong answer gives itself away by an absolute word; soften it.',
        ),
};

export const optionRules: readonly Rule[] = [
  equalOptions,
  letterPrefixes,
  markedAnswer,
  allAbove,
  noneAbove,
  trueOrFalse,
  combinedOptions,
  longestKey('key_far_longest', 'reject', 2),
  longestKey('key_longest', 'warn', 1.3),
  clang,
  absoluteTerms,
];
