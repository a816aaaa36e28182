import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import OpenAI from 'openai';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as modelServer from '../src/index.js';

// The README against the code: its snippets compile and run, its lists are the catalogue.

const packageFolder = path.resolve(import.meta.dirname, '..');
const page = await readFile(path.join(packageFolder, 'README.md'), 'utf8');
const snippets = [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);

/** Where a snippet would stand, for the compiler. */
const placeOf = (name: string) => path.join(packageFolder, 'test', name);
const files = new Map(snippets.map((code, index) => [placeOf(`snippet-${index}.ts`), code] as const));

async function run(code: string, modules: Readonly<Record<string, unknown>>): Promise<void> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  });
  const body = `return (async () => {${outputText}})()`;
  await new Function('require', 'exports', body)((name: string) => modules[name], {});
}

function tableBelow(heading: string): string {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section.match(/^\|.*\|$/gm)?.join('\n') ?? '';
}

function table(...rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `|${'---|'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n');
}

describe('the README', () => {
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
      openai: { __esModule: true, default: OpenAI },
      '@ludotext/model-server': modelServer,
    };
    await run(code, modules);
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
