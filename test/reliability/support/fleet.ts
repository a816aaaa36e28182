import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModelServer } from '@ludotext/model-server';
import { expect } from 'vitest';
import { asEvents, readEvents } from '../../../packages/server/test/support/events.js';
import { freshFolder, type Program, startProgram } from './program.js';

const fixtures = path.resolve(import.meta.dirname, '../../../packages/server/test/fixtures');

/** How many games each job is for: a call each, and one that scores them. */
const games = 4;

const gameIds = Array.from({ length: games }, (_, index) => 41 + index);

/** Items per game of a job. */
const items = 2;

/** Calls of the model that a job needs when nothing fails. */
export const callsPerJob = 1 + games;

/** A process of the built service. */
export interface Member extends Program {
  readonly at: string;
}

/** Processes of the built service that write with one model and, where there is one, share one Redis. */
export interface Fleet {
  /** Starts a process; it ends with the test at the latest. @param folder a new one unless given */
  start(environment?: Readonly<Record<string, string>>, folder?: string): Promise<Member>;
}

/** A folder with games of single words, for which the stand-in of a model writes items that pass. */
export async function gamesFolder(further = ''): Promise<string> {
  const folder = await freshFolder();
  await cp(fixtures, folder, { recursive: true });
  const entries = gameIds.map((id) => `  - package: "./words"\n    game_type: words${id}\n    type_id: ${id}\n`);
  await writeFile(path.join(folder, 'games.yaml'), `games:\n${entries.join('')}${further}`);
  return folder;
}

/** @param redis the address of the Redis that they share */
export function fleetOf(models: ModelServer, redis?: string): Fleet {
  return {
    start: async (environment = {}, folder) => {
      const program = startProgram(folder ?? (await gamesFolder()), {
        LLM_PROVIDER: 'ollama',
        LLM_MODEL: 'stand-in',
        OLLAMA_HOST: models.url,
        // The machine is busy, and there is one caller for all jobs.
        LUDOTEXT_LOOP_DELAY_MS: '0',
        LUDOTEXT_MAX_JOBS_PER_CALLER: '0',
        LUDOTEXT_MODEL_CALLS: '32',
        ...(redis === undefined ? {} : { REDIS_URL: redis }),
        ...environment,
      });
      return { ...program, at: await program.url };
    },
  };
}

const json = { 'content-type': 'application/json' };

/** How a caller was answered who handed in a job. */
export interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly retryAfter: string | null;
  /** Of an accepted job. */
  readonly id?: string;
}

/** Hands in a job about a text of its own. */
export async function handIn(at: string, number: number, body: object = {}, route = '/generate'): Promise<Answer> {
  const sentences = ['The whale', 'The bee', 'The owl'].map((animal) => `${animal} of story ${number} sings at night.`);
  const text = sentences.join(' ');
  const fields = route === '/generate' ? { min_score: 0, enabled_game_ids: gameIds } : { source: 'prose' };
  const response = await fetch(at + route, {
    method: 'POST',
    headers: { ...json, prefer: 'respond-async' },
    body: JSON.stringify({ text, max_items: items, ...fields, ...body }),
  });
  const { code, job } = (await response.json()) as { code?: string; job?: { id: string } };
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    ...(code === undefined ? {} : { code }),
    ...(job === undefined ? {} : { id: job.id }),
  };
}

/** Hands in so many jobs, a few at a time, turning to the services one after another. */
export async function handInAll(services: readonly Member[], count: number, first = 0): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < count; start += 10) {
    const numbers = Array.from({ length: Math.min(10, count - start) }, (_, at) => first + start + at);
    const answers = await Promise.all(
      numbers.map((number) => handIn(services[number % services.length]?.at ?? '', number)),
    );
    for (const { status, id = '' } of answers) {
      expect(status).toBe(202);
      ids.push(id);
    }
  }
  return ids;
}

/** An answer to a caller who hands in jobs all the time. */
export interface TimedAnswer extends Answer {
  /** When it came, by `performance.now()`. */
  readonly at: number;
}

/** Hands in jobs at a steady pace, whatever is answered, until it is told to stop; resolves to all answers then. */
export function keepHandingIn(ports: readonly string[], everyMs: number): { stop(): Promise<readonly TimedAnswer[]> } {
  const asked: Promise<TimedAnswer>[] = [];
  const timer = setInterval(() => {
    const number = asked.length;
    const one = async (): Promise<TimedAnswer> => {
      const answer = await handIn(ports[number % ports.length] ?? '', number).catch(
        (error: Error): Answer => ({ status: 0, code: String(error.cause), retryAfter: null }),
      );
      return { ...answer, at: performance.now() };
    };
    asked.push(one());
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.all(asked);
    },
  };
}

/** A job as a caller sees it. */
export interface Seen {
  readonly job: { readonly state: string; readonly progress: { readonly kept: number } };
  readonly result?: {
    readonly results?: Readonly<Record<string, readonly { readonly id: string }[]>>;
    /** Of a job for one game. */
    readonly items?: readonly { readonly word?: string }[];
  };
  readonly problem?: { readonly code: string; readonly detail: string };
}

/** Undefined where the service does not answer, or has no such job. */
export async function jobAt(at: string, id: string): Promise<Seen | undefined> {
  const response = await fetch(`${at}/jobs/${id}`).catch(() => undefined);
  return response?.status === 200 ? ((await response.json()) as Seen) : undefined;
}

/** All of these jobs, once they have ended. */
export async function endsOf(at: string, ids: readonly string[], timeout: number): Promise<Map<string, Seen>> {
  const ends = new Map<string, Seen>();
  const look = async () => {
    for (const id of ids.filter((each) => !ends.has(each))) {
      const seen = await jobAt(at, id);
      if (seen !== undefined && !['waiting', 'active'].includes(seen.job.state)) ends.set(id, seen);
    }
    return ends.size;
  };
  await expect.poll(look, { timeout, interval: 500 }).toBe(ids.length);
  return ends;
}

/** That each job ended once, as `done`, with every item that was asked for, no item twice, and its events without a gap. */
export async function expectWhole(at: string, ends: ReadonlyMap<string, Seen>): Promise<void> {
  for (const [id, { job, result }] of ends) {
    expect(job).toMatchObject({ state: 'done', progress: { kept: games * items } });
    const kept = Object.entries(result?.results ?? {}).flatMap(([type, list]) =>
      list.map((item) => `${type} ${item.id}`),
    );
    expect(new Set(kept).size).toBe(games * items);
    const { events } = await readEvents(await fetch(`${at}/jobs/${id}/events`, { headers: asEvents }));
    expect(events.map((event) => Number(event.id))).toEqual(events.map((_, index) => index + 1));
    const told = events.filter(({ type }) => type === 'item');
    expect(told).toHaveLength(games * items);
    const lasts = events.filter(({ type }) => ['done', 'error', 'cancelled'].includes(type));
    expect(lasts).toEqual([events.at(-1)]);
    expect(lasts[0]).toMatchObject({ type: 'done', data: result });
  }
}

/** The calls that were made beside the ideal number, as a factor; at most 1.1. */
export function expectFewCalls(models: ModelServer, jobs: number): string {
  const ideal = jobs * callsPerJob;
  const factor = models.requests.length / ideal;
  expect(factor).toBeGreaterThanOrEqual(1);
  expect(factor).toBeLessThanOrEqual(1.1);
  return `${models.requests.length} calls of the model, ${ideal} being ideal (${factor.toFixed(3)})`;
}
