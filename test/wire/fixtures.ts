import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Difference, differences, type Json } from './compare.js';

const folder = path.resolve(import.meta.dirname, 'fixtures');

/**
 * `1` records again what differs by additions and wording alone; `all` records whatever is seen, for a change of the interface
 * that is meant. Both want their diff read.
 */
const update = process.env.UPDATE_WIRE ?? '';

/** Recordings by name, as a file keeps them. */
export type Recordings = { readonly [name: string]: Json };

/**
 * Compares what was seen with the file of this name, or records it.
 * @throws Error that lists what differs
 */
export async function expectAsRecorded(name: string, seen: Recordings): Promise<void> {
  const file = path.join(folder, `${name}.json`);
  const recorded = await readFile(file, 'utf8').then(
    (text): Recordings => JSON.parse(text),
    (): Recordings => ({}),
  );
  const found = differences(recorded, seen);
  const breaking = found.filter(({ kind }) => kind === 'breaking');
  if (update === 'all' || (update === '1' && breaking.length === 0)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(seen, undefined, 2)}\n`);
    return;
  }
  const missing = Object.keys(seen).filter((entry) => !Object.hasOwn(recorded, entry));
  const complaints = [
    ...missing.map((entry) => `${entry}: is not recorded yet`),
    ...found.map((difference) => complaint(difference)),
  ];
  if (complaints.length === 0) return;
  const advice =
    breaking.length === 0
      ? 'Only wording differs. If that is meant, run UPDATE_WIRE=1 npx vitest run test/wire and read the diff.'
      : 'This breaks callers. Undo it; if the interface is meant to change, run UPDATE_WIRE=all npx vitest run test/wire.';
  throw new Error(
    `${path.relative(process.cwd(), file)} differs.\n${advice}\n${complaints.slice(0, 40).join('\n')}${more(complaints.length)}`,
  );
}

function complaint({ kind, path: at, recorded, seen }: Difference): string {
  return `${kind} ${at}\n  - ${short(recorded)}\n  + ${short(seen)}`;
}

function short(value: Json | undefined): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 400);
}

function more(count: number): string {
  return count > 40 ? `\nand ${count - 40} more` : '';
}
