import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { run } from '../../src/run.js';
import type { Output } from '../../src/surroundings.js';

/** How a command line ended. */
interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output as it was written. */
  readonly bytes: Buffer;
}

interface RunOptions {
  /** What is piped in; a terminal when absent. */
  readonly stdin?: string | Buffer | AsyncIterable<Uint8Array>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether a person looks at standard output and standard error. */
  readonly isTTY?: boolean;
  readonly signal?: AbortSignal;
}

/** A folder in which commands are run, in this process, on the source of the packages. */
export interface Desk extends AsyncDisposable {
  readonly folder: string;
  /** Runs a command with a service of its own. It cannot export: formats run in threads, which need built packages. */
  run(args: readonly string[], options?: RunOptions): Promise<Ended>;
  /** Runs a command that asks the service of {@link startBuiltService}. */
  ask(args: readonly string[], options?: RunOptions): Promise<Ended>;
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  read(file: string): Promise<string>;
}

/** @param service the address of a running service */
export async function openDesk(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  service?: string,
): Promise<Desk> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-desk-'));
  const desk: Desk = {
    folder,
    run: async (args, { stdin, environment = {}, isTTY = false, signal = new AbortController().signal } = {}) => {
      const [out, err]: [Uint8Array[], Uint8Array[]] = [[], []];
      const output = (chunks: Uint8Array[]): Output => ({
        isTTY,
        write: (chunk) => chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk),
      });
      const input = (async function* () {
        if (typeof stdin === 'string' || Buffer.isBuffer(stdin)) yield Buffer.from(stdin);
        else if (stdin !== undefined) yield* stdin;
      })();
      const code = await run(args, {
        // The games are translated while they are imported.
        environment: { LUDOTEXT_GAME_LOAD_SECONDS: '60', ...environment },
        ...{ folder, signal, conditions: ['@ludotext/source'] },
        stdin: Object.assign(input, { isTTY: stdin === undefined }),
        ...{ stdout: output(out), stderr: output(err) },
      });
      const bytes = Buffer.concat(out);
      return { code, bytes, stdout: bytes.toString(), stderr: Buffer.concat(err).toString() };
    },
    ask: (args, options) => desk.run([...args, '--service', service ?? ''], options),
    write: async (wanted) => {
      for (const [name, content] of Object.entries(wanted)) {
        await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
        await writeFile(path.join(folder, name), content);
      }
    },
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
  await desk.write(files);
  return desk;
}

/** A service as it is built, in a process of its own. */
export interface BuiltService extends AsyncDisposable {
  readonly url: string;
}

/** Starts the built service on a free port, with nothing of this environment. */
export async function startBuiltService(environment: Readonly<Record<string, string>> = {}): Promise<BuiltService> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-service-'));
  const program = path.resolve(import.meta.dirname, '../../../server/dist/main.js');
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', LUDOTEXT_LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dispose = async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listens on (http:\S+?);/.exec(line)?.[1];
    if (url !== undefined) return { url, [Symbol.asyncDispose]: dispose };
  }
  await dispose();
  throw new Error('The service ended before it listened.');
}

/** A text from which the built-in writer makes items of every game. */
export const wellText = `In 1906 a farmer dug a well behind his house. The well gave clear water all through the dry summer.
Then a boy dropped a lamp into it. The lamp burned on the water for three days. The village had 340 people.
A bucket still hangs on the wall. The old well is 18 metres deep.
`;

/** Questions as an author writes them. */
export const wellQuestions = `Question: How deep is the well?
A. 18 metres
B. 5 metres
Correct: A

Question: Who dug it?
A. A boy
B. A farmer
Correct: B
`;
