import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lostLines, standardErrorWritten, writeToStandardError } from '../../src/observation/standard-error.js';

// In processes of their own, with a real pipe between.

let folder: string;
let children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-stderr-'));
  const source = await readFile(path.resolve(import.meta.dirname, '../../src/observation/standard-error.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
  await writeFile(path.join(folder, 'standard-error.mjs'), outputText);
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a program that says on standard output when its lines are handed over. */
async function run(program: string) {
  const file = path.join(folder, 'program.mjs');
  const imports = "import { lostLines, standardErrorWritten, writeToStandardError } from './standard-error.mjs';\n";
  await writeFile(file, imports + program);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const handedOver = new Promise<string>((resolve) => child.stdout.setEncoding('utf8').once('data', resolve));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, handedOver, ended };
}

const line = 'x'.repeat(999);

describe('standard error', () => {
  it('of a slow reader has every line before the process ends', async () => {
    const { child, handedOver, ended } = await run(`
      for (let index = 0; index < 2000; index++) writeToStandardError('${line}\\n');
      console.log(process.stderr.writableLength);
      await standardErrorWritten(60_000);
      process.exit(0);
    `);
    // More than a pipe holds, and the process has gone on all the same.
    expect(Number(await handedOver)).toBeGreaterThan(0);
    expect((await text(child.stderr)).match(/\n/g)).toHaveLength(2000);
    expect(await ended).toBe(0);
  });

  it('that nobody reads neither stops the process nor fills its memory, and says how much is lost', async () => {
    const { handedOver, ended, child } = await run(`
      for (let index = 0; index < 60_000; index++) writeToStandardError('${line}\\n');
      console.log(JSON.stringify({ lost: lostLines(), waiting: process.stderr.writableLength }));
      await standardErrorWritten(1);
      process.exit(0);
    `);
    const { lost, waiting } = JSON.parse(await handedOver);
    expect(lost).toBeGreaterThan(30_000);
    expect(waiting).toBeLessThan(20_000_000);
    child.stderr.destroy();
    expect(await ended).toBe(0);
  });

  it('whose reader is gone does not end the process', async () => {
    const { child, ended } = await run(`
      const timer = setInterval(async () => {
        writeToStandardError('${line}\\n');
        if (lostLines() < 2) return;
        clearInterval(timer);
        console.log('still here');
        await standardErrorWritten(60_000);
        process.exit(0);
      }, 1);
    `);
    child.stderr.destroy();
    expect(await text(child.stdout)).toBe('still here\n');
    expect(await ended).toBe(0);
  });

  it('keeps what waits within bounds, and counts what is lost', async () => {
    const taken: (() => void)[] = [];
    const stalled = new Writable({ write: (_chunk, _encoding, take) => void taken.push(take), decodeStrings: false });
    const before = lostLines();
    using _ = vi.spyOn(process, 'stderr', 'get').mockReturnValue(stalled as unknown as typeof process.stderr);
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let count = 0; count < 40; count++) writeToStandardError(megabyte);
    expect(stalled.writableLength).toBeLessThanOrEqual(17 * megabyte.length);
    expect(lostLines() - before).toBe(40 - stalled.writableLength / megabyte.length);
    await standardErrorWritten(1);
    stalled.destroy();
  });
});
