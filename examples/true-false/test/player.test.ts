import { testPlayer } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
import game from '../src/index.js';

testPlayer(new URL('../player.js', import.meta.url), {
  game,
  describe,
  it,
  plays: [
    {
      item: { statement: 'Ice melts.', correct: true },
      keys: ['Tab', 'Enter'],
      submission: true,
      score: 1,
      correct: true,
    },
    { item: { statement: 'Ice burns.', correct: false }, keys: [{ tabTo: 'False' }, 'Enter'], submission: false },
  ],
});
