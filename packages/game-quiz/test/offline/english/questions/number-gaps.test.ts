import { describe, expect, it } from 'vitest';
import { numberGaps } from '../../../../src/offline/english/questions/number-gaps.js';
import { englishFrom } from '../../../support/english.js';

async function gapsOf(text: string): Promise<readonly (readonly [string, string, number])[]> {
  const english = await englishFrom(text);
  return english.sentences
    .flatMap((sentence) => numberGaps(sentence, english, 1))
    .map(({ draft }) => [draft.question, draft.correct, draft.distractors.length]);
}

describe('numberGaps', () => {
  it.each([
    ['Marle sold the old castle for about $4,000 to a baker.', '4,000'],
    ['The lake near Marle is some 35 million years old.', '35 million'],
    ['Marle is the third largest city of the northern coast.', 'third'],
    ['Captain Dorn built the bridge of Marle between 1402 and 1405.', 'between 1402 and 1405'],
    ['Many whales visit the bay of Marle between June and October.', 'between June and October'],
    ['The harbour of Marle burned down in 1712, which made the traders very angry with the mayor of the town.', '1712'],
  ])('"%s"', async (sentence, key) => {
    expect((await gapsOf(sentence)).map(([, correct]) => correct)).toContain(key);
  });

  it('leaves out what follows what is asked for in a long sentence', async () => {
    const [[question] = []] = await gapsOf(
      'The old wooden harbour of Marle burned down in the summer of 1712, although the mayor and all his men carried water from the river.',
    );
    expect(question).toBe('The old wooden harbour of Marle burned down in the summer of _____.');
  });

  it.each([
    ['a bound', 'Marle sold the old castle for up to $4,000 to a baker.'],
    ['one of many numbers', 'Marle has 340 houses, 25 wells, 14 bridges, 62 barns and 19 mills.'],
  ])('asks for no number that is %s', async (_, sentence) => {
    expect(await gapsOf(sentence)).toEqual([]);
  });
});
