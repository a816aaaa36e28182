import { describe, expect, it } from 'vitest';
import { en } from '../../../../src/languages/en.js';
import { readForItems } from '../../../../src/offline/english/english-facts.js';
import { contradictionQuestions } from '../../../../src/offline/english/statements/contradictions.js';
import type { Fact } from '../../../../src/offline/facts/facts.js';
import { sourceFrom } from '../../../support/reading.js';

const coast = [
  'Brandal harbour lies on the northern coast of Norway.',
  'Fishermen kept their nets on long wooden frames behind the church of Saint Olaf.',
  'Timber traders from Bergen founded a bank in Brandal in 1811.',
  'Swedish engineers built a railway through the valley of Sundal.',
  'Farmers in the eastern villages of Sundal keep goats and sheep.',
  'Old people in Brandal speak a dialect that came from Iceland.',
].join(' ');

/** The questions about the statements of an English text. */
async function asked(text: string, count = 4, chosen: (facts: readonly Fact[]) => readonly Fact[] = () => []) {
  const source = sourceFrom(text);
  const { facts, statements } = await readForItems(source, 10, 1);
  return contradictionQuestions(statements(), { source, facts, chosen: chosen(facts), count, seed: 1 });
}

/** The altered statements among the options. */
const altered = async (text: string): Promise<string[]> => (await asked(text)).map(({ draft }) => draft.correct);

describe('contradictionQuestions', () => {
  it('asks for one altered sentence beside true ones', async () => {
    const [fact] = await asked(coast, 1);
    expect(fact?.draft.question).toBe(en.asksWhatIsContradicted);
    expect(coast).not.toContain(fact?.draft.correct);
    expect(fact?.draft.distractors).toHaveLength(2);
    for (const option of fact?.draft.distractors ?? []) expect(coast).toContain(option);
    expect(coast).toContain(fact?.draft.evidence);
  });

  it('uses each sentence once', async () => {
    const used = (await asked(coast)).flatMap(({ draft }) => [draft.correct, ...draft.distractors]);
    expect(used.length).toBeGreaterThan(0);
    expect(new Set(used).size).toBe(used.length);
  });

  it('leaves out the sentences that are asked for already', async () => {
    const everySentence = ([fact]: readonly Fact[]): readonly Fact[] =>
      fact === undefined ? [] : [0, 1, 2, 3].map((sentence) => ({ ...fact, sentence }));
    expect(await asked(coast, 4, everySentence)).toEqual([]);
  });

  it.each([
    [
      'a direction',
      'Bergen lies about ninety miles south of Brandal.',
      'Bergen lies about ninety miles north of Brandal.',
    ],
    [
      'a comparison',
      'Sundal has a lake and is higher than the town of Bergen.',
      'Sundal has a lake and is lower than the town of Bergen.',
    ],
    [
      'a denial',
      'Ships from Bergen could not reach the port of Sundal in January.',
      'Ships from Bergen could reach the port of Sundal in January.',
    ],
  ])('alters %s', async (_, sentence, expected) => {
    const plain = coast.replace('northern ', '').replace('eastern ', '');
    expect(await altered(`${plain} ${sentence}`)).toEqual([expected]);
  });

  it.each([
    ['a year', 'Danish builders repaired the church of Brandal in 1834.'],
    ['a small count', 'Traders from Bergen sent 12 ships to Brandal in one year.'],
    ['what holds of some', 'Several farms in the north of Sundal keep horses for visitors.'],
    ['what the rest of the sentence shows', 'Long winters in Sundal are longer than the winters of Bergen.'],
    ['a part of a name', 'Brandal has traded with islands in the South Pacific.'],
  ])('does not alter %s', async (_, sentence) => {
    const plain = coast.replace('northern ', '').replace('eastern ', '');
    expect(await altered(`${plain} ${sentence}`)).toEqual([]);
  });
});
