import { saysRight } from './keywords.js';
import type { Line } from './lines.js';

/** How an option is marked; `cross` and `empty` mark wrong ones. */
type Mark = 'star' | 'tick' | 'box' | 'word' | 'bold' | 'bullet' | 'cross' | 'empty';

/** An option's text without its marks. */
export interface Marked {
  readonly text: string;
  readonly marks: ReadonlySet<Mark>;
}

const marksOfSign: Readonly<Record<string, Mark>> = {
  '*': 'star',
  '✓': 'tick',
  '✔': 'tick',
  '✅': 'tick',
  '√': 'tick',
  '☑': 'box',
  '☒': 'box',
  '◉': 'box',
  '☐': 'empty',
  '◯': 'empty',
  '✗': 'cross',
  '✘': 'cross',
  '❌': 'cross',
  '✖': 'cross',
};

const leadingSign = /^(?:\*(?!\*)|[✓✔✅√☑☒◉☐◯✗✘❌✖]\uFE0F?|\[[\sxX*✓✔√]?\](?=\s|\p{L})|\([xX*]\)(?=\s))\s*/u;
const arrow = /(?:<[-–—=]+|[-–—]+>?|[←⇐=]+|<)\s*$/u;

/** A character that every mark in an option's text has. */
const marking = /[*✓✔✅√☑☒◉☐◯✗✘❌✖[\]()（）【】\-–—>←=_<]/u;
const noMarks: ReadonlySet<Mark> = new Set();

/** Reads and takes off the marks of an option's line. */
export function readMarks({ value, lead, bold, kind }: Pick<Line, 'value' | 'lead' | 'bold' | 'kind'>): Marked {
  let text = kind === 'text' ? value.trim() : value;
  if (lead === '' && !marking.test(text)) return { text, marks: noMarks };
  const marks = new Set<Mark>();
  const add = (sign: string): void => {
    const inner = sign.replace(/[[\]()\s]|\uFE0F/g, '');
    marks.add(/^[xX]$/.test(inner) || (/^[[(]/.test(sign) && inner !== '') ? 'box' : (marksOfSign[inner] ?? 'empty'));
  };
  if (lead !== '') add(lead);
  if (bold && /(?:\*\*|__)$/.test(text)) {
    marks.add('bold');
    text = text.slice(0, -2);
  }
  for (let before = ''; before !== text; ) {
    before = text;
    const [sign] = leadingSign.exec(text) ?? [];
    if (sign !== undefined && sign.length < text.length) {
      add(sign.trim());
      text = text.slice(sign.length);
    }
    text = withoutBold(text, marks);
    text = withoutEnd(text, marks);
  }
  return { text, marks };
}

function withoutBold(text: string, marks: Set<Mark>): string {
  for (const [open, close] of [
    ['**', '**'],
    ['__', '__'],
    ['<b>', '</b>'],
    ['<strong>', '</strong>'],
  ] as const) {
    const inner = text.slice(open.length, -close.length);
    if (
      text.length > open.length + close.length &&
      text.startsWith(open) &&
      text.endsWith(close) &&
      !inner.includes(open)
    ) {
      marks.add('bold');
      return inner.trim();
    }
  }
  return text;
}

/** Takes off one mark at the end: a star, a tick, or a word that says whether the option is right. */
function withoutEnd(text: string, marks: Set<Mark>): string {
  const last = text.replace(/\uFE0F$/, '').at(-1) ?? '';
  const sign = marksOfSign[last];
  if (sign !== undefined && text.length > 1 && !text.endsWith('**')) {
    marks.add(sign);
    return text
      .replace(/\uFE0F$/, '')
      .slice(0, -1)
      .trimEnd();
  }
  const [opening] = [
    ['(', ')'],
    ['（', '）'],
    ['[', ']'],
    ['【', '】'],
  ]
    .filter(([, close]) => last === close)
    .flat();
  const start =
    opening === undefined
      ? Math.max(
          text.lastIndexOf('-'),
          text.lastIndexOf('–'),
          text.lastIndexOf('—'),
          text.lastIndexOf('>'),
          text.lastIndexOf('←'),
          text.lastIndexOf('='),
        )
      : text.lastIndexOf(opening);
  if (start <= 0 || text.length - start > 40) return text;
  const word = text.slice(start + 1, opening === undefined ? undefined : -1);
  const before = text.slice(0, start + (opening === undefined ? 1 : 0));
  const inBrackets = /^\s*[*✓✔✅xX]\s*$/u.test(word) && opening !== undefined;
  const isRight = inBrackets ? true : saysRight(word);
  const rest = opening === undefined ? before.replace(arrow, '') : before;
  if (isRight === undefined || rest.trim() === '' || (opening === undefined && rest === rest.trimEnd())) return text;
  marks.add(isRight ? (inBrackets ? 'star' : 'word') : 'cross');
  return rest
    .trimEnd()
    .replace(/\s?(?:<[-–—=]*|[←⇐])$/u, '')
    .trimEnd();
}

/** Marks that say that one option is right. */
const rightMarks: readonly Mark[] = ['word', 'box', 'tick', 'star', 'bullet', 'bold'];

/** Which option the marks say is right. */
export type MarkedKey =
  | { readonly kind: 'one'; readonly index: number; readonly by: Mark }
  | { readonly kind: 'none' | 'several' };

/** The one option that a kind of mark sets apart. A mark that all options have says nothing. */
export function markedKey(options: readonly Marked[]): MarkedKey {
  if (options.every(({ marks }) => marks.size === 0)) return { kind: 'none' };
  const winners = new Map<number, Mark>();
  let isSeveral = false;
  for (const mark of rightMarks) {
    const found = options.flatMap(({ marks }, index) => (marks.has(mark) ? [index] : []));
    if (found.length === 1) winners.set(found[0] as number, winners.get(found[0] as number) ?? mark);
    else if (found.length > 1 && found.length < options.length) isSeveral = true;
  }
  const [first] = winners;
  if (winners.size === 1 && first !== undefined) return { kind: 'one', index: first[0], by: first[1] };
  if (winners.size > 1 || isSeveral) return { kind: 'several' };
  const uncrossed = options.flatMap(({ marks }, index) => (marks.has('cross') ? [] : [index]));
  return uncrossed.length === 1 && options.length > 1
    ? { kind: 'one', index: uncrossed[0] as number, by: 'cross' }
    : { kind: 'none' };
}

/** Gives the option whose bullet differs from all others' the mark of its bullet: a plus or star among dashes. */
export function withBulletMarks(options: readonly Line[], marked: readonly Marked[]): Marked[] {
  const signs = options.map(({ style }) => /^[+*●→]$/.test(style));
  const isOdd = signs.filter(Boolean).length === 1 && options.every(({ label }) => label === '') && options.length > 1;
  return marked.map((each, index) =>
    isOdd && signs[index] ? { ...each, marks: new Set([...each.marks, 'bullet' as const]) } : each,
  );
}
