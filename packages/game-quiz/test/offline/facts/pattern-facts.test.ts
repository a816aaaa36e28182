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

  it('sets no relative beside a question that names somebody: she may be the one', () => {
    const story = (whom: string) =>
      `Il papà lasciò i bambini nella casa di ${whom}. La nonna dormiva. La figlia mangiava il pane. La zia cantava una canzone.`;
    const isAsked = (text: string) =>
      asked(text, 'it', 'subject').some(({ question }) => question.startsWith('Chi lasciò'));
    expect(isAsked(story('campagna'))).toBe(true);
    expect(isAsked(story('Sabina'))).toBe(false);
  });

  it('knows the persons of a story by what they do', () => {
    const text =
      'Tumelo subió despacio hasta la cueva. “Aquí tiene que estar el tesoro de mi abuelo”, pensó Tumelo. ' +
      'Neo miraba el camino desde lejos. La liebre corría detrás de Neo. Neo gritaba el nombre de Tumelo. ' +
      'Lesedi cantaba sobre el muro. La liebre dormía. “Allí vive Lesedi”, pensó Lesedi. Tumelo encontró una llave vieja debajo de una piedra.';
    const found = asked(text, 'es', 'subject').find(({ question }) => question.startsWith('¿Quién encontró'));
    expect(found).toMatchObject({
      question: '¿Quién encontró una llave vieja debajo de una piedra?',
      correct: 'Tumelo',
    });
    expect([...(found?.distractors ?? [])].sort()).toEqual(['Lesedi', 'Neo']);
  });

  it('asks for nobody where somebody else does the rest', () => {
    const text =
      'Neo bajó despacio de la cueva y Tumelo encontró la llave vieja. “Aquí tiene que estar el tesoro de mi abuelo”, pensó Tumelo. ' +
      'La liebre corría por el monte. “No veo nada desde aquí arriba”, pensó Neo. Neo cantaba. Tumelo esperaba. Lesedi dormía. Lesedi cantaba.';
    expect(asked(text, 'es', 'subject').map(({ question }) => question)).not.toContainEqual(
      expect.stringContaining('Quién bajó'),
    );
  });

  it('asks for nobody beside beings that the text does not know', () => {
    expect(asked('Der Fuchs holte am Morgen das Wasser vom Brunnen.', 'de', 'subject')).toEqual([]);
  });

  it.each([
    ['de', 'Der Fuchs holte am Morgen das zweite Fass vom Brunnen. Der Igel schlief. Die Katze lag im Gras.'],
    ['fr', 'Le renard porta donc la grande jarre vers la rivière. Le lapin dormait. La poule mangeait du blé.'],
    ['fr', 'Le renard porta la deuxième jarre vers la rivière. Le lapin dormait. La poule mangeait du blé.'],
    ['es', 'El zorro dejó la jarra donde lo había visto ayer. El conejo dormía. La gallina comía trigo.'],
  ])('asks nothing in %s that another sentence decides: %s', (language, text) => {
    expect(asked(text, language, 'subject')).toEqual([]);
  });

  it('takes no being that a name belongs to', () => {
    const text =
      'Der Fuchs holte am Morgen das Wasser vom Brunnen. Der Igel Anton sammelte lieber Holz. Die Katze schlief noch. ' +
      'Anton lachte. Alle lobten Anton, und Anton freute sich. Der Hund bellte.';
    const [who] = asked(text, 'de', 'subject');
    expect(who).toMatchObject({ correct: 'der Fuchs' });
    expect([...(who?.distractors ?? [])].sort()).toEqual(['der Hund', 'die Katze']);
  });

  it('asks for a speaker', () => {
    const [speech] = asked(
      'Le renard dit : « Je connais un chemin plus court par la forêt. » Le lapin courut vite. Le loup resta seul. La poule dormait.',
      'fr',
      'speech',
    );
    expect(speech).toMatchObject({
      question: 'Qui dit : « Je connais un chemin plus court par la forêt » ?',
      correct: 'le renard',
    });
  });

  it('sets reasons beside others of the text', () => {
    const [reason] = asked(
      'Dzieci zostały cały dzień w domu, ponieważ padał ulewny deszcz. ' +
        'Rolnicy sprzedali stare konie, ponieważ zboże było bardzo drogie. ' +
        'Kupcy wrócili szybko do miasta, ponieważ droga była niebezpieczna.',
      'pl',
      'reason',
    );
    expect(reason?.correct).toBe('padał ulewny deszcz');
    expect(reason?.distractors).toContain('zboże było bardzo drogie');
  });
});
