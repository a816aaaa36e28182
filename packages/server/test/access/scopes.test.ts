import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EngineError } from '@ludotext/engine';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GamesControl } from '../../src/lifecycle/watched-games.js';
import type { ModelControl } from '../../src/models/model-control.js';
import { startApp, type TestApp } from '../support/app.js';
import { descriptionOf } from '../support/document.js';
import { raw } from '../support/raw-request.js';
import { routesOfRouter } from '../support/router.js';

/** Who may call each route: the decision for a new one is made here. */
const scopes: Readonly<Record<string, 'open' | 'play' | 'admin'>> = {
  'DELETE /batches/{id}': 'play',
  'DELETE /jobs/{id}': 'play',
  'GET /': 'open',
  'GET /admin': 'open',
  'GET /assets/{file}': 'open',
  'GET /batches/{id}': 'play',
  'GET /batches/{id}/results': 'play',
  'GET /docs': 'open',
  'GET /embed.js': 'open',
  'GET /formats': 'play',
  'GET /frame.html': 'open',
  'GET /games': 'play',
  'GET /games/{game_type}': 'play',
  'GET /games/{game_type}/player.js': 'open',
  'GET /health': 'open',
  'GET /health/live': 'open',
  'GET /health/ready': 'open',
  'GET /icons/{file}': 'open',
  'GET /jobs/{id}': 'play',
  'GET /jobs/{id}/events': 'play',
  'GET /llm': 'admin',
  'GET /manifest.webmanifest': 'open',
  'GET /metrics': 'admin',
  'GET /models': 'play',
  'GET /openapi.json': 'open',
  'GET /players': 'open',
  'GET /play': 'open',
  'GET /play/': 'open',
  'GET /play/{set}': 'open',
  'GET /set': 'open',
  'GET /set/': 'open',
  'GET /set.schema.json': 'open',
  'GET /set/{set}': 'open',
  'GET /sw.js': 'open',
  'POST /batches': 'play',
  'POST /export/{format}': 'play',
  'POST /games/{game_type}/activate': 'admin',
  'POST /games/{game_type}/deactivate': 'admin',
  'POST /games/{game_type}/grade': 'play',
  'POST /games/{game_type}/rewrite': 'play',
  'POST /generate': 'play',
  'POST /generate/{type_id}': 'play',
  'POST /generate/single': 'play',
  'POST /documents': 'play',
  'POST /import': 'play',
  'POST /llm': 'admin',
  'POST /reload': 'admin',
  'POST /sets/check': 'play',
};

const keys = {
  none: undefined,
  wrong: 'no-key-of-ours',
  play: 'play-key-of-the-class',
  admin: 'admin-key-of-the-teacher',
};
type Caller = keyof typeof keys;
const callers = Object.keys(keys) as Caller[];

/** What callers are told at a route of each scope; nothing but what the route itself says when they may. */
const refusals = {
  open: { none: undefined, wrong: undefined, play: undefined, admin: undefined },
  play: { none: 'unauthorized', wrong: 'unauthorized', play: undefined, admin: undefined },
  admin: { none: 'unauthorized', wrong: 'unauthorized', play: 'forbidden', admin: undefined },
} as const;

const nothingDone = () => Promise.reject(new EngineError('state_unavailable', 'Nothing is done here.'));
/** What only administrators may set off. */
const deeds = {
  setActive: vi.fn<GamesControl['setActive']>(nothingDone),
  reload: vi.fn<GamesControl['reload']>(nothingDone),
  status: vi.fn<ModelControl['status']>(nothingDone),
  choose: vi.fn<ModelControl['choose']>(nothingDone),
  test: vi.fn<ModelControl['test']>(nothingDone),
};
let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    page: path.join(import.meta.dirname, 'no-page'),
    control: deeds,
    model: { ...deeds, trouble: undefined, listed: new Map() },
    environment: {
      LUDOTEXT_PLAY_KEYS: keys.play,
      LUDOTEXT_ADMIN_KEYS: keys.admin,
      LUDOTEXT_RATE_WRONG_KEYS: '0',
    },
  });
});
afterAll(() => app[Symbol.asyncDispose]());
afterEach(() => {
  vi.clearAllMocks();
});

const examplePath = (path: string) =>
  path
    .replace('{game_type}', 'words')
    .replace('{type_id}', '7')
    .replace('{file}', 'nothing.js')
    .replace('{set}', '0123456789ab');
const partsOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path: examplePath(path) };
};

async function ask(method: string, path: string, caller: Caller): Promise<Response> {
  const key = keys[caller];
  const body = method === 'POST' ? '{}' : '';
  return raw(
    app,
    [
      `${method} ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${app.port}`,
      ...(key === undefined ? [] : [`Authorization: Bearer ${key}`]),
      ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`]),
    ],
    body,
  );
}

/** The code of an error; undefined of what is none, or has no body. */
async function codeOf(response: Response): Promise<string | undefined> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  return isProblem && response.body !== null ? ((await response.json()) as { code: string }).code : undefined;
}

describe('every route', () => {
  it('has a scope', () => {
    expect(routesOfRouter(app).sort()).toEqual(Object.keys(scopes).sort());
  });

  it.each(Object.entries(scopes))('%s lets in whom its scope %s lets in', async (route, scope) => {
    const { method, path } = partsOf(route);
    for (const caller of callers) {
      const code = await codeOf(await ask(method, path, caller));
      const refusal = ['unauthorized', 'forbidden'].includes(code ?? '') ? code : undefined;
      expect([caller, refusal]).toEqual([caller, refusals[scope][caller]]);
      if (scope === 'admin' && caller !== 'admin') {
        for (const deed of Object.values(deeds)) expect(deed).not.toHaveBeenCalled();
      }
    }
  });

  it('that only administrators may call was called by them', async () => {
    for (const [route, scope] of Object.entries(scopes)) {
      const { method, path } = partsOf(route);
      if (scope === 'admin') await ask(method, path, 'admin');
    }
    expect(deeds.setActive).toHaveBeenCalledTimes(2);
    expect(deeds.reload).toHaveBeenCalledTimes(1);
    expect(deeds.status).toHaveBeenCalledTimes(1);
    const choice = JSON.stringify({ provider: 'offline' });
    await app.post('/llm', choice, { authorization: `Bearer ${keys.admin}` });
    expect([deeds.choose, deeds.test].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    const trial = JSON.stringify({ provider: 'offline', test: true });
    await app.post('/llm', trial, { authorization: `Bearer ${keys.admin}` });
    expect([deeds.choose, deeds.test].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

/** Other ways to write a path. */
const tricks: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `/.${path}`,
  (path) => `/%2e${path}`,
  (path) => `/health/..${path}`,
  (path) => `/health/%2e%2e${path}`,
  (path) => `/docs/..%2f${path.slice(1)}`,
  (path) => `${path}/.`,
  (path) => `${path}/..`,
  (path) => `${path}/%2e%2e`,
  (path) => `${path}%2f`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path};/health`,
  (path) => `${path}?/health`,
  (path) => `${path}#/health`,
  (path) => `${path}/player.js`,
  (path) => path.toUpperCase(),
  (path) => `/${path.charAt(1).toUpperCase()}${path.slice(2)}`,
  (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => path.slice(1),
  (path) => `http://127.0.0.1:${app.port}${path}`,
  (path) => `http://evil.example/health${path}`,
  (path) => `HTTP://127.0.0.1:${app.port}${path}`,
  (path) => `//evil.example${path}`,
  (path) => `/health/${path}`,
];

/** What stands in the way of a path that is none of the service's, or is refused as it is. */
const nowhere = ['not_found', 'method_not_allowed', 'forbidden_host', 'game_not_found'];

describe.each(Object.entries(scopes).filter(([, scope]) => scope !== 'open'))('%s (%s)', (route, scope) => {
  const { method, path } = partsOf(route);

  it.each(callers.filter((caller) => refusals[scope][caller] !== undefined))(
    'is not opened to %s by another spelling',
    async (caller) => {
      // A spelling may lead to another route, which refuses for itself: a key to play opens what it opens.
      const allowed =
        caller === 'play' ? ['forbidden', ...nowhere] : ['unauthorized', 'not_found', 'method_not_allowed'];
      await Promise.all(
        tricks.map(async (spell) => {
          const answer = await ask(method, spell(path), caller);
          const code = answer.status === 400 ? 'not_found' : await codeOf(answer);
          expect([spell(path), allowed.includes(code ?? 'none'), code]).toEqual([spell(path), true, code]);
        }),
      );
      for (const deed of Object.values(deeds)) expect(deed).not.toHaveBeenCalled();
    },
  );

  it('is not opened by another method', async () => {
    for (const other of ['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
      if (other === method) continue;
      const answer = await ask(other, path, 'none');
      // `OPTIONS` tells the methods, and nothing else.
      expect([other, answer.status]).toEqual([
        other,
        other === 'OPTIONS' ? 204 : other === 'HEAD' && method === 'GET' ? 401 : expect.toBeOneOf([401, 405]),
      ]);
      expect(await codeOf(answer)).toBeOneOf([undefined, 'unauthorized', 'method_not_allowed']);
    }
    for (const deed of Object.values(deeds)) expect(deed).not.toHaveBeenCalled();
  });

  it('is not opened by headers that name another method or path', async () => {
    const lines = [
      `OPTIONS /health HTTP/1.1`,
      `Host: 127.0.0.1:${app.port}`,
      `X-HTTP-Method-Override: ${method}`,
      `X-Original-URL: ${path}`,
      `X-Rewrite-URL: ${path}`,
      `X-Forwarded-Prefix: ${path}`,
    ];
    const answer = await raw(app, lines);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });
});

describe('paths made of the pieces of ours', () => {
  const pieces = [
    '/',
    '//',
    'games',
    'words',
    'activate',
    'reload',
    'llm',
    'generate',
    'health',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    ';',
    '?',
    '#',
    '%00',
    '7',
  ];
  const paths = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => `/${all.join('')}`);

  it('do nothing for whoever has no key', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('GET', 'POST', 'HEAD'), paths, async (method, path) => {
        const { status } = await ask(method, path, 'none');
        // Before a `#` Koa's parser takes a backslash for a slash.
        const isOpen = method !== 'POST' && /^\/health([?#]|$)/.test(path.replaceAll('\\', '/'));
        expect([path, isOpen || status >= 400]).toEqual([path, true]);
      }),
      { numRuns: 200 },
    );
    for (const deed of Object.values(deeds)) expect(deed).not.toHaveBeenCalled();
  });
});

describe('the description for programs', () => {
  it('has the scopes of the routes', async () => {
    const described = (await descriptionOf(app)).routes().map(({ method, path: at, operation }) => {
      const codesOf = (status: number) =>
        Object.keys(operation.responses[status]?.content?.['application/problem+json']?.examples ?? {});
      const isOpen = !codesOf(401).includes('unauthorized');
      return [`${method.toUpperCase()} ${at}`, isOpen ? 'open' : codesOf(403).includes('forbidden') ? 'admin' : 'play'];
    });
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(Object.entries(scopes).filter(([route]) => described.some(([name]) => name === route))),
    );
    expect(described.length).toBeGreaterThan(10);
  });
});

describe('the section of docs/http.md', async () => {
  const page = await readFile(path.resolve(import.meta.dirname, '../../../../docs/http.md'), 'utf8');
  const section = page.split('\n### Who may call\n')[1]?.split('\n## ')[0] ?? '';

  it('has the scopes of the routes', () => {
    const rows = [...section.matchAll(/^\| (none|play|admin) \| (.*) \|$/gm)];
    const told = rows.flatMap(([, key, routes = '']) =>
      [...routes.matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, route = '']) => [route, key === 'none' ? 'open' : key]),
    );
    expect(Object.fromEntries(told)).toEqual(scopes);
  });

  it('shows how a key is sent', async () => {
    const [, at = '', header = ''] = /curl -s http:\/\/127\.0\.0\.1:3000(\/\w+) -H '(.*)'/.exec(section) ?? [];
    const [name = '', value = ''] = header.split(': ');
    expect((await app.get(at)).status).toBe(401);
    expect((await app.get(at, { [name]: value })).status).toBe(200);
  });
});
