// Writes docs/api: a page for every entry of every published package, with all its public names.
//   --check  writes nothing, and fails while a page is out of date
// Both fail where a public name has no docstring.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, Comment, Converter, LogLevel, ReflectionKind, UnknownType } from 'typedoc';
import { load } from 'typedoc-plugin-markdown';
import ts from 'typescript';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'docs/api');

/**
 * The pages by their names in docs/api, and the public names that have no docstring.
 * @returns {Promise<{ pages: Map<string, string>, bare: string[] }>}
 */
async function apiPages() {
  const entries = await publicEntries();
  const app = await Application.bootstrapWithPlugins({
    entryPoints: entries.map(({ file }) => file),
    tsconfig: path.join(root, 'tsconfig.declarations.json'),
    // `npm run typecheck` does that.
    skipErrorChecking: true,
    logLevel: LogLevel.Error,
    plugin: [load],
    outputFileStrategy: 'modules',
    readme: 'none',
    excludePrivate: true,
    excludeInternal: true,
    excludeExternals: true,
    disableSources: true,
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    expandObjects: true,
    flattenOutputFiles: true,
    excludeScopesInPaths: true,
    // Members that stand under headings of their own are linked to as well.
    useHTMLAnchors: true,
    ...Object.fromEntries(
      [
        'parametersFormat',
        'interfacePropertiesFormat',
        'typeAliasPropertiesFormat',
        'classPropertiesFormat',
        'propertyMembersFormat',
        'typeDeclarationFormat',
        'enumMembersFormat',
      ].map((name) => [name, 'table']),
    ),
  });
  let reading;
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    reading = context;
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc cannot read the packages; its errors stand above.');
  const bare = [];
  for (const page of project.children) {
    const { fileName } = reading.getSymbolFromReflection(page).declarations[0].getSourceFile();
    const { specifier } = entries.find(({ file }) => path.relative(file, fileName) === '');
    page.name = specifier;
    page.comment = new Comment([
      { kind: 'text', text: `For developers who import \`${specifier}\`: every name it exports.` },
    ]);
    for (const child of page.children ?? []) {
      showInferred(child, reading.getSymbolFromReflection(child), reading.programs[0].getTypeChecker());
      if (!isDocumented(child)) bare.push(`${specifier}: ${child.name}`);
    }
  }
  const out = await mkdtemp(path.join(os.tmpdir(), 'ludotext-api-'));
  try {
    app.options.setValue('outputs', [{ name: 'markdown', path: out }]);
    await app.generateOutputs(project);
    const names = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.md'));
    const pages = await Promise.all(
      names
        .filter((name) => name !== 'README.md')
        .sort()
        .map(async (name) => [name, (await readFile(path.join(out, name), 'utf8')).replaceAll(lineEnd, '\n')]),
    );
    return { pages: new Map([['README.md', listOf(pages)], ...pages]), bare };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
async function publicEntries() {
  const entries = [];
  for (const name of (await readdir(path.join(root, 'packages'))).sort()) {
    const manifest = JSON.parse(await readFile(path.join(root, 'packages', name, 'package.json'), 'utf8'));
    if (manifest.private) continue;
    for (const [subpath, target] of Object.entries(manifest.exports)) {
      if (typeof target === 'string') continue;
      // A player is built from sources that need a browser, so it has no condition for sources.
      const source = target['@ludotext/source'] ?? `./src${subpath.slice(1)}/index.ts`;
      entries.push({
        specifier: path.posix.join(manifest.name, subpath),
        file: path.join(root, 'packages', name, source),
      });
    }
  }
  return entries;
}

/** The writer of pages puts a type into one line. */
const lineEnd = '\u2028';
const inFull =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
const printer = ts.createPrinter();

/** A type as code, two spaces a level. */
function writtenOut(node, { parent }) {
  const code = printer.printNode(ts.EmitHint.Unspecified, node, parent.getSourceFile());
  return code.replace(/^ +/gm, (spaces) => ' '.repeat(spaces.length / 2)).replaceAll('\n', lineEnd);
}

/** A type that is inferred from a schema is written out, with the docstring of the schema; the schema's own type says less. */
function showInferred(child, symbol, checker) {
  const declaration = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const schema = /z\.infer<typeof (\w+)>/.exec(declaration?.type.getText() ?? '')?.[1];
  if (schema !== undefined) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    child.type = new UnknownType(writtenOut(checker.typeToTypeNode(type, declaration, inFull), declaration));
    const twin = checker.getSymbolsInScope(declaration, ts.SymbolFlags.Value).find((each) => each.name === schema);
    const text = ts.displayPartsToString(twin?.getDocumentationComment(checker));
    if (!child.hasComment() && text !== '') child.comment = new Comment([{ kind: 'text', text }]);
  }
  if (child.kind === ReflectionKind.Variable && /^Zod/.test(child.type?.name ?? '')) {
    child.type = new UnknownType(`z.${child.type.name}`);
  }
}

function isDocumented(child) {
  const signatures = [...(child.signatures ?? []), ...(child.type?.declaration?.signatures ?? [])];
  return child.kind === ReflectionKind.Reference || [child, ...signatures].some((each) => each.hasComment());
}

/** The list of the pages; the heading of each names its entry. */
function listOf(pages) {
  const lines = pages.map(([name, text]) => `- [${/^# (.+)$/m.exec(text)[1]}](${name})`);
  return `# Every public name

For developers who look up a name: a page for each entry of the packages, made from the sources by \`npm run docs:api\`. [packages.md](../packages.md) says what each
package is for and where it runs.

${lines.join('\n')}
`;
}

const { pages, bare } = await apiPages();
const faults = bare.map((name) => `${name} has no docstring.`);
if (process.argv.includes('--check')) {
  const present = await readdir(folder).catch(() => []);
  const names = [...new Set([...present, ...pages.keys()])].sort();
  for (const name of names) {
    const text = present.includes(name) ? await readFile(path.join(folder, name), 'utf8') : undefined;
    if (text !== pages.get(name)) faults.push(`docs/api/${name} is not what the sources say; run npm run docs:api.`);
  }
} else {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [name, text] of pages) await writeFile(path.join(folder, name), text);
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
