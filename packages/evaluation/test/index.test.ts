import { expect, it } from 'vitest';
import * as evaluation from '../src/index.js';

it('exports these and no more', () => {
  expect(Object.keys(evaluation).sort()).toEqual([
    'evaluate',
    'figuresTable',
    'fixtureFolders',
    'markdownReport',
    'picture',
    'readCorpus',
    'verdictOf',
    'verdicts',
  ]);
});
