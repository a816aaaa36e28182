import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { variables } from '../packages/server/src/settings/settings.js';
import { catalogueRows } from './reliability/catalogue.js';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'SECURITY.md'), 'utf8');

/** `packages/game-*` stands for each of them. */
function spelledOut(name: string): string[] {
  if (!name.includes('game-*')) return [name];
  const games = readdirSync(path.join(root, 'packages')).filter((folder) => folder.startsWith('game-'));
  return games.map((game) => name.replace('game-*', game));
}

/** `H01-H03` stands for each of them. */
function idsOf(cell: string): string[] {
  return cell.split(' ').flatMap((word) => {
    const [, area, first, last = first] = /^([A-Z])(\d\d)(?:-[A-Z](\d\d))?$/.exec(word) ?? [];
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => area + String(Number(first) + index).padStart(2, '0'));
  });
}

/** Rows of the table of promises. */
const promises = [...page.matchAll(/^\| [^|]+ \| ([A-Z\d -]*) \| `.*` \|$/gm)];

describe('SECURITY.md', () => {
  it('names tests that there are', () => {
    const named = [...page.matchAll(/`((?:packages|test)\/[^`]+)`/g)].flatMap(([, name = '']) => spelledOut(name));
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('names settings that there are', () => {
    const named = [...page.matchAll(/\bLUDOTEXT_\w+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !Object.hasOwn(variables, name))).toEqual([]);
  });

  it('names rows of the catalogue', () => {
    const named = promises.flatMap(([, ids = '']) => idsOf(ids));
    const known = new Set(catalogueRows.map(({ id }) => id));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});
