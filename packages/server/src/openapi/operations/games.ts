import type { RegisteredGame, Registry } from '@ludotext/engine/host';
import { gameDetail, playersResponse, wireGame } from '../../routes/wire-games.js';
import { acceptLanguage, headerRefs } from '../headers.js';
import { refTo } from '../json-schema.js';
import type { Examples, Operation, Parameter, Paths } from '../openapi.js';
import { jsonAnswer, operation } from '../operation.js';

const tag = 'Games';

const question = {
  question: 'Which organ pumps blood?',
  answers: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
};

const languageParameter = acceptLanguage(
  'Languages for `display_name`, of a game that has its name in several; English, or the first there is, otherwise.',
);

/** Listing games, their players, grading, and switching games; the examples show the first game. */
export function gamesPaths(registry: Registry): Paths {
  const [shown] = registry.games;
  const parameters = [gameTypeParameter(shown)];
  return {
    '/games': {
      get: operation({
        operationId: 'listGames',
        tag,
        access: 'play',
        summary: 'The games there are',
        description: 'By type_id, those that are switched off included.',
        parameters: [languageParameter],
        answer: jsonAnswer(
          'GamesAnswer',
          'The games.',
          examplesOf(shown, (game) => ({ total: 1, active_count: 1, games: [wireGame(game)] })),
        ),
      }),
    },
    '/games/{game_type}': {
      get: operation({
        operationId: 'getGame',
        tag,
        access: 'play',
        summary: 'One game: its item schema and its direct format',
        description: 'The entry of `GET /games` and all that the game says of itself.',
        parameters: [...parameters, languageParameter],
        answer: jsonAnswer(
          'GameDetail',
          'The game.',
          examplesOf(shown, (game) => gameDetail(game)),
        ),
        problems: ['game_not_found'],
      }),
    },
    '/players': {
      get: operation({
        operationId: 'listPlayers',
        tag,
        access: 'public',
        summary: 'The games that have a player',
        description:
          'What `<ludotext-games>` asks before it plays a set, on pages of any origin. Those that are switched off are included, so that learners can finish what they began.',
        parameters: [languageParameter],
        answer: jsonAnswer(
          'PlayersAnswer',
          'The players.',
          examplesOf(shown, (game) => playersResponse([game], () => undefined)),
        ),
      }),
    },
    '/games/{game_type}/player.js': { get: player(parameters) },
    '/games/{game_type}/grade': {
      post: operation({
        operationId: 'gradeAnswer',
        tag,
        access: 'play',
        summary: 'Grade an answer',
        description:
          'The item is sent along, so nothing is kept between the two. The game may be switched off, so that players can finish what they began.',
        parameters: [...parameters, acceptLanguage('Languages for the feedback; English otherwise.')],
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
            value: {
              ...{ success: true, score: 1, max: 1, correct: true, feedback: ['That is right.'] },
              feedback_details: [{ code: 'right_answer', params: {}, message: 'That is right.' }],
            },
          },
          wrong: {
            summary: 'A wrong answer, by its text',
            value: {
              success: true,
              score: 0,
              max: 1,
              correct: false,
              feedback: ['That is wrong. The right answer is: The heart'],
              feedback_details: [
                {
                  code: 'wrong_answer',
                  params: { answer: 'The heart' },
                  message: 'That is wrong. The right answer is: The heart',
                },
              ],
            },
          },
        }),
        problems: ['game_not_found', 'not_gradable', 'plugin_failed', 'plugin_timeout'],
      }),
    },
    '/games/{game_type}/activate': { post: switching(true, shown) },
    '/games/{game_type}/deactivate': { post: switching(false, shown) },
  };
}

export function gameTypeParameter(shown: RegisteredGame | undefined): Parameter {
  return {
    name: 'game_type',
    in: 'path',
    required: true,
    description: "The game's name; `GET /games` lists them.",
    schema: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,63}$' },
    ...(shown === undefined ? {} : { example: shown.host.descriptor.gameType }),
  };
}

/** Example responses for a game; none when there is no game. */
function examplesOf(shown: RegisteredGame | undefined, make: (game: RegisteredGame) => object): Examples {
  if (shown === undefined) return {};
  return { one_game: { summary: shown.host.descriptor.displayName, value: make(shown) } };
}

function switching(active: boolean, shown: RegisteredGame | undefined): Operation {
  return operation({
    operationId: active ? 'activateGame' : 'deactivateGame',
    tag,
    access: 'admin',
    summary: `Switch a game ${active ? 'on' : 'off'}`,
    description: 'Doing it twice is fine. Requests under way finish with the games they began with.',
    parameters: [gameTypeParameter(shown)],
    body: 'empty',
    answer: jsonAnswer(
      'SwitchAnswer',
      'The game as it is now.',
      examplesOf(shown, (game) => ({ success: true, game: { ...wireGame(game), active } })),
    ),
    problems: ['game_not_found', 'state_unavailable'],
  });
}

function player(parameters: readonly Parameter[]): Operation {
  const loading = operation({
    operationId: 'getPlayer',
    tag,
    access: 'public',
    summary: "A game's player",
    description:
      'One self-contained ES module that defines a custom element, for any page to import. `player` of `GET /games/{game_type}` says whether there is one. Send the `ETag` in `If-None-Match` to load it only when it changed. That of an isolated game is `forbidden` to the page of the service itself, whose frame loads it.',
    parameters,
    answer: {
      description: 'The module.',
      headers: headerRefs('ETag', 'Vary'),
      content: { 'text/javascript': { schema: { type: 'string' } } },
    },
    problems: ['game_not_found', 'not_found', 'forbidden'],
  });
  const unchanged = { description: 'It is as it was.', headers: headerRefs('X-Request-Id', 'ETag', 'Vary') };
  return { ...loading, responses: { ...loading.responses, 304: unchanged } };
}
