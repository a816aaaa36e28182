import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearerKey, keyRing, type Scope } from '../../src/access/keys.js';
import { Problem } from '../../src/http/problem.js';
import { jsonLog } from '../../src/observation/log.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';
import { raw } from '../support/raw-request.js';

const play = 'play-key-of-the-class';
const admin = 'admin-key-of-the-teacher';
const unlimited = { LUDOTEXT_RATE_WRONG_KEYS: '0' };
let app: TestApp;
let open: TestApp;
let playOnly: TestApp;
let unguarded: TestApp;
beforeAll(async () => {
  app = await startApp({
    environment: { ...unlimited, LUDOTEXT_PLAY_KEYS: `${play}, ${'p'.repeat(512)}`, LUDOTEXT_ADMIN_KEYS: admin },
  });
  open = await startApp();
  playOnly = await startApp({ environment: { ...unlimited, LUDOTEXT_PLAY_KEYS: play } });
  unguarded = await startApp({ environment: { HOST: '0.0.0.0', LUDOTEXT_ALLOW_OPEN: '1' } });
});
afterAll(() => Promise.all([app, open, playOnly, unguarded].map((each) => each[Symbol.asyncDispose]())));

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

describe('a key', () => {
  it('of the play scope reads and generates', async () => {
    expect((await app.get('/games', bearer(play))).status).toBe(200);
    const text = 'The small whale sings.';
    expect((await app.post('/generate', { text }, bearer(play))).status).toBe(200);
  });

  it('of the play scope changes nothing', async () => {
    await expectProblem(await app.post('/games/words/deactivate', undefined, bearer(play)), 'forbidden');
    await expectProblem(await app.get('/llm', bearer(play)), 'forbidden');
    expect(app.engine.registry.game('words').active).toBe(true);
  });

  it('of the admin scope does everything', async () => {
    for (const path of ['/games', '/llm', '/metrics']) {
      expect((await app.get(path, bearer(admin))).status).toBe(200);
    }
    expect((await app.post('/games/words/activate', undefined, bearer(admin))).status).toBe(200);
  });

  it('can be as long as the settings take, and the scheme in any case', async () => {
    expect((await app.get('/games', bearer('p'.repeat(512)))).status).toBe(200);
    expect((await app.get('/games', { authorization: `bearer  ${play}` })).status).toBe(200);
  });

  const wrong: readonly [string, Record<string, string>][] = [
    ['none', {}],
    ['an empty header', { authorization: '' }],
    ['no key in it', { authorization: 'Bearer' }],
    ['another key', bearer('no-key-of-ours')],
    ['the beginning of a key', bearer(play.slice(0, -1))],
    ['more than a key', bearer(`${play}x`)],
    ['a key in another case', bearer(play.toUpperCase())],
    ['two keys in one', bearer(`${play},${admin}`)],
    ['a very long key', bearer('p'.repeat(10_000))],
    ['another scheme', { authorization: `Basic ${play}` }],
    ['no scheme', { authorization: play }],
    ['a key elsewhere', { 'x-api-key': play, cookie: `key=${play}` }],
  ];
  it.each(wrong)('that is %s is unauthorized, and the answer is always the same', async (_, headers) => {
    const [answer, other] = await Promise.all([app.get('/games', headers), app.get('/games')]);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    const { request_id: _one, ...body } = await expectProblem(answer, 'unauthorized');
    const { request_id: _two, ...otherBody } = await expectProblem(other, 'unauthorized');
    expect(body).toEqual(otherBody);
  });

  it('in the address is none', async () => {
    await expectProblem(await app.get(`/games?key=${play}&authorization=Bearer%20${play}`), 'unauthorized');
  });

  it('cannot be sent twice, whichever of the two is right', async () => {
    for (const keys of [
      [play, play],
      [admin, 'no-key-of-ours'],
      ['no-key-of-ours', admin],
    ]) {
      const lines = keys.map((key) => `Authorization: Bearer ${key}`);
      const answer = await raw(app, ['GET /games HTTP/1.1', `Host: localhost:${app.port}`, ...lines]);
      await expectProblem(answer, 'invalid_request');
    }
  });

  it('is asked for also where everybody may be let in', async () => {
    const environment = { HOST: '0.0.0.0', LUDOTEXT_ALLOW_OPEN: '1', LUDOTEXT_PLAY_KEYS: play };
    await using both = await startApp({ environment });
    await expectProblem(await both.get('/games'), 'unauthorized');
  });

  it('is asked for before anything is read', async () => {
    const head = ['POST /generate HTTP/1.1', `Host: localhost:${app.port}`, 'Content-Type: application/json'];
    // The body never comes.
    await expectProblem(await raw(app, [...head, 'Content-Length: 1000']), 'unauthorized');
  });
});

describe('wrong keys', () => {
  const environment = { LUDOTEXT_PLAY_KEYS: play, LUDOTEXT_RATE_WRONG_KEYS: '2' };

  it('are limited, and what is no guess is not counted', async () => {
    await using limited = await startApp({ environment });
    const guess = () => limited.get('/games', bearer('no-key-of-ours'));
    for (let missing = 0; missing < 3; missing += 1) {
      await expectProblem(await limited.get('/games'), 'unauthorized');
      expect((await limited.get('/games', bearer(play))).status).toBe(200);
    }
    await expectProblem(await guess(), 'unauthorized');
    await expectProblem(await guess(), 'unauthorized');
    const refused = await guess();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectProblem(refused, 'rate_limited');
  });

  it('do not lock out who has the right one', async () => {
    await using limited = await startApp({ environment });
    for (let guess = 0; guess < 4; guess += 1) await limited.get('/games', bearer('no-key-of-ours'));
    expect((await limited.get('/games', bearer(play))).status).toBe(200);
  });
});

describe('the log of a refusal', () => {
  it('names the route and whose key it was, and not the key', async () => {
    const lines: string[] = [];
    const log = jsonLog('info', (line) => lines.push(line));
    await using logged = await startApp({ log, environment: { LUDOTEXT_PLAY_KEYS: play } });
    await logged.get('/llm');
    await logged.get('/llm', bearer('no-key-of-ours'));
    await logged.get('/llm', bearer(play));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { route: '/llm', code: 'unauthorized', caller: 'address' },
      { route: '/llm', code: 'unauthorized', caller: 'address' },
      { route: '/llm', code: 'forbidden', caller: expect.stringMatching(/^key:[\da-f]{8}$/) },
    ]);
    expect(lines.join()).not.toMatch(/play-key|no-key/);
  });
});

describe('a service without admin keys', () => {
  it('lets nobody administrate', async () => {
    const { detail } = await expectProblem(await playOnly.get('/llm', bearer(play)), 'forbidden');
    expect(detail).toContain('LUDOTEXT_ADMIN_KEYS');
    await expectProblem(await playOnly.get('/metrics', bearer(play)), 'forbidden');
    await expectProblem(await playOnly.get('/llm'), 'unauthorized');
  });
});

describe('a service without keys', () => {
  const scopes: Record<Scope, string> = { play: '/games', admin: '/llm' };
  it.each(Object.values(scopes))('asks for none at %s', async (path) => {
    for (const each of [open, unguarded]) {
      expect((await each.get(path)).status).toBe(200);
      expect((await each.get(path, bearer('any-key-of-theirs'))).status).toBe(200);
    }
  });

  it('shows its metrics only where nobody else reaches it', async () => {
    expect((await open.get('/metrics')).status).toBe(200);
    await using behind = await startApp({ environment: { LUDOTEXT_TRUSTED_PROXIES: '1', LUDOTEXT_ALLOW_OPEN: '1' } });
    await expectProblem(await behind.get('/metrics'), 'forbidden');
    const { detail } = await expectProblem(await unguarded.get('/metrics'), 'forbidden');
    expect(detail).toContain('LUDOTEXT_ADMIN_KEYS');
    await expectProblem(await unguarded.get('/metrics', bearer('any-key-of-theirs')), 'forbidden');
  });
});

const headers = (...values: string[]) => values.flatMap((value) => ['Authorization', value]);

describe('the key of a request', () => {
  it.each([
    ['Bearer abc.DEF-1~+/=', 'abc.DEF-1~+/='],
    ['bearer abc', 'abc'],
    ['BEARER   abc', 'abc'],
    ['Bearer', ''],
    ['Bearer ', ''],
    ['Bearer a b', ''],
    ['Bearerabc', ''],
    ['Basic abc', ''],
    ['abc', ''],
    ['', ''],
  ])('of %j is %j', (value, key) => {
    expect(bearerKey(headers(value))).toBe(key);
  });

  it('is not there without the header', () => {
    expect(bearerKey(['X-Authorization', 'Bearer abc'])).toBeUndefined();
  });

  it('is what was sent, for every key the settings take', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x21-\x7e]{8,512}$/), (key) => {
        expect(bearerKey(headers(`Bearer ${key}`))).toBe(key);
      }),
    );
  });

  it('cannot be one of two', () => {
    expect(() => bearerKey(headers('Bearer abc', 'Bearer abc'))).toThrow(Problem);
    expect(() => bearerKey(['authorization', 'Bearer abc', 'AUTHORIZATION', ''])).toThrow(Problem);
  });
});

const ringOf = (environment: Record<string, string>) => keyRing(readSettings(environment));

describe('the keys of the service', () => {
  const ring = ringOf({ LUDOTEXT_PLAY_KEYS: 'first-play-key second-play-key', LUDOTEXT_ADMIN_KEYS: 'one-admin-key' });

  it('have the scope of their list', () => {
    expect(ring.holderOf('first-play-key')?.scope).toBe('play');
    expect(ring.holderOf('second-play-key')?.scope).toBe('play');
    expect(ring.holderOf('one-admin-key')?.scope).toBe('admin');
    expect(ring.isEmpty).toBe(false);
  });

  it('have names of their own that do not hold them', () => {
    const names = ['first-play-key', 'second-play-key', 'one-admin-key'].map((key) => ring.holderOf(key)?.name);
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^key:[\da-f]{8}$/);
  });

  it('are no other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(ring.holderOf(text)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 13 }), fc.string({ maxLength: 1 }), (length, more) => {
        fc.pre(length < 13 || more !== '');
        fc.pre(length !== 13 || more !== 'y');
        expect(ring.holderOf('first-play-key'.slice(0, length) + more)).toBeUndefined();
      }),
    );
  });

  it('may be as long as the settings take', () => {
    const longest = 'k'.repeat(512);
    expect(ringOf({ LUDOTEXT_ADMIN_KEYS: longest }).holderOf(longest)?.scope).toBe('admin');
    expect(() => ringOf({ LUDOTEXT_ADMIN_KEYS: `${longest}k` })).toThrow(/^LUDOTEXT_ADMIN_KEYS/);
  });

  it('are none where none is set', () => {
    const none = ringOf({});
    expect(none.isEmpty).toBe(true);
    expect(none.holderOf('')).toBeUndefined();
  });
});
