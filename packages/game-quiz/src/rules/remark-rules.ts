import { comparableOption, hasPhrase } from '../comparable.js';
import { namesAnOption } from './phrases.js';
import type { Rule } from './rule.js';

/**
 * Answers named by letter or position, which the shuffle changes. Source: a fault that models make and the published
 * criteria miss.
 */
const namesOption: Rule = {
  id: 'names_an_answer',
  severity: 'reject',
  find({ item }) {
    const member = (['question', 'explanation', 'hint'] as const).find((name) => {
      const text = item[name];
      return text !== undefined && namesAnOption.some((pattern) => pattern.test(text));
    });
    return member === undefined ? undefined : [member];
  },
};

/**
 * A hint that reveals the answer. Source: the rule against an answer in its question, applied to what is read before
 * answering.
 */
const keyInHint: Rule = {
  id: 'answer_in_hint',
  severity: 'warn',
  find: ({ item: { hint }, key }) =>
    hint !== undefined && key.option.length > 1 && hasPhrase(comparableOption(hint), key.option) ? ['hint'] : undefined,
};

const markup =
  /```|\*\*[^*\n]{1,200}\*\*|<\/?(?:b|i|u|p|br|em|strong|span|div|code|sub|sup)\b[^<>]{0,100}>|^\s?[[{]\s?["{]|"\s?:\s?["{[]|^#{1,6} |\]\(https?:|\\n|&(?:nbsp|quot|amp|lt|gt|#\d{1,5});/u;

/**
 * Leftover markup or JSON in a learner's text; allowed if the source text has it, as the question may be about it.
 * Source: a fault that models make.
 */
const leftoverMarkup: Rule = {
  id: 'markup',
  severity: 'reject',
  writersOnly: true,
  find({ item }, context) {
    const answers = item.answers.map(({ text }, index) => ({ text, place: ['answers', index, 'text'] }));
    const members = (['question', 'explanation', 'hint'] as const).map((name) => ({
      text: item[name] ?? '',
      place: [name],
    }));
    return [...members, ...answers].find(({ text }) => {
      const found = markup.exec(text)?.[0];
      return found !== undefined && !context.text.includes(found);
    })?.place;
  },
};

export const remarkRules: readonly Rule[] = [namesOption, keyInHint, leftoverMarkup];
