// A process with the service, started from its source files. It sends the service one request, its first, and says to its
// parent which source files the request passed: those of which a function ran. What only loading a module runs does not count.
//   node --conditions=@ludotext/source --import=./typescript-loader.mjs request.mjs <address of the stand-in> <route> <body>
import { subscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readSettings, startService } from '@ludotext/server';

const [standIn, route, body] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const games = ['quiz', 'sequence-sentence', 'sequence-word'];
/** How long the service may do what its start left for later, in milliseconds. */
const settling = 300;

const session = new Session();
session.connect();

const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-house-'));
const service = await startService(await settings());
try {
  await pause(settling);
  process.send(await measure());
} finally {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
}
process.disconnect();

async function settings() {
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  // A module of its own for each game, since a package is loaded only when its player is built.
  const entries = games.map((name, at) => `  - package: ./${name}.mjs\n    type_id: ${at + 1}\n    isolated: false\n`);
  for (const name of games) {
    await writeFile(path.join(folder, `${name}.mjs`), `export { default } from '@ludotext/game-${name}';\n`);
  }
  await writeFile(path.join(folder, 'games.yaml'), `games:\n${entries.join('')}`);
  return readSettings({
    PORT: '0',
    GAMES_FILE: path.join(folder, 'games.yaml'),
    DATA_DIR: path.join(folder, 'state'),
    LLM_PROVIDER: 'ollama',
    LLM_MODEL: 'stand-in',
    OLLAMA_HOST: standIn,
    LUDOTEXT_PAGE: '0',
    LUDOTEXT_SHUTDOWN_SECONDS: '0',
    LUDOTEXT_LOG_LEVEL: 'silent',
  });
}

/** The files passed before the first byte leaves for the model, and in all. */
async function measure() {
  let beforeModel;
  // Published as a request is sent.
  subscribe('http.client.request.start', ({ request }) => {
    if (`${request.protocol}//${request.getHeader('host')}` === standIn) beforeModel ??= passed();
  });
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const answer = await fetch(service.url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const content = await answer.text();
  if (answer.status !== 200) throw new Error(`${route} answered ${answer.status}: ${content}`);
  return { beforeModel: beforeModel ?? [], all: [...new Set([...(beforeModel ?? []), ...passed()])].sort() };
}

/** Our source files of which a function ran since the last call. */
function passed() {
  const home = `${pathToFileURL(path.join(root, 'packages'))}/`;
  return post('Profiler.takePreciseCoverage')
    .result.filter(({ url }) => url.startsWith(home) && /\/src\/.*\.ts(\?|$)/.test(url))
    .filter(({ functions }) => functions.some((each) => each.ranges[0].count > 0 && !isTopLevel(each)))
    .map(({ url }) => path.relative(root, fileURLToPath(url.split('?')[0])))
    .sort();
}

function isTopLevel({ functionName, ranges }) {
  return functionName === '' && ranges[0].startOffset === 0;
}

/** In its own thread an inspector answers before `post` returns. */
function post(method, parameters) {
  let outcome;
  session.post(method, parameters, (error, result) => {
    outcome = { error, result };
  });
  if (outcome.error) throw new Error(`${method}: ${outcome.error.message}`);
  return outcome.result;
}
