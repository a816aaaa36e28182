import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startModelServer } from '@ludotext/model-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { samplesOf } from '../packages/server/test/support/metrics.js';
import { freePort, hasRedis } from '../packages/server/test/support/redis.js';
import { freshFolder, startProgram } from './reliability/support/program.js';

// deploy/compose.scaled.yaml without containers: the same processes with the same settings, on ports of this machine.

const root = path.resolve(import.meta.dirname, '..');
const deploy = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const { services } = parse(deploy('compose.scaled.yaml'), { merge: true });
const password = 'redis-password-5c1e';
const play = 'play-key-of-the-class-5c1e';
const admin = 'admin-key-of-the-owner-91d7';

/** A program of this machine, which ends with the test. */
function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  return child;
}

async function startRedisOf(folder: string): Promise<number> {
  const port = await freePort();
  const [shell, option, script] = services.redis.command;
  const settings = script.replaceAll('$$', '$').replace('dir /data', `dir ${folder}\nbind 127.0.0.1\nport ${port}`);
  run(shell, [option, settings], { REDIS_PASSWORD: password });
  return port;
}

/** @param ports of the replicas, in order */
async function startProxy(folder: string, ports: readonly number[]): Promise<string> {
  const port = await freePort();
  const file = path.join(folder, 'Caddyfile');
  // The name of the site, without a certificate for it.
  const site = deploy('Caddyfile')
    .replace('{$SITE} {', `http://{$SITE}:${port} {`)
    .replaceAll(/serve-(\d):3000/g, (_, each) => `127.0.0.1:${ports[Number(each) - 1]}`);
  await writeFile(file, `{\n\tadmin off\n}\n${site}`);
  run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    HOME: folder,
    SITE: '127.0.0.1',
  });
  return `http://127.0.0.1:${port}`;
}

interface Process {
  readonly url: string;
  /** Stops it as compose does, and starts it again in its folder. */
  restart(): Promise<void>;
}

/** @param service its name in the file */
async function startOurs(service: string, folder: string, more: Readonly<Record<string, string>>): Promise<Process> {
  const port = await freePort();
  await mkdir(folder);
  const environment = {
    ...services[service].environment,
    ...more,
    PORT: `${port}`,
    DATA_DIR: path.join(folder, 'data'),
  };
  const start = async () => {
    const program = startProgram(folder, environment);
    await program.url;
    return program;
  };
  let program = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    restart: async () => {
      program.child.kill('SIGTERM');
      expect(await program.ended).toMatchObject({ code: 0 });
      program = await start();
    },
  };
}

const authorization = `Bearer ${play}`;

/** Hands in a quiz that the model explains, with one call. */
async function handIn(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/generate/1`, {
    method: 'POST',
    headers: { authorization, prefer: 'respond-async', 'content-type': 'application/json' },
    body: JSON.stringify({ text: `Question: What sings under the ice of ${name}?\nA. A whale\nB. A ship\nCorrect: A` }),
  });
  const { job } = (await answer.json()) as { job?: { id: string } };
  expect({ status: answer.status, job }).toMatchObject({ status: 202, job: { id: expect.any(String) } });
  return job?.id ?? '';
}

async function stateAt(url: string, id: string): Promise<string> {
  const answer = await fetch(`${url}/jobs/${id}`, { headers: { authorization } });
  const { job } = (await answer.json()) as { job: { state: string } };
  return job.state;
}

/** The event stream of a job from one event on, to its end. */
async function eventsAt(url: string, id: string, after = 0): Promise<string[]> {
  const headers = { authorization, 'last-event-id': `${after}` };
  const stream = await (await fetch(`${url}/jobs/${id}/events`, { headers })).text();
  return stream.split('\n\n').filter((event) => event.includes('event: '));
}

const metricsAt = async (url: string) =>
  samplesOf(await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${admin}` } })).text());

describe.skipIf(!hasRedis || spawnSync('caddy', ['version']).status !== 0)('deploy/compose.scaled.yaml', () => {
  it('is one service: each replica answers for each job, and all are restarted in turn without a loss', async () => {
    await using models = await startModelServer({ pace: { firstByteMs: 500 } });
    const folder = await freshFolder();
    await mkdir(path.join(folder, 'redis'));
    const redisPort = await startRedisOf(path.join(folder, 'redis'));
    const settings = {
      REDIS_URL: `redis://:${password}@127.0.0.1:${redisPort}`,
      LUDOTEXT_HOSTS: '127.0.0.1',
      LUDOTEXT_PLAY_KEYS: play,
      LUDOTEXT_ADMIN_KEYS: admin,
      LUDOTEXT_RATE_GENERATE: '0',
      LUDOTEXT_RATE_REQUESTS: '0',
      LUDOTEXT_MAX_JOBS_PER_CALLER: '0',
      LLM_PROVIDER: 'ollama',
      LLM_MODEL: 'stand-in',
      OLLAMA_HOST: models.url,
    };
    const named = ['serve-1', 'serve-2', 'serve-3', 'work', 'work'];
    const all = await Promise.all(named.map((name, at) => startOurs(name, path.join(folder, `${at}`), settings)));
    const [one, two, three] = all as [Process, Process, Process, ...Process[]];
    const site = await startProxy(
      folder,
      [one, two, three].map(({ url }) => Number(new URL(url).port)),
    );
    await expect
      .poll(() =>
        fetch(`${site}/health/ready`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);

    const first = await handIn(site, 'the north');
    await expect.poll(() => stateAt(three.url, first)).toBe('done');
    const events = await eventsAt(one.url, first);
    expect(events.at(-1)).toContain('event: done');
    expect(events.length).toBeGreaterThan(1);
    for (const [after, { url }] of [two, three].entries()) {
      expect(await eventsAt(url, first, after + 1)).toEqual(events.slice(after + 1));
    }
    const samples = await Promise.all(all.map(({ url }) => metricsAt(url)));
    const done = 'ludotext_job_runs_total{route="direct",state="done",code="ok"}';
    expect(samples.map((each) => each.get(done) ?? 0).reduce((sum, count) => sum + count)).toBe(1);
    expect(samples.map((each) => each.get('ludotext_redis_connected'))).toEqual([1, 1, 1, 1, 1]);
    // The proxy keeps them to itself.
    expect((await fetch(`${site}/metrics`)).status).toBe(404);

    const ids: string[] = [];
    let goesOn = true;
    const caller = async () => {
      while (goesOn) {
        ids.push(await handIn(site, `lake ${ids.length}`));
        await pause(100);
      }
    };
    const restarts = async () => {
      for (const each of [...all.slice(3), ...all.slice(0, 3)]) {
        await each.restart();
        // Until the proxy has seen it; compose waits longer.
        await pause(3000);
      }
    };
    await Promise.all([caller(), caller(), restarts().finally(() => (goesOn = false))]);
    expect(ids.length).toBeGreaterThan(20);
    for (const [at, id] of ids.entries()) {
      await expect.poll(() => stateAt([one, two, three][at % 3]?.url ?? '', id)).toBe('done');
    }
    // One call each, for the first one too: none was done twice.
    expect(models.requests.length).toBe(ids.length + 1);
  }, 300_000);
});
