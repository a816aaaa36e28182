import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { primarySubtag } from '../../src/text/languages/language.js';
import { knowsOpeningCues, openingCue } from '../../src/text/opening-cues.js';

describe('openingCue', () => {
  it.each([
    ['en', 'He went home.', 'pronoun'],
    ['en', '"This is mine," said the ogre.', 'pronoun'],
    ['en', 'But nobody came.', 'connective'],
    ['en', 'As a result, the river rose.', 'connective'],
    ['en', 'The next morning they left.', 'time'],
    ['en', 'One day a fox came by.', 'episode'],
    ['en', 'Hens lay eggs.', undefined],
    ['en-GB', 'Therefore we stayed.', 'connective'],
    ['de', 'Dann kam der Wolf.', 'time'],
    ['de', 'Der kam nicht wieder.', 'pronoun'],
    ['de', 'Der alte Wärter wohnte am Fluss.', undefined],
    ['es', 'Sin embargo, nadie vino.', 'connective'],
    ['fr', 'Il dort.', 'pronoun'],
    ['fr', "C'était un loup.", 'pronoun'],
    ['it', 'Un giorno arrivò il lupo.', 'episode'],
    ['pt', 'Mas ninguém veio.', 'connective'],
    ['ru', 'Потом он ушёл.', 'time'],
    ['ar', 'ثم ذهب الولد.', 'time'],
    ['ar', 'وقال الولد شيئا.', 'connective'],
    ['vi', 'Sau đó anh ta đi về.', 'time'],
    ['zh', '然后他回家了。', 'time'],
    ['zh', '小明回家了。', undefined],
    ['ja', 'しかし、誰も来なかった。', 'connective'],
    ['ko', '그러나 아무도 오지 않았다.', 'connective'],
    ['ko', '그림이 예쁘다.', undefined],
    ['en', 'After eight minutes it came down.', 'time'],
    ['en', 'In Paris she met a physicist.', 'pronoun'],
    ['fr', 'En 1783, deux frères vinrent.', undefined],
    ['nl', 'Daarna kwam de wolf.', 'time'],
    ['sv', 'Han gick hem.', 'pronoun'],
    ['pl', 'Pewnego dnia przyszedł lis.', 'episode'],
    ['tr', 'Sonunda kuyuyu buldu.', 'time'],
    ['tr', 'İki ay sonra geldi.', 'time'],
    ['hi', 'लेकिन कोई नहीं आया।', 'connective'],
    ['xx', 'But nobody came.', undefined],
    ['constructor', 'But nobody came.', undefined],
  ])('%s: %s', (language, sentence, expected) => {
    expect(openingCue(sentence, language)).toBe(expected);
  });

  it('takes any text in any language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('en', 'zh', 'ar', 'xx', ''), (text, language) => {
        expect([undefined, 'pronoun', 'connective', 'time', 'episode']).toContain(openingCue(text, language));
      }),
    );
  });
});

it('knows which languages it has cues for', () => {
  expect(knowsOpeningCues('pt-BR')).toBe(true);
  expect(knowsOpeningCues('fi')).toBe(false);
  expect(primarySubtag('ZH-Hant-TW')).toBe('zh');
});

it.each([
  ['en', 'after eight minutes it came down', true],
  ['en', 'two months later the first people flew', true],
  ['en', 'within 10 minutes they arrived', true],
  ['en', 'after three more days it rained', true],
  ['en', 'two months are a long time', false],
  ['en', 'after the war the town grew', false],
  ['de', 'zwei monate später flogen menschen', true],
  ['es', 'ocho minutos después bajó', true],
  ['fr', 'deux mois plus tard', true],
  ['it', 'dopo un’ora era stanca', true],
  ['pt', 'três dias depois encontrou', true],
  ['nl', 'na acht minuten kwam hij', true],
  ['sv', 'två månader senare flög de', true],
  ['pl', 'trzy lata później zginął', true],
  ['ru', 'через полчаса они подошли', false],
  ['ru', 'через три года они подошли', true],
  ['tr', 'iki ay sonra insanlar', true],
  ['hi', 'दो महीने बाद लोग', true],
  ['xx', 'two months later', false],
  ['constructor', 'two months later', false],
])('tells how much time has passed: %s: %s', (tag, opening, expected) => {
  expect(openingCue(opening, tag) === 'time').toBe(expected);
});

it.each([
  ['en', 'in the hive she passes from cell to cell', true],
  ['en', 'together they found two metals', true],
  ['en', 'with this lens it was easy', true],
  ['en', 'every evening they made dinner', true],
  ['en', 'in the garden the boy said he was tired', false],
  ['en', 'in winter it snows a lot', false],
  ['de', 'nach dem krieg kehrte er zurück', true],
  ['de', 'nach dem krieg kehrte der bauer zurück', false],
  ['de', 'langsam lernten sie, wieder froh zu sein', true],
  ['de', 'langsam lernten siegreiche völker', false],
  ['fr', 'à trois ans, il se blessa', true],
  ['fr', 'dans la ville il y a un parc', false],
  ['es', 'llegó muy tarde a casa', true],
  ['it', 'saltò più volte', true],
  ['it', 'lunedì comincia la scuola', false],
  ['pt', 'comprou um barco novo', true],
  ['nl', 'in de winter kwam hij terug', true],
  ['sv', 'efter kriget kom han hem', true],
  ['ru', 'в париже она встретила', true],
  ['xx', 'in paris she met', false],
])('points back after its first words: %s: %s', (tag, opening, expected) => {
  expect(openingCue(opening, tag) === 'pronoun').toBe(expected);
});
