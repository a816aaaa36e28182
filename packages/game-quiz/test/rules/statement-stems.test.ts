import { describe, expect, it } from 'vitest';
import { en } from '../../src/languages/en.js';
import { asked, judged } from '../support/judged.js';

const evidence = 'In 1953 a machine did its work for the first time.';
const altered = 'In 1961 a machine did its work for the first time.';
const others = ['The heart pumps blood through the body.', 'It usually beats about 100,000 times a day.'];

describe('rules about a question for what a text contradicts', () => {
  it('allow the question, a number that the text has not, and words such as "usually"', () => {
    expect(judged({ ...asked(en.asksWhatIsContradicted, altered, ...others), evidence })).toEqual([]);
  });

  it('still find these in other questions about the text', () => {
    const findings = judged({ ...asked('Which statement in the text is true?', altered, ...others), evidence });
    expect(findings).toEqual(
      expect.arrayContaining(['warn mentions_the_text', 'reject number_not_in_text', 'warn vague_terms']),
    );
  });
});
