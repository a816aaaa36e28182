import { describe, expect, it } from 'vitest';
import { englishStatements } from '../../../../src/offline/english/statements/statements.js';
import { englishFrom } from '../../../support/english.js';

/** The statements of a text, as words. */
const statements = async (text: string): Promise<string[]> =>
  englishStatements(await englishFrom(text)).map((statement) => statement.text);

describe('englishStatements', () => {
  it('has short sentences as they are, and of long ones the main clause', async () => {
    expect(
      await statements(
        'Fishermen in Brandal dried their nets on long wooden frames until 1950. ' +
          'Swedish engineers built a railway through the valley of Sundal, which had been closed to visitors for many years after a great landslide.',
      ),
    ).toEqual([
      'Fishermen in Brandal dried their nets on long wooden frames until 1950.',
      'Swedish engineers built a railway through the valley of Sundal.',
    ]);
  });

  it.each([
    ['a thing that an earlier sentence named', 'The project was stopped by the council after two years.'],
    ['a pronoun for it', 'In the end the council told them that they had lost the ship.'],
    [
      'somebody whom an earlier sentence named',
      'Originally buried in the chapel, his remains were taken to Azov in 1877.',
    ],
    ['what a comparison leaves open', 'Rails of steel lasted longer on the railway to Sundal.'],
    ['people of an earlier sentence', 'In 1950 the fine was waived for Brandal by the council.'],
    ['a place that an earlier sentence named', 'Henry Winstanley had lost two ships there in a storm.'],
    ['others than those named', 'Twenty other buildings will be taken down and put together again.'],
    ['a command', 'Take the largest bowl out of the cupboard and fill it with water.'],
    ['a caption', "Gordon's alleged tomb at the old cemetery in Moscow."],
  ])('has no sentence with %s', async (_, sentence) => {
    expect(
      await statements(`Fishermen in Brandal dried their nets on long wooden frames until 1950. ${sentence}`),
    ).not.toContain(sentence);
  });

  it('has nothing of a story', async () => {
    expect(
      await statements(
        'Anna walked through the forest of Sundal with Peter. Anna found a golden key beneath the roots of a tree. Peter opened the door of a hut in the forest.',
      ),
    ).toEqual([]);
  });

  it('has nothing of a recipe', async () => {
    expect(
      await statements(
        'Mix the flour with a pinch of salt. Add the eggs and the milk to the bowl. Stir the dough for two minutes. The dough should rest for half an hour.',
      ),
    ).toEqual([]);
  });

  it.each([
    ['what holds of some', 'Farmers in the north may sell their cheese in the capital of Norway.'],
    ['what a word means', 'A fjord is a long narrow bay between high mountains.'],
    ['a change with its cause', 'The farms of Brandal grew by selling fish to traders from 30 towns.'],
  ])('is not sure that the opposite of %s is false', async (_, sentence) => {
    expect(englishStatements(await englishFrom(sentence)).map(({ isFirm }) => isFirm)).toEqual([false]);
  });
});
