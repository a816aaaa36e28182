import { ruleLines } from '../prompt.js';

/** Deepest nesting of a value; what is deeper becomes null. */
const maxDepth = 32;

/** Members that could reach a prototype. */
const unsafeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A value out of an answer as plain data: well-formed text that repeats none of the prompt's rules, no member that could reach
 * a prototype, no endless nesting.
 */
export function sanitise(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return null;
  if (Array.isArray(value)) return value.map((entry) => sanitise(entry, depth + 1));
  const members = Object.entries(value).map(([name, member]) => [plainText(name), member] as const);
  const safe = members.filter(([name]) => !unsafeNames.has(name));
  return Object.fromEntries(safe.map(([name, member]) => [name, sanitise(member, depth + 1)]));
}

/** Text without rules of the prompt, control characters but line breaks and tabs, and lone surrogates. */
function plainText(text: string): string {
  const own = ruleLines.reduce((rest, rule) => rest.replaceAll(rule, ''), text);
  return (
    own
      .toWellFormed()
      // `\frac` and `\beta` with a single backslash are valid JSON for a form feed and a backspace.
      .replace(/\f(?=[A-Za-z])/g, '\\f')
      .replace(/[\b](?=[A-Za-z])/g, '\\b')
      .replace(/[\0-\x08\x0b-\x1f]/g, '')
  );
}
