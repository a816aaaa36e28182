import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/offline/facts/facts.js';
import { sourceFrom } from '../../support/reading.js';

const story = [
  'El zorro dijo: “Quiero llegar al río antes que todos los demás animales”.',
  'La tortuga respondió: “Entonces tendrás que caminar también durante la noche”.',
  'El conejo gritó: “Yo conozco un camino mucho más corto que el vuestro”.',
];

const gaps = (text: string, language: string) =>
  factsOf(sourceFrom(text, language), 0).filter(({ kind }) => kind === 'class');
const keys = (text: string, language: string) => gaps(text, language).map(({ draft }) => draft.correct);

describe('gaps for words of a class', () => {
  it.each([
    ['a metal', 'El dueño guardó la moneda antigua en una caja de cobre.', 'cobre'],
    ['a country', 'El barco cargado de trigo salió ayer de Francia hacia el sur.', 'Francia'],
    ['a season', 'Los vecinos del pueblo arreglaron el puente viejo durante el invierno.', 'invierno'],
  ])('does not ask for %s', (_, text, word) => {
    expect(keys(text, 'es')).not.toContain(word);
    expect(keys([...story, text].join(' '), 'es')).not.toContain(word);
  });

  it('asks for animals in stories only, with others of the text as options', () => {
    const sentence = 'Por la noche el lobo baja hasta el pueblo y busca comida.';
    expect(keys(`${sentence} En 1998 vivían allí unos 300 lobos y 40 osos.`, 'es')).not.toContain('lobo');
    const gap = gaps([...story, sentence].join(' '), 'es').find(({ draft }) => draft.correct === 'lobo');
    expect([...(gap?.draft.distractors ?? [])].sort()).toEqual(['conejo', 'zorro']);
  });

  it.each([
    ['Die Wanderer brauchten für den Weg nur zehn Minuten und ein wenig Geduld.', true],
    ['Die Wanderer brauchten für den Weg nur etwa zehn Minuten und ein wenig Geduld.', false],
  ])('asks for a small number that is exact: "%s"', (text, asks) => {
    const keysOf = factsOf(sourceFrom(text, 'de'), 0).map(({ draft }) => draft.correct);
    expect(keysOf.includes('zehn')).toBe(asks);
  });

  it('asks for a direction that no map decides', () => {
    const sentence = 'Die Wanderer verließen den Hof am Morgen und gingen nach Norden weiter.';
    expect(gaps(sentence, 'de')[0]?.draft).toMatchObject({ correct: 'Norden' });
    expect(keys(sentence.replace('den Hof', 'Italien'), 'de')).toEqual([]);
  });

  it('does not ask for a word that the heading names', () => {
    const text = [...story, 'Por la noche el lobo baja hasta el pueblo y busca comida.'].join(' ');
    expect(keys(`# El lobo\n\n${text}`, 'es')).not.toContain('lobo');
  });

  it('asks for a number in words, with its neighbours as options', () => {
    const found = (text: string, language: string) =>
      factsOf(sourceFrom(text, language), 0)
        .filter(({ kind }) => kind === 'number')
        .map(({ draft }) => draft);
    const [count] = found('Der alte Leuchtturm der Insel hat sieben Fenster aus rotem Glas.', 'de');
    expect(count?.correct).toBe('sieben');
    for (const other of count?.distractors ?? []) expect(['fünf', 'sechs', 'acht', 'neun', 'zehn']).toContain(other);
  });

  it.each([
    ['of things that are known already', 'Die drei Fenster des Turms sind aus rotem Glas.', 'de'],
    ['with an open end', 'Der Turm hat mehr als drei Fenster aus rotem Glas.', 'de'],
    ['at the end of a range', 'Resan till ön tar ungefär två till fyra dygn för skeppen.', 'sv'],
    ['beside another', 'Der Turm hat drei Fenster und vier Türen aus Holz.', 'de'],
  ])('asks for no number %s', (_, text, language) => {
    expect(factsOf(sourceFrom(text, language), 0).filter(({ kind }) => kind === 'number')).toEqual([]);
  });

  it('does not ask for a relative', () => {
    expect(keys([...story, 'La madre del zorro lloraba en la cueva hasta la noche.'].join(' '), 'es')).not.toContain(
      'madre',
    );
  });
});
