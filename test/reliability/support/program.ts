import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const main = path.resolve(import.meta.dirname, '../../../packages/server/dist/main.js');

/** How a process ended, and what it had said. */
export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process of the built service. */
export interface Program {
  readonly child: ChildProcess;
  /** Where it listens, read off its first line; rejected when it ends before. */
  readonly url: Promise<string>;
  readonly ended: Promise<Ended>;
}

/** A folder of the test that runs, empty. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-reliability-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Starts the built service in a folder, on a free port; it ends with the test at the latest. */
export function startProgram(folder: string, environment: Readonly<Record<string, string>> = {}): Program {
  return watched(
    spawn(process.execPath, [main], { cwd: folder, env: { PATH: process.env.PATH, PORT: '0', ...environment } }),
  );
}

/** What a process says and how it ends. */
export function watched(child: ChildProcess): Program {
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...output })));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
      const address = /http:\/\/\S+?:\d+/.exec(output.stdout)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text;
    });
    void ended.then(({ stderr }) => reject(new Error(`It ended: ${stderr}`)));
  });
  // A test that expects the end does not look at the address.
  url.catch(() => {});
  return { child, url, ended };
}

/** The lines of a log. */
export function logOf({ stderr }: Ended): readonly Record<string, unknown>[] {
  return stderr
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}
