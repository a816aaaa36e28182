import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { type RawAnswer, readAnswers, sendRaw } from '../../packages/server/test/support/raw.js';
import { times } from '../support/long.js';
import { runService } from '../support/service.js';
import { row } from './support/row.js';

const play = 'play-key-of-the-class';
const admin = 'admin-key-of-the-teacher';
const keys = { LUDOTEXT_PLAY_KEYS: play, LUDOTEXT_ADMIN_KEYS: admin, LUDOTEXT_RATE_WRONG_KEYS: '0' };

const portOf = ({ url }: { readonly url: string }) => Number(new URL(url).port);

interface Ask {
  readonly method?: string;
  readonly path: string;
  /** The port's own on 127.0.0.1 when absent. */
  readonly host?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

async function ask(port: number, { method = 'GET', path, host, headers = [], body = '' }: Ask): Promise<RawAnswer> {
  const length = method === 'POST' ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host ?? `127.0.0.1:${port}`}`, 'Connection: close'];
  const [answer] = readAnswers(await sendRaw(port, `${[...lines, ...length, ...headers].join('\r\n')}\r\n\r\n${body}`));
  if (answer === undefined) throw new Error('The connection was closed without an answer.');
  return answer;
}

const codeOf = ({ body }: RawAnswer): unknown => (body === '' ? undefined : JSON.parse(body).code);
const bearer = (key: string) => `Authorization: Bearer ${key}`;

/** Paths of the service's routes, by method, as it describes them itself. */
async function routesOf(url: string, method: 'get' | 'post'): Promise<string[]> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: Record<string, object> };
  const found = Object.entries(paths).filter(([, operations]) => method in operations);
  return found.map(([at]) =>
    at
      .replace('{game_type}', 'quiz')
      .replace('{type_id}', '1')
      .replace(/\{\w+\}/, 'x'),
  );
}

describe('the door', () => {
  row('H12', 'foreign hosts', async () => {
    await using service = await runService(keys);
    const port = portOf(service);
    const names = ['evil/?', 'x#', '', 'evil@localhost', 'evil.example', 'localhost.evil.example', '2130706433'];
    const hosts = [...names.map((name) => `${name}:${port}`), 'localhost:1', 'localhost', 'evil.example'];
    const asked = hosts.flatMap((host) => [undefined, play, admin].map((key) => ({ host, key })));
    for (const { host, key } of asked) {
      const answer = await ask(port, { path: '/games', host, headers: key === undefined ? [] : [bearer(key)] });
      expect([host, answer.status, codeOf(answer)]).toEqual([host, 403, 'forbidden_host']);
    }
    // Nothing of this changed what a key is worth.
    expect((await ask(port, { path: '/games' })).status).toBe(401);
    expect((await ask(port, { path: '/games', headers: [bearer(play)] })).status).toBe(200);
    return {
      ran: `${hosts.length} hosts, each without a key, with a play key and with an admin key: ${asked.length} requests`,
      happened: 'all 403 `forbidden_host`; at the right host a key is required and sufficient',
    };
  });

  row('S08', 'invalid keys', async () => {
    await using service = await runService(keys);
    const port = portOf(service);
    const wrong = {
      none: [],
      wrong: [bearer('no-key-of-ours-at-all')],
      'a beginning of one': [bearer(play.slice(0, -1))],
      'one and more': [bearer(`${admin}x`)],
      'another case': [bearer(play.toUpperCase())],
      'another scheme': [`Authorization: Basic ${play}`],
      'an empty one': ['Authorization:'],
      'a long one': [bearer('k'.repeat(12_000))],
    };
    const open =
      /^\/(|players|docs|assets.*|frame\.html|openapi\.json|health.*|set\.schema\.json|games\/quiz\/player\.js)$/;
    const routes = [
      ...(await routesOf(service.url, 'get')).filter((at) => !open.test(at)).map((at) => ({ method: 'GET', path: at })),
      ...(await routesOf(service.url, 'post')).map((at) => ({ method: 'POST', path: at })),
    ];
    const shapes = new Set<string>();
    for (const route of routes) {
      for (const headers of Object.values(wrong)) {
        const answer = await ask(port, { ...route, headers });
        const { request_id: _, ...shape } = JSON.parse(answer.body);
        shapes.add(JSON.stringify([answer.status, answer.headers['www-authenticate'], shape]));
      }
      const twice = await ask(port, { ...route, headers: [bearer(admin), bearer(admin)] });
      expect([route.path, twice.status, codeOf(twice)]).toEqual([route.path, 400, 'invalid_request']);
    }
    expect(routes.length).toBeGreaterThan(10);
    expect([...shapes]).toEqual([expect.stringMatching(/^\[401,"Bearer",.*"unauthorized"/)]);

    const huge = `GET /games HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${'k'.repeat(10_000_000)}\r\n\r\n`;
    const said = [];
    for (let count = 0; count < times(2, 20); count += 1) said.push((await sendRaw(port, huge)).slice(0, 12));
    // The connection may be gone before the answer is read.
    for (const status of said) expect(status).toMatch(/^(HTTP\/1\.1 431)?$/);
    expect((await ask(port, { path: '/games', headers: [bearer(play)] })).status).toBe(200);
    return {
      ran: `${routes.length} routes × ${Object.keys(wrong).length} wrong keys and two keys at once; ${said.length} keys of 10 MB`,
      happened: `wrong: 401 in ${shapes.size} shape for all; two at once: 400; 10 MB: ${said.filter((status) => status !== '').length} received their 431, all were cut off; a right key works afterwards`,
    };
  });

  row('S09', 'a public address without a key', async () => {
    const hosts = ['0.0.0.0', '::', '192.0.2.7', 'games.example'].slice(0, times(1, 4));
    const refused = hosts.map(async (host) => {
      const port = await freePort();
      const { code, stdout, stderr } = await start({ HOST: host, PORT: String(port) });
      expect([host, code, stdout]).toEqual([host, 1, '']);
      expect(stderr).toMatch(/^HOST .*LUDOTEXT_PLAY_KEYS.*LUDOTEXT_ADMIN_KEYS.*LUDOTEXT_ALLOW_OPEN=1.*\n$/);
      expect(await isListening(port)).toBe(false);
    });
    const ways = [{ LUDOTEXT_PLAY_KEYS: play }, { LUDOTEXT_ADMIN_KEYS: admin }, { LUDOTEXT_ALLOW_OPEN: '1' }];
    const allowed = ways.slice(0, times(1, 3)).map(async (environment) => {
      const { stdout } = await start({ HOST: '0.0.0.0', PORT: '0', ...environment });
      expect(stdout).toContain('Ludotext listens on http://0.0.0.0:');
    });
    await Promise.all([...refused, ...allowed]);
    return {
      ran: `the built service, started ${hosts.length} times on public addresses without a key, and ${allowed.length} times on 0.0.0.0 with a key or the flag`,
      happened: 'without: exit 1, one line naming the settings, nothing listens; with: it listens',
    };
  });

  row('S10', 'what browsers say of a request’s origin', async () => {
    const listed = 'https://lessons.example';
    await using service = await runService({ LUDOTEXT_CORS_ORIGINS: listed });
    const port = portOf(service);
    const own = `http://127.0.0.1:${port}`;
    const evil = 'https://evil.example';
    // Origin, Sec-Fetch-Site, and whether it may pass, as in Go's CrossOriginProtection.
    const matrix: readonly [string | undefined, string | undefined, boolean][] = [
      [undefined, undefined, true],
      [undefined, 'same-origin', true],
      [undefined, 'none', true],
      [undefined, 'same-site', false],
      [undefined, 'cross-site', false],
      [own, undefined, true],
      [own, 'same-origin', true],
      [evil, undefined, false],
      [evil, 'cross-site', false],
      ['null', undefined, false],
      ['null', 'cross-site', false],
      ['http://127.0.0.1:1', undefined, false],
      [listed, undefined, true],
      [listed, 'cross-site', true],
      [`${listed}.evil.example`, 'cross-site', false],
    ];
    const routes = await routesOf(service.url, 'post');
    for (const at of routes) {
      for (const [origin, site, passes] of matrix) {
        const headers = [
          ...(origin === undefined ? [] : [`Origin: ${origin}`]),
          ...(site === undefined ? [] : [`Sec-Fetch-Site: ${site}`]),
          'Content-Type: application/x-www-form-urlencoded',
        ];
        // A body that no route takes: what passes the guard changes nothing.
        const answer = await ask(port, { method: 'POST', path: at, headers, body: 'x' });
        expect([at, origin, site, codeOf(answer)]).toEqual([
          at,
          origin,
          site,
          passes ? 'unsupported_media_type' : 'forbidden_origin',
        ]);
        const readable = answer.headers['access-control-allow-origin'];
        expect(readable).toBe(origin === listed ? listed : undefined);
      }
    }
    const refused = matrix.filter(([, , passes]) => !passes).length;
    return {
      ran: `${matrix.length} combinations of the two headers × ${routes.length} routes of POST`,
      happened: `${refused} of them 403 \`forbidden_origin\` at every route, including \`null\`; the others pass; only the listed origin may read`,
    };
  });

  row('S11', 'forms and preflights of foreign pages', async () => {
    await using service = await runService();
    const port = portOf(service);
    const routes = await routesOf(service.url, 'post');
    const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    const fromPage = ['Origin: https://evil.example', 'Sec-Fetch-Site: cross-site'];
    const before = await (await fetch(`${service.url}/games`)).text();
    const seen = new Set<string>();
    let asked = 0;
    const note = (what: string, answer: RawAnswer) => {
      asked += 1;
      seen.add(`${what} ${answer.status}`);
      const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect([what, cors]).toEqual([what, []]);
    };
    for (const at of routes) {
      for (const type of forms) {
        const form = { method: 'POST', path: at, body: '{"text":"x"}' };
        note('form', await ask(port, { ...form, headers: [...fromPage, `Content-Type: ${type}`] }));
        note('without origin', await ask(port, { ...form, headers: [`Content-Type: ${type}`] }));
      }
      const wanted = ['Access-Control-Request-Method: POST', 'Access-Control-Request-Headers: content-type'];
      note('preflight', await ask(port, { method: 'OPTIONS', path: at, headers: [...fromPage, ...wanted] }));
    }
    expect([...seen].sort()).toEqual([
      'form 403',
      'preflight 204',
      'without origin 200',
      'without origin 400',
      'without origin 415',
    ]);
    expect(await (await fetch(`${service.url}/games`)).text()).toBe(before);
    return {
      ran: `${routes.length} routes × ${forms.length} types of form, with and without an origin, and a preflight each: ${asked} requests`,
      happened:
        'forms of the page 403, without an origin 415, preflights without a single CORS header; no game changed',
    };
  });

  row('A09', 'invented callers in X-Forwarded-For', async () => {
    const most = 3;
    const further = times(3, 60);
    const statuses = async (environment: Record<string, string>, chains: readonly string[]) => {
      await using service = await runService({ LUDOTEXT_RATE_REQUESTS: String(most), ...environment });
      const all = [];
      for (const chain of chains) {
        const answer = await ask(portOf(service), { path: '/games', headers: [`X-Forwarded-For: ${chain}`] });
        all.push(answer.status);
      }
      return all;
    };
    const invented = Array.from({ length: most + further }, (_, index) => `203.0.113.${index}`);
    const limited = invented.map((_, index) => (index < most ? 200 : 429));
    const proxy = { LUDOTEXT_TRUSTED_PROXIES: '1', LUDOTEXT_ALLOW_OPEN: '1' };
    // Nobody is trusted: the connection counts.
    expect(await statuses({}, invented)).toEqual(limited);
    // The caller's own words stand before those of the proxy.
    expect(
      await statuses(
        proxy,
        invented.map((chain) => `${chain}, 198.51.100.9`),
      ),
    ).toEqual(limited);
    expect(
      await statuses(
        proxy,
        invented.map((chain) => `198.51.100.9, ${chain}`),
      ),
    ).toEqual(invented.map(() => 200));
    return {
      ran: `a limit of ${most} a minute, ${invented.length} requests each: without a trusted proxy, with one proxy and invented first entries, with one proxy and different last entries`,
      happened: `${most} pass and ${further} are 429 in the first two, all ${invented.length} pass in the last`,
    };
  });
});

const program = path.resolve(import.meta.dirname, '../../packages/server/dist/main.js');

/** Starts the program and gives what it said, at its end or as soon as it listens. */
async function start(environment: Record<string, string>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-door-'));
  const child = spawn(process.execPath, [program], { cwd: folder, env: { PATH: process.env.PATH, ...environment } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    if (stdout.includes('\n')) child.kill('SIGKILL');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  await rm(folder, { recursive: true, force: true });
  return { code, stdout, stderr };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
