import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { readMarkup } from '../markup/read-markup.js';
import type { Reader } from '../reader.js';
import { type Blocks, intoSections } from '../rows.js';
import { decodeText } from '../text-encoding.js';

/** A page with more elements is read as a whole. */
const maxElements = 50_000;

/** A main part is believed where it has this share of the page's text, or so many characters. */
const [mainShare, mainLength] = [0.3, 1500];

/** A saved web page: its main part, where it has one, else all of it without navigation. */
export const readHtml: Reader = async ({ bytes, charset }, builder) => {
  const markup = await decodeText(bytes, charset ?? declaredCharset(bytes));
  const page = recorded(markup);
  const article = mainPart(markup);
  const main = article === undefined ? undefined : recorded(article.content);
  const { title, language } = page.head;
  builder.title = article?.title || title;
  if (language !== undefined) builder.language = language;
  const isMain = main !== undefined && main.length >= Math.min(mainLength, page.length * mainShare);
  const blocks = intoSections(builder);
  // Readability takes the heading that is the title out of the main part.
  const heading = page.headings.find(({ text }) => sameWords(text, builder.title ?? ''));
  if (isMain && heading !== undefined && !main.headings.some(({ text }) => sameWords(text, heading.text)))
    blocks.heading(heading.level, heading.text);
  for (const write of (isMain ? main : page).blocks) write(blocks);
};

function sameWords(one: string, other: string): boolean {
  const words = (text: string) => text.trim().replace(/\s+/g, ' ');
  return words(one) === words(other);
}

/** The blocks of a markup, with their length, before it is known whether they are wanted. */
function recorded(markup: string) {
  const blocks: ((to: Blocks) => void)[] = [];
  const headings: { readonly level: number; readonly text: string }[] = [];
  let length = 0;
  const head = readMarkup(markup, {
    heading: (level, text) => {
      length += text.length;
      headings.push({ level, text });
      blocks.push((to) => to.heading(level, text));
    },
    paragraph: (text) => {
      length += text.length;
      blocks.push((to) => to.paragraph(text));
    },
    entry: (text, depth, number) => {
      length += text.length;
      blocks.push((to) => to.entry(text, depth, number));
    },
    row: (cells) => {
      length += cells.join('').length;
      blocks.push((to) => to.row(cells));
    },
  });
  return { head, length, blocks, headings };
}

function mainPart(markup: string): { readonly title: string; readonly content: string } | undefined {
  try {
    const { document } = parseHTML(markup);
    const article = new Readability(document as never, { maxElemsToParse: maxElements }).parse();
    return article?.content ? { title: article.title ?? '', content: article.content } : undefined;
  } catch {
    // It has no body, or too many elements.
    return undefined;
  }
}

/** What the page says of its encoding near its beginning. */
function declaredCharset(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 2048)).toString('latin1');
  return /<meta[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(head)?.[1] ?? undefined;
}
