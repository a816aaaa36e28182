import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askOn, fields } from '../src/fields.js';

/** A terminal on which somebody types; `shown` is what it has shown so far. */
function terminal() {
  const input = new PassThrough();
  const output = new PassThrough();
  const chunks: string[] = [];
  output.on('data', (chunk) => chunks.push(String(chunk)));
  return { input, ask: askOn(input, output, '/nowhere'), shown: () => chunks.join('') };
}

it('takes what is typed', async () => {
  const { input, ask, shown } = terminal();
  const answer = ask(fields.round, 'question, answer');
  input.write('term, definition\r');
  expect(await answer).toBe('term, definition');
  expect(shown()).toContain('What does a round look like?');
});

it('takes the default for an empty line', async () => {
  const { input, ask } = terminal();
  const answer = ask(fields.typeId, '100');
  input.write('\r');
  expect(await answer).toBe('100');
});

it('says what is wrong with an answer, and asks on', async () => {
  const { input, ask, shown } = terminal();
  const answer = ask(fields.typeId, '100');
  input.write('x\r');
  input.write('\u007f7\r');
  expect(await answer).toBe('7');
  expect(shown()).toContain('A type id is a whole number');
});

it('gives nothing when it is cancelled', async () => {
  const { input, ask } = terminal();
  const answer = ask(fields.folder, 'my-game');
  input.write('\u0003');
  expect(await answer).toBeUndefined();
});
