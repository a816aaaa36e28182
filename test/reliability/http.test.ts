import { once } from 'node:events';
import { connect } from 'node:net';
import { type ModelServer, startModelServer } from '@ludotext/model-server';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import {
  type DescribedRoute,
  Description,
  examplePath,
  type ServedDocument,
} from '../../packages/server/test/support/document.js';
import { askRaw, readAnswers, sendRaw } from '../../packages/server/test/support/raw.js';
import { type RunningService, runService } from '../support/service.js';
import { answerFaults } from './api/answer-faults.js';
import { Exchange } from './api/exchange.js';
import { row } from './support/row.js';

let models: ModelServer;
let service: RunningService;
let port: number;
let exchange: Exchange;
let description: Description;
let routes: readonly DescribedRoute[];

beforeAll(async () => {
  models = await startModelServer();
  const model = { LLM_PROVIDER: 'ollama', LLM_MODEL: 'stand-in', OLLAMA_HOST: models.url };
  // A busy machine is no reason to refuse a request here.
  service = await runService({ ...model, LUDOTEXT_LOOP_DELAY_MS: '0' });
  port = Number(new URL(service.url).port);
  exchange = new Exchange(service.url);
  description = new Description((await (await fetch(`${service.url}/openapi.json`)).json()) as ServedDocument);
  routes = description.routes();
});
afterAll(async () => {
  exchange[Symbol.dispose]();
  await service[Symbol.asyncDispose]();
  await models.close();
});

const posts = () => routes.filter(({ method }) => method === 'post');
const takesJson = ({ operation }: DescribedRoute) => operation.requestBody?.content['application/json'] !== undefined;
const takesForms = ({ operation }: DescribedRoute) =>
  operation.requestBody?.content['multipart/form-data'] !== undefined;
const takesFields = ({ operation }: DescribedRoute) => operation.requestBody?.required === true;
const isAlive = async () => (await fetch(`${service.url}/health/live`)).status === 200;

/** Sends a body to a route, checks the answer by the document, and gives status and code. */
async function post(route: DescribedRoute, body: string | Uint8Array, type?: string) {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const request = { method: 'POST', path: examplePath(route), headers, body };
  const answer = await exchange.send(request);
  expect([request.path, type, answerFaults(description, route, request, answer)]).toEqual([request.path, type, []]);
  return [answer.status, (JSON.parse(answer.body) as { code?: string }).code];
}

describe('bodies', () => {
  row('H01', 'of another content type', async () => {
    const types = [undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    let sent = 0;
    for (const route of posts()) {
      for (const type of types) {
        // A document may be plain text; a form has to be one.
        const isText = !takesJson(route) && type === 'text/plain';
        const isForm = takesForms(route) && type?.startsWith('multipart/') === true;
        const refusal = isForm ? [400, 'invalid_request'] : [415, 'unsupported_media_type'];
        const expected = isText ? [200, undefined] : refusal;
        expect([route.path, type, await post(route, '{"text":"a"}', type)]).toEqual([route.path, type, expected]);
        sent += 1;
      }
    }
    expect(models.requests).toEqual([]);
    return {
      ran: `${sent} bodies of ${types.length} content types at ${posts().length} routes`,
      happened: `all 415, broken forms 400, plain text read as a document; ${models.requests.length} calls of the model`,
    };
  });

  row('H02', 'that are not JSON objects', async () => {
    const object = '{"provider":"offline"}';
    const bodies: readonly (readonly [code: string, body: string | Uint8Array])[] = [
      ['invalid_json', '{"text": "a'],
      ['invalid_json', '{"text"'],
      ['invalid_json', ''],
      ['invalid_json', ' \n'],
      ['invalid_request', '5'],
      ['invalid_request', 'null'],
      ['invalid_request', '[]'],
      ['invalid_json', Buffer.from([...Buffer.from('{"text":"'), 0xff, 0xfe, ...Buffer.from('"}')])],
      ['invalid_json', Buffer.from([...Buffer.from('{"text":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')])],
      ['invalid_json', '{"text":"a"}{'],
      ['invalid_json', `${object}\u0000`],
    ];
    let sent = 0;
    for (const route of posts().filter((route) => takesFields(route) && takesJson(route))) {
      for (const [code, body] of bodies) {
        expect([route.path, String(body), await post(route, body, 'application/json')]).toEqual([
          route.path,
          String(body),
          [400, code],
        ]);
        sent += 1;
      }
    }
    // A byte-order mark is none of the text.
    const llm = posts().find(({ path }) => path === '/generate/{type_id}');
    const marked = `\ufeff${JSON.stringify({ text: 'Question: Which?\nA. This\nB. That\nCorrect: A', complete: false })}`;
    if (llm !== undefined) expect(await post(llm, marked, 'application/json')).toEqual([200, undefined]);
    return {
      ran: `${sent} bodies, and one with a byte-order mark`,
      happened: 'all 400; the one with the mark was read',
    };
  });

  row('H06', 'with names of prototypes, and with very many names', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field_${index}`, index]));
    const bodies = [
      '{"__proto__":{"isAdmin":true},"text":"a"}',
      '{"text":"a","item":{"__proto__":{"isAdmin":true}},"answer":1}',
      '{"text":"a","constructor":{"prototype":{"isAdmin":true}}}',
      '{"\\u005f_proto__":{"isAdmin":true}}',
      JSON.stringify({ text: 'a', ...many }),
    ];
    let sent = 0;
    for (const route of posts().filter(takesJson)) {
      for (const body of bodies) {
        expect([route.path, await post(route, body, 'application/json')]).toEqual([
          route.path,
          [400, 'invalid_request'],
        ]);
        sent += 1;
      }
    }
    // The service runs in this very process.
    expect('isAdmin' in {}).toBe(false);
    return { ran: `${sent} bodies at ${posts().length} routes`, happened: 'all 400; no prototype changed' };
  });
});

describe('connections', () => {
  row('H08', 'that speak broken HTTP', async () => {
    const host = `Host: 127.0.0.1:${port}`;
    const close = 'Connection: close\r\n\r\n';
    const cases: readonly (readonly [name: string, statuses: readonly number[], bytes: string])[] = [
      [
        'length and chunks',
        [400],
        `POST /generate HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\n${host}\r\n\r\n`,
      ],
      [
        'two lengths',
        [400],
        `POST /generate HTTP/1.1\r\n${host}\r\nContent-Length: 2\r\nContent-Length: 3\r\n${close}{}`,
      ],
      ['two hosts', [400, 403], `GET /health HTTP/1.1\r\n${host}\r\nHost: evil.example\r\n${close}`],
      ['no host', [400, 403], `GET /health HTTP/1.1\r\n${close}`],
      ['an empty host', [400, 403], `GET /health HTTP/1.1\r\nHost:\r\n${close}`],
      ['20 KB of headers', [431], `GET /health HTTP/1.1\r\n${host}\r\nX-Long: ${'x'.repeat(20_000)}\r\n${close}`],
      ['an address of 9,000 characters', [404, 414], `GET /${'x'.repeat(9000)} HTTP/1.1\r\n${host}\r\n${close}`],
      ['not HTTP', [400], `hello\r\n\r\n`],
      ['CONNECT', [400], `CONNECT elsewhere.example:80 HTTP/1.1\r\n${host}\r\n\r\n`],
      [
        'an unknown expectation',
        [415],
        `POST /generate HTTP/1.1\r\n${host}\r\nExpect: wonders\r\nContent-Length: 2\r\n${close}{}`,
      ],
      ['a folded line', [400], `GET /health HTTP/1.1\r\n${host}\r\nX-A: b\r\n\tc: d\x00\r\n${close}`],
    ];
    const seen: string[] = [];
    for (const [name, statuses, bytes] of cases) {
      const answers = readAnswers(await sendRaw(port, bytes));
      const [{ status = 0, headers = {}, body = '' } = {}] = answers;
      expect([name, answers.length, statuses.includes(status)]).toEqual([name, 1, true]);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      const problem = { success: false, status, request_id: headers['x-request-id'], code: expect.any(String) };
      expect([name, JSON.parse(body)]).toEqual([name, expect.objectContaining(problem)]);
      seen.push(`${name} ${answers[0]?.status}`);
      expect(await isAlive()).toBe(true);
    }
    return {
      ran: `${cases.length} broken requests`,
      happened: `${seen.join(', ')}, each a problem; the service keeps running`,
    };
  });

  row('H09', 'with a pipeline of 100 requests', async () => {
    const count = 100;
    const requests = Array.from({ length: count }, (_, index) =>
      [
        `GET /games HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        `X-Request-Id: pipeline-${index}`,
        ...(index === count - 1 ? ['Connection: close'] : []),
        '\r\n',
      ].join('\r\n'),
    );
    const answers = readAnswers(await sendRaw(port, requests.join('')));
    expect(answers.map(({ status, headers }) => [status, headers['x-request-id']])).toEqual(
      Array.from({ length: count }, (_, index) => [200, `pipeline-${index}`]),
    );
    return { ran: `${count} requests on one connection`, happened: `${answers.length} responses, in order` };
  });

  row('H09', 'with pipelines of texts, and callers who leave them', async () => {
    const callers = 5;
    const body = JSON.stringify({ text: 'The small whale sings under the ice.', max_items: 1, enabled_game_ids: [1] });
    const head = `POST /generate HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json`;
    const one = `${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    const work = async () => {
      const health = (await (await fetch(`${service.url}/health`)).json()) as { work: { requests: number } };
      return health.work;
    };
    const called = models.requests.length;
    models.hold();
    const sockets = Array.from({ length: callers }, () => connect(port, '127.0.0.1').on('error', () => {}));
    for (const socket of sockets) socket.write(one.repeat(20));
    await models.received(called + callers);
    const underWay = await work();
    expect(underWay).toMatchObject({ requests: callers });
    for (const socket of sockets) socket.destroy();
    await expect.poll(work, { timeout: 30_000 }).toEqual({ requests: 0, calls: 0, waiting: 0 });
    models.release();
    expect(models.requests.length - called).toBe(callers);
    return {
      ran: `${callers} callers that send 20 texts ahead and disconnect`,
      happened: `${underWay.requests} requests were under way, none afterwards; ${models.requests.length - called} calls of the model`,
    };
  });

  row('H09', 'with pipelines that nobody reads', async () => {
    const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    const before = process.memoryUsage.rss();
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) {
      socket.write(`GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(1100));
    }
    await Promise.all(closed);
    const grown = Math.max(0, Math.round((process.memoryUsage.rss() - before) / 1e6));
    expect(await isAlive()).toBe(true);
    expect(grown).toBeLessThan(300);
    return {
      ran: `${sockets.length} connections that send 1,100 requests each and read nothing`,
      happened: `all closed, the service keeps running; memory grew by ${grown} MB`,
    };
  });
});

describe('addresses', () => {
  row('H10', 'with odd names of games', async () => {
    const names = [
      ...['%00', '%2e%2e%2f', '..%2f..%2fetc', '__proto__', 'constructor', 'toString', '%E0%A4%A', '%', '%zz'],
      ...['x'.repeat(10_000), '%F0%9F%90%8B', '%EF%BC%91', '-1', '0', '01', '1.0', '1e0', '9'.repeat(30), 'QUIZ'],
      ...['quiz%2fplayer.js', '%0d%0aX-Evil:%201', ';', 'quiz;a=b', '%20quiz'],
    ];
    const places: readonly (readonly [method: string, path: string, body?: string])[] = [
      ['POST', '/generate/@', '{"text":"a"}'],
      ['GET', '/games/@'],
      ['GET', '/games/@/player.js'],
      ['POST', '/games/@/grade', '{"item":{},"answer":1}'],
      ['POST', '/games/@/activate'],
    ];
    let asked = 0;
    for (const name of names) {
      for (const [method, place, sent] of places) {
        const answer = await askRaw(port, method, place.replace('@', name), sent === undefined ? {} : { body: sent });
        expect([place, name, answer.status]).toEqual([place, name, answer.status === 400 ? 400 : 404]);
        expect(JSON.parse(answer.body).code).toMatch(/^(game_)?not_found$|^invalid_request$/);
        expect(answer.headers['x-evil']).toBeUndefined();
        asked += 1;
      }
    }
    return {
      ran: `${names.length} names at ${places.length} routes`,
      happened: `all ${asked} rejected with 404 or 400`,
    };
  });

  row('H11', 'with every method', async () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
    let asked = 0;
    for (const path of new Set(routes.map((route) => route.path))) {
      const own = routes.filter((route) => route.path === path);
      const [first] = own;
      if (first === undefined) continue;
      const allowed = new Set(
        own.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])),
      );
      for (const method of methods) {
        const answer = await exchange.send({ method, path: examplePath(first), headers: {} });
        const { headers } = answer;
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual(
          /player(s|\.js)$/.test(path) && answer.status === 200 ? ['access-control-allow-origin'] : [],
        );
        asked += 1;
        if (allowed.has(method)) {
          expect([path, method, answer.status]).not.toEqual([path, method, 405]);
          continue;
        }
        expect([path, method, answer.status]).toEqual([path, method, method === 'OPTIONS' ? 204 : 405]);
        expect(new Set(String(headers.allow).split(', '))).toEqual(new Set([...allowed, 'OPTIONS']));
      }
      if (allowed.has('HEAD')) {
        const [whole, head] = await Promise.all(
          ['GET', 'HEAD'].map((method) => exchange.send({ method, path: examplePath(first), headers: {} })),
        );
        expect([path, head?.status, head?.headers['content-type'], head?.body]).toEqual([
          path,
          whole?.status,
          whole?.headers['content-type'],
          '',
        ]);
      }
    }
    return {
      ran: `${asked} requests: ${methods.length} methods at every route of the document`,
      happened: '405 with Allow, OPTIONS 204; HEAD as GET; no CORS headers but those of public players',
    };
  });
});
