import { defineGame, reject, z } from '@ludotext/engine/game';

const item = z.strictObject({ word: z.string().min(1).max(40), hint: z.string().optional() });

interface GameOptions {
  readonly gameType?: string;
  readonly typeId?: number;
  /** The score the offline writer gives every text. */
  readonly score?: number;
  /** False for a game that needs a model. */
  readonly writesOffline?: boolean;
  /** Called before an item is written; may fail. */
  readonly onWrite?: () => void;
}

/** A game of single words: an item a line in its direct format, where `!` is a fault; the first words of a text offline. */
export function wordGame(options: GameOptions = {}) {
  const { gameType = 'words', typeId = 7, score = 80, writesOffline = true, onWrite = () => {} } = options;
  return defineGame({
    apiVersion: 1,
    gameType,
    typeId,
    displayName: `The ${gameType} game`,
    suits: 'Any text with words.',
    itemSchema: item,
    complete: ['hint'],
    directFormat: { description: 'One word a line.', example: 'whale\nfish' },
    parse: (text) => {
      const lines = text.split('\n');
      return {
        items: lines.filter((line) => line !== '!' && line !== '').map((word) => ({ word })),
        faults: lines.flatMap((line, index) =>
          line === '!'
            ? [{ rule: 'bang', severity: 'reject' as const, message: 'No word.', line: index + 1, column: 1 }]
            : [],
        ),
      };
    },
    prompt: ({ count, language }) => `Name ${count} words in ${language}.`,
    validate: ({ word }) => (word === 'rejectme' ? [reject('unwanted', 'The word is unwanted.', ['word'])] : []),
    ...(writesOffline
      ? {
          offline: {
            score: () => ({ score, reason: 'The text has words.' }),
            write: (text: string, { count }: { count: number }) => {
              onWrite();
              return [...new Set(text.match(/[a-z]+/gi) ?? [])].slice(0, count).map((word) => ({ word }));
            },
          },
        }
      : {}),
  });
}
