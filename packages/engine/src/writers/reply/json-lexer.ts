/** What a character means for the structure of a reply. */
export type Mark = 'none' | 'open' | 'close' | 'comma' | 'colon';

type State = 'plain' | 'string' | 'escape' | 'quote' | 'quote-slash' | 'slash' | 'line-comment' | 'comment' | 'star';

const marks: ReadonlyMap<string, Mark> = new Map([
  ['{', 'open'],
  ['[', 'open'],
  ['}', 'close'],
  [']', 'close'],
  [',', 'comma'],
  [':', 'colon'],
]);

/** Marks after which a quote before them closes its string. */
const closers: ReadonlySet<Mark> = new Set(['comma', 'colon', 'close']);

/** Longest name that is kept; nobody asks for a longer one. */
const maxName = 64;

/**
 * Reads JSON as models write it, one character at a time, and tells structural brackets, commas and colons from those
 * in strings and comments.
 *
 * Models often leave quotes inside a string unescaped. Therefore a quote opens a string only where a value or a name
 * may begin, and closes it only before a comma, colon or closing bracket; both always hold in valid JSON.
 */
export class JsonLexer {
  /** The last name or other scalar read, cut at 64 characters; updated only while `remembers`. */
  word = '';
  remembers = true;
  /** Number of strings opened so far. */
  strings = 0;
  #state: State = 'plain';
  /** The last character outside strings and comments that is not white space; `"` for any string. */
  #last = '';
  #ends = '';
  #spaced = false;

  /** Whether the last character belongs to a string, including its closing quote and the white space after it. */
  get inString(): boolean {
    return stringStates.has(this.#state);
  }

  /** Whether the last character is a quote, or white space after one, that may have closed its string. */
  get atQuote(): boolean {
    return this.#state === 'quote' || this.#state === 'quote-slash';
  }

  step(character: string): Mark {
    switch (this.#state) {
      case 'plain':
        return this.#plain(character);
      case 'string':
        return this.#inside(character);
      case 'escape':
        this.#state = 'string';
        this.#remember(character);
        return 'none';
      case 'quote':
        return this.#behindQuote(character);
      case 'quote-slash':
        // A comment after a string; a single slash is part of the string.
        if (character !== '/' && character !== '*') return this.#inside(character);
        this.#last = '"';
        this.#state = character === '/' ? 'line-comment' : 'comment';
        return 'none';
      case 'slash':
        if (character !== '/' && character !== '*') {
          this.#state = 'plain';
          return this.#plain(character);
        }
        this.#state = character === '/' ? 'line-comment' : 'comment';
        return 'none';
      case 'line-comment':
        if (character === '\n') this.#state = 'plain';
        return 'none';
      case 'comment':
        if (character === '*') this.#state = 'star';
        return 'none';
      case 'star':
        if (character !== '*') this.#state = character === '/' ? 'plain' : 'comment';
        return 'none';
    }
  }

  #plain(character: string): Mark {
    if (isSpace(character)) {
      this.#spaced = true;
      return 'none';
    }
    const spaced = this.#spaced;
    this.#spaced = false;
    const mark = marks.get(character) ?? 'none';
    if (mark === 'none') {
      const ends = quotes.get(character);
      if (ends !== undefined && mayBegin.has(this.#last)) return this.#open(ends);
      // An unquoted URL also contains two slashes.
      if (character === '/' && (spaced || this.#last !== ':')) {
        this.#state = 'slash';
        return 'none';
      }
      if (spaced || marks.has(this.#last)) this.word = '';
      if (ends === undefined) this.#remember(character);
    } else if (mark === 'comma' || mark === 'open') this.word = '';
    this.#last = character;
    return mark;
  }

  #open(ends: string): Mark {
    this.#ends = ends;
    this.#state = 'string';
    this.#spaced = false;
    this.strings += 1;
    this.word = '';
    return 'none';
  }

  #inside(character: string): Mark {
    this.#state = character === '\\' ? 'escape' : this.#ends.includes(character) ? 'quote' : 'string';
    if (this.#state === 'string') this.#remember(character);
    if (this.#state === 'quote') this.#spaced = false;
    return 'none';
  }

  #behindQuote(character: string): Mark {
    if (isSpace(character)) {
      this.#spaced = true;
      return 'none';
    }
    if (closers.has(marks.get(character) ?? 'none')) {
      this.#last = '"';
      this.#state = 'plain';
      return this.#plain(character);
    }
    if (character === '/') {
      this.#state = 'quote-slash';
      return 'none';
    }
    // Two quotes with white space between them: the comma between two strings is missing.
    const ends = quotes.get(character);
    return ends !== undefined && this.#spaced ? this.#open(ends) : this.#inside(character);
  }

  #remember(character: string): void {
    if (this.remembers && this.word.length < maxName) this.word += character;
  }
}

const stringStates: ReadonlySet<State> = new Set(['string', 'escape', 'quote', 'quote-slash']);

/** Characters after which a string may begin. */
const mayBegin: ReadonlySet<string> = new Set(['', '{', '[', ',', ':']);

/** Each quote that opens a string, with the quotes that close it. */
const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”“'],
  ['”', '”“'],
  ['„', '“”'],
  ['‘', '’‘'],
  ['’', '’‘'],
]);

/** White space as JSON defines it, and its substitutes from word processors. */
export function isSpace(character: string): boolean {
  return (
    character === ' ' ||
    character === '\n' ||
    character === '\r' ||
    character === '\t' ||
    character === '\u00a0' ||
    character === '\u202f' ||
    character === '\ufeff'
  );
}
