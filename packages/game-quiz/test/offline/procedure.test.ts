import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { proceduralShare } from '../../src/offline/score.js';
import { factualTexts, recipe, story } from '../support/texts.js';

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
  ])('of %s', (_, text, language, least, most) => {
    const share = proceduralShare(readText(text), language);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});
