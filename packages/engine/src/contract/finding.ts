import type { MessageParams } from './message.js';

/** The weight of a finding: `reject` means the item must not be shown, `warn` means a person should look. */
export type Severity = 'reject' | 'warn';

/**
 * One statement about an item or a text, as a game returns it. The sentence is the game's own in English (`message`), or
 * it is made of `params` by the game's `messages`.
 */
export interface GameFinding {
  /** Stable id of the rule, `[a-z][a-z0-9_]*`, for example `answer_in_stem`. */
  readonly rule: string;
  readonly severity: Severity;
  /** What the sentence is made of. */
  readonly params?: MessageParams | undefined;
  /** One sentence: what is wrong and what to do. Repeats at most a few words of the caller's text. */
  readonly message?: string | undefined;
  /** Place in the item, as object keys and array indices. */
  readonly path?: readonly (string | number)[];
  /** Line in the text, from 1. */
  readonly line?: number;
  /** Column in the text, from 1, in UTF-16 units. */
  readonly column?: number;
}

/**
 * One statement about an item or a text. The parser of a direct format, an item's schema and a game's validator all use
 * this shape.
 */
export interface Finding extends GameFinding {
  readonly params: MessageParams;
  readonly message: string;
}

type Path = GameFinding['path'];

// What a finding says: its sentence, or the params of a sentence in the game's `messages`.

/** A finding that rejects the item. */
export function reject(rule: string, message: string, path?: Path): Finding;
export function reject(rule: string, says: string | MessageParams, path?: Path): GameFinding;
export function reject(rule: string, says: string | MessageParams, path?: Path): GameFinding {
  return { rule, severity: 'reject', ...saying(says), ...(path === undefined ? {} : { path }) };
}

/** A finding that a person should check. */
export function warn(rule: string, message: string, path?: Path): Finding;
export function warn(rule: string, says: string | MessageParams, path?: Path): GameFinding;
export function warn(rule: string, says: string | MessageParams, path?: Path): GameFinding {
  return { rule, severity: 'warn', ...saying(says), ...(path === undefined ? {} : { path }) };
}

/** A fault at a place in the text, for parsers of direct formats. `line` and `column` count from 1. */
export function faultAt(line: number, column: number, rule: string, message: string): Finding;
export function faultAt(line: number, column: number, rule: string, says: string | MessageParams): GameFinding;
export function faultAt(line: number, column: number, rule: string, says: string | MessageParams): GameFinding {
  return { rule, severity: 'reject', ...saying(says), line, column };
}

function saying(says: string | MessageParams): Pick<GameFinding, 'params' | 'message'> {
  return typeof says === 'string' ? { params: {}, message: says } : { params: says };
}

/** True for a value with the shape of a {@link GameFinding}. The engine checks with it what a plugin returns. */
export function isFinding(value: unknown): value is GameFinding {
  if (typeof value !== 'object' || value === null) return false;
  const { rule, severity, message } = value as Record<string, unknown>;
  const isSaid = message === undefined || typeof message === 'string';
  return typeof rule === 'string' && (severity === 'reject' || severity === 'warn') && isSaid;
}

/** True if a finding has the severity `reject`. */
export function isRejected(findings: readonly GameFinding[]): boolean {
  return findings.some((finding) => finding.severity === 'reject');
}
