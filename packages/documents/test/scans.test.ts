import { expect, test } from 'vitest';
import { pagesPdf, picture, proseOf } from '../../../test/support/hostile-documents.js';
import { readDocument } from '../src/index.js';

// PDFs whose pages show pictures of text.

test('a scan is refused, and says how many pages have no text and what to do', async () => {
  const error: unknown = await readDocument(pagesPdf([picture, picture])).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'unreadable_document', params: { case: 'no_text', pages: 2 } });
  expect((error as Error).message).toContain('OCR');
});

test('of a file that is scanned in part, the pages without text are named, and nothing is invented', async () => {
  const well = 'A farmer dug a well behind his house in 1906.';
  const { text, report } = await readDocument(
    pagesPdf([proseOf(well), picture, proseOf('It gave water all summer.'), '']),
  );
  expect(text).toBe(`${well}\n\nIt gave water all summer.`);
  expect(report.map(({ name, problem }) => [name, problem])).toEqual([
    [{ kind: 'page', page: '1' }, undefined],
    [{ kind: 'page', page: '2' }, 'no_text'],
    [{ kind: 'page', page: '3' }, undefined],
    // An empty page shows nothing.
    [{ kind: 'page', page: '4' }, undefined],
  ]);
});
