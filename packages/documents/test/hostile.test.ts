import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { bytes, docx, hostileDocuments, said, word } from '../../../test/support/hostile-documents.js';
import { isLong, oneOfEach } from '../../../test/support/long.js';
import { readDocument } from '../src/index.js';
import { read } from './read.js';

// Files that are made to do harm, or that are broken: each is refused with what is wrong, and nothing else is read.

const fixtures = path.join(import.meta.dirname, 'fixtures');

describe('a hostile file is refused with what is wrong', () => {
  // Of what has too many words, the normal run reads the Word file alone: the other one has 5,000 pages.
  it.each(hostileDocuments.filter(([what]) => isLong || what !== 'pages of more text than is read'))(
    '%s',
    async (_, file, code, kind) => {
      const error: unknown = await readDocument(file()).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code, ...(kind === undefined ? {} : { params: { case: kind } }) });
      expect((error as Error).message).toMatch(/^[A-Z].*\.$/s);
    },
  );
});

test.each(['rivers.pdf', 'rivers.docx'])('%s with a password is refused as such', async (name) => {
  const locked = new Uint8Array(await readFile(path.join(fixtures, 'locked', name)));
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
  it.each(oneOfEach(files, path.extname))('%s', async (name) => {
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
