import type {
  ExportSet,
  GapsInteraction,
  Interaction,
  MatchInteraction,
  Outcome,
  WrittenFile,
} from '@ludotext/engine/format';
import { escapedHtml } from '../html-text.js';
import { leftOut, outcomeOf } from '../outcome.js';
import { defused, isFormulaLike } from '../table.js';
import { unwritable } from '../writable.js';

/** Options, parts, pairs or answers of a question. Source: Blackboard Learn, Upload Questions; newer versions take 100. */
const maxParts = 20;

/** Gaps of a question. Source: the same. */
const maxGaps = 10;

/** What an answer that is compared with a learner's cannot hold, because it is taken as it stands. */
const unsafeAnswer = /[<>"\t\r\n\u2028\u2029]|&#?\w+;/;

/** Cells of a question; a text is escaped when it is written, an answer to compare stands as it is. */
type Cells = readonly (string | { readonly asItIs: string })[];

/** Writes a line for each question; no header and no blank line, which Blackboard takes for faults. */
export function write({ items }: ExportSet): WrittenFile {
  const written = items.map(({ interaction }) => writeItem(interaction));
  return {
    content: written.flatMap(({ line }) => (line === undefined ? [] : [line])).join('\r\n'),
    outcomes: written.map(({ outcome }) => outcome),
  };
}

function writeItem(interaction: Interaction): { line?: string; outcome: Outcome } {
  const count = countOf(interaction);
  if (count > maxParts) return { outcome: leftOut('too_many_options', { count, max: maxParts }) };
  const unfit = unwritable(interaction);
  if (unfit !== undefined) return { outcome: leftOut(unfit) };
  const cells = cellsOf(interaction);
  if ('outcome' in cells) return { outcome: cells };
  const isUnsafe = (text: string) => unsafeAnswer.test(text) || isFormulaLike(text);
  if (cells.some((cell) => typeof cell !== 'string' && isUnsafe(cell.asItIs))) {
    return { outcome: leftOut('unsafe_answer') };
  }
  const texts = cells.flatMap((cell) => (typeof cell === 'string' ? [cell] : []));
  const changed = texts.some(isFormulaLike)
    ? { code: 'apostrophe' }
    : interaction.kind === 'gaps' && interaction.words !== undefined
      ? { code: 'words_lost' }
      : undefined;
  return {
    line: cells.map((cell) => (typeof cell === 'string' ? escapedHtml(defused(cell)) : cell.asItIs)).join('\t'),
    outcome: outcomeOf(interaction, [], changed),
  };
}

function cellsOf(interaction: Interaction): Cells | Outcome {
  const { prompt } = interaction;
  switch (interaction.kind) {
    case 'choice':
      return [
        interaction.multiple ? 'MA' : 'MC',
        prompt,
        ...interaction.options.flatMap(({ text, correct }) => [text, correct ? 'correct' : 'incorrect']),
      ];
    case 'order':
      return ['ORD', prompt, ...interaction.parts];
    case 'match':
      return isOneToOne(interaction)
        ? ['MAT', prompt, ...interaction.pairs.flatMap(({ left, right }) => [left, right])]
        : leftOut('not_one_to_one');
    case 'gaps':
      return gapCells(interaction);
    case 'text':
      return ['FIB', prompt, ...interaction.accepted.map((asItIs) => ({ asItIs }))];
  }
}

/** Blackboard marks right answers wrong where two have the same value. Source: the same. */
const isOneToOne = ({ pairs }: MatchInteraction): boolean =>
  new Set(pairs.map(({ left }) => left)).size === pairs.length &&
  new Set(pairs.map(({ right }) => right)).size === pairs.length;

/** `FIB_PLUS`, the text with `[gap1]`, then each gap with its answers, empty cells between. */
function gapCells({ prompt, segments }: GapsInteraction): Cells | Outcome {
  const gaps = segments.flatMap((segment) => (typeof segment === 'string' ? [] : [segment.accepted]));
  if (gaps.length > maxGaps) return leftOut('too_many_gaps', { count: gaps.length, max: maxGaps });
  const names = gaps.map((_, index) => `gap${index + 1}`).values();
  const text = segments
    .map((segment) => (typeof segment === 'string' ? withoutGaps(segment) : `[${names.next().value}]`))
    .join('');
  const answers = gaps.flatMap((accepted, index) => [
    ...(index === 0 ? [] : ['']),
    `gap${index + 1}`,
    ...accepted.map((asItIs) => ({ asItIs })),
  ]);
  return ['FIB_PLUS', `${withoutGaps(prompt)}\n${text}`, ...answers];
}

const withoutGaps = (text: string): string => text.replaceAll('[', '\\[');

function countOf(interaction: Interaction): number {
  switch (interaction.kind) {
    case 'choice':
      return interaction.options.length;
    case 'order':
      return interaction.parts.length;
    case 'match':
      return interaction.pairs.length;
    case 'gaps':
      return interaction.segments.reduce(
        (most, segment) => Math.max(most, typeof segment === 'string' ? 0 : segment.accepted.length),
        0,
      );
    case 'text':
      return interaction.accepted.length;
  }
}
