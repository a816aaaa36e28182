import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowsOpeningCues, openingCue } from '../../src/games/opening-cues.js';
import { primarySubtag } from '../../src/text/language-tag.js';

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
