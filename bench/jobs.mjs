// Jobs: what one costs over a direct call, how many workers do how many, and the memory of those that wait. Needs redis-server.
//   npm run bench:jobs [-- cost workers waiting] [--waiting 100000] [--check]
// With --check it ends with 1 when a target is missed.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { directRequest } from './service/requests.mjs';
import { startChild } from './support/child.mjs';
import { startProgram } from './support/program.mjs';
import { redisBytes, startRedis } from './support/redis.mjs';
import { median } from './support/rounds.mjs';
import { figure, showTable } from './support/table.mjs';
import { sentences } from './support/text.mjs';

const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, waiting: { type: 'string', default: '100000' } },
});
const isWanted = (part) => named.length === 0 || named.includes(part);

const clients = 20;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const room = { LUDOTEXT_MAX_JOBS: '1000000', LUDOTEXT_MAX_JOBS_PER_CALLER: '0', LUDOTEXT_LOOP_DELAY_MS: '0' };

const rows = [];
if (isWanted('cost')) rows.push(...(await cost()));
if (isWanted('workers')) rows.push(...(await workers()));
if (isWanted('waiting')) rows.push(...(await waiting(Number(flags.waiting))));
agent.destroy();
showTable(rows);
if (flags.check) process.exitCode = rows.every(({ pass }) => pass !== false) ? 0 : 1;

/** CPU of the service for a request that becomes a job, its state and result asked for once, over that for a direct call. */
async function cost() {
  const redis = await startRedis();
  const empty = await redisBytes(redis);
  const sides = {
    'in one process': await startProgram(room),
    'on Redis': await startProgram({ ...room, REDIS_URL: redis.url }),
  };
  const count = 1000;
  const rounds = 5;
  const taken = {};
  for (let round = -1; round < rounds; round += 1) {
    for (const [side, { url }] of Object.entries(sides)) {
      const direct = await cpuOf(url, () => each(count, () => generate(url)));
      const asJob = await cpuOf(url, async () => {
        const ids = await each(count, () => handIn(url, directRequest()));
        await ended(url);
        await each(count, async (at) => expectStatus(200, await ask(url, `GET /jobs/${ids[at]}`)));
      });
      // The first round is for the compiler.
      if (round >= 0) taken[side] = [...(taken[side] ?? []), { direct, asJob }];
    }
  }
  const kept = ((await redisBytes(redis)) - empty) / (count * (rounds + 1));
  const { text: answer } = await ask(sides['on Redis'].url, 'POST /generate/1', directRequest());
  for (const { stop } of Object.values(sides)) await stop();
  await redis.stop();
  const costs = Object.entries(taken).flatMap(([side, all]) => {
    const milliseconds = (member) => (median(all.map(member)) / count) * 1000;
    const [direct, asJob] = [milliseconds((one) => one.direct), milliseconds((one) => one.asJob)];
    return [
      figure({ what: `CPU of a job ${side}, beside a direct call`, ours: asJob, beside: direct, unit: 'ms' }),
      figure({
        what: `more than that call, beside the most it may be`,
        ours: asJob - direct,
        beside: 5,
        unit: 'ms',
        target: 1,
      }),
    ];
  });
  const ofRedis = { what: 'memory of Redis for a job that is done, beside its answer', unit: 'bytes' };
  return [...costs, figure({ ...ofRedis, ours: kept, beside: answer.length })];
}

/** Jobs a second of one process, and of three workers beside one that serves; each job is a call of 2 s, 8 at once. */
async function workers() {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
  const standIn = await startChild(new URL('./support/stand-in.mjs', import.meta.url), { stdio });
  const model = { LLM_PROVIDER: 'openai', LLM_MODEL: 'items=1&first=2000', LLM_BASE_URL: `${standIn.ready}/v1` };
  const own = { ...room, ...model, LUDOTEXT_MODEL_CALLS: '8', LUDOTEXT_JOBS_AT_ONCE: '8' };
  const redis = await startRedis();
  const shared = { ...own, REDIS_URL: redis.url };
  const perSecond = async ({ url }, count) => {
    const start = performance.now();
    await each(count, () => handIn(url, directRequest()));
    await ended(url);
    return (count * 1000) / (performance.now() - start);
  };
  const one = await startProgram(own);
  const alone = await perSecond(one, 8 * 12);
  await one.stop();
  const serving = await startProgram({ ...shared, LUDOTEXT_ROLE: 'serve' });
  const working = [];
  for (let count = 0; count < 3; count += 1) working.push(await startProgram({ ...shared, LUDOTEXT_ROLE: 'work' }));
  const together = await perSecond(serving, 3 * 8 * 12);
  for (const { stop } of [serving, ...working, redis]) await stop();
  standIn.stop();
  return [
    figure({
      what: 'jobs a second of 3 workers, beside one process',
      ours: together,
      beside: alone,
      unit: '/s',
      least: 2.5,
    }),
  ];
}

/** Memory of a process that serves, and of Redis, while so many jobs with texts of 1,000 characters wait. */
async function waiting(count) {
  const redis = await startRedis();
  const program = await startProgram({ ...room, REDIS_URL: redis.url, LUDOTEXT_ROLE: 'serve' });
  const sentence = sentences();
  const body = () => {
    let text = '';
    while (text.length < 1000) text += `${sentence()} `;
    return JSON.stringify({ text: text.slice(0, 1000) });
  };
  const mebibytes = async () => (await metric(program.url, 'process_resident_memory_bytes')) / 2 ** 20;
  const empty = await redisBytes(redis);
  const first = Math.ceil(count / 10);
  await each(first, () => handIn(program.url, body()));
  const before = await mebibytes();
  await each(count - first, () => handIn(program.url, body()));
  const [after, used] = [await mebibytes(), await redisBytes(redis)];
  if ((await metric(program.url, 'ludotext_jobs_waiting')) !== count) throw new Error('Not all of them wait.');
  await program.stop();
  await redis.stop();
  return [
    figure({
      what: `memory of the service, ${count} jobs wait, beside ${first}`,
      ours: after,
      beside: before,
      unit: 'MiB',
      target: 1.1,
    }),
    figure({
      what: 'memory of Redis for one of them, beside its text',
      ours: (used - empty) / count,
      beside: 1000,
      unit: 'bytes',
    }),
  ];
}

async function generate(address) {
  expectStatus(200, await ask(address, 'POST /generate/1', directRequest()));
}

/** @returns the job's id */
async function handIn(address, body) {
  const route = body.includes('Question:') ? 'POST /generate/1' : 'POST /generate';
  const answer = await ask(address, route, body, { prefer: 'respond-async' });
  expectStatus(202, answer);
  return JSON.parse(answer.text).job.id;
}

/** Until no job waits or is worked on. */
async function ended(address) {
  const open = async () =>
    (await metric(address, 'ludotext_jobs_waiting')) + (await metric(address, 'ludotext_jobs_active'));
  while ((await open()) > 0) await wait(100);
}

/** Does a task so many times, several at once. @returns what it gave, in order */
async function each(count, task) {
  const given = [];
  let begun = 0;
  const one = async () => {
    while (begun < count) {
      const at = begun;
      begun += 1;
      given[at] = await task(at);
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
  return given;
}

/** CPU seconds that a service spends on a task. */
async function cpuOf(address, task) {
  const before = await metric(address, 'process_cpu_seconds_total');
  await task();
  return (await metric(address, 'process_cpu_seconds_total')) - before;
}

/** One number that a service tells of itself. */
async function metric(address, name) {
  const { text } = await ask(address, 'GET /metrics');
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

function ask(address, route, body, more = {}) {
  const [method, path] = route.split(' ');
  const headers = {
    ...more,
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const call = request(address + path, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.once('end', () => resolve({ status: response.statusCode, text }));
    });
    call.once('error', reject).end(body);
  });
}

function expectStatus(status, answer) {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
}
