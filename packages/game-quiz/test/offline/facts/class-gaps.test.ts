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
  it('offers words of the same class, gender and number', () => {
    const [gap] = gaps('El dueño guardó la moneda antigua en una caja de cobre.', 'es');
    expect(gap?.draft.question).toBe('El dueño guardó la moneda antigua en una caja de _____.');
    expect(gap?.draft.distractors).toHaveLength(3);
    for (const word of gap?.draft.distractors ?? [])
      expect('hierro oro acero plomo bronce estaño aluminio'.split(' ')).toContain(word);
  });

  it('takes things only from the text, as most would be out of place', () => {
    const sentence = 'El molinero escondió la llave vieja debajo de la mesa del salón.';
    expect(keys(sentence, 'es')).not.toContain('mesa');
    const others = 'La silla estaba rota. La cama no tenía manta. El hijo del molinero buscaba otra caja.';
    expect(
      gaps(`${sentence} ${others}`, 'es').find(({ draft }) => draft.correct === 'mesa')?.draft.distractors,
    ).toEqual(expect.arrayContaining(['silla', 'cama']));
  });

  it('asks for animals in stories only', () => {
    const sentence = 'Por la noche el lobo baja hasta el pueblo y busca comida.';
    expect(keys(`${sentence} En 1998 vivían allí unos 300 lobos y 40 osos.`, 'es')).not.toContain('lobo');
    expect(keys([...story, sentence].join(' '), 'es')).toContain('lobo');
  });

  it.each([
    [
      'a noun with an adjective behind it',
      'Los alumnos de la escuela intermedia viajaron juntos hasta la costa del país.',
      'es',
      'escuela',
    ],
    ['a part of a name', 'El barco llegó de noche a la isla de Guanaja con muchas semillas a bordo.', 'es', 'isla'],
    ['a function word', 'Der er flere cykler end mennesker i byen, og mange børn cykler i skole.', 'da', 'er'],
    ['a quoted word', 'Viele Menschen nennen diesen alten Hof im Tal noch heute "Schule" oder Lager.', 'de', 'Schule'],
    ['a decade', 'De eerste trappers kwamen er pas in de jaren zestig van de vorige eeuw bij.', 'nl', 'jaren'],
  ])('does not ask for %s', (_, text, language, word) => {
    expect(keys(text, language)).not.toContain(word);
  });

  it('does not ask for a word that the heading names', () => {
    const sentence = 'In den Bergen liegt im Winter mehrere Wochen lang hoher Schnee.';
    expect(keys(sentence, 'de')).toContain('Winter');
    expect(keys(`# Der Winter\n\n${sentence}`, 'de')).not.toContain('Winter');
  });

  it('does not ask for a relative beside another one', () => {
    expect(keys([...story, 'La madre del zorro lloraba por su hijo en la cueva.'].join(' '), 'es')).not.toContain(
      'madre',
    );
  });
});
