import { type Interaction, joinPieces } from '@ludotext/engine/format';

/**
 * What a row is: a choice of one; a choice of any number; sentences, or words of one sentence, to put in order; pairs;
 * a text with gaps; a question with a written answer.
 */
export const rowTypes = ['choice', 'choices', 'order', 'order_words', 'match', 'gaps', 'text'] as const;

/** The type of a row. */
export type RowType = (typeof rowTypes)[number];

/** The columns before the options. */
export const firstColumns = ['type', 'prompt', 'gap_text'] as const;

/** The columns after the options. */
export const lastColumns = [
  'correct',
  'alternatives',
  'solved',
  'shown',
  'title',
  'hint',
  'explanation',
  'evidence',
  'place',
  'difficulty',
] as const;

/** The name of a column there is one of. */
export type SingleColumn = (typeof firstColumns | typeof lastColumns)[number];

/** The columns there is one of for each option: `option_1`, `option_2` … */
export type ListColumn = 'option' | 'match' | 'feedback';

/** Parts that a table can hold for one item: so many columns `option_n` at most. */
export const maxOptions = 100;

/** How an ordered text reads when the table does not say. */
export const solvedOf = (parts: readonly string[]): string =>
  joinPieces(parts, /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(parts[0] ?? '') ? 'zh' : 'en');

/** A text with gaps in one cell: `The [heart|cor] pumps \[blood\].` */
export const gapText = (segments: Segments): string =>
  segments
    .map((segment) => (typeof segment === 'string' ? escaped(segment) : `[${segment.accepted.map(escaped).join('|')}]`))
    .join('');

type Segments = Extract<Interaction, { kind: 'gaps' }>['segments'];

const escaped = (text: string): string => text.replace(/[\\[\]|]/g, '\\$&');

/** The segments of such a cell, or the code of what is wrong with it. */
export function readGapText(text: string): Segments | 'no_gap' | 'empty_gap' | 'unclosed_gap' {
  const segments: (string | { accepted: string[] })[] = [];
  let open: string[] | undefined;
  let run = '';
  const closeRun = () => {
    if (run !== '') segments.push(run);
    run = '';
  };
  for (const [token, escapedCharacter] of text.matchAll(/\\([\\[\]|])|[[\]|]|[^\\[\]|]+|\\/g)) {
    if (token === '[' && open === undefined) {
      closeRun();
      open = [];
    } else if (token === '|' && open !== undefined) {
      open.push(run);
      run = '';
    } else if (token === ']' && open !== undefined) {
      const accepted = [...open, run];
      if (accepted.some((each) => each.trim() === '')) return 'empty_gap';
      segments.push({ accepted });
      open = undefined;
      run = '';
    } else run += escapedCharacter ?? token;
  }
  if (open !== undefined) return 'unclosed_gap';
  closeRun();
  return segments.some((segment) => typeof segment !== 'string') ? segments : 'no_gap';
}
