import { testAuthors } from '../../../test/support/authors.js';
import words, { type WordOrderItem } from '../src/index.js';

testAuthors(words, new URL('authors/', import.meta.url), ({ sentence, pieces }: WordOrderItem) => ({
  sentence,
  pieces,
}));
