import { describe, expect, it } from 'vitest';
import { score } from '../../src/offline/score.js';
import { factualTexts, recipe, story } from '../support/texts.js';

describe('score', () => {
  it.each(Object.entries(factualTexts))('is high for a text of facts in %s', (_, text) => {
    expect(score(text).score).toBeGreaterThanOrEqual(75);
    expect(score(text).score).toBeLessThanOrEqual(95);
  });

  it('is in the middle for a story', () => {
    expect(score(story).score).toBeGreaterThanOrEqual(40);
    expect(score(story).score).toBeLessThanOrEqual(65);
  });

  it('is low for a recipe, a very short text and a text without sentences', () => {
    expect(score(recipe).score).toBeLessThanOrEqual(45);
    expect(score('The heart pumps blood.').score).toBeLessThan(30);
    expect(score('# Title').score).toBe(0);
    expect(score('').score).toBe(0);
  });

  it.each([story, recipe, factualTexts.en as string, 'Short.', ''])('gives a reason a person can read', (text) => {
    expect(score(text).reason).toMatch(/^[A-Z].*\.$/);
  });
});
