import type { Wordings } from '@ludotext/engine/format';

/** What the formats say in English. Every other language has the same keys, and the same params in each sentence. */
export const en: Wordings = {
  // What becomes of an item in a file.
  members_lost: { one: 'The format has no place for {members}.', other: 'The format has no place for {members}.' },
  line_breaks: 'The format has no line breaks within a question; they became spaces.',
  reads_as_option: 'The question begins like an option of the format, and would be read as one.',
  several_keys: 'The format takes questions with exactly one right option.',
  too_many_options: 'The item has {count} options; the format takes {max}.',

  // What is wrong in a file.
  not_json: 'The file is not JSON.',
  no_question: 'An option stands here before any question.',
  no_options: 'The question has no options; write them as "A. text" below it.',
  too_few_options: 'The question has one option; write at least two.',
  no_answer: 'The question has no answer; write "ANSWER: A" below its options.',
  no_such_option: 'The answer names no option of the question.',
};
