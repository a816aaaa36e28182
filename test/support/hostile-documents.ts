import { crc32, deflateRawSync } from 'node:zlib';
import { bookPdf } from './book-pdf.js';

/** An entry of a ZIP file that {@link zip} makes. */
export interface Entry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the file says of its size, where that is a lie. */
  readonly says?: number;
}

/** A ZIP file as a small program would write it. */
export function zip(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
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

export const word = (text: string, before = '') =>
  `${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`;
export const said = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
export const docx = (document: string | Uint8Array, more: readonly Entry[] = [], says?: number) =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    ...more,
    { name: 'word/document.xml', content: document, ...(says === undefined ? {} : { says }) },
  ]);
export const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const pdf = (objects: string) => bytes(`%PDF-1.7\n${objects}\ntrailer<</Root 1 0 R>>`);

/** A PDF of pages with these contents, as a small program would write it. */
export function pagesPdf(
  pages: readonly string[],
  font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, at) => `${6 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    font,
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>stream\nx\nendstream',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+Own/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500>>',
    ...pages.flatMap((content, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 780]/Resources<</Font<</F 3 0 R>>/XObject<</Im 4 0 R>>>>/Contents ${7 + 2 * at} 0 R>>`,
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

/** Page content: a sentence. */
export const proseOf = (sentence: string) => `BT /F 11 Tf 15 TL 72 700 Td (${sentence}) Tj ET`;

/** Page content: a picture, as of a scan. */
export const picture = 'q 600 0 0 780 0 0 cm /Im Do Q';

/** A sentence by the numbers that its letters have in a font, which are not those of Unicode. */
const glyphs = (sentence: string) =>
  `BT /F 11 Tf 72 700 Td <${Array.from(sentence, (letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('')}> Tj ET`;

/** Files that are made to do harm, or that are broken, and how each is refused. */
export const hostileDocuments: readonly (readonly [
  what: string,
  file: () => Uint8Array<ArrayBuffer>,
  code: string,
  kind: string | undefined,
])[] = [
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
  [
    'ten thousand pages and one',
    () => pagesPdf(new Array<string>(10_001).fill('')),
    'unreadable_document',
    'too_many_pages',
  ],
  [
    'pages of more text than is read',
    () => new Uint8Array(bookPdf({ title: 'Long', chapters: ['One'], pages: 5000 })),
    'unreadable_document',
    'too_much',
  ],
  [
    'a font that does not say which characters it draws',
    () =>
      pagesPdf(
        [glyphs('The farmer dug a well behind his house in the long dry summer of that year.')],
        '<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+Own/Encoding/Identity-H/DescendantFonts[5 0 R]>>',
      ),
    'unreadable_document',
    'no_text',
  ],
  [
    'a page that draws itself without end',
    () =>
      pdf(
        '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 780]/Resources<</XObject<</X 4 0 R>>>>/Contents 5 0 R>>endobj\n4 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 600 780]/Resources<</XObject<</X 4 0 R>>>>/Length 9>>stream\n/X Do\n/X Do\nendstream endobj\n5 0 obj<</Length 5>>stream\n/X Do\nendstream endobj',
      ),
    'unreadable_document',
    undefined,
  ],
  [
    'an ODT with a password',
    () =>
      zip([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
        {
          name: 'META-INF/manifest.xml',
          content:
            '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
        },
        { name: 'content.xml', content: Buffer.alloc(500, 0x9c) },
      ]),
    'unreadable_document',
    'encrypted',
  ],
  [
    'a book with a lock',
    () =>
      zip([
        { name: 'mimetype', content: 'application/epub+zip' },
        {
          name: 'META-INF/container.xml',
          content:
            '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
        },
        {
          name: 'META-INF/encryption.xml',
          content:
            '<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:CipherData><enc:CipherReference URI="a.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>',
        },
        {
          name: 'a.opf',
          content:
            '<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
        },
        { name: 'a.xhtml', content: Buffer.alloc(500, 0x9c) },
      ]),
    'unreadable_document',
    'encrypted',
  ],
  [
    'a book whose chapters are outside of it',
    () =>
      zip([
        { name: 'mimetype', content: 'application/epub+zip' },
        {
          name: 'META-INF/container.xml',
          content:
            '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
        },
        {
          name: 'a.opf',
          content:
            '<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="a" href="../../../../etc/passwd" media-type="application/xhtml+xml"/><item id="b" href="file:///etc/passwd" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>',
        },
      ]),
    'unreadable_document',
    undefined,
  ],
  [
    'more entries than are read',
    () => zip(Array.from({ length: 20_001 }, (_, at) => ({ name: `word/${at}.xml`, content: '' }))),
    'unreadable_document',
    'unpacks',
  ],
  [
    'a spreadsheet',
    () => zip([{ name: 'xl/workbook.xml', content: '<workbook/>' }]),
    'unsupported_document',
    'spreadsheet',
  ],
  [
    'an old Word file',
    () => bytes(`\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1${'\0'.repeat(2000)}`),
    'unsupported_document',
    'old_office',
  ],
  ['an archive of another kind', () => bytes('7z\xBC\xAF\x27\x1C\0\x04'), 'unsupported_document', 'archive'],
  ['a sound', () => bytes('OggS\0\x02\0\0\0\0'), 'unsupported_document', 'audio'],
];
