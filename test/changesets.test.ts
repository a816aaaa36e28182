import path from 'node:path';
// These come with @changesets/cli; together they are its `status` without a look into the history of git.
import assembleReleasePlan from '@changesets/assemble-release-plan';
import { read as readConfig } from '@changesets/config';
import getReleasePlan from '@changesets/get-release-plan';
import type { NewChangeset } from '@changesets/types';
import { getPackages } from '@manypkg/get-packages';
import { describe, expect, it } from 'vitest';
import { publicPackages, readManifest } from './support/packed-packages.js';

const root = path.resolve(import.meta.dirname, '..');
const { changesets, releases } = await getReleasePlan(root);
const names = (await Promise.all((await publicPackages()).map(readManifest))).map(({ name }) => name);

describe('the changes for the next release', () => {
  it('name published packages only, and say something', () => {
    for (const { id, releases: touched, summary } of changesets) {
      expect([id, touched.map(({ name }) => name).filter((name) => !names.includes(name))]).toEqual([id, []]);
      expect(summary.length, id).toBeGreaterThan(40);
    }
  });

  it('move no published package to 1.0.0 by the way', () => {
    const asked = changesets.flatMap((each) => each.releases.filter(({ type }) => type === 'major'));
    const moved = releases.filter(({ name, type }) => names.includes(name) && type === 'major');
    expect(moved.map(({ name }) => name)).toEqual([...new Set(asked.map(({ name }) => name))]);
  });

  it('leave the games as they are when only the engine moves', async () => {
    const packages = await getPackages(root);
    const config = await readConfig(root, packages);
    const change = {
      id: 'one',
      summary: 'The engine can do more.',
      releases: [{ name: '@ludotext/engine', type: 'minor' }],
    };
    const { releases: moved } = assembleReleasePlan([change as NewChangeset], packages, config, undefined);
    const types = Object.fromEntries(moved.map(({ name, type }) => [name, type]));
    expect(types).toMatchObject({ '@ludotext/engine': 'minor', '@ludotext/server': 'patch' });
    expect(Object.keys(types).filter((name) => name.startsWith('@ludotext/game-'))).toEqual([]);
  });
});
