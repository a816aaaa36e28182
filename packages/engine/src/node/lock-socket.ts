import { open } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { platform } from 'node:process';

/** Longest a socket's path may be, in bytes: systems differ between 104 and 108, the closing zero included. */
const longestAddress = 100;

/** Room for the name of a socket in its folder, in bytes. */
const longestName = 32;

/** How long in milliseconds one answer is waited for, and how long it may be, in characters: a word and a number. */
const patience = 1000;
const longestAnswer = 64;

/**
 * Listens on a socket of the file system, which is gone when the process is, and says what `say` gives to each who connects.
 * It keeps no process alive. @throws the error of the socket
 */
export async function answerAt(address: string, say: () => string): Promise<Server> {
  const server = createServer((socket) => {
    // Whoever asked may be gone.
    socket.on('error', () => {});
    socket.end(say(), () => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    // A longer path would be cut off without a word by some versions of Node.
    if (Buffer.byteLength(address) > longestAddress) throw tooLong();
    // Later ones are about somebody who could not be let in, and who asks again.
    server.on('error', reject).listen(address, resolve);
  });
  return server.unref();
}

/** What the socket says: undefined when nobody listens there, empty when somebody does who says nothing yet. */
export async function ask(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let words = '';
    const socket = connect(address).setEncoding('utf8');
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (text: string) => {
      words = (words + text).slice(0, longestAnswer);
      if (words.length === longestAnswer) socket.destroy();
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

/** A path to a folder that is short enough for sockets in it: on Linux a deep folder is reached by the number it is open under. */
export async function reachFolder(folder: string): Promise<{ readonly path: string; close(): Promise<void> }> {
  if (platform !== 'linux' || Buffer.byteLength(folder) + longestName <= longestAddress) {
    return { path: folder, close: async () => {} };
  }
  const handle = await open(folder, 'r');
  return { path: `/proc/self/fd/${handle.fd}`, close: () => handle.close() };
}

function tooLong(): NodeJS.ErrnoException {
  return Object.assign(new Error('The path of the socket is too long.'), { code: 'ENAMETOOLONG' });
}
