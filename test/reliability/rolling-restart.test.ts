import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startModelServer } from '@ludotext/model-server';
import { describe, expect } from 'vitest';
import { freshFolder, startProgram } from './support/program.js';
import { freePort, type ProxyProgram, proxies } from './support/proxies.js';
import { fullRow } from './support/row.js';

// Two processes of the built service behind real proxies, restarted in turn while callers ask.

const restarts = 10;

/** How long the operator waits once a process is ready again, in milliseconds: as docs/operations.md says. */
const untilSeen = 3000;

/** What a caller does between two requests, in milliseconds. */
const thinking = 20;

const key = 'play-key-of-the-class-5c1e';
const prose =
  'The heart pumps blood through the body. The small whale sings under the ice of the northern sea. Bees collect nectar from many flowers in spring.';

interface Asked {
  readonly name: string;
  readonly route: string;
  readonly body?: object;
  readonly asEvents?: boolean;
}

const direct: Asked = { name: 'POST', route: '/generate/3', body: { text: 'The dog sleeps.\nThe cat runs.' } };
const offline: Asked = { name: 'offline', route: '/generate', body: { text: prose, max_items: 1 } };
const listing: Asked = { name: 'GET', route: '/games' };
/** Written by the slow model, which takes about as long as a process needs to stop. */
const written = { text: prose, source: 'prose', max_items: 1, model: 'slow' };
const long: Asked = { name: 'long', route: '/generate/3', body: written };
const events: Asked = { ...long, name: 'events', asEvents: true };

/** What each caller asks in turn. */
const callers: readonly (readonly Asked[])[] = [
  ...Array.from({ length: 3 }, () => [long]),
  ...Array.from({ length: 3 }, () => [events]),
  ...Array.from({ length: 10 }, () => [direct, listing, direct, offline]),
];

/** `ok`, or what went wrong. */
function ask(port: number, agent: Agent, { route, body, asEvents = false }: Asked): Promise<string> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    host: 'lessons.example',
    authorization: `Bearer ${key}`,
    ...(asEvents ? { accept: 'text/event-stream' } : {}),
    ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  };
  const method = sent === undefined ? 'GET' : 'POST';
  return new Promise((resolve) => {
    const asked = request({ agent, port, host: '127.0.0.1', method, path: route, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        answer += chunk;
      });
      response.once('close', () => {
        if (!response.complete) resolve('cut');
        else if (response.statusCode !== 200) resolve(`${response.statusCode} ${/"code":"(\w+)"/.exec(answer)?.[1]}`);
        else resolve(!asEvents || answer.includes('\nevent: done\n') ? 'ok' : 'a stream without its end');
      });
    });
    asked.once('error', ({ message }) => resolve(message));
    asked.end(sent);
  });
}

/** Restarts the processes in turn; how often each kind of request ended how. */
async function restartInTurn(proxy: ProxyProgram): Promise<Map<string, number>> {
  await using models = await startModelServer({ pace: { firstByteMs: 1500 } });
  const environment = {
    LLM_MODELS: `slow=ollama/stand-in@${models.url}`,
    LUDOTEXT_PLAY_KEYS: key,
    LUDOTEXT_HOSTS: 'lessons.example',
    LUDOTEXT_TRUSTED_PROXIES: '1',
    LUDOTEXT_DRAIN_SECONDS: String(proxy.drainSeconds),
    // The machine and the one caller's address are busy; nothing else is to be refused.
    LUDOTEXT_RATE_GENERATE: '1000000',
    LUDOTEXT_RATE_REQUESTS: '1000000',
    LUDOTEXT_LOOP_DELAY_MS: '0',
  };
  const start = async (port: number) => {
    const folder = await freshFolder();
    const program = startProgram(folder, { ...environment, PORT: String(port) });
    await program.url;
    return program;
  };
  const ports = [await freePort(), await freePort()];
  const replicas = await Promise.all(ports.map(async (port) => ({ port, program: await start(port) })));
  const port = await proxy.start(ports);

  const outcomes = new Map<string, number>();
  let goesOn = true;
  const asking = callers.map(async (asked) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (goesOn) {
      for (const each of asked) {
        const outcome = `${each.name} ${await ask(port, agent, each)}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        await pause(thinking);
      }
    }
    agent.destroy();
  });
  for (let count = 0; count < restarts; count += 1) {
    const replica = replicas[count % replicas.length];
    if (replica === undefined) throw new Error('There is no process.');
    await pause(untilSeen);
    replica.program.child.kill('SIGTERM');
    expect((await replica.program.ended).code).toBe(0);
    replica.program = await start(replica.port);
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${replica.port}/health/ready`)).status).toBe(200);
  }
  await pause(untilSeen);
  goesOn = false;
  await Promise.all(asking);
  return outcomes;
}

const testBehind = (proxy: ProxyProgram) => async () => {
  const outcomes = await restartInTurn(proxy);
  const failed = [...outcomes].filter(([outcome]) => !outcome.endsWith(' ok'));
  expect(failed).toEqual([]);
  const count = (name: string) => outcomes.get(`${name} ok`) ?? 0;
  const sum = [...outcomes.values()].reduce((total, each) => total + each, 0);
  expect(sum).toBeGreaterThan(1000);
  return {
    ran: `${proxy.name}: ${restarts} restarts of one of 2 processes under ${callers.length} callers, ${sum} requests: ${count('POST')} POST in direct mode, ${count('offline')} written offline, ${count('long')} of 1.5 s by a model, ${count('events')} as event streams, ${count('GET')} GET`,
    happened: `${failed.length} failed; every stream ended with done`,
  };
};

const [nginx, caddy] = proxies;
describe.runIf(nginx.isHere)('nginx', () => {
  fullRow('R12', 'two processes restarted in turn behind nginx', testBehind(nginx), 600_000);
});
describe.runIf(caddy.isHere)('Caddy', () => {
  fullRow('R12', 'two processes restarted in turn behind Caddy', testBehind(caddy), 600_000);
});
