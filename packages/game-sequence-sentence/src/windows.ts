import {
  hasOpenMarks,
  oneLine,
  openingCue,
  primarySubtag,
  type Sentence,
  splitWords,
  type TextReading,
} from '@ludotext/engine/game';
import { introduces, isDefinite, languageOf } from './languages/index.js';
import { takesUpName } from './links.js';
import { type Chain, demand, empty, extend, pointsNowhere, surety } from './order.js';
import { readPlainText } from './own-markers.js';
import { isFitSize, isUneven, maxPiece, maxUnits, minUnits, type Passage, wordsIn } from './passage.js';
import { isName, joinUnits, type Unit, unitOf } from './unit.js';

/**
 * Every stretch of 3 to 6 units, of one to three sentences each, whose words force their order: a first unit that
 * stands alone, and each later one firmly after the one before.
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
    const startsMidway = reading.sentences[first - 1]?.paragraph === reading.sentences[first]!.paragraph;
    const grow = (chain: Chain, next: number, sure: number): void => {
      const { units } = chain;
      if (units.length >= minUnits) {
        passages.push({
          pieces: units.map((unit) => unit.text),
          title,
          strength: Math.min(sure, most) + quality(units, first, next, reading),
          start: reading.sentences[first]!.start,
          end: reading.sentences[next - 1]!.end,
        });
      }
      if (units.length === maxUnits || !text.goesOn(next)) return;
      for (const sentences of unitLengths) {
        const unit = text.unit(next, sentences);
        const least = unit && demand(chain, unit, startsMidway);
        if (unit === undefined || least === undefined) continue;
        if (pointsNowhere(chain, unit, reading.language) || text.opensElsewhere(next, first)) continue;
        const longer = extend(chain, unit, reading.language);
        const strength = surety(longer);
        if (strength >= least) grow(longer, next + sentences, strength);
      }
    };
    // Only the data of a language show that a sentence in the middle of a paragraph needs none before it.
    if (startsMidway && languageOf(reading.language).compares === undefined) continue;
    if (!text.standsAlone(first)) continue;
    for (const sentences of unitLengths) {
      const unit = text.unit(first, sentences);
      if (unit !== undefined && !unit.dangles) grow(extend(empty, unit, reading.language), first + sentences, most);
    }
  }
  return passages;
}

/** The sentences of a text as units, each built once. */
class Sentences {
  readonly #reading: TextReading;
  readonly #isStory: boolean;
  /** How many sentences have each content word and name. */
  readonly #mentions = new Map<string, number>();
  /** The first sentence that has each content word. */
  readonly #firsts = new Map<string, number>();
  readonly #titles: readonly (Heading | undefined)[];
  /** Sentences that stand within a longer quotation, or begin or end one. */
  readonly #spoken: ReadonlySet<number>;
  readonly #units = new Map<number, Unit | undefined>();
  readonly #sentences = new Map<number, Unit>();

  constructor(reading: TextReading) {
    this.#reading = reading;
    this.#titles = headingsBefore(reading);
    this.#spoken = partsOfSpeech(reading);
    for (const index of reading.sentences.keys()) {
      const { content, names } = this.#sentence(index);
      for (const word of [...content.keys(), ...names]) this.#mentions.set(word, (this.#mentions.get(word) ?? 0) + 1);
      for (const stem of content.keys()) if (!this.#firsts.has(stem)) this.#firsts.set(stem, index);
    }
    this.#isStory = isNarrative(reading) && this.#tellsDeeds();
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
    if (run.some((_, index) => this.#spoken.has(first + index))) return undefined;
    if (run.length < count || opening.paragraph !== last.paragraph || paragraphs[opening.paragraph]?.kind !== 'prose') {
      return undefined;
    }
    // Line breaks take space that a piece does not have.
    if (last.end - opening.start > 2 * maxPiece.characters) return undefined;
    const piece = count === 1 ? opening.text : oneLine(text.slice(opening.start, last.end));
    if (wordsIn(piece) > (count > 1 ? maxJoined : maxWords)) return undefined;
    const isPiece =
      isFitSize(piece) &&
      !isFragment(piece) &&
      !leftOver.test(piece) &&
      languageOf(language).runsOn?.test(piece) !== true;
    if (!isPiece || !run.every(({ text }) => isWhole(text))) return undefined;
    if (count === 1) return unitOf(piece, opening.words, language);
    const units = run.map((_, index) => this.#sentence(first + index));
    // Only what goes on with the sentence before it makes one piece with it.
    const goOn = units.slice(1).every(({ cue, content }, index) => {
      const before = units[index]!.content;
      return cue !== undefined || [...content.keys()].some((stem) => before.has(stem));
    });
    return goOn ? joinUnits(piece, units) : undefined;
  }

  /** A sentence as a unit, fit to be a piece or not. */
  #sentence(index: number): Unit {
    const { text, words } = this.#at(index)!;
    const unit = this.#sentences.get(index) ?? this.unit(index, 1) ?? unitOf(text, words, this.#reading.language);
    this.#sentences.set(index, unit);
    return unit;
  }

  /** Whether the sentence may continue the passage of the one before: in its paragraph, or in the next one. */
  goesOn(index: number): boolean {
    const [before, sentence] = [this.#at(index - 1), this.#at(index)];
    return before !== undefined && sentence !== undefined && sentence.paragraph - before.paragraph <= 1;
  }

  /** Where the language shows deeds, a guide with its "when" and "then" is no story. */
  #tellsDeeds(): boolean {
    const { sentences, language } = this.#reading;
    if (languageOf(language).deeds === undefined) return true;
    const deeds = sentences.reduce((count, _, index) => (this.#sentence(index).isDeed ? count + 1 : count), 0);
    return deeds > 0.35 * sentences.length;
  }

  /** Whether a passage may begin here: nothing in it speaks of what only sentences before it name. */
  standsAlone(index: number): boolean {
    const unit = this.unit(index, 1);
    if (unit === undefined || unit.dangles || unit.pronoun !== -1 || isStub(unit.text)) return false;
    if (unit.cue !== undefined && unit.cue !== 'episode') return false;
    // Who speaks, and of what, only the sentences before a quotation say.
    if (!/^[¿¡]?[\p{Lu}\p{Lo}\p{N}]/u.test(unit.text)) return false;
    const tag = primarySubtag(this.#reading.language);
    if (unit.looksBack) return false;
    // A quotation is about what was said before, and so is what is "worse" or "already" so.
    if (quotes.test(unit.text) || languageOf(tag).compares?.test(unit.text) === true) return false;
    return !this.#speaksOfKnown(index, unit, tag) && !this.#takesUpName(index, unit);
  }

  /** Whether a sentence opens with "the corps", which was named before a passage and not in it. */
  opensElsewhere(index: number, first: number): boolean {
    const unit = this.#sentence(index);
    const [topic] = unit.content;
    // "But the war": what goes on with the thought is bound enough.
    if (topic === undefined || (unit.cue === 'connective' && !unit.adds)) return false;
    if (!isDefinite(topic[1].at(-1) ?? '', primarySubtag(this.#reading.language))) return false;
    const namedFrom = (from: number, to: number): boolean => {
      for (let at = Math.max(0, from); at < to; at++) if (this.#sentence(at).content.has(topic[0])) return true;
      return false;
    };
    return (
      !isName(topic[0], unit) &&
      !unit.explained.has(topic[0]) &&
      !namedFrom(first, index) &&
      namedFrom(first - farReach, first)
    );
  }

  /** "The pond", when a sentence before speaks of a pond, and no heading does. */
  #speaksOfKnown(index: number, unit: Unit, tag: string): boolean {
    const { paragraph, words } = this.#at(index)!;
    const { persons, qualities } = languageOf(tag);
    const titled = this.#titles[paragraph]?.unit.content;
    // "Chartered in 1817, the canal"
    const [, afterComma = ''] = unit.text.slice(0, 100).split(', ', 2);
    const opens = [words[0]?.text ?? '', afterComma.split(' ', 1)[0]!].some((word) => isDefinite(word, tag));
    const isTitled = [...unit.topic].some((stem) => titled?.has(stem));
    if (opens && index > 0 && !isTitled && !isExplained(unit.text, words, tag)) return true;
    const known = [...unit.content].filter(([stem, leads]) => {
      if (titled?.has(stem) === true || isName(stem, unit) || qualities?.test(stem) === true) return false;
      const lead = leads.at(-1) ?? '';
      return (isDefinite(lead, tag) && persons?.test(lead) !== true) || this.#isBareKnown(stem, unit, tag);
    });
    return known.some(([stem]) => this.#firsts.get(stem)! < index);
  }

  /** Without articles, what a sentence opens with is "the pond" when it was named before, unless the text is about it. */
  #isBareKnown(stem: string, unit: Unit, tag: string): boolean {
    const { articles, properNames } = languageOf(tag);
    if (articles?.definite !== undefined || unit.content.keys().next().value !== stem) return false;
    return !this.#isMain(stem) || (this.#isStory && properNames?.test(stem) === false);
  }

  /** Whether the text is about it. */
  #isMain(word: string): boolean {
    return (this.#mentions.get(word) ?? 0) >= Math.max(4, mainShare * this.#reading.sentences.length);
  }

  /** "Moreau said", when a sentence not far before speaks of Anna Moreau, and the text is not about her. */
  #takesUpName(index: number, unit: Unit): boolean {
    const names = new Set([...unit.names].filter((name) => !this.#isMain(name)));
    for (let before = index - 1; before >= Math.max(0, index - farReach); before--)
      if (takesUpName(this.#sentence(before), { ...unit, names })) return true;
    return false;
  }

  #at(index: number): Sentence | undefined {
    return this.#reading.sentences[index];
  }
}

/** How many things a unit calls "the city", without saying which. */
function unknownThings(unit: Unit, tag: string): number {
  const { persons } = languageOf(tag);
  return [...unit.content].filter(([stem, leads]) => {
    const lead = leads.at(-1) ?? '';
    return isDefinite(lead, tag) && persons?.test(lead) !== true && !unit.explained.has(stem) && !isName(stem, unit);
  }).length;
}

function partsOfSpeech({ sentences }: TextReading): ReadonlySet<number> {
  const spoken = new Set<number>();
  let isOpen = false;
  for (const [index, { text, paragraph }] of sentences.entries()) {
    if (sentences[index - 1]?.paragraph !== paragraph) isOpen = false;
    const turns = hasOpenMarks(text);
    if (isOpen || turns) spoken.add(index);
    if (turns) isOpen = !isOpen;
  }
  return spoken;
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

/** "The god Nyame", "The end of the war": known without the sentences before. */
function isExplained(text: string, words: Sentence['words'], tag: string): boolean {
  const { explained } = languageOf(tag);
  return (
    words.slice(1, 3).some((word) => /^\p{Lu}/u.test(word.text) && tag !== 'de') ||
    explained?.test(text.slice(0, 80)) === true
  );
}

const quotes = /["“‘„«「『]/u;

/** How many sentences a unit may have. */
const unitLengths = [1, 2, 3];

/** Surer than this makes no better passage. */
const most = 2.2;

/** Most words of a piece, and of one of several sentences: more are tiring to compare. */
const maxWords = 45;
const maxJoined = 60;

/** How many sentences before a passage are searched for a name or a thing that it takes up. */
const farReach = 40;

/** The share of sentences that name what a text is about. */
const mainShare = 0.08;

/** What points at a part of the page, and a hyphen that a line break has left: "low- frequency". */
const leftOver =
  /\b(?:pictured|shown|see|described|listed) (?:below|above|here)\b|\p{Ll}- (?!(?:and|or|to|und|oder|bis|och|eller|en|of)\b)\p{Ll}|\b(?:Fig(?:ure|\.|ura)|Table|Chapter|Abb(?:ildung|\.)|Tabelle|Рис\.) ?\d/u;

/** Beyond its weakest pair: a beginning of a paragraph is better, few joined sentences and even lengths too. */
function quality(units: readonly Unit[], first: number, next: number, { sentences, language }: TextReading): number {
  const begins = sentences[first - 1]?.paragraph !== sentences[first]!.paragraph ? 0.75 : 0;
  const joined = (next - first - units.length) * 0.6;
  return (
    begins -
    joined -
    (isUneven(units.map(({ text }) => text)) ? 1 : 0) -
    0.3 * (units[0]!.dependence + Math.min(3, unknownThings(units[0]!, primarySubtag(language))))
  );
}

/**
 * Every passage of `length` pieces, 3 to 6, whose order the game considers fixed, including overlapping ones.
 * @returns each with its offset in the text and its pieces in order
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
  readonly unit: Unit;
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
    if (line !== '' && !isCaption(line, primarySubtag(language))) {
      const unit = unitOf(line, splitWords(line, language), language);
      heading = { text: line, unit };
    }
    return heading;
  });
}

/** Whether enough sentences continue the one before in time or thought, as in a story. */
export function isNarrative({ sentences, language }: TextReading): boolean {
  const weights = { time: 2, episode: 2, connective: 1, pronoun: 0 } as const;
  let weight = 0;
  for (const { text } of sentences) {
    const cue = openingCue(text, language);
    if (cue !== undefined) weight += weights[cue];
  }
  return weight > 0.18 * sentences.length;
}
