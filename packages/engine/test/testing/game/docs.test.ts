import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as engine from '../../../src/index.js';
import { gameChecks } from '../../../src/testing/game/checks.js';
import * as testing from '../../../src/testing/index.js';
import type { Outcome } from './support/run-kit.js';

// The part of docs/testing.md about games: its test files compile and run, what they print is what the page says.

const root = path.resolve(import.meta.dirname, '../../../../..');
const engineFolder = path.join(root, 'packages/engine');
const page = await readFile(path.join(root, 'docs/testing.md'), 'utf8');
const [, shared = ''] = /^```ts\n([\s\S]*?)^```/m.exec(page) ?? [];
const files = new Map(
  [...page.matchAll(/^```ts test\/(\S+)\n([\s\S]*?)^```/gm)].map(([, name = '', code = '']) => [name, code]),
);
files.set('quotes.ts', shared);

function compiled(code: string): string {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}

/** Runs a test file of the page, with a runner that keeps what becomes of each test. */
async function outcomesOf(name: string): Promise<Outcome[]> {
  const tests: { name: string; body: () => Promise<void> }[] = [];
  const register = (name: string, body: () => Promise<void>) => void tests.push({ name, body });
  const runner = {
    describe: (_: string, body: () => void) => body(),
    it: Object.assign(register, { skip: (title: string) => register(title, async () => {}) }),
  };
  const modules: Record<string, object> = {
    vitest: runner,
    'node:test': runner,
    '@ludotext/engine': engine,
    '@ludotext/engine/testing': testing,
  };
  const run = (file: string): object => {
    const exported = {};
    const require = (wanted: string) => modules[wanted] ?? run(wanted.replace('./', '').replace(/js$/, 'ts'));
    new Function('require', 'exports', compiled(files.get(file) ?? ''))(require, exported);
    return exported;
  };
  run(name);
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

describe('docs/testing.md on games', () => {
  it('has test files that compile', { timeout: 60_000 }, () => {
    const placeOf = (name: string) => path.join(engineFolder, 'test/testing/game', name);
    const placed = new Map([...files].map(([name, code]) => [placeOf(name), code]));
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
    const faults = [...placed.keys()].flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)));
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
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
});
