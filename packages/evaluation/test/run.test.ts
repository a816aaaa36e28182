import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCorpus } from '../src/corpus/read-corpus.js';
import { fixtureFolders, run } from '../src/run.js';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-run-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function command(...args: string[]) {
  let said = '';
  let complaints = '';
  const code = await run(args, {}, { say: (text) => (said += text), complain: (text) => (complaints += text) });
  return { code, said, complaints };
}

const question = (flaw: string | null, options: string[]) =>
  JSON.stringify({ question: 'Which river runs through Vienna?', options, answer_index: 0, flaw });

it('shows its help', async () => {
  const { code, said } = await command('--help');
  expect(code).toBe(0);
  expect(said).toContain('npm run evaluate -- [folder] [options]');
});

it('ends with 2 when it is not understood', async () => {
  const { code, complaints } = await command('--wat');
  expect(code).toBe(2);
  expect(complaints).toBe('--wat is not an option\nSee npm run evaluate -- --help.\n');
  expect((await command(path.join(folder, 'gone'))).code).toBe(2);
});

it('ends with 0 when all floors are reached, writes report and picture, and names lines it left out', async () => {
  const sound = ['The Danube', 'The Rhine', 'The Seine', 'The Oder'];
  const rows = [question('all_of_the_above', [...sound.slice(0, 3), 'All of the above']), question(null, sound), '{}'];
  await writeFile(path.join(folder, 'rows.jsonl'), rows.join('\n'));
  const out = path.join(folder, 'report');
  const { code, said, complaints } = await command(folder, '--only', 'A', '--out', out);
  expect(code).toBe(0);
  expect(said).toContain('flaws found by a rule for their kind');
  expect(complaints).toContain('rows.jsonl:3 left out: is neither a question');
  const report = await readFile(path.join(out, 'report.md'), 'utf8');
  expect(report).toContain('| A | flaws found by a rule for their kind | 100.0 % |');
  expect(report).toContain('## Lines left out (1)');
  expect(await readFile(path.join(out, 'report.svg'), 'utf8')).toContain('</svg>');
});

it('ends with 1 when a figure is below its floor, and names it', async () => {
  const own = await mkdtemp(path.join(folder, 'below-'));
  // A row that says it has a flaw it has not.
  await writeFile(
    path.join(own, 'rows.jsonl'),
    question('true_false', ['The Danube', 'The Rhine', 'The Seine', 'The Oder']),
  );
  const { code, complaints } = await command(own, '--only', 'A', '--out', path.join(own, 'report'));
  expect(code).toBe(1);
  expect(complaints).toContain('below its floor: A flaws found by a rule for their kind');
});

const { texts, quizCases, pairs, stepLists, faults } = await readCorpus(fixtureFolders);
const oneSpace = (text: string) => text.replace(/\s+/g, ' ');

it('has texts in nine languages, questions, pairs and steps, and no bad line', () => {
  expect(faults).toEqual([]);
  expect(new Set(texts.map(({ language }) => language)).size).toBeGreaterThanOrEqual(9);
  expect(quizCases.length).toBeGreaterThanOrEqual(60);
  expect(pairs.length).toBeGreaterThan(200);
  expect(stepLists.length).toBeGreaterThan(70);
});

describe('the questions', () => {
  it.each(quizCases.map((each) => [each.id, each] as const))('%s quotes its text, and has four answers', (_, each) => {
    const [passage] = each.passages;
    expect(oneSpace(passage?.text ?? '')).toContain(oneSpace(passage?.evidence ?? 'nothing'));
    expect(oneSpace(passage?.text ?? '')).not.toContain(passage?.paraphrase);
    expect(new Set([each.key, ...each.distractors]).size).toBe(4);
  });

  it('do not give their keys away by place or length', () => {
    const places = [0, 1, 2, 3].map((place) => quizCases.filter((each) => each.place === place).length);
    expect(Math.max(...places)).toBeLessThan(0.4 * quizCases.length);
    const isLongest = ({ key, distractors }: (typeof quizCases)[number]) =>
      distractors.every((text) => text.length < key.length);
    expect(quizCases.filter(isLongest).length).toBeLessThan(0.35 * quizCases.length);
  });
});
