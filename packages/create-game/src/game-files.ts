import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  defaultParts,
  elementName,
  type GameSettings,
  gameType,
  type Member,
  type MemberKind,
  type Part,
  packageName,
  type Round,
  roundWith,
} from './game-settings.js';
import type { Tarballs } from './tarballs.js';

/** A file of a new game. */
export interface GameFile {
  /** Relative to the game's folder, with forward slashes. */
  readonly path: string;
  readonly content: string;
}

/** `src` and `dist` are both next to the template. */
const folder = fileURLToPath(new URL('../template', import.meta.url));

/** Files with another name in the template: npm leaves a .gitignore out of packages, and reads every package.json. */
const ownNames: Readonly<Record<string, string>> = { gitignore: '.gitignore', 'package.template.json': 'package.json' };

/** All files of a new game: it builds, and its test passes. */
export function gameFiles(settings: GameSettings): GameFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const { parts = defaultParts } = settings;
  const round = roundWith(settings.round, parts);
  const wanted = names.filter((name) => parts.includes('player') || !/player/.test(name));
  return wanted.sort().map((name) => {
    const template = chosen(readFileSync(path.join(folder, name), 'utf8'), parts);
    const content = fillIn(template, round, wordsOf(settings, name));
    const isManifest = name === 'package.template.json' && settings.tarballs !== undefined;
    return { path: ownNames[name] ?? name, content: isManifest ? unpublished(content, settings.tarballs) : content };
  });
}

/** A package.json that takes Ludotext's packages from tarballs, those that others of them need included. */
function unpublished(manifest: string, tarballs: Tarballs): string {
  const parsed = JSON.parse(manifest);
  const overrides = Object.fromEntries(
    Object.entries(tarballs).map(([name, file]) => [name, `file:${file.replaceAll(path.sep, '/')}`]),
  );
  for (const name of Object.keys(parsed.devDependencies))
    parsed.devDependencies[name] = overrides[name] ?? parsed.devDependencies[name];
  return `${JSON.stringify({ ...parsed, overrides }, null, 2)}\n`;
}

function wordsOf(
  { folder: target, displayName, typeId, author = noAuthor }: GameSettings,
  file: string,
): Record<string, string> {
  return {
    // The folder may have another name than the package.
    '../ludotext-game-starter': `../${path.basename(target)}`,
    'ludotext-game-starter': packageName(target),
    starter_game: gameType(target),
    'starter-game-player': elementName(target),
    '2000 Starter author': `${new Date().getFullYear()} ${author}`,
    'Starter game': escaped(displayName, file),
    'typeId: 100': `typeId: ${typeId}`,
    'POST /generate/100': `POST /generate/${typeId}`,
  };
}

/** In the place of the author's name. */
export const noAuthor = '[your name]';

/** A text escaped for the quotation marks of a file. */
function escaped(text: string, file: string): string {
  if (file.endsWith('.json')) return JSON.stringify(text).slice(1, -1);
  return file.endsWith('.ts') ? text.replace(/[\\']/g, '\\$&') : text;
}

/**
 * The template with the lines for the parts that are wanted. Lines between `//#if part` and `//#end` are for games with that
 * part, those behind `//#else` for the others; between `//#indent` and `//#outdent` they stand further in.
 */
function chosen(template: string, parts: readonly Part[]): string {
  const lines: string[] = [];
  let isWanted = true;
  let margin = '';
  for (const line of template.split('\n')) {
    const [, directive, part] = /^\/\/#(\w+) ?(\w*)$/.exec(line) ?? [];
    if (directive === 'if') isWanted = parts.includes(part as Part);
    else if (directive === 'else') isWanted = !isWanted;
    else if (directive === 'end') isWanted = true;
    else if (!isWanted) continue;
    else if (directive !== undefined) margin = directive === 'indent' ? '  ' : '';
    else lines.push(line === '' ? '' : margin + line);
  }
  return lines.join('\n');
}

// The round of the template is `riddle, solution, note, hint?, decoys[]`, one member of each kind. A
// game with another round gets the same text with other names, and the lines of the last three once for each such
// member.

/** The extra members of the template, by kind. */
const patterns: Readonly<Record<MemberKind, string>> = { text: 'note', optional: 'hint', list: 'decoys' };

/** The list of all optional members, which is filled rather than repeated. */
const optionalList = "['hint']";

/** The template's words and their replacements. */
type Words = Readonly<Record<string, string>>;

/** A template file filled in for a game. @param words names other than those of the round */
export function fillIn(template: string, round: Round, words: Words): string {
  const all = { ...words, ...named('riddle', round.shown), ...named('solution', round.answer) };
  return groupsOf(template.split('\n'))
    .flatMap(({ lines, isRepeated }) =>
      isRepeated ? repeated(lines, round, all) : lines.map((line) => replaced(line, all)),
    )
    .join('\n');
}

interface Group {
  readonly lines: string[];
  /** Whether each line is repeated for the members of one kind. */
  readonly isRepeated: boolean;
}

/** Groups of neighbouring lines that name extra members, or do not. */
function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const isRepeated = kindOf(line) !== undefined;
    const last = groups.at(-1);
    if (last?.isRepeated === isRepeated) last.lines.push(line);
    else groups.push({ lines: [line], isRepeated });
  }
  return groups;
}

function kindOf(line: string): MemberKind | undefined {
  const kinds = Object.keys(patterns) as MemberKind[];
  return kinds.find((kind) => wordPattern(Object.keys(named(patterns[kind], ''))).test(line));
}

/** The lines once for each extra member, in the order of the round. */
function repeated(lines: readonly string[], { extras }: Round, words: Words): string[] {
  const optional = extras.filter(({ kind }) => kind === 'optional').map(({ name }) => `'${name}'`);
  const lists = lines.filter((line) => line.includes(optionalList));
  if (lists.length > 0) {
    return optional.length === 0 ? [] : lists.map((line) => line.replace(optionalList, `[${optional.join(', ')}]`));
  }
  const linesFor = ({ name, kind }: Member) =>
    lines
      .filter((line) => kindOf(line) === kind)
      .map((line) => replaced(line, { ...words, ...named(patterns[kind], name) }));
  return extras.flatMap(linesFor);
}

/** The forms of a member's name: in code and as a label. */
function named(member: string, name: string): Words {
  return { [member]: name, [capitalised(member)]: capitalised(name) };
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function replaced(line: string, words: Words): string {
  return line.replace(wordPattern(Object.keys(words)), (word) => words[word] ?? word);
}

/** Matches the words where they are not part of a longer word; `solution_in_riddle` contains two. */
function wordPattern(words: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Za-z0-9])(?:${words.join('|')})(?![A-Za-z0-9])`, 'g');
}
