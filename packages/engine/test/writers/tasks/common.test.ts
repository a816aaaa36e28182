import { expect, it } from 'vitest';
import { languageName } from '../../../src/writers/tasks/common.js';

it.each([
  ['de', 'German (de)'],
  ['pt-BR', 'Brazilian Portuguese (pt-BR)'],
  ['und', "the text's own language"],
  ['xx', 'xx'],
])('names %s as %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
