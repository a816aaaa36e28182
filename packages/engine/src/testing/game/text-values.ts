import { canonicalJson } from '../../contract/item-id.js';
import { seedFrom } from '../../lib/random.js';
import type { FastCheck } from './fast-check.js';
import { oddTexts } from './odd-texts.js';
import type { Subject } from './subject.js';

/** Longest text that is given out at random, in characters; longer ones only slow the search down. */
const longestText = 400;

/** All texts in the direct format that the game and its tables know. */
export function directTexts({ game, tables }: Subject): string[] {
  const fromExamples = (game.examples ?? []).filter(({ source }) => source === 'direct').map(({ text }) => text);
  const example = game.directFormat === undefined ? [] : [game.directFormat.example];
  const fromTables = tables.direct.map(({ text }) => text).filter((text) => typeof text === 'string');
  return [...new Set([...example, ...fromExamples, ...fromTables])];
}

/** All prose that the game's examples and its tables know. */
export function proseTexts({ game, tables }: Subject): string[] {
  const fromExamples = (game.examples ?? []).filter(({ source }) => source === 'prose').map(({ text }) => text);
  const fromTables = [...tables.texts, ...tables.drafts, ...tables.items].flatMap(({ text }) => text ?? []);
  return [...new Set([...fromExamples, ...fromTables])];
}

/** One of the game's texts, or an empty one, to go with a value: the same for the same value. */
export function textFor(value: unknown, subject: Subject): string {
  const texts = ['', ...proseTexts(subject)];
  return texts[seedFrom(canonicalJson(value)) % texts.length] ?? '';
}

/** The marks of texts: what is neither letter nor digit nor white space, each once. */
export function marksIn(texts: readonly string[]): string[] {
  const marks = new Set<string>();
  for (const text of texts) for (const [mark] of text.matchAll(/[^\p{L}\p{M}\p{N}\s]/gu)) marks.add(mark);
  return [...marks];
}

/** Any text at all: any Unicode, halves of characters, odd ones, and pieces of the texts a game knows. */
export function anyText(fc: typeof FastCheck, known: readonly string[]): FastCheck.Arbitrary<string> {
  const odd = fc.constantFrom(...oddTexts.filter((text) => text.length <= longestText));
  const words = [...new Set(known.flatMap((text) => text.split(/(?<=\s)|(?=\s)/)))].slice(0, 500);
  const pieces = [...words, ...marksIn(known), '\n', '\r\n', '\r', '\t', ' ', '\ud83d', '\ufeff', '\u2028'];
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'grapheme-ascii' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join('')),
    odd,
  );
}

/** Copies of texts with lines left out, doubled or swapped, marks put in and characters left out. */
export function damagedText(fc: typeof FastCheck, known: readonly string[]): FastCheck.Arbitrary<string> {
  const marks = [...marksIn(known), '\n', ' ', '\u0000', '\ufeff', '🐋', '\ud83d'];
  const edit = fc.record({
    kind: fc.constantFrom('leave out a line', 'double a line', 'swap lines', 'put in', 'leave out', 'cut'),
    at: fc.nat(),
    other: fc.nat(),
    mark: fc.constantFrom(...marks),
  });
  const edits = fc.array(edit, { maxLength: 4 });
  return fc
    .tuple(fc.constantFrom(...(known.length === 0 ? [''] : known)), edits)
    .map(([text, list]) => list.reduce(damage, text));
}

interface Edit {
  readonly kind: string;
  readonly at: number;
  readonly other: number;
  readonly mark: string;
}

function damage(text: string, { kind, at, other, mark }: Edit): string {
  const lines = text.split('\n');
  const [line, second] = [at % lines.length, other % lines.length];
  const place = at % (text.length + 1);
  switch (kind) {
    case 'leave out a line':
      return lines.toSpliced(line, 1).join('\n');
    case 'double a line':
      return lines.toSpliced(line, 0, lines[line] ?? '').join('\n');
    case 'swap lines':
      return lines
        .with(line, lines[second] ?? '')
        .with(second, lines[line] ?? '')
        .join('\n');
    case 'put in':
      return text.slice(0, place) + mark + text.slice(place);
    case 'leave out':
      return text.slice(0, place) + text.slice(place + 1 + (other % 5));
    default:
      return text.slice(0, place);
  }
}
