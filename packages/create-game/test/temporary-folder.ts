import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is there until the test ends. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'create-game-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
