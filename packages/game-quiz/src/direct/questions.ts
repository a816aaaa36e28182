import { type Finding, faultAt, warn } from '@ludotext/engine/game';
import { optionCounts } from '../item.js';
import { isKeyLine, type KeyEntry, keysFrom, keysIn } from './key-list.js';
import type { Line, LineKind } from './lines.js';
import { markedKey, readMarks } from './marks.js';
import { isOptionLike, rankOf, type Surroundings, surroundingsOf } from './surroundings.js';

/** The lines of one question as its author wrote them. */
export interface Written {
  /** Its first line. */
  readonly first: Line;
  /** The first line of the question: with its keyword or number, or bare; undefined for an item without one. */
  readonly question: Line | undefined;
  /** The further lines of the question, including blank ones. */
  readonly stem: Line[];
  readonly options: Line[];
  readonly correct: Line[];
  readonly solution: Line[];
  readonly explanation: Line[];
  readonly hint: Line[];
  /** True when an unrelated line is in the middle of it. */
  strayText: boolean;
}

/** A list of right options, and the questions that it is for. */
export interface KeyList {
  readonly first: Line;
  readonly entries: readonly KeyEntry[];
  /** Indices of the questions, `to` excluded. */
  readonly from: number;
  readonly to: number;
}

/** A text's questions in order. */
export interface Grouped {
  readonly written: readonly Written[];
  readonly lists: readonly KeyList[];
  /** Faults of lines outside any question, and remarks about lines that are left out. */
  readonly findings: readonly Finding[];
}

/** Collects the lines of each question. */
export function groupLines(lines: readonly Line[]): Grouped {
  const grouping = new Grouping(lines);
  for (let index = 0; index < lines.length; ) index = grouping.take(index);
  return grouping;
}

/** Maximum number of runs above the first question: a title, what the test is for, an instruction. */
const maxTitles = 3;
/** Maximum number of lines below the last question that belong to none; three may be a question whose options lack labels. */
const maxClosing = 2;

/** Walks over the lines once. What a line is depends on the open question and on the lines that follow. */
class Grouping implements Grouped {
  readonly written: Written[] = [];
  readonly lists: KeyList[] = [];
  readonly findings: Finding[] = [];
  readonly #lines: readonly Line[];
  readonly #around: Surroundings;
  #item: Written | undefined;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#around = surroundingsOf(lines);
  }

  /** Takes a line, and what belongs to it; returns the index behind. */
  take(index: number): number {
    const line = this.#lines[index] as Line;
    const stem = this.#openStem();
    const kind = this.#kindOf(line, index);
    switch (kind) {
      case 'blank':
        stem?.push(line);
        return index + 1;
      case 'question':
      case 'number':
        this.#begin(line, line);
        return index + 1;
      case 'heading':
        if (this.#around.isFirst[this.#next(index)]) this.#begin(line, line);
        else this.#leaveOut(line);
        return index + 1;
      case 'choose':
        this.#leaveOut(line);
        return index + 1;
      case 'answers':
        return this.#takeKeys(line, index);
      case 'text':
        if (stem !== undefined) stem.push(line);
        else if (!this.#continueOption(line, index)) return this.#takeRun(index);
        return index + 1;
      default: {
        const startsAnother = this.#item === undefined || (kind === 'option' && startsOver(line, this.#item));
        const item = startsAnother ? this.#begin(undefined, line) : (this.#item as Written);
        item[kind === 'option' ? 'options' : kind].push(line);
        return index + 1;
      }
    }
  }

  #next(index: number): number {
    return this.#around.next[index] as number;
  }

  #begin(question: Line | undefined, first: Line): Written {
    const lists = { stem: [], options: [], correct: [], solution: [], explanation: [], hint: [] };
    this.#item = { first, question, ...lists, strayText: false };
    this.written.push(this.#item);
    return this.#item;
  }

  #leaveOut(line: Line): void {
    const params = { text: excerpt(line.value.trim()) };
    this.findings.push({ ...warn('left_out', params), line: line.line, column: line.column });
  }

  /** The stem of the open question as long as no other part of it was read; a bare question is closed at once. */
  #openStem(): Line[] | undefined {
    if (this.#item === undefined || this.#item.question === undefined || this.#item.question.kind === 'text')
      return undefined;
    const { options, correct, solution, explanation, hint, stem } = this.#item;
    return options.length + correct.length + solution.length + explanation.length + hint.length === 0
      ? stem
      : undefined;
  }

  /** What a line is where it stands. */
  #kindOf(line: Line, index: number): LineKind {
    const { kind, documented } = line;
    const item = this.#item;
    const isInStem = this.#openStem() !== undefined;
    if (kind === 'blank') return kind;
    // A question in the documented format keeps all lines up to its first option.
    const isKept = isInStem && item?.question?.documented === true && !documented && kind !== 'question';
    if (isKept && this.#around.strong[index + 1]) return 'text';
    const isAwaiting = item === undefined || item.options.length === 0 || item.correct.length > 0;
    const isOverOptions = isAwaiting && this.#isHead(index) && this.#lines[this.#next(index)]?.kind === 'option';
    if (isOverOptions && line.parts.size > 0 && kind !== 'question' && !documented)
      // A caption, or a question that begins with such a word.
      return this.#around.isFirst[index] ? 'choose' : 'text';
    if (kind === 'correct' || line.parts.has('answers')) {
      if (this.#isKeyList(line, index)) return 'answers';
      return kind === 'answers' ? 'correct' : kind;
    }
    if (item !== undefined && item.options.length > 0 && isKeyLine(line, item.options, this.#isHead(index)))
      return 'answers';
    if (kind === 'number') return this.#kindOfNumber(line, index);
    if (kind !== 'option' || documented) return kind;
    if (item !== undefined && item.options.length > 0 && !startsOver(line, item)) {
      const isOther = item.options.every(({ style }) => style !== line.style);
      return isOther && this.#around.isAbove[index] ? 'number' : kind;
    }
    if (this.#around.isAbove[index]) return isInStem ? 'text' : 'number';
    return (this.#around.ahead[index] as number) > rankOf(line) ? 'text' : kind;
  }

  /** Whether a line with a number, or a bare one, has options below it. */
  #isHead(index: number): boolean {
    return this.#around.isFirst[this.#next(index)] === true;
  }

  /** A number begins a question, or an option, or stands in a list that belongs to the question. */
  #kindOfNumber(line: Line, index: number): 'number' | 'option' | 'text' {
    const last = this.#item?.options.at(-1);
    const isNext = (before: Line | undefined) =>
      before?.number === (line.number ?? 0) - 1 && before.style === line.style;
    if (last?.kind === 'number' && isNext(last) && !this.#isHead(index)) return 'option';
    const isAwaited = this.#item?.question?.kind === 'text' && isBare(this.#item);
    const stem = this.#openStem() ?? (isAwaited ? this.#item?.stem : undefined);
    if (stem === undefined) return 'number';
    const above = this.#lines[index - 1];
    if (stem.at(-1) === above && isNext(above)) return 'text';
    if (!this.#around.isFirst[index]) return 'number';
    return (this.#around.ahead[index] as number) > rankOf(line) ? 'text' : 'option';
  }

  /** Adds a line to the option above it, if it is set further in. */
  #continueOption({ indent, raw }: Line, index: number): boolean {
    const { options = [], correct = [] } = this.#item ?? {};
    const last = options.at(-1);
    const isBelow = last !== undefined && correct.length === 0 && this.#lines[index - 1]?.kind !== 'blank';
    if (!isBelow || indent <= last.indent || this.#isHead(index)) return false;
    options[options.length - 1] = { ...last, value: `${last.value} ${raw.trim()}` };
    return true;
  }

  /** Takes lines that nothing opens: a question, a title, or what belongs to no question. */
  #takeRun(index: number): number {
    const line = this.#lines[index] as Line;
    const end = this.#endOfRun(index);
    const run = this.#lines.slice(index, end);
    if (this.#isQuestion(run, end)) {
      const isKept = line.parts.size > 0 || this.#lines[this.#next(end - 1)]?.documented === true;
      const { stem } = this.#begin({ ...line, kind: 'text', value: isKept ? line.raw : line.value }, line);
      for (const each of run.slice(1)) stem.push(each);
    } else if (this.#isTitle(run, end)) {
      for (const each of run) this.#leaveOut(each);
    } else {
      this.findings.push(faultAt(line.line, line.column, 'stray_text', {}));
      if (this.#item?.correct.length === 0) this.#item.strayText = true;
    }
    return end;
  }

  #endOfRun(index: number): number {
    let end = index + 1;
    for (; end < this.#lines.length; end++) {
      const line = this.#lines[end] as Line;
      const isListed = isOptionLike(line) && !line.documented && (this.#around.ahead[end] as number) > rankOf(line);
      if (line.kind !== 'text' && !isListed) break;
      if (line.kind === 'number' && this.#isHead(end) && this.#isTitleLine(this.#lines[end - 1])) break;
    }
    return end;
  }

  /** Whether a run is a question: options follow, or it holds them as plain lines of which one is the key. */
  #isQuestion(run: readonly Line[], end: number): boolean {
    const below = end < this.#lines.length && this.#lines[end]?.kind !== 'blank' ? end : this.#next(end);
    if (this.#around.isFirst[below]) return true;
    const options = run.slice(1);
    if (options.length < optionCounts.min || options.length > optionCounts.max) return false;
    const { kind, value } = this.#lines[below] ?? {};
    return (kind === 'correct' && value !== '') || markedKey(options.map(readMarks)).kind === 'one';
  }

  #isTitleLine(line: Line | undefined): boolean {
    return line?.kind === 'text' && line.value.length <= 200 && !/[?？؟]\s*$/u.test(line.value);
  }

  /** Whether a run belongs to no question: titles at the top, after a list of keys or between two questions, or words below the last one. */
  #isTitle(run: readonly Line[], end: number): boolean {
    if (!run.every((each) => this.#isTitleLine(each))) return false;
    const isClosing = this.#isBelowAnswered(end - run.length);
    if (isClosing && this.#next(end - 1) === this.#lines.length) return run.length <= maxClosing;
    const isAtTop = this.#unanswered() === 0;
    const isBetween = this.#item === undefined || this.#item.options.length > 0;
    if (!isBetween || run.length > (isAtTop ? 5 : 1)) return false;
    return this.#isAboveQuestion(end, isAtTop || isClosing ? maxTitles - 1 : 0);
  }

  /**
   * Whether a line stands below a question with its answer, and apart from it: right below a question in the documented
   * format it may be a part of it that lacks its word.
   */
  #isBelowAnswered(index: number): boolean {
    const { options = [], correct = [] } = this.#item ?? {};
    if (options.length < optionCounts.min || options.length > optionCounts.max) return false;
    const isApart = this.#lines[index - 1]?.kind === 'blank' || !options.every(({ documented }) => documented);
    return isApart && (correct.length > 0 || markedKey(options.map(readMarks)).kind === 'one');
  }

  /** Whether a question begins behind a run. @param titles how many titles may still stand between */
  #isAboveQuestion(end: number, titles: number): boolean {
    const isClose = this.#lines[end]?.kind !== 'blank';
    const below = isClose ? end : this.#next(end);
    const line = this.#lines[below];
    if (line === undefined || (isClose && line.documented)) return false;
    if (line.kind === 'question' || line.kind === 'heading') return true;
    if (line.kind === 'number') return !isClose || this.#isHead(below);
    if (line.kind !== 'text') return false;
    const further = this.#endOfRun(below);
    if (this.#isQuestion(this.#lines.slice(below, further), further)) return true;
    return titles > 0 && this.#isTitleLine(line) && this.#isAboveQuestion(further, titles - 1);
  }

  /** Whether a keyword opens a list of the right options of several questions. */
  #isKeyList(line: Line, index: number): boolean {
    const { value, parts, documented } = line;
    const numbered = keysIn(value, line, 'numbered').length;
    if (numbered > 1 || (numbered === 1 && parts.has('answers'))) return true;
    if (value === '') {
      const { entries } = keysFrom(this.#lines, this.#around, index + 1);
      return entries.length > (documented ? 1 : 0) || line.kind === 'answers';
    }
    return parts.has('answers') && this.#unanswered() > 1 && keysIn(value, line, 'bare').length > 1;
  }

  #unanswered(): number {
    return this.written.length - (this.lists.at(-1)?.to ?? 0);
  }

  #takeKeys(line: Line, index: number): number {
    const place = { line: line.line, column: line.valueColumn };
    const isOpened = line.parts.size > 0;
    const numbered = isOpened ? keysIn(line.value, place, 'numbered') : [];
    const own = numbered.length > 0 || !isOpened ? numbered : keysIn(line.value, place, 'bare');
    const { entries, end } = keysFrom(this.#lines, this.#around, isOpened ? index + 1 : index);
    this.lists.push({
      first: line,
      entries: [...own, ...entries],
      from: this.lists.at(-1)?.to ?? 0,
      to: this.written.length,
    });
    this.#item = undefined;
    return Math.max(end, index + 1);
  }
}

/** Whether nothing but the question was read of an item. */
function isBare({ options, correct, solution, explanation, hint }: Written): boolean {
  return [options, correct, solution, explanation, hint].every(({ length }) => length === 0);
}

/** Whether an option begins another item, although no question stands before it. */
function startsOver(line: Line, { options, correct }: Written): boolean {
  const last = options.at(-1);
  if (line.label === '' || !line.places.some(({ index }) => index === 0) || last === undefined) return false;
  return correct.length > 0 || (!line.documented && options.length > 1);
}

/** The first words of a text, for a message. */
export function excerpt(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')}...`;
}
