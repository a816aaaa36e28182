import { describe, expect, it } from 'vitest';
import { endingQuestions } from '../../../../src/offline/english/questions/ending-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

const town =
  'The old smith wanted to open a second workshop. Teresa needed money to repair the leaking roof. The sailors found a way to mend torn nets. ' +
  'Visitors came by train to watch the yearly horse race. They hoped to buy cheap copper. The council lowered taxes by selling unused land. The guild earned silver by training young carpenters. ' +
  'The baker saved wood by sharing a large oven.';

const asked = async (words: string) => {
  const text = await englishFrom(town);
  return endingQuestions(sentenceWith(words, text), text)[0]?.draft;
};

describe('endingQuestions', () => {
  it('asks to complete a sentence with what somebody wants, among deeds of others', async () => {
    const draft = await asked('second workshop');
    expect(draft).toMatchObject({ question: 'The old smith wanted to _____.', correct: 'open a second workshop' });
    expect(draft?.distractors).toContain('repair the leaking roof');
  });

  it('asks by what somebody reaches something', async () => {
    const draft = await asked('unused land');
    expect(draft).toMatchObject({ question: 'The council lowered taxes by _____.', correct: 'selling unused land' });
    for (const distractor of draft?.distractors ?? []) expect(distractor).toMatch(/^\w+ing /);
  });

  it('asks nothing that begins with a pronoun for something named before', async () => {
    expect(await asked('cheap copper')).toBeUndefined();
  });
});
