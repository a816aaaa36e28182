import { describe, expect, it } from 'vitest';
import { actionQuestions, deedQuestions } from '../../../../src/offline/english/questions/action-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

describe('deedQuestions', () => {
  it('sets what one did beside what others did', async () => {
    const text = await englishFrom(
      'Anna carried the basket to the market. Peter mended the roof of the barn. Clara sold her books to a stranger. Anna planted roses behind the wall.',
    );
    const [fact] = deedQuestions(sentenceWith('Peter', text), text);
    expect(fact?.draft).toMatchObject({ question: 'What did Peter do?', correct: 'mended the roof of the barn' });
    expect(fact?.draft.distractors).toContain('carried the basket to the market');
  });

  it('asks nothing where the others may be the same person', async () => {
    const text = await englishFrom(
      'The sailor carried the basket to the market. The farmer mended the roof of the barn. The baker sold some books to a stranger.',
    );
    for (const sentence of text.sentences) expect(deedQuestions(sentence, text)).toEqual([]);
  });
});

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
});
