import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** The file that a page offers when something is done. */
export async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), content: await buffer(await download.createReadStream()) };
}
