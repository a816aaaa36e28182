import { type Setting, text, wholeNumber } from './setting.js';

/** Which games there are, and what one of them may take. */
export const games = {
  GAMES_FILE: {
    description: "The games of this deployment; `games.yaml` in the working folder, else the package's own.",
    read: text,
  },
  LUDOTEXT_GAME_LOAD_SECONDS: {
    standard: '10',
    description: 'Longest time a game may take to be loaded.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_GAME_CALL_SECONDS: {
    standard: '5',
    description: 'Longest time a game may take for one call: a text parsed, a text written, a batch of drafts judged.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_GAME_MEMORY_MB: {
    standard: '256',
    description: 'MiB of memory one call of an isolated game may take, and its thread may hold between calls.',
    read: wholeNumber(16, 1_000_000),
  },
  LUDOTEXT_GAME_THREADS: {
    standard: '2',
    description: 'Most threads of one isolated game; one is kept ready, further ones are started while calls wait.',
    read: wholeNumber(1, 64),
  },
} as const satisfies Record<string, Setting<unknown>>;
