export type { Corpus, CorpusText, Passage, QuizCase, RowFault, StepList, WordPair } from './corpus/corpus.js';
export { readCorpus } from './corpus/read-corpus.js';
export { type EvaluateOptions, evaluate } from './evaluate.js';
export { type Detail, type Goal, type Measure, type Section, type Verdict, verdictOf, verdicts } from './measure.js';
export { picture } from './report/picture.js';
export { figuresTable, markdownReport } from './report/tables.js';
export { fixtureFolders } from './run.js';
