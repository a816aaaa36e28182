import { fileURLToPath } from 'node:url';

/** The folders measured on when none is named: the texts all tests share, and this package's own data. */
export const fixtureFolders: readonly string[] = ['../../../test/fixtures/texts', '../data'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
