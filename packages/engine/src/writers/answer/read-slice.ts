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

/** The value in a slice of an answer, sanitised; undefined when it cannot be read. */
export function readSlice(slice: string): unknown {
  if (slice.length > maxSlice) return undefined;
  const value = parse(slice) ?? repaired(mendStrings(slice));
  return value === undefined ? undefined : sanitise(value.json);
}

function repaired({ text, strayQuotes }: MendedSlice): { json: unknown } | undefined {
  const value = parse(text) ?? (text.length > maxRepair || strayQuotes > maxStrayQuotes ? undefined : repair(text));
  return value !== undefined && hasPlainNames(value.json) ? value : undefined;
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
