import { describe, expect, it } from 'vitest';
import { wordGaps } from '../../../../src/offline/english/questions/word-gaps.js';
import { englishFrom } from '../../../support/english.js';

const gapsOf = async (text: string) => (await wordGaps(await englishFrom(text), 1)).map(({ draft }) => draft);

describe('gaps for words of a statement', () => {
  it('offer words of its field, in its form', async () => {
    const [draft] = await gapsOf('In 1745, the monks of Marle abolished the old toll on salt.');
    expect(draft?.question).toBe('In 1745, the monks of Marle _____ the old toll on salt.');
    expect(draft?.correct).toBe('abolished');
    expect(draft?.distractors.length).toBeGreaterThanOrEqual(3);
    for (const other of draft?.distractors ?? []) expect(other).toMatch(/ed$/);
  });

  it('show the sentence before, where only that tells what the sentence speaks of', async () => {
    const drafts = await gapsOf(
      'The northern range of Marle is the highest part of the country. It consists mostly of granite and has many deep lakes.',
    );
    expect(drafts.map(({ question }) => question)).toContain(
      'The northern range of Marle is the highest part of the country. It consists mostly of _____ and has many deep lakes.',
    );
  });

  it.each([
    ['a noun that tells what kind of a thing another is', 'The tourism office of Marle has sold old maps since 1950.'],
    [
      'a word of a field whose words do not exclude each other',
      'The harbour of Marle has a very prominent tower of stone.',
    ],
  ])('none for %s', async (_, text) => {
    expect(await gapsOf(text)).toEqual([]);
  });
});
