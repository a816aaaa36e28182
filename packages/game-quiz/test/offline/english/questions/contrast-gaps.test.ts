import { describe, expect, it } from 'vitest';
import { contrastGaps } from '../../../../src/offline/english/questions/contrast-gaps.js';
import { englishFrom } from '../../../support/english.js';

async function gapsOf(sentence: string): Promise<readonly (readonly string[])[]> {
  const text = await englishFrom(`${sentence} The farmers sold a barrel in the old town.`);
  const [read] = text.sentences;
  if (read === undefined) throw new Error('The sentence is not read.');
  return contrastGaps(read, text, 1).map(({ draft }) => [draft.correct, ...draft.distractors]);
}

describe('gaps for words of closed sets', () => {
  it.each([
    [
      'The eastern tower is much taller than the chapel.',
      ['much taller than', 'much shorter than', 'exactly as tall as'],
    ],
    ['Marle lies twelve miles north of the river.', ['north', 'south', 'east', 'west']],
    ['The old council rejected the plan for a canal.', ['rejected', 'accepted', 'ignored']],
    ['At the ford of Marle, Captain Dorn was wounded.', ['wounded', 'killed', 'captured']],
    ['The bakery was twice rebuilt in the sixteenth century.', ['sixteenth', 'fourteenth', 'fifteenth', 'seventeenth']],
  ])('"%s"', async (sentence, options) => {
    expect(await gapsOf(sentence)).toContainEqual(options);
  });

  it.each([
    ['a denial, which may hold for the others too', 'The mayor has never rejected the plan for a canal.'],
    ['the direction of a change', 'The price of salt in Marle increased after the long war.'],
    ['the time of a day', 'The bell of Marle rings early in the morning.'],
    ['a relative', 'Anna and Peter lived in Marle with her uncle.'],
    ['a comparison by a measure', 'The eastern tower was up to 5C cooler than the chapel.'],
    ['a trade', 'Anna worked in Marle as a baker.'],
    ['a century that is the time of the whole', 'The late sixteenth century was an age of bakers in Marle.'],
    ['those whom a sentence opens with', 'The women had to laugh at the mayor of Marle.'],
    ['a comparison with another form of the word', 'The tall eastern tower is much taller than the chapel.'],
    ['a comparison with what is normal', 'The eastern tower is much taller than normal towers of the valley.'],
    ['a month of no place', 'The best time for visitors lasts until late April.'],
    ['children beside adults', 'In Marle the children played while the adults talked in the hall.'],
    ['a month beside another', 'In Marle the harbour is closed from early October until late April.'],
    ['a name', 'The traders of North Marle sold barrels to the monks.'],
  ])('none in %s', async (_, sentence) => {
    const keys = (await gapsOf(sentence)).map(([key]) => key);
    for (const key of [
      'rejected',
      'increased',
      'morning',
      'uncle',
      'cooler than',
      'baker',
      'sixteenth',
      'women',
      'North',
      'much taller than',
      'April',
      'children',
    ])
      expect(keys).not.toContain(key);
  });

  it('none for a direction that a sentence nearby names in another form', async () => {
    const told = await englishFrom('Marle lies twelve miles north of the river. Its northern gate is made of oak.');
    expect(told.sentences.flatMap((sentence) => contrastGaps(sentence, told, 1))).toEqual([]);
  });
});
