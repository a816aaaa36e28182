import { ask, get, post, type WireRequest } from '../send.js';
import type { Scene } from '../stage.js';
import { lines } from './texts.js';

const play = { Authorization: 'Bearer play-key-of-the-class' };
const admin = { Authorization: 'Bearer admin-key-of-the-school' };
const wrong = { Authorization: 'Bearer not-a-key-of-ours' };
const school = { Origin: 'https://school.example' };

const twice = (request: WireRequest): WireRequest => ({
  ...request,
  headers: [...request.headers, ['Authorization', 'Bearer a'], ['Authorization', 'Bearer b']],
});

/** Who may ask for what. */
export const keys: Scene = {
  environment: {
    LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class',
    LUDOTEXT_ADMIN_KEYS: 'admin-key-of-the-school',
    LUDOTEXT_CORS_ORIGINS: 'https://school.example',
    LUDOTEXT_HOSTS: 'lessons.example',
    LUDOTEXT_TRUSTED_PROXIES: '1',
    LUDOTEXT_RATE_WRONG_KEYS: '2',
  },
  exchanges: {
    health: get('/health'),
    page: get('/'),
    player: get('/games/quiz/player.js'),
    'games without a key': get('/games'),
    'games with a key to play': get('/games', play),
    'games with an admin key': get('/games', admin),
    'one game without a key': get('/games/quiz'),
    'generating without a key': post('/generate/1', { text: lines.quiz }),
    'generating with a key to play': post('/generate/1', { text: lines.quiz }, play),
    'grading without a key': post('/games/quiz/grade', {}),
    'switching without a key': post('/games/quiz/deactivate'),
    'switching with a key to play': post('/games/quiz/deactivate', undefined, play),
    'switching with an admin key': post('/games/quiz/activate', undefined, admin),
    'reload with a key to play': post('/reload', undefined, play),
    'reload with an admin key': post('/reload', undefined, admin),
    'llm without a key': get('/llm'),
    'llm with a key to play': get('/llm', play),
    'llm with an admin key': get('/llm', admin),
    'choosing a model with a key to play': post('/llm', { provider: 'offline' }, play),
    'metrics without a key': get('/metrics'),
    'metrics with a key to play': get('/metrics', play),
    'metrics with an admin key': ask('HEAD', '/metrics', admin),
    'another scheme': get('/games', { Authorization: 'Basic cGxheTprZXk=' }),
    'no route without a key': get('/nothing'),
    'no route with a key': get('/nothing', play),
    'two keys': twice(get('/games')),
    'a wrong key': get('/games', { ...wrong, 'X-Forwarded-For': '192.0.2.7' }),
    'a wrong key again': get('/games', { ...wrong, 'X-Forwarded-For': '192.0.2.7' }),
    'a wrong key too often': get('/games', { ...wrong, 'X-Forwarded-For': '192.0.2.7' }),
    'a right key after wrong ones': get('/games', { ...play, 'X-Forwarded-For': '192.0.2.7' }),
    'a listed host': get('/health/live', { Host: 'lessons.example' }),
    'a listed host with a port': get('/health/live', { Host: 'lessons.example:8443' }),
    'a host that is not listed': get('/health/live', { Host: 'other.example' }),
    preflight: ask('OPTIONS', '/generate', {
      ...school,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type, authorization',
    }),
    'preflight of another origin': ask('OPTIONS', '/generate', {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
    }),
    'a listed origin, reading': get('/games', { ...school, ...play }),
    'a listed origin, posting': post('/generate/1', { text: lines.quiz }, { ...school, ...play }),
    'a listed origin without a key': get('/games', school),
    'another origin, posting': post('/generate/1', { text: lines.quiz }, { Origin: 'https://evil.example', ...play }),
    'another origin, reading': get('/games', { Origin: 'https://evil.example', ...play }),
  },
};

/** Keys to play, and none for admins. */
export const noAdmins: Scene = {
  environment: { LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class' },
  exchanges: {
    games: get('/games', play),
    'llm with a key to play': get('/llm', play),
    'llm without a key': get('/llm'),
    'metrics with a key to play': get('/metrics', play),
  },
};

/** No keys where others reach the service. */
export const open: Scene = {
  environment: { LUDOTEXT_ALLOW_OPEN: '1', LUDOTEXT_TRUSTED_PROXIES: '1' },
  exchanges: {
    games: get('/games'),
    llm: get('/llm'),
    metrics: get('/metrics'),
    generating: post('/generate/1', { text: lines.quiz }),
  },
};
