import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as server from '../src/index.js';

it('exports these and nothing else', () => {
  expect(Object.keys(server).sort()).toEqual([
    'SettingsError',
    'createApp',
    'createGuards',
    'createMetrics',
    'createModelControl',
    'jsonLog',
    'openService',
    'readSettings',
    'runService',
    'silentLog',
    'startFaults',
    'startService',
    'statusOf',
    'variables',
    'version',
  ]);
});

it("the package's own games.yaml is that of the project", async () => {
  const own = path.resolve(import.meta.dirname, '../games.yaml');
  const root = path.resolve(import.meta.dirname, '../../../games.yaml');
  expect(await readFile(own, 'utf8')).toBe(await readFile(root, 'utf8'));
});
