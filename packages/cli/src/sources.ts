import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { exitCodes, Failure } from './failure.js';
import { fileTrouble, nameOf, standardInput, statusOf } from './files.js';
import type { Surroundings } from './surroundings.js';

/** What a result is made of: a file that a command reads, or a text in it. */
export interface Source {
  /** The file's path from the working folder, or `-`; of a part of a document, what messages call it. */
  readonly file: string;
  /** Where its result goes in a folder, without an extension: `whales`, `sea/whales`. */
  readonly stem: string;
  /** Present where the content does not stand in the file as it is. @throws why it cannot be read */
  readonly read?: () => Promise<Buffer>;
  /** Present for a text of a document. */
  readonly ofDocument?: { readonly title: string | undefined; readonly places: readonly TextPlace[] };
}

/** Where a stretch of a text stands in its document. */
export interface TextPlace {
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Such as "page 12". */
  readonly label: string;
}

/** The files that a command reads. */
export interface Sources {
  readonly files: readonly Source[];
  /** Whether there may be several: their results need a folder. */
  readonly areMany: boolean;
  /** Whether there is one file, and one result of it. */
  readonly isOne: boolean;
}

/** Which files a command takes. */
export interface SourceKind {
  /** Ends of names that it takes from a folder, in lower case; files named one by one may be called anything. */
  readonly extensions: readonly string[];
  /** What it reads, in messages: `text`. */
  readonly what: string;
  /** Where the results go: nothing in that folder is read. */
  readonly out?: string | undefined;
}

/** Texts, as people write them. */
export const texts = (out?: string): SourceKind => ({
  extensions: ['.txt', '.md', '.markdown', '.text'],
  what: 'text',
  out,
});

/** Texts, and documents with texts in them. */
export const textsAndDocuments = (out?: string): SourceKind => {
  const { extensions, ...kind } = texts(out);
  return { ...kind, extensions: [...extensions, ...documentExtensions] };
};

const documentExtensions = ['.pdf', '.docx', '.pptx', '.odt', '.epub', '.html', '.htm', '.xhtml', '.vtt', '.srt'];

/** Whether a file is a document by its name; its bytes may say so too. */
export const isNamedAsDocument = ({ file }: Source): boolean =>
  documentExtensions.some((extension) => file.toLowerCase().endsWith(extension));

/** Sets. */
export const sets = (out?: string): SourceKind => ({ extensions: ['.ludotext.json'], what: 'set', out });

/**
 * The files that are named, and those in the folders that are named and below, in the order of their names. Hidden ones
 * are left out. No name is standard input.
 * @throws Failure for a name without a file, a folder without one, and no name at a terminal
 */
export async function sourcesOf(
  names: readonly string[],
  kind: SourceKind,
  { folder, stdin }: Surroundings,
): Promise<Sources> {
  if (names.length === 0) {
    if (stdin.isTTY === true) throw new Failure(exitCodes.usage, `Name a file with the ${kind.what}, or pipe it in.`);
    return { files: [{ file: standardInput, stem: 'standard-input' }], areMany: false, isOne: true };
  }
  const found: Source[] = [];
  let areMany = names.length > 1;
  for (const name of names) {
    const status = name === standardInput ? undefined : await statusOf(path.resolve(folder, name));
    if (status === undefined && name !== standardInput) {
      throw new Failure(exitCodes.usage, fileTrouble(name, { code: 'ENOENT' }));
    }
    if (status?.isDirectory() === true) {
      areMany = true;
      found.push(...(await filesBelow(name, folder, kind)));
    } else
      found.push({ file: name, stem: name === standardInput ? 'standard-input' : stemOf(path.basename(name), kind) });
  }
  const files = [...new Map(found.map((source) => [path.resolve(folder, source.file), source])).values()];
  return { files: withOwnStems(files), areMany, isOne: files.length === 1 };
}

async function filesBelow(name: string, folder: string, kind: SourceKind): Promise<Source[]> {
  const root = path.resolve(folder, name);
  const out = kind.out === undefined ? undefined : path.resolve(folder, kind.out);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((part) => part.startsWith('.')) && hasExtension(file, kind))
    .filter((file) => isInside(root, out) || !isInside(path.join(root, file), out));
  if (files.length === 0) {
    throw new Failure(
      exitCodes.usage,
      `${name}: This folder has no ${kind.what} (${kind.extensions.map((end) => `*${end}`).join(', ')}).`,
    );
  }
  const byName = new Intl.Collator('en', { numeric: true });
  return files.sort(byName.compare).map((file) => ({ file: path.join(name, file), stem: stemOf(file, kind) }));
}

const hasExtension = (file: string, { extensions }: SourceKind) =>
  extensions.some((extension) => file.toLowerCase().endsWith(extension));

function isInside(file: string, folder: string | undefined): boolean {
  return folder !== undefined && `${file}${path.sep}`.startsWith(`${folder}${path.sep}`);
}

function stemOf(file: string, { extensions }: SourceKind): string {
  const end = extensions.find((extension) => file.toLowerCase().endsWith(extension)) ?? path.extname(file);
  return file.slice(0, file.length - end.length) || file;
}

/** Two files of one stem, such as `a.txt` and `a.md`, keep their extensions. */
function withOwnStems(sources: readonly Source[]): readonly Source[] {
  const counts = new Map<string, number>();
  for (const { stem } of sources) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const told = sources.map((source) =>
    counts.get(source.stem) === 1
      ? source
      : { ...source, stem: path.join(path.dirname(source.stem), path.basename(source.file)) },
  );
  const seen = new Map<string, string>();
  for (const { file, stem } of told) {
    const other = seen.get(stem);
    if (other !== undefined) {
      throw new Failure(
        exitCodes.usage,
        `The results of ${nameOf(other)} and ${nameOf(file)} would have the same name. Name the folder above them.`,
      );
    }
    seen.set(stem, file);
  }
  return told;
}
