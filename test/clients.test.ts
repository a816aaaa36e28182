import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningService, runService } from './support/service.js';

// What others do with /openapi.json: check it, and make clients of it, with the tools that most use, in pinned versions.
// Each client lists the games, has an author's lines made into an item, and reads the problem of lines with a fault.

const run = promisify(execFile);
const fixtures = path.join(import.meta.dirname, 'fixtures/clients');
let home = '';
let service: RunningService;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'ludotext-clients-'));
  await cp(fixtures, home, { recursive: true });
  service = await runService();
  await writeFile(path.join(home, 'openapi.json'), await (await fetch(`${service.url}/openapi.json`)).text());
});

afterAll(async () => {
  await service?.[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

const answered = {
  games: ['quiz', 'sequence_sentence', 'sequence_word'],
  success: true,
  question: 'Which organ pumps blood?',
  code: 'direct_format',
  line: 1,
};

/** Runs a program in a client's folder. @returns what it writes to standard output */
async function inFolder(name: string, program: string, ...args: string[]): Promise<string> {
  const { PATH, HOME } = process.env;
  const { stdout } = await run(program, args, {
    cwd: path.join(home, name),
    env: { PATH, HOME, JAVA_TOOL_OPTIONS: '' },
  });
  return stdout;
}

/** Why a program is not to be had here; undefined when it is. */
async function missing(program: string, ...args: string[]): Promise<string | undefined> {
  return run(program, args).then(
    () => undefined,
    () => `${[program, ...args].join(' ')} does not work here`,
  );
}

const bin = (name: string) => path.join('node_modules/.bin', name);
const noNpm = await missing('npm', 'ping');
const noPython =
  (await missing('python3', '-m', 'venv', '--help')) ??
  (await missing('python3', '-m', 'pip', 'download', '--no-deps', '--dest', os.tmpdir(), 'typing-extensions==4.15.0'));

describe.skipIf(noNpm !== undefined)(`in TypeScript${noNpm === undefined ? '' : `: ${noNpm}`}`, () => {
  it('openapi-typescript and openapi-fetch, with their defaults', { timeout: 300_000 }, async () => {
    const folder = 'openapi-typescript';
    await inFolder(folder, 'npm', 'ci', '--ignore-scripts');
    await inFolder(folder, bin('openapi-typescript'), '../openapi.json', '--output', 'schema.d.ts');
    await inFolder(folder, bin('tsc'));
    const said = await inFolder(folder, process.execPath, 'out/client.js', service.url);
    expect(JSON.parse(said)).toEqual(answered);
  });

  it('spectral and redocly have nothing to say', { timeout: 300_000 }, async () => {
    await inFolder('linters', 'npm', 'ci', '--ignore-scripts');
    await inFolder('linters', bin('spectral'), 'lint', '--fail-severity', 'hint', '../openapi.json');
    const said = await inFolder('linters', bin('redocly'), 'lint', '--format', 'json', '../openapi.json');
    expect(JSON.parse(said)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  });
});

describe.skipIf(noPython !== undefined)(`in Python${noPython === undefined ? '' : `: ${noPython}`}`, () => {
  it.each([
    ['openapi-generator', ['openapi-generator-cli', 'generate', '-i', '../openapi.json', '-g', 'python', '-o', '.']],
    [
      'openapi-python-client',
      [
        'openapi-python-client',
        'generate',
        '--path',
        '../openapi.json',
        '--meta',
        'none',
        '--output-path',
        'openapi_client',
      ],
    ],
  ])('%s', { timeout: 300_000 }, async (folder, [generator = '', ...args]) => {
    await inFolder(folder, 'python3', '-m', 'venv', 'env');
    const python = path.join(home, folder, 'env/bin/python');
    await inFolder(folder, python, '-m', 'pip', 'install', '--quiet', '--requirement', 'requirements.txt');
    await inFolder(folder, path.join(home, folder, 'env/bin', generator), ...args);
    expect(JSON.parse(await inFolder(folder, python, 'client.py', service.url))).toEqual(answered);
  });
});
