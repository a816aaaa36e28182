import { describe, expect, it } from 'vitest';
import { roleQuestions } from '../../../../src/offline/english/questions/role-questions.js';
import { englishFrom } from '../../../support/english.js';

const port =
  'Karin Holm, the owner of the old shipyard, opened a school for carpenters. Peter Brandt, head of the harbour museum, lived in a cellar. ' +
  'The mayor invited Maria Lund, a teacher at the Latin school, to the feast. Anna Winter, his sister, refused. ' +
  'David Keller, a baker from Marle, stayed away. The Hall of Ships, a member of the guild said, was too cold.';

describe('roleQuestions', () => {
  it('asks who has a role, among other people of the text', async () => {
    const drafts = roleQuestions(await englishFrom(port)).map(({ draft }) => draft);
    expect(drafts.map(({ question, correct }) => [question, correct])).toEqual([
      ['Who was the head of the harbour museum?', 'Peter Brandt'],
      ['Who was a teacher at the Latin school?', 'Maria Lund'],
    ]);
    // Nothing shows that "Karin Holm" is no ship.
    expect(drafts[0]?.distractors).toEqual(['Maria Lund', 'Anna Winter', 'David Keller']);
  });

  it('sets no stars beside persons, and asks for nobody of "the town"', async () => {
    const stars = await englishFrom(
      'Peter Brandt, head of the Marle observatory, named the stars. Kalo Mera, the captain of the northern stars, rises late. ' +
        'Next to Kalo Mera is Sao Leku. Maria Lund, the town’s director of planning, said the lamps were too bright.',
    );
    expect(roleQuestions(stars)).toEqual([]);
  });
});
