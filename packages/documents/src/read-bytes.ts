import { EngineError } from '@ludotext/engine';
import { say } from '@ludotext/engine/host';
import { DocumentBuilder, NoSuchPart, TooMuchText } from './builder.js';
import type { DocumentText, DocumentType, ReadProgress } from './document.js';
import { type Reader, unreadable } from './reader.js';
import { type DocumentHints, tellType } from './tell-type.js';

/** What is to be read, as it goes to the thread. */
export interface ReadTask extends DocumentHints {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly part?: number | undefined;
  readonly maxText: number;
  readonly maxPart: number;
}

/** Maximum bytes that an archive may unpack to. */
const maxUnpacked = 200 * 1024 * 1024;

/** Each reader is loaded with the first document of its type. */
const readers: Readonly<Record<DocumentType, () => Promise<Reader>>> = {
  pdf: async () => (await import('./formats/pdf/read-pdf.js')).readPdf,
  docx: async () => (await import('./formats/docx.js')).readDocx,
  pptx: async () => (await import('./formats/pptx.js')).readPptx,
  odt: async () => (await import('./formats/odt.js')).readOdt,
  epub: async () => (await import('./formats/epub.js')).readEpub,
  html: async () => (await import('./formats/html.js')).readHtml,
  markdown: async () => (await import('./formats/markdown.js')).readMarkdown,
  vtt: async () => (await import('./formats/captions.js')).readCaptions,
  srt: async () => (await import('./formats/captions.js')).readCaptions,
  text: async () => (await import('./formats/plain-text.js')).readPlainText,
};

/**
 * Reads a document in this thread, without bounds of time and memory.
 * @throws EngineError `unsupported_document`, `unreadable_document`, `invalid_request` for a part that is not there
 */
export async function readBytes(task: ReadTask, progress: (progress: ReadProgress) => void): Promise<DocumentText> {
  const { bytes, part, maxText } = task;
  if (bytes.length === 0) throw unreadable('empty');
  const { type, charset } = tellType(bytes, task);
  const read = await readers[type]();
  const builder = new DocumentBuilder(type, task);
  try {
    await read({ bytes, type, charset, part, maxPart: task.maxPart, maxText, maxUnpacked, progress }, builder);
    const document = builder.finish(part);
    if (document.text.trim() === '') throw unreadable('no_text', { pages: document.report.length });
    return document;
  } catch (error) {
    if (error instanceof TooMuchText) throw unreadable('too_much', { max: maxText });
    if (error instanceof NoSuchPart) throw noSuchPart(error.parts);
    throw error;
  }
}

function noSuchPart(parts: number): EngineError {
  const message = say('no_such_part', { parts }).message;
  return new EngineError('invalid_request', message, { params: { case: 'no_such_part', parts } });
}
