import type { FastCheck } from './fast-check.js';

/** Longest random text, in characters; longer texts only slow the search down. */
const maxTextLength = 400;

/** The distinct marks of texts: characters that are neither letter nor digit nor white space. */
export function marksIn(texts: readonly string[]): string[] {
  const marks = new Set<string>();
  for (const text of texts) for (const [mark] of text.matchAll(/[^\p{L}\p{M}\p{N}\s]/gu)) marks.add(mark);
  return [...marks];
}

/** Any text: any Unicode, lone surrogates, odd texts, and pieces of a game's texts. */
export function anyText(fc: typeof FastCheck, known: readonly string[]): FastCheck.Arbitrary<string> {
  const odd = fc.constantFrom(...oddTexts.filter((text) => text.length <= maxTextLength));
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

/** Copies of texts with lines left out, duplicated or swapped, marks inserted and characters left out. */
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

/** Texts that must not break a game: callers send each of them sooner or later. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  'Whale',
  '.',
  '🐋🐋🐋',
  '👩‍👩‍👧 lives 🏠. She 🎤!',
  '\n\n\n\n',
  '\r\n\t\r\n',
  'שלום עולם. זה טקסט קצר מימין לשמאל.',
  'هذا نص قصير. وهو من اليمين إلى اليسار.',
  '鲸鱼生活在海洋里。它们唱歌。',
  'ﬁne 𝒻ancy ¼ ①',
  '\u0000\u0001\u001b[31m',
  '\ufeffWhales sing.',
  'Whales\u2028sing.\u2029',
  '\ud83d',
  '<p>Whales &amp; bees</p>',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '{"items": [{"correct": true}]}',
  '1 2 3 4 5 6 7 8 9 10',
  `${'Whales sing and bees dance '.repeat(800)}.`,
  'x'.repeat(20_000),
];
