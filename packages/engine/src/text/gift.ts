// GIFT, Moodle's text format of questions: its grammar alone, for whoever reads such a text.

/** A text, and how Moodle shows it: `plain_text`, `html`, `markdown`, or `moodle_auto_format`, HTML whose line breaks count. */
interface GiftText {
  readonly text: string;
  readonly format: string;
}

/** An answer of a question. */
interface GiftAnswer extends GiftText {
  /** What it is worth in percent, below zero too. */
  readonly fraction: number;
  readonly feedback?: GiftText | undefined;
  /** How far off a number may be. */
  readonly tolerance?: number | undefined;
}

/** A question of one of the types that GIFT has answers for. */
export interface GiftQuestion {
  readonly type: 'multichoice' | 'truefalse' | 'ordering' | 'matching' | 'shortanswer' | 'numerical';
  readonly name: string;
  readonly text: GiftText;
  /** Shown after answering. */
  readonly generalFeedback?: GiftText | undefined;
  readonly tags: readonly string[];
  readonly answers: readonly GiftAnswer[];
  /** What belongs together. */
  readonly pairs: readonly { readonly left: GiftText; readonly right: string }[];
  /** Whether one answer is right, of a choice. */
  readonly isSingle: boolean;
  /** Whether the parts stand in one line, of an ordering. */
  readonly isInline: boolean;
}

/** What is wrong with a block: `description` and `essay` are questions without answers. */
type GiftProblem = 'description' | 'essay' | 'unopened_answers' | 'unclosed_answers' | 'second_answers' | 'no_arrow';

/** A question or what is wrong with it, with its place in the text, from 1. */
export type GiftEntry = { readonly line: number; readonly column: number } & (
  | { readonly question: GiftQuestion }
  | { readonly problem: GiftProblem }
);

/** Lines between two blank ones. */
interface Block {
  /** Of its first line, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/**
 * Reads one block after the other, as Moodle does. The title is the first category's name.
 * Source: Moodle, question/format/gift/format.php, readquestion.
 */
export function readGift(source: string): { title: string | undefined; entries: GiftEntry[] } {
  const entries: GiftEntry[] = [];
  let title: string | undefined;
  for (const block of blocksOf(source)) {
    const { tags, category, text } = contentsOf(block);
    title ??= category;
    const start = text.search(/\S/);
    if (start < 0) continue;
    const found = questionOf(text, tags);
    const before = text.slice(0, ('problem' in found ? found.offset : undefined) ?? start).split('\n');
    const place = { line: block.line + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
    entries.push('problem' in found ? { ...place, problem: found.problem } : { ...place, question: found });
  }
  return { title, entries };
}

/** A problem, and where it is in the block's text; at its first word where left out. */
interface Fault {
  readonly problem: GiftProblem;
  readonly offset?: number;
}

/** White space at the ends of a text. A no-break space is none. */
const trim = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && trimmed.includes(text.charAt(start))) start += 1;
  while (end > start && trimmed.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};
const trimmed = ' \t\n\r\0\v';

function blocksOf(text: string): Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  let isAsked = false;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const isBlank = trim(line) === '';
    // A name begins a question even where no blank line stands before it.
    if (isOpen && isAsked && /^\s*::[^:]{1,200}::/.test(line)) isOpen = false;
    isAsked = !isBlank && ((isOpen && isAsked) || !/^\s*(?:\/\/|\$CATEGORY:)/.test(line));
    if (!isBlank && isOpen) blocks.at(-1)?.lines.push(line);
    else if (!isBlank) blocks.push({ line: index + 1, lines: [line] });
    isOpen = !isBlank;
  }
  return blocks;
}

/** The text of a block with blank lines in place of comments and categories, and what these say. */
function contentsOf({ lines }: Block): { tags: string[]; category: string | undefined; text: string } {
  const tags: string[] = [];
  let category: string | undefined;
  const rest = lines.map((line) => {
    const text = trim(line);
    if (text.startsWith('$CATEGORY:')) category ??= lastLevel(text.slice('$CATEGORY:'.length));
    else if (text.startsWith('//')) {
      for (const [, tag = ''] of text.matchAll(/\[tag:([^\]]{1,50})\]/g)) tags.push(tag);
    } else return line;
    return '';
  });
  return { tags, category, text: mask(rest.join('\n')) };
}

/** The last level of a category; a slash within a name is written twice. */
function lastLevel(path: string): string | undefined {
  const levels = path.replaceAll('//', '\0').split('/');
  return trim((levels.at(-1) ?? '').replaceAll('\0', '/')) || undefined;
}

/** Stands for the backslash of an escape. A decoded file has no lone half of a surrogate pair. */
const escapeMark = 0xdfff;
/** What is added to a character that is escaped: another lone half. */
const escaped = 0xdc00;
const escapable = new Set([...'\\:#={}~n'].map((character) => character.charCodeAt(0)));

/** A text in which no escaped character is one that has a meaning. Its length stays the same. */
function mask(text: string): string {
  if (!text.includes('\\')) return text;
  const units = new Uint16Array(text.length);
  for (let index = 0; index < units.length; index += 1) units[index] = text.charCodeAt(index);
  for (let index = 0; index + 1 < units.length; index += 1) {
    const next = units[index + 1] ?? 0;
    if (units[index] !== backslash || !escapable.has(next)) continue;
    units[index] = escapeMark;
    index += 1;
    units[index] = escaped + next;
  }
  return textOf(units);
}

/** The text that is meant. */
function unmask(text: string): string {
  if (!text.includes(String.fromCharCode(escapeMark))) return text;
  const units = new Uint16Array(text.length);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const isMark = unit === escapeMark && !isHighSurrogate(text.charCodeAt(index - 1));
    if (isMark) index += 1;
    const meant = isMark ? text.charCodeAt(index) - escaped : unit;
    units[length] = isMark && meant === letterN ? lineFeed : meant;
    length += 1;
  }
  return textOf(units.subarray(0, length));
}

const backslash = 0x5c;
const letterN = 0x6e;
const lineFeed = 0x0a;
const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Makes a text of so many code units at once: a call takes no more arguments than fit on the stack. */
const chunk = 8_192;

function textOf(units: Uint16Array): string {
  let text = '';
  for (let start = 0; start < units.length; start += chunk) {
    text += String.fromCharCode(...units.subarray(start, start + chunk));
  }
  return text;
}

/** GIFT's names of formats. */
const formats: Readonly<Record<string, string>> = {
  html: 'html',
  plain: 'plain_text',
  markdown: 'markdown',
  moodle: 'moodle_auto_format',
};

/** A text, and the format that may stand before it in brackets. */
function formatted(source: string, format: string): GiftText {
  const text = trim(source);
  const [mark = '', name = ''] = /^\[(html|plain|markdown|moodle)\]/.exec(text) ?? [];
  return { text: unmask(text.slice(mark.length)), format: formats[name] ?? format };
}

function questionOf(block: string, tags: readonly string[]): GiftQuestion | Fault {
  const begin = block.length - block.trimStart().length;
  const nameEnd = block.startsWith('::', begin) ? block.indexOf('::', begin + 2) : -1;
  const name = nameEnd < 0 ? '' : unmask(block.slice(begin + 2, nameEnd));
  const from = nameEnd < 0 ? begin : nameEnd + 2;
  const [open, close] = [block.indexOf('{', from), block.indexOf('}', from)];
  if (open < 0 && close < 0) return { problem: 'description' };
  if (open < 0 || (close >= 0 && close < open)) return { problem: 'unopened_answers', offset: close };
  if (close < 0) return { problem: 'unclosed_answers', offset: open };
  const next = block.indexOf('{', close);
  if (next >= 0) return { problem: 'second_answers', offset: next };
  const after = block.slice(close + 1);
  const text = formatted(block.slice(from, open) + (trim(after) === '' ? '' : `_____${after}`), 'moodle_auto_format');
  const inside = block.slice(open + 1, close);
  const general = inside.lastIndexOf('####');
  const answers = trim(general < 0 ? inside : inside.slice(0, general));
  const common: GiftQuestion = {
    type: 'multichoice',
    name,
    text,
    tags: tags.map((tag) => trim(tag).toLowerCase()),
    answers: [],
    pairs: [],
    isSingle: true,
    isInline: false,
    generalFeedback: general < 0 ? undefined : formatted(inside.slice(general + 4), text.format),
  };
  return withAnswers(common, answers);
}

/** Which type a question has is seen from its answers. Source: Moodle, the same. */
function withAnswers(question: GiftQuestion, answers: string): GiftQuestion | Fault {
  const { format } = question.text;
  if (answers === '') return { problem: 'essay' };
  if (answers.startsWith('>')) return orderingOf(question, answers);
  if (answers.startsWith('#')) return numericalOf(question, answers.slice(1));
  if (answers.includes('~')) {
    const isSingle = answers.includes('=');
    const marked = answers.split(/(?=[=~])/).filter((each) => trim(each) !== '');
    return { ...question, type: 'multichoice', isSingle, answers: marked.map((each) => answerOf(each, format, 0)) };
  }
  if (answers.includes('=') && answers.includes('->')) {
    const halves = answers.split('=').filter((each) => trim(each) !== '');
    if (halves.some((each) => !each.includes('->'))) return { problem: 'no_arrow' };
    const pairs = halves.map((each) => {
      const arrow = each.indexOf('->');
      return { left: formatted(each.slice(0, arrow), format), right: unmask(trim(each.slice(arrow + 2))) };
    });
    return { ...question, type: 'matching', pairs };
  }
  const [truth = '', wrong, right] = answers.split('#');
  if (/^\s*(?:TRUE|FALSE|T|F)\s*$/.test(truth)) {
    const isTrue = trim(truth).startsWith('T');
    const of = (text: string, isRight: boolean): GiftAnswer => {
      const feedback = isRight ? right : wrong;
      return {
        text,
        format: 'plain_text',
        fraction: isRight ? 100 : 0,
        feedback: feedback === undefined ? undefined : formatted(feedback, format),
      };
    };
    return { ...question, type: 'truefalse', answers: [of('True', isTrue), of('False', !isTrue)] };
  }
  const accepted = answers.split('=').filter((each) => trim(each) !== '');
  return { ...question, type: 'shortanswer', answers: accepted.map((each) => answerOf(each, format, 100)) };
}

/** An answer with its mark, its weight in percent, its text and its feedback. */
function answerOf(marked: string, format: string, unweighted: number): GiftAnswer {
  const [, mark, weight, source = ''] = /^\s*([=~])?\s*(?:%(-?\d{1,3}(?:\.\d{0,10})?)%)?([\s\S]*)$/.exec(marked) ?? [];
  const hash = source.indexOf('#');
  const isRight = mark === '=' && weight === undefined;
  return {
    ...formatted(hash < 0 ? source : source.slice(0, hash), format),
    fraction: isRight ? 100 : weight === undefined ? unweighted : Number(weight),
    feedback: hash < 0 ? undefined : formatted(source.slice(hash + 1), format),
  };
}

/** Numbers: `3`, `3:0.5` for what it may be off, `2.5..3.5`; after `~` stands the feedback for all others. */
function numericalOf(question: GiftQuestion, answers: string): GiftQuestion {
  const [right = ''] = answers.split('~');
  const numbers = right.split('=').filter((each) => trim(each) !== '');
  const read = numbers.map((each): GiftAnswer => {
    const { text, fraction } = answerOf(each, 'plain_text', 100);
    const [low = '', high] = text.split('..');
    if (high !== undefined) return { ...blankAnswer, text: trim(low), fraction, tolerance: Number(high) - Number(low) };
    const [number = '', tolerance = '0'] = text.split(':');
    return { ...blankAnswer, text: trim(number), fraction, tolerance: Number(tolerance) };
  });
  return { ...question, type: 'numerical', answers: read };
}

const blankAnswer = { format: 'plain_text' };

/** An ordering: settings in its first line, then one item per line. Source: Moodle, question/type/ordering. */
function orderingOf(question: GiftQuestion, answers: string): GiftQuestion {
  const [settings = '', ...items] = answers.split('\n');
  const parts = items.map((each) => ({ text: unmask(each), format: 'moodle_auto_format', fraction: 1 }));
  return { ...question, type: 'ordering', answers: parts, isInline: /\bH(?:ORI(?:ZONTAL)?)?\b/i.test(settings) };
}
