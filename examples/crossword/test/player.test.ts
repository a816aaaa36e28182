import { type PlayerDriver, testPlayer } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
import { finish } from '../src/finish.js';
import crossword from '../src/index.js';
import type { Draft } from '../src/item.js';

const made = (language: string, words: Draft['words']) => finish({ words }, { language });
const item = made('en', [
  { answer: 'Glass', clue: 'A hard material that lets light through' },
  { answer: 'Nectar', clue: 'A sweet juice that flowers make' },
  { answer: 'Lighthouse', clue: 'A tower with a lamp <b>that</b> guides ships' },
  { answer: 'Anchor', clue: 'A heavy hook that holds a ship in its place' },
]);
const answers = item.entries.map(({ answer }) => answer);
const arabic = made('ar', [
  { answer: 'قمر', clue: 'جرم يدور حول الأرض' },
  { answer: 'مطر', clue: 'ماء ينزل من السحاب' },
  { answer: 'رمل', clue: 'حبات صغيرة تغطي الصحراء' },
  { answer: 'ملح', clue: 'مادة بيضاء تؤخذ من البحر' },
]);

/** Every word from its first letter; Enter leads to the next one. */
const fill = (words: readonly string[]) => async (learner: PlayerDriver) => {
  await learner.press('Tab');
  for (const word of words) {
    await learner.press('Home');
    await learner.type(word);
    await learner.press('Enter');
  }
  await learner.tabTo('Check');
  await learner.press('Enter');
};

testPlayer(new URL('../dist/player.js', import.meta.url), {
  game: crossword,
  describe,
  it,
  items: [arabic],
  plays: [
    // First, because most checks play the first: the others press a key for each letter.
    { name: 'nothing', item, keys: [{ tabTo: 'Check' }, 'Enter'], submission: ['', '', '', ''], score: 0 },
    { item, keys: fill(answers.map((answer) => answer.toLowerCase())), submission: answers, score: 4, correct: true },
    {
      name: 'two words, a letter taken back, and the way across the grid',
      item,
      keys: [
        'Tab',
        ...answers[0]!,
        'x',
        'Backspace',
        answers[0]!.at(-1)!,
        'Space',
        'ArrowUp',
        'ArrowDown',
        { tabTo: 'Check' },
        'Enter',
      ],
      score: 1,
      correct: false,
    },
    {
      item: arabic,
      keys: fill(arabic.entries.map(({ answer }) => answer)),
      score: arabic.entries.length,
      correct: true,
    },
  ],
});
