import type { DocumentPart, DocumentText, ReadingProgress } from '../service/documents.js';
import type { ToldProblem } from '../service/problem.js';

/** A document on its way into the page. */
export type Opening =
  | { readonly state: 'reading'; readonly file: File; readonly progress: ReadingProgress }
  | { readonly state: 'failed'; readonly file: File; readonly problem: ToldProblem }
  | OpenDocument;

/** A document that was read, and what of it is chosen. */
export interface OpenDocument extends Choice {
  readonly state: 'read';
  /** The name of its file. */
  readonly name: string;
  readonly document: DocumentText;
}

/** What of a document is to become sets. */
export interface Choice {
  /** Indexes of its parts, in their order. */
  readonly chosen: readonly number[];
  /** Whether each part becomes a set of its own, where several are chosen. */
  readonly isEach: boolean;
}

/** A document as it is shown first: all of it where it fits into one set, or else the first part with text. */
export function openDocument(name: string, document: DocumentText, limit: number): OpenDocument {
  const { parts, text } = document;
  const filled = parts.flatMap((part, index) => (lengthOf(document, part) > 0 ? [index] : []));
  const chosen = text.trim().length <= limit ? filled : filled.slice(0, 1);
  return { state: 'read', name, document, chosen, isEach: false };
}

/** The title of a document: its own, or else the name of its file. */
export function titleOf({ name, document }: OpenDocument): string {
  return document.title ?? (name.replace(/(\.\w{1,8})+$/, '') || name);
}

/** Characters of a part, as the service counts them. */
export function lengthOf({ text }: DocumentText, { start, end }: DocumentPart): number {
  return text.slice(start, end).trim().length;
}

/** Characters of all chosen parts together. */
export function chosenLength({ document, chosen }: OpenDocument): number {
  return chosen.reduce((sum, index) => {
    const part = document.parts[index];
    return part === undefined ? sum : sum + lengthOf(document, part);
  }, 0);
}

/** Whether several sets are to be made: because a person wants it, or because one cannot hold so much. */
export function makesSeveral(opening: Opening | undefined, limit: number): opening is OpenDocument {
  if (opening?.state !== 'read' || opening.chosen.length < 2) return false;
  return opening.isEach || chosenLength(opening) > limit;
}
