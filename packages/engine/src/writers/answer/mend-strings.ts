import { isSpace, JsonLexer } from './json-lexer.js';

export interface MendedSlice {
  readonly text: string;
  /** How many quotes are left that neither open nor close a string; without end when a string is open. */
  readonly strayQuotes: number;
}

/**
 * Writes the strings of a slice as JSON wants them: in straight double quotes, with inner quotes and line breaks escaped
 * and the backslash of an unknown escape doubled. What is outside of strings stays.
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
    // The quote itself, and not what may stand behind it.
    if (lexer.atQuote && !isSpace(character) && character !== '/') end = at;
  }
  if (start !== -1 && lexer.atQuote) close();
  if (start !== -1) strayQuotes = Number.POSITIVE_INFINITY;
  return { text: parts.join('') + slice.slice(done), strayQuotes };
}

/** What a repair may take for a quote, the beginning of an HTML entity included. */
const strayQuote = /["'`´‘’“”„&]/;

const shortEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  "\\'": "'",
};

/** The content of a string, valid escapes as they are. */
function escaped(content: string): string {
  return content.replace(/\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})|\\'|[\\"\0-\x1f]/g, (found) => {
    if (found.length > 1 && found !== "\\'") return found;
    return found === '\\' ? '\\\\' : (shortEscapes[found] ?? '');
  });
}
