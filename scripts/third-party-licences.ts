import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Options } from 'tsup';
import type { Plugin } from 'vite';

/** What is bundled is handed on, and its licences ask to go along: they stand in this file beside it. */
const fileName = 'third-party-licences.txt';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** For tsup: the licences of what an output holds. */
export function licencesBeside(folder: string): EsbuildPlugin {
  return {
    name: 'third-party-licences',
    setup: (build) => {
      build.initialOptions.metafile = true;
      build.onEnd(async ({ metafile }) => {
        const inputs = Object.keys(metafile?.inputs ?? {});
        if (inputs.length > 0)
          await writeLicences(
            folder,
            inputs.map((input) => path.resolve(input)),
          );
      });
    },
  };
}

/** For Vite: the licences of what all its chunks hold, and of files beside them, such as fonts. */
export function licencesOfPage(folder: string): Plugin {
  const modules = new Set<string>();
  let root = '';
  return {
    name: 'third-party-licences',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) {
        const sources = output.type === 'chunk' ? output.moduleIds : output.originalFileNames;
        for (const source of sources) modules.add(path.resolve(root, source));
      }
    },
    closeBundle: () => writeLicences(folder, [...modules]),
  };
}

async function writeLicences(folder: string, modules: readonly string[]): Promise<void> {
  const packages = new Set(modules.flatMap((module) => packageFolder(module) ?? []));
  const texts = [
    ...(await Promise.all([...packages].sort().map(licenceOf))),
    // Beside a bundle of others' making may stand the licences of what is in that.
    ...(await Promise.all(modules.map((module) => readFile(`${module}.LICENSE.txt`, 'utf8').catch(() => '')))),
  ].filter((text) => text !== '');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, fileName), texts.join(`\n${'-'.repeat(80)}\n\n`));
}

/** The folder of the package a module is in; undefined for our own. */
function packageFolder(module: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(module)?.[0].replace(/^\0/, '');
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice)(\.\w+)?$/i.test(file)).sort();
  if (files.length === 0) throw new Error(`${name} has no licence to hand on.`);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return `${name} ${version} (${license})\n\n${texts.map((text) => text.trim()).join('\n\n')}\n`;
}
