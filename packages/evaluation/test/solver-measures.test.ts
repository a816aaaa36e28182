import { startModelServer } from '@ludotext/model-server';
import { expect, it } from 'vitest';
import type { Corpus } from '../src/corpus/corpus.js';
import { readCorpus } from '../src/corpus/read-corpus.js';
import { fixtureFolders } from '../src/run.js';
import { measureSolver } from '../src/solver-measures.js';

const whole = await readCorpus(fixtureFolders);
const few: Corpus = { ...whole, quizCases: whole.quizCases.slice(0, 25), stepLists: whole.stepLists.slice(0, 10) };

const valuesOf = ({ measures }: Awaited<ReturnType<typeof measureSolver>>) =>
  Object.fromEntries(measures.map(({ name, value }) => [name.replace(' (by a script)', ''), value]));

it('finds every planted fault with a script that knows the keys, and says that it is a script', async () => {
  const section = await measureSolver(few, undefined);
  expect(section.title).toContain('script');
  for (const { name } of section.measures) expect(name).toContain('script');
  expect(valuesOf(section)).toMatchObject({
    'planted wrong keys found': 1,
    'planted second right answers found': 1,
    'false alarms on human items': 0,
    'orders of human steps that are left alone': 1,
  });
  const [detail] = section.details;
  expect(detail?.rows[0]?.slice(1, 3)).toEqual(['25', '25']);
});

it('shows a solver that takes the first option for right as what it is', async () => {
  const reply = ({ messages }: { readonly messages: readonly { readonly content: string }[] }) => {
    const prompt = messages.at(-1)?.content ?? '';
    const quote = /\n<text-\w+>\n([\s\S]{40})/.exec(prompt)?.[1] ?? '';
    return { solutions: [{ question: 1, right: ['A'] }], proofs: [{ question: 1, quote }], orders: [] };
  };
  await using server = await startModelServer({ reply });
  const model = { provider: 'openai', modelName: 'small', baseUrl: `${server.url}/v1` } as const;
  const values = valuesOf(await measureSolver({ ...few, quizCases: few.quizCases.slice(0, 8), stepLists: [] }, model));
  expect(values['false alarms on human items']).toBeGreaterThan(0.5);
  expect(values['planted wrong keys found']).toBeLessThan(1);
});

it('takes no item that its game turns down for one that the solver found', async () => {
  const [first] = few.quizCases;
  if (first === undefined) throw new Error('The corpus has no case.');
  const tooLong = { ...first, distractors: ['far too long '.repeat(60), ...first.distractors] };
  const values = valuesOf(await measureSolver({ ...few, quizCases: [tooLong], stepLists: [] }, undefined));
  expect(values['planted wrong keys found']).toBe(0);
});
