import { hasOpenMarks, oneLine, primarySubtag, type Sentence, type TextReading } from '@ludotext/engine/game';
import { introduces, isDefinite, languageOf } from './languages/index.js';
import { isFitSize, maxPiece, wordsIn } from './passage.js';
import { joinUnits, type Unit, unitOf } from './unit.js';

/** The sentences of a text as units, each built once. */
export class Sentences {
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

  /** One to three sentences of a paragraph as a unit; undefined when they make no piece. */
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
    if (count === 1) return unitOf(piece, opening.words, language);
    const parts = run.map((_, index) => this.#sentence(first + index));
    return parts.every((part, index) => index === 0 || isTied(part, [parts[index - 1]!]))
      ? joinUnits(piece, parts)
      : undefined;
  }

  /** A sentence as a unit, fit to be a piece or not. */
  #sentence(index: number): Unit {
    const { text, words } = this.#at(index)!;
    const unit = this.#sentences.get(index) ?? this.unit(index, 1) ?? unitOf(text, words, this.#reading.language);
    this.#sentences.set(index, unit);
    return unit;
  }

  /** Whether the later ones of these sentences are a quotation: what it speaks of is open. */
  goesOnInSpeech(first: number, sentences: number): boolean {
    return this.#reading.sentences
      .slice(first + 1, first + sentences)
      .some(({ text }) => /^[\p{Pi}"'„«「]/u.test(text));
  }

  /** Whether a passage may end with this unit, before the sentence at `next`: no sentence is tacked on to it. */
  endsAt(next: number, unit: Unit): boolean {
    const alone = this.unit(next - 1, 1);
    if (alone?.text === unit.text) return true;
    let first = next - 1;
    while (first > 0 && !unit.text.startsWith(this.#at(first)!.text)) first--;
    return this.unit(first, 1) === undefined;
  }

  /** Whether the sentence continues the passage of the one before: in its paragraph, or in the next short one. */
  goesOn(index: number): boolean {
    const [before, sentence] = [this.#at(index - 1), this.#at(index)];
    if (before === undefined || sentence === undefined) return false;
    if (before.paragraph === sentence.paragraph) return true;
    if (sentence.paragraph !== before.paragraph + 1) return false;
    const cue = this.unit(index, 1)?.cue;
    const { opensWithAnd } = languageOf(this.#reading.language);
    if (cue === 'time' || (cue === 'connective' && opensWithAnd !== true)) return true;
    if (!this.#isShort(before) || !this.#isShort(sentence)) return false;
    // "This gauge" opens a paragraph of its own as well, "She" hardly.
    return cue === 'episode' || (cue === 'pronoun' && this.#opensWithPerson(index));
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
    if (!begins && this.#takesUp(unit, tag)) return false;
    // What ends with a quotation may go on with who says it.
    if (!begins && /[\p{Pf}"'“»」』]$/u.test(this.#at(index - 1)!.text)) return false;
    for (let before = index - 1; before >= Math.max(0, index - reach); before--) {
      const isElsewhere = this.#at(before)!.paragraph !== paragraph;
      const earlier = this.unit(before, 1);
      for (const [stem, leads] of unit.content) {
        // Of the paragraph before, what the sentence opens with is taken up.
        if (isElsewhere && (!unit.topic.has(stem) || isExplained(unit.text, words, tag))) continue;
        if (
          earlier?.content.has(stem) !== true ||
          !isDefinite(leads.at(-1) ?? '', tag) ||
          isKnown(stem, leads, unit, tag)
        )
          continue;
        if (!isExplainedThere(unit.text, stem, leads.at(-1)!, tag)) return false;
      }
    }
    return true;
  }

  /** "In the best schools": a sentence inside a paragraph speaks of what those before it name. */
  #takesUp(unit: Unit, tag: string): boolean {
    return [...unit.topic].some((stem) => {
      const leads = unit.content.get(stem)!;
      const lead = leads.at(-1) ?? '';
      return isDefinite(lead, tag) && !isKnown(stem, leads, unit, tag) && !isExplainedThere(unit.text, stem, lead, tag);
    });
  }

  #at(index: number): Sentence | undefined {
    return this.#reading.sentences[index];
  }

  #opensWithPerson(index: number): boolean {
    const { persons } = languageOf(this.#reading.language);
    const word = this.#at(index)!.words[0]?.text.toLowerCase() ?? '';
    const isNews = [index - 1, index].every((each) => this.#length(each) <= 2);
    return isNews && persons?.test(word) === true && this.unit(index - 1, 1)?.namesSomeone === true;
  }

  #length(index: number): number {
    const { first, last } = this.#reading.paragraphs[this.#at(index)!.paragraph]!;
    return last - first;
  }

  #isShort({ paragraph }: Sentence): boolean {
    const { kind, first, last } = this.#reading.paragraphs[paragraph]!;
    return kind === 'prose' && last - first <= shortParagraph;
  }
}

/** Whether a unit points back, or shares a word with one of those before it. */
export function isTied(unit: Unit, before: readonly Unit[]): boolean {
  if (unit.dangles || (unit.cue !== undefined && unit.cue !== 'episode')) return true;
  return before.some(({ content }) => [...unit.opens].some((stem) => content.has(stem)));
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

/** "The sun", "the Missouri"; "that" before a verb is no article. */
function isKnown(stem: string, leads: readonly string[], { names }: Unit, tag: string): boolean {
  const { wellKnown, relatives } = languageOf(tag);
  return (
    wellKnown?.test(stem) === true ||
    relatives?.test(leads.at(-1) ?? '') === true ||
    [...names].some((name) => name.toLowerCase().startsWith(stem))
  );
}

/** "The rate of loss", "the land that they saw", somewhere in a sentence. */
function isExplainedThere(text: string, stem: string, article: string, tag: string): boolean {
  const { explained } = languageOf(tag);
  const lower = text.toLowerCase();
  const place = lower.indexOf(`${article} ${stem}`);
  return place !== -1 && explained?.test(lower.slice(place, place + 80)) === true;
}

/** Most characters of a piece of several sentences. */
const maxJoined = 360;

/** How many sentences before a first one are searched for what it takes up. */
const reach = 4;

/** Most sentences of a paragraph that is only a part of a passage, as in stories and news. */
const shortParagraph = 4;

/** What points at a part of the page, and a hyphen that a line break has left: "low- frequency". */
const leftOver =
  /\b[Aa]s (?:mentioned|noted|described|discussed|shown|stated|explained) (?:above|earlier|before)\b|\b(?:pictured|shown|see|described|listed) (?:below|above|here)\b|\p{sc=Han} \p{sc=Han}|\?{3}|\((?:см|see|siehe|voir|véase|vedi|ver|zie|zob|bkz)\.? |\p{Ll}- (?!(?:and|or|to|und|oder|bis|och|eller|en|of)\b)\p{Ll}|\b(?:Fig(?:ure|\.|ura)|Table|Chapter|Abb(?:ildung|\.)|Tabelle|Рис\.) ?\d/u;

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
