import { EngineError } from '@ludotext/engine';
import { say } from '@ludotext/engine/host';
import type { DocumentBuilder } from './builder.js';
import type { DocumentType, ReadProgress } from './document.js';

/** A document as its reader gets it. */
export interface Source {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: DocumentType;
  /** The encoding that the caller names, for text. */
  readonly charset?: string | undefined;
  /** The part that is wanted, where a reader can leave out the others. It still begins every part. */
  readonly part?: number | undefined;
  /** The longest part, in UTF-16 units. */
  readonly maxPart: number;
  /** Maximum text, in UTF-16 units; the builder holds no more. */
  readonly maxText: number;
  /** Maximum bytes that an archive or a stream may unpack to, all together. */
  readonly maxUnpacked: number;
  /** Says how far the reading is. */
  readonly progress: (progress: ReadProgress) => void;
}

/** Reads one format. @throws EngineError `unreadable_document` */
export type Reader = (source: Source, builder: DocumentBuilder) => Promise<void>;

/** An `unreadable_document`, by the case of its message. */
export function unreadable(kind: UnreadableCase, params: Record<string, string | number> = {}): EngineError {
  return documentError('unreadable_document', { case: kind, ...params });
}

/** Why a document of a type that is read cannot be read. */
export type UnreadableCase =
  | 'empty'
  /** `pages`: how many have no text */
  | 'no_text'
  /** `max`: characters that are read at most */
  | 'too_much'
  /** `pages`: how many there are; `max`: how many are read */
  | 'too_many_pages'
  | 'encrypted'
  | 'damaged'
  /** It unpacks to more than may be read. */
  | 'unpacks'
  /** XML with a document type definition. */
  | 'dtd'
  /** `seconds`: what reading may take */
  | 'timeout'
  | 'memory';

/** An `unsupported_document`, by the case of its message. */
export function unsupported(of: UnsupportedCase): EngineError {
  return documentError('unsupported_document', { ...of });
}

/** Why a file is no document that is read. */
export type UnsupportedCase =
  | { readonly case: 'binary' | 'image' | 'old_office' | 'archive' | 'spreadsheet' | 'audio' }
  /** `format`: what it is called */
  | { readonly case: 'other'; readonly format: string };

function documentError(
  code: 'unsupported_document' | 'unreadable_document',
  params: Record<string, string | number>,
): EngineError {
  return new EngineError(code, say(code, params).message, { params });
}
