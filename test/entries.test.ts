import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { publicPackages, readManifest } from './support/packed-packages.js';

// docs/entries.md lists what each entry of the published packages exports; UPDATE_DOCS=1 writes it.

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'docs/entries.md');

/** An entry of a published package: what a program imports, and the source behind it. */
interface Entry {
  readonly specifier: string;
  readonly file: string;
}

interface ExportedName {
  readonly name: string;
  readonly kind: string;
  /** The first sentence of its docstring; empty without one. */
  readonly sentence: string;
}

const entries = (await Promise.all((await publicPackages()).map(entriesOf))).flat();
const program = programOf(entries.map(({ file }) => file));
const checker = program.getTypeChecker();
const lists = new Map(entries.map((entry) => [entry.specifier, exportsOf(entry)]));

it('every exported name has a docstring', () => {
  const bare = [...lists].flatMap(([specifier, names]) =>
    names.filter(({ sentence }) => sentence === '').map(({ name }) => `${specifier}: ${name}`),
  );
  expect(bare).toEqual([]);
});

it('docs/entries.md lists every entry and its names', () => {
  const text = pageOf(lists);
  if (process.env.UPDATE_DOCS === '1') writeFileSync(page, text);
  expect(readFileSync(page, 'utf8'), 'out of date: run this file with UPDATE_DOCS=1').toBe(text);
});

async function entriesOf(folder: string): Promise<Entry[]> {
  const { name, exports } = await readManifest(folder);
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return [];
    // A player is built from sources that need a browser, so it has no condition for sources.
    const source = (target as Record<string, string>)['@ludotext/source'] ?? `./src${subpath.slice(1)}/index.ts`;
    return [{ specifier: path.posix.join(name, subpath), file: path.join(root, 'packages', folder, source) }];
  });
}

function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.browser.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, root);
  // Names and docstrings need no types of the platform, and loading those takes longer than all the rest.
  return ts.createProgram({ rootNames: [...files], options: { ...options, noLib: true, types: [] } });
}

function exportsOf({ specifier, file }: Entry): ExportedName[] {
  const source = program.getSourceFile(file);
  const symbol = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (symbol === undefined) throw new Error(`${specifier}: ${file} is not a module.`);
  return checker
    .getExportsOfModule(symbol)
    .map((each) => ({ name: each.name, kind: kindOf(targetOf(each)), sentence: sentenceOf(each) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function targetOf(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function kindOf(symbol: ts.Symbol): string {
  const { valueDeclaration: declaration } = symbol;
  const isFunction =
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    ts.isArrowFunction(declaration.initializer);
  const kinds: [boolean, string][] = [
    [(symbol.flags & ts.SymbolFlags.Class) !== 0, 'class'],
    [(symbol.flags & ts.SymbolFlags.Function) !== 0, 'function'],
    [(symbol.flags & ts.SymbolFlags.Variable) !== 0, isFunction ? 'function' : 'constant'],
    [(symbol.flags & ts.SymbolFlags.Module) !== 0, 'namespace'],
    [(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0, 'type'],
    // `export default` of an expression.
    [(symbol.flags & ts.SymbolFlags.Property) !== 0, 'constant'],
  ];
  return kinds
    .filter(([holds]) => holds)
    .map(([, kind]) => kind)
    .join(', ');
}

/** The first sentence of a docstring. A type that is inferred from a schema has that of the schema. */
function sentenceOf(symbol: ts.Symbol): string {
  const target = targetOf(symbol);
  const text = [docOf(target), docOfExport(symbol), docOf(schemaOf(target))].find((each) => each !== '') ?? '';
  const line = text.split(/\n\s*\n|\n- /)[0]?.replace(/\s+/g, ' ') ?? '';
  const sentence = /^.*?[^ .][^ .][.](?= [A-Z`{]|$)/.exec(line)?.[0] ?? line;
  return sentence.replace(/:$/, '.').replace(/\{@link ([^ }]+) ?\}/g, '`$1`');
}

function docOf(symbol: ts.Symbol | undefined): string {
  return ts.displayPartsToString(symbol?.getDocumentationComment(checker));
}

/** The docstring of the line that exports what another package declares. */
function docOfExport(symbol: ts.Symbol): string {
  const exports = (symbol.declarations ?? []).filter(ts.isExportSpecifier).map((each) => each.parent.parent);
  const comments = exports.flatMap(ts.getJSDocCommentsAndTags).filter(ts.isJSDoc);
  return comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ');
}

/** The schema of a type that is declared as `z.infer<typeof schema>`. */
function schemaOf(symbol: ts.Symbol): ts.Symbol | undefined {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (alias === undefined) return undefined;
  const name = /z\.infer<typeof (\w+)>/.exec(alias.getText())?.[1];
  return checker.getSymbolsInScope(alias, ts.SymbolFlags.Value).find((each) => each.name === name);
}

function pageOf(all: ReadonlyMap<string, readonly ExportedName[]>): string {
  const head = `# The entries

For developers who import the packages: every name that each entry exports. \`UPDATE_DOCS=1 npx vitest run test/entries.test.ts\` writes this page from the
sources. [packages.md](packages.md) says what each package is for and where it runs.
`;
  const sections = [...all].map(([specifier, names]) => {
    const rows = names.map(
      ({ name, kind, sentence }) => `| \`${name}\` | ${kind} | ${sentence.replaceAll('|', '\\|')} |`,
    );
    return `\n## ${specifier}\n\n| name | kind | |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return head + sections.join('');
}
