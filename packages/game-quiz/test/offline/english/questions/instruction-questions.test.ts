import { expect, it } from 'vitest';
import { instructionQuestions } from '../../../../src/offline/english/questions/instruction-questions.js';
import { englishFrom } from '../../../support/english.js';

it('asks what to do in a case that the text names, among its other instructions', async () => {
  const english = await englishFrom(
    'In case of fire, carry the books into the garden. When the bell rings, close the doors of the chapel. Rub the lamp with a dry cloth. Wash the plates in warm water.',
  );
  expect(instructionQuestions(english).map(({ draft }) => draft)).toMatchObject([
    { question: 'What should you do in case of fire?', correct: 'carry the books into the garden' },
    { question: 'What should you do when the bell rings?', correct: 'close the doors of the chapel' },
  ]);
});
