import { createHash } from 'node:crypto';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test files of a run ask for what they share (shared.ts), such as `http://127.0.0.1:41234`. */
    readonly shared: string;
  }
}

/**
 * Builds something once in a test run, whichever test file asks first.
 * @param source all that the build depends on and that differs between builds
 * @param build fills the folder
 * @returns the folder, which is not to be changed; it goes at the end of the run
 */
export async function builtOnce(source: string, build: (folder: string) => Promise<void>): Promise<string> {
  const key = createHash('sha256').update(source).digest('hex');
  const { folder, isOurs } = await askShared<{ folder: string; isOurs: boolean }>('/builds/claim', key);
  if (!isOurs) return folder;
  try {
    await build(folder);
    await askShared('/builds/done', key);
  } catch (error) {
    await askShared('/builds/failed', key);
    throw error;
  }
  return folder;
}

/** Asks what the test files of a run share (shared.ts). */
export async function askShared<Response>(path: string, body = ''): Promise<Response> {
  const response = await fetch(inject('shared') + path, { method: 'POST', body });
  const said = (await response.json()) as Response & { message?: string };
  if (!response.ok) throw new Error(said.message);
  return said;
}
