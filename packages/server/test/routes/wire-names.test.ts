import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const routes = path.resolve(import.meta.dirname, '../../src/routes');
/** The code that turns names of the wire into names of the library, without comments and texts. */
const code = readdirSync(routes)
  .filter((name) => name.startsWith('wire'))
  .map((name) => readFileSync(path.join(routes, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, ''))
  .join('\n');
const docs = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/http.md'), 'utf8');
const section = docs.split('## Names in the library')[1]?.split('\n## ')[0] ?? '';
const rows = [...section.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm)].map(([, wire = '', library = '']) => ({
  wire,
  library,
}));

describe('the names of the wire in docs/http.md', () => {
  it('are all there, each once', () => {
    const used = new Set(code.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g));
    const listed = rows.map(({ wire }) => wire);
    expect(listed.filter((name) => name.includes('_')).sort()).toEqual([...used].sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('stand beside the names that the code turns them into', () => {
    const library = new Set(code.match(/\b[a-zA-Z]+\b/g));
    expect(rows.filter((row) => !library.has(row.library) && row.library !== 'submission')).toEqual([]);
    for (const { wire, library } of rows.filter(({ wire }) => wire.includes('_'))) {
      const camel = wire.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(library === camel || code.includes(`${wire}: ${library}`)).toBe(true);
    }
  });
});
