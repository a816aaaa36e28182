import { isEngineError } from '@ludotext/engine';
import { workInThread } from '@ludotext/engine/node';
import { type ReadTask, readBytes } from './read-bytes.js';

// The module of the thread that reads one document.

/** How the thread answers: an error keeps its code and params. */
export type ReadAnswer =
  | { readonly document: Awaited<ReturnType<typeof readBytes>> }
  | { readonly refused: { readonly code: string; readonly message: string; readonly params: object } };

await workInThread(async (task, tell): Promise<ReadAnswer> => {
  try {
    return { document: await readBytes(task as ReadTask, tell) };
  } catch (error) {
    if (!isEngineError(error)) throw error;
    const { code, message, params } = error;
    return { refused: { code, message, params } };
  }
});
