import { EngineError } from '../errors.js';

/** Deepest nesting that is read; what is deeper becomes null. */
const maxDepth = 32;

/**
 * The JSON in a model's answer. What servers and models put around it (a byte-order mark, a think block, a fence, prose)
 * is skipped; the JSON itself must be whole.
 * @param complete false when the output limit cut the answer
 * @throws EngineError `model_output_invalid`
 */
export function readModelJson(answer: string, complete = true): unknown {
  // As it is first: a clean answer may quote a fence or the end of a think block.
  const value = parse(answer) ?? parseAmidProse(withoutThinking(answer));
  if (value !== undefined) return sanitise(value.json, 0);
  const message = complete
    ? 'The answer of the model holds no whole JSON value.'
    : 'The model reached its output limit before its answer was whole; ask for fewer items.';
  throw new EngineError('model_output_invalid', message);
}

/**
 * The list of objects in an answer that should be `{ items: [...] }`; a bare list, one object alone or a list under
 * another name is taken as well.
 */
export function listIn(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Record<string, unknown>;
  if (Array.isArray(members[name])) return members[name];
  const lists = Object.values(members).filter((member) => Array.isArray(member) && member.every(isObject));
  return lists.length === 1 && Object.keys(members).length === 1 ? (lists[0] as unknown[]) : [value];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function parseAmidProse(answer: string): { json: unknown } | undefined {
  return parse(answer.trim()) ?? parse(longestValue(answer) ?? '');
}

/** Reasoning comes before the answer, and may hold drafts of it; only what follows its end counts. */
function withoutThinking(answer: string): string {
  const end = answer.lastIndexOf('</think>');
  return (end === -1 ? answer : answer.slice(end + '</think>'.length)).replace(/^\uFEFF/, '');
}

/** The longest balanced object or list, found in one walk; text in quotes does not count as brackets. */
function longestValue(text: string): string | undefined {
  let best: string | undefined;
  for (let at = nextOpening(text, 0); at !== -1; ) {
    const end = closingOf(text, at);
    // An opening that is never closed is closed nowhere further on either.
    if (end === -1) break;
    const slice = text.slice(at, end);
    if (slice.length > (best?.length ?? 0) && parse(slice) !== undefined) best = slice;
    at = nextOpening(text, end);
  }
  return best;
}

function nextOpening(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (text[at] === '{' || text[at] === '[') return at;
  return -1;
}

/** Offset behind the bracket that closes the one at `start`, or -1. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** Well-formed text without control characters, no member that could reach a prototype, no endless nesting. */
function sanitise(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(/[\0-\x08\x0b-\x1f]/g, '');
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return null;
  if (Array.isArray(value)) return value.map((entry) => sanitise(entry, depth + 1));
  const members = Object.entries(value).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(members.map(([name, member]) => [name, sanitise(member, depth + 1)]));
}
