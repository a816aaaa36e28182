import { jsonrepair } from 'jsonrepair';
import { type MendedSlice, mendStrings } from './mend-strings.js';
import { sanitise } from './sanitise.js';

/** Longest slice that is read, in characters. */
const maxSlice = 200_000;

/**
 * Longest slice that is repaired, in characters, and how many quotes outside of its strings it may have: repairing takes
 * time quadratic in the one and cubic in the other.
 */
const maxRepair = 16_000;
const maxStrayQuotes = 16;

/** Most brackets a slice may have to be repaired, which recurses: V8 cannot always go on once a stack is full. */
const maxBrackets = 1_000;

/** The value in a slice of an answer, sanitised; undefined when it cannot be read. */
export function readSlice(slice: string): unknown {
  if (slice.length > maxSlice) return undefined;
  const value = parse(slice);
  return value === undefined ? mended(mendStrings(slice)) : sanitise(value.json);
}

function mended({ text, strayQuotes }: MendedSlice): unknown {
  const value = parse(text) ?? (isRepairable(text, strayQuotes) ? repair(text) : undefined);
  if (value === undefined) return undefined;
  const plain = sanitise(value.json);
  return hasPlainNames(plain) ? plain : undefined;
}

function isRepairable(text: string, strayQuotes: number): boolean {
  const brackets = text.match(/[[{(]/g)?.length ?? 0;
  return text.length <= maxRepair && strayQuotes <= maxStrayQuotes && brackets <= maxBrackets;
}

function repair(text: string): { json: unknown } | undefined {
  try {
    return parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/** A name with a quote, a comma or a bracket in it is a piece of some text: the repair took a quotation for members. */
function hasPlainNames(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value) && Object.keys(value).some((name) => notInNames.test(name))) return false;
  return Object.values(value).every(hasPlainNames);
}

const notInNames = /["'“”,{}[\]]/;

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
