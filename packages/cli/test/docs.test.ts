import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from '../../../test/support/long.js';
import { exitCodes } from '../src/failure.js';
import { type BuiltService, type Desk, openDesk, startBuiltService, wellQuestions, wellText } from './support/desk.js';

// The commands of docs/command-line.md and of the package's readme, in their order, as a shell would run them.

const root = path.resolve(import.meta.dirname, '../../..');
const pages = ['docs/command-line.md', 'packages/cli/README.md'];
const read = (page: string) => readFile(path.join(root, page), 'utf8');

/** The commands of a page, those of its shell blocks and of its workflow. */
function commandsOf(page: string): string[] {
  const blocks = [...page.matchAll(/^```(?:sh|yaml)\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
  return blocks
    .flatMap((code) => code.split('\n'))
    .flatMap((line) => /^(?:- run: )?(?:npx )?(ludotext .+)$/.exec(line)?.[1] ?? []);
}

/** Runs a line: words, quoted or not, files to read and to write, and the exit code that a comment tells. */
async function runLine(desk: Desk, line: string): Promise<void> {
  const [command = '', comment] = line.split(' # ');
  const [, words = '', , input, , output] =
    /^ludotext ((?:"[^"]*"|[^<>])+?)( < (\S+))?( > (\S+))?$/.exec(command) ?? [];
  const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const { code, stdout, stderr } = await desk.ask(args, input === undefined ? {} : { stdin: await desk.read(input) });
  const expected = /exit code (\d)/.exec(comment ?? '')?.[1] ?? '0';
  expect([line, String(code), code === 0 ? '' : stdout.concat(stderr)]).toEqual([line, expected, expect.any(String)]);
  if (output !== undefined) await desk.write({ [output]: stdout });
}

let service: BuiltService;

beforeAll(async () => {
  service = await startBuiltService();
});

afterAll(() => service[Symbol.asyncDispose]());

describe('the pages about the command line', () => {
  // The page has all commands, the readme one of each use.
  it.each(times(pages.slice(1), pages))('%s has commands that work as they stand', async (page) => {
    await using desk = await openDesk(
      {
        'chapter.md': wellText,
        'new-chapter.md': wellText.replace('three days', 'four days'),
        'texts/chapter.md': wellText,
        'texts/lamp.txt': wellText.replaceAll('lamp', 'lantern'),
        'chapter.pdf': await readFile(path.join(root, 'packages/documents/test/fixtures/rivers.pdf')),
        'book.pdf': await readFile(path.join(root, 'packages/documents/test/fixtures/rivers.pdf')),
        'questions.txt': wellQuestions,
        'bank.gift': '::Depth::How deep is the well? {=18 metres ~5 metres}\n',
      },
      service.url,
    );
    const commands = commandsOf(await read(page));
    expect(commands.length).toBeGreaterThan(4);
    for (const line of commands) await runLine(desk, line);
  });

  it('list the exit codes that there are', async () => {
    const page = await read('docs/command-line.md');
    const listed = [...page.matchAll(/^\| (\d+) \| /gm)].map(([, code]) => Number(code));
    expect(listed).toEqual(Object.values(exitCodes));
  });

  it('show what check says', async () => {
    const page = await read('docs/command-line.md');
    const shown = /^(chapter\.ludotext\.json: quiz.+)$/m.exec(page)?.[1];
    await using desk = await openDesk({ 'chapter.md': wellText }, service.url);
    await desk.ask(['generate', 'chapter.md', '--game', 'quiz', '--out', 'chapter.ludotext.json']);
    await desk.write({ 'chapter.md': wellText.replace('three days', 'four days') });
    const { stdout } = await desk.ask(['check', 'chapter.ludotext.json', '--text', 'chapter.md']);
    const withoutId = (line: string | undefined) => line?.replace(/\([0-9a-f]{16}\)/, '(id)');
    expect(withoutId(stdout.trim())).toBe(withoutId(shown));
  });

  it('name every command', async () => {
    await using desk = await openDesk();
    const { stdout } = await desk.run(['--help']);
    const commands = [...stdout.matchAll(/^ {2}([a-z]+) (?:\[|<| )/gm)].map(([, name = '']) => name);
    const page = await read('docs/command-line.md');
    expect(commands.length).toBeGreaterThan(8);
    for (const name of commands) expect(page).toMatch(new RegExp(`^\\| .*\`${name}\\b`, 'm'));
  });
});
