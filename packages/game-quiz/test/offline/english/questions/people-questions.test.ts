import { describe, expect, it } from 'vitest';
import { peopleQuestions, quoteQuestions } from '../../../../src/offline/english/questions/people-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

const port =
  'Karin Holm, the owner of the old shipyard, opened a school for carpenters. Peter Brandt, who painted the famous harbour window, lived in a cellar. ' +
  'The mayor invited Maria Lund and David Keller to the feast. Anna Winter, who had met his brother before, refused. ' +
  '“We will never sell the northern half of the shipyard to strangers,” said Karin Holm.';

const asked = async (words: string) => {
  const text = await englishFrom(port);
  return peopleQuestions(sentenceWith(words, text), text)[0]?.draft;
};

describe('peopleQuestions', () => {
  it('asks who did what an aside tells', async () => {
    const question = 'Who painted the famous harbour window?';
    expect(await asked('harbour window')).toMatchObject({ question, correct: 'Peter Brandt' });
  });

  it('asks nothing with a pronoun for somebody else', async () => {
    expect(await asked('refused')).toBeUndefined();
  });
});

describe('quoteQuestions', () => {
  it('asks who said something when few people of the text speak', async () => {
    const [fact] = quoteQuestions(await englishFrom(port));
    expect(fact?.draft.correct).toBe('Karin Holm');
    expect(fact?.draft.question).toMatch(/^Who said: “We will never sell /);
    expect(fact?.draft.distractors).toContain('Maria Lund');
  });
});
