import { describe, expect, it } from 'vitest';
import { meaningQuestions } from '../../../../src/offline/english/questions/meaning-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

const workshop =
  'The smith owns a hand mill, a device that grinds corn into flour. Every potter knows the kiln. A ratchet is a wheel that turns in one direction. ' +
  'The masons use a plumb line (a cord with a weight at its end). They carry a trammel, a tool that draws large ovals. In spring, a boat from the north brings clay.';

describe('meaningQuestions', () => {
  it('asks what a thing is that the text explains in an aside', async () => {
    const text = await englishFrom(workshop);
    const [fact] = meaningQuestions(sentenceWith('trammel', text), text);
    expect(fact?.draft).toMatchObject({ question: 'What is a trammel?', correct: 'a tool that draws large ovals' });
    expect(fact?.draft.distractors).toContain('a device that grinds corn into flour');
  });

  it('does not take the subject of a sentence for an explanation of the word before it', async () => {
    const text = await englishFrom(workshop);
    expect(meaningQuestions(sentenceWith('In spring', text), text)).toEqual([]);
  });
});
