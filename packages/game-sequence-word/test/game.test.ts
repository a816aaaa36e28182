import { testGame } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
import game from '../src/index.js';
import { story } from './texts.js';

const shared = {
  sentence: 'The wisdom was free for everyone to share.',
  pieces: ['the wisdom', 'was', 'free', 'for everyone to share'],
};

testGame(game, {
  describe,
  it,
  direct: [
    { text: 'We; like; tea.', items: [{ sentence: 'We like tea.', pieces: ['We', 'like', 'tea.'] }] },
    { text: 'We; like', items: [], faults: [{ line: 1, column: 1, rule: 'too_few_pieces' }] },
    {
      name: 'a semicolon of the sentence, and an empty piece in another',
      text: 'I; came\\;; I saw.\n\nWe;; like; tea.',
      items: [{ sentence: 'I came; I saw.', pieces: ['I', 'came;', 'I saw.'] }],
      faults: [{ line: 3, column: 4, rule: 'empty_piece' }],
    },
  ],
  drafts: [
    {
      name: 'takes the spelling of the text',
      draft: { sentence: 'The wisdom was free\nfor everyone to share.', hint: ' Who shares? ' },
      text: story,
      item: { ...shared, hint: 'Who shares?' },
    },
    {
      name: 'turns another right sentence into an order',
      draft: {
        sentence: 'The wisdom was free for everyone to share.',
        alternatives: ['For everyone to share was free the wisdom.', 'The wisdom was lost.'],
      },
      item: { ...shared, alternatives: [[3, 1, 2, 0]] },
    },
  ],
  items: [
    { item: shared, text: story },
    {
      item: { ...shared, sentence: 'The wisdom was lost to everyone on earth.' },
      text: story,
      rejects: ['not_verbatim', 'sentence_differs'],
    },
    { item: shared, text: story, kept: [shared], rejects: 'repeated_item' },
    { item: { ...shared, alternatives: [[0, 1, 2]] }, text: story, rejects: 'alternative_not_permutation' },
    { item: { sentence: 'We like.', pieces: ['We', 'like.'] }, rejects: 'schema' },
  ],
  texts: [
    { name: 'a story', text: story, score: [30, 100], items: 2 },
    { name: 'a word', text: 'Whales', score: [0, 20] },
  ],
  submissions: [
    { item: shared, submission: [0, 1, 2, 3], score: 4, max: 4, correct: true },
    { item: shared, submission: ['the wisdom', 'was', 'free', 'for everyone to share'], score: 4, correct: true },
    { item: shared, submission: [1, 0, 2, 3], score: 3, max: 4, correct: false },
    { name: 'a piece too many', item: shared, submission: [0, 0, 1, 2, 3], score: 3, correct: false },
  ],
});
