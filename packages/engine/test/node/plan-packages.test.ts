import { rename, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintFiles } from '../../src/node/plan-packages.js';
import { gamesFolder } from './support/games-folder.js';

/** A package of which everything is code. */
const whole = (root: string) => ({ root, code: [root] });

const longAgo = new Date('2020-01-01');

describe('fingerprintFiles', () => {
  it('changes with content and names, not with times', async () => {
    const { folder, write } = await gamesFolder();
    await write('lib/a.js', 'a');
    const first = await fingerprintFiles(whole(folder));
    await utimes(path.join(folder, 'lib/a.js'), longAgo, longAgo);
    expect(await fingerprintFiles(whole(folder))).toBe(first);
    await write('lib/a.js', 'b');
    const second = await fingerprintFiles(whole(folder));
    await rename(path.join(folder, 'lib/a.js'), path.join(folder, 'lib/b.js'));
    const third = await fingerprintFiles(whole(folder));
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('leaves out what is installed or hidden, and what a build writes beside the code', async () => {
    const { folder, write } = await gamesFolder();
    await write('index.js', 'a');
    const before = await fingerprintFiles(whole(folder));
    await write('node_modules/x/index.js', 'x');
    await write('lib/node_modules/x/index.js', 'x');
    await write('.git/HEAD', 'x');
    await write('index.d.ts', 'x');
    await write('index.js.map', 'x');
    expect(await fingerprintFiles(whole(folder))).toBe(before);
  });

  it('takes a single file as well', async () => {
    const { folder, write } = await gamesFolder();
    await write('game.mjs', 'a');
    const before = await fingerprintFiles(whole(path.join(folder, 'game.mjs')));
    await write('other.mjs', 'b');
    expect(await fingerprintFiles(whole(path.join(folder, 'game.mjs')))).toBe(before);
    await write('game.mjs', 'b');
    expect(await fingerprintFiles(whole(path.join(folder, 'game.mjs')))).not.toBe(before);
  });

  it('takes times where reading everything would be too much', async () => {
    const { folder, write } = await gamesFolder();
    await Promise.all(Array.from({ length: 2001 }, (_, index) => write(`lib/${index}.js`, '')));
    const before = await fingerprintFiles(whole(folder));
    expect(await fingerprintFiles(whole(folder))).toBe(before);
    await utimes(path.join(folder, 'lib/7.js'), longAgo, longAgo);
    expect(await fingerprintFiles(whole(folder))).not.toBe(before);
  });
});
