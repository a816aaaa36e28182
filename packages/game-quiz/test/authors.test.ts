import { testAuthors } from '../../../test/support/authors.js';
import quiz, { type QuizItem } from '../src/index.js';

testAuthors(quiz, new URL('authors/', import.meta.url), ({ question, answers, explanation, hint }: QuizItem) => ({
  question,
  options: answers.map(({ text }) => text),
  key: answers.find(({ correct }) => correct)?.text ?? '',
  ...(explanation === undefined ? {} : { explanation }),
  ...(hint === undefined ? {} : { hint }),
}));
