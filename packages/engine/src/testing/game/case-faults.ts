import type { GamePlugin } from '../../contract/game-plugin.js';
import { canonicalJson } from '../../contract/item-id.js';
import { isObject } from '../../lib/data.js';
import type { TableShape } from './table-shapes.js';
import { unknownMembers } from './unknown-members.js';

/** What is wrong with the cases of one table, a sentence each. */
export function caseFaults(game: GamePlugin, name: string, shape: TableShape, table: unknown): string[] {
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
