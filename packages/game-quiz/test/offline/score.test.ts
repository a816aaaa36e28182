import { type Remark, readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/messages/en.js';
import { proceduralShare, score } from '../../src/offline/score.js';
import { factualTexts, recipe, story } from '../support/texts.js';

describe('score', () => {
  it.each(Object.entries(factualTexts))('is high for a text of facts in %s', (_, text) => {
    expect(score(text).score).toBeGreaterThanOrEqual(75);
    expect(score(text).score).toBeLessThanOrEqual(95);
  });

  it('is high for a life told in years', () => {
    const life =
      'Anna Winter was born in Bergen in 1867. She married a captain in 1895. Her first ship was launched in Oslo in 1898. ' +
      'Winter sold the ship for 4,500 crowns in 1903. In her old age she wrote a book. Winter died in Bergen in 1934.';
    expect(score(life).score).toBeGreaterThanOrEqual(75);
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
    const { code } = score(text).reason as Remark;
    expect(en).toHaveProperty(code);
  });
});

describe('proceduralShare', () => {
  it.each([
    ['a recipe', recipe, 'en', 0.7, 1],
    ['steps in sentences', 'Open the lid. Then add 200 g of flour. Stir for 2 minutes and serve.', 'en', 0.9, 1],
    ['German steps', 'Die Eier schlagen. Rühren Sie den Teig 5 Minuten. Geben Sie 200 g Mehl dazu.', 'de', 0.5, 1],
    ['a list of dates', '- 1147: the town is taken\n- 1755: an earthquake\n\nThe tower is old.', 'en', 0, 0.1],
    ['numbered steps', '1. Die Lampe holen\n2. Das Glas putzen\n3. Das Licht anzünden', 'de', 0.9, 1],
    ['a story', story, 'en', 0, 0.1],
    ['facts', factualTexts.en as string, 'en', 0, 0.1],
    ['nothing', '', 'en', 0, 0],
  ])('of %s', (_, text, language, least, max) => {
    const share = proceduralShare(readText(text), language);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(max);
  });
});
