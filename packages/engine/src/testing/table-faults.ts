import type { GamePlugin } from '../contract/game-plugin.js';
import { canonicalJson } from '../contract/item-id.js';
import { isObject } from '../lib/data.js';
import { nearestName } from '../lib/nearest-name.js';
import type { CaseTables, GameTables } from './tables.js';

/** Options of `testGame` that are not tables. */
const settings = ['describe', 'it', 'skip', 'seed', 'runs'];

/** What is wrong with the tables themselves, one sentence each; `checks` are the valid names of `skip`. */
export function tableFaults(game: GamePlugin, tables: GameTables, checks: readonly string[]): string[] {
  if (!isObject(tables)) return ['The tables are no object: write testGame(game, { direct: [...], items: [...] }).'];
  return [
    ...unknownMembers(tables, [...Object.keys(tableShapes), ...settings], 'The tables have'),
    ...Object.entries(tableShapes).flatMap(([name, shape]) => caseFaults(game, name, shape, tables[name])),
    ...tableGaps(game, tables),
    ...skipFaults(tables.skip, checks),
    ...numberFaults(tables),
  ];
}

/** What is wrong with `skip`, whose names are those of checks. */
export function skipFaults(skip: unknown, checks: readonly string[]): string[] {
  if (skip === undefined) return [];
  if (!isObject(skip)) return [`skip is no object: write skip: { '${checks[0]}': 'the reason in words' }.`];
  return Object.entries(skip).flatMap(([name, reason]) => {
    if (!checks.includes(name)) {
      const near = nearestName(name, checks);
      return [`skip names "${name}", which is no shared check${near === undefined ? '' : `: write "${near}"`}.`];
    }
    if (reason === undefined || (typeof reason === 'string' && /\p{L}.*\s.*\p{L}/su.test(reason))) return [];
    return [`skip leaves "${name}" out without a reason: say in words why the game cannot be held to it.`];
  });
}

function numberFaults({ seed, runs }: GameTables): string[] {
  return [
    ...(seed === undefined || Number.isSafeInteger(seed) ? [] : ['seed is a whole number.']),
    ...(runs === undefined || (Number.isSafeInteger(runs) && runs >= 1) ? [] : ['runs is a whole number, 1 or more.']),
  ];
}

/** What is wrong with the cases of one table, one sentence each. */
function caseFaults(game: GamePlugin, name: string, shape: TableShape, table: unknown): string[] {
  if (table === undefined) return [];
  if (!Array.isArray(table)) return [`${name} is no list: write ${name}: [{ ${shape.needs.join(', ')} }].`];
  if (table.length > 0 && game[shape.member] === undefined) {
    return [`${name} has cases, but the game has no ${shape.member}: add it, or take the cases out.`];
  }
  const first = new Map<string, number>();
  return table.flatMap((each: unknown, index) => {
    const place = `${name}[${index}]`;
    if (!isObject(each)) return [`${place} is no object: write { ${shape.needs.join(', ')} }.`];
    return [...memberFaults(place, shape, each), ...doubleFaults(place, name, shape, each, index, first)];
  });
}

function memberFaults(place: string, shape: TableShape, each: Readonly<Record<string, unknown>>): string[] {
  const { needs, takes, says, rules } = shape;
  const missing = needs.filter((name) => each[name] === undefined).map((name) => `${place} has no ${name}.`);
  const isSilent = says.length > 0 && says.every((name) => each[name] === undefined);
  return [
    ...unknownMembers(each, ['name', ...needs, ...takes], `${place} has`),
    ...missing,
    ...(isSilent ? [`${place} says nothing of what is to come out: add ${says.join(' or ')}.`] : []),
    ...rules.filter((name) => each[name] !== undefined && !namesRules(each[name])).map((name) => unnamed(place, name)),
    ...(Array.isArray(each.faults) ? each.faults : []).flatMap((fault: unknown, index) =>
      faultFaults(`${place}.faults[${index}]`, fault),
    ),
  ];
}

function unnamed(place: string, name: string): string {
  return `${place} has ${name} without a rule: name the rule that speaks, ${name}: 'answer_in_question', or leave ${name} out.`;
}

function namesRules(rules: unknown): boolean {
  const list: unknown[] = Array.isArray(rules) ? rules : [rules];
  return list.length > 0 && list.every((rule) => typeof rule === 'string' && rule.trim() !== '');
}

function faultFaults(place: string, fault: unknown): string[] {
  if (!isObject(fault)) return [`${place} is no object: write { line: 1, rule: 'missing_answer' }.`];
  const isPlaced = Number.isSafeInteger(fault.line) && (fault.line as number) >= 1;
  return [
    ...unknownMembers(fault, ['line', 'column', 'rule'], `${place} has`),
    ...(isPlaced ? [] : [`${place} names no line: the first line of a text is 1.`]),
  ];
}

function doubleFaults(
  place: string,
  name: string,
  { input }: TableShape,
  each: Readonly<Record<string, unknown>>,
  index: number,
  first: Map<string, number>,
): string[] {
  const key = canonicalJson(input.map((member) => each[member] ?? null));
  const before = first.get(key);
  if (before === undefined) first.set(key, index);
  return before === undefined ? [] : [`${place} is the same case as ${name}[${before}]: take one of the two out.`];
}

/** The missing cases that a game needs, one sentence each. */
function tableGaps(game: GamePlugin, tables: GameTables): string[] {
  const cases = (table: unknown): Record<string, unknown>[] => (Array.isArray(table) ? table.filter(isObject) : []);
  const submissions = cases(tables.submissions);
  const passing = cases(tables.items).filter(({ rejects }) => rejects === undefined);
  const owed: [boolean, string][] = [
    [cases(tables.direct).length > 0, 'direct is empty: add a text in the direct format, with its items.'],
    [passing.length > 0, 'items has none that passes: add a good item, { item } without rejects.'],
    [
      game.offline === undefined || cases(tables.texts).length > 0,
      'texts is empty: the game writes offline; add a text.',
    ],
    [
      game.grade === undefined || submissions.some(isRight),
      'submissions has no right one: add { item, submission, correct: true }.',
    ],
    [
      game.grade === undefined || submissions.some(isWrong),
      'submissions has no wrong one: add { item, submission, correct: false }.',
    ],
    [
      game.draftSchema === undefined || cases(tables.drafts).length > 0 || showsDrafts(game),
      'drafts is empty, and no example shows any: add a draft, with the item that finish makes of it.',
    ],
  ];
  return owed.flatMap(([there, message]) => (there ? [] : [message]));
}

function showsDrafts({ examples = [] }: GamePlugin): boolean {
  return examples.some(({ drafts = [] }) => drafts.length > 0);
}

function isRight({ correct, score, max }: Readonly<Record<string, unknown>>): boolean {
  return correct === undefined ? score !== undefined && score === max : correct === true;
}

function isWrong({ correct, score, max }: Readonly<Record<string, unknown>>): boolean {
  if (correct !== undefined) return correct === false;
  return score === 0 || (typeof score === 'number' && typeof max === 'number' && score < max);
}

/** What cases of one table must look like. */
interface TableShape {
  /** Members that every case needs. */
  readonly needs: readonly string[];
  /** Members a case may have besides those and its name. */
  readonly takes: readonly string[];
  /** The members that make two cases the same: the input, not the expected output. */
  readonly input: readonly string[];
  /** Members that name rules. */
  readonly rules: readonly string[];
  /** Members of which at least one must be present, because the case would otherwise check nothing. */
  readonly says: readonly string[];
  /** The member of the game that the cases test. */
  readonly member: keyof GamePlugin;
}

const tableShapes: { readonly [Name in keyof CaseTables]-?: TableShape } = {
  direct: {
    needs: ['text'],
    takes: ['items', 'faults'],
    input: ['text'],
    rules: [],
    says: ['items', 'faults'],
    member: 'parse',
  },
  drafts: {
    needs: ['draft', 'item'],
    takes: ['text', 'language'],
    input: ['draft', 'text', 'language'],
    rules: [],
    says: [],
    member: 'draftSchema',
  },
  items: {
    needs: ['item'],
    takes: ['rejects', 'warns', 'text', 'language', 'origin', 'kept'],
    input: ['item', 'text', 'language', 'origin', 'kept'],
    rules: ['rejects', 'warns'],
    says: [],
    member: 'validate',
  },
  texts: {
    needs: ['text'],
    takes: ['language', 'score', 'items'],
    input: ['text', 'language'],
    rules: [],
    says: [],
    member: 'offline',
  },
  submissions: {
    needs: ['item', 'submission'],
    takes: ['score', 'max', 'correct', 'refuses'],
    input: ['item', 'submission'],
    rules: ['refuses'],
    says: ['score', 'max', 'correct', 'refuses'],
    member: 'grade',
  },
  sets: {
    needs: ['items'],
    takes: ['warns', 'text', 'language'],
    input: ['items', 'text', 'language'],
    rules: ['warns'],
    says: [],
    member: 'validateSet',
  },
};

/** Unknown members, each with the known member it most likely means. */
export function unknownMembers(value: object, known: readonly string[], opening: string): string[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `${opening} the member ${name}, which the kit does not know: ${suggestion(name, known)}.`);
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined ? `known are ${known.join(', ')}` : `write ${near}`;
}
