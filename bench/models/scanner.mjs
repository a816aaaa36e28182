// CPU of cutting items out of a stream in deltas of four characters, as it grows, and beside reparsing at every delta.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parsePartialJson } from 'ai';
import { build } from 'esbuild';
import { z } from 'zod';
import { itemSchema } from '../support/plain-game/item-schema.mjs';
import { cpuOf, interleaved } from '../support/rounds.mjs';
import { sampleJson } from '../support/sample.mjs';
import { figure, report } from '../support/table.mjs';

const rounds = 7;
const schema = z.toJSONSchema(z.strictObject({ items: z.array(itemSchema(z)) }));

/** The scanner is no part of the engine's interface, so it is taken from the source. */
async function loadScanner() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ludotext-bench-'));
  const outfile = path.join(folder, 'item-scanner.mjs');
  const source = new URL('../../packages/engine/src/writers/reply/item-scanner.ts', import.meta.url);
  await build({ entryPoints: [fileURLToPath(source)], bundle: true, platform: 'node', format: 'esm', outfile });
  const { ItemScanner } = await import(pathToFileURL(outfile).href);
  await rm(folder, { recursive: true });
  return ItemScanner;
}

function deltasOf(items) {
  return sampleJson(schema, items).match(/[\s\S]{1,4}/g);
}

const ItemScanner = await loadScanner();
function scan(deltas, items) {
  const scanner = new ItemScanner();
  let found = 0;
  for (const delta of deltas) found += scanner.push(delta).length;
  found += scanner.end().items.length;
  if (found !== items) throw new Error(`${found} items instead of ${items}`);
}

/** What the AI SDK does at each delta: the text so far is closed and parsed anew. */
async function reparse(deltas) {
  let text = '';
  for (const delta of deltas) {
    text += delta;
    await parsePartialJson(text);
  }
}

const [quarter, usual, long] = [50, 200, 2000].map((items) => ({ items, deltas: deltasOf(items) }));
const sizeOf = ({ deltas }) => deltas.join('').length;
const kilobytes = (text) => `${Math.round(sizeOf(text) / 1000)} KB`;
const scanning = (text) => () => cpuOf(async () => scan(text.deltas, text.items));

for (let turn = 0; turn < 3; turn++) scan(usual.deltas, usual.items);
const cpu = await interleaved(rounds, { quarter: scanning(quarter), usual: scanning(usual), long: scanning(long) });
const reparsed = await cpuOf(() => reparse(quarter.deltas));

report([
  figure({
    what: `scan ${kilobytes(usual)}, ${usual.items} items, in 4-character deltas, beside 60 ms`,
    ours: cpu.usual,
    beside: 60,
    unit: 'ms CPU',
    target: 1,
  }),
  figure({
    what: `scan ${kilobytes(long)} beside ${kilobytes(usual)}, per character`,
    ours: (1e6 * cpu.long) / sizeOf(long),
    beside: (1e6 * cpu.usual) / sizeOf(usual),
    unit: 'ns CPU',
    target: 1.5,
  }),
  figure({
    what: `scan ${kilobytes(quarter)}, beside the AI SDK's parsePartialJson at every delta (quadratic)`,
    ours: cpu.quarter,
    beside: reparsed,
    unit: 'ms CPU',
  }),
]);
