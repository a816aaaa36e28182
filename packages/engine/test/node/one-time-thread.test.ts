import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInThread, ThreadFailure, type ThreadWork } from '../../src/node/one-time-thread.js';

// The threads load the built engine, as a user's do.
const node = pathToFileURL(path.resolve(import.meta.dirname, '../../dist/node/index.js')).href;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-thread-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let modules = 0;

/** A thread's work, from the body of `async (task, tell) => …`. */
async function work(body: string, more: Partial<ThreadWork> = {}): Promise<ThreadWork> {
  modules += 1;
  const module = path.join(folder, `${modules}.mjs`);
  await writeFile(
    module,
    `import { workInThread } from ${JSON.stringify(node)};\nawait workInThread(async (task, tell) => {${body}});\n`,
  );
  return { module, task: undefined, timeoutMs: 30_000, memoryMb: 256, ...more };
}

const failure = (reason: string) => ({ name: 'ThreadFailure', reason });

describe('work in a thread of its own', () => {
  it('returns the result, and tells news before it', async () => {
    const news: unknown[] = [];
    const task = { words: ['a', 'b'] };
    const body = 'for (const word of task.words) tell(word); return task.words.length;';
    expect(await runInThread(await work(body, { task, onNews: (one) => news.push(one) }))).toBe(2);
    expect(news).toEqual(['a', 'b']);
  });

  it('takes over what is handed to it', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const whole = await work('return task.reduce((sum, byte) => sum + byte, 0);', {
      task: bytes,
      transfer: [bytes.buffer],
    });
    expect(await runInThread(whole)).toBe(6);
    expect(bytes.length).toBe(0);
  });

  it('sees no environment variables', async () => {
    expect(await runInThread(await work('return Object.keys(process.env);'))).toEqual([]);
  });

  it('fails with what the work throws as its cause', async () => {
    const running = work('throw new RangeError("too far");').then(runInThread);
    const error = await running.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ThreadFailure);
    expect(error).toMatchObject({ reason: 'failed', cause: expect.any(RangeError) });
  });

  it.each([
    ['throws', 'throw () => {};'],
    ['returns', 'return () => {};'],
  ])('fails when the work %s something that cannot be sent', async (_, body) => {
    await expect(work(body).then(runInThread)).rejects.toMatchObject(failure('failed'));
  });

  it('fails when the thread ends by itself', async () => {
    await expect(runInThread(await work('process.exit(0);'))).rejects.toMatchObject(failure('failed'));
  });

  it('ends work that blocks, at its time limit', async () => {
    await expect(runInThread(await work('for (;;);', { timeoutMs: 200 }))).rejects.toMatchObject(failure('timeout'));
  });

  it.each([
    ['objects', 'const all = []; for (;;) all.push({ all: new Array(1000).fill(0) });'],
    ['buffers', 'const all = []; for (;;) { all.push(Buffer.alloc(1e7, 1)); await new Promise(setImmediate); }'],
  ])('ends work that takes too much memory in %s', async (_, body) => {
    await expect(runInThread(await work(body, { memoryMb: 128 }))).rejects.toMatchObject(failure('memory'));
  });

  it('ends when the caller leaves, with the reason', async () => {
    const leaving = new AbortController();
    const reason = new Error('left');
    const running = work('tell("on"); for (;;);', { signal: leaving.signal, onNews: () => leaving.abort(reason) });
    await expect(running.then(runInThread)).rejects.toBe(reason);
    await expect(work('', { signal: AbortSignal.abort(reason) }).then(runInThread)).rejects.toBe(reason);
  });
});
