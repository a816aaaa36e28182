import { strFromU8, unzipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/universal';
import { zip } from './zip.js';

/** What write-excel-file takes out of a text without a word: what XML forbids or advises against. */
export const unwritableInWorkbook = /[\p{Cs}\p{NChar}\uFFFD]|(?![\t\n\r\x85])\p{Cc}/u;

/** Before each text on its way through write-excel-file, whose index of texts does not know `constructor` for a text. */
const mark = '\uE000';

/**
 * A workbook with one sheet, zipped anew so that it has no date of its making. Texts are typed as strings, whatever
 * they look like; an empty text is no cell.
 */
export async function workbookOf(sheet: string, rows: readonly (readonly (string | number)[])[]): Promise<Uint8Array> {
  const data = rows.map((row) =>
    row.map((value) => {
      if (value === '') return null;
      return typeof value === 'number'
        ? { value, type: Number }
        : { value: mark + value.replace(escapeLike, '_x005F_'), type: String };
    }),
  );
  const blob = await writeExcelFile(data, { sheet }).toBlob();
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const texts = 'xl/sharedStrings.xml';
  const shared = strFromU8(parts[texts] ?? new Uint8Array()).replaceAll(
    new RegExp(`<t(?: xml:space="preserve")?>${mark}`, 'g'),
    '<t xml:space="preserve">',
  );
  return zip({ ...parts, [texts]: shared });
}

/** What a workbook reads as one character. Source: ECMA-376, ST_Xstring. */
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g;
