import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, openDesk, wellText } from './support/desk.js';

// The built command in a process of its own, with a service inside it.

const program = path.resolve(import.meta.dirname, '../dist/main.js');
let desk: Desk;

beforeEach(async () => {
  desk = await openDesk({ 'well.md': wellText });
});

afterEach(() => desk[Symbol.asyncDispose]());

function start(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env.PATH, ...environment };
  const child = spawn(process.execPath, [program, ...args], { cwd: desk.folder, env });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(child, 'close').then(([code]) => ({ code, stderr, stdout: Buffer.concat(chunks) }));
  return { child, ended };
}

describe('the process', () => {
  it('writes a text into a binary file of another program, and nothing else anywhere', async () => {
    const { code, stdout } = await start(['generate', 'well.md', '--to', 'h5p', '--game', 'quiz']).ended;
    expect([code, stdout.toString('latin1', 0, 4)]).toEqual([0, 'PK\u0003\u0004']);
    expect(await readdir(desk.folder)).toEqual(['well.md']);
  });

  it('reads standard input', async () => {
    const { child, ended } = start(['direct', '--game', 'sequence_word', '--json']);
    child.stdin.end('the;cat;sleeps');
    const { code, stdout } = await ended;
    expect(code).toBe(0);
    expect(JSON.parse(stdout.toString()).games[0].items[0].pieces).toEqual(['the', 'cat', 'sleeps']);
  });

  it('ends without a word when nobody reads on', async () => {
    const { child, ended } = start(['games']);
    child.stdout.destroy();
    const { stderr } = await ended;
    expect(stderr.replace('Stopped.\n', '')).toBe('');
  });

  it('serves, with the environment of ludotext-server', async () => {
    const { child, ended } = start(['serve'], { PORT: '0', LUDOTEXT_LOG_LEVEL: 'warn', LUDOTEXT_KEY: 'of-another' });
    let said = '';
    for await (const chunk of child.stdout) {
      said += chunk;
      if (said.includes('\n')) break;
    }
    const url = /listens on (http:\S+?);/.exec(said)?.[1];
    expect(await (await fetch(`${url}/games`)).json()).toMatchObject({ total: 3 });
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});
