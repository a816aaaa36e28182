import { existsSync } from 'node:fs';
import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Manifest, packageName, publicPackages, readManifest } from './support/packed-packages.js';

// What npm and those who look for a package there read of each, and what has to be in place for a publication with provenance.

const root = path.resolve(import.meta.dirname, '..');
const home = 'https://github.com/ludotext/ludotext';
const folders = await publicPackages();

/** The modules that do something when they are imported: a command runs, a player defines its element. */
function modulesThatAct({ name, bin, exports }: Manifest): false | string[] {
  if (bin !== undefined) return ['./dist/main.js'];
  // The page is built of modules that define its elements; what is published is the page.
  if (name === '@ludotext/playground') return ['./src/**'];
  // The set that plays itself stands beside the kit, which does nothing by itself.
  if ('./games' in exports) return ['./dist/games.js', './src/games/ludotext-games.ts'];
  return './player' in exports ? ['./dist/player.js'] : false;
}

describe('the package.json of a published package', () => {
  it('the published packages are these', () => {
    expect(folders).toEqual([
      'ai-sdk',
      'cli',
      'create-game',
      'dictionary',
      'documents',
      'engine',
      'formats',
      'game-quiz',
      'game-sequence-sentence',
      'game-sequence-word',
      'model-server',
      'player',
      'playground',
      'preview',
      'server',
      'wire',
    ]);
  });

  it.each(folders)('%s says where it comes from, as provenance demands', async (folder) => {
    expect(await readManifest(folder)).toMatchObject({
      name: packageName(folder),
      repository: { type: 'git', url: `git+${home}.git`, directory: `packages/${folder}` },
      homepage: `${home}/tree/main/packages/${folder}#readme`,
      bugs: { url: `${home}/issues` },
      license: 'MIT',
      publishConfig: { access: 'public', provenance: true },
    });
  });

  it.each(folders)('%s can be found: a description that ends, and keywords', async (folder) => {
    const { description, keywords } = await readManifest(folder);
    expect(description).toMatch(/^[A-Z].{20,}\.$/);
    expect(keywords).toEqual(expect.arrayContaining(['ludotext', 'education']));
    expect(new Set(keywords as string[]).size).toBe((keywords as string[]).length);
  });

  it.each(folders)(
    '%s says how it is run: ES modules, from Node 20.19 on, and what has side effects',
    async (folder) => {
      const manifest = await readManifest(folder);
      expect(manifest).toMatchObject({ type: 'module', engines: { node: '>=20.19.0' } });
      expect(manifest.sideEffects).toEqual(modulesThatAct(manifest));
      expect(manifest.files).toEqual(expect.arrayContaining(['dist', '!dist/.*']));
      expect(manifest.exports['./package.json']).toBe('./package.json');
    },
  );

  it.each(folders)('%s takes no script of ours to its users', async (folder) => {
    const { scripts } = await readManifest(folder);
    expect(Object.keys(scripts as object).filter((name) => /install|prepare/.test(name))).toEqual([]);
  });

  it.each(folders.filter((name) => name.startsWith('game-')))(
    '%s fits every release of the engine that has its contract',
    async (folder) => {
      const page = await readFile(path.join(root, 'docs/packages.md'), 'utf8');
      const shown = JSON.parse(/^```json\n([\s\S]*?)^```/m.exec(page)?.[1] ?? '');
      expect((await readManifest(folder)).peerDependencies).toEqual(shown.peerDependencies);
      expect(shown.peerDependencies.zod).toBe((await readManifest('engine')).dependencies?.zod);
    },
  );

  it('everything else is private', async () => {
    const examples = (await readdir(path.join(root, 'examples')))
      .map((name) => `examples/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
    for (const folder of ['.', 'packages/evaluation', ...examples]) {
      const manifest = JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8'));
      expect([folder, manifest.private]).toEqual([folder, true]);
    }
  });
});

describe('the readme of a published package', () => {
  it.each(folders)('%s says how to get it, shows how to use it, and leads to pages that are there', async (folder) => {
    const readme = await readFile(path.join(root, 'packages', folder, 'README.md'), 'utf8');
    expect(readme).toMatch(new RegExp(`^# ${packageName(folder)}\\n`));
    expect(readme).toMatch(/^(npm install|npm create|npx) (.*@ludotext\/|ludotext )/m);
    const pages = [...readme.matchAll(/\]\(https:\/\/github\.com\/ludotext\/ludotext\/(?:blob|tree)\/main\/([^)#]+)/g)];
    for (const [, page = ''] of pages) await expect(access(path.join(root, page)), page).resolves.toBeUndefined();
    // npm shows a readme outside of the repository, where a path leads nowhere.
    expect([...readme.matchAll(/\]\((?!https:|#)[^)]*\)/g)].map(([link]) => link)).toEqual([]);
  });

  it.each(folders.filter((name) => name !== 'create-game'))('%s names the docs', async (folder) => {
    const readme = await readFile(path.join(root, 'packages', folder, 'README.md'), 'utf8');
    expect(readme).toContain(`${home}/blob/main/docs/`);
  });
});
