/** A book for {@link bookPdf}. */
export interface Book {
  readonly title: string;
  readonly chapters: readonly string[];
  /** How many pages each chapter has. */
  readonly pages: number;
}

const names = ['Anna Holm', 'Peter Lind', 'Maria Berg', 'Jonas Falk', 'Clara Strand', 'David Moe', 'Ida Lund'];
const things = ['a lamp', 'a brass bell', 'an iron chain', 'a stone wall', 'a boat shed', 'a rain barrel', 'a lens'];
const places = ['the harbour', 'the north island', 'the old mill', 'the cliff', 'the market', 'the river mouth'];

/** The sentences of a page, counted from 0: no two of a book are the same. */
export function pageOf(page: number): string[] {
  const of = (list: readonly string[], at: number) => list[(page * 5 + at * 3) % list.length];
  return Array.from({ length: 20 }, (_, at) => {
    const year = 1500 + ((page * 20 + at) % 500);
    return at % 2 === 0
      ? `In ${year} ${of(names, at)} built ${of(things, at)} near ${of(places, at + page)}, and it cost ${page * 20 + at} coins.`
      : `The villagers kept it for ${page + at + 2} years because the winters were long.`;
  });
}

const lineLength = 88;

function linesOf(sentences: readonly string[]): string[] {
  const lines = [''];
  for (const word of sentences.join(' ').split(' ')) {
    const last = lines.length - 1;
    if (`${lines[last]} ${word}`.length > lineLength) lines.push(word);
    else lines[last] = `${lines[last]} ${word}`.trim();
  }
  return lines;
}

const quoted = (text: string) => `(${text.replace(/[()\\]/g, '\\$&')})`;

/** A PDF of prose with an outline of its chapters, as a small program would write it. */
export function bookPdf({ title, chapters, pages }: Book): Buffer {
  const objects: string[] = [];
  const add = (content: string) => objects.push(content);
  const count = chapters.length * pages;
  // Catalog, pages, font, outline, information; then two objects for each page, and one for each chapter.
  const firstPage = 6;
  const pageObject = (page: number) => firstPage + 2 * page;
  const firstEntry = pageObject(count);
  const entry = (chapter: number) => firstEntry + chapter;
  const kids = Array.from({ length: count }, (_, page) => `${pageObject(page)} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>');
  add(`<< /Type /Pages /Count ${count} /Kids [${kids}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add(`<< /Type /Outlines /First ${entry(0)} 0 R /Last ${entry(chapters.length - 1)} 0 R /Count ${chapters.length} >>`);
  add(`<< /Title ${quoted(title)} >>`);
  for (let page = 0; page < count; page += 1) {
    const chapter = chapters[Math.floor(page / pages)] ?? '';
    const heading = page % pages === 0 ? `BT /F1 20 Tf 72 740 Td ${quoted(chapter)} Tj ET\n` : '';
    const lines = linesOf(pageOf(page)).map((line) => `${quoted(line)} Tj T*`);
    const foot = `BT /F1 9 Tf 300 30 Td ${quoted(String(page + 1))} Tj ET\n`;
    const stream = `${heading}BT /F1 11 Tf 15 TL 72 700 Td\n${lines.join('\n')}\nET\n${foot}`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageObject(page) + 1} 0 R >>`,
    );
    add(`<< /Length ${stream.length} >>\nstream\n${stream}endstream`);
  }
  chapters.forEach((chapter, at) => {
    const before = at === 0 ? '' : `/Prev ${entry(at - 1)} 0 R `;
    const next = at === chapters.length - 1 ? '' : `/Next ${entry(at + 1)} 0 R `;
    const page = pageObject(at * pages);
    add(`<< /Title ${quoted(chapter)} /Parent 4 0 R ${before}${next}/Dest [${page} 0 R /XYZ 72 760 0] >>`);
  });
  let file = '%PDF-1.4\n';
  const offsets = objects.map((content, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${content}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}
