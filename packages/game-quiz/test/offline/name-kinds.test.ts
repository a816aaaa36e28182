import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { nameKinds, namesIn } from '../../src/offline/source/names.js';

const kinds = (text: string, language: string) => {
  const rows = readText(text).sentences.map((sentence, index) => ({ sentence, index, words: sentence.words }));
  return Object.fromEntries(
    nameKinds(
      rows.map((row) => namesIn(row, language)),
      rows,
      language,
    ),
  );
};

describe('nameKinds', () => {
  it.each([
    ['en', 'The ship was built in Genoa for the king.', { Genoa: 'place' }],
    ['en', 'The ship sailed from Genoa to Portugal.', { Portugal: 'country' }],
    ['en', 'In the end Maria Winter bought the ship from Genoa.', { 'Maria Winter': 'person' }],
    ['en', 'In the end Ozan Winter came. Everybody admired Winter.', { 'Ozan Winter': 'person', Winter: 'person' }],
    ['en', 'At noon Ozan said that the ship had sunk.', { Ozan: 'person' }],
    ['en', 'Most sailors loved the Swift and the Petrel.', {}],
    ['es', 'El barco llegó en mayo a Portugal y estaba en Lisboa.', { Portugal: 'country', Lisboa: 'place' }],
    ['constructor', 'The ship was built in Genoa.', {}],
  ])('in %s: %s', (language, text, expected) => expect(kinds(text, language)).toEqual(expected));
});
