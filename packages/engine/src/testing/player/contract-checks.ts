import { readFile } from 'node:fs/promises';
import { init, parse } from 'es-module-lexer';
import { fail, show } from '../failure.js';
import type { PlayerCheck } from './check.js';
import { playthrough } from './playthrough.js';
import { failFor, firstLine } from './stage.js';

/** Most bytes of a player, as for the loader. */
const maxBytes = 1_048_576;

/** What the file itself has to be; it needs no browser. */
export async function expectOneFile(file: URL): Promise<void> {
  const content = await readFile(file).catch((error: Error) =>
    fail(`The player cannot be read (${error.message}): build it first, and name the built file.`),
  );
  if (content.length > maxBytes) {
    fail(`The player has ${content.length} bytes, and at most ${maxBytes} are taken: minify it, and bundle less.`);
  }
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    fail('The player is not written in UTF-8: save it as UTF-8.');
  }
  await init();
  let module: ReturnType<typeof parse>;
  try {
    module = parse(source);
  } catch (error) {
    fail(`The player cannot be read as an ES module (${firstLine(error as Error)}): build it as one, format: 'esm'.`);
  }
  const [imports, exports] = module;
  const needed = imports.map(({ specifier }) => specifier).find((specifier) => typeof specifier === 'string');
  if (needed !== undefined) {
    fail(`The player imports ${show(needed)}: bundle all it needs into the one file, noExternal: [/./] in tsup.`);
  }
  if (!exports.some((each) => 'name' in each && each.name === 'default')) {
    fail('The player has no default export: export default the class of its element.');
  }
}

export const contractChecks: readonly PlayerCheck[] = [
  {
    name: 'contract: element',
    asks: 'The default export is the class of a custom element: `new` makes one, and the module may be imported twice.',
    run: async (subject) => {
      const fault = await subject.onStage({}, (stage) => stage.do('tryModule').catch(firstLine));
      if (fault === undefined) return;
      fail(
        `Constructed, and imported a second time, the player fails (${fault}): export default a class that extends HTMLElement, and define it where it is not yet defined, if (customElements.get(tag) === undefined) customElements.define(tag, Class). The constructor takes nothing and looks at nothing of the page.`,
      );
    },
  },
  {
    name: 'contract: items at any time',
    asks: 'Items that are set before the player is in the page, and items set later, show the same.',
    run: async (subject) => {
      const settings = { ...subject.settings([subject.plays[0]?.item]), embedded: true };
      const shown = [];
      for (const order of ['set first', 'connect first'] as const) {
        shown.push(
          await subject.onStage({}, async (stage) => {
            await stage.mount(settings, order);
            return await stage.do('text');
          }),
        );
      }
      const [before, after] = shown;
      if (before === '') {
        fail(
          'The player shows nothing where items are set before it is put into the page: render in connectedCallback as well.',
        );
      }
      if (before === after) return;
      fail(
        `Items set before the player is in the page show ${show(before)}; set later they show ${show(after)}: render whenever items are set, and in connectedCallback.`,
      );
    },
  },
  {
    name: 'contract: no requests',
    asks: 'It asks for nothing beyond its own file: it has no network where it plays.',
    run: async (subject) => {
      const { requests } = await subject.once(playthrough);
      if (requests.length === 0) return;
      fail(
        `The player asks for ${[...new Set(requests)].join(', ')}: put pictures and fonts into the file as data: URLs.`,
      );
    },
  },
  {
    name: 'errors: none',
    asks: 'Nothing is thrown while items are played, and the console has no complaints.',
    run: async (subject) => {
      const { errors } = await subject.once(playthrough);
      failFor([...new Set(errors)].map((error) => `While items are played, the page reports: ${error}`));
    },
  },
];
