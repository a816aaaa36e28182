import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as modelServer from '@ludotext/model-server';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as forGames from '../../src/game.js';
import * as engine from '../../src/index.js';
import * as testing from '../../src/testing/index.js';
import { fileCheck, playerChecks } from '../../src/testing/player/test-player.js';
import { gameChecks } from '../../src/testing/test-game.js';
import type { Outcome } from './support/run-kit.js';

// docs/testing.md against the code: its test files and snippets compile and run, and print what the page says.

const root = path.resolve(import.meta.dirname, '../../../..');
const engineFolder = path.join(root, 'packages/engine');
const page = await readFile(path.join(root, 'docs/testing.md'), 'utf8');
const [, shared = ''] = /^```ts\n([\s\S]*?)^```/m.exec(page) ?? [];
const files = new Map(
  [...page.matchAll(/^```ts test\/(\S+)\n([\s\S]*?)^```/gm)].map(([, name = '', code = '']) => [name, code]),
);
const snippets = [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].slice(1).map(([, code = '']) => code);
files.set('quotes.ts', shared);

const modules: Readonly<Record<string, object>> = {
  'node:assert/strict': { __esModule: true, default: assert },
  '@ludotext/engine': engine,
  '@ludotext/engine/game': forGames,
  '@ludotext/engine/testing': testing,
  '@ludotext/model-server': modelServer,
};

function compiled(code: string): string {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}

/** What a file of the page exports. */
function load(file: string, available: Readonly<Record<string, object>>): object {
  const exported = {};
  const require = (name: string) => available[name] ?? load(name.replace('./', '').replace(/js$/, 'ts'), available);
  new Function('require', 'exports', compiled(files.get(file) ?? ''))(require, exported);
  return exported;
}

/** Runs a test file of the page, with a runner that keeps what becomes of each test. */
async function outcomesOf(name: string): Promise<Outcome[]> {
  const tests: { name: string; body: () => Promise<void> }[] = [];
  const register = (name: string, body: () => Promise<void>) => void tests.push({ name, body });
  const runner = {
    describe: (_: string, body: () => void) => body(),
    it: Object.assign(register, { skip: (title: string) => register(title, async () => {}) }),
  };
  const withRunner: Readonly<Record<string, object>> = { ...modules, vitest: runner, 'node:test': runner };
  load(name, withRunner);
  const outcomes: Outcome[] = [];
  for (const { name, body } of tests) {
    const failure = await body().then(
      () => undefined,
      (error: Error) => error.message,
    );
    outcomes.push(failure === undefined ? { name } : { name, failure });
  }
  return outcomes;
}

describe('docs/testing.md', () => {
  it('has test files and snippets that compile', { timeout: 60_000 }, () => {
    const placeOf = (name: string) => path.join(engineFolder, 'test/testing', name);
    const placed = new Map([
      ...[...files].map(([name, code]) => [placeOf(name), code] as const),
      ...snippets.map((code, index) => [placeOf(`snippet-${index}.ts`), code] as const),
    ]);
    const { config } = ts.readConfigFile(path.join(engineFolder, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, engineFolder);
    const host = ts.createCompilerHost(options);
    const program = ts.createProgram([...placed.keys()], options, {
      ...host,
      fileExists: (name) => placed.has(name) || host.fileExists(name),
      getSourceFile: (name, version) => {
        const code = placed.get(name);
        return code === undefined ? host.getSourceFile(name, version) : ts.createSourceFile(name, code, version);
      },
    });
    const faults = [...placed.keys()].flatMap((name) => {
      const source = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
  });

  it.each(snippets.map((code, index) => [index + 1, code] as const))('has a snippet %d that runs', async (_, code) => {
    const require = (name: string) => modules[name] ?? load('quotes.ts', modules);
    await new Function('require', 'exports', `return (async () => {${compiled(code)}})()`)(require, {});
  });

  it('shows what the first test says of the game', { timeout: 60_000 }, async () => {
    const failed = (await outcomesOf('quotes.test.ts')).filter(({ failure }) => failure !== undefined);
    const printed = failed.map(({ name, failure }) => `${name}\n${failure}\n`).join('\n');
    expect(printed).toBe(/^```text\n([\s\S]*?)^```/m.exec(page)?.[1]);
  });

  it('has a second test that passes', { timeout: 60_000 }, async () => {
    const outcomes = await outcomesOf('better-quotes.test.ts');
    expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(outcomes.map(({ name }) => name)).toContain(
      'prompt: names the count (left out: an example of a check that is left out, with its reason)',
    );
  });

  it('lists the shared checks', () => {
    const rows = gameChecks.map(({ name, asks }) => `| \`${name}\` | ${asks} |`);
    const section = page.split('\n## Shared checks\n')[1]?.split('\n## ')[0] ?? '';
    expect(section.match(/^\|.*\|$/gm)).toEqual(['| check | asks |', '|---|---|', ...rows]);
  });

  it('shows the test of the player of examples/true-false', async () => {
    const test = await readFile(path.join(root, 'examples/true-false/test/player.test.ts'), 'utf8');
    expect(page).toContain(`\`\`\`js\n${test}\`\`\``);
  });

  it('lists the checks of players', () => {
    const rows = [fileCheck, ...playerChecks].map(({ name, asks }) => `| \`${name}\` | ${asks} |`);
    const section = page.split('\n## A player\n')[1]?.split('\n## ')[0] ?? '';
    expect(section.split('| check | asks |\n|---|---|\n')[1]?.match(/^\|.*\|$/gm)).toEqual(rows);
  });
});
