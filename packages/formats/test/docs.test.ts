import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createEngine, readSet, setOf } from '@ludotext/engine';
import { type FormatPlugin, type Interaction, interactionKinds } from '@ludotext/engine/format';
import quiz from '@ludotext/game-quiz';
import { describe, expect, it } from 'vitest';
import formats from '../src/index.js';
import { exportSetOf, write } from './support/generated-sets.js';

const page = await readFile(path.resolve(import.meta.dirname, '../../../docs/sets.md'), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code);

describe('docs/sets.md', () => {
  it('shows a set that can be read, notes and all', () => {
    const shown = JSON.parse(blocks('json')[0] ?? '');
    const read = readSet(shown);
    const [{ items = [], notes = {} } = {}] = read.games;
    expect(Object.keys(read)).toEqual(Object.keys(shown));
    expect(notes[items[0]?.id ?? '']).toEqual(shown.games[0].notes[shown.games[0].items[0].id]);
  });

  it.each([
    ['of a set', 0, [[[]], ['The-heart.aiken.txt', 'exact'], [1]]],
    ['of places', 1, [['page 13'], [true]]],
  ])('shows code %s that runs', async (_, index, expected) => {
    const code = blocks('js')[index]?.replace(/^import .*\n/gm, '');
    const said: unknown[][] = [];
    const names = {
      createEngine,
      readSet,
      setOf,
      formats,
      quiz,
      console: { log: (...all: unknown[]) => said.push(all) },
    };
    const run = new Function(...Object.keys(names), `return (async () => {${code}})()`);
    await run(...Object.values(names));
    expect(said).toEqual(expected);
  });
});

/** An item of each kind with nothing but what it needs. */
const plain: Readonly<Record<Interaction['kind'], Interaction>> = {
  choice: {
    kind: 'choice',
    prompt: 'Which organ pumps blood?',
    options: [
      { text: 'The lung', correct: false },
      { text: 'The heart', correct: true },
      { text: 'The liver', correct: false },
    ],
    multiple: false,
  },
  order: {
    kind: 'order',
    prompt: 'Put the sentences in order.',
    parts: ['Boil water.', 'Add tea.', 'Pour it.'],
    alternatives: [],
    solved: 'Boil water. Add tea. Pour it.',
    layout: 'lines',
  },
  match: {
    kind: 'match',
    prompt: 'Find the pairs.',
    pairs: [
      { left: 'heart', right: 'pumps blood' },
      { left: 'lung', right: 'takes in air' },
    ],
  },
  gaps: { kind: 'gaps', prompt: 'Fill the gap.', segments: ['The ', { accepted: ['heart'] }, ' pumps blood.'] },
  text: { kind: 'text', prompt: 'Which organ pumps blood?', accepted: ['heart'] },
};

/** The program that is not ours and that reads the files back in the tests. */
const readers: Readonly<Record<string, string>> = {
  ludotext: 'JSON.parse',
  'moodle-xml': 'xmllint',
  gift: 'gift-pegjs',
  aiken: 'our own reader alone',
  qti21: 'xmllint, with grammars of our own',
  qti12: 'xmllint, with grammars of our own',
  h5p: "schemas of our own; by hand Lumi's validator (checks/h5p)",
  anki: "a reader of the rules of Anki's manual",
  kahoot: 'exceljs',
  blooket: 'papaparse',
  blackboard: 'papaparse',
  csv: 'papaparse, exceljs',
  markdown: 'commonmark, marked',
  worksheet: 'Chromium, pdfjs-dist',
  html: 'Chromium',
  scorm12: 'Chromium, scorm-again',
};

async function outcomeOf(format: FormatPlugin, kind: Interaction['kind']): Promise<string> {
  if (format.writesDocument === true) return 'exact';
  if (format.carries[kind] === undefined) return '–';
  const set = exportSetOf([plain[kind]], 'One item');
  const player = 'class Player extends HTMLElement {}\nexport { Player as default };\n';
  const played = Object.fromEntries(set.items.map(({ gameType }) => [gameType, player]));
  const { outcomes } = await write(format, { ...set, players: played });
  return outcomes[0]?.outcome.replace('_', ' ') ?? '';
}

describe('docs/formats.md', () => {
  it('has the table of what each format carries', async () => {
    const rows = await Promise.all(
      formats.map(async (format) => {
        const cells = await Promise.all(interactionKinds.map((kind) => outcomeOf(format, kind)));
        const name = typeof format.displayName === 'string' ? format.displayName : (format.displayName.en ?? '');
        return [`\`${format.id}\``, name, ...cells, format.read === undefined ? '' : 'yes', readers[format.id] ?? '?'];
      }),
    );
    const head = ['id', 'format', ...interactionKinds, 'read', 'read back in the tests by'];
    const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
    const file = path.resolve(import.meta.dirname, '../../../docs/formats.md');
    const text = await readFile(file, 'utf8');
    const [begin, end] = ['<!-- generated:formats -->\n', '<!-- /generated:formats -->'];
    const made = text.slice(0, text.indexOf(begin) + begin.length) + table + text.slice(text.indexOf(end));
    if (process.env.UPDATE_DOCS === '1') await writeFile(file, made);
    else expect(text).toBe(made);
  });

  it('declares what it says it carries', async () => {
    for (const format of formats) {
      for (const kind of interactionKinds) {
        const outcome = await outcomeOf(format, kind);
        if (format.writesDocument !== true)
          expect([format.id, kind, outcome]).toEqual([format.id, kind, format.carries[kind] ?? '–']);
      }
    }
  });

  it('shows a format that works', async () => {
    const text = await readFile(path.resolve(import.meta.dirname, '../../../docs/formats.md'), 'utf8');
    const code = /^```js\n([\s\S]*?)^```/m.exec(text)?.[1] ?? '';
    const made = new Function(
      'apiVersion',
      'defineFormat',
      code.replace(/^import .*\n/m, '').replace('export default', 'return'),
    );
    const flashcards: FormatPlugin = made(1, (format: FormatPlugin) => format);
    const { content, outcomes } = await write(flashcards, exportSetOf([plain.choice, plain.text]));
    expect(content).toBe('Which organ pumps blood?\nThe heart\n\nWhich organ pumps blood?\nheart\n');
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['degraded', 'exact']);
  });
});
