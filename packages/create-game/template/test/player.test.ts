import { testPlayer } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
//#if options
import makeGame from '../src/index.js';
//#else
import game from '../src/index.js';
//#end
//#if draft
import { finish } from '../src/item.js';

const item = finish({
//#else

const item = {
//#end
  riddle: 'Bees ____ to show others where flowers are.',
  solution: 'dance',
  note: 'The dance says how far and in which direction.',
  hint: 'People do it to music.',
  decoys: ['sing', 'sleep'],
//#if draft
});
//#else
};
//#end

// Plays the built player in Chromium, with the keyboard. Without a Chromium a skipped test says what to install.
testPlayer(new URL('../dist/player.js', import.meta.url), {
  describe,
  it,
//#if options
  game: makeGame(),
//#else
  game,
//#end
  plays: [
//#if draft
    { item, keys: [{ tabTo: 'dance' }, 'Enter'], submission: 'dance', correct: true },
    { item, keys: [{ tabTo: 'sing' }, 'Enter'], submission: 'sing', correct: false },
//#else
    { item, keys: ['Tab', { type: 'Dance' }, 'Enter'], submission: 'Dance', correct: true },
    { item, keys: ['Tab', { type: 'sing' }, 'Enter'], submission: 'sing', correct: false },
//#end
  ],
});
