import { jsonrepair } from 'jsonrepair';
import { ruleLines } from '../prompt.js';
import { isSpace, JsonLexer } from './json-lexer.js';

/** Longest slice that is read, in characters. */
const maxSlice = 200_000;

/**
 * Longest slice that is repaired, in characters, and most quotes outside its strings: repair takes time quadratic in
 * the length and cubic in the quotes.
 */
const maxRepair = 16_000;
const maxStrayQuotes = 16;

/** Most brackets of a slice that is repaired: repair recurses, and V8 cannot always recover from a full stack. */
const maxBrackets = 1_000;

/** The value of a slice of a reply, sanitised; undefined when it cannot be read. */
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

/** A name with a quote, comma or bracket in it is a piece of text: the repair took a quotation for members. */
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

interface MendedSlice {
  readonly text: string;
  /** Number of quotes that neither open nor close a string; infinite when a string is open. */
  readonly strayQuotes: number;
}

/**
 * Rewrites the strings of a slice as JSON requires: straight double quotes, inner quotes and line breaks escaped, the
 * backslash of an unknown escape doubled. Leaves everything outside strings unchanged.
 */
export function mendStrings(slice: string): MendedSlice {
  const lexer = new JsonLexer();
  const parts: string[] = [];
  let done = 0;
  let start = -1;
  let end = -1;
  let strings = 0;
  let strayQuotes = 0;
  const close = () => {
    parts.push(slice.slice(done, start), '"', escaped(slice.slice(start + 1, end)), '"');
    done = end + 1;
    start = -1;
  };
  for (let at = 0; at < slice.length; at++) {
    const character = slice[at]!;
    lexer.step(character);
    if (start !== -1 && (!lexer.inString || lexer.strings > strings)) close();
    if (lexer.strings > strings) start = at;
    else if (start === -1 && strayQuote.test(character)) strayQuotes += 1;
    strings = lexer.strings;
    // The quote itself, not the white space or comment after it.
    if (lexer.atQuote && !isSpace(character) && character !== '/') end = at;
  }
  if (start !== -1 && lexer.atQuote) close();
  if (start !== -1) strayQuotes = Number.POSITIVE_INFINITY;
  return { text: parts.join('') + slice.slice(done), strayQuotes };
}

/** What a repair may take for a quote, including the start of an HTML entity. */
const strayQuote = /["'`´‘’“”„&]/;

const shortEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  "\\'": "'",
};

/** The content of a string; valid escapes stay unchanged. */
function escaped(content: string): string {
  return content.replace(/\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})|\\'|[\\"\0-\x1f]/g, (found) => {
    if (found.length > 1 && found !== "\\'") return found;
    return found === '\\' ? '\\\\' : (shortEscapes[found] ?? '');
  });
}

/** Deepest nesting of a value; deeper values become null. */
const maxDepth = 32;

/** Members that could reach a prototype. */
const unsafeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A value of a reply as plain data: well-formed text without the prompt's rules, no member that could reach a
 * prototype, limited nesting.
 */
function sanitise(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return null;
  if (Array.isArray(value)) return value.map((entry) => sanitise(entry, depth + 1));
  const safe: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const plain = plainText(name);
    if (!unsafeNames.has(plain)) safe[plain] = sanitise(member, depth + 1);
  }
  return safe;
}

/** Removes rules of the prompt, control characters except line breaks and tabs, and lone surrogates. */
function plainText(text: string): string {
  const own = text.length < shortestRule ? text : ruleLines.reduce((rest, rule) => rest.replaceAll(rule, ''), text);
  const wellFormed = own.toWellFormed();
  if (!controls.test(wellFormed)) return wellFormed;
  return (
    wellFormed
      // `\frac` and `\beta` with a single backslash are valid JSON for a form feed and a backspace.
      .replace(/\f(?=[A-Za-z])/g, '\\f')
      .replace(/[\b](?=[A-Za-z])/g, '\\b')
      .replace(/[\0-\x08\x0b-\x1f]/g, '')
  );
}

const shortestRule = Math.min(...ruleLines.map(({ length }) => length));
const controls = /[\0-\x08\x0b-\x1f]/;
