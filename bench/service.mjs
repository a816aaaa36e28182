// The service under load, beside a bare Koa route: direct mode, the offline writer, clients that do not wait, growth, memory.
//   npm run bench:service [-- direct offline growth memory] [--check] [--quick] [--base <folder of a built checkout>]
//   npm run bench:service -- soak [--minutes 30] [--check]
// With --base every figure is taken of both checkouts, in turns. With --check it ends with 1 when a target is missed.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { directRequest } from './service/requests.mjs';
import { soak } from './service/soak.mjs';
import { startChild } from './support/child.mjs';
import { startProgram } from './support/program.mjs';
import { median } from './support/rounds.mjs';
import { figure, showTable } from './support/table.mjs';

const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    quick: { type: 'boolean' },
    base: { type: 'string' },
    minutes: { type: 'string', default: '30' },
  },
});
const rounds = flags.quick ? 1 : 5;
const isWanted = (part) => named.length === 0 || named.includes(part);

const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
const load = await startChild(new URL('./service/load.mjs', import.meta.url), { stdio });
const probe = await startChild(new URL('./service/load.mjs', import.meta.url), { stdio });
const checkouts = { ours: undefined, ...(flags.base === undefined ? {} : { before: flags.base }) };
/** Of every checkout: the service with room for 200 requests, with its own settings, and one for the figure of memory. */
const sides = {};
for (const [side, checkout] of Object.entries(checkouts)) {
  sides[side] = {
    direct: await started({ LUDOTEXT_MAX_WORK: '200' }, checkout),
    offline: await started({}, checkout),
    fresh: await started({}, checkout),
  };
}
const bare = await startBare(sides.ours.direct);

const crowds = { direct: [1, 10, 100, 1000], offline: [1, 10, 100] };
const lengths = [100, 500, 2000, 8000];
const games = [[1], [1, 2], [1, 2, 3]];
const direct = { route: 'POST /generate/1' };
const offline = { route: 'POST /generate', words: 500 };
/** Long enough that what begins and ends with the window does not matter; a text has seconds to wait at 100 clients. */
const times = flags.quick
  ? { direct: { warmUp: 0.3, seconds: 1 }, offline: { warmUp: 2, seconds: 4 }, memory: { seconds: 5 } }
  : { direct: { warmUp: 0.5, seconds: 2 }, offline: { warmUp: 4, seconds: 8 }, memory: { seconds: 20 } };

/** Measurements by name: what each gives once for every contender it has. */
const measurements = {};
if (isWanted('direct')) {
  for (const clients of crowds.direct) {
    const asked = { ...direct, clients, ...times.direct };
    measurements[`direct ${clients}`] = { bare: () => withCpu(bare, asked), ...ofSides('direct', withCpu, asked) };
  }
}
if (isWanted('offline')) {
  for (const clients of crowds.offline) {
    measurements[`offline ${clients}`] = ofSides('offline', withCpu, { ...offline, clients, ...times.offline });
  }
  const impatient = { ...offline, clients: 100, isImpatient: true, ...times.offline };
  measurements.impatient = ofSides('offline', withHealth, impatient);
}
if (isWanted('growth')) {
  const once = { route: 'POST /generate', clients: 1, seconds: 60, answers: flags.quick ? 2 : 4 };
  for (const words of lengths) measurements[`${words} words`] = ofSides('offline', withCpu, { ...once, words });
  for (const some of games) {
    measurements[`${some.length} games`] = ofSides('offline', withCpu, { ...once, words: 500, games: some });
  }
}

// Until the code is compiled.
const warm = flags.quick ? { direct: 1000, offline: 15 } : { direct: 15000, offline: 60 };
const warmUps = [[bare, direct, warm.direct]];
for (const side of Object.values(sides)) {
  if (isWanted('direct')) warmUps.push([side.direct, direct, warm.direct]);
  if (isWanted('offline') || isWanted('growth')) warmUps.push([side.offline, offline, warm.offline]);
}
for (const [{ address }, asked, answers] of warmUps) {
  await load.ask({ ...asked, address, clients: 10, seconds: 120, answers });
}
const taken = {};
for (let round = 0; round < rounds; round += 1) {
  for (const [name, contenders] of Object.entries(measurements)) {
    for (const [contender, measure] of Object.entries(contenders)) {
      taken[name] ??= {};
      taken[name][contender] ??= [];
      taken[name][contender].push(await measure());
    }
  }
}
if (isWanted('memory')) {
  taken.memory = {};
  for (const [side, { fresh }] of Object.entries(sides)) {
    const asked = { route: 'POST /generate', words: 40, clients: 10, ...times.memory, address: fresh.address };
    taken.memory[side] = [
      { ...(await load.ask(asked)), mebibytes: (await metric(fresh, 'process_resident_memory_bytes')) / 2 ** 20 },
    ];
  }
}
for (const child of [load, probe, bare.child]) child.stop();
for (const side of Object.values(sides)) for (const { program } of Object.values(side)) await program.stop();

const soaked = named.includes('soak') ? await soak(Number(flags.minutes)) : { rows: [], faults: [] };

const rows = [...soaked.rows];
if (isWanted('direct')) rows.push(...crowds.direct.flatMap(directRows));
if (isWanted('offline')) rows.push(...crowds.offline.flatMap(offlineRows), ...impatientRows());
if (isWanted('growth')) rows.push(...growthRows());
if (isWanted('memory'))
  rows.push(row('memory', 'memory after texts of 40 words', 'mebibytes', 'MiB', { beside: 200, target: 1 }));
showTable(rows);
const failed = Object.entries(taken).flatMap(([name, contenders]) =>
  Object.entries(contenders).flatMap(([contender, all]) =>
    all.some((one) => one.all.failed > 0) ? [`${name} (${contender}): ${all.map((one) => one.all.failed)}`] : [],
  ),
);
const faults = [...failed, ...soaked.faults];
if (faults.length > 0) console.log('What failed, and how often:', faults.join('; '));
if (flags.check) process.exitCode = rows.every(({ pass }) => pass !== false) && faults.length === 0 ? 0 : 1;

async function started(environment, checkout) {
  const program = await startProgram(environment, checkout);
  const server = { program, address: program.url };
  return { ...server, cpu: async () => (await metric(server, 'process_cpu_seconds_total')) * 1e6 };
}

/** A route that reads and answers as much as the service does. */
async function startBare({ address }) {
  const headers = { 'content-type': 'application/json' };
  const answered = await fetch(`${address}/generate/1`, { method: 'POST', headers, body: directRequest() });
  const environment = { ANSWER: await answered.text() };
  const child = await startChild(new URL('./service/bare-koa.mjs', import.meta.url), { stdio, environment });
  const cpu = async () => {
    const { user, system } = await child.ask('cpu');
    return user + system;
  };
  return { child, address: child.ready, cpu };
}

/** One number that the service tells of itself. */
async function metric({ address }, name) {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** The measurement of the same server of every checkout, by checkout. */
function ofSides(server, measure, asked) {
  return Object.fromEntries(
    Object.entries(sides).map(([side, servers]) => [side, () => measure(servers[server], asked)]),
  );
}

/** The load's figures, and the server's CPU for an answer in microseconds, with all that it refused meanwhile. */
async function withCpu(server, asked) {
  const before = await server.cpu();
  const figures = await load.ask({ ...asked, address: server.address });
  const cpu = ((await server.cpu()) - before) / figures.all.good;
  if (server.program !== undefined) await idle(server);
  return { ...figures, cpu, interval: 1e6 / figures.perSecond };
}

/** The load's figures, and how long /health took meanwhile. */
async function withHealth(server, asked) {
  const { warmUp, seconds } = asked;
  const health = { address: server.address, route: 'GET /health', clients: 1, pause: 10, warmUp, seconds };
  const [figures, { p50, p99 }] = await Promise.all([withCpu(server, asked), probe.ask(health)]);
  return { ...figures, healthP50: p50, healthP99: p99 };
}

/** Until the work of clients that left has ended. */
async function idle(server) {
  while ((await metric(server, 'ludotext_generations_running')) > 0) await wait(50);
}

function of(name, contender, member) {
  const all = taken[name][contender]
    ?.map((one) => one[member])
    .filter((value) => value !== undefined && value !== null);
  return all === undefined || all.length === 0 ? undefined : median(all);
}

/** A row whose `beside` is a number, or a figure of ours by its name. */
function row(name, what, member, unit, { beside = of(name, 'bare', member), ...rest } = {}) {
  const ours = of(name, 'ours', member);
  return figure({ what, before: of(name, 'before', member), ours, beside, unit, ...rest });
}

function directRows(clients) {
  const name = `direct ${clients}`;
  const target = clients === 10 || clients === 100 ? 4 : undefined;
  const who = `direct, ${clients} clients`;
  return [
    row(name, `${who}: time for an answer`, 'interval', 'µs', { target }),
    row(name, `${who}: CPU for an answer`, 'cpu', 'µs'),
    row(name, `${who}: slowest hundredth`, 'p99', 'ms'),
  ];
}

function offlineRows(clients) {
  const name = `offline ${clients}`;
  const who = `500 words, ${clients} clients`;
  const beside = (member) => ({ beside: of('offline 1', 'ours', member) });
  return [
    row(name, `${who}: answers a second`, 'perSecond', '/s', beside('perSecond')),
    row(name, `${who}: CPU for an answer`, 'cpu', 'µs', beside('cpu')),
    row(name, `${who}: half the answers within`, 'p50', 'ms', beside('p50')),
    row(name, `${who}: slowest hundredth`, 'p99', 'ms', beside('p99')),
  ];
}

function impatientRows() {
  const who = '100 impatient clients';
  const patient = of('offline 10', 'ours', 'perSecond');
  const within = { beside: 50, target: 1 };
  return [
    row('impatient', `${who}: answers a second, beside 10 clients`, 'perSecond', '/s', { beside: patient, least: 0.8 }),
    row('impatient', `${who}: half of /health within`, 'healthP50', 'ms', { beside: 50 }),
    row('impatient', `${who}: slowest hundredth of /health`, 'healthP99', 'ms', within),
    row('impatient', `${who}: half of the refusals within`, 'refusedP50', 'ms', { beside: 50 }),
    row('impatient', `${who}: slowest hundredth of the refusals`, 'refusedP99', 'ms', within),
  ];
}

/** Beside the shortest text, as much work a word; beside one game. */
function growthRows() {
  const [shortest] = lengths;
  const beside = (name) => of(name, 'ours', 'p50');
  return [
    ...lengths.map((words) =>
      row(`${words} words`, `${words} words, beside so many times ${shortest}`, 'p50', 'ms', {
        beside: (beside(`${shortest} words`) * words) / shortest,
      }),
    ),
    ...games.map(({ length }) =>
      row(`${length} games`, `500 words, games: ${length}, beside one`, 'p50', 'ms', { beside: beside('1 games') }),
    ),
  ];
}
