import { describe, expect, it } from 'vitest';
import { pronounUse } from '../../../../src/offline/english/references/pronouns.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

async function useIn(sentence: string) {
  const { clause, subject } = sentenceWith(sentence, await englishFrom(sentence));
  if (clause === undefined || subject === undefined) throw new Error('The sentence has no clause.');
  return pronounUse(clause.tokens.slice(clause.predicate, clause.until), subject);
}

describe('pronounUse', () => {
  it('takes a pronoun for the subject where it can mean nobody else', async () => {
    expect(await useIn('The fisherman pulled his boat onto the sand.')).toEqual({ clear: true, gender: 'male' });
    expect(await useIn('The queen opened the door to the garden.')).toEqual({ clear: true });
  });

  it.each([
    'The fisherman gave him the old net.',
    'The queen lost his golden ring.',
    'The baker sold these loaves to the town.',
    'The teacher showed them the way.',
  ])('finds "%s" unclear', async (sentence) => {
    expect((await useIn(sentence)).clear).toBe(false);
  });
});
