import { type ModelServer, type RecordedRequest, startModelServer } from '@ludotext/model-server';

/** What a model writes of the page's sample about the printing press; one question gives its answer away and is turned down. */
const quiz = [
  {
    evidence: 'In 1455, Gutenberg finished about 180 copies of the Bible.',
    question: 'About how many copies of the Bible had Gutenberg finished in 1455?',
    correct: '180',
    distractors: ['20', '450', '1,000'],
    explanation: 'The text says that about 180 copies were finished in 1455.',
    hint: 'It was fewer than two hundred.',
  },
  {
    evidence: 'William Caxton brought the press to England in 1476.',
    question: 'Who was William Caxton, the man who brought the press to England?',
    correct: 'The man who brought the press to England',
    distractors: ['A scribe', 'A king'],
  },
  {
    evidence: 'William Caxton brought the press to England in 1476.',
    question: 'Who brought the press to England?',
    correct: 'William Caxton',
    distractors: ['Martin Luther', 'Johannes Gutenberg', 'A scribe from Mainz'],
  },
];
const words = [
  { sentence: 'A good printer made 200 pages in one hour.' },
  { sentence: 'Newspapers appeared in Strasbourg in 1605.' },
];

function replyTo({ schema }: RecordedRequest): unknown {
  const shape = JSON.stringify(schema);
  if (shape.includes('"distractors"')) return { items: quiz };
  if (shape.includes('"sentence"')) return { items: words };
  const score = (points: number, reason: string) => ({ score: points, reason });
  return {
    game_1: score(92, 'Many facts, names and years that can be asked for.'),
    game_2: score(71, 'The work of the printer is told step by step.'),
    game_3: score(18, 'Most sentences are long and hang together with others.'),
  };
}

/** A model server that writes about the page's sample, and never comes to an end with the sentences to put in order. */
export function startStallingWriter(): Promise<ModelServer> {
  const isLeftOpen = ({ schema }: RecordedRequest) => JSON.stringify(schema).includes('"sentences"');
  return startModelServer({
    reply: replyTo,
    fault: (request) => (isLeftOpen(request) ? 'hang' : undefined),
    models: ['small-writer'],
  });
}

/** The environment of a service that has such a server for a writer. */
export const writtenBy = (server: ModelServer): Readonly<Record<string, string>> => ({
  LLM_PROVIDER: 'openai',
  LLM_MODEL: 'small-writer',
  LLM_BASE_URL: `${server.url}/v1`,
  LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: '600',
});
