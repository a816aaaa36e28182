import type { Examples } from './openapi.js';

// Requests that work with the shipped games, and the offline writer's responses to them.

const prose =
  'Bees live in colonies with one queen. Workers collect nectar from flowers. They turn the nectar into honey in the hive. A queen lays up to 2,000 eggs a day. In winter, the bees stay in the hive and live on honey.';

const lines = 'Question: Which organ pumps blood?\nA. The lung\nB. The heart\nC. The liver\nCorrect: B';

const question = {
  id: '5574cba3296782f2',
  question: 'A queen lays up to _____ eggs a day.',
  answers: [
    { text: '1,000', correct: false },
    { text: '2,000', correct: true },
    { text: '3,000', correct: false },
  ],
  evidence: 'A queen lays up to 2,000 eggs a day.',
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
  id: 'b95e7c3ddcd8b756',
  sentence: 'Workers collect nectar from flowers.',
  pieces: ['Workers', 'collect', 'nectar', 'from flowers'],
};

const factScore = {
  type_id: 1,
  score: 89,
  reason: 'The text states facts: one fact can be asked for in 42 words.',
  reason_code: 'facts',
  params: { count: 1, words: 42 },
};

const wordScore = {
  type_id: 3,
  score: 35,
  reason: '2 sentences are short, complete and understood alone; 2 of them with a clear word order.',
  reason_code: 'clear_sentences',
  params: { count: 2, clear: 2 },
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

const { score: _, ...why } = factScore;
const single = { success: true, ...why, items: [question], ...offline };
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
        ['item', { type_id: 1, index: 0, item: question }],
        ['game', { type_id: 1, kept: 1 }],
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
      value: { text: prose, source: 'prose', max_items: 1, difficulty: 'easy' },
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

/** Events as they appear in a response body. */
function stream(events: readonly (readonly [type: string, data: object])[]): string {
  const blocks = events.map(([type, data], index) => `event: ${type}\nid: ${index + 1}\ndata: ${JSON.stringify(data)}`);
  return [': events', ...blocks, ''].join('\n\n');
}
