import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { assert, asyncProperty, string } from 'fast-check';
import { expect, it } from 'vitest';
import { curlCommand, responseJson } from '../../src/export/formats.js';
import { beginRun, type Run } from '../../src/run/run.js';

const broken: Run = {
  ...beginRun({ path: '/generate', body: { text: 'The whale.' } }),
  phase: 'failed',
  games: [{ typeId: 7, items: [{ id: 'a' }], finished: true }],
};

it('is the response of the service where there is one', () => {
  const response: Run['response'] = {
    success: true,
    type_id: 7,
    items: [{ id: 'b' }],
    warnings: [],
    language: 'en',
    token_usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0, cached_tokens: 0, calls: 0 },
    llm: 'offline/extractive',
  };
  expect(JSON.parse(responseJson({ ...broken, response }))).toEqual(response);
});

it('is what arrived of a run that did not finish', () => {
  expect(JSON.parse(responseJson(broken))).toMatchObject({ success: false, games: [7], results: { 7: [{ id: 'a' }] } });
});

const run = promisify(execFile);

it('sends the very request, whatever is in its text', async () => {
  // No shell takes a word with U+0000, and JSON writes it otherwise.
  await assert(
    asyncProperty(string({ unit: 'grapheme' }), async (text) => {
      const command = curlCommand('http://127.0.0.1:3000', { path: '/generate', body: { text, max_items: 2 } }, false);
      const { stdout } = await run('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command}`]);
      const [, address, , , , body] = stdout.split('\0');
      expect(address).toBe('http://127.0.0.1:3000/generate');
      expect(JSON.parse(body ?? '')).toEqual({ text, max_items: 2 });
    }),
    { numRuns: 30, examples: [["It's a 'whale' $HOME `ls` \\ \"x\"\n"]] },
  );
});

it('takes a key from its environment, so that the command itself can be passed on', async () => {
  const command = curlCommand('http://127.0.0.1:3000', { path: '/generate', body: { text: 'Whales sing.' } }, true);
  const script = `curl() { printf '%s\\0' "$@"; }; ${command}`;
  const { stdout } = await run('sh', ['-c', script], { env: { ...process.env, LUDOTEXT_KEY: "it's-a-key" } });
  expect(stdout.split('\0')).toContain("Authorization: Bearer it's-a-key");
});
