import { describe, expect, it } from 'vitest';
import { clauseOf } from '../../../../src/offline/english/reading/clause.js';
import { tokensFrom } from '../../../support/english.js';

async function partsOf(sentence: string) {
  const tokens = await tokensFrom(sentence);
  const clause = clauseOf(sentence, tokens);
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  return (
    clause && {
      lead: words(0, clause.lead + 1),
      subject: words(clause.subject.first, clause.subjectLast + 1),
      verb: words(clause.predicate, clause.rest),
      rest: words(clause.rest, clause.until),
    }
  );
}

describe('clauseOf', () => {
  it.each([
    ['The baker closed the shop.', '', 'The baker', 'closed', 'the shop'],
    ['In 1887, the town built a harbour.', 'In 1887', 'the town', 'built', 'a harbour'],
    ['At that moment the sailor opened the door.', 'At that moment', 'the sailor', 'opened', 'the door'],
    ['The roof of the house was covered by snow.', '', 'The roof of the house', 'was covered', 'by snow'],
    ['The film, a comedy, shows a small town.', '', 'The film', 'shows', 'a small town'],
    ['The wind broke the mast, and the ship sank.', '', 'The wind', 'broke', 'the mast'],
    ['The wind broke the mast and the ship sank.', '', 'The wind', 'broke', 'the mast'],
    ['The letter found in the attic was old.', '', 'The letter found in the attic', 'was', 'old'],
    ['The cat and the dog slept in the barn.', '', 'The cat and the dog', 'slept', 'in the barn'],
    ['The tubes that cross the roof are old.', '', 'The tubes that cross the roof', 'are', 'old'],
    [
      'In 1887, after a long war, the town built a harbour.',
      'In 1887 after a long war',
      'the town',
      'built',
      'a harbour',
    ],
    ['After his return he married a nurse.', 'After his return', 'he', 'married', 'a nurse'],
  ])('takes "%s" apart', async (sentence, lead, subject, verb, rest) => {
    expect(await partsOf(sentence)).toEqual({ lead, subject, verb, rest });
  });

  it.each([
    'Nobody came.',
    'The king did not sleep.',
    'The letter that the king who slept had written was lost.',
    'Running fast, slowly.',
  ])('leaves "%s" alone', async (sentence) => {
    expect(await partsOf(sentence)).toBeUndefined();
  });
});

describe('the end of a clause', () => {
  it.each([
    ['Anna climbed the wall and looked at the sea.', 'Anna climbed the wall'],
    ['The pipes are fixed to the wall and carry water.', 'The pipes are fixed to the wall'],
    ['The king liked bread and cheese.', 'The king liked bread and cheese'],
  ])('of "%s" stands before a second verb', async (sentence, first) => {
    const clause = clauseOf(sentence, await tokensFrom(sentence));
    expect(sentence.slice(0, clause?.tokens[clause.end - 1]?.end)).toBe(first);
  });
});
