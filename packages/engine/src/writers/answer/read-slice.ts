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
  const value = parse(text);
  if (value !== undefined) return value;
  if (text.length > maxRepair || strayQuotes > maxStrayQuotes) return undefined;
  try {
    return parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
