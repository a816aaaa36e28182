import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** For tsup: the styles in sources, css`…` without values in them, lose what is only for readers. */
export const minifiedStyles: EsbuildPlugin = {
  name: 'minified-styles',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const styles = [...source.matchAll(/(?<=\bcss`)[^`$\\]*(?=`)/g)];
      if (styles.length === 0) return undefined;
      let contents = source;
      for (const [style] of styles) {
        const { code } = await build.esbuild.transform(style, { loader: 'css', minify: true, charset: 'utf8' });
        contents = contents.replace(style, () => code.trim().replace(/[\\`]/g, '\\$&'));
      }
      return { contents, loader: 'ts' };
    });
  },
};
