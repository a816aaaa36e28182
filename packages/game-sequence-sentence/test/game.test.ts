import { testGame } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
import game from '../src/index.js';
import { facts, recipe, story } from './texts.js';

const god = 'The god Nyame up in the sky had all the wisdom of the world.';
const kept = 'He kept it safe in a clay pot.';
const day = 'One day, Nyame decided that he would give the pot of wisdom to Anansi.';
const good = { sentence: `${god} ${kept} ${day}`, pieces: [god, kept, day] };

testGame(game, {
  describe,
  it,
  direct: [
    {
      text: 'Wake up.; Then get up.;\nFinally, go out.',
      items: [
        {
          sentence: 'Wake up. Then get up. Finally, go out.',
          pieces: ['Wake up.', 'Then get up.', 'Finally, go out.'],
        },
      ],
    },
    { text: '\n A.; B.', items: [], faults: [{ line: 2, column: 2, rule: 'too_few_pieces' }] },
  ],
  drafts: [
    {
      name: 'takes the spelling of the text, without numbers of its own',
      draft: { sentences: [god, `2. ${kept.replace(' ', '\n')}`, day], title: ' The pot ', hint: '' },
      text: story,
      item: { ...good, title: 'The pot' },
    },
    {
      name: 'makes an order of a pair that may change places',
      draft: { sentences: ['Cats sleep.', 'Dogs bark.', 'Cows eat.'], swappable: ['cats sleep'] },
      item: {
        sentence: 'Cats sleep. Dogs bark. Cows eat.',
        pieces: ['Cats sleep.', 'Dogs bark.', 'Cows eat.'],
        alternatives: [[1, 0, 2]],
      },
    },
  ],
  items: [
    { item: good, text: story },
    { item: { ...good, sentence: 'Something else.' }, text: story, rejects: 'sentence_differs' },
    {
      item: { sentence: `${god} ${day} ${kept}`, pieces: [god, day, kept] },
      text: story,
      rejects: 'not_in_source_order',
    },
    { item: { ...good, pieces: [god, kept] }, text: story, rejects: 'schema' },
  ],
  texts: [
    { name: 'a story', text: story, score: [50, 100], items: 1 },
    { name: 'a recipe', text: recipe, score: [30, 100], items: 1 },
    { name: 'facts in any order', text: facts, score: [0, 30] },
  ],
  submissions: [
    { item: good, submission: [0, 1, 2], score: 3, max: 3, correct: true },
    { item: good, submission: [god, kept, day], score: 3, correct: true },
    { item: good, submission: [0, 2, 1], score: 2, correct: false },
    { name: 'an alternative', item: { ...good, alternatives: [[1, 0, 2]] }, submission: [1, 0, 2], correct: true },
    { name: 'a piece too many', item: good, submission: [0, 1, 2, 2], score: 2, correct: false },
  ],
});
