import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/offline/facts/facts.js';
import { sourceFrom } from '../../support/reading.js';

const asked = (text: string, language: string, kind: string) =>
  factsOf(sourceFrom(text, language), 0)
    .filter((fact) => fact.kind === kind)
    .map(({ draft }) => draft);

describe('questions by patterns', () => {
  it('asks who did something, with the other beings of the text as options', () => {
    const [who] = asked(
      'Der Fuchs holte am Morgen das Wasser vom Brunnen. Der Igel sammelte lieber Holz. Die Katze schlief noch.',
      'de',
      'subject',
    );
    expect(who).toMatchObject({ question: 'Wer holte am Morgen das Wasser vom Brunnen?', correct: 'der Fuchs' });
    expect(who?.distractors).toEqual(expect.arrayContaining(['der Igel', 'die Katze']));
  });

  it('asks for nobody beside beings that the text does not know', () => {
    expect(asked('Der Fuchs holte am Morgen das Wasser vom Brunnen.', 'de', 'subject')).toEqual([]);
  });

  it('asks for a speaker', () => {
    const [speech] = asked(
      'Le renard dit : « Je connais un chemin plus court par la forêt. » Le lapin courut vite. Le loup resta seul.',
      'fr',
      'speech',
    );
    expect(speech).toMatchObject({
      question: 'Qui dit : « Je connais un chemin plus court par la forêt » ?',
      correct: 'le renard',
    });
  });

  it('sets statements beside others', () => {
    const [statement] = asked(
      'Die Kinder merkten am Abend, dass es draußen heftig regnete. ' +
        'Der Nachbar wusste, dass der Zug nicht fahren würde. ' +
        'Die Tante freute sich, dass ihr Garten wieder blühte.',
      'de',
      'statement',
    );
    expect(statement).toMatchObject({
      question: 'Die Kinder merkten am Abend, dass _____.',
      correct: 'es draußen heftig regnete',
    });
    expect(statement?.distractors).toContain('der Zug nicht fahren würde');
  });

  it('sets purposes beside other infinitives', () => {
    const [purpose] = asked(
      'Los campesinos cavaron un canal largo para llevar agua a sus campos. ' +
        'La abuela decidió vender la casa vieja. El niño quería aprender muchas canciones.',
      'es',
      'purpose',
    );
    expect(purpose?.correct).toBe('llevar agua a sus campos');
    expect(purpose?.distractors).toEqual(expect.arrayContaining(['vender la casa vieja', 'aprender muchas canciones']));
  });
});
