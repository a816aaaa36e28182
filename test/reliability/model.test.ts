import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ModelServer, type ModelServerOptions, startModelServer } from '@ludotext/model-server';
import { expect } from 'vitest';
import type { ProblemCode } from '../../packages/server/src/http/problem.js';
import { startApp, type TestApp } from '../../packages/server/test/support/app.js';
import { wordGame } from '../../packages/server/test/support/games.js';
import { expectProblem } from '../../packages/server/test/support/problems.js';
import { isLong, times } from '../support/long.js';
import { fullRow, row } from './support/row.js';

// A model server that fails in every way, under the whole service: what its callers are told, and how often it is asked.

const text = 'The small whale sings under the ice.';
const write = { text, source: 'prose', max_items: 1 };

interface Answer {
  readonly items: readonly { readonly word: string }[];
  readonly warnings: readonly { readonly code: string }[];
}

const addressOf = (url: string, provider: string) => (provider === 'openai' ? `${url}/v1` : url);

/** Whatever else the machine does, nobody is sent away for it. */
const patient = { LUDOTEXT_LOOP_DELAY_MS: '0' };

/** The service with a model at an address. */
function serviceAt(url: string, provider = 'openai', environment: Readonly<Record<string, string>> = {}) {
  return startApp({
    games: [wordGame({ writesOffline: false })],
    environment: {
      ...patient,
      LLM_PROVIDER: provider,
      LLM_MODEL: 'stand-in',
      LLM_BASE_URL: addressOf(url, provider),
      ...environment,
    },
  });
}

/** One request to the service over a model server that behaves so. */
async function ask<Seen>(
  behaviour: ModelServerOptions,
  look: (response: Response, models: ModelServer) => Promise<Seen>,
  provider = 'openai',
  items = 1,
): Promise<Seen> {
  await using models = await startModelServer(behaviour);
  await using app = await serviceAt(models.url, provider);
  return await look(await app.post('/generate/7', { ...write, max_items: items }), models);
}

async function expectItems(response: Response): Promise<Answer> {
  const body = await response.text();
  expect(response.status, body).toBe(200);
  const answer = JSON.parse(body) as Answer;
  expect(answer.items.length).toBeGreaterThan(0);
  return answer;
}

const tooMany = (retryAfter: string) => ({ status: 429, headers: { 'retry-after': retryAfter }, body: { error: {} } });

row('L01', 'a model server that asks to slow down', async () => {
  const soon = new Date(Date.now() + 2000).toUTCString();
  const waits = { '1': 990, [soon]: 1, '0': 0, '-5': 0, junk: 0, 'Mon, 01 Jan 2001 00:00:00 GMT': 0 };
  const seen = Object.entries(waits).map(([retryAfter, least]) => {
    const arrivals: number[] = [];
    const fault = (_: unknown, call: number) => {
      arrivals.push(performance.now());
      return call === 1 ? tooMany(retryAfter) : undefined;
    };
    return ask({ fault }, async (response) => {
      await expectItems(response);
      expect(arrivals).toHaveLength(2);
      expect((arrivals[1] ?? 0) - (arrivals[0] ?? 0), retryAfter).toBeGreaterThanOrEqual(least);
    });
  });
  const hour = ask({ fault: () => tooMany('3600') }, async (response, models) => {
    await expectProblem(response, 'model_rate_limited');
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(models.requests).toHaveLength(1);
  });
  await Promise.all([...seen, hour]);
  return {
    ran: `Retry-After ${Object.keys(waits).join(' | ')} | 3600`,
    happened: `${seen.length} waited and succeeded with the second call; 3600: 503 after one call, with Retry-After 3600`,
  };
});

fullRow('L02', 'a model server that fails, for a while or always', async () => {
  const cases: readonly [name: string, behaviour: ModelServerOptions['fault'], calls: number, code?: ProblemCode][] = [
    ['500 once', (_, call) => (call === 1 ? { status: 500 } : undefined), 2],
    ['500 twice', (_, call) => (call <= 2 ? { status: 500 } : undefined), 3],
    ['500 always', () => ({ status: 500 }), 3, 'model_error'],
    ['401', () => ({ status: 401, body: { error: { message: 'wrong key' } } }), 1, 'model_auth_failed'],
    ['400', () => ({ status: 400, body: { error: { message: 'bad request' } } }), 1, 'model_error'],
  ];
  const runs = cases.flatMap(([name, fault, calls, code]) =>
    ['openai', 'ollama'].map((provider) =>
      ask(
        { ...(fault === undefined ? {} : { fault }) },
        async (response, models) => {
          if (code === undefined) await expectItems(response);
          else await expectProblem(response, code);
          expect(models.requests, name).toHaveLength(calls);
        },
        provider,
      ),
    ),
  );
  await Promise.all(runs);
  return {
    ran: `${cases.map(([name]) => name).join(', ')}, each with two providers`,
    happened: cases.map(([name, , calls, code]) => `${name}: ${code ?? 'succeeded'} after ${calls}`).join('; '),
  };
});

/** A model server that takes a call and answers it bit by bit, for as long as anybody listens. */
async function startDripping(begin: (response: ServerResponse) => void, bit: string) {
  let open = 0;
  const server = createServer((_, response) => {
    open += 1;
    begin(response);
    const timer = setInterval(() => response.write(bit), 50);
    response.once('close', () => {
      clearInterval(timer);
      open -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get open() {
      return open;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

row('L03', 'a model server that hangs, or never ends', async () => {
  const seconds = times(1, 2);
  const limits = { LUDOTEXT_MODEL_TIMEOUT_SECONDS: String(seconds) };
  const took: number[] = [];
  const timed = async (app: TestApp, code: ProblemCode) => {
    const start = performance.now();
    await expectProblem(await app.post('/generate/7', write), code);
    took.push(performance.now() - start);
  };
  // What ends by itself has the usual limits: a busy machine may be late with it.
  const standIns: readonly [ModelServerOptions, ProblemCode, Readonly<Record<string, string>>][] = [
    [{ fault: () => 'hang' }, 'model_timeout', limits],
    [{ fault: () => 'stall' }, 'model_timeout', limits],
    [{ fixture: 'openai/drip' }, 'model_timeout', limits],
    [{ fault: () => 'cut' }, 'model_unreachable', {}],
  ];
  const ofStandIns = standIns.map(([behaviour, code, given]) => async () => {
    await using models = await startModelServer(behaviour);
    await using app = await serviceAt(models.url, 'openai', given);
    await timed(app, code);
    await expect.poll(() => models.sockets).toBe(0);
  });
  const ofRefusal = async () => {
    const models = await startModelServer();
    await models.close();
    await using app = await serviceAt(models.url, 'openai');
    await timed(app, 'model_unreachable');
  };
  const drips: readonly [string, string, string][] = [
    ['openai', 'text/event-stream', ': ping\n\n'],
    ['ollama', 'application/x-ndjson', '\n'],
  ];
  const ofDrips = drips.map(([provider, type, bit]) => async () => {
    await using models = await startDripping((response) => response.writeHead(200, { 'content-type': type }), bit);
    await using app = await serviceAt(models.url, provider, limits);
    await timed(app, 'model_timeout');
    await expect.poll(() => models.open).toBe(0);
  });
  // One after the other where the time is asserted; the first call of all loads the clients.
  const all = [ofRefusal, ...ofStandIns, ...ofDrips];
  if (isLong) for (const run of all) await run();
  else await Promise.all(all.map((run) => run()));
  const longest = Math.max(...took);
  if (isLong) expect(longest).toBeLessThan(seconds * 1000 + 1000);
  return {
    ran: `refused, reset, silent before and after headers, a byte a second, comments only, blank lines only; deadline ${seconds} s`,
    happened: `${took.length} responses 503 or 504, the last after ${(longest / 1000).toFixed(1)} s; every connection closed`,
  };
});

row('L04', 'a reply that breaks off', async () => {
  const words = ['alpha', 'beta', 'gamma'];
  const reply = () => ({ items: words.map((word) => ({ word })) });
  const fixtures = [
    ...['openai/cut', 'openai/clean-close', 'openai/error-event', 'openai/named-error-event', 'openai/bad-event'],
    ...['ollama/cut', 'ollama/error-line', 'ollama/bad-line', 'ollama/no-done'],
  ];
  const kept = await Promise.all(
    fixtures.map((fixture) =>
      ask(
        { fixture, reply },
        async (response) => {
          const { items } = await expectItems(response);
          for (const { word } of items) expect(words, fixture).toContain(word);
          return items.length;
        },
        fixture.startsWith('openai') ? 'openai' : 'ollama',
        words.length,
      ),
    ),
  );
  // Of an item of which only a part came there is nothing to keep.
  const half = '{"items":[{"word":"alp';
  const beginnings: readonly [string, string, string][] = [
    ['openai', 'text/event-stream', `data: ${JSON.stringify({ choices: [{ delta: { content: half } }] })}\n\n`],
    ['ollama', 'application/x-ndjson', `${JSON.stringify({ message: { content: half }, done: false })}\n`],
  ];
  const codes = beginnings.flatMap(([provider, type, beginning]) =>
    [true, false].map(async (isCut) => {
      const server = createServer((_, response) => {
        response.writeHead(200, { 'content-type': type });
        response.write(beginning, () => (isCut ? response.destroy() : response.end()));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await using app = await serviceAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, provider);
      const response = await app.post('/generate/7', write);
      const { code, status } = (await response.json()) as { code: string; status: number };
      server.closeAllConnections();
      server.close();
      expect(['model_error', 'model_output_invalid']).toContain(code);
      expect(status).toBe(502);
      return code;
    }),
  );
  const failed = await Promise.all(codes);
  return {
    ran: `${fixtures.length} endings after two of three items; ${failed.length} in the middle of the first`,
    happened: `${kept.join(', ')} items, none incomplete; then ${[...new Set(failed)].join(' or ')} (502)`,
  };
});

const valid = JSON.stringify({ items: [{ word: 'alpha' }] });

fullRow('L05', 'a reply that is something else', async () => {
  const html = { 'content-type': 'text/html' };
  const inBody: readonly [name: string, body: string | object, headers?: Record<string, string>][] = [
    ['a page', '<html><body>Login</body></html>', html],
    ['nothing', ''],
    ['null', 'null'],
    ['{}', {}],
    ['no choices', { choices: [] }],
    ['garbage', '\u0000\u0001 garbage \ufffd'],
    ['a list', [1, 2]],
  ];
  const inContent: readonly [name: string, content: unknown][] = [
    ['another shape', { answers: [{ text: 'x' }] }],
    ['items of another shape', { items: [{ term: 7 }, 'x', null] }],
    ['NaN', '{"items":NaN}'],
    ['prose', 'I would rather not.'],
    ['3 MiB of prose', 'x '.repeat(1_572_864)],
  ];
  const codes: string[] = [];
  const failing = async (response: Response) => {
    const { code, status } = (await response.json()) as { code: string; status: number };
    expect(['model_error:502', 'model_output_invalid:502', 'no_items:422']).toContain(`${code}:${status}`);
    codes.push(code);
  };
  const runs = ['openai', 'ollama'].flatMap((provider) => [
    ...inBody.map(([, body, headers]) => {
      const fault = () => ({ status: 200, body, ...(headers === undefined ? {} : { headers }) });
      return ask({ fault }, failing, provider);
    }),
    ...inContent.map(([, content]) =>
      ask({ reply: () => content, pace: { charactersPerDelta: 10_000 } }, failing, provider),
    ),
    ...[`\`\`\`json\n${valid}\n\`\`\``, `Here you are:\n${valid}`].map((fenced) =>
      ask({ reply: () => fenced }, async (response) => void (await expectItems(response)), provider),
    ),
  ]);
  await Promise.all(runs);
  const endless = await Promise.all(
    endlessAnswers.map(([provider, begin, piece]) => endlessAnswer(provider, begin, piece)),
  );
  return {
    ran: `${inBody.length + inContent.length} replies and 2 in fences or prose with two providers; ${endless.length} of up to ${megabytes} MB`,
    happened: `${codes.length} failed (${[...new Set(codes)].join(', ')}), the fenced ones were read; at most ${Math.max(...endless)} MB of the long ones were read`,
  };
});

/** How much a server would send whose answer never ends. */
const megabytes = times(64, 200);

const endlessAnswers: readonly [provider: string, begin: string, piece: string][] = [
  // One line without an end, a whole answer without an end, and a stream of text without an end.
  ['openai', 'data: {"choices":[{"delta":{"content":"', 'x'.repeat(65_536)],
  ['openai', '{\n"choices":[{"message":{"content":"', `${'x'.repeat(65_535)}\n`],
  ['ollama', '', `${JSON.stringify({ message: { content: 'x'.repeat(65_000) }, done: false })}\n`],
];

/** @returns the megabytes that were taken */
async function endlessAnswer(provider: string, begin: string, piece: string): Promise<number> {
  let written = 0;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    written = response.write(begin) ? begin.length : 0;
    const more = () => {
      while (written < megabytes * 1_000_000 && !response.destroyed) {
        written += piece.length;
        if (!response.write(piece)) return;
      }
      response.end();
    };
    response.on('drain', more);
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await using app = await serviceAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, provider);
  await expectProblem(await app.post('/generate/7', write), 'model_output_invalid');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  // Beside what is read, the sockets' buffers hold some megabytes.
  expect(written).toBeLessThan(40_000_000);
  return Math.round(written / 1_000_000);
}

row(
  'L09',
  'another model is chosen while calls run',
  async () => {
    await using first = await startModelServer({ models: ['one'] });
    await using second = await startModelServer({ models: ['two'] });
    await using app = await startApp({
      games: [wordGame({ writesOffline: false })],
      environment: {
        LUDOTEXT_MODEL_KEYS: `${first.url}=sk-of-the-first,${second.url}=sk-of-the-second`,
        LUDOTEXT_MODEL_CALLS: '100',
        LUDOTEXT_MAX_WORK: '100',
        ...patient,
      },
    });
    const choices = [
      { provider: 'openai', model_name: 'one', base_url: `${first.url}/v1` },
      { provider: 'ollama', model_name: 'two', base_url: second.url },
    ];
    const rounds = times(2, 20);
    let answered = 0;
    for (let round = 0; round < rounds; round++) {
      const [before, after] = round % 2 === 0 ? choices : [...choices].reverse();
      const server = round % 2 === 0 ? first : second;
      await app.post('/llm', before);
      const already = server.requests.length;
      server.hold();
      const calls = Array.from({ length: 20 }, () => app.post('/generate/7', write));
      const ended = calls.map(async (call) => {
        throw new Error(`A call that is held was answered: ${(await call).status}`);
      });
      await Promise.race([server.received(already + 20), ...ended]);
      // Some begin while the choice changes.
      const late = Array.from({ length: 10 }, () => app.post('/generate/7', write));
      await app.post('/llm', after);
      late.push(...Array.from({ length: 10 }, () => app.post('/generate/7', write)));
      server.release();
      for (const response of await Promise.all([...calls, ...late])) {
        await expectItems(response);
        answered += 1;
      }
    }
    const seen = (server: ModelServer) =>
      new Set(
        server.requests.map(({ headers, body, provider }) => `${headers.authorization} ${body.model} ${provider}`),
      );
    expect([...seen(first)]).toEqual(['Bearer sk-of-the-first one openai']);
    expect([...seen(second)]).toEqual(['Bearer sk-of-the-second two ollama']);
    for (const { headers } of [...first.probes, ...second.probes])
      expect(headers.authorization).toMatch(/^Bearer sk-of/);
    return {
      ran: `${rounds} changes under 20 calls each, with 20 more around each change, between two servers with a key each`,
      happened: `${answered} succeeded; ${first.requests.length + second.requests.length} calls, each with one server's own key, name and protocol`,
    };
  },
  180_000,
);
