import { access, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PreviewFault } from './preview-fault.js';
import type { Fixture } from './shown.js';

/** The games.yaml by which a game is loaded from its own folder. */
export interface OwnGamesFile {
  readonly file: string;
  /** The package's name; in its own games.yaml it is a path. */
  readonly name: string;
  /** Removes what was made for it. */
  close(): Promise<void>;
}

/**
 * The games.yaml of the package, or one made for it in a temporary folder where the package has none or options are
 * given.
 * @throws PreviewFault where there is no package, or it names no module
 */
export async function ownGamesFile(
  folder: string,
  options: Readonly<Record<string, unknown>> | undefined,
): Promise<OwnGamesFile> {
  const name = await packageName(folder);
  const own = path.join(folder, 'games.yaml');
  if (options === undefined && (await exists(own))) {
    return { file: own, name, close: async () => {} };
  }
  const temporary = await mkdtemp(path.join(tmpdir(), 'ludotext-preview-'));
  const link = path.join(temporary, 'node_modules', name);
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(path.resolve(folder), link, 'junction');
  const file = path.join(temporary, 'games.yaml');
  // JSON is YAML.
  const lines = [`  - package: ${JSON.stringify(name)}`, `    options: ${JSON.stringify(options ?? {})}`];
  await writeFile(file, `games:\n${lines.slice(0, options === undefined ? 1 : 2).join('\n')}\n`);
  return { file, name, close: () => rm(temporary, { recursive: true, force: true }) };
}

async function packageName(folder: string): Promise<string> {
  const source = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => {
    throw new PreviewFault('There is no package.json here. Run ludotext-preview in the folder of a game.');
  });
  const { name, exports, main } = readObject(source);
  if (exports === undefined && main === undefined && !(await exists(path.join(folder, 'index.js')))) {
    throw new PreviewFault(
      'package.json names no module. Add exports, such as "exports": { ".": "./dist/index.js" }, with the file that has the game as its default export.',
    );
  }
  return typeof name === 'string' && name !== '' ? name : 'game';
}

function readObject(source: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(source);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {}
  throw new PreviewFault('package.json cannot be read as JSON. Mend it, then start the preview again.');
}

/** Most texts that are shown, and the most characters of each. */
const maxFixtures = 100;
const maxFixtureLength = 200_000;

/** The texts in the folder `fixtures` of the package, by name. */
export async function readFixtures(folder: string): Promise<Fixture[]> {
  const place = path.join(folder, 'fixtures');
  const names = await readdir(place).catch(() => []);
  const texts = names.filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    texts.slice(0, maxFixtures).map(async (name) => {
      const text = await readFile(path.join(place, name), 'utf8');
      return { name, text: text.slice(0, maxFixtureLength) };
    }),
  );
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
