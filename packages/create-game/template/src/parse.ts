import { type Finding, faultAt } from '@ludotext/engine/game';
//#if draft
import { draftSchema, finish, type Item } from './item.js';
//#else
import { type Item, itemSchema } from './item.js';
//#end

/** The labels of the direct format, in lower case. The first begins an item; that of a list may stand there again. */
const labels: ReadonlyMap<string, 'text' | 'list'> = new Map<string, 'text' | 'list'>([
  ['riddle', 'text'],
  ['solution', 'text'],
  ['note', 'text'],
  ['hint', 'text'],
  ['decoys', 'list'],
]);
const names = [...labels.keys()];

/** Lines such as "Riddle: ..." to items. Each line is looked at once, so that the time grows with the text's length. */
export function parse(text: string): { items: Item[]; faults: Finding[] } {
  const faults: Finding[] = [];
  const entries: { line: number; texts: Map<string, string[]> }[] = [];
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const fault = (rule: string, message: string) =>
      faults.push(faultAt(index + 1, line.search(/\S/) + 1, rule, message));
    const colon = Math.max(0, line.indexOf(':'));
    const label = line.slice(0, colon).trim().toLowerCase();
    const values = [line.slice(colon + 1).trim()].filter((value) => value !== '');
    if (!labels.has(label)) {
      fault('unknown_label', `Begin the line with one of ${names.join(', ')}, and a colon.`);
      continue;
    }
    if (label === names[0] || entries.length === 0) entries.push({ line: index + 1, texts: new Map() });
    const { texts } = entries.at(-1)!;
    const before = texts.get(label);
    if (before === undefined) texts.set(label, values);
    else if (labels.get(label) === 'list') before.push(...values);
    else fault('repeated_label', `This item has a line "${label}:" already; leave one out.`);
  }
  return { items: entries.flatMap(({ line, texts }) => itemOf(texts, line, faults)), faults };
}

/** The item of a few lines, or a fault for each label that it lacks. */
function itemOf(texts: ReadonlyMap<string, string[]>, line: number, faults: Finding[]): Item[] {
  const members = [...texts].map(([label, values]) => [label, labels.get(label) === 'list' ? values : values[0]]);
//#if draft
  const { data, error } = draftSchema.safeParse(Object.fromEntries(members));
//#else
  const { data, error } = itemSchema.safeParse(Object.fromEntries(members));
//#end
  for (const { path } of error?.issues ?? []) {
    const label = String(path[0]);
    faults.push(faultAt(line, 1, `missing_${label}`, `Add a line "${label}: ..." to this item.`));
  }
//#if draft
  return data === undefined ? [] : [finish(data)];
//#else
  return data === undefined ? [] : [data];
//#end
}
