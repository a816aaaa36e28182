import { describe } from 'vitest';
import { moodleXml } from '../src/moodle-xml/index.js';
import { testFormat } from './support/generated-sets.js';

describe('Moodle XML', () => {
  testFormat(moodleXml);
});
