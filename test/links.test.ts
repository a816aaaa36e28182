import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// A reader who follows a link of a page, or looks at its picture, finds it.

const root = path.resolve(import.meta.dirname, '..');

/** The pages people read: README, the docs, and the README of each package and example. */
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
  ...['packages', 'examples'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .map((name) => path.join(folder, name, 'README.md'))
      .filter((page) => existsSync(path.join(root, page))),
  ),
].sort();

const withoutCode = (markdown: string) => markdown.replace(/^( *)```[\s\S]*?^\1```/gm, '').replace(/`[^`\n]*`/g, 'x');

const anchors = new Map<string, ReadonlySet<string>>();

/** The names that a page gives links: those of its headings, as GitHub makes them, and its own. */
function anchorsOf(page: string): ReadonlySet<string> {
  const known = anchors.get(page);
  if (known !== undefined) return known;
  const text = readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const names = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, name]) => name!));
  for (const [, heading] of text.matchAll(/^#{1,6} (.*)$/gm)) {
    const words = heading!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const name = words
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let count = 0;
    while (names.has(count === 0 ? name : `${name}-${count}`)) count++;
    names.add(count === 0 ? name : `${name}-${count}`);
  }
  anchors.set(page, names);
  return names;
}

describe('the links of', () => {
  it.each(pages)('%s lead somewhere', (page) => {
    const lost: string[] = [];
    for (const [, target] of withoutCode(readFileSync(path.join(root, page), 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target!)) continue;
      const [file = '', anchor] = target!.split('#');
      const linked = file === '' ? path.join(root, page) : path.resolve(root, path.dirname(page), decodeURI(file));
      const isPage = linked.endsWith('.md') && anchor !== undefined;
      if (!existsSync(linked) || (isPage && !anchorsOf(linked).has(anchor))) lost.push(target!);
    }
    expect(lost).toEqual([]);
  });
});
