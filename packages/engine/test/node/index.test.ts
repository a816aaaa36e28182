import { expect, it } from 'vitest';
import * as entry from '../../src/node/index.js';

it('exports these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'ThreadFailure',
    'defaultGameLimits',
    'fileStateStore',
    'gamesFile',
    'guardedFetch',
    'installedFormats',
    'loadGames',
    'lockFolder',
    'runInThread',
    'workInThread',
  ]);
});
