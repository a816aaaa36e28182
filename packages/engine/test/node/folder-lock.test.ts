import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isEngineError } from '../../src/contract/errors.js';
import { answerAt, ask, lockFolder } from '../../src/node/folder-lock.js';

async function freshFolder(...names: string[]): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'ludotext-lock-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return path.join(parent, ...names);
}

const message = `The folder is in use by another process (pid ${process.pid}): end that one, or choose another folder.`;
const inUse = { code: 'state_unavailable', message };

describe('lockFolder', () => {
  it('lets one in and says to the next who it is, until it is released', async () => {
    const folder = await freshFolder('data');
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject(inUse);
    await first.release();
    await (await lockFolder(folder)).release();
  });

  it('makes a folder for this user alone, and takes it away with the last trace of itself', async () => {
    const folder = await freshFolder('data');
    const lock = await lockFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await lock.release();
    await expect(stat(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('leaves a folder alone that was there, and what was put into one it made', async () => {
    const [own, made] = [await freshFolder(), await freshFolder('data')];
    await (await lockFolder(own)).release();
    expect(await readdir(own)).toEqual([]);
    const lock = await lockFolder(made);
    await writeFile(path.join(made, 'state.json'), '');
    await lock.release();
    expect(await readdir(made)).toEqual(['state.json']);
  });

  it.each([2, 5, 20])('lets exactly one of %i in that start at once', async (count) => {
    const folder = await freshFolder('data');
    const starts = await Promise.allSettled(Array.from({ length: count }, () => lockFolder(folder)));
    const held = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(held).toHaveLength(1);
    for (const start of starts) {
      if (start.status === 'rejected') expect(start.reason).toMatchObject(inUse);
    }
    expect(await readdir(folder)).toHaveLength(1);
    await held[0]?.release();
  });

  it('lets one in again and again while others come and go', async () => {
    const folder = await freshFolder('data');
    let holding = 0;
    let turns = 0;
    const visit = async (): Promise<void> => {
      const lock = await lockFolder(folder).catch((error) => {
        if (!isEngineError(error) || error.message !== message) throw error;
      });
      if (lock === undefined) return;
      holding += 1;
      turns += 1;
      expect(holding).toBe(1);
      await readdir(folder);
      holding -= 1;
      await lock.release();
    };
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for (let round = 0; round < 10; round += 1) await visit();
      }),
    );
    expect(turns).toBeGreaterThan(0);
  });

  it('removes what dead ones left, and nothing else', async () => {
    const folder = await freshFolder();
    const leftovers = ['lock-0123456789abcdef.sock', 'lock-0123456789abcdef.new'];
    for (const name of [...leftovers, 'lock-notes.sock', 'state.json']) await writeFile(path.join(folder, name), '');
    const lock = await lockFolder(folder);
    await lock.release();
    expect((await readdir(folder)).sort()).toEqual(['lock-notes.sock', 'state.json']);
  });

  it('gives way at once to one that starts as well and has the lower name', async () => {
    const folder = await freshFolder();
    let asked = 0;
    const other = createServer((socket) => {
      asked += 1;
      socket.end('starting 4711');
    });
    await new Promise<void>((resolve) => {
      other.listen(path.join(folder, 'lock-0000000000000000.sock'), resolve);
    });
    onTestFinished(() => void other.close());
    await expect(lockFolder(folder, { patienceMs: 100 })).rejects.toMatchObject({
      message: expect.stringContaining('4711'),
    });
    expect(asked).toBe(1);
  });

  it('waits for one that starts as well and has the higher name, until it has given up', async () => {
    const folder = await freshFolder();
    const file = path.join(folder, 'lock-ffffffffffffffff.sock');
    let asked = 0;
    const other = createServer((socket) => {
      asked += 1;
      socket.end('starting 4711');
      if (asked === 3) other.close();
    });
    await new Promise<void>((resolve) => {
      other.listen(file, resolve);
    });
    const lock = await lockFolder(folder);
    expect(asked).toBe(3);
    await lock.release();
  });

  it.each([
    ['starts on and on', 'starting 4711', /in use by another process \(pid 4711\)/],
    ['says nothing', '', /in use by another process:/],
  ])('gives up in the end on one with the higher name that %s', async (_, words, told) => {
    const folder = await freshFolder();
    let asked = 0;
    const other = createServer((socket) => {
      asked += 1;
      socket.end(words);
    });
    await new Promise<void>((resolve) => {
      other.listen(path.join(folder, 'lock-ffffffffffffffff.sock'), resolve);
    });
    onTestFinished(() => void other.close());
    await expect(lockFolder(folder, { patienceMs: 100 })).rejects.toMatchObject({
      code: 'state_unavailable',
      message: expect.stringMatching(told),
    });
    expect(asked).toBeGreaterThan(1);
    expect(await readdir(folder)).toEqual(['lock-ffffffffffffffff.sock']);
  });

  it('reaches a folder whose path is too long for a socket', async () => {
    const folder = await freshFolder('a'.repeat(100), 'b'.repeat(100), 'data');
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject(inUse);
    await lock.release();
  });

  it('says so where there is no folder to be had, and locks nothing', async () => {
    const folder = await freshFolder('data');
    await writeFile(folder, 'a file where the folder should be');
    const troubles: string[] = [];
    const lock = await lockFolder(folder, { onTrouble: (message) => troubles.push(message) });
    expect(troubles).toEqual([expect.stringMatching(/cannot be locked \(EEXIST\)/)]);
    expect(troubles.join()).not.toContain(folder);
    await lock.release();
  });

  it.skipIf(process.getuid?.() === 0)('says so where the folder takes no files', async () => {
    const folder = await freshFolder('data');
    await mkdir(folder);
    await chmod(folder, 0o500);
    const troubles: string[] = [];
    await (await lockFolder(folder, { onTrouble: (message) => troubles.push(message) })).release();
    expect(troubles).toEqual([expect.stringMatching(/cannot be locked \(EACCES\)/)]);
  });
});

it('answers on after somebody could not be let in', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ludotext-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const address = path.join(folder, 'lock.sock');
  const server = await answerAt(address, () => 'holds 4711');
  onTestFinished(() => void server.close());
  // What Node does when it has no file descriptor left for a connection.
  server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
  expect(await ask(address)).toBe('holds 4711');
});

it('says that nobody listens', async () => {
  expect(await ask(path.join(tmpdir(), 'ludotext-no-such.sock'))).toBeUndefined();
});

it('says that its folder is gone, so that whoever locks the folder makes it again', async () => {
  const gone = await freshFolder('gone');
  await expect(answerAt(path.join(gone, 'lock.sock'), () => 'holds 4711')).rejects.toMatchObject({ code: 'ENOENT' });
});
