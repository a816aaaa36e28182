// Full load for a long time: texts, direct mode, and clients that are refused and ask again at once. Nothing may wear out.
import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from '../support/child.mjs';
import { startProgram } from '../support/program.mjs';
import { median } from '../support/rounds.mjs';
import { figure } from '../support/table.mjs';

/** Each crowd has a key of its own, so that the impatient one reaches its own limit and not that of the others. */
const crowds = {
  texts: { route: 'POST /generate', words: 500, clients: 10, key: 'texts-of-the-soak-2f81' },
  direct: { route: 'POST /generate/1', clients: 4, key: 'direct-of-the-soak-7c05' },
  impatient: { route: 'POST /generate', words: 500, clients: 50, key: 'impatient-of-the-soak-e3', isImpatient: true },
  health: { route: 'GET /health', clients: 1, pause: 10 },
};
const admin = 'admin-of-the-soak-91ab';
const environment = {
  LUDOTEXT_PLAY_KEYS: [crowds.texts.key, crowds.direct.key, crowds.impatient.key].join(),
  LUDOTEXT_ADMIN_KEYS: admin,
  LUDOTEXT_MAX_WORK_PER_CALLER: '10',
};

/**
 * Prints a line each minute, ten lines at least. All clients leave at the end of a line, in the middle of their requests, and new ones come.
 * @returns the rows of the verdict, and what went wrong in words
 */
export async function soak(minutes) {
  const program = await startProgram(environment);
  const loads = {};
  for (const name of Object.keys(crowds)) {
    loads[name] = await startChild(new URL('load.mjs', import.meta.url), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }
  const lines = [];
  const seconds = Math.min(60, minutes * 6);
  for (const end = performance.now() + minutes * 60_000; performance.now() < end; ) {
    const asked = Object.entries(loads).map(async ([name, load]) => {
      return [name, await load.ask({ ...crowds[name], address: program.url, seconds })];
    });
    // Before they leave.
    await wait(seconds * 900);
    const state = await stateOf(program.url);
    lines.push(lineOf(Object.fromEntries(await Promise.all(asked)), state));
    console.log(`${Math.round((lines.length * seconds) / 6) / 10} min`, JSON.stringify(lines.at(-1)));
  }
  const left = await afterwards(program.url);
  console.log('afterwards', JSON.stringify(left));
  for (const load of Object.values(loads)) load.stop();
  await program.stop();

  const sum = (member) => lines.reduce((total, line) => total + line[member], 0);
  const faults = {
    failed: sum('failed'),
    internal: left.internal,
    connections: left.connections,
    running: left.running,
  };
  return {
    rows: [
      besideThird(lines, 'texts', 1, '/s', { least: 0.9 }),
      besideThird(lines, 'direct', 1, '/s', { least: 0.9 }),
      besideThird(lines, 'mebibytes', 2, 'MiB', { target: 1.1 }),
    ],
    faults: Object.entries(faults).flatMap(([name, count]) => (count > 0 ? [`soak, ${name}: ${count}`] : [])),
  };
}

function lineOf({ texts, direct, impatient, health }, state) {
  const failed = [texts, direct, impatient, health].reduce((total, { all }) => total + all.failed, 0);
  const figures = {
    ...{ texts: texts.perSecond, direct: direct.perSecond, impatient: impatient.perSecond },
    ...{ refused: impatient.refusedPerSecond, refusedP99: impatient.refusedP99, healthP99: health.p99 },
    ...{ failed, ...state },
  };
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10]));
}

/** What the service tells of itself: `internal` are its answers with 5xx that are no refusals. */
async function stateOf(address) {
  const answer = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${admin}`, connection: 'close' },
  });
  const metrics = (await answer.text()).split('\n');
  const sum = (pattern) =>
    metrics.filter((line) => pattern.test(line)).reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  return {
    mebibytes: sum(/^process_resident_memory_bytes /) / 2 ** 20,
    heap: sum(/^nodejs_heap_size_used_bytes /) / 2 ** 20,
    // Without the one that asks.
    connections: sum(/^nodejs_active_resources\{type="TCPSocketWrap"\}/) - 1,
    running: sum(/^ludotext_generations_running /),
    internal: sum(/^ludotext_http_requests_total\{.*(status="5(?!03)|code="internal")/),
  };
}

/** The service some seconds after the clients left. */
async function afterwards(address) {
  for (let count = 0; count < 100; count += 1) {
    const { connections, running } = await stateOf(address);
    if (connections === 0 && running === 0) break;
    await wait(100);
  }
  return stateOf(address);
}

/** The median of the last third beside that of an earlier third; the first tenth is left out, until the code is compiled. */
function besideThird(lines, member, third, unit, bounds) {
  const warm = lines.slice(Math.ceil(lines.length / 10));
  const of = (which) => {
    const part = warm.slice(Math.floor(((which - 1) * warm.length) / 3), Math.floor((which * warm.length) / 3));
    return median(part.map((line) => line[member]));
  };
  const what = `soak: ${member}, last third beside the ${third === 1 ? 'first' : 'second'}`;
  return figure({ what, ours: of(3), beside: of(third), unit, ...bounds });
}
