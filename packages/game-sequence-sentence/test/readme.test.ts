import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from '../src/validate.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('lists every rule as it is, in its order', () => {
  const listed = [...readme.matchAll(/^\| `(\w+)` \| (\w+) \| (\S+) \| .+ \| .+ \|$/gm)].map((row) => row.slice(1, 4));
  const own = rules.map(({ id, severity, forAuthors = severity }) => [
    id,
    severity,
    forAuthors === 'skip' ? '–' : forAuthors,
  ]);
  expect(listed).toEqual(own);
});
