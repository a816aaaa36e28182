import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { isStatement } from '../../src/offline/source/statements.js';

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
    'The tower was built in 1823.',
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
    [
      'two sentences with a note between',
      'The tower was built by the town.[citation needed] The lamp was lit by the keeper.',
    ],
    ['a heading', '# The keeper of the tower and the lamp of the harbour'],
    [
      'an entry of a list',
      '- The keeper lived in the tower with his family for many years.\n- The other entry is here.',
    ],
    ['a list in brackets twice', 'The tower (a high one) had a lamp (a bright one) in it.'],
  ])('leaves %s', (_, text) => expect(states(text)).toBe(false));

  it('takes long and lively sentences only where it is told to be lenient', () => {
    const text =
      'The keeper went up to the lamp of the old tower in the storm -- the wind was strong, the ladder was wet, the rope was torn, ' +
      'the rain came in at every window -- and lit it for the ships that were on their way to the harbour of the town.';
    const reading = readText(text);
    const [sentence] = reading.sentences;
    if (sentence === undefined) throw new Error('no sentence');
    expect(isStatement(sentence, reading, 'en')).toBe(false);
    expect(isStatement(sentence, reading, 'en', true)).toBe(true);
  });

  it.each([
    ['de', 'Der Wärter wohnte mit seiner Familie viele Jahre in dem Turm.', true],
    ['de', 'Deshalb wohnte der Wärter mit seiner Familie in dem alten Turm.', false],
    ['it', 'La torre fu costruita nel 44 a.C. Ottaviano prese il nome di Augusto.', false],
    ['pl', 'Wieżę zbudowano nad morzem w 1823 roku.', true],
    ['hi', 'भारत 15 अगस्त 1947 को स्वतंत्र हुआ।', true],
    ['th', 'วัดอรุณมีพระปรางค์สูงประมาณ 82 เมตรและตั้งอยู่ริมแม่น้ำ', true],
    ['zh', '看守人每天傍晚点亮灯塔的油灯，并擦干净透镜的玻璃。', true],
    ['zh', '它每天傍晚点亮灯塔的油灯，并擦干净透镜的玻璃。', false],
  ])('in %s: %s is %s', (language, text, expected) => expect(states(text, language)).toBe(expected));
});
