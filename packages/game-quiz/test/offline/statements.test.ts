import { readText } from '@ludotext/engine';
import { describe, expect, it } from 'vitest';
import { isStatement } from '../../src/offline/statements.js';

const states = (text: string, language = 'en') => {
  const reading = readText(text);
  const [sentence] = reading.sentences;
  return sentence !== undefined && isStatement(sentence, reading, language);
};

describe('isStatement', () => {
  it.each([
    'The keeper lived in the tower with his family for many years.',
    'But the keeper lived in the tower with his family for years.',
    'The tower was called the "lamp of the sea" by everybody on the coast.',
    'The harbour has had a lamp since the year 1823.[citation needed]',
  ])('takes %s', (text) => expect(states(text)).toBe(true));

  it.each([
    ['a question', 'Did the keeper live in the tower with his family?'],
    ['speech', '"The keeper lives in the tower," said the captain to the crew.'],
    ['an opening pronoun', 'He lived in the tower with his family for many years.'],
    ['an opening connective', 'Therefore he lived in the tower with his family for years.'],
    ['a word that points outside', 'The keeper of this tower lived there with his family for years.'],
    ['too few words', 'The keeper slept.'],
    ['too many words', `The keeper ${'went up and down '.repeat(10)}the stairs.`],
    [
      'a person not named before',
      'When the storm came he climbed up to the lamp at once.'.replace('the storm', 'storms'),
    ],
    ['a heading', '# The keeper of the tower and the lamp of the harbour'],
    [
      'an entry of a list',
      '- The keeper lived in the tower with his family for many years.\n- The other entry is here.',
    ],
    ['a list in brackets twice', 'The tower (a high one) had a lamp (a bright one) in it.'],
  ])('leaves %s', (_, text) => expect(states(text)).toBe(false));

  it.each([
    ['de', 'Der Wärter wohnte mit seiner Familie viele Jahre in dem Turm.', true],
    ['de', 'Deshalb wohnte der Wärter mit seiner Familie in dem alten Turm.', false],
    ['zh', '看守人每天傍晚点亮灯塔的油灯，并擦干净透镜的玻璃。', true],
    ['zh', '它每天傍晚点亮灯塔的油灯，并擦干净透镜的玻璃。', false],
  ])('in %s: %s is %s', (language, text, expected) => expect(states(text, language)).toBe(expected));
});
