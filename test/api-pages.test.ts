import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('docs/api shows every public name with its docstring, as the sources say it', { timeout: 300_000 }, async () => {
  const check = promisify(execFile)(process.execPath, ['scripts/api-pages.mjs', '--check'], { cwd: root });
  const faults = await check.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
  expect(faults).toBe('');
});
