import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { licencesOfPage } from '../../scripts/third-party-licences.js';

const pages = ['index.html', 'frame.html', 'admin.html', 'docs.html'];
const worker = path.join(import.meta.dirname, 'src/offline/worker.ts');
const folder = path.join(import.meta.dirname, 'dist/page');

export default defineConfig({
  root: import.meta.dirname,
  // The players' kit is taken from its source, so that only what the page uses is in it.
  resolve: { conditions: ['@ludotext/source', 'module', 'browser'] },
  plugins: [unindented(), fontAtOnce(), embed(), workerWithFiles(), packed(), licencesOfPage(folder)],
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2022',
    // Nothing becomes a data: address, which the Content-Security-Policy keeps out.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: [...pages.map((page) => path.join(import.meta.dirname, page)), worker],
      output: {
        // A worker answers for the folder it stands in.
        entryFileNames: ({ facadeModuleId }) => (facadeModuleId === worker ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});

/** Leaves out how templates and styles are indented, which minifying keeps. */
function unindented(): Plugin {
  return {
    name: 'unindented',
    apply: 'build',
    enforce: 'pre',
    transform: (code, file) => (/\/packages\/[^?]+\.ts$/.test(file) ? code.replace(/\n +/g, '\n') : undefined),
  };
}

/** Has browsers fetch the font of headings with the page's code, not after its styles. */
function fontAtOnce(): Plugin {
  return {
    name: 'font-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { filename, bundle = {} }) => {
        const font = Object.keys(bundle).find((name) => /latin-\d.*\.woff2$/.test(name));
        if (!filename.endsWith('index.html') || font === undefined) return [];
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Adds what pages of other sites embed, as the players' package builds it. */
function embed(): Plugin {
  const built = path.join(import.meta.dirname, '../player/dist/games.js');
  return {
    name: 'embed',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'embed.js', source: await readFile(built) });
    },
  };
}

/** Tells the service worker which files the page has: those that are loaded at once and those that wait for a view. */
function workerWithFiles(): Plugin {
  return {
    name: 'worker-with-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: (_, bundle) => {
      const code = bundle['sw.js'];
      if (code?.type !== 'chunk') return;
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !/\/(docs|admin)-/.test(name));
      const files = ['/', ...assets.map((name) => `/${name}`)];
      if (!code.code.includes('__FILES__')) throw new Error('The service worker has no place for its files.');
      code.code = code.code.replace('__FILES__', JSON.stringify(files));
    },
  };
}

/** Puts a packed copy beside each file, so that the service need not pack at every request. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((name) => /\.(html|js|css|svg|webmanifest)$/.test(name)).map(pack));
    },
  };
}

async function pack(name: string): Promise<void> {
  const file = path.join(folder, name);
  const content = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
}
