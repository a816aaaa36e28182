import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createEngine } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import words from '@ludotext/game-sequence-word';
import { startModelServer } from '@ludotext/model-server';
import { expect } from 'vitest';
import { times } from '../support/long.js';
import { row } from './support/row.js';

const program = path.resolve(import.meta.dirname, 'support/library-user.mjs');
const text =
  'In 1906 a farmer dug a well behind his house. The well gave clear water all through the dry summer. Then a boy dropped a lamp into it.';

const canary = 'canary-of-the-environment';

interface Told {
  readonly writers: readonly string[];
  readonly reads: readonly string[];
  readonly before: object;
  readonly after: object;
}

row('R10', 'a program that used the engine ends by itself', async () => {
  await using model = await startModelServer();
  const runs = times(1, 10);
  // What the client of a model takes from the environment when it is not kept from it.
  const planted = { OPENAI_API_KEY: canary, OPENAI_ORG_ID: canary, OPENAI_CUSTOM_HEADERS: `x-planted: ${canary}` };
  const env = { PATH: process.env.PATH, ...planted };
  for (let run = 0; run < runs; run++) {
    // It is waited for until nothing keeps it alive any more.
    const { stdout } = await promisify(execFile)(process.execPath, [program, model.url], { timeout: 50_000, env });
    const told = JSON.parse(stdout) as Told;
    expect(told.writers).toEqual(['offline/extractive', 'openai/stand-in']);
    expect(told.after).toEqual(told.before);
    expect(told.reads).toEqual([]);
  }
  expect(JSON.stringify(model.requests)).not.toContain(canary);
  return {
    ran: `${runs} programs, each writing items offline and with a model`,
    happened:
      'all ended by themselves; no listener on the process, no variable read by our code, and none of the environment sent to the model',
  };
});

row('R10', 'two engines share nothing', async () => {
  await using one = await startModelServer();
  await using other = await startModelServer();
  const settings = { provider: 'openai', modelName: 'stand-in' } as const;
  const first = createEngine({
    games: [quiz, words],
    model: { ...settings, baseUrl: `${one.url}/v1`, apiKey: 'first' },
  });
  const second = createEngine({
    games: [quiz, words],
    model: { ...settings, baseUrl: `${other.url}/v1`, apiKey: 'second' },
  });
  const rounds = times(2, 20);
  for (let round = 0; round < rounds; round++) {
    first.setActive('quiz', round % 2 === 0);
    second.setActive('quiz', true);
    const [a, b] = await Promise.all([first.generate({ text }), second.generate({ text })]);
    expect(b.gameScores.map(({ typeId }) => typeId)).toContain(quiz.typeId);
    expect(a.gameScores.some(({ typeId }) => typeId === quiz.typeId)).toBe(round % 2 === 0);
  }
  const keysAt = (server: typeof one) => new Set(server.requests.map(({ headers }) => headers.authorization));
  expect(keysAt(one)).toEqual(new Set(['Bearer first']));
  expect(keysAt(other)).toEqual(new Set(['Bearer second']));
  await first.close();
  expect((await second.generate({ text })).games.length).toBeGreaterThan(0);
  await second.close();
  return {
    ran: `${rounds} rounds of two engines at once, with a model and a key each`,
    happened: `${one.requests.length} and ${other.requests.length} calls, each with its own engine's key; switching and closing one never affected the other`,
  };
});
