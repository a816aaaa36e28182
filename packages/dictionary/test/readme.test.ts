import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as engine from '@ludotext/engine/game';
import { expect, it } from 'vitest';
import * as dictionary from '../src/index.js';

const page = await readFile(path.resolve(import.meta.dirname, '../README.md'), 'utf8');
const [code = ''] = [...page.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, snippet]) => snippet);

it('has a snippet that runs', async () => {
  const body = code.replace(/^import \{ (.*) \} from '(.*)';$/gm, "const { $1 } = modules['$2'];");
  const printed: unknown[] = [];
  const own = { log: (line: unknown) => printed.push(line) };
  const modules = { '@ludotext/dictionary': dictionary, '@ludotext/engine/game': engine };
  await new Function('modules', 'console', `return (async () => {${body}})()`)(modules, own);
  expect(printed).toEqual(['conceal: to hide, keep from being seen', 'reluctant: not willing']);
});
