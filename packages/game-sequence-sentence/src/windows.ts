import { hasOpenMarks, oneLine, primarySubtag, type Sentence, type TextReading } from '@ludotext/engine/game';
import { forced, orderStrength } from './forced-order.js';
import { introduces, isDefinite, languageOf } from './languages/index.js';
import { readPlainText } from './own-markers.js';
import { isFitSize, isUneven, maxPiece, maxUnits, minUnits, type Passage, wordsIn } from './passage.js';
import { joinUnits, type Unit, unitOf } from './unit.js';

/**
 * Every stretch of 3 to 6 units, of one or two sentences each, whose words force their order: a first unit that stands
 * alone, and each later one firmly after the one before.
 */
export function windowPassages(reading: TextReading): readonly Passage[] {
  const passages = found.get(reading) ?? findPassages(reading);
  found.set(reading, passages);
  return passages;
}

/** Cached, because scoring and writing need the same passages. */
const found = new WeakMap<TextReading, readonly Passage[]>();

function findPassages(reading: TextReading): Passage[] {
  const text = new Sentences(reading);
  const passages: Passage[] = [];
  for (const first of reading.sentences.keys()) {
    const title = text.title(first);
    const extend = (units: readonly Unit[], next: number, weakest: number): void => {
      if (units.length >= minUnits) {
        passages.push({
          pieces: units.map((unit) => unit.text),
          title,
          strength: weakest + quality(units, first, next, reading),
          start: reading.sentences[first]!.start,
          end: reading.sentences[next - 1]!.end,
        });
      }
      if (units.length === maxUnits || !text.goesOn(next)) return;
      for (const sentences of [1, 2]) {
        const unit = text.unit(next, sentences);
        if (unit === undefined) continue;
        const strength = orderStrength(units.slice(0, -1), units.at(-1)!, unit, reading.language);
        const least = units.length === 1 ? forced.first : forced.later;
        if (strength >= least) extend([...units, unit], next + sentences, Math.min(weakest, strength));
      }
    };
    for (const sentences of [1, 2]) {
      const unit = text.unit(first, sentences);
      if (unit !== undefined && !unit.dangles && text.standsAlone(first)) extend([unit], first + sentences, 3);
    }
  }
  return passages;
}

/** The sentences of a text as units, each built once. */
class Sentences {
  readonly #reading: TextReading;
  readonly #titles: readonly (Heading | undefined)[];
  readonly #units = new Map<number, Unit | undefined>();
  readonly #sentences = new Map<number, Unit>();

  constructor(reading: TextReading) {
    this.#reading = reading;
    this.#titles = headingsBefore(reading);
  }

  title(index: number): string | undefined {
    return this.#titles[this.#at(index)!.paragraph]?.text;
  }

  /** One or two sentences of a paragraph as a unit; undefined when they make no piece. */
  unit(first: number, sentences: number): Unit | undefined {
    const key = first * 4 + sentences;
    if (!this.#units.has(key)) this.#units.set(key, this.#newUnit(first, sentences));
    return this.#units.get(key);
  }

  #newUnit(first: number, count: number): Unit | undefined {
    const { sentences, paragraphs, text, language } = this.#reading;
    const run = sentences.slice(first, first + count);
    const [opening, last] = [run[0]!, run.at(-1)!];
    if (run.length < count || opening.paragraph !== last.paragraph || paragraphs[opening.paragraph]?.kind !== 'prose') {
      return undefined;
    }
    // Line breaks take space that a piece does not have.
    if (last.end - opening.start > 2 * maxPiece.characters) return undefined;
    const piece = count === 1 ? opening.text : oneLine(text.slice(opening.start, last.end));
    if (count > 1 && piece.length > maxJoined) return undefined;
    const isPiece = isFitSize(piece) && !isFragment(piece) && !hasOpenMarks(piece) && !leftOver.test(piece);
    if (!isPiece || !run.every(({ text }) => isWhole(text))) return undefined;
    return count === 1
      ? unitOf(piece, opening.words, language)
      : joinUnits(
          piece,
          run.map((_, index) => this.#sentence(first + index)),
        );
  }

  /** A sentence as a unit, fit to be a piece or not. */
  #sentence(index: number): Unit {
    const { text, words } = this.#at(index)!;
    const unit = this.#sentences.get(index) ?? this.unit(index, 1) ?? unitOf(text, words, this.#reading.language);
    this.#sentences.set(index, unit);
    return unit;
  }

  /** Whether the sentence continues the passage of the one before: in its paragraph, or in the next short one. */
  goesOn(index: number): boolean {
    const [before, sentence] = [this.#at(index - 1), this.#at(index)];
    if (before === undefined || sentence === undefined) return false;
    if (before.paragraph === sentence.paragraph) return true;
    if (sentence.paragraph !== before.paragraph + 1 || !this.#isShort(before) || !this.#isShort(sentence)) return false;
    const cue = this.unit(index, 1)?.cue;
    // "This gauge" opens a paragraph of its own as well.
    return cue !== undefined && cue !== 'pronoun';
  }

  /** Whether a passage may begin here: nothing in it speaks of what only sentences before it name. */
  standsAlone(index: number): boolean {
    const unit = this.unit(index, 1) ?? this.unit(index, 2);
    if (
      unit === undefined ||
      unit.dangles ||
      isStub(unit.text) ||
      hasOpenPronoun(this.#at(index)!.text, primarySubtag(this.#reading.language)) ||
      !/^[¿¡]?[\p{Lu}\p{Lo}\p{N}]/u.test(unit.text)
    )
      return false;
    if (unit.cue !== undefined && unit.cue !== 'episode') return false;
    const tag = primarySubtag(this.#reading.language);
    const { paragraph, words } = this.#at(index)!;
    const begins = this.#at(index - 1)?.paragraph !== paragraph;
    if (!begins && isDefinite(words[0]?.text ?? '', tag) && !isExplained(unit.text, words, tag)) return false;
    for (let before = index - 1; before >= Math.max(0, index - reach); before--) {
      const isElsewhere = this.#at(before)!.paragraph !== paragraph;
      const earlier = this.unit(before, 1);
      for (const [stem, leads] of unit.content) {
        // Of the paragraph before, what the sentence opens with is taken up.
        if (isElsewhere && (!unit.topic.has(stem) || isExplained(unit.text, words, tag))) continue;
        if (isDefinite(leads.at(-1) ?? '', tag) && earlier?.content.has(stem) === true) return false;
      }
    }
    return true;
  }

  #at(index: number): Sentence | undefined {
    return this.#reading.sentences[index];
  }

  #isShort({ paragraph }: Sentence): boolean {
    const { kind, first, last } = this.#reading.paragraphs[paragraph]!;
    return kind === 'prose' && last - first <= shortParagraph;
  }
}

/** A trailing sentence, or a short exclamation. */
function isFragment(text: string): boolean {
  return /^(?:\.\.|…)|(?:\.\.|…)$/u.test(text) || (/!$/.test(text) && wordsIn(text) < 8);
}

/** "The main islands are: Vava'u." */
function isStub(text: string): boolean {
  const colon = text.search(/[:：]/u);
  return colon !== -1 && wordsIn(text) < 10 && !/[\p{Pi}\p{Ps}"'„]/u.test(text.slice(colon));
}

/** "Speaking in Rome, he", "Toto did not like it": a pronoun of somebody or something that only sentences before name. */
function hasOpenPronoun(text: string, tag: string): boolean {
  return languageOf(tag).openPronoun?.test(text) === true;
}

/** "The god Nyame", "The end of the war": known without the sentences before. */
function isExplained(text: string, words: Sentence['words'], tag: string): boolean {
  const { explained } = languageOf(tag);
  return (
    words.slice(1, 3).some((word) => /^\p{Lu}/u.test(word.text) && tag !== 'de') ||
    explained?.test(text.slice(0, 80)) === true
  );
}

/** Most characters of a piece of two sentences. */
const maxJoined = 360;

/** How many sentences before a first one are searched for what it takes up. */
const reach = 4;

/** Most sentences of a paragraph that is only a part of a passage, as in stories and news. */
const shortParagraph = 4;

/** What points at a part of the page, and a hyphen that a line break has left: "low- frequency". */
const leftOver =
  /\b(?:pictured|shown|see|described|listed) (?:below|above|here)\b|\p{Ll}- (?!(?:and|or|to|und|oder|bis|och|eller|en|of)\b)\p{Ll}|\b(?:Fig(?:ure|\.|ura)|Table|Chapter|Abb(?:ildung|\.)|Tabelle|Рис\.) ?\d/u;

/** Beyond its weakest pair: a beginning of a paragraph is better, few joined sentences and even lengths too. */
function quality(units: readonly Unit[], first: number, next: number, { sentences }: TextReading): number {
  const begins = sentences[first - 1]?.paragraph !== sentences[first]!.paragraph ? 0.75 : 0;
  const joined = (next - first - units.length) * 0.35;
  return begins - joined - (isUneven(units.map(({ text }) => text)) ? 1 : 0) - 0.3 * units[0]!.dependence;
}

/**
 * Every stretch of `length` sentences, 3 to 6, whose order the game considers fixed, including overlapping ones.
 * @returns each with its offset in the text and its sentences in order
 */
export function windows(text: string, length: number): { start: number; pieces: string[] }[] {
  return windowPassages(readPlainText(text))
    .filter(({ pieces }) => pieces.length === length)
    .map(({ start, pieces }) => ({ start, pieces: [...pieces] }));
}

function isWhole(sentence: string): boolean {
  return (
    !/^[^\p{L}]*\p{Ll}/u.test(sentence.slice(0, 20)) &&
    /[.!?…。！？؟।][\p{Pe}\p{Pf}"'”’»」』]*$/u.test(sentence.slice(-4))
  );
}

interface Heading {
  readonly text: string;
}

/** "A bust of the king in Athens": a line below a picture reads as a long heading with an article. */
function isCaption(line: string, tag: string): boolean {
  return wordsIn(line) > 12 || (wordsIn(line) > 5 && introduces([line.split(' ', 1)[0]!.toLowerCase()], tag));
}

/** The heading of each paragraph; one object per heading, so that equal headings stay distinct. */
function headingsBefore({ paragraphs, text, language }: TextReading): (Heading | undefined)[] {
  let heading: Heading | undefined;
  return paragraphs.map(({ kind, start, end }) => {
    const line = kind === 'heading' ? text.slice(start, end).trim() : '';
    if (line !== '' && !isCaption(line, primarySubtag(language))) heading = { text: line };
    return heading;
  });
}
