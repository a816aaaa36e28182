import type { Syntax } from './languages/language.js';
import { PhraseParts } from './phrase-parts.js';
import { ditransitive, isPresentParticiple, type Phrase, type PhraseKind } from './sentence-words.js';

/** Reads a sentence from left to right by the closed classes of its words; `undefined` if it is not understood. */
export function readPhrases(texts: readonly string[], syntax: Syntax, language: string): Phrase[] | undefined {
  const reader = new PhraseReader(texts, syntax, language);
  return reader.readSentence() ? reader.phrases : undefined;
}

/** Reads openings and clauses. */
class PhraseReader extends PhraseParts {
  /** An opening, a main clause, and all that follows its verb. */
  readSentence(): boolean {
    if (!this.readOpening() || !(this.readInstruction() || (this.readSubject('subject', this.at) && this.readVerb()))) {
      return false;
    }
    while (this.at < this.texts.length) {
      const before = this.at;
      if (!this.readNext() || this.at === before) return false;
    }
    // "The output required for flying increases": the verb may be the last word.
    const main = this.phrases.find(({ kind }) => kind === 'verb');
    if (main !== undefined && this.isThird(this.words.at(-1)!) && this.isPreposition(main.to)) {
      if (main.to - main.from === 1 && this.isParticiple(main.from)) return false;
    }
    // "The wife said to the shoemaker": what was said is missing.
    return this.verb !== 'said' || this.objects > 0;
  }

  private readOpening(): boolean {
    const { syntax } = this;
    if (this.isAdverb(0) && !this.isDeterminer(1) && this.hasComma(0)) return this.openWith(1);
    const end = this.texts.findIndex((_, index) => this.hasComma(index)) + 1;
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
    const start = this.at;
    if (this.isDeterminer(0) && this.skipNouns() && syntax.timeNouns.has(this.words[this.at - 1]!)) {
      const next = this.words[this.at] ?? '';
      if (this.isDeterminer(this.at) || syntax.pronouns.has(next) || this.hasComma(this.at - 1))
        return this.openWith(this.at);
    }
    this.at = start;
    return true;
  }

  private openWith(to: number): boolean {
    this.add('opening', 0, to);
    this.at = to;
    return true;
  }

  /** "Pour the milk", "never build", "do not give". */
  private readInstruction(): boolean {
    const from = this.at;
    let at = from;
    if (/^(?:always|never|carefully|gently|slowly|then|next|first)$/.test(this.words[at] ?? '')) at++;
    if (/^(?:do|don’t)$/.test(this.words[at] ?? '')) at += this.words[at + 1] === 'not' ? 2 : 1;
    const word = this.words[at] ?? '';
    const next = this.words[at + 1] ?? '';
    const { syntax } = this;
    const opens =
      this.isDeterminer(at + 1) ||
      /^(?:it|them|him|her|me|us|sure|off|up|out)$/.test(next) ||
      this.isPreposition(at + 1) ||
      (at > from && this.words[at - 1] !== 'then');
    if (!this.isStem(word) || syntax.pastForms.has(word) || !opens || next === 'of' || this.hasComma(at)) return false;
    if (this.hasVerbAhead(at + 1)) return false;
    this.at = at + 1;
    this.verb = word;
    this.takeParticle();
    this.add('verb', from, this.at);
    return true;
  }

  /** A subject with what belongs to it; its first phrase begins at `from`, which may be a word before it. */
  private readSubject(kind: PhraseKind, from: number): boolean {
    const isInside = this.expectsVerb;
    this.expectsVerb = true;
    const done = this.readSubjectPhrases(kind, from);
    this.expectsVerb = isInside;
    return done;
  }

  private readSubjectPhrases(kind: PhraseKind, from: number): boolean {
    const start = this.at;
    if (this.syntax.pronouns.has(this.words[start] ?? '') && !/^(?:him|them|me|us)$/.test(this.words[start]!)) {
      this.at++;
      this.add(kind, from, this.at);
      return true;
    }
    if (!this.readNouns(kind, from)) return false;
    this.head = this.at - 1;
    for (;;) {
      if (this.at >= this.texts.length) return false;
      if (this.hasComma(this.at - 1)) {
        // "The dolphins, which swim in groups, are clever".
        if (!/^(?:which|who|whose)$/.test(this.words[this.at]!) || !this.readRelative(true)) return false;
        return this.hasComma(this.at - 1) && this.isVerb(this.at);
      }
      if (this.isVerb(this.at)) return true;
      if (this.words[this.at] === 'of') {
        if (!this.readOf()) return false;
      } else if (this.isPreposition(this.at)) {
        if (!this.readPreposition('bound', true)) return false;
      } else if (/^(?:and|or)$/.test(this.words[this.at]!)) {
        this.at++;
        if (this.isDeterminer(this.at) || !this.isNounAhead(this.at) || !this.extend(() => this.skipNouns()))
          return false;
      } else if (this.opensRelative(this.at)) {
        if (!this.readRelative(true)) return false;
      } else if (this.isParticiple(this.at) && this.hasVerbAhead(this.at + 1)) {
        if (!this.readParticiple()) return false;
      } else return this.isAdverb(this.at) && this.isVerb(this.at + 1);
    }
  }

  private readVerb(kind: PhraseKind = 'verb', from = this.at, leans = false): boolean {
    if (!this.isVerb(this.at)) return false;
    this.skipVerb();
    this.add(kind, from, this.at, leans);
    return true;
  }

  /** Reads one phrase after the verb. */
  private readNext(): boolean {
    const { at } = this;
    const word = this.words[at]!;
    const pinned = this.hasComma(at - 1);
    if (this.syntax.conjunctions.has(word)) return this.readCoordination(pinned);
    if (this.opensRelative(at)) return this.readRelative(false);
    if (this.opensClause(at)) {
      if (pinned && word === 'that') return false;
      return this.readSubordinate(/^(?:that|what|how|why|whether|where|than)$/.test(word) ? 'that' : 'clause');
    }
    if (word === 'of') return !pinned && this.readOf();
    if (word === 'to' && this.isStemLike(at + 1)) return !pinned && this.readInfinitive();
    if (/^(?:in order|so as)$/.test(`${word} ${this.words[at + 1]}`) && this.words[at + 2] === 'to' && !pinned) {
      this.at += 2;
      return this.readInfinitive(at);
    }
    if (pinned && /^(?:including|especially|such|like|along|with|among)$/.test(word)) {
      if (word === 'such' || word === 'along' || word === 'especially') this.at++;
      return this.readList('bound', at);
    }
    if (this.isPreposition(at)) return !pinned && this.readPlace();
    // "Ever known", "effectively doubling".
    const participle = this.isAdverb(at) ? at + 1 : at;
    const isLoose = pinned
      ? isPresentParticiple(this.words[participle] ?? '') || this.isPreposition(participle + 1)
      : !this.isBeforeNounAt(participle);
    if (this.isParticiple(participle) && isLoose && (participle === at || !this.isBe(this.verb) || this.objects > 0)) {
      return this.readParticiple(participle);
    }
    if (pinned) return false;
    if (
      /^(?:too|just|right|very|shortly|immediately|soon|only|mainly|mostly|even)$/.test(word) &&
      this.isPreposition(at + 1)
    ) {
      return this.readPlace();
    }
    if (/^(?:yesterday|today|tomorrow|tonight)$/.test(word)) {
      this.at++;
      this.add('place', at, this.at, true);
      return true;
    }
    if (this.isAdverb(at) || (this.syntax.particles.has(word) && !this.isDeterminer(at + 1))) {
      if (!this.isBe(this.verb) || this.objects > 0 || !this.startsDescription()) {
        return this.extend(() => {
          this.at += /^(?:very|so|too) much$/.test(`${word} ${this.words[at + 1]}`) ? 2 : 1;
          return true;
        });
      }
    }
    if (this.isVerb(at)) return false;
    const isComplement = this.isBe(this.verb) || /^(?:become|becomes|became)$/.test(this.verb);
    this.objects++;
    if (this.objects > 1 && (isComplement || this.objects > 2 || !ditransitive.test(this.verb))) return false;
    const pronoun = this.syntax.pronouns.has(word);
    if (pronoun && /^(?:i|he|she|we|they|there)$/.test(word)) return false;
    if (!this.readNouns(isComplement ? 'complement' : 'object', at)) return false;
    if (idiom.test(this.words.slice(at - 1, this.at).join(' ')) && this.phrases.at(-2)?.to === at) {
      this.phrases.pop();
      return this.extend(() => true);
    }
    if (/^(?:him|her|it|them|me|us|you)$/.test(word) && this.at === at + 1 && this.phrases.at(-2)?.kind !== 'object') {
      const { kind, from, to } = this.phrases.pop()!;
      this.add(kind, from, to, true);
    }
    return true;
  }

  /** "Still somewhat unclear" after "is". */
  private startsDescription(): boolean {
    let end = this.at;
    while (this.isAdverb(end) && !this.hasComma(end)) end++;
    return end > this.at && end < this.texts.length && !this.isClosed(end) && !this.hasComma(end - 1);
  }

  private isBeforeNounAt(at: number): boolean {
    const before = this.phrases.at(-1);
    return before?.kind === 'verb' && !this.isClosed(at + 1) && at + 1 < this.texts.length;
  }

  /** "And" with a second verb, a second clause, or a second thing. */
  private readCoordination(pinned: boolean): boolean {
    const from = this.at++;
    const word = this.words[this.at] ?? '';
    const isGerund = isPresentParticiple(word) && isPresentParticiple(this.verb);
    const end = this.at + 1 === this.texts.length || this.hasComma(this.at);
    if (this.phrases.at(-1)?.kind === 'verb' && this.isPast(word) && end && !pinned) {
      // "Is cooked and fried".
      return this.extend(() => {
        this.at++;
        return true;
      });
    }
    if (isGerund || this.isSecondVerb(this.at)) {
      if (isGerund) {
        this.verb = word;
        this.objects = 0;
        this.at++;
      } else this.skipVerb();
      this.add('and', from, this.at);
      return true;
    }
    if (pinned) {
      if (this.opensClause(this.at)) return false;
      return this.readClause('and', from);
    }
    if (this.phrases.at(-1)?.kind === 'of' && this.isDeterminer(this.at)) return false;
    if (isPresentParticiple(word) && this.isDeterminer(this.at + 1)) return false;
    if (this.syntax.pronouns.has(this.words[from - 1] ?? '')) return false;
    if (word === 'to' || this.opensClause(this.at) || this.words[from] === 'but') return false;
    const last = this.phrases.at(-1);
    if (last === undefined || /^(?:verb|and|clause|that|relative)$/.test(last.kind)) return false;
    if (this.isAdverb(this.at) && this.isPreposition(this.at + 1)) this.at++;
    const done = this.extend(() => (this.isPreposition(this.at) ? this.skipPreposition() : this.skipNouns()));
    // "The wagon is overturned and the driver thrown": a clause that was not seen.
    if (this.at >= this.texts.length) return done;
    const next = this.words[this.at]!;
    return (
      done &&
      !this.isVerb(this.at) &&
      !this.isParticiple(this.at) &&
      !this.syntax.pronouns.has(next) &&
      !this.isDeterminer(this.at)
    );
  }

  private readSubordinate(kind: PhraseKind): boolean {
    const from = this.at++;
    while (this.isAdverb(this.at)) this.at++;
    const word = this.words[this.at] ?? '';
    // "When cooking", "if needed".
    if (kind === 'clause' && (this.isPast(word) || isPresentParticiple(word) || this.syntax.participles.has(word))) {
      this.skipVerb();
      this.add(kind, from, this.at);
      return true;
    }
    return this.readClause(kind, from);
  }

  /** The subject and the verb of a clause. */
  private readClause(kind: PhraseKind, from: number): boolean {
    if (!this.readSubject(kind, from)) return false;
    const isShort = this.syntax.pronouns.has(this.words[this.at - 1]!) && this.phrases.at(-1)!.from === from;
    return this.readVerb('verb', this.at, isShort);
  }

  /** "That magnifies", "which the birds eat". */
  private readRelative(inSubject: boolean): boolean {
    const from = this.at++;
    if (this.isPreposition(from)) this.at++;
    const verb = { verb: this.verb, objects: this.objects };
    const hasOwnVerb = this.isVerb(this.at);
    if (hasOwnVerb) {
      this.skipVerb();
      this.add('relative', from, this.at);
    } else if (!this.readClause('relative', from)) return false;
    if (!inSubject) return true;
    // Up to the verb of the subject.
    while (this.at < this.texts.length && !this.isBeOrAuxiliary(this.at)) {
      const before = this.at;
      if (!this.readNext() || this.at === before) return false;
      if (this.isVerb(this.at)) break;
    }
    Object.assign(this, verb);
    return this.at < this.texts.length;
  }
}

/** Verbs that are one with their object: "made their way". */
const idiom =
  /^(?:be sure|(?:make|makes|made|find|finds|found|lose|lost) (?:my|your|his|her|its|our|their) way|(?:take|takes|took|taken) (?:place|part|care|advantage)|(?:make|makes|made) (?:sure|use|sense)|(?:pay|pays|paid) attention)$/;
