import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ourGames } from '../../support/service.js';
import type { Json } from '../compare.js';
import { ask, get, post, type WireRequest } from '../send.js';
import type { Exchange, Scene } from '../stage.js';

/** Puts another games.yaml in the place of the one there is, and asks. */
function withGames(games: string, request: WireRequest): Exchange {
  return async ({ service, send }) => {
    await writeFile(path.join(service.folder, 'games.yaml'), games);
    return { request: `${request.method} ${request.path}`, response: await send(request) };
  };
}

const [quiz = '', sentences = '', words = ''] = ourGames;

/** The games, the pages, health and the description, without a key. */
export const service: Scene = {
  exchanges: {
    live: get('/health/live'),
    ready: get('/health/ready'),
    health: get('/health'),
    'health, head': ask('HEAD', '/health'),
    'health, as HTML': get('/health', { Accept: 'text/html' }),
    page: get('/'),
    'page, head': ask('HEAD', '/'),
    'page in a frame': get('/frame.html'),
    docs: get('/docs'),
    'the page of a set': get('/set/0123456789ab'),
    'the page of sets': get('/set/'),
    'the page of a shared set': get('/play?view=class'),
    'the page of a set that is played, head': ask('HEAD', '/play/0123456789ab'),
    'a page below a set': get('/set/0123456789ab/items'),
    'the page of operators': get('/admin'),
    'an asset that is not there': get('/assets/nothing.js'),
    'an asset outside of the folder': get('/assets/..%2findex.html'),
    'a packed asset': get('/assets/index.js.gz'),
    openapi: get('/openapi.json'),
    'openapi, options': ask('OPTIONS', '/openapi.json'),
    'openapi, as YAML': get('/openapi.json', { Accept: 'application/yaml' }),
    games: get('/games'),
    'games in German': get('/games', { 'Accept-Language': 'de' }),
    'games in French': get('/games', { 'Accept-Language': 'fr-CA, fr;q=0.9, en;q=0.5' }),
    'games in Spanish before English': get('/games', { 'Accept-Language': 'en;q=0.5, es' }),
    'games in a language of no game': get('/games', { 'Accept-Language': 'tlh' }),
    'games in any language': get('/games', { 'Accept-Language': '*' }),
    'games, nonsense as a language': get('/games', { 'Accept-Language': ';;q=x' }),
    'games, head': ask('HEAD', '/games'),
    'games, options': ask('OPTIONS', '/games'),
    'games, deleted': ask('DELETE', '/games'),
    'games, as an image': get('/games', { Accept: 'image/png' }),
    'games, JSON refused': get('/games', { Accept: 'application/json;q=0' }),
    'games with a slash': get('/games/'),
    Games: get('/Games'),
    quiz: get('/games/quiz'),
    'quiz in German': get('/games/quiz', { 'Accept-Language': 'de' }),
    'sentence order': get('/games/sequence_sentence'),
    'word order': get('/games/sequence_word'),
    'a game nobody has': get('/games/chess'),
    'a name that is none': get('/games/QUIZ'),
    'a name with a mark': get('/games/%00'),
    'quiz in Arabic': get('/games/quiz', { 'Accept-Language': 'ar' }),
    players: get('/players', { Origin: 'https://school.example' }),
    'players in German': get('/players', { 'Accept-Language': 'de' }),
    'quiz player': get('/games/quiz/player.js'),
    'quiz player, from the page': get('/games/quiz/player.js', { 'Sec-Fetch-Site': 'same-origin' }),
    'sentence order player': get('/games/sequence_sentence/player.js'),
    'word order player, head': ask('HEAD', '/games/sequence_word/player.js'),
    'the player of a game nobody has': get('/games/chess/player.js'),
    metrics: get('/metrics'),
    'metrics, posted': post('/metrics', {}),
    'no such route': get('/nothing'),
    'no such route, posted': post('/nothing', {}),
    'no such method': ask('PROPFIND', '/games'),
    'put to generate': ask('PUT', '/generate'),
    'get of generate': get('/generate'),
    'options of generate': ask('OPTIONS', '/generate'),
    'options of llm': ask('OPTIONS', '/llm'),
    'options of everything': ask('OPTIONS', '*'),
    'a request id of the caller': get('/health/live', { 'X-Request-Id': 'lesson-1.2_3' }),
    'a request id that is too short': get('/health/live', { 'X-Request-Id': 'short' }),
    'a path that cannot be decoded': get('/games/%E0%A4%A'),
    'switched off': post('/games/quiz/deactivate'),
    'switched off twice': post('/games/quiz/deactivate', {}),
    'games while one is off': get('/games'),
    'an inactive game': post('/generate/1', { text: 'Question: Why?\nA. one\nB. two\nCorrect: B' }),
    'an inactive game among others': post('/generate', { text: 'The cat sleeps.', enabled_game_ids: [1, 3] }),
    'an inactive game alone': post('/generate', { text: 'The cat sleeps.', enabled_game_ids: [1] }),
    'grading of an inactive game': post('/games/quiz/grade', {
      item: {
        question: 'Why?',
        answers: [
          { text: 'a', correct: true },
          { text: 'b', correct: false },
        ],
      },
      answer: 0,
    }),
    'the second switched off': post('/games/sequence_sentence/deactivate'),
    'the third switched off': post('/games/sequence_word/deactivate', undefined, { 'Accept-Language': 'de' }),
    'no active game': post('/generate', { text: 'The cat sleeps.' }),
    'no active game, single': post('/generate/single', { text: 'The cat sleeps.' }),
    'health without a game': get('/health'),
    'openapi without a game': async ({ send }) => {
      const { status } = (await send(get('/openapi.json'))) as { status: number };
      return { status };
    },
    'switched on': post('/games/quiz/activate'),
    'switched on with a field': post('/games/quiz/activate', { now: true }),
    'switched on with a list': post('/games/quiz/activate', []),
    'switched on with text': ask('POST', '/games/quiz/activate', { 'Content-Type': 'text/plain' }, 'yes'),
    'switched on without a type': ask('POST', '/games/quiz/activate', {}, '{}'),
    'a game nobody has, switched on': post('/games/chess/activate'),
    'a name that is none, switched off': post('/games/-/deactivate'),
    'activate, got': get('/games/quiz/activate'),
    'reload of the same': post('/reload', {}),
    'reload with a field': post('/reload', { force: true }),
    'reload, got': get('/reload'),
    'reload of one game less': async ({ service, send }) => {
      await writeFile(path.join(service.folder, 'games.yaml'), `games:\n${quiz}${sentences}`);
      const { status, body } = (await send(post('/reload'))) as { status: number; body: Record<string, Json> };
      // The watch over the file may have come first: then the lists are empty.
      const lists = ['added', 'removed', 'changed'].map((name) => [name, Array.isArray(body[name])]);
      return { status, body: { ...body, ...Object.fromEntries(lists) } };
    },
    'games after the reload': get('/games'),
    'a games.yaml with faults': withGames(
      `games:\n${quiz}    activ: true\n  - package: "./nowhere"\n${words}    type_id: 1\n  - 5\n`,
      post('/reload'),
    ),
    'health while games.yaml has faults': get('/health'),
    'a games.yaml that is no YAML': withGames('games: [', post('/reload')),
    'a games.yaml without games': withGames('game: 5\n', post('/reload')),
    'no games.yaml': async ({ service, send }) => {
      await rm(path.join(service.folder, 'games.yaml'));
      return await send(post('/reload'));
    },
    'two hosts': ask('GET', '/games', { Host: '127.0.0.1', host: 'localhost' }),
    'another host': get('/games', { Host: 'evil.example' }),
    'another port': get('/games', { Host: 'localhost:1' }),
    'a host with a user': get('/games', { Host: 'a@127.0.0.1' }),
    'another origin, posting': post('/generate', { text: 'a' }, { Origin: 'https://evil.example' }),
    'a sandboxed page, posting': post('/reload', undefined, { Origin: 'null' }),
    'another site, posting': post('/generate', { text: 'a' }, { 'Sec-Fetch-Site': 'cross-site' }),
    'another origin, reading': get('/games', { Origin: 'https://evil.example' }),
    'preflight without a list': ask('OPTIONS', '/generate', {
      Origin: 'https://school.example',
      'Access-Control-Request-Method': 'POST',
    }),
  },
};

/** The service without its page. */
export const pageless: Scene = {
  environment: { LUDOTEXT_PAGE: '0' },
  exchanges: {
    page: get('/'),
    docs: get('/docs'),
    'the page of a set': get('/set/0123456789ab'),
    'the page of operators': get('/admin'),
    'the script for other sites': get('/embed.js'),
    asset: get('/assets/index.js'),
    openapi: async ({ send }) => {
      const { status } = (await send(get('/openapi.json'))) as { status: number };
      return { status };
    },
    player: get('/games/quiz/player.js'),
  },
};
