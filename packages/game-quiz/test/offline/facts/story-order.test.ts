import { describe, expect, it } from 'vitest';
import { storyOrder } from '../../../src/offline/facts/story-order.js';
import { sourceFrom } from '../../support/reading.js';

const asked = (text: string, language: string) =>
  storyOrder(sourceFrom(text, language)).map(({ question, key, wrong }) => ({
    question,
    key: key.words,
    wrong: wrong.map(({ words }) => words),
  }));

const filler = 'Es war kalt. Niemand sprach. Der Wind war stark. ';
const german = [
  'Der Bauer öffnete das schwere Tor.',
  'Als es Abend wurde, nahm die Frau einen großen Korb.',
  'Der Hund lief zum alten Brunnen.',
  'Er trank dort Wasser.',
  'Die Kinder brachten einen neuen Eimer.',
].join(` ${filler}`);

describe('storyOrder', () => {
  it('asks for the first of several deeds, each with its subject first', () => {
    const [first] = asked(german, 'de').filter(({ wrong }) => wrong.length === 3);
    expect(first).toEqual({
      question: 'Was geschieht zuerst?',
      key: 'Der Bauer öffnete das schwere Tor',
      wrong: [
        'Die Frau nahm einen großen Korb',
        'Der Hund lief zum alten Brunnen',
        'Die Kinder brachten einen neuen Eimer',
      ],
    });
  });

  it('takes no part of a sentence that opens with "who", and none that breaks off before a speech', () => {
    const quiet = 'Il faisait froid. Personne ne parlait. Le vent soufflait fort. ';
    const french = [
      'Le fermier ouvrit la lourde porte.',
      'L’ogre rentra et demanda.',
      'Sa mère alluma une petite lampe.',
      'Le chien courut vers la rivière.',
      'La reine vendit un grand panier.',
      'Le voisin trouva une pièce rouillée.',
    ].join(` ${quiet}`);
    const options = asked(french, 'fr').flatMap(({ key, wrong }) => [key, ...wrong]);
    expect(options).toContain('La reine vendit un grand panier');
    expect(options.join()).not.toMatch(/demanda|Sa mère/);
  });

  it('takes no deed of somebody whom another sentence names, none that is told twice, and no state', () => {
    const options = asked(german, 'de').flatMap(({ key, wrong }) => [key, ...wrong]);
    expect(options.join()).not.toMatch(/Er trank|Wind|kalt/);
    expect(asked(`${german} ${filler} ${german}`, 'de')).toEqual([]);
  });

  it('drops the adverbs that tell the order', () => {
    const story = [
      'Le boulanger ouvrit ensuite la porte du four.',
      'Un voisin arriva alors avec un grand panier.',
      'La fille coupa enfin le pain chaud.',
    ].join(' Il faisait froid. Personne ne parlait. La rue était vide. ');
    expect(asked(story, 'fr')[0]).toEqual({
      question: "Qu'est-ce qui arrive en premier ?",
      key: 'Le boulanger ouvrit la porte du four',
      wrong: ['Un voisin arriva avec un grand panier', 'La fille coupa le pain chaud'],
    });
  });

  it('names whom a pronoun stands for, and leaves what may be about somebody else', () => {
    const alone = 'Der Bauer öffnete das schwere Tor. Er holte den alten Wagen.';
    const beside = 'Der Bauer sah den Hund. Er sprang über einen kleinen Bach.';
    const story = [alone, beside, 'Die Frau nahm einen großen Korb.', 'Die Kinder brachten einen Eimer.'];
    const options = asked(story.join(` ${filler}`), 'de').flatMap(({ key, wrong }) => [key, ...wrong]);
    expect(options).toContain('Der Bauer holte den alten Wagen');
    expect(options.join()).not.toMatch(/Bach/);
  });

  it('asks for the steps of a numbered list', () => {
    const steps = ['Den Topf mit Wasser füllen.', 'Die Kartoffeln gründlich schälen.', 'Das Salz in den Topf geben.'];
    const more = ['Die Zwiebeln fein hacken.', 'Alles zusammen langsam kochen.', 'Die Suppe mit Brot anrichten.'];
    const list = [...steps, ...more].map((step, at) => `${at + 1}. ${step}`).join('\n');
    const questions = asked(`Suppe\n\n${list}`, 'de').map(({ question }) => question);
    expect(questions).toContain('Welcher Schritt kommt zuerst?');
    expect(questions).not.toContain('Was geschieht zuerst?');
  });

  it('asks nothing of a text with many numbers, or in a language without data', () => {
    expect(asked(german.replaceAll('kalt', '1823 kalt'), 'de')).toEqual([]);
    expect(asked(german, 'en')).toEqual([]);
  });
});
