import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { assert, asyncProperty, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlOf, filledPath } from '../../src/reference/request.js';

const run = promisify(execFile);
const origin = 'http://127.0.0.1:3000';

/** The words that a shell hands to `curl` in a command. */
async function wordsOf(command: string, env: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const script = `curl() { printf '%s\\0' "$@"; }; ${command}`;
  const { stdout } = await run('sh', ['-c', script], { env: { ...process.env, ...env } });
  return stdout.split('\0').slice(0, -1);
}

describe('the command', () => {
  it('sends the very request, whatever is in its text', async () => {
    // No shell takes a word with U+0000, and JSON writes it otherwise.
    await assert(
      asyncProperty(string({ unit: 'grapheme' }), async (text) => {
        const body = JSON.stringify({ text });
        const words = await wordsOf(curlOf(origin, { method: 'POST', path: '/generate', body }, false));
        expect(words).toEqual(['-s', `${origin}/generate`, '-H', 'Content-Type: application/json', '-d', body]);
      }),
      { numRuns: 30 },
    );
  });

  it('takes the key from the environment, so that it can be shared', async () => {
    const command = curlOf(origin, { method: 'GET', path: '/games' }, true);
    expect(await wordsOf(command, { LUDOTEXT_KEY: 'key of a class' })).toEqual([
      '-s',
      `${origin}/games`,
      '-H',
      'Authorization: Bearer key of a class',
    ]);
  });

  it('names the method where there is no body, shows events as they come, and saves files under their names', async () => {
    const reload = { method: 'POST', path: '/reload', accept: 'application/json' };
    expect(await wordsOf(curlOf(origin, reload, false))).toEqual(['-s', `${origin}/reload`, '-X', 'POST']);
    const events = { method: 'POST', path: '/generate', accept: 'text/event-stream', body: '{}' };
    expect(await wordsOf(curlOf(origin, events, false))).toContain('Accept: text/event-stream');
    expect((await wordsOf(curlOf(origin, events, false)))[0]).toBe('-sN');
    const file = { method: 'POST', path: '/export/h5p', accept: 'application/octet-stream', body: '{}' };
    expect((await wordsOf(curlOf(origin, file, false)))[0]).toBe('-sOJ');
  });
});

it('fills the parameters of a path in, and lets nothing out of their place', () => {
  expect(filledPath('/games/{game_type}/grade', { game_type: 'quiz' })).toBe('/games/quiz/grade');
  expect(filledPath('/games/{game_type}', { game_type: '../llm?x#y' })).toBe('/games/..%2Fllm%3Fx%23y');
});
