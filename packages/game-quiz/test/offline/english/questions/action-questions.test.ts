import { describe, expect, it } from 'vitest';
import { actionQuestions } from '../../../../src/offline/english/questions/action-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

describe('actionQuestions', () => {
  const life =
    'Anna left the farm of her uncle in 1861. She learned the trade of a printer in Bergen. In 1864 she founded a newspaper for sailors. Anna bought two ships from a merchant in 1870.';

  it('asks what somebody did at a time, beside what the same one did at others', async () => {
    const text = await englishFrom(life);
    const [fact] = actionQuestions(sentenceWith('she founded', text), text);
    expect(fact?.draft).toMatchObject({
      question: 'What did Anna do in 1864?',
      correct: 'founded a newspaper for sailors',
    });
    expect(fact?.draft.distractors).toContain('bought two ships from a merchant');
  });

  it('takes nothing of the same one that has no year of its own', async () => {
    const text = await englishFrom(
      `${life} Anna painted a large picture of the harbour. Anna sold the press to a sailor.`,
    );
    const [fact] = actionQuestions(sentenceWith('bought two ships', text), text);
    expect(fact?.draft.distractors.join() ?? '').not.toMatch(/painted|sold the press/);
  });

  it('asks what happened to somebody where others acted', async () => {
    const text = await englishFrom(
      'Peter was wounded at the siege of Riga in 1710. He was cured with herbs from the mountains in 1712. He was robbed on the road to Sweden in 1715.',
    );
    const [fact] = actionQuestions(sentenceWith('herbs', text), text);
    expect(fact?.draft).toMatchObject({
      question: 'What happened to Peter in 1712?',
      correct: 'He was cured with herbs from the mountains',
    });
  });

  it('takes nothing else of the same one where a time has no end', async () => {
    const text = await englishFrom(life.replace('In 1864 she founded', 'After the war she founded'));
    expect(actionQuestions(sentenceWith('she founded', text), text)).toEqual([]);
  });

  it('takes the time of a second verb', async () => {
    const text = await englishFrom(`${life} Anna sold the newspaper and moved to a village near Oslo in 1880.`);
    const questions = text.sentences
      .flatMap((sentence) => actionQuestions(sentence, text))
      .map(({ draft }) => draft.question);
    expect(questions).toContain('What did Anna do in 1880?');
  });
});
