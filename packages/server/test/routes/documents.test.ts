import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import quiz from '@ludotext/game-quiz';
import { directResponseSchema, documentResponseSchema } from '@ludotext/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookPdf } from '../../../../test/support/book-pdf.js';
import { times } from '../../../../test/support/long.js';
import { startApp, type TestApp } from '../support/app.js';
import { readEvents } from '../support/events.js';
import { expectProblem } from '../support/problems.js';

const fixtures = path.join(import.meta.dirname, '../../../documents/test/fixtures');
const rivers = await readFile(path.join(fixtures, 'rivers.pdf'));
const book = bookPdf({ title: 'The Island', chapters: ['The lamp', 'The bell', 'The wall'], pages: 5 });

let app: TestApp;
let small: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [quiz] });
  small = await startApp({
    games: [quiz],
    environment: { LUDOTEXT_MAX_DOCUMENT: '4096', LUDOTEXT_MAX_TEXT: '8000' },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await small[Symbol.asyncDispose]();
});

const post = (
  at: TestApp,
  route: string,
  body: FormData | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => fetch(new URL(route, at.url), { method: 'POST', body, headers });

function form(file: Uint8Array | string, fields: Readonly<Record<string, string>> = {}): FormData {
  const body = new FormData();
  body.set('document', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'file');
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

describe('POST /documents', () => {
  it('gives the text of a file with its pages and parts, from a form and from bytes alike', async () => {
    const response = await post(app, '/documents', form(rivers));
    expect(response.status).toBe(200);
    const document = documentResponseSchema.parse(await response.json());
    expect(document).toMatchObject({ type: 'pdf', title: 'How rivers work', language: 'en' });
    expect(document.places.map(({ label }) => label)).toEqual(['page 1', 'page 2', 'page 3', 'page 4']);
    expect(document.report.map(({ place }) => place)).toEqual(document.places.map(({ label }) => label));
    const again = await post(app, '/documents', new Uint8Array(rivers), { 'Content-Type': 'application/pdf' });
    expect(await again.json()).toEqual(document);
  });

  it('tells its progress in events, the document last', async () => {
    const { events } = await readEvents(await post(app, '/documents', form(rivers), { Accept: 'text/event-stream' }));
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { success: true, type: 'pdf' } });
    for (const { type, data } of events.slice(0, -1)) {
      expect([type, data]).toEqual(['progress', { read: expect.any(Number) as number, of: 4 }]);
    }
  });

  it.each([
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      'unsupported_document',
    ],
    ['an empty file', new Uint8Array(), 'unreadable_document'],
    ['a file that is cut off', new Uint8Array(rivers.subarray(0, 300)), 'unreadable_document'],
  ] as const)('refuses %s', async (_, bytes, code) => {
    await expectProblem(await post(app, '/documents', form(bytes)), code);
  });

  it('refuses a form without a document, other parts, and what is too large, and says which setting', async () => {
    const none = new FormData();
    none.set('text', 'x');
    await expectProblem(await post(app, '/documents', none), 'invalid_request');
    await expectProblem(await post(app, '/documents', form('A well.', { part: '1' })), 'invalid_request');
    const { detail } = await expectProblem(await post(small, '/documents', form(rivers)), 'body_too_large');
    expect(detail).toContain('LUDOTEXT_MAX_DOCUMENT');
  });
});

describe('generating from a document', () => {
  it('gives its answer again under the same key, and refuses the key with another document', async () => {
    const keyed = (file: Uint8Array) => post(app, '/documents', form(file), { 'Idempotency-Key': 'rivers-once' });
    const first = await keyed(rivers);
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    const again = await keyed(rivers);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    await expectProblem(await keyed(book), 'idempotency_mismatch');
  });

  it('goes on reading for a caller with a key that leaves its events', async () => {
    const large = bookPdf({
      title: 'The Island',
      chapters: ['The lamp', 'The bell', 'The wall'],
      pages: times(60, 150),
    });
    const headers = { 'Idempotency-Key': 'island-once', Accept: 'text/event-stream' };
    const left = await post(app, '/documents', form(large), headers);
    await left.body?.cancel();
    for (;;) {
      const response = await post(app, '/documents', form(large), { 'Idempotency-Key': 'island-once' });
      if (response.status === 200) {
        expect(response.headers.get('Idempotent-Replayed')).toBe('true');
        expect(documentResponseSchema.parse(await response.json()).title).toBe('The Island');
        break;
      }
      await expectProblem(response, 'idempotency_in_progress');
      await setTimeout(100);
    }
  }, 60_000);

  it('ends the reading of what needs more memory than the setting grants', async () => {
    const large = bookPdf({
      title: 'The Island',
      chapters: ['The lamp', 'The bell', 'The wall'],
      pages: times(60, 150),
    });
    expect((await post(app, '/documents', form(large))).status).toBe(200);
    await using poor = await startApp({ games: [quiz], environment: { LUDOTEXT_DOCUMENT_MEMORY_MB: '16' } });
    const problem = await expectProblem(await post(poor, '/documents', form(large)), 'unreadable_document');
    expect(problem.detail).toMatch(/memory/);
  });

  it('makes items that say on which page their evidence stands', async () => {
    const response = await post(app, '/generate/1', form(rivers, { source: 'prose', max_items: '5' }));
    const { items, places = {} } = directResponseSchema.parse(await response.json());
    expect(items.length).toBeGreaterThan(0);
    for (const { id } of items) expect(places[id]).toMatch(/^page \d$/);
  });

  it('takes fields as strings or as JSON, on every route', async () => {
    const fields = { enabled_game_ids: '[1]', max_items: '1', language: 'en' };
    for (const route of ['/generate', '/generate/single']) {
      const response = await post(app, route, form(rivers, fields));
      expect([route, response.status]).toEqual([route, 200]);
    }
    const wrong = await expectProblem(await post(app, '/generate', form(rivers, { max_item: '1' })), 'invalid_request');
    expect(wrong.errors?.[0]?.pointer).toBe('/max_item');
  });

  it('answers an Idempotency-Key again for the same document only', async () => {
    const ask = (document: Uint8Array | string) =>
      post(app, '/generate/1', form(document, { source: 'prose', max_items: '1' }), { 'Idempotency-Key': 'rivers' });
    const first = await ask(rivers);
    expect(first.status).toBe(200);
    const again = await ask(rivers);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    await expectProblem(await ask(book), 'idempotency_mismatch');
    // The same words without pages: evidence would stand elsewhere.
    const { text } = documentResponseSchema.parse(await (await post(app, '/documents', form(rivers))).json());
    await expectProblem(await ask(text), 'idempotency_mismatch');
  });

  it('takes one part', async () => {
    const response = await post(app, '/generate/1', form(book, { source: 'prose', part: '1', max_items: '10' }));
    const { places = {} } = directResponseSchema.parse(await response.json());
    const pages = Object.values(places).map((label) => Number(label.replace('page ', '')));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect([6, 7, 8, 9, 10]).toContain(page);
  });

  it('says which parts there are where the text is too long, or the part is not there', async () => {
    const limited = await startApp({ games: [quiz], environment: { LUDOTEXT_MAX_TEXT: '8000' } });
    const problem = await expectProblem(await post(limited, '/generate', form(book)), 'text_too_long');
    expect(problem.detail).toContain('part');
    expect(problem.errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('part 0: The lamp'),
      expect.stringContaining('part 1: The bell'),
      expect.stringContaining('part 2: The wall'),
    ]);
    await limited[Symbol.asyncDispose]();
    await expectProblem(await post(app, '/generate', form(book, { part: '7' })), 'invalid_request');
    await expectProblem(await post(app, '/generate', form(book, { part: 'x' })), 'invalid_request');
    await expectProblem(await post(app, '/generate', form(book, { text: 'x' })), 'invalid_request');
  });
});
