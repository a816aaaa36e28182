import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltService, type Desk, openDesk, startBuiltService, wellQuestions, wellText } from './support/desk.js';

// Each command as it is called, with the built-in writer: most ask a service that runs, which is quick.

let service: BuiltService;
let desk: Desk;

beforeAll(async () => {
  service = await startBuiltService();
});

afterAll(() => service[Symbol.asyncDispose]());

beforeEach(async () => {
  desk = await openDesk({ 'well.md': wellText, 'questions.txt': wellQuestions }, service.url);
});

afterEach(() => desk[Symbol.asyncDispose]());

/** A set of the desk's questions, in a file. */
async function withSet(): Promise<string> {
  const { code } = await desk.ask(['direct', 'questions.txt', '--game', 'quiz', '--out', 'set.ludotext.json']);
  expect(code).toBe(0);
  return 'set.ludotext.json';
}

describe('the command line', () => {
  it('prints its help and its version', async () => {
    for (const args of [['--help'], ['generate', '--help'], ['--version']]) {
      const { code, stdout, stderr } = await desk.run(args);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/./);
    }
    expect((await desk.run([])).code).toBe(2);
  });

  it.each([
    [['genrate'], "unknown command 'genrate'\n(Did you mean generate?)"],
    [['generate', 'well.md', '--max-item', '3'], "unknown option '--max-item'\n(Did you mean --max-items?)"],
    [['generate', 'well.md', '--max-items', 'many'], 'It must be a whole number.'],
    [['generate', 'well.md', '--difficulty', 'odd'], 'Allowed choices are easy, medium, hard.'],
    [['generate', 'well.md', '--json', '--out', 'x'], "option '--json' cannot be used with option '-o, --out <path>'"],
    [['generate'], 'Name a file with the text, or pipe it in.'],
    [['generate', 'nothing.md'], 'nothing.md: There is no such file.'],
    [['direct', 'questions.txt'], "required option '-g, --game <name>' not specified"],
    [['export', 'well.md'], "required option '-t, --to <format>' not specified"],
    [['grade', 'well.md'], "missing required argument 'submission'"],
    [['games', '--games', 'nothing.yaml'], 'nothing.yaml: There is no such file.'],
    [['games', '--service', 'example.org'], '--service takes the address of a running service'],
    [['games', '--service', 'http://127.0.0.1:3000', '--games', 'x'], 'A running service has its own games'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, stdout, stderr } = await desk.run(args);
    expect(stderr).toContain(sentence);
    expect([code, stdout]).toEqual([2, '']);
  });

  it.each([
    [['generate', 'well.md', '--game', 'quizz'], 'There is no game quizz. The games are: quiz, sequence_sentence,'],
    [
      ['generate', 'well.md', '--to', 'moodle'],
      'There is no format moodle here that Ludotext writes. The formats are:',
    ],
    [['generate', 'well.md', '--max-items', '900'], 'well.md: max_items: must be a whole number from 1 to 50.'],
    [['generate', 'well.md', 'questions.txt', '--to', 'gift'], 'Several files of a format need a folder'],
    [['generate', 'well.md', '--out', 'questions.txt/x.json'], 'A part of this path is a file, not a folder.'],
    [['import', 'questions.txt', '--from', 'h5p'], 'There is no format h5p here that Ludotext reads.'],
  ])('says what is wrong with %j when the service says so', async (args, sentence) => {
    const { code, stdout, stderr } = await desk.ask(args);
    expect(stderr).toContain(sentence);
    expect([code, stdout]).toEqual([2, '']);
  });

  it('says what is wrong with a variable of the environment', async () => {
    const { code, stderr } = await desk.run(['games'], { environment: { LLM_PROVIDER: 'oracle' } });
    expect([code, stderr]).toEqual([2, 'LLM_PROVIDER must be one of openai, ollama, offline.\n']);
  });

  it('ends with 3 where the model or the service does not answer', async () => {
    const environment = { LLM_PROVIDER: 'ollama', LLM_MODEL: 'none', OLLAMA_HOST: 'http://127.0.0.1:9' };
    const [model, service] = await Promise.all([
      desk.run(['generate', 'well.md', '--game', 'quiz'], { environment }),
      desk.run(['games', '--service', 'http://127.0.0.1:9']),
    ]);
    expect([model.code, service.code]).toEqual([3, 3]);
    expect(service.stderr).toBe('The service at http://127.0.0.1:9 cannot be reached.\n');
    expect(model.stderr).toMatch(/^well\.md: .*model/);
  });
});

describe('generate', () => {
  it('writes items for people to read, with the answers', async () => {
    const { code, stdout } = await desk.ask(['generate', 'well.md']);
    expect(code).toBe(0);
    expect(stdout).toContain('# well\n\n## 1\n\nHow long did the lamp burn on the water?\n\n- [ ] five days\n');
    expect(stdout).toContain('> **In the text:** The lamp burned on the water for three days.');
  });

  it('takes a text from standard input, and gives a set', async () => {
    const args = ['generate', '--json', '--game', 'quiz', '--title', 'The well', '--max-items', '1'];
    const { code, stdout } = await desk.ask(args, { stdin: wellText });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ludotext: 1,
      title: 'The well',
      language: 'en',
      text: wellText,
      llm: 'offline/extractive',
      games: [{ game_type: 'quiz', type_id: 1, items: [{ question: expect.any(String) }] }],
    });
    const without = await desk.ask([...args, '--no-text', '-'], { stdin: wellText });
    expect(JSON.parse(without.stdout)).not.toHaveProperty('text');
  });

  it.each([
    ['the heading of the text', { 'deep_sea.md': `# The deep *sea*\n\n${wellText}` }, 'The deep *sea*'],
    ['its first line, when that stands alone', { 'deep_sea.txt': `The deep sea\r\n\r\n${wellText}` }, 'The deep sea'],
    ['the name of its file', { 'deep_sea-2.txt': wellText }, 'deep sea 2'],
  ])('takes for a title %s', async (_, files, title) => {
    await desk.write(files);
    const { stdout } = await desk.ask(['generate', ...Object.keys(files), '--game', 'sequence_word', '--json']);
    expect(JSON.parse(stdout).title).toBe(title);
  });

  it('names the items that it warns of', async () => {
    const { stderr } = await desk.ask(['generate', 'well.md', '--game', 'sequence_word']);
    expect(stderr).toMatch(/^well\.md: sequence_word "Then a boy dropped a lamp into it\.": The sentence opens/m);
  });

  it('gives a line of JSON for each of several texts', async () => {
    await desk.write({ 'lamp.txt': wellText.replaceAll('lamp', 'lantern') });
    const { stdout } = await desk.ask(['generate', 'well.md', 'lamp.txt', '--json', '--game', 'sequence_word']);
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).title)).toEqual(['well', 'lamp']);
  });

  it('writes only the game that suits best, or one that is named without asking whether it suits', async () => {
    const best = await desk.ask(['generate', 'well.md', '--best', '--json']);
    expect(JSON.parse(best.stdout).games).toHaveLength(1);
    const none = await desk.ask(['generate', '--min-score', '100', '--game', 'quiz'], { stdin: wellText });
    expect(none.code).toBe(1);
    expect(none.stderr).toMatch(/^standard input: No game suits this text\.\n {2}quiz \(\d+\): /);
  });

  it('makes a file of a format, on standard output or in a file that it does not replace', async () => {
    const shown = await desk.ask(['generate', 'well.md', '--to', 'moodle-xml']);
    expect(shown.stdout).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<quiz>/);
    const args = ['generate', 'well.md', '--to', 'h5p', '--out', 'new/well.h5p', '--game', 'quiz'];
    const written = await desk.ask(args);
    expect([written.code, written.stdout]).toEqual([0, '']);
    expect(written.stderr).toContain('new/well.h5p: 2 items.\n');
    expect(await readdir(path.join(desk.folder, 'new'))).toEqual(['well.h5p']);
    const again = await desk.ask(args);
    expect([again.code, again.stderr]).toEqual([2, 'new/well.h5p: This file is there already. --force replaces it.\n']);
    expect((await desk.ask([...args, '--force'])).code).toBe(0);
  });

  it('shows no binary file at a terminal', async () => {
    const { code, stdout, stderr } = await desk.ask(['generate', 'well.md', '--to', 'h5p'], { isTTY: true });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('H5P is no text to show here: name a file with --out.');
  });

  it('tells on standard error what a format leaves out', async () => {
    const { code, stdout, stderr } = await desk.ask(['generate', 'well.md', '--to', 'aiken', '-g', 'quiz', '-g', '3']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^How long/);
    expect(stderr).toMatch(
      /^well\.md: left out: sequence_word "Then a boy dropped a lamp into it\.", [0-9a-f]{16}\. /m,
    );
  });

  it.each<[string, string | Uint8Array, string]>([
    ['report.pdf', '%PDF-1.7 ...', 'report.pdf: This is a PDF document. Save its text'],
    ['report.docx', Buffer.from('PK\u0003\u0004...', 'latin1'), 'report.docx: This is a document of Word'],
    [
      'program',
      Buffer.from([127, 69, 76, 70, 0]),
      'program: This is not a text: it has zero bytes. Save its text as a plain text file, in UTF-8.',
    ],
    ['old.txt', Buffer.from('one\ntwo caf\u00e9', 'latin1'), 'old.txt:2: This line is not in UTF-8.'],
    ['empty.txt', ' \n', 'empty.txt: There is no text in it.'],
  ])('does not take %s for what an author wrote', async (name, content, sentence) => {
    await desk.write({ [name]: content });
    const { code, stderr } = await desk.ask(['direct', name, '--game', 'quiz']);
    expect(stderr).toContain(sentence);
    expect(code).toBe(1);
  });

  it('reads UTF-8 and UTF-16 with a byte-order mark', async () => {
    const line = 'der;alte;Brunnen';
    await desk.write({ 'a.txt': `\ufeff${line}`, 'b.txt': Buffer.from(`\ufeff${line}`, 'utf16le') });
    for (const name of ['a.txt', 'b.txt']) {
      const { stdout } = await desk.ask(['direct', name, '--game', 'sequence_word', '--json']);
      expect(JSON.parse(stdout).games[0].items[0].pieces).toEqual(['der', 'alte', 'Brunnen']);
    }
  });

  it('reads no more of a file than it may', async () => {
    const { code, stderr } = await desk.ask(['generate', 'well.md'], { environment: { LUDOTEXT_MAX_FILE: '100' } });
    expect([code, stderr]).toEqual([
      1,
      'well.md: larger than 100 bytes. Give it in parts, or set LUDOTEXT_MAX_FILE.\n',
    ]);
    const wrong = await desk.ask(['generate', 'well.md'], { environment: { LUDOTEXT_MAX_FILE: '1 MB' } });
    expect([wrong.code, wrong.stderr]).toEqual([2, 'LUDOTEXT_MAX_FILE is a number of bytes, not "1 MB".\n']);
  });

  it('plays the games of a games.yaml that is named, and of no other', async () => {
    await desk.write({ 'games.yaml': 'games: nonsense\n', 'mine.yaml': 'games:\n  - package: "./missing"\n' });
    expect((await desk.run(['games'])).stdout.split('\n').filter((line) => line !== '')).toHaveLength(3);
    const { code, stderr } = await desk.run(['games', '--games', 'mine.yaml']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/mine\.yaml, line 2: /);
  });

  it('is stopped while it waits for a text', async () => {
    const stopping = new AbortController();
    const stdin = (async function* () {
      yield Buffer.from(wellText);
      stopping.abort();
      await new Promise(() => {});
    })();
    const args = ['generate', '--out', 'new.ludotext.json'];
    const { code, stdout, stderr } = await desk.ask(args, { stdin, signal: stopping.signal });
    expect([code, stdout, stderr]).toEqual([130, '', 'Stopped: 0 of 1 done.\n']);
    expect((await readdir(desk.folder)).sort()).toEqual(['questions.txt', 'well.md']);
  });

  it('leaves nothing behind but what it was asked for', async () => {
    await desk.run(['generate', 'well.md', '--json']);
    expect((await readdir(desk.folder)).sort()).toEqual(['questions.txt', 'well.md']);
  });
});

describe('direct', () => {
  it('keeps what an author wrote, more than a request usually asks for', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `word ${at};of;a;line`).join('\n');
    const { code, stdout } = await desk.run(['direct', '--game', 'sequence_word', '--json'], { stdin: many });
    expect(code).toBe(0);
    const [{ items }] = JSON.parse(stdout).games;
    expect(items).toHaveLength(60);
    expect(items[59].pieces[0]).toBe('word 59');
  });

  it('lists every fault at its place', async () => {
    await desk.write({ 'lines.txt': 'a;b;c\nd;;e\nf;;g' });
    const { code, stdout, stderr } = await desk.ask(['direct', 'lines.txt', '--game', 'sequence_word']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n').map((line) => line.split(' ')[0])).toEqual(['lines.txt:2:3:', 'lines.txt:3:3:', '']);
  });
});

describe('check', () => {
  it('finds nothing wrong with a set that was just made', async () => {
    const { code, stdout, stderr } = await desk.ask(['check', await withSet()]);
    expect([code, stdout, stderr]).toEqual([0, '', '1 set: nothing is broken.\n']);
  });

  it('names the items that a changed source broke', async () => {
    await desk.ask(['generate', 'well.md', '--out', 'well.ludotext.json']);
    expect((await desk.ask(['check', 'well.ludotext.json', '--text', 'well.md'])).code).toBe(0);
    await desk.write({ 'new.md': wellText.replace('three days', 'four days').replace('a boy', 'a girl') });
    const { code, stdout, stderr } = await desk.ask(['check', 'well.ludotext.json', '--text', 'new.md']);
    expect(code).toBe(1);
    expect(stderr).toBe('1 set: 2 faults.\n');
    const faults = stdout.split('\n').filter((line) => line !== '' && !line.includes('advice'));
    expect(faults.map((line) => line.replace(/ \([0-9a-f]{16}\)/, ' (id)'))).toEqual([
      'well.ludotext.json: quiz, item 1 "How long did the lamp burn on the water?" (id): The source does not contain the words that the item quotes as evidence.',
      'well.ludotext.json: sequence_word, item 1 "Then a boy dropped a lamp into it." (id): The source no longer has these words of the item: "Then a boy dropped a lamp into it.".',
    ]);
  });

  it('gives findings as JSON, and fails on advice only when it is told to', async () => {
    await desk.ask(['generate', 'well.md', '--out', 'well.ludotext.json', '--game', 'sequence_word']);
    const { code, stdout } = await desk.ask(['check', 'well.ludotext.json', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      set: 'well.ludotext.json',
      findings: [{ rule: 'dependent_opening', severity: 'warn' }],
    });
    expect((await desk.ask(['check', 'well.ludotext.json', '--strict'])).code).toBe(1);
  });

  it.each([
    ['well.md', 'well.md: This is not JSON.\n'],
    ['list.json', 'list.json: This is not a JSON object.'],
    ['other.json', 'other.json: This is not a set.'],
    ['set.json', 'set.json: '],
  ])('does not take %s for a set', async (name, sentence) => {
    await desk.write({
      'list.json': '[]',
      'other.json': '{}',
      'set.json': JSON.stringify({ ludotext: 1, title: 'x', language: 'en', games: [{ items: [] }] }),
    });
    const { code, stderr } = await desk.ask(['check', name]);
    expect(stderr).toContain(sentence);
    expect(code).toBe(1);
  });
});

describe('export and import', () => {
  it('take items to a format and back', async () => {
    const set = await withSet();
    const { code, stdout } = await desk.ask(['export', set, '--to', 'gift']);
    expect(code).toBe(0);
    const back = await desk.ask(['import', '--json', '--title', 'Back'], { stdin: stdout });
    expect(back.code).toBe(0);
    const [before, after] = [JSON.parse(await desk.read(set)), JSON.parse(back.stdout)];
    expect(after.title).toBe('Back');
    expect(after.games[0].items).toEqual(before.games[0].items);
  });

  it('hand options to the format', async () => {
    const { stdout } = await desk.ask(['export', await withSet(), '--to', 'markdown', '--option', 'key=none']);
    expect(stdout).not.toContain('Answers');
    const wrong = await desk.ask(['export', 'set.ludotext.json', '--to', 'markdown', '--option', 'kye=none']);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toBe('set.ludotext.json: options: has a member that is not part of the schema\n');
  });

  it('say what of a file could not be read, at its place', async () => {
    await desk.write({ 'bank.txt': 'A question?\nA) one\nB) two\nANSWER: A\n\nAnother?\nA) one\nB) two\nANSWER: F\n' });
    const { code, stdout, stderr } = await desk.ask(['import', 'bank.txt', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout).games[0].items).toHaveLength(1);
    expect(stderr).toMatch(/^bank\.txt:6:1: ./);
    const nothing = await desk.ask(['import', 'well.md']);
    expect([nothing.code, nothing.stdout]).toEqual([1, '']);
  });
});

describe('grade', () => {
  it('grades an item of a set by its id, and an item that stands alone by its game', async () => {
    const set = await withSet();
    const [first] = JSON.parse(await desk.read(set)).games[0].items;
    expect(await desk.ask(['grade', set, '0', '--item', first.id])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^1 of 1, correct\n/),
    });
    const second = await desk.ask(['grade', set, 'A farmer', '--item', '2', '--game', 'quiz']);
    expect(second.stdout).toMatch(/^1 of 1, correct\n/);
    await desk.write({ 'item.json': JSON.stringify(first) });
    const alone = await desk.ask(['grade', 'item.json', '5 metres', '--game', 'quiz', '--json']);
    expect(JSON.parse(alone.stdout)).toMatchObject({ score: 0, max: 1, correct: false });
    const [which, whose] = [await desk.ask(['grade', set, '0']), await desk.ask(['grade', 'item.json', '0'])];
    expect([which.code, whose.code]).toEqual([2, 2]);
    expect(which.stderr).toContain('This set has 2 items. Name one by its number or its id: --item 1.');
    expect(whose.stderr).toContain('Name the game of this item: --game');
  });
});

describe('games and formats', () => {
  it('are listed for people and for programs', async () => {
    expect((await desk.ask(['games'])).stdout).toMatch(/^1 {2}quiz +Quiz +@ludotext\/game-quiz /);
    expect(JSON.parse((await desk.ask(['games', '--json'])).stdout)).toMatchObject({ total: 3 });
    expect((await desk.ask(['formats'])).stdout).toMatch(/^moodle-xml +Moodle XML +\*\.xml +import, export$/m);
  });
});

describe('with --service', () => {
  it('the key of the environment is sent', async () => {
    await using locked = await startBuiltService({ LUDOTEXT_PLAY_KEYS: 'a-key-for-playing' });
    const args = ['direct', 'questions.txt', '--game', 'quiz', '--json', '--service', `${locked.url}/`];
    const refused = await desk.run(args);
    expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining('This route needs a key')]);
    const answered = await desk.run(args, { environment: { LUDOTEXT_KEY: 'a-key-for-playing' } });
    expect(answered.code).toBe(0);
    expect(JSON.parse(answered.stdout).games[0].items).toHaveLength(2);
  });
});
