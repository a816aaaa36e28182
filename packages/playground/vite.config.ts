import { defineConfig } from 'vite';

const pages = ['index.html', 'frame.html', 'docs.html'];

export default defineConfig({
  root: import.meta.dirname,
  // The players' kit is taken from its source, so that only what the page uses is in it.
  resolve: { conditions: ['@ludotext/source', 'module', 'browser'] },
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing becomes a data: address, which the Content-Security-Policy keeps out.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: pages.map((page) => new URL(page, import.meta.url).pathname) },
  },
});
