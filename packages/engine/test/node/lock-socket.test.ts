import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { answerAt, ask } from '../../src/node/lock-socket.js';

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
