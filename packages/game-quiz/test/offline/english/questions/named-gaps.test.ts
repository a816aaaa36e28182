import { describe, expect, it } from 'vitest';
import { namedGaps } from '../../../../src/offline/english/questions/named-gaps.js';
import { englishFrom } from '../../../support/english.js';

async function gapsOf(text: string): Promise<readonly (readonly string[])[]> {
  const english = await englishFrom(text);
  return english.sentences
    .flatMap((sentence) => namedGaps(sentence, english))
    .map(({ draft }) => [draft.question, draft.correct, ...draft.distractors]);
}

describe('namedGaps', () => {
  it('asks for a name among the names of its sort that the text has', async () => {
    const gaps = await gapsOf(
      'The old castle burned down during the Harvest Rebellion. The miller lost his mill in the Candle War. The council sold its ships after the Siege of Marle. The school is near the Long Bridge.',
    );
    expect(gaps).toContainEqual([
      'The old castle burned down during the _____.',
      'Harvest Rebellion',
      'Candle War',
      'Siege of Marle',
    ]);
  });

  it('asks for no name whose sort the text has only once or twice', async () => {
    expect(
      await gapsOf('The old castle burned down during the Harvest Rebellion. The school is near the Long Bridge.'),
    ).toEqual([]);
  });

  it('asks for no place that its own description tells', async () => {
    const gaps = await gapsOf(
      'The small nation of Oman is an example of a monarchy. Traders from Canada visited the port. The ships of Egypt were faster.',
    );
    expect(gaps.map(([, key]) => key)).not.toContain('Oman');
  });
});
