import type { Examples } from './openapi.js';

// Requests that work with the shipped games, and the offline writer's responses to them.

const prose =
  'Bees live in colonies with one queen. The workers collect nectar from flowers. They turn the nectar into honey in the hive. The first hive of the village was built in 1871. A worker lives for six weeks in summer. In winter, the bees stay in the hive and live on honey.';

const lines = 'Question: Which organ pumps blood?\nA. The lung\nB. The heart\nC. The liver\nCorrect: B';

const question = {
  id: '6b5c7c66ea26f9a6',
  question: 'In which year was the first hive of the village built?',
  answers: [
    { text: '1838', correct: false },
    { text: '1844', correct: false },
    { text: '1852', correct: false },
    { text: '1871', correct: true },
  ],
  evidence: 'The first hive of the village was built in 1871.',
};

const written = {
  id: 'ac4b1a973474af17',
  question: 'Which organ pumps blood?',
  answers: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
    { text: 'The liver', correct: false },
  ],
};

const words = {
  id: 'd1a1def308fd169f',
  sentence: 'The workers collect nectar from flowers.',
  pieces: ['the workers', 'collect', 'nectar', 'from flowers'],
};

const otherWords = {
  sentence: 'They turn the nectar into honey in the hive.',
  pieces: ['they', 'turn', 'the nectar', 'into honey', 'in the hive'],
};

const wordScore = {
  type_id: 3,
  score: 90,
  reason: '4 sentences are short, complete and understood alone; 4 of them with a clear word order.',
  reason_code: 'clear_sentences',
  params: { count: 4, clear: 4 },
};

const offline = {
  warnings: [],
  language: 'en',
  token_usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0, cached_tokens: 0, calls: 0 },
  llm: 'offline/extractive',
};

const wordsOnly = {
  success: true,
  games: [3],
  game_scores: [wordScore],
  results: { 3: [words] },
  errors: [],
  ...offline,
};

const { score: _, ...why } = wordScore;
const single = { success: true, ...why, items: [words], ...offline };
const direct = { success: true, type_id: 1, items: [written], ...offline };

/** A request and its response have the same name. */
export const generateExamples = {
  requests: {
    text: { summary: 'Just a text', value: { text: prose } },
    one_game: {
      summary: 'One game, one item',
      value: { text: prose, enabled_game_ids: [3], max_items: 1 },
    },
    every_field: {
      summary: 'Every field',
      value: {
        text: prose,
        enabled_game_ids: [1, 2, 3],
        max_items: 2,
        min_score: 50,
        run_validator: true,
        language: 'en',
        difficulty: 'easy',
        audience: 'ten-year-olds',
        effort: 'high',
        second_opinion: 'off',
        kept: { 3: [otherWords] },
        verbose: true,
      },
    },
  },
  answers: { one_game: { summary: 'One game, one item', value: wordsOnly } },
  events: {
    one_game: {
      summary: 'One game, one item',
      value: stream([
        ['analysis', { game_scores: [wordScore], games: [3] }],
        ['item', { type_id: 3, index: 0, item: words }],
        ['game', { type_id: 3, kept: 1 }],
        ['done', wordsOnly],
      ]),
    },
  },
} satisfies Record<string, Examples>;

export const singleExamples = {
  requests: {
    best_game: { summary: 'The game that suits the text best', value: { text: prose, max_items: 1 } },
    one_of_two: {
      summary: 'The better one of two games',
      value: { text: prose, enabled_game_ids: [1, 3], max_items: 1 },
    },
  },
  answers: { best_game: { summary: 'The game that suits the text best', value: single } },
  events: {
    best_game: {
      summary: 'The game that suits the text best',
      value: stream([
        ['choice', { type_id: 3, reason: single.reason, reason_code: single.reason_code, params: single.params }],
        ['item', { type_id: 3, index: 0, item: words }],
        ['game', { type_id: 3, kept: 1 }],
        ['done', single],
      ]),
    },
  },
} satisfies Record<string, Examples>;

export const directExamples = {
  requests: {
    lines: { summary: "An author's own lines", value: { text: lines, complete: false } },
    prose: {
      summary: 'Items of this one game from prose',
      value: { text: prose, source: 'prose', max_items: 1 },
    },
  },
  answers: {
    lines: { summary: "An author's own lines", value: direct },
    prose: {
      summary: 'Items of this one game from prose',
      value: { success: true, type_id: 1, items: [question], ...offline },
    },
  },
  events: {
    lines: {
      summary: "An author's own lines",
      value: stream([
        ['item', { type_id: 1, index: 0, item: written }],
        ['game', { type_id: 1, kept: 1 }],
        ['done', direct],
      ]),
    },
  },
} satisfies Record<string, Examples>;

const rewritten = { success: true, type_id: 3, item: words, ...offline };

const rewriting = {
  requests: {
    another: { summary: 'Another item', value: { text: prose, item: otherWords } },
    every_field: {
      summary: 'Every field',
      value: {
        text: prose,
        item: otherWords,
        kept: [],
        wish: 'easier',
        instruction: 'Use a sentence about the queen.',
        run_validator: true,
        language: 'en',
        difficulty: 'easy',
        audience: 'ten-year-olds',
        effort: 'medium',
        second_opinion: 'off',
        verbose: false,
      },
    },
  },
  answers: { another: { summary: 'Another item', value: rewritten } },
  events: {
    another: {
      summary: 'Another item',
      value: stream([
        ['item', { type_id: 3, index: 0, item: words }],
        ['game', { type_id: 3, kept: 1 }],
        ['done', rewritten],
      ]),
    },
  },
} satisfies Record<string, Examples>;

/** Of the game with this type_id. */
export const rewriteExamples = { typeId: rewritten.type_id, examples: rewriting };

/** Events as they appear in a response body. */
function stream(events: readonly (readonly [type: string, data: object])[]): string {
  const blocks = events.map(([type, data], index) => `event: ${type}\nid: ${index + 1}\ndata: ${JSON.stringify(data)}`);
  return [': events', ...blocks, ''].join('\n\n');
}
