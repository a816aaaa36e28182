import { type DocumentText, defaultDocumentLimits } from '../src/document.js';
import { type ReadTask, readBytes } from '../src/read-bytes.js';

/** Reads a document in this thread. */
export async function read(
  document: string | Uint8Array,
  task: Partial<Omit<ReadTask, 'bytes'>> = {},
): Promise<DocumentText> {
  const { maxText, maxPart } = defaultDocumentLimits;
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : new Uint8Array(document);
  return await readBytes({ maxText, maxPart, ...task, bytes }, () => {});
}
