import { z } from 'zod';
import { reject, warn } from '../../src/contract/finding.js';
import { defineGame, type GamePlugin } from '../../src/contract/game-plugin.js';
import { readText } from '../../src/text/read-text.js';

const wordItem = z.strictObject({ word: z.string().min(1).max(40), hint: z.string().optional() });
export type WordItem = z.infer<typeof wordItem>;

/**
 * A game for tests: an item is one word of the text. Its direct format is one word a line, `!` is a fault; its validator
 * rejects words that are not in the text and warns of capitals.
 */
export function wordGame(changes: Partial<GamePlugin<WordItem, WordItem>> = {}): GamePlugin<WordItem, WordItem> {
  return defineGame<WordItem, WordItem>({
    apiVersion: 1,
    gameType: 'words',
    typeId: 7,
    displayName: 'Words',
    suits: 'Any text with words.',
    itemSchema: wordItem,
    complete: ['hint'],
    parse: (text) => {
      const lines = text.split('\n').map((line) => line.trim());
      const faults = lines.flatMap((line, index) =>
        line === '!'
          ? [{ rule: 'bang', severity: 'reject' as const, message: 'No word.', line: index + 1, column: 1 }]
          : [],
      );
      return { items: lines.filter((line) => line !== '' && line !== '!').map((word) => ({ word })), faults };
    },
    prompt: ({ count, language }) => `Name ${count} words in ${language}.`,
    validate: (item, { text }) => [
      ...(text.includes(item.word) ? [] : [reject('not_in_text', 'The word is not in the text.', ['word'])]),
      ...(/^[A-Z]/.test(item.word) ? [warn('capital', 'The word begins with a capital.', ['word'])] : []),
    ],
    offline: {
      score: (text) => ({ score: readText(text).sentences.length > 0 ? 80 : 0, reason: 'The text has sentences.' }),
      write: (text, { count }) =>
        readText(text)
          .sentences.flatMap((sentence) => sentence.words.map(({ text: word }) => ({ word })))
          .slice(0, count),
    },
    ...changes,
  });
}
