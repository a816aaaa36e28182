import { type Finding, faultAt, type MessageParams, warn } from '@ludotext/engine/game';
import { maxLength, optionCounts, type QuizItem } from '../item.js';
import { type Choice, type NamedKey, namedKey } from './key.js';
import type { KeyEntry } from './key-list.js';
import { labelAt, type Place } from './labels.js';
import type { Line } from './lines.js';
import { type Marked, type MarkedKey, markedKey, readMarks, withBulletMarks } from './marks.js';
import { excerpt, type Written } from './questions.js';

/** A question that is read, or what is wrong with it. Remarks are findings of severity `warn`. */
export interface ReadItem {
  readonly item?: QuizItem;
  readonly findings: readonly Finding[];
}

/** The item, or its faults: one for each thing the author has to correct. */
export function itemOf(given: Written, listed: KeyEntry | undefined): ReadItem {
  const written = withPlainOptions(withSolution(given));
  const isExact = written.options.every(({ documented }) => documented) && written.correct[0]?.documented === true;
  const question = questionOf(written, isExact);
  // A keyword alone is one fault; the parts missing after it are not reported.
  if (question === '' && written.options.length === 0) return { findings: checkQuestion(written, question) };
  const labels = labelsOf(written.options);
  const marked = withBulletMarks(written.options, written.options.map(readMarks));
  const optionFaults = checkOptions(written, labels);
  // When letters or options are missing, no letter can be called unknown.
  const lettersStand = optionFaults.every(({ rule }) => rule === 'empty_option' || rule === 'too_long');
  const { key, texts, findings: keyFindings } = keyOf(written, marked, labels, listed, { isExact, lettersStand });
  const findings = [...checkQuestion(written, question), ...optionFaults, ...keyFindings, ...checkRemarks(written)];
  if (findings.some(({ severity }) => severity === 'reject') || written.strayText || key === undefined)
    return { findings };
  const explanation = written.explanation[0]?.value ?? '';
  const hint = written.hint[0]?.value ?? '';
  return {
    item: {
      question,
      answers: texts.map((text, index) => ({ text, correct: index === key })),
      ...(explanation === '' ? {} : { explanation }),
      ...(hint === '' ? {} : { hint }),
    },
    findings,
  };
}

/** A line that opens with "Solution" has the right option where no other line has it, and else the explanation. */
function withSolution(written: Written): Written {
  const [line, ...more] = written.solution;
  if (line === undefined) return written;
  const choice = {
    series: labelsOf(written.options).series,
    texts: written.options.map((each) => readMarks(each).text),
  };
  const isKey = written.correct.length === 0 && !('fault' in namedKey(line.value, choice));
  return isKey
    ? { ...written, correct: [line], explanation: [...written.explanation, ...more] }
    : { ...written, explanation: [...written.explanation, line, ...more] };
}

/** Lines below a question without any label are its options if one of them is marked or named as the right one. */
function withPlainOptions(written: Written): Written {
  const { question, options, stem, correct } = written;
  if (options.length > 0 || question === undefined) return written;
  const filled = [...(question.value === '' ? [] : [question]), ...stem.filter(({ kind }) => kind !== 'blank')];
  const [asked, ...below] = filled;
  if (asked === undefined || below.length < optionCounts.min) return written;
  const marked = below.map(readMarks);
  const isNamed =
    correct[0] !== undefined &&
    'index' in namedKey(correct[0].value, { series: undefined, texts: marked.map(({ text }) => text) });
  if (markedKey(marked).kind !== 'one' && !isNamed) return written;
  const lines = below.map((line) => ({
    ...line,
    value: line.raw.trim(),
    valueColumn: line.column,
    label: '',
    places: [],
    style: '',
  }));
  return { ...written, question: asked, stem: [], options: lines };
}

/** How a question's options are labelled. */
interface Labels {
  readonly series: string | undefined;
  /** The label that belongs to each option, as its author would write it. */
  readonly expected: (index: number) => string;
}

function labelsOf(options: readonly Line[]): Labels {
  const labelled = options.filter(({ label }) => label !== '');
  const votes = new Map<string, number>();
  for (const [index, { places }] of options.entries()) {
    for (const place of places)
      votes.set(place.series, (votes.get(place.series) ?? 0) + (place.index === index ? 2 : 1));
  }
  const [series] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? [];
  const isLower = labelled.length > 0 && labelled.every(({ label }) => label === label.toLowerCase());
  const expected = (index: number) => {
    const label = labelAt({ series: series ?? 'latin', index });
    return isLower ? label.toLowerCase() : label;
  };
  return { series, expected };
}

/** @param isExact whether the options are in the documented format */
function questionOf({ question, stem }: Written, isExact: boolean): string {
  const text = [question?.value ?? '', ...stem.map(({ raw }) => raw)].join('\n').trim();
  if (question?.documented === true || (question?.kind === 'text' && isExact)) return text;
  return withoutBold(question?.bold === true ? `**${text}` : text);
}

/** A question without the bold that it is set in as a whole. */
function withoutBold(text: string): string {
  const [, mark = '', inner = ''] = /^(\*\*|__)([\s\S]*)$/.exec(text) ?? [];
  if (mark === '') return text;
  const end = inner.indexOf(mark);
  return end === -1 ? text : (inner.slice(0, end) + inner.slice(end + mark.length)).trim();
}

function checkQuestion({ first, question: line }: Written, question: string): Finding[] {
  if (line === undefined) return [faultAt(first.line, first.column, 'missing_question', {})];
  if (question === '') return [at(line, 'empty_question')];
  return tooLong(line, question, maxLength.question, { case: 'question' });
}

function checkOptions({ first, options }: Written, { series, expected }: Labels): Finding[] {
  const faults = options.flatMap((option, index) => {
    const label = option.label.normalize('NFKC') || expected(index);
    return option.value === ''
      ? [at(option, 'empty_option', { option: label })]
      : tooLong(option, option.value, maxLength.option, { case: 'option', option: label });
  });
  const fits = ({ places }: Line, index: number) =>
    series === undefined || places.some((place: Place) => place.series === series && place.index === index);
  const excess = options[optionCounts.max];
  const misplaced = options.findIndex((option, index) => !fits(option, index));
  if (options.length === 0) {
    faults.push(faultAt(first.line, first.column, 'no_options', {}));
  } else if (misplaced !== -1 && misplaced < optionCounts.max) {
    const option = options[misplaced] as Line;
    const params = { option: option.label.normalize('NFKC') || option.style, expected: expected(misplaced) };
    faults.push(faultAt(option.line, option.column, 'option_order', params));
  } else if (options.length < optionCounts.min) {
    const option = options[0] as Line;
    faults.push(faultAt(option.line, option.column, 'one_option', {}));
  } else if (excess !== undefined) {
    const params = { options: options.length, max: optionCounts.max };
    faults.push(faultAt(excess.line, excess.column, 'too_many_options', params));
  }
  return faults;
}

interface FoundKey {
  readonly key?: number;
  /** The options' texts, without marks where these are no part of them. */
  readonly texts: readonly string[];
  readonly findings: readonly Finding[];
}

/** The right option: by the answer line, by the options' marks, or by the list at the end. */
function keyOf(
  { first, options, correct }: Written,
  marked: readonly Marked[],
  { series, expected }: Labels,
  listed: KeyEntry | undefined,
  { isExact, lettersStand }: { readonly isExact: boolean; readonly lettersStand: boolean },
): FoundKey {
  const [line, second] = correct;
  const cleaned = marked.map(({ text }) => text);
  const asWritten = options.map(({ value }) => value);
  const byMark = markedKey(marked);
  const fault = (found: Finding): FoundKey => ({ texts: asWritten, findings: [found] });
  // Where no option is, this is what the author has to mend.
  if (options.length === 0) return { texts: [], findings: [] };
  if (second !== undefined) return fault(faultAt(second.line, second.column, 'duplicate_correct', {}));
  const said = line === undefined ? listed : { value: line.value, line: line.line, column: line.valueColumn };
  if (said === undefined) {
    if (byMark.kind === 'several') return fault(faultAt(first.line, first.column, 'several_marked', {}));
    if (byMark.kind !== 'one')
      return fault(faultAt(first.line, first.column, 'missing_correct', unmarked(options, expected)));
    const remarks = lookRemarks(options, byMark);
    return { key: byMark.index, texts: cleaned, findings: remarks };
  }
  const { column } = said;
  if (said.value === '') return fault(faultAt(said.line, column, 'missing_correct', { case: 'empty' }));
  const choice: Choice = { series, texts: isExact ? asWritten : cleaned };
  const named = namedKey(said.value, choice);
  if (!('index' in named)) {
    const findings = lettersStand
      ? [faultAt(said.line, column, ...unnamed(named, said.value, expected(options.length - 1)))]
      : [];
    return { texts: asWritten, findings };
  }
  const isContrary = byMark.kind === 'one' && byMark.index !== named.index;
  if (isContrary && !isExact && byMark.kind === 'one') {
    const params = { option: expected(byMark.index), other: expected(named.index) };
    return fault(faultAt(said.line, column, 'mark_and_answer', params));
  }
  const remarks =
    named.remark === undefined
      ? []
      : [{ ...warn(named.remark, { option: expected(named.index) }), line: said.line, column }];
  const isClean = !isExact && (byMark.kind === 'one' || isSetAlike(marked));
  return {
    key: named.index,
    texts: isClean ? cleaned : asWritten,
    findings: isExact && named.remark === 'key_letter_and_words' ? [] : remarks,
  };
}

/** Whether all options have the same marks, so that these are no words of theirs. */
function isSetAlike(marked: readonly Marked[]): boolean {
  return (['empty', 'bold', 'box'] as const).some((mark) => marked.every(({ marks }) => marks.has(mark)));
}

/** A remark about a key that only its look tells: bold or another bullet, among options without labels. */
function lookRemarks(options: readonly Line[], { by, index: key }: MarkedKey & { kind: 'one' }): Finding[] {
  const option = options[key] as Line;
  if ((by !== 'bold' && by !== 'bullet') || option.label !== '' || option.style === '+') return [];
  return [{ ...warn('key_by_look', { case: by, place: key + 1 }), line: option.line, column: option.column }];
}

function unmarked(options: readonly Line[], expected: (index: number) => string): MessageParams {
  if (options.length === 0) return {};
  const isLabelled = options.some(({ label }) => label !== '');
  const labels = options.slice(0, optionCounts.max).map((_, index) => expected(index));
  return isLabelled
    ? { case: 'labels', labels: labels.join(', '), option: labels[1] ?? labels[0] ?? '' }
    : { case: 'bullets' };
}

/** The rule and params of an answer that names no option. */
function unnamed(named: Exclude<NamedKey, { index: number }>, value: string, last: string): [string, MessageParams] {
  if ('beyond' in named) return ['unknown_letter', { option: named.beyond.normalize('NFKC'), last }];
  if (named.fault === 'unknown_words') return ['unknown_answer', { text: excerpt(value) }];
  return named.fault === 'equal_options' ? ['unknown_answer', { case: 'equal' }] : [named.fault, {}];
}

function checkRemarks({ explanation, hint }: Written): Finding[] {
  return [explanation, hint].flatMap(([line, second], place) => {
    const part = place === 0 ? 'explanation' : 'hint';
    if (second !== undefined) return [faultAt(second.line, second.column, `duplicate_${part}`, {})];
    return line === undefined ? [] : tooLong(line, line.value, maxLength[part], { case: part });
  });
}

/** @param part `case` names the part of the item */
function tooLong(line: Line, value: string, max: number, part: MessageParams): Finding[] {
  return value.length <= max ? [] : [at(line, 'too_long', { ...part, length: value.length, max })];
}

/** A fault at the value of a line. */
function at(line: Line, rule: string, params: MessageParams = {}): Finding {
  return faultAt(line.line, line.valueColumn, rule, params);
}
