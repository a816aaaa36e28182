import type { QuizItem } from '../item.js';

/** Whether a question can be asked: a text, two answers or more with a text, and one of them right. */
export function isPlayable({ question, answers }: Partial<QuizItem>): boolean {
  if (!isText(question) || !Array.isArray(answers) || answers.length < 2) return false;
  return (
    answers.every((answer: unknown) => isText((answer as QuizItem['answers'][number] | null)?.text)) &&
    answers.filter(({ correct }) => correct === true).length === 1
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
