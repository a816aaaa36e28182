import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RuntimeDecisions } from '../../src/engine/decisions.js';
import { fileStateStore } from '../../src/node/file-state-store.js';

async function stateFolder(content?: string) {
  const parent = await mkdtemp(path.join(tmpdir(), 'ludotext-state-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = path.join(parent, 'data');
  const file = path.join(folder, 'state.json');
  if (content !== undefined) {
    await mkdir(folder);
    await writeFile(file, content);
  }
  const troubles: string[] = [];
  const open = () => fileStateStore({ folder, onTrouble: (message) => troubles.push(message) });
  return { parent, folder, file, troubles, open };
}

describe('fileStateStore', () => {
  it('keeps decisions across restarts', async () => {
    const { open } = await stateFolder();
    await new RuntimeDecisions(open()).decideActive('quiz', true, false);
    await new RuntimeDecisions(open()).decideActive('words', true, false);
    const restarted = new RuntimeDecisions(open());
    expect(await restarted.activeOf('quiz', true)).toBe(false);
    expect(await restarted.activeOf('words', true)).toBe(false);
  });

  it('writes nothing before it has to, and then for this user alone', async () => {
    const { open, parent, folder, file } = await stateFolder();
    const store = open();
    expect(await store.read()).toEqual({});
    expect(await readdir(parent)).toEqual([]);
    await store.update('one', () => 1);
    expect([(await stat(folder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ version: 1, fields: { one: 1 } });
    expect(await readdir(folder)).toEqual(['state.json']);
  });

  it('loses none of many decisions made at once', async () => {
    const { open } = await stateFolder();
    const store = open();
    const names = Array.from({ length: 100 }, (_, index) => `field${index}`);
    await Promise.all(names.map((name, index) => store.update(name, () => index)));
    const fields = await open().read();
    expect(fields).toEqual(Object.fromEntries(names.map((name, index) => [name, index])));
  });

  it.each([
    ['cut off', '{"version":1,"fie'],
    ['empty', ''],
    ['full of zeros', '\0'.repeat(100)],
    ['of another shape', '{"version":1,"fields":[]}'],
  ])('puts a file aside that is %s, and begins anew', async (_, content) => {
    const { open, folder, troubles } = await stateFolder(content);
    const store = open();
    expect(await store.read()).toEqual({});
    await store.update('one', () => 1);
    expect(await readFile(path.join(folder, 'state.json.corrupt-1'), 'utf8')).toBe(content);
    expect(await open().read()).toEqual({ one: 1 });
    expect(troubles).toEqual([expect.stringMatching(/damaged.*state\.json\.corrupt-1/)]);
  });

  it('keeps every damaged file', async () => {
    const { open, folder, file } = await stateFolder('first');
    await open().read();
    await writeFile(file, 'second');
    await open().read();
    expect((await readdir(folder)).sort()).toEqual(['state.json.corrupt-1', 'state.json.corrupt-2']);
  });

  it('puts a folder aside that stands in its place', async () => {
    const { open, file } = await stateFolder();
    await mkdir(file, { recursive: true });
    await open().update('one', () => 1);
    expect(await open().read()).toEqual({ one: 1 });
  });

  it('does not overwrite what a newer version wrote, until it is out of the way', async () => {
    const newer = '{"version":2,"fields":{},"more":1}';
    const { open, file, troubles } = await stateFolder(newer);
    const store = open();
    await expect(store.update('one', () => 1)).rejects.toMatchObject({ code: 'state_unavailable' });
    expect(await readFile(file, 'utf8')).toBe(newer);
    expect(troubles[0]).toMatch(/newer version/);
    await rm(file);
    await store.update('one', () => 1);
    expect(await open().read()).toEqual({ one: 1 });
  });

  it('changes nothing when it cannot write, and recovers', async () => {
    const { open, folder } = await stateFolder();
    await writeFile(folder, 'a file where the folder should be');
    const store = open();
    await expect(store.update('one', () => 1)).rejects.toMatchObject({
      code: 'state_unavailable',
      message: expect.not.stringContaining(folder),
    });
    expect(await store.read()).toEqual({});
    await rm(folder);
    await store.update('two', () => 2);
    expect(await open().read()).toEqual({ two: 2 });
  });

  it('writes through a link', async () => {
    const { open, parent, folder, file } = await stateFolder();
    await mkdir(folder);
    await writeFile(path.join(parent, 'elsewhere.json'), '{"version":1,"fields":{}}');
    await symlink('../elsewhere.json', file);
    await open().update('one', () => 1);
    expect(await readFile(path.join(parent, 'elsewhere.json'), 'utf8')).toContain('"one": 1');
  });

  it('clears away what interrupted writes left, and nothing else', async () => {
    const { open, folder } = await stateFolder('{"version":1,"fields":{}}');
    const leftovers = ['state.json.0123456789ab.tmp', 'state.json.ba9876543210.tmp'];
    for (const name of [...leftovers, 'notes.tmp']) await writeFile(path.join(folder, name), '');
    await open().read();
    expect((await readdir(folder)).sort()).toEqual(['notes.tmp', 'state.json']);
  });

  it('says what is wrong as long as it is', async () => {
    const { open, folder, file } = await stateFolder('no JSON');
    const store = open();
    expect(store.troubles).toEqual([]);
    await store.read();
    expect(store.troubles).toEqual([expect.stringMatching(/damaged/)]);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file where the folder should be');
    await expect(store.update('one', () => 1)).rejects.toMatchObject({ code: 'state_unavailable' });
    expect(store.troubles).toEqual([expect.stringMatching(/could not be written/), expect.stringMatching(/damaged/)]);
    await rm(folder);
    await store.update('one', () => 1);
    expect(store.troubles).toEqual([expect.stringMatching(/damaged/)]);
    expect(open().troubles).toEqual([]);
    await writeFile(file, '{"version":2}');
    const later = open();
    await later.read();
    expect(later.troubles).toEqual([expect.stringMatching(/newer version/)]);
    await rm(file);
    await later.read();
    expect(later.troubles).toEqual([]);
  });
});
