import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from '../src/validate.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('lists every rule in its order, with its severity for writers and for authors', () => {
  const rows = Array.from(readme.matchAll(/^\| `(\w+)` \| (\w+) \| (\w+) \|/gm), (row) => row.slice(1));
  expect(rows).toEqual(rules.map(({ id, severity, forAuthors }) => [id, severity, forAuthors ?? severity]));
});
