import { describe, expect, it } from 'vitest';
import { clauseOf } from '../../../../src/offline/english/reading/clause.js';
import { laterPieces } from '../../../../src/offline/english/reading/pieces.js';
import { tokensFrom } from '../../../support/english.js';

async function piecesOf(sentence: string): Promise<string[]> {
  const tokens = await tokensFrom(sentence);
  return laterPieces(sentence, tokens, clauseOf(sentence, tokens)).map(({ tokens: words, clause }) =>
    words
      .slice(0, clause.until)
      .map(({ text }) => text)
      .join(' '),
  );
}

describe('laterPieces', () => {
  it.each([
    ['The wind broke the mast, and the ship sank near the coast.', ['the ship sank near the coast']],
    ['When Anna opened the door, the dog ran out.', ['Anna opened the door']],
    ['Anna opened the door and ran into the garden.', ['Anna ran into the garden']],
    ['Anna liked bread and cheese.', []],
    ['If Anna opened the door, the dog would run out.', []],
  ])('of "%s"', async (sentence, pieces) => expect(await piecesOf(sentence)).toEqual(pieces));
});
