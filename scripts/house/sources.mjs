// Reads source files as a graph: who imports whom, and which names an entry exports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * What packages in these folders are called, and which source file stands behind each of their public entries.
 * @param folders paths from the root, such as `packages/engine`
 */
export function readPackages(root, folders) {
  return folders.map((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    const entries = Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
      const file = sourceOf(root, folder, target);
      return file === undefined ? [] : [[manifest.name + subpath.slice(1), file]];
    });
    const own = Object.entries(manifest.imports ?? {}).flatMap(([name, target]) => {
      const file = sourceOf(root, folder, target);
      return file === undefined ? [] : [[name, file]];
    });
    return { folder, name: manifest.name, entries: new Map(entries), imports: new Map(own) };
  });
}

/** The source file behind a target of `exports`: the one it names, or else the one its built file was made of. */
function sourceOf(root, folder, target) {
  const named = typeof target === 'string' ? target : (target?.['@ludotext/source'] ?? target?.default);
  if (typeof named !== 'string') return undefined;
  const stem = named.replace(/^\.\/(dist|src)\//, 'src/').replace(/\.(js|ts)$/, '');
  return [`${stem}.ts`, `${stem}/index.ts`]
    .map((file) => path.posix.join(folder, file))
    .find((file) => existsSync(path.join(root, file)));
}

/**
 * The TypeScript files and style sheets below some folders, by their path from the root.
 * @returns a map to `{ lines, isData, imports }`, each import being `{ file, isType }`, a file of ours
 */
export function readSources(root, folders, packages) {
  const names = folders.flatMap((folder) => filesBelow(root, folder));
  const entries = new Map(packages.flatMap((each) => [...each.entries]));
  return new Map(names.map((name) => [name, readSource(root, name, packages, entries)]));
}

function filesBelow(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .sort();
}

function readSource(root, name, packages, entries) {
  const text = readFileSync(path.join(root, name), 'utf8');
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (name.endsWith('.css')) return { lines, isData: true, imports: [] };
  const tree = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext);
  const own = packages.find(({ folder }) => name.startsWith(`${folder}/`))?.imports;
  const fileOf = (specifier) => {
    if (!specifier.startsWith('.')) return entries.get(specifier) ?? own?.get(specifier);
    const file = path.posix.join(path.posix.dirname(name), specifier).replace(/\.js$/, '.ts');
    return existsSync(path.join(root, file)) ? file : undefined;
  };
  const imports = specifiersOf(tree).flatMap(({ specifier, isType }) => {
    const file = fileOf(specifier);
    return file === undefined ? [] : [{ file, isType }];
  });
  return { lines, isData: isData(tree), imports };
}

function specifiersOf(tree) {
  const found = [];
  const add = (node, isType) => {
    if (node !== undefined && ts.isStringLiteral(node)) found.push({ specifier: node.text, isType });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Whether a file is a table: no classes, no functions with statements, and of one-line functions only a few. */
function isData(tree) {
  let hasStatements = false;
  let inFunctions = 0;
  const visit = (node) => {
    if (ts.isClassLike(node) || (ts.isFunctionLike(node) && node.body !== undefined && ts.isBlock(node.body))) {
      hasStatements = true;
    } else if (ts.isArrowFunction(node)) {
      inFunctions += node.getEnd() - node.getStart(tree);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(tree, visit);
  return !hasStatements && inFunctions < tree.getEnd() / 4;
}

/** The names a file exports, those of `export … from` included. */
export function exportedNames(root, file, sources, seen = new Set()) {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const tree = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ESNext);
  const names = new Set();
  for (const node of tree.statements) {
    if (ts.isExportAssignment(node)) names.add('default');
    else if (ts.isExportDeclaration(node)) {
      const clause = node.exportClause;
      if (clause === undefined) {
        const target = path.posix.join(path.posix.dirname(file), node.moduleSpecifier.text).replace(/\.js$/, '.ts');
        if (sources.has(target)) for (const name of exportedNames(root, target, sources, seen)) names.add(name);
      } else if (ts.isNamedExports(clause)) for (const { name } of clause.elements) names.add(name.text);
      else names.add(clause.name.text);
    } else if (isExported(node)) for (const name of declaredNames(node)) names.add(name);
  }
  return names;
}

function isExported(node) {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function declaredNames(node) {
  if ((ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (!ts.isVariableStatement(node)) return [node.name.text];
  return node.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : name.elements.map((each) => each.name.text),
  );
}

/**
 * The circles of a graph: sets of nodes that reach each other (strongly connected components of two or more, by Tarjan).
 * @param next gives the nodes a node points to
 */
export function circlesOf(nodes, next) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const open = new Set();
  const circles = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    open.add(node);
    for (const other of next(node)) {
      if (!order.has(other)) {
        visit(other);
        lowest.set(node, Math.min(lowest.get(node), lowest.get(other)));
      } else if (open.has(other)) lowest.set(node, Math.min(lowest.get(node), order.get(other)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    for (const each of circle) open.delete(each);
    if (circle.length > 1 || next(node).includes(node)) circles.push(circle.sort());
  };
  for (const node of nodes) if (!order.has(node)) visit(node);
  return circles.sort((one, other) => other.length - one.length);
}
