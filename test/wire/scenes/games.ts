import { ourGames } from '../../support/service.js';
import { get, post } from '../send.js';
import type { Scene } from '../stage.js';

/** A game as somebody might write it without any library, which goes wrong where a text says so. */
const odd = `
const itemSchema = {
  '~standard': {
    version: 1,
    vendor: 'hand',
    validate: (value) =>
      typeof value?.word === 'string' ? { value } : { issues: [{ message: 'word is missing', path: ['word'] }] },
    jsonSchema: {
      input: () => ({
        type: 'object',
        properties: { word: { type: 'string' } },
        required: ['word'],
        additionalProperties: false,
      }),
      output: () => ({}),
    },
  },
};

export default {
  apiVersion: 1,
  gameType: 'odd_words',
  typeId: 41,
  displayName: 'Odd words',
  suits: 'Any text.',
  itemSchema,
  parse: (text) => {
    if (text === 'throw') throw new Error('no');
    if (text === 'number') return 5;
    while (text === 'hang');
    return text.split(' ').map((word) => ({ word }));
  },
  prompt: ({ count }) => \`Name \${count} words.\`,
  validate: ({ word }) => {
    if (word === 'reject') return [{ rule: 'unwanted', severity: 'reject', message: 'Unwanted.', path: ['word'] }];
    if (word === 'warn') return [{ rule: 'doubtful', severity: 'warn', message: 'Doubtful.', path: ['word'] }];
    if (word === 'fail') throw new Error('no');
    return [];
  },
};
`;

const files = {
  'odd/package.json': '{ "name": "odd", "version": "1.2.3", "type": "module", "exports": "./index.js" }',
  'odd/index.js': odd,
};

const direct = (text: string, more: object = {}) => post('/generate/41', { text, ...more });

/** Games of other hands, good and bad, in threads of their own. */
export const otherGames: Scene = {
  games: [...ourGames, '  - package: "./odd"\n    display_name: "Odd"\n', '  - package: "ludotext-game-true-false"\n'],
  files,
  exchanges: {
    games: get('/games'),
    'a game without extras': get('/games/odd_words'),
    'a game with a player of its own': get('/games/true_false'),
    'a player of another hand': get('/games/true_false/player.js'),
    'a player of another hand, from the page': get('/games/true_false/player.js', { 'Sec-Fetch-Site': 'same-origin' }),
    'no player': get('/games/odd_words/player.js'),
    'not gradable': post('/games/odd_words/grade', { item: { word: 'a' }, answer: 1 }),
    'good lines': direct('whale fish'),
    'words that are kept away and warned of': direct('whale reject warn', { verbose: true }),
    'only words that are kept away': direct('reject'),
    'a game that throws': direct('throw'),
    'a game that throws at one item': direct('whale fail'),
    'a game that returns a number': direct('number'),
    'needs a model': direct('The whale sings.', { source: 'prose' }),
    'several games, one of which needs a model': post('/generate', {
      text: 'The whale sings.',
      min_score: 0,
      enabled_game_ids: [3, 41],
    }),
    'the best of one that needs a model': post('/generate/single', {
      text: 'The whale sings.',
      enabled_game_ids: [41],
    }),
    metrics: get('/metrics'),
  },
};

/** A game that is not waited for. */
export const hanging: Scene = {
  environment: { LUDOTEXT_GAME_CALL_SECONDS: '1' },
  games: ['  - package: "./odd"\n'],
  files,
  exchanges: { 'a game that hangs': direct('hang') },
};
