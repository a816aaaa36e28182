import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from './read.js';

// Texts with marks: Markdown and web pages.

test('Markdown is read as headings, lists and tables, without its marks', async () => {
  const { text, title, places } = await read(
    [
      '---',
      'title: Wells',
      '---',
      '# The *old* well',
      'A well[^1] gives **clear** [water](https://example.org "here").',
      'It is `18` metres deep.',
      '',
      '- dug by hand',
      '  - with a spade',
      '1. drilled',
      '',
      '| Well | Depth |',
      '|------|-------|',
      '| Old  | 18 m  |',
      '',
      '<!-- not this -->',
      '![A well](well.png)',
      '',
      '[^1]: A note.',
    ].join('\n'),
    { name: 'wells.md' },
  );
  expect(title).toBe('Wells');
  expect(places.map(({ name }) => name)).toEqual([{ kind: 'section', title: 'The old well' }]);
  expect(text).toBe(
    '# The old well\n\nA well gives clear water. It is 18 metres deep.\n\n- dug by hand\n  - with a spade\n1. drilled\n\nWell | Depth\nOld | 18 m',
  );
});

const story = Array.from(
  { length: 8 },
  (_, at) => `<p>In 190${at} the village dug its well number ${at + 1}, and it gave water all summer long.</p>`,
);

test('of a web page the main part is read, without navigation and what stands beside it', async () => {
  const { text, title, language } = await read(
    `<!doctype html><html lang="en"><head><title>Wells</title></head><body><nav><a href="/">Home</a> <a href="/shop">Shop</a></nav>
     <main><article><h2>Digging</h2>${story.join('')}</article></main>
     <aside>Read also: ten lamps you need.</aside><footer>© The village</footer><script>alert(1)</script></body></html>`,
  );
  expect([title, language]).toEqual(['Wells', 'en']);
  expect(text).toContain('In 1907 the village dug its well number 8');
  expect(text).not.toMatch(/Home|Shop|ten lamps|©|alert/);
});

test('the encoding that a page names is its encoding', async () => {
  const page = Buffer.from('<!doctype html><meta charset="iso-8859-1"><p>Une leçon très brève.</p>', 'latin1');
  expect((await read(new Uint8Array(page))).text).toBe('Une leçon très brève.');
});

test('a web page keeps the heading that is its title, once', async () => {
  const prose = '<p>A farmer dug a well behind his house in 1906, and it gave water all summer.</p>'.repeat(40);
  for (const heading of ['<h1>Wells</h1>', '<header><h1>\n Wells </h1></header>', '']) {
    const page = `<!doctype html><html><head><title>Wells</title></head><body><article>${heading}${prose}</article></body></html>`;
    const { text, title } = await read(Buffer.from(page));
    expect(title).toBe('Wells');
    expect(text.match(/^#+ Wells$/gm) ?? []).toEqual(heading === '' ? [] : ['# Wells']);
    expect(text.startsWith(heading === '' ? 'A farmer' : '# Wells\n\nA farmer')).toBe(true);
  }
});

test('the lines of docs/documents.md are those of the readme, which are run as they stand', async () => {
  const folder = path.join(import.meta.dirname, '..');
  const [page, readme] = await Promise.all(
    ['../../docs/documents.md', 'README.md'].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const lines =
    /^```js\n([\s\S]*?)^```/m
      .exec(page ?? '')?.[1]
      ?.split('\n')
      .filter((line) => line !== '') ?? [];
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(readme).toContain(line);
});

test('whatever stands in Markdown, it is read or refused with a code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      const { report } = await read(`# A\n${text}\nend`, { name: 'a.md' });
      expect(report.length).toBeGreaterThan(0);
    }),
  );
});
