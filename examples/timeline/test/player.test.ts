import { testPlayer } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
import timeline from '../src/index.js';

const item = {
  events: [
    { event: 'A flood came.', date: '1851', evidence: '<b>A flood</b> came in 1851.' },
    { event: '<img src=x onerror=alert(1)>', date: '1863-05-04' },
    { event: 'The school burned down.', date: '1890' },
  ],
};
const arabic = {
  events: [
    { event: 'بني الجسر القديم في المدينة.', date: '1851' },
    { event: 'هدم الفيضان الجسر القديم.', date: '1863' },
    { event: 'بني جسر جديد من الحديد.', date: '1890' },
  ],
};

testPlayer(new URL('../dist/player.js', import.meta.url), {
  game: timeline(),
  describe,
  it,
  items: [arabic],
  plays: [
    {
      name: 'the first event goes down by one place',
      item,
      keys: ['Tab', 'Space', 'ArrowDown', 'Space', { tabTo: 'Check' }, 'Enter'],
      score: 1,
      correct: false,
    },
    {
      name: 'the last event goes to the top',
      item,
      keys: ['Tab', 'Tab', 'Tab', 'Space', 'ArrowUp', 'ArrowUp', 'Space', { tabTo: 'Check' }, 'Enter'],
      score: 2,
      correct: false,
    },
  ],
});
