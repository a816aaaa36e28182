/** Where something begins by an outline or by a heading. */
export interface Mark {
  /** 1 is the highest. */
  readonly level: number;
  readonly title: string;
  /** On the scale of the document: an offset in its text, or a page. */
  readonly start: number;
}

/** A part, from its start to that of the next. */
export interface PlannedPart {
  /** Empty for what has none: what comes before the first chapter, and pieces of a document without any. */
  readonly title: string;
  /** Which piece of that title it is, from 1, where it is divided. */
  readonly piece?: number;
  readonly start: number;
}

/** What parts are measured by. */
interface Scale {
  /** Behind the last. */
  readonly end: number;
  /** The longest part. */
  readonly longest: number;
  /** What on average stands under a chapter at least; under less it is a list, such as slides or terms. */
  readonly usual: number;
  /** Shorter parts join what follows. */
  readonly shortest: number;
  /** Where an even piece may begin: near that, and not farther away than so much. */
  readonly border: (near: number, farthest: number) => number;
}

/** A document that is shorter is one text, unless it has two real chapters. */
const shortText = 8_000;

/** What a real chapter of a short document has at least. */
const realChapter = 1_000;

/** Pages of a text of 60,000 characters. */
const charactersOfPage = 2_000;

/**
 * The parts of a text. They are what a teacher chooses a lesson from: the chapters of a book, not the headings of a
 * handout. So a text under 8,000 characters has none, unless two chapters have 1,000 each; and headings that stand over
 * fewer than 500 characters on average make none. The chapters are the highest level of which there are two. One that
 * is longer than a part may be is divided at its next levels, and into even pieces at the borders of paragraphs where
 * there are none. A part with little more than its heading joins what follows.
 * @param outlines marks from the best to the least; the first that make parts count
 * @param longest of a part, in UTF-16 units
 */
export function partsOfText(text: string, outlines: readonly (readonly Mark[])[], longest: number): PlannedPart[] {
  const scale: Scale = {
    end: text.length,
    longest,
    usual: 500,
    shortest: 200,
    border: (near, farthest) => borderIn(text, near, farthest),
  };
  const parts = outlines.map((marks) => planParts(marks, scale)).find((planned) => planned.length > 1) ?? [];
  if (parts.length === 0) return text.length > longest ? pieces({ title: '', start: 0 }, text.length, scale) : [];
  const real = parts.filter(({ start }, index) => (parts[index + 1]?.start ?? text.length) - start >= realChapter);
  return text.length < shortText && real.length < 2 ? [] : parts;
}

/**
 * The parts of a document whose outline names the pages, without reading them, so that one of them can be read alone.
 * Long chapters are divided as those of a text are, by pages.
 * @param outline `start`: the page, from 0, and how far down it stands, such as 4.5 for the middle of the fifth
 * @param longest of a part, in UTF-16 units
 * @returns empty where the outline makes none
 */
export function partsOfPages(outline: readonly Mark[], pages: number, longest: number): PlannedPart[] {
  return planParts(outline, {
    end: pages,
    longest: Math.max(1, longest / charactersOfPage),
    usual: 1.5,
    shortest: 0.1,
    border: (near) => Math.round(near),
  });
}

function planParts(given: readonly Mark[], scale: Scale): PlannedPart[] {
  const marks = given.filter(({ start }) => start < scale.end).sort((a, b) => a.start - b.start);
  const levels = [...new Set(marks.map(({ level }) => level))].sort((a, b) => a - b);
  const highest = levels.find((level) => marks.filter((mark) => mark.level <= level).length > 1);
  if (highest === undefined) return [];
  const chapters = marks.filter(({ level }) => level <= highest);
  const front = { level: 0, title: '', start: 0 };
  let parts = joined(chapters[0]?.start === 0 ? chapters : [front, ...chapters], scale);
  if (scale.end / parts.length < scale.usual) return [];
  for (const level of levels) {
    if (level <= highest) continue;
    const further = marks.filter((mark) => mark.level === level);
    parts = joined(divided(parts, further, scale), scale);
  }
  return parts.flatMap((part, index) => pieces(part, parts[index + 1]?.start ?? scale.end, scale));
}

/** Divides the parts that are too long at the marks in them. */
function divided(parts: readonly Mark[], marks: readonly Mark[], { end, longest }: Scale): Mark[] {
  let next = 0;
  return parts.flatMap((part, index) => {
    const behind = parts[index + 1]?.start ?? end;
    const own = [part];
    for (let mark = marks[next]; mark !== undefined && mark.start < behind; mark = marks[next]) {
      if (mark.start > part.start) own.push({ ...mark, title: within(part.title, mark.title) });
      next += 1;
    }
    return behind - part.start > longest ? own : [part];
  });
}

/** Joins what is too short to what follows, and at the end to what comes before. */
function joined(parts: readonly Mark[], { end, shortest }: Scale): Mark[] {
  const result: Mark[] = [];
  let waiting: Mark | undefined;
  for (const [index, part] of parts.entries()) {
    const length = (parts[index + 1]?.start ?? end) - part.start;
    const own = waiting === undefined ? part : { ...part, title: titleOfBoth(waiting, part), start: waiting.start };
    waiting = length < shortest ? own : undefined;
    if (waiting === undefined || (index === parts.length - 1 && result.length === 0)) result.push(own);
  }
  return result;
}

/** "Chapter 1" and "Loomings" below it are one title; a dedication is none. */
function titleOfBoth(short: Mark, next: Mark): string {
  const isOnlyHeading = next.start - short.start <= short.title.length + 10;
  return isOnlyHeading && short.level === next.level ? within(short.title, next.title) : next.title;
}

/** A part in even pieces, where it is too long. */
function pieces({ title, start }: PlannedPart, end: number, { longest, border }: Scale): PlannedPart[] {
  const length = end - start;
  if (length <= longest) return [{ title, start }];
  // A border may be some way from where the pieces would be even.
  const count = Math.ceil(length / (longest * 0.8));
  const even = length / count;
  const starts = Array.from({ length: count - 1 }, (_, index) => border(start + even * (index + 1), even / 8));
  return [start, ...starts].map((from, index) => ({ title, piece: index + 1, start: from }));
}

/** Where a paragraph begins, else a line, a sentence, a word: the nearest that is not farther away than that. */
function borderIn(text: string, wanted: number, farthest: number): number {
  const near = Math.floor(wanted);
  const from = Math.ceil(near - farthest);
  const stretch = text.slice(from, near + farthest);
  for (const sign of ['\n\n', '\n', '. ', ' ']) {
    const before = stretch.lastIndexOf(sign, near - from);
    const after = stretch.indexOf(sign, near - from);
    const isBefore = after === -1 || (before !== -1 && near - from - before < after - (near - from));
    const found = isBefore ? before : after;
    if (found !== -1) return from + found + sign.length;
  }
  return /[\uD800-\uDBFF]/.test(text[near - 1] ?? '') ? near + 1 : near;
}

/** The title of a part of another. */
function within(title: string, own: string): string {
  return title === '' || own.startsWith(title) ? own : `${title}: ${own}`;
}
