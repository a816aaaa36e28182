import { describe } from 'vitest';
import { gift } from '../src/gift/index.js';
import { testFormat } from './support/generated-sets.js';

describe('GIFT', () => {
  testFormat(gift);
});
