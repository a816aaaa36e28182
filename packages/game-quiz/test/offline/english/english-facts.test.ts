import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishFacts } from '../../../src/offline/english/english-facts.js';
import { harbour } from '../../support/harbour.js';
import { sourceFrom } from '../../support/reading.js';

const facts = await englishFacts(sourceFrom(harbour), 20, 1);
const asked = (question: string) => facts.find(({ draft }) => draft.question === question)?.draft;

describe('englishFacts', () => {
  it.each([
    ['Who carried the heavy basket to the market?', 'Anna'],
    ['Who visited the old castle?', 'Clara'],
    ['In which year was the harbour built?', '1887'],
    ['How many steps does the lighthouse have?', '140'],
    ['What is a house on wheels called?', 'a caravan'],
    ['What did the fisherman do when the storm began?', 'pulled his boat onto the sand'],
  ])('asks "%s"', (question, key) => {
    expect(asked(question)?.correct).toBe(key);
  });

  it('gives two or three wrong answers, of which the sentence has none', () => {
    for (const { kind, draft } of facts) {
      expect(draft.distractors.length).toBeGreaterThanOrEqual(2);
      if (kind === 'year' || kind === 'number') continue;
      for (const distractor of draft.distractors) expect(draft.evidence).not.toContain(distractor);
    }
  });

  it('sets names beside names and things beside things', () => {
    expect(asked('Who carried the heavy basket to the market?')?.distractors).toEqual(
      expect.arrayContaining(['Peter', 'Clara']),
    );
    for (const distractor of asked('What did Old Peter repair in the garden?')?.distractors ?? [])
      expect(distractor).toMatch(/^the \p{Ll}/u);
  });

  it('asks nothing about "she" where it could be anybody', () => {
    expect(facts.filter(({ draft }) => /put the letter/.test(draft.evidence) && draft.correct === 'Anna')).toEqual([]);
    for (const { draft } of facts)
      expect(draft.question.replace('of these', '')).not.toMatch(/\b(?:she|they|this|these)\b/i);
  });

  it('asks the same again', async () => {
    expect(await englishFacts(sourceFrom(harbour), 20, 1)).toEqual(facts);
  });

  it('never throws, whatever the text', async () => {
    const words = fc.constantFrom(
      ...harbour.split(' '),
      'because',
      'called',
      'in',
      '1887',
      '(',
      '"',
      '’s',
      '—',
      '\n\n',
      '- ',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 60 }), async (parts) => {
        await englishFacts(sourceFrom(parts.join(' ')), 5, 1);
      }),
      { numRuns: 60 },
    );
  });
});
