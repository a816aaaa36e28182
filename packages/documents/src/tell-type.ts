import type { DocumentType } from './document.js';

/** What a caller knows of a document. The bytes decide; these only tell kinds of text apart. */
export interface DocumentHints {
  /** A media type, such as `text/markdown; charset=utf-8`. */
  readonly type?: string | undefined;
  /** The name of the file. */
  readonly name?: string | undefined;
}

/** The type of a document by its bytes. @throws EngineError `unsupported_document` */
export function tellType(
  _bytes: Uint8Array,
  _hints: DocumentHints,
): { readonly type: DocumentType; readonly charset?: string } {
  return { type: 'text' };
}
