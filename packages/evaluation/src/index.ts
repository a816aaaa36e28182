export type { Corpus, CorpusText, Passage, QuizCase, RowFault, StepList, WordPair } from './corpus/corpus.js';
export { readCorpus } from './corpus/read-corpus.js';
export { type EvaluateOptions, evaluate } from './evaluate.js';
export { fixtureFolders } from './fixtures.js';
export { type Detail, type Goal, type Measure, type Section, type Verdict, verdictOf, verdicts } from './measure.js';
export { figuresTable, markdownReport } from './report/markdown.js';
export { picture } from './report/picture.js';
