import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createEngine, type EngineError } from '@ludotext/engine';
import { gamesFile, loadGames } from '@ludotext/engine/node';
import { startModelServer } from '@ludotext/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import crossword from '../examples/crossword/src/index.js';
import fillGaps from '../examples/fill-gaps/src/index.js';
import matchPairs from '../examples/match-pairs/src/index.js';
import trueFalse from '../examples/true-false/src/index.js';

// The games of examples/ as their users have them: packages that a games.yaml names, and games in a program of one's own.

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const article = await readFile(path.join(root, 'packages/evaluation/data/texts/en_article_paper.txt'), 'utf8');

const yaml = `games:
  - package: ludotext-game-true-false
  - package: ludotext-game-fill-gaps
    options:
      gaps: 3
      wordbank: true
  - package: ludotext-game-match-pairs
`;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-examples-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const unexpected = () => expect.unreachable('nothing was thrown');

async function gamesYaml(name: string, content: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

describe('the examples in a games.yaml, in threads of their own', () => {
  const engine = createEngine();

  beforeAll(async () => {
    await gamesFile({ path: await gamesYaml('games.yaml', yaml), engine }).load();
  });

  afterAll(() => engine.close());

  it('are games with a name and a number', () => {
    const names = engine.registry.games.map(({ host }) => [host.descriptor.typeId, host.descriptor.gameType]);
    expect(names).toEqual([
      [10, 'true_false'],
      [11, 'fill_gaps'],
      [12, 'match_pairs'],
    ]);
  });

  it('write items of an article without a model', async () => {
    const { games, results, errors } = await engine.generate({ text: article, maxItems: 2 });
    expect(errors).toEqual([]);
    expect(games).toEqual([10, 11, 12]);
    expect(Object.values(results).map((items) => items.length)).toEqual([2, 2, 1]);
    const gaps = results[11] as unknown as { gaps: { answers: string[] }[]; words: string[] }[];
    for (const { gaps: own, words } of gaps) {
      expect(own.length).toBeLessThanOrEqual(3);
      expect([...words].sort()).toEqual(own.map(({ answers }) => answers[0]).sort());
    }
  });

  it.each([
    [10, [true, false], [false, false]],
    [11, [['blood', 'BODY'], ['twenty-four']], [[], ['many']]],
    [12, [[0, 1, 2]], [[1, 2, 0]]],
  ])('game %i reads its direct format and grades', async (typeId, right, wrong) => {
    const descriptor = engine.registry.games.find(({ host }) => host.descriptor.typeId === typeId)?.host.descriptor;
    const text = descriptor?.directFormat?.example ?? '';
    const { items, warnings } = await engine.direct(typeId, { text, complete: false });
    expect(warnings).toEqual([]);
    expect(items).toHaveLength(right.length);
    const scores = async (answers: readonly unknown[]) =>
      Promise.all(items.map((item, index) => engine.grade(typeId, { item, submission: answers[index] })));
    for (const { score, max, correct } of await scores(right)) expect([score, correct]).toEqual([max, true]);
    expect((await scores(wrong)).some(({ correct }) => !correct)).toBe(true);
  });

  it('name every fault of a text in their format, with its place', async () => {
    const faults = async (typeId: number, text: string) => {
      const error: EngineError = await engine.direct(typeId, { text }).then(unexpected, (thrown) => thrown);
      expect(error.code).toBe('direct_format');
      return error.findings.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
    };
    expect(await faults(10, 'True: Ice melts.\nIce burns.')).toEqual(['2:1 no_statement']);
    expect(await faults(11, 'The [heart pumps blood.')).toEqual(['1:5 open_gap']);
    expect(await faults(12, 'Hub = the middle\nRim')).toEqual(['2:4 no_equals']);
  });
});

it('options that a game does not know are a fault of the games.yaml, at their place', async () => {
  const file = await gamesYaml('wrong.yaml', yaml.replace('wordbank: true', 'word_bank: true'));
  const error: EngineError = await loadGames(file).then(unexpected, (thrown) => thrown);
  expect(error.code).toBe('invalid_manifest');
  expect(error.findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '6: ludotext-game-fill-gaps: There is no option word_bank. Did you mean wordbank?',
  ]);
});

describe('the examples in a program, with a model', () => {
  const gaps = fillGaps({ gaps: 2 });
  const text =
    'Nectar is a sweet juice that flowers make. Pollen is a fine powder. A hive is a home that people build for bees.';
  const pairs = [
    { term: 'Nectar', definition: 'a sweet juice that flowers make' },
    { term: 'Pollen', definition: 'a fine powder' },
    { term: 'Hive', definition: 'a home that people build for bees' },
  ];
  const answers = [
    { game: trueFalse, draft: { statement: 'Bees make nectar.', correct: false, explanation: 'Flowers make it.' } },
    { game: gaps, draft: { passage: 'Nectar is a [sweet] juice that [flowers] make.', hint: 'Bees like it.' } },
    { game: matchPairs, draft: { pairs } },
  ] as const;

  it.each(answers)('$game.gameType asks for drafts and finishes them', async ({ game, draft }) => {
    await using server = await startModelServer({ reply: () => ({ items: [draft] }) });
    const engine = createEngine({
      games: [trueFalse, gaps, matchPairs],
      model: { provider: 'openai', modelName: 'stand-in', baseUrl: `${server.url}/v1` },
    });
    const { items, warnings } = await engine.direct(game.typeId, { text, source: 'prose', maxItems: 1 });
    expect(warnings).toEqual([]);
    expect(items).toHaveLength(1);
    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    expect(JSON.stringify(request?.schema)).toContain(Object.keys(draft)[0]);
    expect(request?.messages.map(({ content }) => content).join('\n')).toContain(
      game.prompt({ count: 1, language: 'en' }).split('\n')[0],
    );
  });
});

describe('what their READMEs show', () => {
  const games = [
    ['true-false', trueFalse],
    ['fill-gaps', fillGaps({ wordbank: true })],
    ['match-pairs', matchPairs],
    ['crossword', crossword],
  ] as const;

  it.each(games)('%s', async (name, game) => {
    const readme = await readFile(path.join(root, 'examples', name, 'README.md'), 'utf8');
    const blocks = (language: string) =>
      [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block = '']) => block);
    const engine = createEngine({ games: [game] });

    const [item, grade] = blocks('json').map((block) => JSON.parse(block));
    const [, submission = ''] = /submission `(.+?)`/.exec(readme) ?? [];
    expect(await engine.grade(game.typeId, { item, submission: JSON.parse(submission) })).toEqual(grade);

    const [text = ''] = blocks('text');
    const direct = await engine.direct(game.typeId, { text, complete: false });
    expect(direct.items.length).toBeGreaterThan(0);
    expect(direct.warnings).toEqual([]);

    const loaded = await loadGames(await gamesYaml(`${name}.yaml`, blocks('yaml')[0] ?? ''));
    expect(loaded.map(({ host }) => host.descriptor.typeId)).toEqual([game.typeId]);
    await Promise.all(loaded.map(({ host }) => host.close()));

    const program = path.join(folder, `${name}.mjs`);
    await writeFile(program, blocks('js')[0] ?? '');
    const { stdout } = await run(process.execPath, [program]);
    expect(stdout.trim()).not.toMatch(/^(?:undefined)?$/);
  });
});

it('are short: lines of code, blank lines and comments aside', async () => {
  const counts = new Map<string, number>();
  for (const game of ['true-false', 'fill-gaps', 'match-pairs']) {
    const sources = path.join(root, 'examples', game, 'src');
    const files = await Promise.all((await readdir(sources)).map((file) => readFile(path.join(sources, file), 'utf8')));
    counts.set(
      game,
      files.map(linesOfCode).reduce((sum, lines) => sum + lines, 0),
    );
  }
  process.stdout.write(`lines of code: ${[...counts].map(([game, lines]) => `${game} ${lines}`).join(', ')}\n`);
  expect(counts.get('true-false')).toBeLessThan(66);
});

function linesOfCode(source: string): number {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^(?:\/\/|\/\*|\*)/.test(line)).length;
}
