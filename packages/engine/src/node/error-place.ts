import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { init, parse } from 'es-module-lexer';
import { isInside, type ResolvedPackage } from './find-package.js';

/** A package whose errors have places. */
export type PackageFiles = Pick<ResolvedPackage, 'entry' | 'root'>;

/** A place in a file; `line` and `column` count from 1. */
interface Place {
  /** An absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Where in a package an error of its import arose: `src/index.ts:12:5`, relative to the package's folder, in the source
 * where the module has a source map. Undefined where that cannot be told.
 */
export async function placeOf(error: unknown, { entry, root }: PackageFiles): Promise<string | undefined> {
  if (!(error instanceof Error)) return undefined;
  const folder = entry === root ? path.dirname(root) : root;
  const place =
    placeInHead(error) ??
    (await placeOfImport(error)) ??
    (isOfCompiler(error) ? await placeOfSyntax(entry, folder) : placeInFrames(error, folder));
  return place === undefined ? undefined : shownPlace(place, folder);
}

/** Where the source of an ES module cannot be read, and why; undefined where Node can read it. */
export async function moduleFault(file: string, source: string, folder: string): Promise<string | undefined> {
  const fault = await checkSyntax(source);
  return fault && `${await shownPlace({ file, ...fault }, folder)}: ${fault.message}`;
}

/** Undefined for a place outside the package: responses show no paths of the machine. */
async function shownPlace(place: Place, folder: string): Promise<string | undefined> {
  const original = await inSource(place).catch(() => undefined);
  const { file, line, column } = original !== undefined && isInside(folder, original.file) ? original : place;
  if (!isInside(folder, file)) return undefined;
  return `${path.relative(folder, file).split(path.sep).join('/')}:${line}:${column}`;
}

/** Some stacks begin with the file, its line, and a mark below the column. */
function placeInHead({ stack = '' }: Error): Place | undefined {
  const head = /^((?:file:|\/|[A-Za-z]:\\).*):(\d+)\n.*\n(\s*)\^/.exec(stack);
  return head === null
    ? undefined
    : { file: toPath(head[1]), line: Number(head[2]), column: (head[3] ?? '').length + 1 };
}

const framePattern = /^\s+at (?:.*\(|async )?((?:file:|\/|[A-Za-z]:\\).*):(\d+):(\d+)\)?$/;

/** The package's own code that is nearest to the error. */
function placeInFrames({ stack = '' }: Error, folder: string): Place | undefined {
  const places = stack.split('\n').flatMap((line) => {
    const frame = framePattern.exec(line);
    return frame === null ? [] : [{ file: toPath(frame[1]), line: Number(frame[2]), column: Number(frame[3]) }];
  });
  return places.find(({ file }) => isOwn(folder, file));
}

function isOwn(folder: string, file: string): boolean {
  return isInside(folder, file) && !path.relative(folder, file).split(path.sep).includes('node_modules');
}

/** Node says which file imports what is missing, but not where. */
async function placeOfImport({ message }: Error): Promise<Place | undefined> {
  const [, missing = '', importer] =
    /^Cannot find (?:module|package) '([^']+)' imported from (.+)$/m.exec(message) ?? [];
  if (importer === undefined) return undefined;
  const file = toPath(importer);
  const source = await readFile(file, 'utf8').catch(() => '');
  const wanted = (specifier: string) =>
    isRelative(specifier)
      ? path.resolve(path.dirname(file), specifier) === missing
      : specifier === missing || specifier.startsWith(`${missing}/`);
  const found = (await importsOf(source)).find(({ specifier }) => wanted(specifier));
  if (found === undefined) return undefined;
  const before = source.slice(0, found.start).split('\n');
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** An ES module that cannot be compiled: its error names no file. */
function isOfCompiler({ name, stack = '' }: Error): boolean {
  return (
    name === 'SyntaxError' && /^\s+at .*\(node:internal\/modules\//m.exec(stack)?.index === stack.search(/^\s+at /m)
  );
}

/** Maximum number of files of a package that are searched for a syntax error. */
const maxSearched = 20;

/** The first syntax error of a module and of those it imports from the package. */
async function placeOfSyntax(entry: string, folder: string): Promise<Place | undefined> {
  const files = new Set([entry]);
  for (const file of files) {
    if (files.size > maxSearched) return undefined;
    const source = await readFile(file, 'utf8').catch(() => '');
    const fault = await checkSyntax(source);
    if (fault !== undefined) return { file, line: fault.line, column: fault.column };
    for (const { specifier } of await importsOf(source)) {
      const imported = path.resolve(path.dirname(file), specifier);
      if (isRelative(specifier) && isOwn(folder, imported)) files.add(imported);
    }
  }
  return undefined;
}

/** Maximum time of one check, in milliseconds. */
const checkMs = 3000;

/** Has Node read an ES module in a process of its own, which runs nothing of it: in this one its errors have no place. */
function checkSyntax(source: string): Promise<(Omit<Place, 'file'> & { message: string }) | undefined> {
  return new Promise((resolve) => {
    const options = ['--check', '--input-type=module', '-'];
    const child = execFile(process.execPath, options, { timeout: checkMs, env: {} }, (_error, _stdout, stderr) => {
      const found = /^\[stdin\]:(\d+)\n.*\n(\s*)\^.*\n+(?:SyntaxError: )(.*)/.exec(stderr);
      if (found === null) return resolve(undefined);
      const [, line, before = '', message = ''] = found;
      resolve({ line: Number(line), column: before.length + 1, message });
    });
    // It may end before it has read everything.
    child.stdin?.on('error', () => {}).end(source);
  });
}

/** What a module imports by fixed names, with their offsets; nothing of a module that cannot be read. */
async function importsOf(source: string): Promise<{ specifier: string; start: number }[]> {
  await init();
  try {
    return parse(source)[0].flatMap(({ specifier, start }) =>
      typeof specifier === 'string' ? [{ specifier, start }] : [],
    );
  } catch {
    return [];
  }
}

/** The place in the source that a built file was made of, if it has a source map. */
async function inSource({ file, line, column }: Place): Promise<Place | undefined> {
  const [, address] = /^\/\/# sourceMappingURL=(\S+)\s*$/m.exec(await readFile(file, 'utf8')) ?? [];
  if (address === undefined) return undefined;
  const inline = /^data:application\/json;[^,]*base64,(.*)$/.exec(address)?.[1];
  const at = inline === undefined ? path.resolve(path.dirname(file), decodeURIComponent(address)) : file;
  const content = inline === undefined ? await readFile(at, 'utf8') : Buffer.from(inline, 'base64').toString();
  const entry = new SourceMap(JSON.parse(content)).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const source = entry.originalSource;
  return {
    file: source.startsWith('file:') ? fileURLToPath(source) : path.resolve(path.dirname(at), source),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

function isRelative(specifier: string): boolean {
  return /^\.\.?\//.test(specifier);
}

/** The path of a file's address, without the mark of a repeated import. */
function toPath(address = ''): string {
  return address.startsWith('file:') ? fileURLToPath(address.replace(/[?#].*$/, '')) : address;
}
