import { requestIdHeader } from '../headers.js';
import { refTo } from '../json-schema.js';
import type { Operation, Paths } from '../openapi.js';
import { jsonAnswer, operation } from '../operation.js';

const tag = 'Games';

const gameType = {
  name: 'game_type',
  in: 'path',
  required: true,
  description: "The game's name; `GET /games` lists them.",
  schema: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,63}$' },
  example: 'quiz',
} as const;

const quiz = {
  type_id: 1,
  game_type: 'quiz',
  display_name: 'Quiz',
  active: true,
  package: '@ludotext/game-quiz',
  version: '0.1.0',
};

const question = {
  question: 'Which organ pumps blood?',
  answers: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
};

const detail = {
  ...quiz,
  suits: 'Texts that state facts.',
  item_schema: {
    type: 'object',
    properties: { id: { type: 'string', pattern: '^[0-9a-f]{16}$' }, question: { type: 'string' } },
    required: ['id', 'question'],
  },
  direct_format: {
    description: 'A question, its options, and the letter of the right one.',
    example: 'Question: What is the capital of France?\nA. London\nB. Paris\nCorrect: B',
  },
  writes_offline: true,
  grades: true,
  answer_schema: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'string' }] },
  player: { url: '/games/quiz/player.js', isolated: false },
};

/** What games there are, their players, grading, and switching them. */
export const gamesPaths: Paths = {
  '/games': {
    get: operation({
      operationId: 'listGames',
      tag,
      summary: 'The games there are',
      description: 'By type_id, those that are switched off included.',
      answer: jsonAnswer('GamesAnswer', 'The games.', {
        one_game: { summary: 'A service with one game', value: { total: 1, active_count: 1, games: [quiz] } },
      }),
    }),
  },
  '/games/{game_type}': {
    get: operation({
      operationId: 'getGame',
      tag,
      summary: 'One game: its item schema and its direct format',
      description: 'The entry of `GET /games` and all that the game says of itself.',
      parameters: [gameType],
      answer: jsonAnswer('GameDetail', 'The game.', { quiz: { summary: 'The quiz, shortened', value: detail } }),
      problems: ['game_not_found'],
    }),
  },
  '/games/{game_type}/player.js': { get: player() },
  '/games/{game_type}/grade': {
    post: operation({
      operationId: 'gradeAnswer',
      tag,
      summary: 'Grade an answer',
      description:
        'The item is sent along, so nothing is kept between the two. The game may be switched off, so that players can finish what they began.',
      parameters: [gameType],
      body: {
        schema: refTo('GradeRequest'),
        examples: {
          right: { summary: 'The right answer, by its index', value: { item: question, answer: 1 } },
          wrong: { summary: 'A wrong answer, by its text', value: { item: question, answer: 'The lung' } },
        },
      },
      answer: jsonAnswer('GradeAnswer', 'What the answer is worth.', {
        right: {
          summary: 'The right answer, by its index',
          value: { success: true, score: 1, max: 1, correct: true, feedback: ['That is right.'] },
        },
        wrong: {
          summary: 'A wrong answer, by its text',
          value: {
            success: true,
            score: 0,
            max: 1,
            correct: false,
            feedback: ['That is wrong. The right answer is: The heart'],
          },
        },
      }),
      problems: ['game_not_found', 'not_gradable', 'plugin_failed', 'plugin_timeout'],
    }),
  },
  '/games/{game_type}/activate': { post: switching(true) },
  '/games/{game_type}/deactivate': { post: switching(false) },
};

function switching(active: boolean) {
  return operation({
    operationId: active ? 'activateGame' : 'deactivateGame',
    tag,
    summary: `Switch a game ${active ? 'on' : 'off'}`,
    description: 'Doing it twice is fine. Requests under way finish with the games they began with.',
    parameters: [gameType],
    body: 'empty',
    answer: jsonAnswer('SwitchAnswer', 'The game as it is now.', {
      nothing: { summary: `It is ${active ? 'on' : 'off'}`, value: { success: true, game: { ...quiz, active } } },
    }),
    problems: ['game_not_found', 'state_unavailable'],
  });
}

function player(): Operation {
  const loading = operation({
    operationId: 'getPlayer',
    tag,
    summary: "A game's player",
    description:
      'One self-contained ES module that defines a custom element, for any page to import. `player` of `GET /games/{game_type}` says whether there is one. Send the `ETag` in `If-None-Match` to load it only when it changed.',
    parameters: [gameType],
    answer: { description: 'The module.', content: { 'text/javascript': { schema: { type: 'string' } } } },
    problems: ['game_not_found', 'not_found'],
  });
  const unchanged = { description: 'It is as it was.', headers: requestIdHeader };
  return { ...loading, responses: { ...loading.responses, 304: unchanged } };
}
