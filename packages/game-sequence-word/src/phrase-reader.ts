import { isCommonVerb } from './languages/index.js';
import type { Syntax } from './languages/language.js';

/** What a phrase is in its sentence. */
export type PhraseKind =
  /** What stands before the subject: "in the evening", "when the rain stopped". */
  | 'opening'
  | 'subject'
  | 'verb'
  | 'object'
  /** What follows "is": a thing, a quality or a place. */
  | 'complement'
  | 'of'
  /** A phrase with a preposition that stays where it is. */
  | 'bound'
  /** A phrase of time, place or circumstance. */
  | 'place'
  | 'infinitive'
  | 'participle'
  /** The word that opens a clause, with its subject or its verb. */
  | 'relative'
  | 'that'
  | 'clause'
  /** A second verb or a second main clause with its "and". */
  | 'and';

/** Words of a sentence, from one index up to another, that stay together. */
export interface Phrase {
  readonly kind: PhraseKind;
  readonly from: number;
  readonly to: number;
  /** Whether it belongs to a noun or may stand elsewhere, so that it is never alone in its piece. */
  readonly leans: boolean;
}

/** Reads a sentence from left to right by the closed classes of its words; `undefined` if it is not understood. */
export function readPhrases(texts: readonly string[], syntax: Syntax, language: string): Phrase[] | undefined {
  const reader = new PhraseReader(texts, syntax, language);
  return reader.readSentence() ? reader.phrases : undefined;
}

/** A word of a sentence in lower case, without its marks. */
export function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[,.!]$/, '');
}

class PhraseReader {
  readonly phrases: Phrase[] = [];
  private readonly words: readonly string[];
  private readonly texts: readonly string[];
  private readonly syntax: Syntax;
  private readonly language: string;
  private at = 0;
  /** The last word of the last verb read. */
  private verb = '';
  private objects = 0;
  /** The main noun of the last subject. */
  private head = -1;
  /** Whether a verb must follow what is read. */
  private expectsVerb = false;

  constructor(texts: readonly string[], syntax: Syntax, language: string) {
    this.texts = texts;
    this.words = texts.map(plainWord);
    this.syntax = syntax;
    this.language = language;
  }

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

  // Openings and subjects.

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

  // Verbs and what follows them.

  private readVerb(kind: PhraseKind = 'verb', from = this.at, leans = false): boolean {
    if (!this.isVerb(this.at)) return false;
    this.skipVerb();
    this.add(kind, from, this.at, leans);
    return true;
  }

  private skipVerb(): void {
    const { syntax } = this;
    while (this.isAdverb(this.at)) this.at++;
    this.verb = this.words[this.at++] ?? '';
    this.objects = 0;
    while (this.at < this.texts.length && !this.hasComma(this.at - 1)) {
      let skip = this.at;
      while ((this.isAdverb(skip) || this.words[skip] === 'long') && !this.hasComma(skip)) skip++;
      const next = this.words[skip] ?? '';
      if (this.continuesVerb(next, skip)) {
        this.verb = next;
        this.at = skip + 1;
      } else if (
        this.words[this.at] === 'to' &&
        syntax.infinitiveVerbs.has(this.verb) &&
        this.isStemLike(this.at + 1)
      ) {
        this.verb = this.words[this.at + 1]!;
        this.at += 2;
      } else if (
        this.words[this.at] === 'and' &&
        this.words[this.at - 2] === 'to' &&
        this.isStem(this.words[this.at + 1] ?? '')
      ) {
        this.at += 2;
      } else if (this.words[this.at] === 'not') this.at++;
      else break;
    }
    this.takeParticle();
  }

  private takeParticle(): void {
    const word = this.words[this.at] ?? '';
    if (this.hasComma(this.at - 1) || !this.syntax.particles.has(word) || this.isBe(this.verb)) return;
    const isMotion = /^(?:climb|go|goes|went|gone|walk|run|ran|move|crawl|clamber|hik|sail|forage)/.test(this.verb);
    if (
      !/^(?:down|over|along|up)$/.test(word) ||
      (word === 'up' && !isMotion) ||
      this.at + 1 === this.texts.length ||
      this.isPreposition(this.at + 1)
    ) {
      this.at++;
      if (this.words[this.at] === 'of') this.at--;
    }
  }

  /** "Is singing", "has sung", "will sing", "started singing", "helps make". */
  private continuesVerb(next: string, at: number): boolean {
    const { verb, syntax } = this;
    if (at >= this.texts.length || this.isName(at)) return false;
    if (syntax.modals.has(verb)) return next === 'have' || next === 'be' || this.isStemLike(at);
    if (this.isBe(verb)) {
      if (next === 'being' || next === 'going') return true;
      return (
        (syntax.participles.has(next) || this.isPast(next) || isPresentParticiple(next)) &&
        !this.isBeforeNoun(at) &&
        next !== verb
      );
    }
    if (/^(?:has|have|had|hasn’t|haven’t|hadn’t)$/.test(verb)) {
      return (syntax.participles.has(next) || this.isPast(next)) && !this.isBeforeNoun(at);
    }
    if (/^(?:start|begin|keep|stop|went|go|began|kept|start|stopp|enjoy)(?:s|ed)?$/.test(verb))
      return isPresentParticiple(next);
    return /^help(?:s|ed)?$/.test(verb) && this.isStem(next);
  }

  /** "Birds are flying insects": a participle that describes the noun behind it. */
  private isBeforeNoun(at: number): boolean {
    const next = this.words[at + 1];
    if (next === undefined || this.hasComma(at) || this.syntax.particles.has(next)) return false;
    return !this.isClosed(at + 1) && !this.isBe(next) && !this.isDeterminer(at + 1) && !/^(?:to|long)$/.test(next)
      ? isPresentParticiple(this.words[at]!) || (this.isBe(this.verb) && !ditransitive.test(this.words[at]!))
      : false;
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

  /** Whether a verb of the same form as the first one stands here. */
  private isSecondVerb(at: number): boolean {
    const skip = this.isAdverb(at) ? at + 1 : at;
    const word = this.words[skip];
    if (word === undefined || this.isName(skip)) return false;
    if (this.isFiniteForm(skip) && (this.isBe(word) || this.syntax.auxiliaries.has(word))) return true;
    if (this.isPast(word) || this.syntax.pastForms.has(word)) {
      if (this.isBe(this.verb)) return false;
      const isPast =
        this.isPast(this.verb) || this.syntax.pastForms.has(this.verb) || this.syntax.participles.has(this.verb);
      return isPast || this.isClosed(skip + 1);
    }
    if (this.isThird(word))
      return this.isThird(this.verb) || skip + 1 === this.texts.length || this.isDeterminer(skip + 1);
    const next = this.words[skip + 1] ?? '';
    const takesObject = this.isDeterminer(skip + 1) || this.syntax.pronouns.has(next) || this.isAdverb(skip + 1);
    const isLikeFirst = this.isStem(this.verb) || this.phrases.some(({ kind }) => kind === 'infinitive');
    if (!this.isStem(word)) return false;
    return (
      takesObject ||
      (isLikeFirst && this.isPreposition(skip + 1)) ||
      (this.syntax.presentVerbs.has(word) && !this.isClosed(skip + 1))
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

  private readInfinitive(from = this.at): boolean {
    this.at++;
    const before = this.phrases.at(-1);
    // "Free for everyone to share".
    const isFor = before?.kind === 'bound' && this.words[before.from] === 'for';
    const leans = this.syntax.infinitiveVerbs.has(this.words[from - 1]!) || before?.kind === 'participle' || isFor;
    this.skipVerb();
    this.add('infinitive', from, this.at, leans);
    return true;
  }

  /** "Called the archosaurs", "looking for food". */
  private readParticiple(participle = this.at): boolean {
    const from = this.at;
    this.at = participle;
    const leans = !this.hasComma(from - 1) && isPresentParticiple(this.words[participle]!);
    this.verb = this.words[this.at++]!;
    this.objects = 0;
    if (this.at < this.texts.length && !this.hasComma(this.at - 1)) {
      if (this.isDeterminer(this.at) || (!this.isClosed(this.at) && !this.isVerb(this.at))) this.skipNounsOf();
      else if (this.isPreposition(this.at)) this.skipPreposition();
    }
    this.add('participle', from, this.at, leans);
    return true;
  }

  private readPlace(): boolean {
    const { syntax } = this;
    const word = this.words[this.isAdverb(this.at) ? this.at + 1 : this.at]!;
    const last = this.phrases.at(-1)?.kind;
    const afterNoun = last === 'object' || last === 'of' || last === 'complement' || last === 'subject';
    const from = this.at;
    if (this.isAdverb(from)) this.at++;
    if (this.isBe(this.verb) && last === 'verb') return this.readPreposition('complement');
    const isGerund = isPresentParticiple(this.words[from + 1] ?? '') && (last === 'verb' || last === 'and');
    if (!this.skipPreposition()) return false;
    const isTime = syntax.timeNouns.has(this.words[this.at - 1]!) || /^1\d{3}$|^20\d\d$/.test(this.words[this.at - 1]!);
    const canMove = (syntax.circumstances.has(word) || isTime || (word === 'with' && last === 'object')) && !isGerund;
    const bound = syntax.boundPrepositions.has(word) && !isTime;
    this.add(canMove ? 'place' : 'bound', from, this.at, canMove || isGerund || (!bound && afterNoun));
    return true;
  }

  private readPreposition(kind: PhraseKind, leans = false): boolean {
    const from = this.at;
    if (!this.skipPreposition()) return false;
    this.add(kind, from, this.at, leans);
    return true;
  }

  /** "A number of levels", "of levels of organization" stay together. */
  private readOf(): boolean {
    const isAmount = this.syntax.quantities.has(this.words[this.at - 1]!);
    return this.readPreposition('of', isAmount || this.phrases.at(-1)?.kind === 'of');
  }

  private skipPreposition(): boolean {
    const first = this.words[this.at];
    this.at++;
    while (this.isPreposition(this.at) && !this.isDeterminer(this.at)) this.at++;
    if (first !== 'of' && this.words[this.at] === 'of') this.at++;
    while (this.isAdverb(this.at) && !this.hasComma(this.at)) this.at++;
    if (isPresentParticiple(this.words[this.at] ?? '')) {
      const next = this.words[this.at + 1] ?? '';
      if (this.syntax.particles.has(next)) return false;
      if (this.isDeterminer(this.at + 1) || this.syntax.pronouns.has(next)) this.at++;
    }
    if (!this.skipNouns()) return false;
    if (this.words[this.at] === 'of' && openNoun.test(this.words[this.at - 1]!)) {
      this.at++;
      if (!this.skipNouns()) return false;
    }
    // "From place to place", "between May and June".
    const joint = first === 'from' ? /^(?:to|until)$/ : first === 'between' || first === 'both' ? /^and$/ : undefined;
    const isTwice = this.words[this.at + 1] === this.words[this.at - 1];
    const joins = joint?.test(this.words[this.at] ?? '') === true && (isTwice || !this.isStemLike(this.at + 1));
    if (joins && !this.hasComma(this.at - 1)) {
      this.at++;
      return this.skipNouns();
    }
    return true;
  }

  // Nouns.

  /** A thing, or several joined by "and" or commas. */
  private readNouns(kind: PhraseKind, from: number): boolean {
    return this.readList(kind, from, false);
  }

  private readList(kind: PhraseKind, from: number, afterComma = true): boolean {
    if (afterComma && this.isPreposition(this.at)) this.at++;
    if (!this.skipNouns()) return false;
    const isSubject = this.expectsVerb;
    const end = this.at;
    // "Rice, barley, and rum".
    while (this.hasComma(this.at - 1) && this.at < this.texts.length && !this.isClosed(this.at)) {
      if (!this.skipNouns()) break;
    }
    const isOpenList = this.at > end;
    const word = this.words[this.at] ?? '';
    const joins = /^(?:and|or)$/.test(word) && (isOpenList || !this.hasComma(this.at - 1));
    if (joins && (isOpenList || isSubject || (!this.isSecondVerb(this.at + 1) && !this.isPreposition(this.at + 1)))) {
      const back = this.at++;
      if (!this.isNounAhead(this.at) || !this.skipNouns()) {
        if (isOpenList || isSubject) return false;
        this.at = back;
      } else if (!isSubject && this.isVerb(this.at)) return false;
    } else if (isOpenList) this.at = end;
    this.add(kind, from, this.at);
    return true;
  }

  private skipNounsOf(): boolean {
    return this.skipNouns() && (this.words[this.at] !== 'of' || this.skipPreposition());
  }

  /** Moves past articles, adjectives and nouns; false if there is no noun. */
  private skipNouns(): boolean {
    const from = this.at;
    const { syntax } = this;
    let heads = 0;
    for (; this.at < this.texts.length; this.at++) {
      const { at } = this;
      const word = this.words[at]!;
      // "A smooth, aerodynamic surface" is not told from a list.
      if (at > from && this.hasComma(at - 1)) break;
      if (/^(?:more|less|fewer)$/.test(word) && this.words[at + 1] === 'than' && this.isNounAhead(at + 2)) {
        this.at++;
        continue;
      }
      if (at === from && amount.test(word) && this.isDeterminer(at + 1)) continue;
      if (this.isDeterminer(at)) {
        if (/^(?:1\d|20)\d\d$/.test(word) && !this.isNounAhead(at + 1, true)) {
          this.at++;
          return true;
        }
        if (heads > 0 && !/^\d/.test(word) && !/^(?:first|last|next)$/.test(this.words[at - 1]!)) break;
        if (!this.isNounAhead(at + 1)) {
          if (heads > 0 && !/^(?:first|last|next)$/.test(this.words[at - 1]!)) break;
          this.at++;
          return true;
        }
        continue;
      }
      if (syntax.pronouns.has(word)) {
        if (heads > 0 || at > from) break;
        this.at++;
        return true;
      }
      if (syntax.conjunctions.has(word)) {
        // "A tall and old tree": the words joined stand before their noun.
        const joinsAdjectives =
          heads === 1 &&
          this.isDeterminer(at - 2) &&
          !this.isClosed(at + 1) &&
          !this.isClosed(at + 2) &&
          /^(?:and|or)$/.test(word) &&
          at + 2 < this.texts.length &&
          !this.isVerb(at + 2) &&
          !this.isVerb(at + 1) &&
          !this.isSecondVerb(at + 1) &&
          !this.isPlural(at - 1);
        if (!joinsAdjectives) break;
        continue;
      }
      if (this.isClosed(at) && !this.isAdverb(at)) break;
      if (this.isBeOrAuxiliary(at)) break;
      if (
        heads > 0 &&
        (this.isAdverb(at) || (this.expectsVerb && this.isVerb(at)) || (this.isParticiple(at) && !this.isDescriber(at)))
      )
        break;
      if (!this.isAdverb(at)) heads++;
    }
    return heads > 0;
  }

  /** "A small painted bird": a participle between an adjective and a noun. */
  private isDescriber(at: number): boolean {
    return (
      isPresentParticiple(this.words[at]!) && at + 1 < this.texts.length && !this.isClosed(at + 1) && !this.hasComma(at)
    );
  }

  // Words.

  private add(kind: PhraseKind, from: number, to: number, leans = false): void {
    this.phrases.push({ kind, from, to, leans });
  }

  /** Makes the last phrase longer. */
  private extend(skip: () => boolean): boolean {
    const last = this.phrases.at(-1);
    if (last === undefined || !skip()) return false;
    this.phrases[this.phrases.length - 1] = { ...last, to: this.at };
    return true;
  }

  private hasComma(at: number): boolean {
    return this.texts[at]?.endsWith(',') === true;
  }

  private isName(at: number): boolean {
    return at > 0 && /^\p{Lu}/u.test(this.texts[at] ?? '') && this.words[at] !== 'i';
  }

  private isBe(word: string): boolean {
    return this.syntax.be.has(word);
  }

  private isBeOrAuxiliary(at: number): boolean {
    const word = this.words[at] ?? '';
    return this.isBe(word) || this.syntax.auxiliaries.has(word);
  }

  private isDeterminer(at: number): boolean {
    const word = this.words[at] ?? '';
    return this.syntax.determiners.has(word) || /^\d/.test(word);
  }

  private isPlural(at: number): boolean {
    const word = this.words[at] ?? '';
    return /[^s’]s$/.test(word) || this.syntax.pluralNouns.has(word);
  }

  private isStem(word: string): boolean {
    return (
      (isCommonVerb(word, this.language) && !this.syntax.pastForms.has(word)) || this.syntax.presentVerbs.has(word)
    );
  }

  /** A word after "to" or "can" that must be a verb. */
  private isStemLike(at: number): boolean {
    const word = this.words[at];
    if (word === 'be' || word === 'have' || word === 'do') return true;
    if (word === undefined || this.isClosed(at) || this.isName(at)) return false;
    if (this.isStem(word)) return true;
    if (
      /^(?:have|has|had|want|wants|wanted|need|needs|needed|try|tries|tried|able|going)$/.test(
        this.words[at - 2] ?? '',
      ) &&
      this.words[at - 1] === 'to'
    )
      return true;
    const opensThing = /^(?:the|an?|my|your|his|her|its|our|their)$/.test(this.words[at + 1] ?? '');
    if (opensThing && !this.hasComma(at) && !/s$|ing$/.test(word)) return true;
    if (/(?:ate|ise|ize|ify)$/.test(word)) return true;
    return (
      this.words[at - 1] !== 'to' && this.syntax.modals.has(this.words[at - 1] ?? '') && !/(?:s|ing|ed)$/.test(word)
    );
  }

  private isThird(word: string): boolean {
    if (!/[^s]s$/.test(word) || this.syntax.noPresent.has(word)) return false;
    const stems = [word.slice(0, -1), word.replace(/(?:(sh|ch|ss|x|z|o)es|ies)$/, (_, end?: string) => end ?? 'y')];
    return stems.some((stem) => this.isStem(stem) && !this.isBe(stem));
  }

  private isPast(word: string): boolean {
    return /.{2}ed$/.test(word) && !this.syntax.noPast.has(word) && !word.includes('-');
  }

  private isFiniteForm(at: number): boolean {
    const word = this.words[at] ?? '';
    return !/^(?:be|been|being)$/.test(word);
  }

  /** Whether the verb of a clause stands here, after its subject. */
  private isVerb(at: number): boolean {
    const word = this.words[at];
    if (word === undefined || this.isName(at)) return false;
    if (this.isBeOrAuxiliary(at)) return this.isFiniteForm(at);
    if (this.isAdverb(at)) return this.isVerb(at + 1);
    if (at === 0 || this.isClosed(at)) return false;
    let last = at - 1;
    while (last > 0 && this.isAdverb(last)) last--;
    const before = this.words[last]!;
    if (this.syntax.relatives.has(before) && at > 1) {
      return (
        this.isPast(word) ||
        this.syntax.pastForms.has(word) ||
        this.isThird(word) ||
        (this.isStem(word) && this.isPlural(last - 1))
      );
    }
    if (this.isDeterminer(last) || /[’']s?$/.test(before) || before === 'of' || this.isPreposition(last)) return false;
    const next = this.words[at + 1] ?? '';
    if (this.syntax.pronouns.has(before) && before !== 'there') {
      return this.isPast(word) || this.syntax.pastForms.has(word) || this.isThird(word) || this.isStem(word);
    }
    if (this.hasVerbAhead(at + 1)) return this.isPastOnly(word);
    if (this.isPast(word) || this.syntax.pastForms.has(word)) return true;
    if (next === 'of') return false;
    if (this.isThird(word)) return !this.isPlural(last);
    return (
      (this.isPlural(last) ||
        (this.isPlural(this.head) && this.isClosed(at + 1)) ||
        /^(?:who|which|that)$/.test(before)) &&
      this.isStem(word)
    );
  }

  /** A past form that is no participle: "knew". */
  private isPastOnly(word: string): boolean {
    return this.syntax.pastForms.has(word) && !this.syntax.participles.has(word);
  }

  /** Whether an auxiliary or a plain past form follows in the same clause. */
  private hasVerbAhead(from: number): boolean {
    for (let at = from; at < this.texts.length; at++) {
      const word = this.words[at]!;
      if (this.opensRelative(at) || this.hasComma(at - 1) || this.syntax.conjunctions.has(word)) return false;
      if (this.opensClause(at)) return false;
      if (this.isBeOrAuxiliary(at) && this.isFiniteForm(at)) return true;
      if (this.syntax.pastForms.has(word) && !this.isDeterminer(at - 1) && !this.isPreposition(at - 1) && at > from)
        return !this.isParticipleOf(at);
    }
    return false;
  }

  private isParticipleOf(at: number): boolean {
    return this.syntax.participles.has(this.words[at]!);
  }

  private isClosed(at: number): boolean {
    const word = this.words[at];
    if (word === undefined) return true;
    const { syntax } = this;
    return (
      word === 'to' ||
      word === 'of' ||
      this.isPreposition(at) ||
      this.isAdverb(at) ||
      this.isDeterminer(at) ||
      this.isBeOrAuxiliary(at) ||
      [syntax.pronouns, syntax.conjunctions, syntax.relatives, syntax.subordinators].some((each) => each.has(word))
    );
  }

  private isNounAhead(at: number, isPlain = false): boolean {
    const word = this.words[at];
    if (isPlain && (this.isName(at) || this.isDeterminer(at))) return false;
    if (word === undefined || this.hasComma(at - 1)) return false;
    if (this.isDeterminer(at) || this.isAdverb(at)) return true;
    return !this.isClosed(at) && !this.isBeOrAuxiliary(at);
  }

  private isParticiple(at: number): boolean {
    const word = this.words[at];
    if (word === undefined || this.isName(at) || this.isClosed(at)) return false;
    return this.isPast(word) || this.syntax.participles.has(word) || isPresentParticiple(word);
  }

  private isPreposition(at: number): boolean {
    const word = this.words[at];
    if (word === undefined || word === 'of' || this.isName(at)) return false;
    if (/^(?:the|an?)$/.test(this.words[at - 1] ?? '')) return false;
    if (this.syntax.particles.has(word) && (at + 1 === this.texts.length || this.hasComma(at))) return false;
    if (word === 'to') return !this.isStemLike(at + 1);
    if (this.words[at + 1] === 'to' && /^(?:due|according|prior|close|next|thanks)$/.test(word)) return true;
    return this.syntax.prepositions.has(word);
  }

  private isAdverb(at: number): boolean {
    const word = this.words[at];
    if (word === undefined || this.isName(at) || this.syntax.noAdverb.has(word)) return false;
    const next = this.words[at + 1] ?? '';
    if (amount.test(word) && (this.syntax.determiners.has(next) || /^\d/.test(next) || next === 'than')) return false;
    if (/^(?:most|more|less)$/.test(word) && (at === 0 || this.isPreposition(at - 1) || this.isPlural(at + 1)))
      return false;
    return this.syntax.adverbs.has(word) || /.{3}ly$/.test(word);
  }

  private opensRelative(at: number): boolean {
    const word = this.words[at]!;
    if (at > 0 && this.isPreposition(at) && /^(?:which|whom)$/.test(this.words[at + 1] ?? '')) return true;
    if (at === 0 || !this.syntax.relatives.has(word)) return false;
    if (word !== 'that') return true;
    const before = this.phrases.at(-1)?.kind;
    return (
      before !== 'verb' && before !== 'and' && before !== 'infinitive' && before !== 'relative' && before !== 'clause'
    );
  }

  private opensClause(at: number): boolean {
    const word = this.words[at]!;
    if (!this.syntax.subordinators.has(word) || (word === 'so' && at === 0)) return false;
    if (!this.syntax.prepositions.has(word) && word !== 'that') return true;
    if (/^(?:i|he|she|we|they|you)$/.test(this.words[at + 1] ?? '')) return true;
    // "Before the rain stopped", not "before the rain".
    for (let next = at + 1; next < this.texts.length; next++) {
      const isSure =
        (this.isBeOrAuxiliary(next) && this.isFiniteForm(next)) ||
        ((this.isPast(this.words[next]!) || this.syntax.pastForms.has(this.words[next]!)) &&
          !this.isDeterminer(next - 1));
      if (isSure) return next > at + 1;
      if (this.hasComma(next) || this.isPreposition(next)) return false;
    }
    return false;
  }
}

/** Verbs with two things behind them: "told her chickens everything". */
const ditransitive =
  /^(?:give|gives|gave|given|tell|tells|told|show|shows|showed|shown|offer|offers|offered|send|sends|sent|teach|teaches|taught|ask|asks|asked|bring|brings|brought|buy|buys|bought|lend|lent|call|calls|called|considered|elected|appointed|taken|name|named|make|makes|made|cost|costs)$/;

/** Nouns of prepositions of several words: "in front of". */
const openNoun =
  /^(?:front|top|case|spite|search|terms|place|means|favour|favor|charge|honour|honor|bottom|middle|end|edge)$/;

const amount = /^(?:most|more|less|not|all|just|only|almost|nearly|over|about|around|approximately|roughly)$/;

function isPresentParticiple(word: string): boolean {
  return (
    /.{2}ing$/.test(word) &&
    !/^(?:(?:any|every|no|some)?thing|king|ring|string|spring|swing|wing|during|building|evening|morning|wedding|meeting|clothing|painting|ceiling|feeling|beginning|training|warning|housing|sibling|including|being)$/.test(
      word,
    )
  );
}
