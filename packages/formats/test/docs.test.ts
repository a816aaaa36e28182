import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createEngine, readSet, setOf } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import { describe, expect, it } from 'vitest';
import formats from '../src/index.js';

const page = await readFile(path.resolve(import.meta.dirname, '../../../docs/sets.md'), 'utf8');
const block = (language: string) => new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(page)?.[1] ?? '';

describe('docs/sets.md', () => {
  it('shows a set that can be read, notes and all', () => {
    const shown = JSON.parse(block('json'));
    const read = readSet(shown);
    const [{ items = [], notes = {} } = {}] = read.games;
    expect(Object.keys(read)).toEqual(Object.keys(shown));
    expect(notes[items[0]?.id ?? '']).toEqual(shown.games[0].notes[shown.games[0].items[0].id]);
  });

  it('shows code that runs', async () => {
    const code = block('js').replace(/^import .*\n/gm, '');
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
    expect(said).toEqual([[[]], ['The-heart.aiken.txt', 'exact'], [1]]);
  });
});
