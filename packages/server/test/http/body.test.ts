import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { LUDOTEXT_MAX_BODY: '200000' } });
});
afterAll(() => app[Symbol.asyncDispose]());

const routesWithBody = ['/generate', '/generate/single', '/generate/7', '/llm'];
const routesWithout = ['/reload', '/games/words/deactivate', '/games/words/activate'];

/** Sends raw bytes, in one piece or chunked, over a connection of its own. */
function send(path: string, body: Buffer, headers: Record<string, string>, agent?: import('node:http').Agent) {
  return new Promise<Response>((resolve, reject) => {
    const request = httpRequest(app.url + path, { method: 'POST', headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve(new Response(Buffer.concat(chunks), { status, headers: headers as Record<string, string> }));
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

describe('the content type', () => {
  const wrong = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/vnd.api+json',
    'application/json; charset=latin1',
  ];

  it.each(routesWithBody.flatMap((path) => [undefined, ...wrong].map((type) => [path, type] as const)))(
    'of POST %s cannot be %s',
    async (path, type) => {
      const headers = { 'content-type': type ?? '' };
      if (type === undefined)
        await expectProblem(await send(path, Buffer.from('{"text":"a"}'), {}), 'unsupported_media_type');
      else await expectProblem(await app.post(path, '{"text":"a"}', headers), 'unsupported_media_type');
    },
  );

  it.each(routesWithout.flatMap((path) => wrong.map((type) => [path, type] as const)))(
    'of POST %s, which takes no body, cannot be %s',
    async (path, type) => {
      await expectProblem(await app.post(path, 'a=b', { 'content-type': type }), 'unsupported_media_type');
    },
  );

  it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
    'can be %s',
    async (type) => {
      expect((await app.post('/generate/7', { text: 'whale' }, { 'content-type': type })).status).toBe(200);
    },
  );

  it.each(routesWithout)('is not asked for where POST %s has no body', async (path) => {
    expect((await app.post(path)).status).toBe(200);
    expect((await app.post(path, {})).status).toBe(200);
    expect((await app.post(path, '', { 'content-type': 'application/json' })).status).toBe(200);
  });

  it.each(routesWithout)('of a body without one is missing on POST %s', async (path) => {
    await expectProblem(await send(path, Buffer.from('{}'), {}), 'unsupported_media_type');
  });

  it('does not let fields through where none are taken', async () => {
    await expectProblem(await app.post('/reload', { force: true }), 'invalid_request');
  });

  it.each(['gzip', 'br', 'zzz'])('does not let a body through that is compressed with %s', async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    await expectProblem(await send('/generate', gzipSync('{"text":"a"}'), headers), 'unsupported_media_type');
  });
});

describe('the JSON', () => {
  const json = { 'content-type': 'application/json' };

  it.each(['', ' ', '{', '{"text":"a"', '{"text":"a"}x', "{'text':'a'}", '{"text":NaN}'])(
    'of %j is invalid',
    async (body) => {
      await expectProblem(await send('/generate', Buffer.from(body), json), 'invalid_json');
    },
  );

  it('has to be UTF-8', async () => {
    const latin = Buffer.from('{"text":"caf\u00e9"}', 'latin1');
    await expectProblem(await send('/generate', latin, json), 'invalid_json');
  });

  it('may begin with a byte-order mark', async () => {
    const response = await send('/generate/7', Buffer.from('\ufeff{"text":"café"}'), json);
    expect(await response.json()).toMatchObject({ items: [{ word: 'café' }] });
  });

  it.each(['5', 'null', '[]', '"text"', 'true'])('of %s is no object', async (body) => {
    await expectProblem(await app.post('/generate', body), 'invalid_request');
  });

  it('never repeats the body in the answer', async () => {
    const problem = await expectProblem(await app.post('/generate', '{"text": sesame'), 'invalid_json');
    expect(JSON.stringify(problem)).not.toContain('sesame');
  });
});

describe('the nesting', () => {
  const nested = (depth: number) => `{"text":"a","x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  it.each([33, 5000, 39_000])('of %i levels is too deep', async (depth) => {
    await expectProblem(await app.post('/generate', nested(depth)), 'too_deep');
    await expectProblem(await app.post('/generate', '{"a":'.repeat(depth)), 'too_deep');
  });

  it('of 32 levels is let through to the fields', async () => {
    await expectProblem(await app.post('/generate', nested(32)), 'invalid_request');
  });

  it('is not counted inside of texts', async () => {
    expect((await app.post('/generate/7', { text: `\\"${'['.repeat(100)}"`.slice(0, 40) })).status).toBe(200);
  });
});

describe('hostile fields', () => {
  it.each([
    '{"text":"a","__proto__":{"x":1}}',
    '{"text":"a","\\u005f_proto__":1}',
    '{"text":"a","options":{"__proto__":{}}}',
  ])('as in %s are refused', async (body) => {
    const problem = await expectProblem(await app.post('/generate', body), 'invalid_request');
    expect(problem.detail).toBe('A field must not be named __proto__.');
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it('constructor and 10,000 others are refused, and a hundred of them named', async () => {
    await expectProblem(
      await app.post('/generate', '{"text":"a","constructor":{"prototype":{"x":1}}}'),
      'invalid_request',
    );
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]));
    const problem = await expectProblem(await app.post('/generate', { text: 'a', ...many }), 'invalid_request');
    expect(problem.errors).toHaveLength(100);
    expect(problem.errors_total).toBe(10_000);
  });
});

describe('the size', () => {
  const large = Buffer.from(JSON.stringify({ text: 'a'.repeat(3_000_000) }));

  it.each([
    ['announced', { 'content-length': String(large.length) }],
    ['chunked', { 'transfer-encoding': 'chunked' }],
  ])('over the limit, %s, is answered in peace thirty times, and the next request too', async (_, framing) => {
    for (let round = 0; round < 30; round += 1) {
      const response = await send('/generate', large, { 'content-type': 'application/json', ...framing });
      await expectProblem(response, 'body_too_large');
      expect(response.headers.get('connection')).toBe('close');
    }
    expect((await app.get('/health')).status).toBe(200);
  });

  it('over the limit does not break the connections fetch keeps', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.post('/generate', { text: 'a'.repeat(300_000) })),
    );
    for (const answer of answers) await expectProblem(answer, 'body_too_large');
    const next = await Promise.all(Array.from({ length: 8 }, () => app.get('/games')));
    expect(next.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('over the limit is answered to callers that read only after they have sent everything', async () => {
    // More than the buffers of the network hold.
    const huge = Buffer.alloc(30_000_000, 'a');
    const socket = connect(app.port, '127.0.0.1');
    const lines = [
      'POST /generate HTTP/1.1',
      `Host: localhost:${app.port}`,
      'Content-Type: application/json',
      `Content-Length: ${huge.length}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await new Promise<void>((resolve, reject) =>
      socket.once('error', reject).write(huge, (error) => (error ? reject(error) : resolve())),
    );
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body_too_large"/);
  });

  it('is counted in bytes', async () => {
    await expectProblem(await app.post('/generate/7', { text: 'ж'.repeat(100_000) }), 'body_too_large');
  });
});
