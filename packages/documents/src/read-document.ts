import { createRequire } from 'node:module';
import { EngineError, type ErrorCode, type MessageParams } from '@ludotext/engine';
import { runInThread, ThreadFailure } from '@ludotext/engine/node';
import { type DocumentLimits, type DocumentText, defaultDocumentLimits, type ReadProgress } from './document.js';
import type { ReadTask } from './read-bytes.js';
import { unreadable } from './reader.js';
import type { DocumentHints } from './tell-type.js';
import type { ReadAnswer } from './thread.js';

const require = createRequire(import.meta.url);

/** What is known of a document, and the bounds of reading it. */
export interface ReadOptions extends DocumentHints {
  /** Index of the part that is wanted; all of the document when absent. */
  readonly part?: number | undefined;
  /** Bounds other than the defaults. */
  readonly limits?: Partial<DocumentLimits> | undefined;
  /** Ends the reading; its reason is thrown. */
  readonly signal?: AbortSignal | undefined;
  /** Called as the reading goes on. */
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

/**
 * Reads a document as text with places. It is read in a thread of its own, which reads nothing but these bytes: no
 * other file, no address.
 * @throws EngineError `unsupported_document` for a type that is not read; `unreadable_document` when too little can be
 *   read, or a bound is reached; `invalid_request` for more than `maxBytes`, and for a part that is not there
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<DocumentText> {
  const { type, name, part, signal, onProgress } = options;
  const limits = { ...defaultDocumentLimits, ...options.limits };
  if (bytes.length > limits.maxBytes) {
    const message = `The document has ${bytes.length} bytes, the limit is ${limits.maxBytes}. Send it in parts, or raise maxBytes.`;
    throw new EngineError('invalid_request', message);
  }
  // A copy, so that the caller keeps its bytes.
  const own = new Uint8Array(bytes);
  const task: ReadTask = { bytes: own, type, name, part, maxText: limits.maxText, maxPart: limits.maxPart };
  let answer: ReadAnswer;
  try {
    answer = (await runInThread({
      module: require.resolve('#thread'),
      task,
      transfer: [own.buffer],
      timeoutMs: limits.timeoutMs,
      memoryMb: limits.memoryMb,
      signal,
      onNews: (progress) => onProgress?.(progress as ReadProgress),
    })) as ReadAnswer;
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error;
    if (error.reason === 'timeout') throw unreadable('timeout', { seconds: Math.round(limits.timeoutMs / 1000) });
    throw unreadable(error.reason === 'memory' ? 'memory' : 'damaged');
  }
  if ('document' in answer) return answer.document;
  const { code, message, params } = answer.refused;
  throw new EngineError(code as ErrorCode, message, { params: params as MessageParams });
}
