import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as engine from '@ludotext/engine';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as modelServer from '../src/index.js';

// docs/testing.md against the code: its snippets compile and run, its lists are the catalogue.

const root = path.resolve(import.meta.dirname, '../../..');
const packageFolder = path.join(root, 'packages/model-server');
const page = await readFile(path.join(root, 'docs/testing.md'), 'utf8');
const [shared = '', ...snippets] = [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);

/** Where a snippet would stand, for the compiler. */
const placeOf = (name: string) => path.join(packageFolder, 'test', name);
const files = new Map([
  [placeOf('quotes.ts'), shared],
  ...snippets.map((code, index) => [placeOf(`snippet-${index}.ts`), code] as const),
]);

/** Runs a snippet, and gives what it exports. */
async function run(code: string, modules: Readonly<Record<string, unknown>>): Promise<object> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  });
  const exported = {};
  const body = `return (async () => {${outputText}})()`;
  await new Function('require', 'exports', body)((name: string) => modules[name], exported);
  return exported;
}

function tableBelow(heading: string): string {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section.match(/^\|.*\|$/gm)?.join('\n') ?? '';
}

function table(...rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `|${'---|'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n');
}

describe('docs/testing.md', () => {
  it('has snippets that compile', { timeout: 60_000 }, () => {
    const { config } = ts.readConfigFile(path.join(packageFolder, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, packageFolder);
    const host = ts.createCompilerHost(options);
    const program = ts.createProgram([...files.keys()], options, {
      ...host,
      fileExists: (name) => files.has(name) || host.fileExists(name),
      getSourceFile: (name, version) => {
        const code = files.get(name);
        return code === undefined ? host.getSourceFile(name, version) : ts.createSourceFile(name, code, version);
      },
    });
    const faults = [...files.keys()].flatMap((name) => {
      const source = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
  });

  it.each(snippets.map((code, index) => [index + 1, code] as const))('has a snippet %d that runs', async (_, code) => {
    const modules = {
      'node:assert/strict': { __esModule: true, default: assert },
      '@ludotext/engine': engine,
      '@ludotext/model-server': modelServer,
    };
    const quotes = { __esModule: true, ...(await run(shared, modules)) };
    await run(code, { ...modules, './quotes.js': quotes });
  });

  it('lists the catalogue of fixtures', () => {
    const rows = modelServer.fixtures.map(({ number, name, form, gives, title }) => [
      number,
      `\`${name}\``,
      form,
      gives,
      title,
    ]);
    expect(tableBelow('Fixtures')).toBe(table(['', 'name', 'form', 'gives', 'what it does'], ...rows));
  });

  it('lists the content variants', () => {
    const rows = modelServer.contentVariants.map(({ name, expected, title }) => [`\`${name}\``, expected, title]);
    expect(tableBelow('Content variants')).toBe(table(['name', 'expected', 'what it is'], ...rows));
  });
});
