/** What a character of a reply is to its structure. */
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

/** Marks that end a string, and with it the quote before them. */
const closers: ReadonlySet<Mark> = new Set(['comma', 'colon', 'close']);

/** Longest name that is remembered; longer ones are no name anyone asks for. */
const maxName = 64;

/**
 * Reads JSON as models write it, character by character, and tells its brackets, commas and colons from those in strings
 * and comments.
 *
 * Quotes inside a string are often not escaped. Therefore a quote opens a string only where a value or a name may begin,
 * and closes it only when a comma, colon or closing bracket follows; in valid JSON both always hold.
 */
export class JsonLexer {
  /** The last name or other scalar that was read, cut at 64 characters; kept up only while `remembers`. */
  word = '';
  remembers = true;
  /** How many strings were opened. */
  strings = 0;
  #state: State = 'plain';
  /** The last character outside of strings and comments that is no white space; `"` for any string. */
  #last = '';
  #ends = '';
  #spaced = false;

  /** Whether the character read last belongs to a string, its closing quote and the space behind it included. */
  get inString(): boolean {
    return stringStates.has(this.#state);
  }

  /** Whether the character read last is a quote, or white space behind one, that may have closed its string. */
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
        // A comment behind a string; a slash alone belongs to it.
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
      // An address without quotes holds two slashes too.
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
    // Two quotes with space between them: the comma between two strings is missing.
    const ends = quotes.get(character);
    return ends !== undefined && this.#spaced ? this.#open(ends) : this.#inside(character);
  }

  #remember(character: string): void {
    if (this.remembers && this.word.length < maxName) this.word += character;
  }
}

const stringStates: ReadonlySet<State> = new Set(['string', 'escape', 'quote', 'quote-slash']);

/** Characters behind which a string may begin. */
const mayBegin: ReadonlySet<string> = new Set(['', '{', '[', ',', ':']);

/** Each quote that opens a string, with those that close it. */
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

/** White space in the sense of JSON and what word processors put in its place. */
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
