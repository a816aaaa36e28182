import { type Finding, faultAt, type GiftEntry, type GiftQuestion, readGift, warn } from '@ludotext/engine/game';
import type { QuizItem } from '../item.js';
import { itemOf } from './items.js';
import { type Line, madeLine } from './lines.js';

/** An answer block of GIFT, a brace and what only such a block begins with; or a question's name. */
const answerBlock =
  /(?<![\\_^\p{L}\p{N}])\{\s{0,20}(?:[=~#>%]|(?:T|F|TRUE|FALSE)\s{0,20}[#}])|^[ \t]{0,20}::[^:\n]{0,200}::/mu;

export const looksLikeGift = (text: string): boolean => answerBlock.test(text);

/** Reads questions in GIFT: choices of one, and true or false. */
export function readGiftText(text: string): { items: QuizItem[]; faults: Finding[] } {
  const items: QuizItem[] = [];
  const faults: Finding[] = [];
  for (const entry of readGift(text.replace(/^\uFEFF/, ' ')).entries) {
    const { item, findings } = itemIn(entry);
    if (item !== undefined) items.push(item);
    const path = item === undefined ? {} : { path: [items.length - 1] };
    faults.push(...findings.map((finding) => ({ ...finding, ...path })));
  }
  return { items, faults };
}

function itemIn(entry: GiftEntry): { item?: QuizItem; findings: readonly Finding[] } {
  const { line, column } = entry;
  const fault = (rule: string, params = {}) => ({ findings: [faultAt(line, column, rule, params)] });
  if ('problem' in entry) {
    const { problem } = entry;
    if (problem === 'essay') return fault('gift_type', { case: problem });
    return problem === 'description'
      ? { findings: [{ ...warn('gift_no_answers', {}), line, column }] }
      : fault(`gift_${problem}`);
  }
  const { type, answers, isSingle } = entry.question;
  if (type !== 'multichoice' && type !== 'truefalse') return fault('gift_type', { case: type });
  const right = answers.flatMap(({ fraction }, index) =>
    fraction >= 99.99 || (!isSingle && fraction > 0) ? [index] : [],
  );
  if (right.length > 1) return fault('several_marked', { case: 'gift' });
  if (right.length === 0) return fault('missing_correct', { case: 'gift' });
  const { written, isPlain } = writtenOf(entry.question, right[0] as number, { line, column });
  const { item, findings } = itemOf(written, undefined);
  const lost = (code: string): Finding => ({ ...warn(code, {}), line, column });
  const remarks = [
    ...(isPlain ? [] : [lost('markup_left_out')]),
    ...(answers.some(({ feedback }) => (feedback?.text ?? '') !== '') ? [lost('feedback_left_out')] : []),
  ];
  return {
    ...(item === undefined ? {} : { item }),
    findings: item === undefined ? findings : [...findings, ...remarks],
  };
}

/** A question as if it were written in the documented format. */
function writtenOf(
  { text, answers, generalFeedback }: GiftQuestion,
  right: number,
  place: Pick<Line, 'line' | 'column'>,
) {
  let isPlain = true;
  const line = (kind: Line['kind'], value: string, label = '') => {
    const plain = withoutMarkup(value);
    isPlain &&= plain === value;
    return madeLine(kind, plain.trim(), place, label);
  };
  const labels = answers.map((_, index) => String.fromCharCode(65 + Math.min(index, 25)));
  const explanation = generalFeedback?.text.trim() ?? '';
  const written = {
    first: line('question', ''),
    question: line('question', text.text),
    stem: [],
    options: answers.map((answer, index) => line('option', answer.text, labels[index])),
    correct: [line('correct', labels[right] as string)],
    solution: [],
    explanation: explanation === '' ? [] : [line('explanation', explanation)],
    hint: [],
    strayText: false,
  };
  return { written, isPlain };
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** A text without the elements that only set it; others stay as they stand. */
function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(/<br\s?\/?>|<\/p>\s{0,9}<p(?:\s[^<>]{0,200})?>/gi, '\n')
    .replace(/<\/?(?:p|div|span|b|i|u|em|strong|font|small|big)(?:\s[^<>]{0,200})?>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/gi, (whole, name: string) => characters[name.toLowerCase()] ?? whole);
}
