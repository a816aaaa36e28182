import type { Options } from 'tsup';
import { declarations } from './declarations.js';
import { minifiedStyles } from './minified-styles.js';
import { licencesBeside } from './third-party-licences.js';

/**
 * How the player of a game is built: one self-contained ES module for browsers, made from source so that only what it uses is
 * in it.
 * @param name of the file, without its ending
 */
export function playerBuild(entry: string, name = 'player'): Options {
  return {
    entry: { [name]: entry },
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    splitting: false,
    noExternal: [/./],
    dts: declarations({ [name]: entry }),
    tsconfig: '../../tsconfig.browser.json',
    esbuildPlugins: [licencesBeside('dist'), minifiedStyles],
    esbuildOptions: (options) => {
      options.conditions = ['@ludotext/source', 'module'];
      options.legalComments = 'none';
      // Letters as they are: escaped, those of the Arabic strings take three times the room.
      options.charset = 'utf8';
    },
  };
}
