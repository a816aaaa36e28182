import { expect, it } from 'vitest';
import { measureEvidence } from '../../src/quiz/evidence-measures.js';
import { emptyCorpus, quizCase } from '../support/cases.js';

const figureOf = async (name: string, quizCases = [quizCase()]) =>
  (await measureEvidence({ ...emptyCorpus, quizCases })).measures.find((measure) => measure.name.includes(name));

it('finds the text’s own words however they are written', async () => {
  expect((await figureOf('soft hyphens'))?.value).toBe(1);
  expect((await figureOf('upper case'))?.value).toBe(1);
});

it('notices evidence that is not in the text', async () => {
  const [passage] = quizCase().passages;
  const wrong = quizCase({ passages: [{ ...passage!, evidence: 'Nothing of this stands in the passage at all' }] });
  expect((await figureOf('unchanged', [wrong]))?.value).toBe(0);
});

it('measures paraphrases only where there are any', async () => {
  expect((await figureOf('paraphrase'))?.cases).toBe(0);
  const [passage] = quizCase().passages;
  const paraphrase = 'It was Winstanley who put the tower up';
  const told = quizCase({ passages: [{ ...passage!, paraphrase }] });
  expect(await figureOf('paraphrase', [told])).toMatchObject({ cases: 1, value: 1 });
});
