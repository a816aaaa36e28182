import { startModelServer } from '@ludotext/model-server';
import { expect, it } from 'vitest';
import { evaluate } from '../src/evaluate.js';
import { emptyCorpus } from './support/cases.js';

const text =
  'The lighthouse stands on a rock far out at sea. Henry Winstanley built it in 1698. Five years later the Great Storm destroyed it together with its builder. John Smeaton built another tower of granite in 1759.';
const corpus = { ...emptyCorpus, texts: [{ name: 'en_lighthouse.txt', text, language: 'en' }] };

it.each(['openai', 'ollama'] as const)('measures what a model behind %s writes', async (provider) => {
  const sound = {
    evidence: 'Henry Winstanley built it in 1698.',
    question: 'Who built the first tower?',
    correct: 'Henry Winstanley',
    distractors: ['John Smeaton', 'Robert Hooke', 'James Watt'],
  };
  const flawed = { ...sound, question: 'Which one?', distractors: ['John Smeaton', 'All of the above', 'James Watt'] };
  let asked = 0;
  await using server = await startModelServer({
    reply: ({ messages }) => {
      if (!JSON.stringify(messages).includes('distractors')) return { items: [] };
      asked += 1;
      return { items: asked === 1 ? [flawed] : [sound] };
    },
  });
  const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
  const model = { provider, modelName: 'small', baseUrl, apiKey: 'key' };
  const sections = await evaluate(corpus, { model, maxItems: 1 });
  expect(sections.map(({ letter }) => letter)).toEqual(['O', 'I', 'I']);
  const measures = sections.flatMap((section) => section.measures);
  const figureOf = (name: string) => measures.find((measure) => measure.name === name)?.value;
  expect(figureOf('quiz: requests answered')).toBe(1);
  expect(figureOf('quiz: drafts refused')).toBe(0.5);
  expect(figureOf('quiz: rounds to a request')).toBe(2);
  expect(figureOf('evidence is verbatim')).toBe(1);
  expect(figureOf('sequence_word: requests answered')).toBe(0);
  expect(figureOf('tokens in all')).toBe(server.reported.promptTokens + server.reported.completionTokens);
  const refused = sections
    .find(({ letter }) => letter === 'I')
    ?.details[0]?.rows.map(([game, what, rule]) => `${game} ${what} ${rule}`);
  expect(refused).toContain('quiz refused all_of_the_above');
});
