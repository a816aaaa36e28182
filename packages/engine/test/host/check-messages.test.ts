import { expect, it } from 'vitest';
import { checkMessages } from '../../src/host/check-messages.js';

it('takes sentences and plural forms by language and code, and none at all', () => {
  expect(checkMessages(undefined)).toEqual([]);
  const pieces = { one: 'One piece of {of}.', other: '{count} pieces of {of}.' };
  expect(
    checkMessages({ en: { pieces, 'pieces.late': 'Late.' }, 'pt-BR': { pieces: '{count} peças de {of}.' } }),
  ).toEqual([]);
});

it.each([
  [5, 'messages must be a record of language tag to sentences.'],
  [{ EN: {} }, 'messages EN must be a language tag in its usual form, such as en or pt-BR.'],
  [{ en: 5 }, 'messages en must be a record of code to sentence.'],
  [{ en: { 'No Code': 'x' } }, 'messages en has the key No Code; write code or code.case.'],
  [
    { en: { dull: ' ' } },
    'messages en.dull must be a sentence of at most 1000 characters, or plural forms with other.',
  ],
  [{ en: { dull: 'x'.repeat(1001) } }, expect.stringMatching(/en.dull must be a sentence of at most 1000/)],
  [{ en: { dull: { one: 'One.' } } }, expect.stringMatching(/plural forms with other/)],
  [{ en: { dull: { other: 'x', lots: 'y' } } }, expect.stringMatching(/plural forms with other/)],
  [{ en: { dull: '{a}' }, de: { dull: '{b}' } }, 'messages de.dull has {b}, which the English sentence does not have.'],
])('refuses %j', (messages, message) => {
  expect(checkMessages(messages)).toMatchObject([{ rule: 'wrong_member', message }]);
});
