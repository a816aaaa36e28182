/** The weight of a finding: `reject` means the item must not be shown, `warn` means a person should look. */
export type Severity = 'reject' | 'warn';

/**
 * One statement about an item or a text. The parser of a direct format, an item's schema and a game's validator all use
 * this shape.
 */
export interface Finding {
  /** Stable id of the rule, `[a-z][a-z0-9_]*`, for example `answer_in_stem`. */
  readonly rule: string;
  readonly severity: Severity;
  /** One sentence: what is wrong and what to do. Repeats at most a few words of the caller's text. */
  readonly message: string;
  /** Place in the item, as object keys and array indices. */
  readonly path?: readonly (string | number)[];
  /** Line in the text, from 1. */
  readonly line?: number;
  /** Column in the text, from 1, in UTF-16 units. */
  readonly column?: number;
}

/** A finding that rejects the item. */
export function reject(rule: string, message: string, path?: readonly (string | number)[]): Finding {
  return path === undefined ? { rule, severity: 'reject', message } : { rule, severity: 'reject', message, path };
}

/** A finding that a person should check. */
export function warn(rule: string, message: string, path?: readonly (string | number)[]): Finding {
  return path === undefined ? { rule, severity: 'warn', message } : { rule, severity: 'warn', message, path };
}

/** A fault at a place in the text, for parsers of direct formats. `line` and `column` count from 1. */
export function faultAt(line: number, column: number, rule: string, message: string): Finding {
  return { rule, severity: 'reject', message, line, column };
}

/** True for a value with the shape of a {@link Finding}. The engine checks with it what a plugin returns. */
export function isFinding(value: unknown): value is Finding {
  if (typeof value !== 'object' || value === null) return false;
  const { rule, severity, message } = value as Record<string, unknown>;
  return typeof rule === 'string' && (severity === 'reject' || severity === 'warn') && typeof message === 'string';
}

/** True if a finding has the severity `reject`. */
export function isRejected(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'reject');
}
