import { type Finding, faultAt, type MessageParams } from '@ludotext/engine/game';
import { type Line, readLines } from './direct-format.js';
import { maxLength, optionCounts, type QuizItem } from './item.js';

/**
 * Reads the direct format: `Question:`, options `A.` to `F.`, `Correct:`, and the same without the word `Question:`
 * (Aiken). Keeps the author's words unchanged. Leaves out items with a fault; reports all faults of the text, ordered
 * by place. Pure, and linear in the length of the text.
 */
export function parse(text: string): { items: QuizItem[]; faults: Finding[] } {
  const { written, stray } = group(readLines(text));
  const read = written.map(itemOf);
  const faults = [...stray, ...read.flatMap((result) => result.faults)];
  return {
    items: read.flatMap(({ item }) => (item === undefined ? [] : [item])),
    faults: faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)),
  };
}

/** Collects the lines of each item, and the faults of lines outside any item. */
function group(lines: readonly Line[]): { written: WrittenItem[]; stray: Finding[] } {
  const written: WrittenItem[] = [];
  const stray: Finding[] = [];
  let item: WrittenItem | undefined;
  const begin = (question: Line | undefined, first: Line): WrittenItem => {
    const begun: WrittenItem = {
      first,
      question,
      stem: [],
      options: [],
      correct: [],
      explanation: [],
      hint: [],
      strayText: false,
    };
    written.push(begun);
    return begun;
  };

  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (line.kind === 'question') item = begin(line, line);
    else if (line.kind === 'blank') {
      if (item !== undefined && takesStem(item)) item.stem.push(line);
    } else if (line.kind === 'text') {
      if (item !== undefined && takesStem(item)) item.stem.push(line);
      else {
        const end = endOfText(lines, index);
        if (isStem(lines, end)) {
          item = begin(line, line);
          for (const line of lines.slice(index + 1, end)) item.stem.push(line);
        } else {
          stray.push(strayText(line));
          if (item !== undefined && isOpen(item)) item.strayText = true;
        }
        index = end - 1;
      }
    } else {
      // A letter A after a finished item, or any line outside an item, begins an item without a question.
      const startsOver =
        line.kind === 'option' &&
        line.label === 'A' &&
        item !== undefined &&
        item.correct.length > 0 &&
        item.options.length > 0;
      if (item === undefined || startsOver) item = begin(undefined, line);
      if (line.kind === 'option') item.options.push(line);
      else item[line.kind].push(line);
    }
  }
  return { written, stray };
}

/** Whether a text line still belongs to the question: no other part of the item has been read. */
function takesStem(item: WrittenItem): boolean {
  const { question, options, correct, explanation, hint } = item;
  return question?.kind === 'question' && options.length + correct.length + explanation.length + hint.length === 0;
}

/** Whether an item still lacks its Correct line, so that text in the middle of it is a fault. */
function isOpen(item: WrittenItem): boolean {
  return item.correct.length === 0;
}

/** Index after the last of the consecutive text lines from `start`. */
function endOfText(lines: readonly Line[], start: number): number {
  let end = start;
  while (lines[end]?.kind === 'text') end++;
  return end;
}

/** Whether text lines that end here are a question without its keyword: an option A follows. */
function isStem(lines: readonly Line[], end: number): boolean {
  let next = end;
  while (lines[next]?.kind === 'blank') next++;
  const line = lines[next];
  return line?.kind === 'option' && line.label === 'A';
}

function strayText(line: Line): Finding {
  return faultAt(line.line, line.column, 'stray_text', {});
}

/** The lines of one item as its author wrote them. */
interface WrittenItem {
  /** Its first line. */
  readonly first: Line;
  /** The first line of the question: with the keyword, or bare; undefined for an item without one. */
  readonly question: Line | undefined;
  /** The further lines of the question, including blank ones. */
  readonly stem: Line[];
  readonly options: Line[];
  readonly correct: Line[];
  readonly explanation: Line[];
  readonly hint: Line[];
  /** True when an unrelated line is in the middle of it. */
  strayText: boolean;
}

/** The item, or its faults: one for each thing the author has to correct. */
function itemOf(written: WrittenItem): { item?: QuizItem; faults: Finding[] } {
  const question = questionOf(written);
  // A keyword alone is one fault; the parts missing after it are not reported.
  if (question === '' && written.options.length === 0) return { faults: checkQuestion(written, question) };
  const optionFaults = checkOptions(written);
  // When letters or options are missing, no letter can be called unknown.
  const lettersStand = optionFaults.every(({ rule }) => rule === 'empty_option' || rule === 'too_long');
  const faults = [
    ...checkQuestion(written, question),
    ...optionFaults,
    ...checkCorrect(written, lettersStand),
    ...checkRemarks(written),
  ];
  if (faults.length > 0 || written.strayText) return { faults };
  const key = letterOf(written.correct[0]);
  const { explanation, hint } = remarksOf(written);
  return {
    item: {
      question,
      answers: written.options.map(({ label, value }) => ({ text: value, correct: label === key })),
      ...(explanation === '' ? {} : { explanation }),
      ...(hint === '' ? {} : { hint }),
    },
    faults,
  };
}

function questionOf({ question, stem }: WrittenItem): string {
  return [question?.value ?? '', ...stem.map((line) => line.value)].join('\n').trim();
}

function remarksOf({ explanation, hint }: WrittenItem): { explanation: string; hint: string } {
  return { explanation: explanation[0]?.value ?? '', hint: hint[0]?.value ?? '' };
}

function checkQuestion({ first, question: line }: WrittenItem, question: string): Finding[] {
  if (line === undefined) return [faultAt(first.line, first.column, 'missing_question', {})];
  if (question === '') return [at(line, 'empty_question')];
  return tooLong(line, question, maxLength.question, { case: 'question' });
}

function checkOptions({ first, options }: WrittenItem): Finding[] {
  const faults = options.flatMap((option) =>
    option.value === ''
      ? [at(option, 'empty_option', { option: option.label })]
      : tooLong(option, option.value, maxLength.option, { case: 'option', option: option.label }),
  );
  const excess = options[optionCounts.max];
  const misplaced = options.findIndex(({ label }, index) => label !== letterAt(index));
  if (options.length === 0) {
    faults.push(faultAt(first.line, first.column, 'no_options', {}));
  } else if (misplaced !== -1 && misplaced < optionCounts.max) {
    const option = options[misplaced] as Line;
    const params = { option: option.label, expected: letterAt(misplaced) };
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

function checkCorrect({ first, options, correct }: WrittenItem, lettersStand: boolean): Finding[] {
  const [line, second] = correct;
  if (line === undefined) return [faultAt(first.line, first.column, 'missing_correct', {})];
  if (second !== undefined) return [faultAt(second.line, second.column, 'duplicate_correct', {})];
  if (line.value === '') return [at(line, 'missing_correct', { case: 'empty' })];
  const letter = letterOf(line);
  if (letter === undefined) {
    return severalLetters.test(line.value)
      ? [at(line, 'several_correct')]
      : [at(line, 'unknown_letter', { case: 'no_letter' })];
  }
  return !lettersStand || options.some(({ label }) => label === letter)
    ? []
    : [at(line, 'unknown_letter', { option: letter, last: letterAt(options.length - 1) })];
}

function checkRemarks({ explanation, hint }: WrittenItem): Finding[] {
  return [explanation, hint].flatMap(([line, second]) => {
    if (second !== undefined) return [faultAt(second.line, second.column, `duplicate_${second.kind}`, {})];
    if (line === undefined) return [];
    return tooLong(line, line.value, line.kind === 'hint' ? maxLength.hint : maxLength.explanation, {
      case: line.kind,
    });
  });
}

/** @param part `case` names the part of the item */
function tooLong(line: Line, value: string, max: number, part: MessageParams): Finding[] {
  return value.length <= max ? [] : [at(line, 'too_long', { ...part, length: value.length, max })];
}

const oneLetter = /^\(?([A-Z])[.)]?$/i;
/** Several letters: "AC", "A, C", "A and C". */
const severalLetters = /^[A-F]{2,6}$|^[A-Fa-f](?:(?:[\s,;&/+]|and|or){1,4}[A-Fa-f]){1,5}$/;

/** The capital letter of a Correct line; undefined unless it is a single letter. */
function letterOf(line: Line | undefined): string | undefined {
  return oneLetter.exec(line?.value.normalize('NFKC') ?? '')?.[1]?.toUpperCase();
}

function letterAt(index: number): string {
  return String.fromCharCode(65 + index);
}

/** A fault at the value of a line. */
function at(line: Line, rule: string, params: MessageParams = {}): Finding {
  return faultAt(line.line, line.valueColumn, rule, params);
}
