import { describe, expect, it } from 'vitest';
import { jobQuestions } from '../../../../src/offline/english/questions/job-questions.js';
import { englishFrom } from '../../../support/english.js';

const askedOf = async (text: string) => jobQuestions(await englishFrom(text), 1).map(({ draft }) => draft);

describe('questions for what somebody does', () => {
  it.each([
    [
      '“It is a bright star,” said Maria Lund, an astronomer at the University of Marle, on a cold evening.',
      'Who is Maria Lund?',
      'an astronomer at the University of Marle',
    ],
    [
      'The lamps were shown by Peter Brandt, director of the Latin Museum, who says that they are old.',
      'Who is Peter Brandt?',
      'the director of the Latin Museum',
    ],
    [
      'In 1745 the old canal was planned and opened by the French engineer Jean Morel.',
      'Who was Jean Morel?',
      'a French engineer',
    ],
  ])('"%s"', async (text, question, correct) => {
    const [draft] = await askedOf(text);
    expect([draft?.question, draft?.correct]).toEqual([question, correct]);
    // The others do something else at the same place.
    const place = correct.replace(/^(?:an?|the) (?:French )?\w+/, '');
    expect(draft?.distractors).toHaveLength(3);
    for (const other of draft?.distractors ?? []) expect(other.endsWith(place)).toBe(true);
  });

  it.each([
    ['two roles', 'The lamps were shown by Peter Brandt, founder and director of the Latin Museum, in spring.'],
    ['a role that is over', 'The lamps were shown by Peter Brandt, former director of the Latin Museum, in spring.'],
    [
      'a role that nothing is known to stand beside',
      'The lamps were shown by Peter Brandt, friend of the Latin Museum, in spring.',
    ],
  ])('none for %s', async (_, text) => {
    expect(await askedOf(text)).toEqual([]);
  });
});
