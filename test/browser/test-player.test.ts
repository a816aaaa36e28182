import type { GamePlugin } from '@ludotext/engine/game';
import { testPlayer } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
import trueFalse from '../../examples/true-false/src/index.js';
import quiz from '../../packages/game-quiz/src/index.js';
import sentences from '../../packages/game-sequence-sentence/src/index.js';
import words from '../../packages/game-sequence-word/src/index.js';
import { isLong } from '../support/long.js';

// Players that have nothing wrong, by the kit for players.

const root = new URL('../../', import.meta.url);

// Its own tests play it in the normal run, too.
const bees = { statement: 'Bees dance.', correct: true };
if (isLong)
  testPlayer(new URL('examples/true-false/player.js', root), {
    game: trueFalse,
    describe,
    it,
    plays: [
      { item: bees, keys: ['Tab', 'Enter'], submission: true, score: 1, correct: true },
      {
        item: { statement: 'Bees sing.', correct: false, explanation: 'They dance.' },
        keys: ['Tab', 'Enter'],
        submission: true,
        score: 0,
        correct: false,
      },
      { item: bees, keys: [{ tabTo: 'False' }, 'Enter'], submission: false, score: 0, correct: false },
    ],
  });

const sea = {
  question: 'Which sea lies between Italy and Croatia?',
  answers: [
    { text: 'The Aegean Sea', correct: false },
    { text: 'The Adriatic Sea', correct: true },
  ],
  explanation: 'Its name comes from the town of Adria.',
  hint: 'A town gave it its name.',
  difficulty: 'easy' as const,
};
testPlayer(new URL('packages/game-quiz/dist/player.js', root), {
  game: quiz,
  describe,
  it,
  plays: [
    { item: sea, keys: ['Tab', 'Tab', 'Enter'], submission: 1, score: 1, correct: true },
    { item: sea, keys: ['1'], submission: 0, score: 0, correct: false },
  ],
});

/** Moves the first piece on by one, and checks. */
const keys = ['Tab', 'Space', 'ArrowRight', 'Space', { tabTo: 'Check' }, 'Enter'];

// The other order player is made of the same parts.
if (isLong)
  testPlayer(new URL('packages/game-sequence-sentence/dist/player.js', root), {
    game: sentences,
    describe,
    it,
    plays: itemsOf(sentences).map((item) => ({ item, keys: keys.with(2, 'ArrowDown') })),
  });

testPlayer(new URL('packages/game-sequence-word/dist/player.js', root), {
  game: words,
  describe,
  it,
  plays: itemsOf(words).map((item) => ({ item, keys })),
});

/** Two items of a game's examples. */
function itemsOf<Item, Draft, Submission>({ examples = [] }: GamePlugin<Item, Draft, Submission>): readonly Item[] {
  return examples.flatMap(({ items }) => items).slice(0, 2);
}
