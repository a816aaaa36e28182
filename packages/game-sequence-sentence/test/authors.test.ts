import { testAuthors } from '../../../test/support/authors.js';
import sentences, { type SentenceOrderItem } from '../src/index.js';

testAuthors(sentences, new URL('authors/', import.meta.url), ({ pieces, title }: SentenceOrderItem) => ({
  ...(title === undefined ? {} : { title }),
  pieces,
}));
