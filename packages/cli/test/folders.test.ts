import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type ModelServer, startModelServer } from '@ludotext/model-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { times } from '../../../test/support/long.js';
import { journalName } from '../src/journal.js';
import { type BuiltService, type Desk, openDesk, startBuiltService, wellText } from './support/desk.js';

// Several texts with one command: what is made, told, kept, and taken up again.

let service: BuiltService;
let desk: Desk;

beforeAll(async () => {
  service = await startBuiltService();
});

afterAll(() => service[Symbol.asyncDispose]());

beforeEach(async () => {
  desk = await openDesk({}, service.url);
});

afterEach(() => desk[Symbol.asyncDispose]());

/** Texts that differ in a number, from which every game can be made. */
const textOf = (number: number) => wellText.replace('340 people', `${number} people`);

const manyTexts = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`texts/text-${at + 1}.md`, textOf(at + 1)]));

/** The files in a folder of the desk and below, hidden ones aside. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(desk.folder, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(path.join(desk.folder, folder), path.join(entry.parentPath, entry.name)))
    .sort();
}

const generate = (...more: string[]) => ['generate', 'texts', '--out', 'games', '--game', 'sequence_word', ...more];

describe('a folder of texts', () => {
  it('becomes a folder of sets, one per text, in the same folders', async () => {
    await desk.write({
      'texts/a.md': textOf(1),
      'texts/a.txt': textOf(2),
      'texts/sea/b.txt': textOf(3),
      'texts/picture.png': 'no text',
      'texts/.hidden.md': 'no text',
    });
    const { code, stdout, stderr } = await desk.ask(generate());
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/3 of 3: 3 written, 0 unchanged, 0 failed(, \d+ warnings?)?\.\n$/);
    expect(await filesIn('games')).toEqual(['a.md.ludotext.json', 'a.txt.ludotext.json', 'sea/b.ludotext.json']);
    expect(JSON.parse(await desk.read('games/sea/b.ludotext.json'))).toMatchObject({ title: 'b', text: textOf(3) });
  });

  it('becomes a folder of files of a format', async () => {
    await desk.write(manyTexts(2));
    const { code } = await desk.ask(['generate', 'texts', '--out', 'moodle', '--to', 'moodle-xml', '--parallel', '2']);
    expect(code).toBe(0);
    expect(await filesIn('moodle')).toEqual(['text-1.xml', 'text-2.xml']);
    expect(await desk.read('moodle/text-1.xml')).toContain('<quiz>');
  });

  it('is not read where the results are', async () => {
    await desk.write({ 'a.md': textOf(1), 'b.md': textOf(2) });
    const args = ['generate', '.', '--out', 'out', '--to', 'markdown'];
    await desk.ask(args);
    expect((await desk.ask(args)).stderr).toMatch(/2 of 2: 0 written, 2 unchanged, 0 failed(, \d+ warnings?)?\.\n$/);
  });

  it('is done again only where a text, the options, or the result itself says so', async () => {
    await desk.write(manyTexts(3));
    await desk.ask(generate());
    const counts = async (...more: string[]) =>
      /(\d) written, (\d) unchanged/.exec((await desk.ask(generate(...more))).stderr)?.slice(1);
    expect(await counts()).toEqual(['0', '3']);
    await desk.write({ 'texts/text-2.md': textOf(20) });
    expect(await counts()).toEqual(['1', '2']);
    expect(JSON.parse(await desk.read('games/text-2.ludotext.json')).text).toBe(textOf(20));
    await rm(path.join(desk.folder, 'games/text-3.ludotext.json'));
    expect(await counts()).toEqual(['1', '2']);
    expect(await counts('--max-items', '1')).toEqual(['3', '0']);
    expect(await counts('--max-items', '1')).toEqual(['0', '3']);
    expect(await counts('--max-items', '1', '--force')).toEqual(['3', '0']);
  });

  it('replaces nothing that it did not write, and no result that was edited since', async () => {
    await desk.write({ ...manyTexts(2), 'games/text-1.ludotext.json': 'mine' });
    const { code, stderr } = await desk.ask(generate());
    expect(code).toBe(1);
    expect(stderr).toContain('games/text-1.ludotext.json: This file is there already');
    expect(stderr).toMatch(/2 of 2: 1 written, 0 unchanged, 1 failed(, \d+ warnings?)?\.\n$/);
    expect(await desk.read('games/text-1.ludotext.json')).toBe('mine');

    const edited = (await desk.read('games/text-2.ludotext.json')).replace('"text 2"', '"Edited"');
    await desk.write({ 'games/text-2.ludotext.json': edited });
    expect((await desk.ask(generate())).stderr).toMatch(/0 written, 1 unchanged, 1 failed(, \d+ warnings?)?\.\n$/);
    await desk.write({ 'texts/text-2.md': textOf(20) });
    expect((await desk.ask(generate())).stderr).toMatch(/0 written, 0 unchanged, 2 failed(, \d+ warnings?)?\.\n$/);
    expect(await desk.read('games/text-2.ludotext.json')).toBe(edited);
    expect((await desk.ask(generate('--force'))).code).toBe(0);
  });

  it('goes on where a crash cut the journal off, and where it kept a result from being written', async () => {
    await desk.write(manyTexts(2));
    await desk.ask(generate());
    const lines = (await desk.read(`games/${journalName}`)).split('\n');
    const [first = '', second = ''] = lines.filter((line) => line.startsWith('{"file"'));
    // The second result was noted, and then not written over the one before.
    const later = JSON.stringify({ ...JSON.parse(second), content: 'another' });
    const earlier = JSON.stringify({ ...JSON.parse(second), from: 'something else' });
    await desk.write({ [`games/${journalName}`]: `${first}\n${earlier}\n${later}\n{"file":"text-1.lu` });
    expect((await desk.ask(generate())).stderr).toMatch(/1 written, 1 unchanged, 0 failed(, \d+ warnings?)?\.\n$/);
    expect((await desk.ask(generate())).stderr).toMatch(/0 written, 2 unchanged, 0 failed(, \d+ warnings?)?\.\n$/);
  });

  it('is told at the end which texts failed; the others are done', async () => {
    await desk.write({ ...manyTexts(2), 'texts/text-0.md': 'Hi.', 'texts/text-3.md': '\n' });
    const { code, stderr } = await desk.ask(generate());
    expect(code).toBe(1);
    const lines = stderr.trim().split('\n');
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^texts\/text-0\.md: /),
      expect.stringMatching(/^texts\/text-3\.md: There is no text in it/),
      expect.stringMatching(/^4 of 4: 2 written, 0 unchanged, 2 failed, \d+ warnings\.$/),
    ]);
  });

  it('ends at once where the command is wrong', async () => {
    await desk.write(manyTexts(3));
    const { code, stderr } = await desk.ask(generate('--language', 'no_tag'));
    expect(code).toBe(2);
    expect(stderr.match(/language: must be/g)).toHaveLength(1);
  });

  it('has a line at a terminal that says how far it is, in a process of its own and at a service', async () => {
    await desk.write(manyTexts(5));
    const here = (await desk.run(generate('--force'), { isTTY: true })).stderr.split('\r\u001b[K');
    expect(here).toContain('0 of 5  text-1');
    expect(here.some((line) => /^3 of 5 {2}text-4: sequence_word \d+ {2}about \d+ s left$/.test(line))).toBe(true);
    const { stderr } = await desk.ask(generate('--force'), { isTTY: true });
    const drawn = stderr.split('\r\u001b[K');
    expect(drawn.some((line) => /^\d of 5 {2}the service (works on \d+|has other work)/.test(line))).toBe(true);
    expect(drawn.some((line) => /^5 of 5 {2}text-4/.test(line))).toBe(true);
    expect(drawn.at(-1)).toMatch(/^5 of 5: 5 written, 0 unchanged, 0 failed, \d+ warnings\.\n$/);
  });
});

describe('many texts, written by a model', () => {
  const count = times(28, 70);
  let model: ModelServer;

  beforeEach(async () => {
    model = await startModelServer();
    await desk.write(manyTexts(count));
  });

  afterEach(() => model.close());

  /** The real command in a process of its own. */
  function start() {
    const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../dist/main.js'), ...generate()], {
      cwd: desk.folder,
      env: { PATH: process.env.PATH, LLM_PROVIDER: 'ollama', LLM_MODEL: 'stand-in', OLLAMA_HOST: model.url },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    return { child, ended: once(child, 'close').then(([code]) => ({ code, stderr })) };
  }

  it('are stopped by Ctrl-C and taken up again, and nothing is done twice', async () => {
    const first = start();
    await model.received(count - 14);
    model.hold();
    // Those that were being answered have come in: one more waits.
    first.child.kill('SIGINT');
    const stopped = await first.ended;
    const done = await filesIn('games');
    expect(stopped.code).toBe(130);
    expect(stopped.stderr).toMatch(
      new RegExp(`Stopped: ${done.length} of ${count} done\\. The same command goes on with the rest\\.\\n$`),
    );
    expect(done.length).toBeGreaterThan(count / 10);
    expect(done.length).toBeLessThan(count);
    for (const file of done) expect(JSON.parse(await desk.read(`games/${file}`)).games).toHaveLength(1);

    const before = model.requests.length;
    model.release();
    const { code, stderr } = await start().ended;
    expect(stderr).toMatch(
      new RegExp(
        `${count} of ${count}: ${count - done.length} written, ${done.length} unchanged, 0 failed(, \\d+ warnings?)?\\.\\n$`,
      ),
    );
    expect(code).toBe(0);
    expect(await filesIn('games')).toHaveLength(count);
    const askedAgain = new Set(model.requests.slice(before).map(({ text }) => text.trim()));
    expect(askedAgain.size).toBe(count - done.length);
    for (const file of done) expect(askedAgain).not.toContain(JSON.parse(await desk.read(`games/${file}`)).text.trim());
  });
});
