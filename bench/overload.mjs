// The service with more to do than it can, beside a bare Koa route that calls the same model behind an equal gate.
//   npm run bench:overload [-- seconds]
// Ends with 1 when a figure misses its target.
import { load } from './overload/clients.mjs';
import { startChild } from './support/child.mjs';
import { startProgram } from './support/program.mjs';
import { quantile } from './support/rounds.mjs';
import { figure, showTable } from './support/table.mjs';

const [seconds = 5] = process.argv.slice(2).map(Number);
const rounds = 3;
/** Places at the model, and what a call of it takes in milliseconds. */
const places = 8;
const milliseconds = 50;
const model = `items=1&first=${milliseconds}`;
const crowd = 40;
const flood = 200;
/** An item in the quiz's direct format, to which the model adds an explanation and a hint: one call, and little beside. */
const body = JSON.stringify({
  text: 'Question: What sings under the ice?\nA. A whale\nB. A ship\nC. The wind\nCorrect: A',
});

const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
const standIn = await startChild(new URL('./support/stand-in.mjs', import.meta.url), { stdio });
const service = await startProgram({
  LLM_PROVIDER: 'openai',
  LLM_MODEL: model,
  LLM_BASE_URL: `${standIn.ready}/v1`,
  LUDOTEXT_MODEL_CALLS: String(places),
  LUDOTEXT_MAX_WORK: String(crowd),
});
const bare = await startChild(new URL('./overload/bare-gate.mjs', import.meta.url), {
  stdio,
  environment: { PLACES: String(places), MODEL: model, ADDRESS: standIn.ready },
});
const probe = await startChild(new URL('./overload/probe.mjs', import.meta.url), {
  stdio,
  environment: { ADDRESS: `${service.url}/health/live` },
});
const ours = `${service.url}/generate/1`;

// Until the code is compiled and connections to the model are open.
for (const address of [ours, bare.ready]) await load(address, body, { clients: crowd, seconds: 15 });
await probe.ask('from here on');
const memoryBefore = await memory();

const runs = { bare: [], crowd: [], flood: [] };
for (let round = 0; round < rounds; round += 1) {
  runs.bare.push(await load(bare.ready, body, { clients: crowd, seconds }));
  runs.crowd.push(await load(ours, body, { clients: crowd, seconds }));
  runs.flood.push(await load(ours, body, { clients: flood, seconds }));
}
const live = await probe.ask('so far');
const grownMb = ((await memory()) - memoryBefore) / 1e6;
for (const child of [standIn, bare, probe]) child.stop();
await service.stop();

const beside = summary(runs.bare);
const full = summary(runs.crowd);
const flooded = summary(runs.flood);
const rows = [
  figure({
    what: `answers a second, ${crowd} clients, beside a bare route`,
    ...{ ours: full.perSecond, beside: beside.perSecond, unit: '/s', least: 0.9 },
  }),
  figure({
    what: `slowest hundredth, ${crowd} clients, beside a bare route`,
    ...{ ours: full.p99, beside: beside.p99, unit: 'ms', target: 1.25 },
  }),
  figure({
    what: `answers a second, ${flood} clients, beside ${crowd}`,
    ...{ ours: flooded.perSecond, beside: full.perSecond, unit: '/s', least: 0.8 },
  }),
  figure({ what: 'slowest answer of /health/live', ours: live.worst, beside: 100, unit: 'ms', target: 1 }),
];
showTable(rows);
const failed = full.failed + flooded.failed + live.failures;
console.log(JSON.stringify({ bare: beside, crowd: full, flood: flooded, live, failed, grownMb }));
process.exitCode = rows.every(({ pass }) => pass) && failed === 0 ? 0 : 1;

/** The service's resident memory in bytes, as it tells. */
async function memory() {
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}

function summary(all) {
  const times = all.flatMap((run) => run.times);
  const sum = (of) => all.reduce((total, run) => total + of(run), 0);
  return {
    perSecond: sum((run) => run.perSecond) / all.length,
    ...{ p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
    ...{ answers: times.length, refused: sum((run) => run.refused), failed: sum((run) => run.failed) },
  };
}
