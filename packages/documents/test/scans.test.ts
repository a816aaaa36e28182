import { expect, test } from 'vitest';
import { readDocument } from '../src/index.js';

// PDFs whose pages show pictures of text.

const picture = 'q 600 0 0 780 0 0 cm /Im Do Q';
const prose = (sentence: string) => `BT /F 11 Tf 15 TL 72 700 Td (${sentence}) Tj ET`;

function pdf(pages: readonly string[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, at) => `${5 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>stream\nx\nendstream',
    ...pages.flatMap((content, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 780]/Resources<</Font<</F 3 0 R>>/XObject<</Im 4 0 R>>>>/Contents ${6 + 2 * at} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file + end, 'latin1'));
}

test('a scan is refused, and says how many pages have no text and what to do', async () => {
  const error: unknown = await readDocument(pdf([picture, picture])).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'unreadable_document', params: { case: 'no_text', pages: 2 } });
  expect((error as Error).message).toContain('OCR');
});

test('of a file that is scanned in part, the pages without text are named, and nothing is invented', async () => {
  const well = 'A farmer dug a well behind his house in 1906.';
  const { text, report } = await readDocument(pdf([prose(well), picture, prose('It gave water all summer.'), '']));
  expect(text).toBe(`${well}\n\nIt gave water all summer.`);
  expect(report.map(({ name, problem }) => [name, problem])).toEqual([
    [{ kind: 'page', page: '1' }, undefined],
    [{ kind: 'page', page: '2' }, 'no_text'],
    [{ kind: 'page', page: '3' }, undefined],
    // An empty page shows nothing.
    [{ kind: 'page', page: '4' }, undefined],
  ]);
});
