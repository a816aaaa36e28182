import type { Corpus, QuizCase } from '../../src/corpus/corpus.js';

const text =
  'The lighthouse stands on a rock. Henry Winstanley built it in 1698, and the Great Storm destroyed it five years later.';

/** A sound question about a short text. */
export function quizCase(change: Partial<QuizCase> = {}): QuizCase {
  return {
    id: 'one',
    set: 'questions',
    article: 'lighthouse.txt',
    title: 'The lighthouse',
    question: 'Who built the lighthouse?',
    key: 'Henry Winstanley',
    distractors: ['John Smeaton', 'Robert Hooke', 'James Watt'],
    place: 0,
    passages: [{ level: '', text, evidence: 'Henry Winstanley built it in 1698', paraphrase: undefined }],
    language: 'en',
    flaw: undefined,
    ...change,
  };
}

export const emptyCorpus: Corpus = { texts: [], quizCases: [], pairs: [], stepLists: [], judgedCases: [], faults: [] };
