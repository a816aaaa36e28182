import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../src/languages/index.js';
import { readForItems } from '../../../src/offline/english/english-facts.js';
import { statementFacts, statementsOf } from '../../../src/offline/facts/altered-statements.js';
import { type Fact, factsOf } from '../../../src/offline/facts/facts.js';
import { sourceFrom } from '../../support/reading.js';

const { asksWhatIsSaid, asksWhatIsContradicted } = languageOf('en');

const coast = [
  'The harbour of Brandal lies on the northern coast of the island.',
  'Fishermen kept their nets on long wooden frames behind the church.',
  'Timber traders from Bergen founded the first bank in 1811.',
  'The winters in the mountains are longer than those along the fjord.',
  'Swedish engineers built the railway through the valley of Sundal.',
  'Farmers in the east keep goats whose cheese is sold in the capital.',
].join(' ');

/** The questions about the statements of an English text. */
async function asked(text: string, count = 4, chosen: (facts: readonly Fact[]) => readonly Fact[] = () => []) {
  const source = sourceFrom(text);
  const { facts, statements } = await readForItems(source, 10, 1);
  return statementFacts(statements(), { source, facts, chosen: chosen(facts), count, seed: 1 });
}

describe('statementFacts', () => {
  it('asks what the text contradicts: one altered sentence beside true ones', async () => {
    const [{ draft } = { draft: undefined }] = await asked(coast, 1);
    expect(draft?.question).toBe(asksWhatIsContradicted);
    expect(coast).not.toContain(draft?.correct);
    for (const option of draft?.distractors ?? []) expect(coast).toContain(option);
    expect(coast).toContain(draft?.evidence);
  });

  it('asks what the text says: one of its sentences beside altered ones', async () => {
    const facts = await asked(`${coast} ${more}`);
    const said = facts.find(({ draft }) => draft.question === asksWhatIsSaid);
    expect(`${coast} ${more}`).toContain(said?.draft.correct);
    expect(said?.draft.distractors.length).toBeGreaterThanOrEqual(2);
    for (const option of said?.draft.distractors ?? []) expect(`${coast} ${more}`).not.toContain(option);
  });

  it('uses each sentence once', async () => {
    const facts = await asked(`${coast} ${more}`);
    const used = facts.flatMap(({ draft }) => [draft.correct, ...draft.distractors]);
    expect(facts.length).toBeGreaterThan(1);
    expect(new Set(used).size).toBe(used.length);
  });

  it('leaves out the sentences that are asked for already', async () => {
    const facts = await asked(coast, 4, ([fact]) =>
      fact === undefined ? [] : [0, 1, 2, 3].map((sentence) => ({ ...fact, sentence })),
    );
    expect(facts).toEqual([]);
  });

  it('makes nothing of a text without a sentence that may be altered', async () => {
    expect(await asked('Bread tastes good. Bread is baked in many places. Bakers sell bread in the morning.')).toEqual(
      [],
    );
  });

  it.each([
    ['a range', 'The people of the coast fish for cod from November to April each year.'],
    ['what holds of some', 'Some farmers in the north keep larger herds than the farmers of the valley.'],
    ['a change whose cause the sentence tells', 'Herds on the island grew to sixty animals by feeding on fresh grass.'],
  ])('alters nothing in %s', async (_, sentence) => {
    const plain = coast.split('. ').slice(0, 3).join('. ');
    const facts = await asked(`${plain}. ${sentence}`);
    for (const { draft } of facts)
      for (const option of [draft.correct, ...draft.distractors])
        if (option.startsWith(sentence.slice(0, 20))) expect(option).toBe(sentence);
  });

  it('asks in other languages, in their words', () => {
    const text =
      'Der Hafen liegt an der nördlichen Küste der Insel Brandal. Die Fischer trocknen ihre Netze auf langen Holzgestellen hinter der Kirche. ' +
      'Die Winter in den Bergen sind länger als die Winter an der Küste. Schwedische Ingenieure bauten die Eisenbahn durch das Tal von Sundal. ' +
      'Der Leuchtturm wurde im Jahr 1811 von einem dänischen Baumeister errichtet.';
    const source = sourceFrom(text, 'de');
    const facts = statementFacts(statementsOf(source), {
      source,
      facts: factsOf(source, 1),
      chosen: [],
      count: 1,
      seed: 1,
    });
    expect(facts.map(({ draft }) => draft.question)).toEqual([languageOf('de').asksWhatIsContradicted]);
  });

  it('asks nothing in a language without such questions', () => {
    const source = sourceFrom(coast, 'xx');
    expect(statementFacts(statementsOf(source), { source, facts: [], chosen: [], count: 2, seed: 1 })).toEqual([]);
  });
});

const more = [
  'Old people in Brandal speak a dialect that came from Iceland.',
  'Copper mines near the lake closed in 1878 after a fire.',
  'A ferry takes visitors to the southern islands twice a day.',
  'Wolves were hunted in the forests until the twentieth century.',
  'Potatoes are the most important crop in the western villages.',
  'Children learn to sail in the summer before they go to school.',
].join(' ');
