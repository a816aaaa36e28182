import type { Mark } from '../../parts.js';
import { unreadable } from '../../reader.js';
import { type Box, boxOf, isUnderstood } from './boxes.js';
import { loadPdfjs, type OutlineNode, type PdfjsFile, type PdfjsPage, type TextItem } from './pdfjs.js';

/** A page as it was drawn. */
export interface DrawnPage {
  readonly boxes: readonly Box[];
  /** In points. */
  readonly height: number;
  readonly problem?: 'no_text' | 'no_unicode' | 'damaged';
}

/** A place that the outline points to. */
interface OutlineEntry extends Mark {
  /** The page, from 0. */
  readonly page: number;
}

/** An open document. */
export interface PdfFile {
  readonly pages: number;
  readonly title: string | undefined;
  readonly language: string | undefined;
  /** By page, from 0: the document's own labels where no two are alike, else 1, 2, 3. */
  readonly labels: readonly string[];
  readonly outline: readonly OutlineEntry[];
  /** @param page from 0 */
  read(page: number): Promise<DrawnPage>;
}

/** More pages than this are not read. */
const maxPages = 10_000;

/** Entries of an outline that are looked at, over all levels. */
const maxOutline = 10_000;

/** Pages of which the weight of fonts is looked up: it costs as much as reading them. */
const maxWeighed = 60;

/** A picture that a page without text shows, in points. */
const pictureSize = 40;

/** @throws EngineError `unreadable_document` */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFile> {
  addTransfer();
  const { getDocument, OPS } = await loadPdfjs();
  let file: PdfjsFile;
  try {
    file = await getDocument({
      data: bytes,
      // Nothing of the document is run, nothing is fetched, and nothing is printed.
      isEvalSupported: false,
      useWasm: false,
      useWorkerFetch: false,
      useSystemFonts: false,
      disableFontFace: true,
      BinaryDataFactory: NoData,
      stopAtErrors: false,
      enableXfa: false,
      // Pictures are not unpacked.
      maxImageSize: 1,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      verbosity: 0,
    }).promise;
  } catch (error) {
    throw unreadable((error as Error).name === 'PasswordException' ? 'encrypted' : 'damaged');
  }
  const pages = file.numPages;
  if (pages > maxPages) throw unreadable('too_many_pages', { pages, max: maxPages });
  const { info } = await quietly(() => file.getMetadata(), { info: {} });
  const { Title: title, Language: language } = info as { Title?: unknown; Language?: unknown };
  /** By the name of a font: whether it is bold. */
  const weights = new Map<string, boolean>();
  let weighed = 0;

  const weigh = async (page: PdfjsPage, fonts: readonly string[]) => {
    if (fonts.every((font) => weights.has(font)) || weighed >= maxWeighed) return;
    weighed += 1;
    await page.getOperatorList();
    // The fonts come as messages, one turn later.
    await new Promise((resolve) => setImmediate(resolve));
    for (const font of fonts) {
      const name: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font)?.name : undefined;
      weights.set(font, typeof name === 'string' && /bold|black|heavy|demi/i.test(name));
    }
  };

  /** Whether a page shows more than nothing: a picture, or lines that are filled. */
  const showsSomething = async (page: PdfjsPage) => {
    const { fnArray, argsArray } = await page.getOperatorList();
    const painting = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
    return fnArray.some((operator, index) => {
      if (painting.has(operator) || operator === OPS.shadingFill) return true;
      const values = [...((argsArray[index] ?? []) as number[])];
      // A picture is drawn into a square of one by one that was made larger. It is not unpacked, but this shows it.
      if (operator === OPS.transform) {
        const [a = 0, b = 0, c = 0, d = 0] = values;
        return Math.hypot(a, b) >= pictureSize && Math.hypot(c, d) >= pictureSize;
      }
      return operator === OPS.constructPath && index > 20;
    });
  };

  const read = async (index: number): Promise<DrawnPage> => {
    try {
      const page = await file.getPage(index + 1);
      const { items, styles } = await page.getTextContent();
      const drawn = items.filter((item): item is TextItem => 'str' in item && item.str !== '');
      const fonts = [...new Set(drawn.map(({ fontName }) => fontName))];
      await quietly(() => weigh(page, fonts), undefined);
      const { transform, width, height } = page.getViewport({ scale: 1 });
      const understood = isUnderstood(drawn);
      const boxes: Box[] = [];
      for (const item of drawn) {
        if (!understood(item)) continue;
        const style = {
          isBold: weights.get(item.fontName) ?? false,
          isVertical: styles[item.fontName]?.vertical === true,
        };
        const box = boxOf(item, style, { transform, width, height });
        if (box !== undefined) boxes.push(box);
      }
      const problem = await problemOf(page, drawn, boxes);
      page.cleanup();
      return { boxes, height, ...(problem === undefined ? {} : { problem }) };
    } catch {
      return { boxes: [], height: 0, problem: 'damaged' };
    }
  };

  const problemOf = async (page: PdfjsPage, drawn: readonly TextItem[], boxes: readonly Box[]) => {
    const all = drawn.reduce((sum, { str }) => sum + str.trim().length, 0);
    const kept = boxes.reduce((sum, { text }) => sum + text.trim().length, 0);
    const lost = drawn.filter((item) => !isUnderstood(drawn)(item)).reduce((sum, { str }) => sum + str.length, 0);
    if (lost > 0 && lost >= all * 0.3) return 'no_unicode';
    // A number on a scan is no text.
    return kept < 10 && (await showsSomething(page)) ? 'no_text' : undefined;
  };

  return {
    pages,
    title: typeof title === 'string' ? usefulTitle(title) : undefined,
    language: typeof language === 'string' && language !== '' ? language : undefined,
    labels: await labelsOf(file),
    outline: await quietly(() => outlineOf(file), []),
    read,
  };
}

/** pdf.js asks for its own data, such as maps of old Asian fonts; there is none, on disk or elsewhere. */
class NoData {
  async fetch(): Promise<never> {
    throw new Error('Nothing is fetched.');
  }
}

/** pdf.js calls this to hand over fonts; Node has it from version 21 on. */
function addTransfer(): void {
  const prototype = ArrayBuffer.prototype as { transferToFixedLength?: (length?: number) => ArrayBuffer };
  prototype.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
    const copy = new Uint8Array(length);
    copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
    return copy.buffer;
  };
}

/** Not the name of a file, which programs write here. */
function usefulTitle(title: string): string | undefined {
  const own = title.replace(/^Microsoft (?:Word|PowerPoint) - /, '').trim();
  return /^(?:untitled.*|.*\.(?:docx?|pptx?|odt|odp|rtf|indd|qxd|tex|dvi|pdf|html?|xml|md))$/i.test(own)
    ? undefined
    : own;
}

async function labelsOf(file: PdfjsFile): Promise<string[]> {
  const own = await quietly(() => file.getPageLabels(), null);
  const isUsable = own?.every((label) => label.trim() !== '') && new Set(own).size === file.numPages;
  return own !== null && isUsable ? own : Array.from({ length: file.numPages }, (_, index) => String(index + 1));
}

/** The outline, breadth first, so that what is cut off is the deepest. */
async function outlineOf(file: PdfjsFile): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  let level = 1;
  let nodes: OutlineNode[] = (await file.getOutline()) ?? [];
  while (nodes.length > 0 && entries.length < maxOutline && level <= 6) {
    const next: OutlineNode[] = [];
    for (const node of nodes.slice(0, maxOutline - entries.length)) {
      const place = await quietly(() => placeOf(file, node), undefined);
      if (place !== undefined) entries.push({ level, title: node.title, page: Math.floor(place), start: place });
      next.push(...node.items);
    }
    nodes = next;
    level += 1;
  }
  return entries.sort((a, b) => a.start - b.start || a.level - b.level);
}

/** The page, from 0, and how far down it, such as 4.5. */
async function placeOf(file: PdfjsFile, { dest }: OutlineNode): Promise<number | undefined> {
  const target = typeof dest === 'string' ? await file.getDestination(dest) : dest;
  const [ref, kind, ...values] = target ?? [];
  if (ref === null || ref === undefined) return undefined;
  const page = typeof ref === 'number' ? ref : await file.getPageIndex(ref);
  const top: unknown = kind?.name === 'XYZ' ? values[1] : kind?.name === 'FitH' ? values[0] : undefined;
  if (typeof top !== 'number') return page;
  const viewport = (await file.getPage(page + 1)).getViewport({ scale: 1 });
  const [, y = 0] = viewport.convertToViewportPoint(0, top);
  return page + Math.min(0.99, Math.max(0, y / viewport.height));
}

/** What a document says beside its text may be broken. */
async function quietly<T>(work: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}
