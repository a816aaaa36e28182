import { readText, type Sentence } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import {
  isStatement,
  refersOutside,
  withoutConjunction,
  writesFullStops,
} from '../../../src/offline/source/statements.js';

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

const points = (text: string, language: string) => refersOutside(readText(text).sentences[0] as Sentence, language);

describe('pointsOutside', () => {
  it.each([
    ['en', 'In the summer of the year he went to sea.'],
    ['en', 'Despite the storm, she sailed to the island.'],
    ['en', 'Mary Winter discovered its four moons.'],
    ['en', 'Ann Winter, her elder daughter, owned the ship.'],
    ['en', 'There was a lot of doubt about its value.'],
    ['en', 'A special guest declares him the winner.'],
    ['de', 'Von 1708 bis 1717 arbeitete er am Hof in Weimar.'],
    ['nl', 'In deze haven liggen elke zomer honderd schepen.'],
    ['sv', 'Hans far byggde båtar i en liten stad.'],
    ['pl', 'Jego ojciec był kupcem w starym mieście.'],
    ['tr', 'Bu şehir yüzyıllar boyunca bir liman oldu.'],
    ['id', 'Candi ini terletak di sebuah bukit kecil.'],
    ['hi', 'उनके पिता एक बड़े शहर में रहते थे।'],
    ['uk', 'Його батько збудував великий човен у місті.'],
    ['cs', 'Leží na řece a má velký starý přístav.'],
    ['it', 'Fu costruita nel porto da un capitano di Genova.'],
    ['es', 'La llevó a la casa de los abuelos en abril.'],
  ])('in %s: %s', (language, text) => expect(points(text, language)).toBe(true));

  it.each([
    ['en', 'In the summer, the captain sold his ship to the town.'],
    ['en', 'The captain sold his ship in the summer.'],
    ['en', 'The captain told the sailor to follow him.'],
    ['en', 'Portugal lost its fleet in a storm.'],
    ['de', 'Beim Klettern wunderte sich Anna, warum er schwieg.'],
    ['nl', 'De haven van de stad werd in de zomer geopend.'],
    ['pl', 'Kupiec mieszkał w starym mieście nad rzeką.'],
    ['es', 'La capital del país está en la costa.'],
    ['xx', 'This is a language without a list.'],
  ])('not in %s: %s', (language, text) => expect(points(text, language)).toBe(false));
});

describe('withoutConjunction', () => {
  it.each([
    ['en', 'But the goat stayed.', 'The goat stayed.'],
    ['en', 'However, the goat stayed.', 'The goat stayed.'],
    ['es', 'Pero la cabra se quedó.', 'La cabra se quedó.'],
    ['zh', '但是，山羊留了下来。', '山羊留了下来。'],
    ['en', 'The goat stayed.', 'The goat stayed.'],
    ['en', 'Buttons were lost.', 'Buttons were lost.'],
    ['en', 'So far, the goat has stayed.', 'So far, the goat has stayed.'],
    ['en', 'So many goats stayed.', 'So many goats stayed.'],
    ['zh', '有一天，山羊离开了村子。', '山羊离开了村子。'],
    ['ko', '그러나 염소는 남았어요.', '염소는 남았어요.'],
    ['pl', 'Ale koza została.', 'Koza została.'],
    ['en', 'A goat stayed.', 'A goat stayed.'],
  ])('%s: %s', (language, sentence, expected) => expect(withoutConjunction(sentence, language)).toBe(expected));
});

describe('writesFullStops', () => {
  it('is true of all languages but those that part sentences by spaces', () => {
    expect(['en', 'zh', 'hi', 'xx'].map(writesFullStops)).toEqual([true, true, true, true]);
    expect(['th', 'lo'].map(writesFullStops)).toEqual([false, false]);
  });
});
