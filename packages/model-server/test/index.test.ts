import { expect, it } from 'vitest';
import * as modelServer from '../src/index.js';

it('the package exports the server, its catalogue, and what replies are made and checked with', () => {
  expect(Object.keys(modelServer).sort()).toEqual([
    'contentVariants',
    'fixtures',
    'sampleReply',
    'startModelServer',
    'strictSchemaFaults',
  ]);
});
