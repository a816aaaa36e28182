/** The types of documents that are read. */
export const documentTypes = ['pdf', 'docx', 'pptx', 'odt', 'epub', 'html', 'markdown', 'vtt', 'srt', 'text'] as const;
/** One of the types of documents that are read. */
export type DocumentType = (typeof documentTypes)[number];

/** What a place is called by: a page by its label, a slide by its number, a chapter or section by its title. */
export type PlaceName =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'slide'; readonly slide: number }
  | { readonly kind: 'chapter'; readonly title: string }
  | { readonly kind: 'section'; readonly title: string }
  /** The second from the start at which it is said. */
  | { readonly kind: 'time'; readonly seconds: number };

/** Where a stretch of the text stands in the document. */
export interface Place {
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  /** Offset behind the stretch. */
  readonly end: number;
  readonly name: PlaceName;
}

/** A chapter of a document, or a piece of a long one: what a lesson is made of. */
export interface DocumentPart {
  /** What the document calls it, or its first words; never empty. A piece says its pages: "Whales (pages 12–20)". */
  readonly title: string;
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  /** Offset behind the part. */
  readonly end: number;
}

/**
 * Why a place gave less text than it shows:
 * - `no_text`: it holds pictures only, as a scan does
 * - `no_unicode`: its fonts do not say which characters they draw
 * - `damaged`: it could not be read
 * - `not_read`: nothing of it was read, because a limit was reached
 */
export type PlaceProblem = 'no_text' | 'no_unicode' | 'damaged' | 'not_read';

/** What was read of a page, a slide or a chapter. */
export interface PlaceReport {
  /** Absent where the document has no such places: the report is about all of it. */
  readonly name?: PlaceName;
  /** UTF-16 units of text. */
  readonly characters: number;
  readonly problem?: PlaceProblem;
}

/** What was read of a document. */
export interface DocumentText {
  readonly type: DocumentType;
  /** The title that the document gives itself. */
  readonly title?: string;
  /** The BCP 47 tag that the document gives itself. Programs often write their own language here. */
  readonly language?: string;
  /**
   * Paragraphs with a blank line between them; headings and list entries as Markdown writes them (`## `, `- `, `1. `);
   * a row of a table as one line with its cells between ` | `.
   */
  readonly text: string;
  /** In the order of the text, without overlaps. */
  readonly places: readonly Place[];
  /**
   * Chapters to choose from: in the order of the text, without gaps. Empty for a short document and one without
   * chapters, and when one part was asked for.
   */
  readonly parts: readonly DocumentPart[];
  /** In the document's order; at least one. */
  readonly report: readonly PlaceReport[];
}

/** How far the reading is: pages, slides or chapters. */
export interface ReadProgress {
  readonly read: number;
  readonly of: number;
}

/** The bounds of reading a document. */
export interface DocumentLimits {
  /** Maximum size of a document, in bytes. */
  readonly maxBytes: number;
  /** Maximum text read of a document, in UTF-16 units. */
  readonly maxText: number;
  /** The longest part, in UTF-16 units; a longer chapter is divided. */
  readonly maxPart: number;
  /** Maximum time of reading, in milliseconds, without what its thread waits for a processor. */
  readonly timeoutMs: number;
  /** MiB by which reading may grow the process. */
  readonly memoryMb: number;
}

/** The bounds that hold where a caller gives none. */
export const defaultDocumentLimits: DocumentLimits = {
  maxBytes: 25 * 1024 * 1024,
  maxText: 2_000_000,
  maxPart: 60_000,
  timeoutMs: 60_000,
  memoryMb: 512,
};
