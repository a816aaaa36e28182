import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as entry from '../src/index.js';
import { roundOf } from './rounds.js';
import { temporaryFolder } from './temporary-folder.js';

it('exports exactly this', () => {
  expect(Object.keys(entry).sort()).toEqual(['RefusedFolder', 'createGame', 'gameFiles', 'parseRound']);
});

it('writes a game from JavaScript', async () => {
  const folder = `${temporaryFolder()}/capitals`;
  const round = roundOf('country, capital');
  const files = await entry.createGame({ folder, displayName: 'Capitals', typeId: 7, round });
  expect(files).toContain('src/index.ts');
  expect(files.filter((file) => !existsSync(`${folder}/${file}`))).toEqual([]);
});
