import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../src/phrases.js';
import { tokensOf } from '../src/tokens.js';

const read = (sentence: string): string | undefined => {
  const core = sentence.replace(/\.$/, '');
  const found = phrasesOf(tokensOf(core, 'en'), core, 'en');
  return found?.pieces.map(({ start, end }) => core.slice(start, end)).join(' | ');
};

describe('gluedWords', () => {
  it.each([
    [
      'a quality and what it is for',
      'The old relationship between towns and villages is essential for the productivity of farm land.',
      'The old relationship between towns and villages | is essential | for the productivity | of farm land',
    ],
    [
      'what joins two things with one "of"',
      'The eight valleys are each described by strong winds and amount of rain.',
      'The eight valleys | are | each described | by strong winds and amount of rain',
    ],
    [
      'a quality and its verb',
      'The dragon guarded the gold of the king, but lay low in the cave.',
      'The dragon | guarded | the gold of the king, | but lay low in the cave',
    ],
    [
      'an owner and its preposition',
      'The family was connected with the house of Hill.',
      'The family | was | connected | with the house of Hill',
    ],
    [
      'what follows a second verb',
      'The hunters crossed the river and slept near the old bridge of an empty village.',
      'The hunters | crossed | the river | and slept near the old bridge | of an empty village',
    ],
    [
      'an adverb and its verb',
      'The miller was so tired that he fell asleep on the floor.',
      'The miller | was so tired | that he fell asleep | on the floor',
    ],
    [
      'a particle before a preposition',
      'The new age of the old town came about with the arrival of the railway.',
      'The new age | of the old town | came about with the arrival | of the railway',
    ],
    [
      'an amount and its "of"',
      'Many children come to the school of the village with a bit of fear.',
      'Many children | come | to the school of the village | with a bit of fear',
    ],
    [
      'a term with "of"',
      'The workers of the mill invented a new division of labour for the harvest.',
      'The workers | of the mill | invented | a new division of labour | for the harvest',
    ],
    [
      'a quality after a comma',
      'The stories that make up the book might seem to be the furthest thing from most people’s regular, everyday lives.',
      'The stories | that make up the book | might seem to be | the furthest thing | from most people’s regular, everyday lives',
    ],
    [
      'two phrases of which one says "as"',
      'The wooden boxes are available as garden tools from the shop and are made by the farmers of the valley.',
      'The wooden boxes | are available | as garden tools from the shop | and are made | by the farmers of the valley',
    ],
    [
      'a plural noun that looks like a verb',
      'The old stone walks covered half of the garden behind the house.',
      'The old stone walks | covered | half of the garden | behind the house',
    ],
  ])('keeps together %s', (_, sentence, expected) => {
    expect(read(sentence)).toBe(expected);
  });

  it.each([
    ['nothing but a quality', 'Many old stories of the village are of great importance.'],
    ['"itself" alone', 'The farmer relied on the best helper: the river itself.'],
    ['a plan that could stand first', 'The first way is to climb on the wall and open a window.'],
    ['two reports', 'Anna said that the house could burn down but he said that the river would save the town.'],
    ['a clause between commas', 'You can change the plan later, after you have built a boat, but you need a rope.'],
    [
      'an action that could stand before "and"',
      'Following the advice of his aunt, he returned to the town and began a new life.',
    ],
    [
      'a time of life between commas',
      'Robert became interested in the railway as a boy, when he worked at the station.',
    ],
    [
      'a name of two things that trade places',
      'His first work of a religious nature, his setting of a hymn, was sung in 1820.',
    ],
    ['verbs after a comma', 'The time depends on the taste of the cook, shorten or lengthen as you wish.'],
  ])('does not read %s', (_, sentence) => {
    expect(read(sentence)).toBeUndefined();
  });
});
