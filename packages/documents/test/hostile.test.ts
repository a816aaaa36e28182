import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { readDocument } from '../src/index.js';
import { read } from './read.js';

// Files that are made to do harm, or that are broken: each is refused with what is wrong, and nothing else is read.

const fixtures = path.join(import.meta.dirname, 'fixtures');

interface Entry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the file says of its size, where that is a lie. */
  readonly says?: number;
}

function zip(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, says } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(20);
    shared.writeUInt16LE(8, 2);
    shared.writeUInt32LE(crc32(bytes), 8);
    shared.writeUInt32LE(packed.length, 12);
    shared.writeUInt32LE(says ?? bytes.length, 16);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(Buffer.byteLength(name));
    files.push(Buffer.from('PK\x03\x04\x14\x00', 'latin1'), shared, lengths, Buffer.from(name), packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00\x14\x00', 'latin1'), shared, lengths, rest, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...files, directory, Buffer.from('PK\x05\x06', 'latin1'), end]));
}

const word = (text: string, before = '') =>
  `${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`;
const said = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const docx = (document: string | Uint8Array, more: readonly Entry[] = [], says?: number) =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    ...more,
    { name: 'word/document.xml', content: document, ...(says === undefined ? {} : { says }) },
  ]);
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const pdf = (objects: string) => bytes(`%PDF-1.7\n${objects}\ntrailer<</Root 1 0 R>>`);

const refused: readonly (readonly [what: string, file: () => Uint8Array, code: string, kind: string | undefined])[] = [
  ['a bomb', () => docx(Buffer.alloc(210 * 1024 * 1024, 0x20)), 'unreadable_document', 'unpacks'],
  ['more text than is read', () => docx(word(said('word '.repeat(500_000)))), 'unreadable_document', 'too_much'],
  [
    'entities that multiply',
    () => docx(word(said('&b;'), '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>')),
    'unreadable_document',
    'dtd',
  ],
  [
    'an entity that is a file',
    () => docx(word(said('&x;'), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
    'unreadable_document',
    'dtd',
  ],
  [
    'a name that climbs out',
    () => docx(word(said('x')), [{ name: '../../x', content: 'x' }]),
    'unreadable_document',
    'damaged',
  ],
  [
    'an absolute name',
    () => docx(word(said('x')), [{ name: '/etc/x', content: 'x' }]),
    'unreadable_document',
    'damaged',
  ],
  ['a size that is a lie', () => docx(word(said('x'.repeat(1000))), [], 10), 'unreadable_document', 'damaged'],
  ['elements without end', () => docx(word('<w:p>'.repeat(200_000))), 'unreadable_document', 'damaged'],
  ['a Word file without a text', () => docx(word('')), 'unreadable_document', 'no_text'],
  [
    'a book without a package',
    () =>
      zip([
        { name: 'mimetype', content: 'application/epub+zip' },
        { name: 'META-INF/container.xml', content: '<container/>' },
      ]),
    'unreadable_document',
    'damaged',
  ],
  ['an archive of anything', () => zip([{ name: 'a.txt', content: 'a' }]), 'unsupported_document', 'archive'],
  ['a PDF of zeros', () => pdf('\0'.repeat(100_000)), 'unreadable_document', 'damaged'],
  [
    'pages that hold themselves, a thousand million of them',
    () => pdf('1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1000000000/Kids[2 0 R]>>endobj'),
    'unreadable_document',
    undefined,
  ],
  [
    'a page of elements in elements',
    () => bytes(`<!doctype html>${'<div>'.repeat(100_000)}x`),
    'unreadable_document',
    'damaged',
  ],
  ['a picture', () => bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'unsupported_document', 'image'],
  ['a rich text', () => bytes('{\\rtf1 A well.}'), 'unsupported_document', 'other'],
  ['a program', () => bytes('MZ\x90\0\x03\0\0\0\x04\0'), 'unsupported_document', 'binary'],
  ['nothing but zeros', () => new Uint8Array(5000), 'unsupported_document', 'binary'],
  ['no bytes', () => new Uint8Array(), 'unreadable_document', 'empty'],
];

describe('a hostile file is refused with what is wrong', () => {
  it.each(refused)('%s', async (_, file, code, kind) => {
    const error: unknown = await readDocument(file()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code, ...(kind === undefined ? {} : { params: { case: kind } }) });
    expect((error as Error).message).toMatch(/^[A-Z].*\.$/s);
  });
});

test('a PDF with a password is refused as such', async () => {
  const locked = new Uint8Array(await readFile(path.join(fixtures, 'locked/rivers.pdf')));
  const error: unknown = await readDocument(locked).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'unreadable_document', params: { case: 'encrypted' } });
  expect((error as Error).message).toContain('password');
});

test('signs of Markdown and of subtitles without end are read in a moment', async () => {
  const many = (sign: string) => sign.repeat(50_000);
  const marks = ['[', '*', '`', '_', '|', '![', '<a', '&amp', '# ', '- '].map(many).join('\n');
  expect((await readDocument(bytes(`# A\n${marks}`), { name: 'a.md', limits: { timeoutMs: 20_000 } })).type).toBe(
    'markdown',
  );
  const cue = `WEBVTT\n\n00:01.000 --> 00:02.000\nWells.${many('<v ')}`;
  expect((await readDocument(bytes(cue), { limits: { timeoutMs: 20_000 } })).type).toBe('vtt');
});

const files = (await readdir(fixtures)).filter((name) => name.includes('.'));

describe('a file that is cut off', () => {
  it.each(files)('%s', async (name) => {
    const whole = await readFile(path.join(fixtures, name));
    const { text } = await read(new Uint8Array(whole));
    for (const share of [0.02, 0.3, 0.6, 0.95]) {
      const cut = new Uint8Array(whole.subarray(0, Math.floor(whole.length * share)));
      const result = await read(cut).catch((error: unknown) => error);
      if (result instanceof Error) {
        expect(result).toMatchObject({ code: expect.stringMatching(/^un(?:readable|supported)_document$/) as string });
        continue;
      }
      // Pages of a PDF may still be there; what they say is of the text.
      expect(name).toMatch(/\.pdf$/);
      const words = (from: string) => from.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
      const known = new Set(words(text));
      const found = words((result as { text: string }).text);
      expect(found.filter((each) => known.has(each)).length).toBeGreaterThanOrEqual(found.length * 0.95);
    }
  });
});

test('nothing is fetched', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end('fetched');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const html = `<!doctype html><html><head><base href="${address}/"><link rel="stylesheet" href="/a.css"><script src="/a.js"></script></head><body><p>A well gives water.</p><img src="/a.png"><iframe src="/b"></iframe><object data="/c"></object></body></html>`;
  expect((await readDocument(bytes(html))).text).toBe('A well gives water.');
  const linked = docx(word(said('A well gives water.')), [
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="x/attachedTemplate" Target="${address}/t" TargetMode="External"/></Relationships>`,
    },
  ]);
  expect((await readDocument(linked)).text).toBe('A well gives water.');
  server.close();
  expect(asked).toEqual([]);
});
