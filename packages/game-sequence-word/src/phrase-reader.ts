import { ClauseReader } from './clause-reader.js';
import type { Syntax } from './languages/language.js';
import { maxPhraseWords } from './phrase-pieces.js';
import { isLead, isPresentParticiple, type Phrase, SentenceWords } from './sentence-words.js';

/**
 * The readings of a sentence, the finest first. It is read from left to right by the closed classes of its words; where
 * that fails, what stands before or behind the main clause and its comma is read as a whole.
 */
export function* readingsOf(texts: readonly string[], syntax: Syntax, language: string): Generator<Phrase[]> {
  const fine = readWith(texts, syntax, language);
  if (fine !== undefined) yield fine;
  const parts = new SentenceParts(texts, syntax, language);
  const clauses = parts.mainClauses();
  for (const isWhole of [false, true]) {
    for (const [from, to] of isWhole ? [...clauses, [0, texts.length] as const] : clauses) {
      const core = texts.slice(from, to);
      const last = core.pop()!.replace(/[,;:]$/, '');
      const main = readWith([...core, last], syntax, language, isWhole);
      if (main === undefined || (from > 0 && main[0]!.kind === 'opening')) continue;
      const moved = main.map((phrase) => ({ ...phrase, from: phrase.from + from, to: phrase.to + from }));
      yield [...parts.before(from), ...moved, ...parts.behind(to)];
    }
  }
}

function readWith(texts: readonly string[], syntax: Syntax, language: string, isWhole = false): Phrase[] | undefined {
  const reader = new PhraseReader(texts, syntax, language);
  return reader.readSentence() !== isWhole && (!isWhole || reader.readRest()) ? reader.phrases : undefined;
}

/** Maximum words of what is read as a whole. */
const maxWhole = 14;

/** The parts of a sentence between its commas. */
class SentenceParts extends SentenceWords {
  /** Where a main clause can stand: with nothing or one part before it, and with nothing or what leans on it behind it. */
  mainClauses(): [from: number, to: number][] {
    const ends = this.texts.flatMap((_, at) => (this.hasComma(at) && !this.isYear(at + 1) ? [at + 1] : []));
    const froms = [0, ...ends.slice(0, 1).filter((end) => this.opensSentence(end))];
    const tos = [this.texts.length, ...ends.toReversed().filter((end) => this.leansBack(end))];
    return froms.flatMap((from) =>
      tos
        .filter((to) => to > from + 2 && (from > 0 || to < this.texts.length))
        .map((to): [number, number] => [from, to]),
    );
  }

  before(from: number): Phrase[] {
    return from === 0 ? [] : [{ kind: 'opening', from: 0, to: from, leans: false }];
  }

  behind(to: number): Phrase[] {
    return to === this.texts.length ? [] : [{ kind: 'whole', from: to, to: this.texts.length, leans: false }];
  }

  /** "March 5, 1998,". */
  private isYear(at: number): boolean {
    return /^\d{4},?$/.test(this.texts[at] ?? '');
  }

  /** "On March 5, 1998,", "a month ago,", "with the skills she had,", "if it rains,". */
  private opensSentence(end: number): boolean {
    if (end > maxPhraseWords || end < 2) return false;
    const last = this.words[end - 1]!;
    const isTime = this.syntax.timeNouns.has(last) || timeEnd.test(last);
    const opens = this.isPreposition(0) || this.isParticiple(0) || this.opensClause(0);
    if (this.isStem(this.words[0]!)) return false;
    return (
      isTime ||
      opens ||
      (end === 2 && this.isAdverb(0)) ||
      /^(?:if|when|while|although|though|because|since|as|to|whatever|whether)$/.test(this.words[0]!)
    );
  }

  /** "…, which is new", "…, but it rained", "…, a kind of boat": what cannot stand before its comma. */
  private leansBack(from: number): boolean {
    if (this.texts.length - from > maxWhole || this.texts.length - from < 2) return false;
    const { syntax } = this;
    const word = this.words[from]!;
    // "Pears, and plums" goes on with a list.
    const isList = this.texts.some((_, at) => at >= from && this.hasComma(at)) || this.isListed(from);
    if (isList) return false;
    const opens =
      syntax.relatives.has(word) ||
      syntax.conjunctions.has(word) ||
      syntax.subordinators.has(word) ||
      this.isPreposition(from) ||
      this.isParticiple(from) ||
      (this.isAdverb(from) && (this.isParticiple(from + 1) || this.isPreposition(from + 1))) ||
      /^(?:most|some|all|many|both|one|each) of$/.test(`${word} ${this.words[from + 1]}`);
    return (
      opens || (/^(?:an?|the)$/.test(word) && !this.words.slice(from).some((each) => syntax.conjunctions.has(each)))
    );
  }

  /** "Apples, pears, | and plums". */
  private isListed(from: number): boolean {
    const commas = this.texts.slice(0, from - 1).filter((text) => text.endsWith(',')).length;
    const next = this.words[from + 1]!;
    const opensClause =
      this.syntax.pronouns.has(next) ||
      this.isBeOrAuxiliary(from + 1) ||
      (this.isDeterminer(from + 1) && next !== 'more');
    return /^(?:and|or)$/.test(this.words[from]!) && commas > 0 && !opensClause;
  }
}

/** What ends a time before now or then: "a month ago". */
const timeEnd = /^(?:ago|later|earlier|before|afterwards?|today|\d{4})$/;

/** Reads a sentence: what opens it, and its clauses. */
class PhraseReader extends ClauseReader {
  /** An opening, a main clause, and all that follows its verb. */
  readSentence(): boolean {
    this.isOpening = true;
    const hasLead = isLead(this.words) && !this.hasComma(0);
    const opens = hasLead || this.readOpening();
    this.isOpening = false;
    // "Then he" is one piece.
    if (hasLead) this.at = 1;
    const from = hasLead ? 0 : this.at;
    if (!opens) return false;
    // "Now drill a hole".
    const isInstruction = hasLead
      ? this.attempt(() => {
          this.at = 0;
          return this.readInstruction();
        })
      : this.readInstruction();
    if (!isInstruction && !this.readMainClause(from)) return false;
    while (this.at < this.texts.length) {
      const before = this.at;
      if (!this.readNext() || this.at === before) return false;
    }
    // "The output required for flying increases": the verb may be the last word.
    const isTaken = this.phrases.some(
      ({ kind, from, to }) => kind === 'verb' && to - from === 1 && this.isPreposition(to) && this.isParticiple(from),
    );
    if (isTaken && this.isThird(this.words.at(-1)!)) return false;
    // "The power held by the king varies": a participle was taken for the verb.
    const isPassive = ({ kind, from, to }: Phrase): boolean =>
      kind === 'verb' && to - from === 1 && this.words[to] === 'by' && this.isParticiple(from);
    if (this.phrases.some(isPassive)) return false;
    if (this.awaitsClause) return false;
    // "The wife said to the shoemaker": what was said is missing.
    return this.verb !== 'said' || this.objects > 0;
  }

  /** What is not understood behind a sure verb, as a whole from the last phrase that is. */
  readRest(): boolean {
    const { phrases, syntax, words, texts } = this;
    const mainVerb = phrases.findIndex(({ kind }) => kind === 'verb');
    const verb = phrases[mainVerb];
    if (verb === undefined || this.awaitsClause) return false;
    const isSure =
      this.isBeOrAuxiliary(verb.from) ||
      this.isPastOnly(words[verb.from]!) ||
      /^(?:i|he|she|it|we|they|you)$/.test(words[verb.from - 1] ?? '') ||
      (mainVerb === 0 && this.isInstruction);
    // "Find | it useful" is torn.
    const isPronoun = ({ from, to }: Phrase): boolean => to === from + 1 && syntax.pronouns.has(words[from]!);
    const index = phrases.findLastIndex((phrase) => !isPronoun(phrase));
    const last = phrases[index]!;
    const from = index > mainVerb ? last.from : index === mainVerb ? last.to : texts.length;
    const length = texts.length - from;
    if (!isSure || length < 2 || length > maxWhole || this.hasComma(from - 1)) return false;
    // "Of hard work and | teens": the words around an "and" that is not understood are torn.
    if ([this.at, this.at - 1].some((at) => syntax.conjunctions.has(words[at] ?? ''))) return false;
    // What could open the sentence, or is a list, is no whole.
    const isOpen = syntax.circumstances.has(words[from]!) || syntax.subordinators.has(words[from]!);
    const hasInnerComma = texts.some((_, at) => at >= from && this.hasComma(at));
    if (isOpen || hasInnerComma || syntax.conjunctions.has(words[from]!) || this.isAdverb(from)) return false;
    phrases.splice(phrases.findIndex((phrase) => phrase.from >= from) >>> 0);
    this.add('whole', from, texts.length);
    return true;
  }

  private readMainClause(from: number): boolean {
    if (this.skipContraction()) {
      this.add('verb', from, this.at);
      return true;
    }
    // "Transfer dough to the pan" tells what to do, without an article.
    const isAction = this.syntax.sureVerbs.has(this.words[0]!) || (this.isStem(this.words[0]!) && !this.isPlural(1));
    const isStep = from === 0 && isAction && !this.isVerb(1);
    return !isStep && this.readSubject('subject', from) && this.readVerb();
  }

  private readOpening(): boolean {
    const { syntax } = this;
    const isWord = this.isAdverb(0) || /^(?:first|second|third|next|indeed|besides|sure|yes|no)$/.test(this.words[0]!);
    if (isWord && this.hasComma(0)) return this.openWith(1);
    const end = this.texts.findIndex((_, index) => this.hasComma(index)) + 1;
    // "If possible,".
    if (end === 2 && /^(?:if|when|where|as)$/.test(this.words[0]!)) return this.openWith(2);
    const isPurpose = this.words[0] === 'to' || /^in order to /.test(this.words.slice(0, 4).join(' '));
    const isAction =
      (isPresentParticiple(this.words[0]!) && this.isClosed(1)) ||
      ((this.isPast(this.words[0]!) || syntax.participles.has(this.words[0]!)) && this.isPreposition(1));
    if (end > 2 && (isPurpose || isAction)) return this.attempt(() => this.readAction(end)) || !isPurpose;
    if (this.opensClause(0) && (end > 0 || !this.isPreposition(0))) {
      if (end < 3 || !this.readSubordinate('opening')) return false;
      while (this.at < end) {
        const before = this.at;
        if (!this.readNext() || this.at === before) return false;
      }
      return this.at === end;
    }
    if (this.isPreposition(0)) {
      if (!this.readPreposition('opening')) return false;
      while (!this.hasComma(this.at - 1) && (this.words[this.at] === 'of' || this.isPreposition(this.at))) {
        if (!this.extend(() => this.skipPreposition())) return false;
      }
      return (
        this.hasComma(this.at - 1) ||
        this.isDeterminer(this.at) ||
        this.isName(this.at) ||
        syntax.pronouns.has(this.words[this.at] ?? '')
      );
    }
    // "Perhaps the king" is one piece.
    if (/^(?:perhaps|maybe|sometimes|today|once|again)$/.test(this.words[0]!) && !this.isVerb(1)) {
      const isSubject = this.isDeterminer(1) || this.isName(1) || syntax.pronouns.has(this.words[1] ?? '');
      return isSubject && this.openWith(1);
    }
    const start = this.at;
    if (this.isDeterminer(0) && this.skipNouns() && syntax.timeNouns.has(this.words[this.at - 1]!)) {
      const next = this.words[this.at] ?? '';
      if (this.isDeterminer(this.at) || syntax.pronouns.has(next) || this.hasComma(this.at - 1))
        return this.openWith(this.at);
    }
    this.at = start;
    return true;
  }

  /** "To reach the town," "hoping to find food,". */
  private readAction(end: number): boolean {
    if (this.words[0] === 'in') this.at += 2;
    if (this.words[this.at] === 'to') this.at++;
    this.skipVerb();
    this.add('opening', 0, this.at);
    while (this.at < end) {
      const before = this.at;
      if (!this.readNext() || this.at === before) return false;
    }
    const isSubject = this.isDeterminer(end) || !this.isClosed(end) || this.syntax.pronouns.has(this.words[end] ?? '');
    return this.at === end && isSubject;
  }

  private openWith(to: number): boolean {
    this.add('opening', 0, to);
    this.at = to;
    return true;
  }

  /** "Serve pitchers of water" has no verb behind its first word, "cook books are" has. */
  private hasFinite(from: number): boolean {
    for (let at = from; at < this.texts.length && !this.hasComma(at - 1); at++) {
      if (this.opensRelative(at) || this.opensClause(at)) return false;
      if (this.isVerb(at)) return true;
    }
    return false;
  }

  /** "Afterward the monk told a tale" is no instruction. */
  private hasPastAhead(from: number): boolean {
    for (let at = from; at < this.texts.length && !this.hasComma(at - 1); at++) {
      const word = this.words[at]!;
      if (this.syntax.conjunctions.has(word)) return false;
      if ((this.isPast(word) || this.syntax.pastForms.has(word)) && !this.isDeterminer(at - 1)) return true;
    }
    return false;
  }

  /** "Pour the milk", "never build", "do not give". */
  protected override readInstruction(): boolean {
    const from = this.at;
    let at = from;
    if (/^(?:always|never|carefully|gently|slowly|then|now|next|first)$/.test(this.words[at] ?? '')) at++;
    if (/^(?:do|don’t)$/.test(this.words[at] ?? '')) at += this.words[at + 1] === 'not' ? 2 : 1;
    const word = this.words[at] ?? '';
    const next = this.words[at + 1] ?? '';
    const { syntax } = this;
    // "Add flour", "remember to stir": verbs that are no nouns.
    const isPlain = syntax.sureVerbs.has(word) || (this.isStem(word) && this.isPlural(1) && !this.hasFinite(1));
    const isSure = from === 0 && isPlain && (next === 'to' || !this.isClosed(at + 1));
    const opens =
      isSure ||
      this.isDeterminer(at + 1) ||
      /^(?:it|them|him|her|me|us|sure|off|up|out)$/.test(next) ||
      this.isPreposition(at + 1) ||
      (at > from && !/^(?:then|now)$/.test(this.words[at - 1]!));
    // "Cup your hands": a noun does not stand before an article.
    const isFirst =
      from === 0 && at === 0 && /^(?:the|an?|your)$/.test(next) && !/(?:s|ing|ed)$|^(?:not|what)$/.test(word);
    const isAction = isFirst
      ? !this.isClosed(0) && (this.isStem(word) || !this.hasPastAhead(at + 2))
      : this.isStem(word) && !syntax.pastForms.has(word);
    if (!isAction || !opens || next === 'of' || this.hasComma(at)) return false;
    if (this.hasVerbAhead(at + 1)) return false;
    this.at = at + 1;
    this.verb = word;
    this.objects = 0;
    this.takeParticle();
    this.add('verb', from, this.at);
    this.isInstruction = true;
    return true;
  }
}
