import { describe, expect, it } from 'vitest';
import { purposeQuestions } from '../../../../src/offline/english/questions/purpose-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

const village =
  'The farmers built a high wall to protect the fields. The mayor wanted to sell cheap bread. The miller hoped to repair an old wheel. The baker tried to borrow a large oven. ' +
  'Cover the bowl with a cloth to keep the dough warm. To reach the far island, the sailors built a long raft. The girl has the ability to lift heavy stones.';

const asked = async (words: string) => {
  const text = await englishFrom(village);
  return purposeQuestions(sentenceWith(words, text), text)[0]?.draft;
};

describe('purposeQuestions', () => {
  it('asks why somebody does something, among other aims of the text', async () => {
    const draft = await asked('high wall');
    expect(draft).toMatchObject({
      question: 'Why did the farmers build a high wall?',
      correct: 'to protect the fields',
    });
    expect(draft?.distractors).toHaveLength(3);
    for (const distractor of draft?.distractors ?? []) expect(distractor).toMatch(/^to \w+ /);
  });

  it('asks why a step of instructions is done', async () => {
    const question = 'Why should you cover the bowl with a cloth?';
    expect(await asked('Cover the bowl')).toMatchObject({ question, correct: 'to keep the dough warm' });
  });

  it('reads an aim at the beginning', async () => {
    const question = 'Why did the sailors build a long raft?';
    expect(await asked('far island')).toMatchObject({ question, correct: 'to reach the far island' });
  });

  it('takes no wish and no ability for an aim', async () => {
    expect(await asked('cheap bread')).toBeUndefined();
    expect(await asked('heavy stones')).toBeUndefined();
  });
});
