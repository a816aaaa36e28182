import type { ExportSet, WrittenFile } from '@ludotext/engine/format';
import { type PageOptions, writePage } from './page.js';

/** Writes the page. */
export async function write(set: ExportSet, options: PageOptions): Promise<WrittenFile> {
  const { page, outcomes } = await writePage(set, options);
  return { content: page, outcomes };
}
