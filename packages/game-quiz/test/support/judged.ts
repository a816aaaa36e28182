import type { ItemContext } from '@ludotext/engine/game';
import type { QuizItem } from '../../src/item.js';
import { validate } from '../../src/validate.js';
import { contextOf } from './context.js';

/** A text and an item about it that no rule has anything to say about. */
export const text =
  'The heart pumps blood through the body. It beats about 100,000 times a day. In 1953 a machine did its work for the first time.';
export const sound: QuizItem = {
  question: 'What does the heart pump through the body?',
  answers: [
    { text: 'blood', correct: true },
    { text: 'air', correct: false },
    { text: 'water', correct: false },
  ],
  evidence: 'The heart pumps blood through the body.',
};

/** What the validator says of the sound item with other members, as "severity rule". */
export function judged(members: Partial<QuizItem>, context: Partial<ItemContext<QuizItem>> = {}): string[] {
  return validate({ ...sound, ...members }, contextOf({ text, ...context })).map(
    ({ rule, severity }) => `${severity} ${rule}`,
  );
}

/** Answers with these texts; the first is the key. */
export const options = (...texts: readonly string[]): Pick<QuizItem, 'answers'> => ({
  answers: texts.map((option, index) => ({ text: option, correct: index === 0 })),
});

/** A question with answers of these texts; the first is the key. */
export const asked = (question: string, ...texts: readonly string[]): Partial<QuizItem> => ({
  question,
  ...options(...texts),
});
