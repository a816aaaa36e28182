import { open } from 'node:fs/promises';
import { isMap, isPair, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { z } from 'zod';
import { type Finding, faultAt, reject } from '../contract/finding.js';
import { gameTypePattern, maxTypeId } from '../contract/game-plugin.js';
import { nearestName } from '../lib/nearest-name.js';
import { packageNameFault } from './find-package.js';
import type { PluginKind } from './thread-message.js';
import { type ParsedYaml, parseYaml } from './yaml.js';

/** One package of games.yaml, checked: a game, or formats. */
export interface ManifestEntry {
  readonly kind: PluginKind;
  /** npm name, or a path that begins with `./`. */
  readonly package: string;
  readonly gameType?: string | undefined;
  readonly typeId?: number | undefined;
  readonly displayName?: string | undefined;
  readonly active: boolean;
  /** Whether the game runs in its own thread. */
  readonly isolated: boolean;
  /** Passed to the game's function. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** Line of the package's name, from 1. */
  readonly line: number;
  readonly column: number;
  /** Where each option stands, by {@link placeKey} of its path, nested ones too. */
  readonly optionPlaces?: ReadonlyMap<string, Place> | undefined;
}

/** A place in the text, from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

const shared = {
  package: z
    .string({
      error: ({ input }) =>
        input === undefined
          ? 'package is missing: its npm name, or a path beginning with ./.'
          : 'package must be a text.',
    })
    .superRefine((name, context) => {
      const message = packageNameFault(name);
      if (message !== undefined) context.addIssue({ code: 'custom', message, params: { rule: 'package_name' } });
    }),
  isolated: z.boolean({ error: 'isolated must be true or false.' }).default(true),
  options: z.record(z.string(), z.unknown(), { error: 'options must be a mapping, for example {}.' }).optional(),
};

const gameSchema = z.strictObject({
  ...shared,
  game_type: z
    .string({ error: 'game_type must be a text.' })
    .regex(gameTypePattern, 'game_type must be a lower-case name of letters, digits and underscores.')
    .optional(),
  type_id: z
    .int({ error: 'type_id must be a whole number, 1 or more.' })
    .min(1, 'type_id must be 1 or more.')
    .max(maxTypeId, `type_id must be ${maxTypeId} or less.`)
    .optional(),
  display_name: z
    .string({ error: 'display_name must be a text; put it in quotes.' })
    .trim()
    .min(1, 'display_name must not be empty.')
    .max(100, 'display_name must have at most 100 characters.')
    .optional(),
  active: z.boolean({ error: 'active must be true or false.' }).default(true),
});

/** What an entry of each list may hold, and what a list entry is called. */
const kinds = {
  game: { list: 'games', name: 'A game', schema: gameSchema },
  formats: { list: 'formats', name: 'A format', schema: z.strictObject(shared) },
} as const;

/**
 * Reads the games and formats of a games.yaml and all faults of the text, each with line and column. Entries with faults
 * are left out; nothing is loaded.
 */
export function readManifest(source: string): { entries: ManifestEntry[]; faults: Finding[] } {
  const yaml = parseYaml(source);
  if (!yaml.readable) return { entries: [], faults: [...yaml.faults] };
  const lists = listsOf(yaml, source);
  const read = [
    ...(lists.games?.items ?? []).map((node) => readEntry(yaml, node, 'game')),
    ...(lists.formats?.items ?? []).map((node) => readEntry(yaml, node, 'formats')),
  ];
  const entries = read.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  const all = [...yaml.faults, ...lists.faults, ...read.flatMap((one) => one.faults), ...sharedTypeIds(entries)];
  return { entries, faults: all.sort(byPlace) };
}

/** Sorts faults by their place in the text. */
export function byPlace(a: Finding, b: Finding): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

interface Lists {
  readonly games?: YAMLSeq;
  readonly formats?: YAMLSeq;
  readonly faults: Finding[];
}

/** The two lists. The layout of the games must allow adding one by appending lines indented by two spaces to the file. */
function listsOf(yaml: ParsedYaml, source: string): Lists {
  const { document } = yaml;
  const root = document.contents;
  if (!isMap(root)) {
    const empty = root === null || (isScalar(root) && root.value === null);
    const message = empty
      ? 'The file is empty; it needs the key games with a list of packages.'
      : 'Begin the file with "games:" and put the games below it.';
    return { faults: [yaml.faultAt(root, empty ? 'empty_file' : 'wrong_type', message)] };
  }
  const faults = unknownKeys(yaml, root, ['games', 'formats']);
  const end = /^\.\.\.(?:[ \t\r]|$)/m.exec(source);
  if (end !== null) {
    const line = source.slice(0, end.index).split('\n').length;
    faults.push(
      faultAt(line, 1, 'layout', 'Leave out the end mark "...": entries are appended to the end of the file.'),
    );
  }
  if (!root.has('games')) {
    return { faults: [...faults, yaml.faultAt(root, 'missing_key', 'The key games is missing.')] };
  }
  const { key } = root.items.at(-1) ?? {};
  if (root.has('formats') && isScalar(key) && key.value === 'formats') {
    const message = 'Put formats before games: games are appended to the end of the file.';
    faults.push(yaml.faultAt(key, 'layout', message));
  }
  const games = listIn(yaml, root.get('games', true), 'games', 'game');
  const formats = root.has('formats') ? listIn(yaml, root.get('formats', true), 'formats', 'format') : { faults: [] };
  return {
    ...(games.list === undefined ? {} : { games: games.list }),
    ...(formats.list === undefined ? {} : { formats: formats.list }),
    faults: [...faults, ...games.faults, ...formats.faults],
  };
}

function listIn(yaml: ParsedYaml, list: unknown, name: string, one: string): { list?: YAMLSeq; faults: Finding[] } {
  const nothing = `${name} lists no ${one}; name at least one${one === 'game' ? '' : ', or leave the key out'}.`;
  const rule = `no_${name}`;
  if (!isSeq(list)) {
    const isEmpty = list === null || (isScalar(list) && list.value === null);
    const message = isEmpty ? nothing : `${name} must be a list of packages.`;
    return { faults: [yaml.faultAt(list, isEmpty ? rule : 'wrong_type', message)] };
  }
  if (list.items.length === 0) return { list, faults: [yaml.faultAt(list, rule, nothing)] };
  if (list.flow === true || yaml.faultAt(list, 'layout', '').column !== 3) {
    const message = `Write each ${one} on lines of its own, beginning with two spaces and a dash: "  - package: ...".`;
    return { list, faults: [yaml.faultAt(list, 'layout', message)] };
  }
  return { list, faults: [] };
}

function readEntry(yaml: ParsedYaml, node: unknown, kind: PluginKind): { entry?: ManifestEntry; faults: Finding[] } {
  const { name, schema }: { name: string; schema: z.ZodObject } = kinds[kind];
  if (!isMap(node)) {
    return { faults: [yaml.faultAt(node, 'wrong_type', `${name} is a mapping that begins with the key package.`)] };
  }
  const unknown = unknownKeys(yaml, node, Object.keys(schema.shape));
  const value = plainValue(yaml, node);
  // The entry contains an alias, which is already reported.
  if (value === undefined) return { faults: unknown };
  const checked = schema.safeParse(value);
  const issues = (checked.error?.issues ?? []).filter(({ code }) => code !== 'unrecognized_keys');
  const wrong = issues.map((issue) => {
    const rule =
      issue.code === 'custom'
        ? 'package_name'
        : issue.input === undefined && !node.has(issue.path[0])
          ? 'missing_key'
          : 'wrong_type';
    return yaml.faultAt(node.get(issue.path[0], true) ?? node, rule, issue.message);
  });
  if (!checked.success) return { faults: [...unknown, ...wrong] };
  const { line, column } = placeIn(yaml, node.get('package', true));
  // Formats have none of a game's own keys, and are always there.
  const data: Partial<z.infer<typeof gameSchema>> & z.infer<(typeof kinds)['formats']['schema']> =
    checked.data as never;
  const { type_id: typeId, display_name: displayName, game_type: gameType, active = true, ...rest } = data;
  const entry = { ...rest, kind, active, gameType, typeId, displayName, line, column };
  const options = node.get('options', true);
  return { entry: options === undefined ? entry : { ...entry, optionPlaces: placesIn(yaml, options) }, faults: [] };
}

function placeIn(yaml: ParsedYaml, node: unknown): Place {
  const { line = 1, column = 1 } = yaml.faultAt(node, 'place', '');
  return { line, column };
}

/** The places of the keys of mappings and of the entries of lists, at any depth. */
function placesIn(yaml: ParsedYaml, options: unknown): Map<string, Place> {
  const places = new Map<string, Place>();
  const visit = (node: unknown, path: readonly (string | number)[]) => {
    if (!isMap(node) && !isSeq(node)) return;
    for (const [index, child] of node.items.entries()) {
      const [at, name, inside] = isPair(child) ? [child.key, keyText(child.key), child.value] : [child, index, child];
      const below = [...path, name];
      places.set(placeKey(below), placeIn(yaml, at));
      visit(inside, below);
    }
  };
  visit(options, []);
  return places;
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function placeKey(path: readonly (string | number)[]): string {
  return JSON.stringify(path.map(String));
}

/** The place of a finding about an entry: that of the innermost option its path leads to, else that of the package. */
export function placeOf(entry: ManifestEntry, path: readonly (string | number)[] = []): Place {
  const [member, ...inside] = path;
  if (member !== 'options') return entry;
  for (let length = inside.length; length > 0; length--) {
    const place = entry.optionPlaces?.get(placeKey(inside.slice(0, length)));
    if (place !== undefined) return place;
  }
  return entry;
}

function plainValue(yaml: ParsedYaml, node: YAMLMap): unknown {
  try {
    return node.toJS(yaml.document, { maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}

function unknownKeys(yaml: ParsedYaml, map: YAMLMap, known: readonly string[]): Finding[] {
  return map.items.flatMap(({ key }) => {
    const name = (isScalar(key) ? keyText(key) : 'this').slice(0, 40);
    if (known.includes(name)) return [];
    const near = nearestName(name, known);
    const hint = near === undefined ? `Known are ${known.join(', ')}.` : `Did you mean ${near}?`;
    return [yaml.faultAt(key, 'unknown_key', `There is no key ${name} here. ${hint}`)];
  });
}

function sharedTypeIds(entries: readonly ManifestEntry[]): Finding[] {
  return entries.flatMap((entry, index) => {
    const first = entries.slice(0, index).find(({ typeId }) => typeId !== undefined && typeId === entry.typeId);
    if (first === undefined) return [];
    const message = `type_id ${entry.typeId} is given to ${first.package} (line ${first.line}) and to ${entry.package}; give one of them another.`;
    return [faultAt(entry.line, entry.column, 'duplicate_type_id', message)];
  });
}

/** Maximum size of games.yaml in bytes: 64 KiB, enough for several hundred games. */
const maxManifestBytes = 64 * 1024;

/** The text of games.yaml, or why it cannot be read. */
export type ManifestText =
  | { readonly source: string }
  | {
      readonly fault: Finding;
      /** True if the file does not exist, as in the middle of a save. */
      readonly missing: boolean;
    };

/** Reads the file, but never more than its maximum size. */
export async function readManifestFile(path: string): Promise<ManifestText> {
  try {
    const file = await open(path, 'r');
    try {
      if (!(await file.stat()).isFile()) return failed('unreadable_file', 'This is no file.');
      const { buffer, bytesRead } = await file.read(Buffer.alloc(maxManifestBytes + 1), 0, maxManifestBytes + 1, 0);
      if (bytesRead > maxManifestBytes) {
        return failed('too_large', `The file is larger than ${maxManifestBytes / 1024} KiB.`);
      }
      return { source: new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead)) };
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return failed('missing_file', 'There is no such file.', true);
    if (error instanceof TypeError) return failed('not_utf8', 'The file is not UTF-8 text.');
    return failed('unreadable_file', `The file cannot be read (${code ?? 'unknown cause'}).`);
  }
}

function failed(rule: string, message: string, missing = false): ManifestText {
  return { fault: reject(rule, message), missing };
}
