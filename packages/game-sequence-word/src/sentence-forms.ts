import { languageOf } from './languages/index.js';
import type { Grammar, SentenceForm } from './languages/language.js';
import type { Phrasing } from './phrases.js';
import type { Span } from './tokens.js';

/** Maximum words of a sentence that is read; longer ones are no items. */
const maxWords = 26;
/** The same in UTF-16 units. */
const maxLength = 200;
const fewest = 4;
/** Maximum words of one piece. */
const maxPieceWords = 8;
/** Maximum part of the sentence in one piece. */
const maxShare = 0.6;

/**
 * A sentence cut by a form of its language that fits all of it, with the other orders that the form allows; `undefined`
 * if there is none. What no form describes is not used.
 */
export function formOf(tokens: readonly Span[], core: string, language: string): Phrasing | undefined {
  const { grammar } = languageOf(language);
  if (grammar === undefined || core.length > maxLength) return undefined;
  if (grammar.classes !== undefined && tokens.length > maxWords) return undefined;
  if (/[!?！？]/.test(core) || grammar.refused?.test(core) === true) return undefined;
  const written = grammar.classes === undefined ? undefined : lettersOf(tokens, core, grammar.classes, grammar);
  for (const form of grammar.forms) {
    const spans = written === undefined ? groupsOf(form.pattern, core) : letterGroups(form, written, tokens);
    const phrasing = spans && phrasingOf(spans, form, core);
    if (phrasing !== undefined) return phrasing;
  }
  return undefined;
}

/** A sentence as one letter for each word and comma, and the token of each letter. */
interface Letters {
  readonly letters: string;
  readonly tokens: readonly number[];
}

function lettersOf(
  tokens: readonly Span[],
  core: string,
  classes: NonNullable<Grammar['classes']>,
  { elides }: Grammar,
): Letters {
  let letters = '';
  const owners: number[] = [];
  const add = (letter: string, token: number): void => {
    letters += letter;
    owners.push(token);
  };
  const entries = Object.entries(classes);
  // A sentence may open with a name that ends like a verb.
  const openings = entries.filter(([letter]) => !/[VPI]/.test(letter));
  const capitals = entries.filter(([, each]) => each instanceof RegExp && each.source.startsWith('^\\p{Lu}'));
  for (const [index, { start, end }] of tokens.entries()) {
    const token = core.slice(start, end).replaceAll('’', "'");
    const word = token.replace(/^\p{P}+|[\p{P}]+$/gu, (marks) => (marks.startsWith("'") ? "'" : ''));
    for (const part of elides === true ? word.split(/(?<=')/) : [word]) {
      const lower = part.toLowerCase();
      const isCapital = lower !== part;
      const known = !isCapital ? entries : index > 0 ? capitals : openings;
      const found = known.find(([, each]) => (each instanceof RegExp ? each.test(part) : each.has(lower)));
      add(found?.[0] ?? (/^\d/.test(part) ? '0' : lower === part ? 'w' : 'N'), index);
    }
    if (/[,،，]$/.test(token)) add(',', index);
    else if (token.endsWith('、')) add('、', index);
  }
  return { letters, tokens: owners };
}

/** Where each group of the form stands; `undefined` if the form does not fit. */
function letterGroups(
  { pattern }: SentenceForm,
  { letters, tokens: owners }: Letters,
  tokens: readonly Span[],
): (Span | undefined)[] | undefined {
  return groupsOf(pattern, letters)?.map((found) => {
    if (found === undefined) return undefined;
    return { start: tokens[owners[found.start]!]!.start, end: tokens[owners[found.end - 1]!]!.end };
  });
}

function groupsOf(pattern: RegExp, text: string): (Span | undefined)[] | undefined {
  const found = pattern.exec(text);
  if (found === null) return undefined;
  return found.indices!.slice(1).map((range) => {
    return range === undefined || range[0] === range[1] ? undefined : { start: range[0], end: range[1] };
  });
}

function phrasingOf(spans: readonly (Span | undefined)[], form: SentenceForm, core: string): Phrasing | undefined {
  const groups = spans.flatMap((span, index) => (span === undefined ? [] : [index + 1]));
  const pieces = spans.filter((span) => span !== undefined);
  if (pieces.length < fewest || pieces.some((piece) => !isFit(piece, core))) return undefined;
  if (pieces.some(({ start }, index) => index > 0 && start < pieces[index - 1]!.end)) return undefined;
  const own = groups.join('');
  // A group that is not there is left out of the orders too.
  const orders = (form.orders ?? [])
    .map((order) => [...order].map(Number).filter((group) => groups.includes(group)))
    .filter((order) => order.length === groups.length && order.join('') !== own)
    .map((order) => order.map((group) => groups.indexOf(group)));
  return { pieces, orders };
}

function isFit({ start, end }: Span, core: string): boolean {
  return end - start <= maxShare * core.length && core.slice(start, end).split(/\s+/).length <= maxPieceWords;
}
