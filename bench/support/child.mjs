import { fork } from 'node:child_process';

/**
 * Starts a process that answers one message at a time; see {@link answer}.
 * @returns what it said when it was ready, `ask` and `stop`
 */
export async function startChild(file, { environment = {}, stdio = ['ignore', 'inherit', 'inherit', 'ipc'] } = {}) {
  const child = fork(file, { env: { ...process.env, ...environment }, stdio });
  const next = () =>
    new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`${file} ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message);
      });
    });
  const ready = await next();
  return {
    ready,
    ask: (question) => {
      const answered = next();
      child.send(question);
      return answered;
    },
    stop: () => child.disconnect(),
  };
}

/** The other end: says that it is ready, answers each question, ends with its parent. */
export function answer(ready, respond) {
  process.on('message', async (question) => process.send(await respond(question)));
  process.once('disconnect', () => process.exit());
  process.send(ready);
}
