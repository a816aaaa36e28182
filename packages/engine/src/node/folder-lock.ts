import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { pid, platform } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineError, isEngineError } from '../contract/errors.js';

/** A lock on a folder, held by this process. */
export interface FolderLock {
  /** Releases the folder. Removes it if the lock created it and it is empty. */
  release(): Promise<void>;
}

/** How long to wait for a lock, and a listener for problems. */
export interface FolderLockOptions {
  /** Called with one sentence when the folder cannot be locked at all, as on a read-only disk. */
  readonly onTrouble?: ((message: string) => void) | undefined;
  /** Maximum wait for a process that neither takes the lock nor releases it, in milliseconds; default 10,000. */
  readonly patienceMs?: number | undefined;
}

/** Milliseconds between two queries of other processes. */
const askAgain = 20;

/**
 * Locks a folder for one process, by a socket in it that closes when the process ends, however it ends. Process ids and
 * file times are unreliable: after a crash, in containers, when the clock is changed.
 *
 * A process first listens and then looks for others, so of two at least one sees the other. Each reports whether it
 * `holds` the folder or is `starting`; of two that start, the one with the lower name continues. A socket gets its
 * visible name only once it listens, so one that refuses a connection belongs to a dead process and is removed.
 *
 * The folder is created if it does not exist, accessible only to this user. It must be on a local disk: a network share
 * shows sockets, but not who listens on them.
 * @throws EngineError `state_unavailable` if another process holds it
 */
export async function lockFolder(
  folder: string,
  { onTrouble = () => {}, patienceMs = 10_000 }: FolderLockOptions = {},
): Promise<FolderLock> {
  const place = path.resolve(folder);
  try {
    return platform === 'win32' ? await lockPipe(place) : await lockByName(place, patienceMs);
  } catch (error) {
    if (isEngineError(error)) throw error;
    const { code = 'unknown cause' } = error as NodeJS.ErrnoException;
    onTrouble(`The folder cannot be locked (${code}), so that no other process must use it.`);
    return { release: async () => {} };
  }
}

async function lockByName(folder: string, patienceMs: number, attempt = 1): Promise<FolderLock> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  try {
    return await lockIn(folder, isNew, patienceMs);
  } catch (error) {
    // Another process removed the folder when it ended, or removed our socket before it listened.
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isGone || attempt === 5) throw error;
    return lockByName(folder, patienceMs, attempt + 1);
  }
}

async function lockIn(folder: string, isNew: boolean, patienceMs: number): Promise<FolderLock> {
  const base = await reachFolder(folder);
  const name = `lock-${randomBytes(8).toString('hex')}`;
  const socket = path.join(folder, `${name}.sock`);
  let word = 'starting';
  let server: Server | undefined;
  const release = async () => {
    server?.close();
    await rm(socket, { force: true }).catch(() => {});
    if (isNew) await rmdir(folder).catch(() => {});
  };
  try {
    server = await answerAt(path.join(base.path, `${name}.new`), () => `${word} ${pid}`);
    await rename(path.join(folder, `${name}.new`), socket);
    await settle(() => othersIn(folder, base.path, name), name, patienceMs);
    word = 'holds';
    return { release };
  } catch (error) {
    await release();
    throw error;
  } finally {
    await base.close();
  }
}

/** Another process that uses or wants the folder. */
interface Other {
  readonly name: string;
  /** `holds` or `starting`; empty if the process does not say. */
  readonly word: string;
  readonly pid: string;
}

/** Resolves when this process has the folder. @throws EngineError `state_unavailable` if another process has it */
async function settle(look: () => Promise<readonly Other[]>, name: string, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const others = await look();
    const first = others.find(({ word }) => word === 'holds') ?? others.find((other) => goesOn(other, name));
    if (first !== undefined) throw inUse(first.pid);
    const [silent] = others;
    if (silent === undefined) return;
    if (performance.now() > until) throw inUse(silent.pid);
    await pause(askAgain);
  }
}

function goesOn(other: Other, name: string): boolean {
  return other.word === 'starting' && other.name < name;
}

/** The processes that are alive; removes the sockets of dead ones. */
async function othersIn(folder: string, base: string, name: string): Promise<Other[]> {
  const files = (await readdir(folder)).filter((file) => /^lock-[0-9a-f]{16}\.(sock|new)$/.test(file));
  const others = await Promise.all(
    files
      .filter((file) => !file.startsWith(name))
      .map(async (file): Promise<Other | undefined> => {
        const words = await ask(path.join(base, file));
        if (words === undefined) await rm(path.join(folder, file), { force: true }).catch(() => {});
        // A process without a visible name yet will see us once it has one.
        if (words === undefined || file.endsWith('.new')) return undefined;
        const [word = '', pid = ''] = words.split(' ');
        return { name: file, word, pid };
      }),
  );
  return others.filter((other) => other !== undefined);
}

/**
 * For systems whose sockets have names apart from files: only one process can listen on a name, and it is free when
 * that process ends.
 */
async function lockPipe(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const digest = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  const address = `\\\\.\\pipe\\ludotext-${digest}`;
  try {
    const server = await answerAt(address, () => `holds ${pid}`);
    return {
      release: async () => {
        server.close();
      },
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw inUse((await ask(address))?.split(' ')[1] ?? '');
  }
}

function inUse(pid: string): EngineError {
  const who = pid === '' ? 'another process' : `another process (pid ${pid})`;
  return new EngineError(
    'state_unavailable',
    `The folder is in use by ${who}: end that one, or choose another folder.`,
  );
}

/** Maximum length of a socket's path in bytes; systems allow 104 to 108, including the closing zero. */
const maxAddressLength = 100;

/** Bytes reserved for the name of a socket in its folder. */
const maxNameLength = 32;

/** Maximum wait for one message in milliseconds, and its maximum length in characters: a word and a number. */
const patience = 1000;
const maxReplyLength = 64;

/**
 * Listens on a socket of the file system and sends each client the result of `say`. The socket closes with the process
 * and does not keep it alive. @throws the error of the socket
 */
export async function answerAt(address: string, say: () => string): Promise<Server> {
  const server = createServer((socket) => {
    // Ignored: the client may be gone.
    socket.on('error', () => {});
    socket.end(say(), () => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    // Some versions of Node silently truncate a longer path.
    if (Buffer.byteLength(address) > maxAddressLength) throw tooLong();
    // Later errors concern a connection that failed; its process connects again.
    server.on('error', (error) => reject(folderGone(error, address))).listen(address, resolve);
  });
  return server.unref();
}

/** Node reports a folder that is gone as one that may not be used (`EACCES`); who asks has to tell the two apart. */
function folderGone(error: NodeJS.ErrnoException, address: string): NodeJS.ErrnoException {
  if (error.code !== 'EACCES' || existsSync(path.dirname(address))) return error;
  return Object.assign(new Error('The folder of the socket is gone.', { cause: error }), { code: 'ENOENT' });
}

/** What the socket sends: undefined when nothing listens there, empty when the listener sends nothing yet. */
export async function ask(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let words = '';
    const socket = connect(address).setEncoding('utf8');
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (text: string) => {
      words = (words + text).slice(0, maxReplyLength);
      if (words.length === maxReplyLength) socket.destroy();
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => {
      const isDead = code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ENOTSOCK';
      resolve(isDead ? undefined : '');
    });
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(words);
    });
  });
}

/**
 * Returns a path to a folder that is short enough for sockets in it: on Linux a deep folder is reached through its file
 * descriptor.
 */
async function reachFolder(folder: string): Promise<{ readonly path: string; close(): Promise<void> }> {
  if (platform !== 'linux' || Buffer.byteLength(folder) + maxNameLength <= maxAddressLength) {
    return { path: folder, close: async () => {} };
  }
  const handle = await open(folder, 'r');
  return { path: `/proc/self/fd/${handle.fd}`, close: () => handle.close() };
}

function tooLong(): NodeJS.ErrnoException {
  return Object.assign(new Error('The path of the socket is too long.'), { code: 'ENAMETOOLONG' });
}
