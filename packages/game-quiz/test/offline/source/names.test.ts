import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { nameKinds, namesIn } from '../../../src/offline/source/names.js';
import { rowOf } from '../../support/reading.js';

const names = (text: string, language = 'en') =>
  namesIn(rowOf(text), language).map(({ shape, term }) => `${shape} ${term}`);

describe('namesIn', () => {
  it.each([
    ['Later the ship of Marie Curie sailed to Warsaw with the crew.', ['name Marie Curie', 'name Warsaw']],
    ['The engine was built by NASA for the flight.', ['acronym NASA']],
    ["Everybody admired Anna's garden near the river and the hill.", ['name Anna']],
    ['Michael Faraday studied how the air in the tower was kept clean.', ['name Michael Faraday']],
    ['Stormy Monday came, and the roof was blown away in 44 BC.', []],
    ['The road was built by Roman engineers on a Monday in May.', []],
    ['She worked at the University of Oxford until the end of the war.', []],
    ['They saw that I was there and went home to the village.', []],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected));

  it('leaves a name whose article has lost its vowel', () => {
    expect(names("Le bateau de l'Amérique et celui de Lisbonne sont partis.", 'fr')).toEqual(['name Lisbonne']);
  });

  it('tells the slot by article and preposition', () => {
    expect(namesIn(rowOf('In summer the people of the town go to Lisbon by train.'), 'en')[0]?.slot).toContain('in');
  });
});

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
