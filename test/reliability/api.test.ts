import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import { type ModelServer, startModelServer } from '@ludotext/model-server';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { idempotency, memoryAnswers } from '../../packages/server/src/bounds/idempotency.js';
import { type ProblemCode, statusOf } from '../../packages/server/src/http/problem.js';
import { readSettings } from '../../packages/server/src/settings/settings.js';
import { startApp, type TestApp } from '../../packages/server/test/support/app.js';
import {
  type DescribedRoute,
  type Description,
  descriptionOf,
  examplePath,
  exampleValues,
} from '../../packages/server/test/support/document.js';
import { wordGame } from '../../packages/server/test/support/games.js';
import { expectProblem, type ProblemBody } from '../../packages/server/test/support/problems.js';
import { routesOfRouter } from '../../packages/server/test/support/router.js';
import { isLong, times } from '../support/long.js';
import { runService } from '../support/service.js';
import { answerFaults } from './api/answer-faults.js';
import { type ApiRequest, Exchange } from './api/exchange.js';
import { invalidRequests } from './api/invalid-requests.js';
import { type Switches, switchCommands } from './api/switch-commands.js';
import { type Surroundings, validRequests } from './api/valid-requests.js';
import { row } from './support/row.js';

const games = [quiz, sentences, words];
const prose =
  'The heart pumps blood through the body. It beats about 100,000 times a day. The lungs take oxygen from the air. The kidneys clean the blood. The heart of a whale beats only 8 times a minute.';
const question = 'Question: Which organ pumps blood?\nA. The lung\nB. The heart\nCorrect: B';

/** The same in every normal run; the full one goes new ways each time. TEST_SEED repeats one. */
const seed = Number(process.env.TEST_SEED ?? (isLong ? Date.now() % 2 ** 31 : 7));

/** Requests that are sent at the same time. */
const atOnce = 10;

/** Bounds that generated requests reach; a busy machine refuses none. */
const environment = { LUDOTEXT_MAX_TEXT: '5000', LUDOTEXT_MAX_BODY: '32768', LUDOTEXT_LOOP_DELAY_MS: '0' };

/** A busy machine is no reason to refuse a request here. */
const unhurried = { LUDOTEXT_LOOP_DELAY_MS: '0' };

/** No name but this machine's leads anywhere. */
const nowhere = async () => {
  throw Object.assign(new Error('There is no such name.'), { code: 'ENOTFOUND' });
};

interface Round {
  readonly app: TestApp;
  readonly description: Description;
  readonly exchange: Exchange;
  readonly route: DescribedRoute;
  readonly surroundings: Surroundings;
}

/** Runs something for every route of the document whose path begins so, each with a service of its own. */
async function atEveryRoute(models: ModelServer, begin: string, run: (round: Round) => Promise<void>): Promise<number> {
  await using described = await startApp({ games, environment });
  const description = await descriptionOf(described);
  const routes = description.routes().filter(({ path }) => path.startsWith(begin));
  for (const route of routes) {
    await using app = await startApp({ games, environment, lookup: nowhere });
    using exchange = new Exchange(app.url);
    const surroundings = {
      gameTypes: ['quiz', 'sequence_sentence', 'sequence_word'],
      typeIds: [1, 2, 3],
      texts: [prose, question, 'The heart; pumps; blood', 'One; two; three\nFour; five; six'],
      modelServers: [models.url, `${models.url}/v1`, 'http://127.0.0.1:9', 'http://[::1]:9/v1'],
    };
    await run({ app, description, exchange, route, surroundings });
  }
  return routes.length;
}

/** Sends this many requests, some at a time, and counts what they are answered. */
async function sendMany(
  { exchange, description, route }: Round,
  requests: fc.Arbitrary<ApiRequest>,
  count: number,
  isExpected: (status: number) => boolean,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const batches = fc.array(requests, { minLength: atOnce, maxLength: atOnce });
  const property = fc.asyncProperty(batches, async (batch) => {
    const answers = await Promise.all(batch.map((request) => exchange.send(request)));
    answers.forEach((answer, index) => {
      const request = batch[index];
      if (request === undefined) return;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const faults = answerFaults(description, route, request, answer);
      if (!isExpected(answer.status)) faults.push(`The status ${answer.status} was not expected.`);
      expect({ request, answer: answer.body.slice(0, 500), faults }).toMatchObject({ faults: [] });
    });
  });
  // Looking for a smaller batch would take longer than reading the first one.
  await fc.assert(property, { seed, numRuns: Math.ceil(count / atOnce), endOnFailure: true });
  return statuses;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
const countsIn = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

describe('requests made from the schemas of the OpenAPI document', () => {
  const add = (to: Map<number, number>, more: ReadonlyMap<number, number>) => {
    for (const [status, count] of more) to.set(status, (to.get(status) ?? 0) + count);
  };

  row(
    'A03',
    'valid requests, every route',
    async () => {
      await using models = await startModelServer();
      const seen = new Map<number, number>();
      const routes = await atEveryRoute(models, '/', async (round) => {
        const requests = validRequests(round.route, round.description, round.surroundings);
        add(seen, await sendMany(round, requests, times(1, 500), (status) => status < 500));
      });
      return {
        ran: `${sum(seen.values())} valid requests at ${routes} routes, seed ${seed}`,
        happened: `${countsIn(seen)}; none hung, every response matches the document`,
      };
    },
    600_000,
  );

  row(
    'A03',
    'invalid requests, every route',
    async () => {
      await using models = await startModelServer();
      const seen = new Map<number, number>();
      const routes = await atEveryRoute(models, '/', async (round) => {
        const requests = invalidRequests(round.route, round.description, round.surroundings);
        const isRefused = (status: number) => status >= 400 && status < 500;
        add(seen, await sendMany(round, requests, times(2, 1000), isRefused));
      });
      return {
        ran: `${sum(seen.values())} invalid requests at ${routes} routes, seed ${seed}`,
        happened: `${countsIn(seen)}; none hung, every error a problem of a listed code`,
      };
    },
    600_000,
  );

  row(
    'A03',
    'valid requests with a model',
    async () => {
      await using models = await startModelServer();
      const seen = new Map<number, number>();
      await atEveryRoute(models, '/generate', async (round) => {
        await round.app.post('/llm', { provider: 'ollama', model_name: 'stand-in', base_url: models.url });
        const requests = validRequests(round.route, round.description, round.surroundings);
        add(seen, await sendMany(round, requests, times(1, 500), (status) => status < 500));
      });
      return {
        ran: `${sum(seen.values())} valid generation requests, ${models.requests.length} calls of a stand-in model, seed ${seed}`,
        happened: `${countsIn(seen)}; none hung, every response matches the document`,
      };
    },
    600_000,
  );
});

describe('the document', () => {
  row('A02', 'the document and the router', async () => {
    await using app = await startApp({ games, environment: unhurried });
    using exchange = new Exchange(app.url);
    const description = await descriptionOf(app);
    const routes = description.routes();
    expect(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      routesOfRouter(app).sort(),
    );
    let answers = 0;
    for (const route of routes) {
      const content = route.operation.requestBody?.content['application/json'];
      const bodies = content === undefined ? [undefined] : exampleValues(content.examples).map(([, value]) => value);
      for (const body of bodies) {
        const sent =
          body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
        const request = { method: route.method.toUpperCase(), path: examplePath(route), headers: {}, ...sent };
        const faults = answerFaults(description, route, request, await exchange.send(request));
        expect({ request, faults }).toMatchObject({ faults: [] });
        answers += 1;
      }
    }
    return {
      ran: `${routes.length} routes of the document and of the router, ${answers} responses to its examples`,
      happened: 'the same routes; every response matches its schema',
    };
  });
});

/** The codes of the service interface: they may become more, none may go or change its status. */
const frozen: Readonly<Record<number, string>> = {
  400: 'invalid_json invalid_request too_deep',
  401: 'unauthorized',
  403: 'forbidden forbidden_host forbidden_origin',
  404: 'not_found game_not_found format_not_found not_gradable job_not_found batch_not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  409: 'game_inactive no_active_game needs_model idempotency_in_progress batch_not_done',
  413: 'body_too_large text_too_long',
  415: 'unsupported_media_type unsupported_document',
  422: 'direct_format invalid_manifest base_url_not_allowed model_not_listed second_model_missing context_too_long model_refused no_items format_not_recognised nothing_to_export unreadable_document idempotency_mismatch webhook_not_allowed',
  429: 'rate_limited',
  500: 'internal plugin_failed',
  502: 'model_error model_auth_failed model_quota model_not_found model_output_invalid',
  503: 'overloaded shutting_down state_unavailable model_unreachable model_rate_limited',
  504: 'model_timeout plugin_timeout',
};

describe('errors', () => {
  row('A01', 'are problems of the listed codes', async () => {
    const listed = Object.entries(frozen).flatMap(([status, codes]) =>
      codes.split(' ').map((code) => [code, Number(status)]),
    );
    expect(statusOf).toEqual(Object.fromEntries(listed));
    await using app = await startApp({ games, environment: unhurried, lookup: nowhere });
    const description = await descriptionOf(app);
    const asked: readonly (readonly [code: ProblemCode, method: string, path: string, body?: string])[] = [
      ['not_found', 'GET', '/nowhere'],
      ['method_not_allowed', 'DELETE', '/games'],
      ['game_not_found', 'GET', '/games/none'],
      ['game_not_found', 'POST', '/games/none/activate'],
      ['game_not_found', 'POST', '/generate/99', '{"text":"a"}'],
      ['not_found', 'GET', '/games/quiz/player.js'],
      ['invalid_json', 'POST', '/generate', '{'],
      ['invalid_request', 'POST', '/generate', '{"txet":1}'],
      ['invalid_request', 'POST', '/reload', '{"a":1}'],
      ['too_deep', 'POST', '/llm', '['.repeat(50)],
      ['body_too_large', 'POST', '/generate', `"${'x'.repeat(3_000_000)}"`],
      ['text_too_long', 'POST', '/generate', JSON.stringify({ text: 'x'.repeat(200_001) })],
      ['direct_format', 'POST', '/generate/1', '{"text":"no question"}'],
      ['base_url_not_allowed', 'POST', '/llm', '{"provider":"openai","model_name":"a","base_url":"http://10.0.0.1"}'],
      ['no_items', 'POST', '/generate/1', '{"text":"Hm.","source":"prose"}'],
    ];
    for (const [index, [code, method, path, body]] of asked.entries()) {
      const id = `lesson-${index}`;
      const headers = { 'x-request-id': id, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
      const response = await fetch(app.url + path, { method, headers, ...(body === undefined ? {} : { body }) });
      const problem = await expectProblem(response, code);
      expect(problem.request_id).toBe(id);
      expect(description.faults(['components', 'schemas', 'Problem'], problem)).toEqual([]);
    }
    const codes = new Set(asked.map(([code]) => code)).size;
    return {
      ran: `${asked.length} rejected requests of ${codes} codes, and the table of all ${listed.length} codes`,
      happened: 'each a valid problem with the request_id of the header; the codes and statuses are the frozen ones',
    };
  });

  row('A10', 'of a choice of model name the field, and change nothing', async () => {
    await using app = await startApp({ games, environment: unhurried, lookup: nowhere });
    const before = await (await app.get('/llm')).text();
    const good = '"provider":"openai","model_name":"a","base_url":"http://127.0.0.1:9/v1"';
    const bad: readonly (readonly [pointer: string, body: string])[] = [
      ['', '5'],
      ...['NaN', 'Infinity', '-1', '2.1', '1e999', '"1"', 'true', '[1]'].map(
        (value) =>
          [
            value === 'NaN' || value === 'Infinity' ? 'no JSON' : '/temperature',
            `{${good},"temperature":${value}}`,
          ] as const,
      ),
      ['/model_name', `{"provider":"openai","model_name":"${'x'.repeat(300)}"}`],
      ['/model_name', '{"provider":"openai","model_name":""}'],
      ['/model_name', '{"provider":"ollama","model_name":7}'],
      ['/provider', '{"provider":"other","model_name":"a"}'],
      ['/provider', '{"model_name":"a"}'],
      ['/api_key', `{${good},"api_key":"sk-1"}`],
      ['/headers', `{${good},"headers":{"x":"y"}}`],
      ['/timeout', `{${good},"timeout":1e9}`],
    ];
    for (const [pointer, body] of bad) {
      const response = await app.post('/llm', body);
      expect([body, response.status]).toEqual([body, 400]);
      const { code, errors = [] } = (await response.json()) as ProblemBody;
      if (code === 'invalid_json') expect(pointer).toBe('no JSON');
      else expect([body, errors.map((fault) => fault.pointer)]).toEqual([body, [pointer]]);
    }
    expect(await (await app.get('/llm')).text()).toBe(before);
    return {
      ran: `${bad.length} wrong choices of a model`,
      happened: 'all 400 with a pointer to the field; GET /llm unchanged',
    };
  });
});

describe('switching games', () => {
  row(
    'A04',
    'a random order of switching, generating and reloading',
    async () => {
      await using service = await runService(unhurried);
      const counts = { steps: 0, refused: 0 };
      const runs = times(3, 200);
      await fc.assert(
        fc.asyncProperty(
          fc.commands(switchCommands(counts), { size: 'max', maxCommands: times(10, 40) }),
          async (commands) => {
            const model: Switches = new Map([1, 2, 3].map((typeId) => [typeId, true]));
            await Promise.all(
              ['quiz', 'sequence_sentence', 'sequence_word'].map((name) =>
                fetch(`${service.url}/games/${name}/activate`, { method: 'POST' }),
              ),
            );
            await fc.asyncModelRun(() => ({ model, real: { url: service.url } }), commands);
          },
        ),
        { seed, numRuns: runs },
      );
      return {
        ran: `${runs} random sequences, ${counts.steps} steps in all, seed ${seed}`,
        happened: `the flags always matched the model; ${counts.refused} requests for inactive games, all 409`,
      };
    },
    600_000,
  );

  row('A11', 'during a running request, and twice', async () => {
    await using models = await startModelServer();
    await using app = await startApp({ games, environment: unhurried });
    await app.post('/llm', { provider: 'ollama', model_name: 'stand-in', base_url: models.url });
    for (const _ of [1, 2]) expect((await app.post('/games/quiz/activate')).status).toBe(200);
    models.hold();
    const running = app.post('/generate/1', { text: question });
    await models.received(1);
    for (const _ of [1, 2]) {
      const switched = await app.post('/games/quiz/deactivate');
      expect([switched.status, await switched.json()]).toMatchObject([200, { success: true, game: { active: false } }]);
    }
    await expectProblem(await app.post('/generate/1', { text: question }), 'game_inactive');
    models.release();
    const done = await running;
    expect([done.status, await done.json()]).toMatchObject([
      200,
      { type_id: 1, items: [{ question: /organ/.exec(question)?.input.slice(10, 34) }] },
    ]);
    return {
      ran: '2 activations, 2 deactivations, 1 request under way',
      happened: 'all 200; the running request succeeded, the next one got 409 game_inactive',
    };
  });
});

describe('an Idempotency-Key', () => {
  const text = 'The small whale sings.\nIt swims under the ice.\nThe sea is cold in winter.';
  const withKey = (key: string) => ({ 'idempotency-key': key });

  row('A05', 'twice, ten at once, and with another body', async () => {
    await using models = await startModelServer();
    await using app = await startApp({ environment: unhurried });
    await app.post('/llm', { provider: 'ollama', model_name: 'stand-in', base_url: models.url });
    const ask = (key: string, body: object = { text }) => app.post('/generate/single', body, withKey(key));
    const first = await ask('twice');
    const second = await ask('twice');
    expect([first.status, await second.text()]).toEqual([200, await first.text()]);
    expect(models.requests).toHaveLength(1);

    models.hold();
    let refused = 0;
    const all = Array.from({ length: 10 }, async () => {
      const { status } = await ask('ten');
      if (status === 409) refused += 1;
      // The first one is answered once all others are refused.
      if (refused === 9) models.release();
      return status;
    });
    const statuses = (await Promise.all(all)).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(models.requests).toHaveLength(2);

    await expectProblem(await ask('twice', { text: 'Another text.' }), 'idempotency_mismatch');
    await expectProblem(await ask('x'.repeat(256)), 'invalid_request');
    return {
      ran: '2 in turn, 10 at once, 1 with another body, 1 key of 256 characters',
      happened: `the same response twice for 1 call; ${statuses.filter((status) => status === 200).length} × 200 and ${refused} × 409 for 1 call; 422; 400`,
    };
  });

  row('A06', 'after a failure, a wrong request, and a day', async () => {
    let time = 3_600_000;
    let fails = true;
    const broken = wordGame({
      onWrite: () => {
        if (fails) throw new Error('It is broken.');
      },
    });
    await using app = await startApp({
      games: [broken],
      guards: { idempotency: idempotency(memoryAnswers(readSettings({}), () => time)) },
    });
    const ask = async (key: string, body: object = { text }) => {
      const response = await app.post('/generate/single', body, withKey(key));
      return [response.status, response.headers.get('idempotent-replayed')];
    };
    const first = [await ask('failing'), await ask('wrong', { txet: 1 })];
    fails = false;
    const second = [await ask('failing'), await ask('wrong')];
    const third = [await ask('failing'), await ask('wrong')];
    time += 24 * 3_600_000 + 1;
    const nextDay = [await ask('failing'), await ask('wrong')];
    expect({ first, second, third, nextDay }).toEqual({
      first: [
        [500, null],
        [400, null],
      ],
      second: [
        [200, null],
        [200, null],
      ],
      third: [
        [200, 'true'],
        [200, 'true'],
      ],
      nextDay: [
        [200, null],
        [200, null],
      ],
    });
    return {
      ran: '8 requests under 2 keys, with a fake clock',
      happened: '500 and 400 were not kept and ran again; the successes were replayed, and ran again after 24 hours',
    };
  });
});
