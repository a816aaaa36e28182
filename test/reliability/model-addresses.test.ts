import { connect, createServer } from 'node:net';
import os from 'node:os';
import { createEngine } from '@ludotext/engine';
import { startModelServer } from '@ludotext/model-server';
import { expect, it } from 'vitest';
import { startApp, type TestApp } from '../../packages/server/test/support/app.js';
import { wordGame } from '../../packages/server/test/support/games.js';
import { expectProblem } from '../../packages/server/test/support/problems.js';
import { isLong, times } from '../support/long.js';
import { startCanary } from './support/canary.js';
import { row } from './support/row.js';

// Which addresses a caller who chooses the model can send the service to: only those that the operator allows.

const write = { text: 'The small whale sings under the ice.', source: 'prose', max_items: 1 };
const providers = ['openai', 'ollama'] as const;

const choose = (app: TestApp, address: string, provider: (typeof providers)[number] = 'openai') =>
  app.post('/llm', { provider, model_name: 'any', base_url: address });

/** Addresses that lead to a port of this machine, if anything is ever sent to them. */
function formsThatLeadTo(port: number): string[] {
  const hosts = [
    ...['127.0.0.1', 'localhost', 'LOCALHOST', 'localhost.', '127.0.0.1.', '127.0.0.2', '127.255.255.254', '127.1'],
    ...['2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001', '0x7f.0x0.0x0.0x1', '0', '0.0.0.0'],
    ...['１２７.０.０.１', '127。0。0。1', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', '%31%32%37.0.0.1', 'loc%61lhost'],
    ...['[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:0.0.0.0]', '[::]'],
    ...['user@127.0.0.1', 'user:word@localhost', 'api.openai.com@127.0.0.1', 'api.openai.com:443@127.0.0.1'],
    // Names, which all lead here by the resolver of this test.
    ...[
      'api.openai.com',
      'api.openai.com.models.example',
      '127.0.0.1.models.example',
      'localhost.localdomain',
      'metadata',
    ],
  ];
  const ofThisMachine = Object.values(os.networkInterfaces()).flatMap((all = []) =>
    all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );
  const schemes = [`gopher://127.0.0.1:${port}/_`, `ftp://127.0.0.1:${port}`, `ws://127.0.0.1:${port}`];
  const spellings = [`http:\\\\127.0.0.1:${port}`, `http:127.0.0.1:${port}`, `ht\ntp://127.0.0.1:${port}`];
  return [
    ...[...hosts, ...ofThisMachine].map((host) => `http://${host}:${port}/v1`),
    ...[`https://api.openai.com:${port}`, `https://127.0.0.1:${port}`, ...schemes, ...spellings],
  ];
}

/** Addresses that cannot be made to lead to this machine: a listener that stays silent proves nothing of them. */
const elsewhere = [
  ...['http://169.254.169.254/latest', 'http://2852039166', 'http://0xa9fea9fe', 'http://[::ffff:a9fe:a9fe]'],
  ...['http://[64:ff9b::a9fe:a9fe]', 'http://[64:ff9b::7f00:1]', 'http://[2002:7f00:1::]', 'http://[::7f00:1]'],
  ...['http://[fd00:ec2::254]', 'http://[fe80::1]', 'http://100.100.100.200', 'http://168.63.129.16'],
  ...['http://10.0.0.1', 'http://192.168.0.1', 'http://[fd00::1]', 'http://224.0.0.1', 'http://255.255.255.255'],
  ...['http://api.openai.com', 'file:///etc/passwd', 'data:text/plain,x', 'javascript:0', 'unix:/var/run/docker.sock'],
];

row('S01', 'an address that is not allowed is rejected before anything is sent', async () => {
  await using canary = await startCanary();
  const lookedUp: string[] = [];
  const lookup = async (name: string) => {
    lookedUp.push(name);
    return ['127.0.0.1'];
  };
  await using app = await startApp({ environment: { LUDOTEXT_MODEL_LOOPBACK: '0' }, lookup });
  const before = await (await app.get('/llm')).json();
  const forms = formsThatLeadTo(canary.port);
  for (const address of [...forms, ...elsewhere]) {
    for (const provider of providers) await expectProblem(await choose(app, address, provider), 'base_url_not_allowed');
  }
  expect(await (await app.get('/llm')).json()).toEqual(before);
  expect(lookedUp).toEqual([]);
  expect(canary.hits).toBe(0);
  expect(forms.length).toBeGreaterThanOrEqual(40);
  return {
    ran: `${forms.length} addresses that lead to a listener, ${elsewhere.length} that lead elsewhere, each with two providers`,
    happened: `all 422 base_url_not_allowed; ${canary.hits} connections, ${lookedUp.length} names looked up`,
  };
});

it('the listener accepts connections at every address of this machine', async () => {
  await using canary = await startCanary();
  for (const host of ['127.0.0.1', '127.0.0.2', 'localhost']) {
    await new Promise<void>((resolve, reject) => {
      const socket = connect(canary.port, host, () => socket.end());
      socket.once('error', reject).once('close', () => resolve());
      socket.resume();
    });
  }
  expect(canary.hits).toBe(3);
});

row('S02', 'a redirect is not followed', async () => {
  await using canary = await startCanary();
  const statuses = [301, 302, 303, 307, 308];
  const paths = ['/v1/models', '/api/version', '/api/tags', '/api/show', '/api/ps'];
  for (const status of statuses) {
    const redirect = { status, headers: { location: `http://127.0.0.1:${canary.port}/v1/chat/completions` }, body: '' };
    await using models = await startModelServer({
      fault: () => redirect,
      about: Object.fromEntries(paths.map((path) => [path, redirect])),
    });
    await using app = await startApp();
    for (const provider of providers) {
      const address = provider === 'openai' ? `${models.url}/v1` : models.url;
      const chosen = await choose(app, address, provider);
      expect(await chosen.json()).toMatchObject({ reachable: false, reason: expect.stringContaining('redirects') });
      await expectProblem(await app.post('/generate/7', write), 'model_error');
      // The library with the runtime's own fetch, which would follow.
      const model = { provider, modelName: 'any', baseUrl: address, fetch: globalThis.fetch };
      const engine = createEngine({ games: [wordGame()], model });
      const call = engine.direct(7, { text: write.text, source: 'prose' });
      await expect(call).rejects.toMatchObject({ code: 'model_error' });
    }
    expect(models.requests).toHaveLength(4);
  }
  expect(canary.hits).toBe(0);
  return {
    ran: `${statuses.join(', ')} to a listener, at calls and at questions about the server, with two providers`,
    happened: `all 502 model_error; ${canary.hits} connections`,
  };
});

row('S03', 'a name that resolves to another address at the time of the call', async () => {
  await using canary = await startCanary();
  const later = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '0.0.0.0', '169.254.169.254', '10.0.0.7', 'fd00:ec2::254'];
  let calls = 0;
  const rebind = async (provider: (typeof providers)[number]) => {
    let now = 0;
    // Of a part of the public space that nobody was given.
    let addresses = ['3ffe::1'];
    const origin = `http://models.example:${canary.port}`;
    const environment = { LUDOTEXT_MODEL_ORIGINS: origin };
    await using app = await startApp({ environment, lookup: async () => addresses, now: () => now });
    expect((await choose(app, origin, provider)).status).toBe(200);
    for (const address of later) {
      addresses = [address];
      now += 60_000;
      const problem = await expectProblem(await app.post('/generate/7', write), 'model_unreachable');
      const status = await (await app.get('/llm')).json();
      expect(status).toMatchObject({ reachable: false, reason: problem.detail });
      expect(problem.detail).toMatch(/LUDOTEXT_MODEL_PRIVATE|LLM_BASE_URL|write 127\.0\.0\.1/);
      expect(JSON.stringify([problem, status])).not.toContain(`"${address}`);
      calls += 1;
    }
  };
  await Promise.all(providers.map(rebind));
  expect(canary.hits).toBe(0);
  return {
    ran: `${later.length} addresses behind a name that resolved to a public one before, with two providers`,
    happened: `${calls} calls: all 503 model_unreachable, naming the setting; ${canary.hits} connections`,
  };
});

row('S05', 'a rejection reveals nothing about the address', async () => {
  await using canary = await startCanary();
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, resolve));
  const { port: closedPort } = closed.address() as { port: number };
  await new Promise((resolve) => closed.close(resolve));
  await using app = await startApp({ environment: { LUDOTEXT_MODEL_LOOPBACK: '0' } });
  const targets = {
    open: `http://127.0.0.1:${canary.port}`,
    closed: `http://127.0.0.1:${closedPort}`,
    silent: 'http://10.255.255.1:9',
  };
  const bodies = new Set<string>();
  const took: Record<string, number[]> = { open: [], closed: [], silent: [] };
  const rounds = times(5, 50);
  for (let round = 0; round < rounds; round++) {
    for (const [name, address] of Object.entries(targets)) {
      const start = performance.now();
      const response = await choose(app, address);
      const { request_id: _, ...body } = await expectProblem(response, 'base_url_not_allowed');
      took[name]?.push(performance.now() - start);
      bodies.add(JSON.stringify(body));
    }
  }
  expect(bodies.size).toBe(1);
  expect(canary.hits).toBe(0);
  const medians = Object.values(took).map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
  const apart = Math.max(...medians) - Math.min(...medians);
  if (isLong) expect(apart).toBeLessThan(5);
  return {
    ran: `${rounds} requests each for an open, a closed and a silent port`,
    happened: `${bodies.size} body for all; medians ${apart.toFixed(1)} ms apart; ${canary.hits} connections`,
  };
});
