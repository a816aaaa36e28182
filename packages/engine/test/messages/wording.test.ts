import { expect, it } from 'vitest';
import type { Messages } from '../../src/contract/message.js';
import { messageIn } from '../../src/messages/wording.js';

const messages: Messages = {
  en: { plain: 'Plain.', named: '{name} is {place}.', pieces: { one: '{count} piece.', other: '{count} pieces.' } },
  ar: { pieces: { one: 'قطعة واحدة.', two: 'قطعتان.', few: '{count} قطع.', other: '{count} قطعة.' } },
  fr: { lost: 'Sans {parts}.', 'parts.hint': 'indice', 'parts.two_names': 'deux noms' },
  de: { 'named.late': '{name} kommt erst an Stelle {place}.', named: '{name} steht an Stelle {place}.' },
};

it.each([
  ['the sentence of a code', ['en'], 'plain', {}, 'Plain.'],
  ['params where they are named, and leaves unknown ones', ['en'], 'named', { name: 'It' }, 'It is {place}.'],
  ['the plural form of count', ['en'], 'pieces', { count: 1 }, '1 piece.'],
  ['the other form where the language has no one of its own', ['en'], 'pieces', { count: 3 }, '3 pieces.'],
  ['the forms of Arabic', ['ar'], 'pieces', { count: 2 }, 'قطعتان.'],
  [
    'the first language that has the code',
    ['ar', 'de', 'en'],
    'named',
    { name: 'B', place: 2 },
    'B steht an Stelle 2.',
  ],
  ['the sentence of a case', ['de'], 'named', { name: 'B', place: 2, case: 'late' }, 'B kommt erst an Stelle 2.'],
  [
    'the general sentence for another case',
    ['de'],
    'named',
    { name: 'B', place: 2, case: 'x' },
    'B steht an Stelle 2.',
  ],
  ['words of a param', ['fr'], 'lost', { parts: 'hint, two names, toString' }, 'Sans indice, deux noms, toString.'],
  ['nothing for a code that no language has', ['de', 'en'], 'toString', {}, undefined],
])('takes %s', (_, languages, code, params, expected) => {
  expect(messageIn(messages, languages, code, params)).toBe(expected);
});
