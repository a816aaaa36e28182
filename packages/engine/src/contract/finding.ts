/** How much a finding weighs: `reject` means the item must not be shown, `warn` means a person should look. */
export type Severity = 'reject' | 'warn';

/**
 * One thing said about an item or a text. The parser of a direct format, an item's schema and a game's validator
 * all speak in this one shape, so callers need one table.
 */
export interface Finding {
  /** Stable id of the rule that speaks, `[a-z][a-z0-9_]*`, for example `answer_in_stem`. */
  readonly rule: string;
  readonly severity: Severity;
  /** One sentence that says what is wrong and what to do. Never repeats more than a few words of the caller's text. */
  readonly message: string;
  /** Where in the item, as object keys and array indices. */
  readonly path?: readonly (string | number)[];
  /** Where in the text: 1-based line. */
  readonly line?: number;
  /** Where in the text: 1-based column, in UTF-16 units. */
  readonly column?: number;
}

/** A finding that forbids the item. */
export function reject(rule: string, message: string, path?: readonly (string | number)[]): Finding {
  return path === undefined ? { rule, severity: 'reject', message } : { rule, severity: 'reject', message, path };
}

/** A finding that a person should look at. */
export function warn(rule: string, message: string, path?: readonly (string | number)[]): Finding {
  return path === undefined ? { rule, severity: 'warn', message } : { rule, severity: 'warn', message, path };
}

/** A fault at a place of the text, as a direct-format parser reports it. `line` and `column` count from 1. */
export function faultAt(line: number, column: number, rule: string, message: string): Finding {
  return { rule, severity: 'reject', message, line, column };
}

/** True for a value of the shape of a {@link Finding}; what a plugin returns is checked with it. */
export function isFinding(value: unknown): value is Finding {
  if (typeof value !== 'object' || value === null) return false;
  const { rule, severity, message } = value as Record<string, unknown>;
  return typeof rule === 'string' && (severity === 'reject' || severity === 'warn') && typeof message === 'string';
}

/** True when a finding has the severity `reject`. */
export function isRejected(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'reject');
}
