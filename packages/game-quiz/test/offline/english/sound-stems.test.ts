import { describe, expect, it } from 'vitest';
import { isSoundStem } from '../../../src/offline/english/sound-stems.js';

const sound = (question: string): boolean =>
  isSoundStem({
    kind: 'subject',
    draft: { evidence: '', question, correct: 'x', distractors: [] },
    sentence: 0,
    value: 0,
  });

describe('isSoundStem', () => {
  it.each([
    'Who joined the army of the king in 1661?',
    'What is the process of cooling called?',
    'How many steps does the tower have?',
    'The area of the lake is _____ than that of the sea.',
    'Who was as brave as those who fought at the gate?',
  ])('keeps "%s"', (question) => expect(sound(question)).toBe(true));

  it.each([
    'Who joined this group?',
    'Who founded the group?',
    'The area attracts many _____ in summer.',
    'What was the other made of?',
    'What was also built in 1900?',
    'Who wrote a “letter to the queen?',
    'What is the largest of the?',
    'Who painted the the door?',
  ])('refuses "%s"', (question) => expect(sound(question)).toBe(false));
});
