import { ditransitive, isPresentParticiple, type PhraseKind } from './sentence-words.js';
import { WordGroups } from './word-groups.js';

/** Reads a clause: its subject, its verb, and what follows. */
export class ClauseReader extends WordGroups {
  /** Whether a clause that comes after another one is still to be read: "and because they fly, …". */
  protected awaitsClause = false;
  /** Whether the sentence tells what to do. */
  protected isInstruction = false;

  /** "Pour the milk", where the sentence opens so or goes on so. */
  protected readInstruction(): boolean {
    return false;
  }

  /** A subject with what belongs to it; its first phrase begins at `from`, which may be a word before it. */
  protected readSubject(kind: PhraseKind, from: number): boolean {
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
        const isRelative = /^(?:which|who|whose)$/.test(this.words[this.at]!);
        const done = this.attempt(() => (isRelative ? this.readRelative(true) : this.readApposition()));
        if (!done && !this.readAside()) return false;
        return this.hasComma(this.at - 1) && this.isVerb(this.at);
      }
      if (this.isVerb(this.at)) return true;
      if (/^(?:him|her|it|them)sel(?:f|ves)$/.test(this.words[this.at]!)) {
        if (!this.extend(() => ++this.at > 0)) return false;
      } else if (this.words[this.at] === 'of') {
        if (!this.readOf()) return false;
      } else if (this.isPreposition(this.at)) {
        // "As those will last" is a clause behind a verb that was not seen.
        if (/^(?:as|because)$/.test(this.words[this.at]!) || !this.readPreposition('bound', true)) return false;
      } else if (/^(?:and|or)$/.test(this.words[this.at]!)) {
        this.at++;
        if (this.isDeterminer(this.at) || !this.isNounAhead(this.at) || !this.extend(() => this.skipNouns()))
          return false;
      } else if (this.opensRelative(this.at)) {
        if (!this.readRelative(true)) return false;
      } else if (this.isParticiple(this.at) && (this.isLasting(this.at) || this.hasVerbAhead(this.at + 1))) {
        if (!this.readParticiple()) return false;
      } else if (this.isAdverb(this.at) && this.isParticiple(this.at + 1) && this.isPreposition(this.at + 2)) {
        if (!this.hasVerbAhead(this.at + 2) || !this.readParticiple(this.at + 1)) return false;
      } else if (this.isSubjectPronoun(this.at)) {
        if (!this.readContact(true)) return false;
      } else if (start === 0 && this.at === 1 && isPresentParticiple(this.words[0]!) && this.isDeterminer(1)) {
        // "Tapping the loaf makes a sound".
        if (!this.extend(() => this.skipNouns())) return false;
      } else return this.isAdverb(this.at) && this.isVerb(this.at + 1);
    }
  }

  /** "The range lying to the south". */
  private isLasting(at: number): boolean {
    return isPresentParticiple(this.words[at]!) && this.isPreposition(at + 1);
  }

  /** "The second group, tall birds called cranes, eats fish"; "bones, or parts like them, are". */
  private readApposition(): boolean {
    const from = this.at;
    if (/^such as /.test(`${this.words[from]} ${this.words[from + 1]} `)) this.at += 2;
    else if (/^(?:or|like|including|especially)$/.test(this.words[from]!)) this.at++;
    // "Most important, said the boy, is".
    if (this.isPast(this.words[from]!) || this.syntax.pastForms.has(this.words[from]!)) return false;
    const isInside = this.expectsVerb;
    this.expectsVerb = false;
    const done = this.skipNouns();
    this.expectsVerb = isInside;
    if (!done || said.test(this.words[this.at - 1]!)) return false;
    this.add('bound', from, this.at);
    while (this.at < this.texts.length && !this.hasComma(this.at - 1)) {
      const before = this.at;
      const isRead =
        this.words[before] === 'of'
          ? this.readOf()
          : this.isPreposition(before)
            ? this.readPreposition('bound', true)
            : this.words[before] === 'and'
              ? this.extend(() => ++this.at > 0 && this.skipNouns())
              : this.isParticiple(before) && this.readParticiple();
      if (!isRead || this.at === before) return false;
    }
    return true;
  }

  /** "The museum, currently hosting a large show, houses": all between two commas. */
  private readAside(): boolean {
    const from = this.at;
    const opens = this.isAdverb(from) ? from + 1 : from;
    if (!this.isParticiple(opens) && !this.isPreposition(opens) && !/^(?:an?|the)$/.test(this.words[opens]!))
      return false;
    const end = this.texts.findIndex((_, index) => index >= from && this.hasComma(index)) + 1;
    if (end === 0 || end - from > 8) return false;
    for (let at = opens + 1; at < end; at++) {
      if (this.isBeOrAuxiliary(at) || this.opensRelative(at) || this.isSubjectPronoun(at)) return false;
      if (says.test(this.words[at]!)) return false;
    }
    this.at = end;
    this.add('bound', from, end);
    return true;
  }

  protected readVerb(kind: PhraseKind = 'verb', from = this.at, leans = false): boolean {
    if (!this.isVerb(this.at)) return false;
    this.skipVerb();
    this.add(kind, from, this.at, leans);
    return true;
  }

  /** Reads one phrase after the verb. */
  protected readNext(): boolean {
    const { at } = this;
    const word = this.words[at]!;
    const pinned = this.hasComma(at - 1);
    if (this.syntax.conjunctions.has(word)) return this.readCoordination(pinned);
    // "The tower is old; it was built in 1820."
    if (pinned && this.texts[at - 1]!.endsWith(';')) return this.readClause('subject', at);
    if (this.opensRelative(at)) return this.readRelative(false);
    if (/^(?:in order|so as)$/.test(`${word} ${this.words[at + 1]}`) && this.words[at + 2] === 'to' && !pinned) {
      this.at += 2;
      return this.readInfinitive(at);
    }
    // "Learn how to swim".
    if (/^(?:how|what|where|when|whether)$/.test(word) && this.words[at + 1] === 'to' && !pinned) {
      this.at += 2;
      this.skipVerb();
      this.add('infinitive', at, this.at);
      return true;
    }
    if (!pinned && this.attempt(() => this.readContact(false))) return true;
    if (this.opensClause(at)) {
      if (pinned && word === 'that') return false;
      return this.readSubordinate(/^(?:that|what|how|why|whether|where|than)$/.test(word) ? 'that' : 'clause');
    }
    if (word === 'than' && this.isSubjectPronoun(at + 1)) return this.readSubordinate('that');
    // "A shadow of what it was", "depends on how it grows".
    if (
      (word === 'of' || this.isPreposition(at)) &&
      /^(?:what|how|whether|why|where)$/.test(this.words[at + 1] ?? '')
    ) {
      this.at++;
      return !pinned && this.readSubordinate('that', at);
    }
    if (word === 'of') return !pinned && this.readOf();
    if (word === 'to' && this.isStemLike(at + 1)) return !pinned && this.readInfinitive();
    if (pinned && /^(?:including|especially|such|like|along|with|among)$/.test(word)) {
      if (word === 'such' || word === 'along' || word === 'especially') this.at++;
      return this.readList('bound', at);
    }
    if (pinned && this.awaitsClause && (this.isNounAhead(at) || this.isDeterminer(at) || this.isSubjectPronoun(at))) {
      this.awaitsClause = false;
      return this.readClause('subject', at);
    }
    if (/^as well$/.test(`${word} ${this.words[at + 1]}`) && !pinned && this.words[at + 2] !== 'as') {
      this.at += 2;
      return this.extend(() => true);
    }
    // "Look in for a moment".
    const isParticle =
      /^(?:in|on|out|off|over)$/.test(word) && (this.isPreposition(at + 1) || this.hasComma(at)) && !pinned;
    if (isParticle && this.phrases.at(-1)?.to === at && /^(?:verb|infinitive|and)$/.test(this.phrases.at(-1)!.kind)) {
      this.at++;
      return this.extend(() => true);
    }
    if (this.isPreposition(at)) return pinned ? this.readPreposition('bound') : this.readPlace();
    // "Ever known", "effectively doubling".
    const participle = this.isAdverb(at) ? at + 1 : at;
    const isLoose = pinned
      ? isPresentParticiple(this.words[participle] ?? '') || this.isPreposition(participle + 1)
      : !this.isBeforeNounAt(participle);
    if (this.isParticiple(participle) && isLoose && (participle === at || !this.isBe(this.verb) || this.objects > 0)) {
      return this.readParticiple(participle);
    }
    if (pinned && this.isInstruction && this.attempt(() => this.readInstruction())) return true;
    if (pinned && this.attempt(() => this.readSpeaker())) return true;
    if (pinned) return this.readAddition();
    if (
      /^(?:all|too|just|right|very|shortly|immediately|soon|only|mainly|mostly|even)$/.test(word) &&
      this.isPreposition(at + 1)
    ) {
      return this.readPlace();
    }
    if (/^(?:yesterday|today|tomorrow|tonight)$/.test(word)) {
      this.at++;
      this.add('place', at, this.at, true);
      return true;
    }
    // "Dangerously high levels".
    const isDegree = /ly$/.test(word) && this.isAdverb(at) && !this.hasComma(at) && !this.isClosed(at + 1);
    const isLinked = /^(?:remain|stay|seem|look|feel|felt|grew|appear|prove)/.test(this.verb);
    const isQuality = isLinked || this.hasComma(at + 1) || at + 2 === this.texts.length || !this.isClosed(at + 2);
    const opensThing = isDegree && isQuality && !this.isBe(this.verb);
    if (opensThing) {
      this.objects++;
      return this.objects < 2 && this.readNouns('object', at);
    }
    if (this.isAdverb(at) || (this.syntax.particles.has(word) && !this.isDeterminer(at + 1))) {
      if (!this.isBe(this.verb) || this.objects > 0 || !this.startsDescription()) {
        return this.extend(() => {
          this.at += /^(?:very|so|too) much$/.test(`${word} ${this.words[at + 1]}`) ? 2 : 1;
          return true;
        });
      }
    }
    // "Every winter", "all day".
    const mayBeTime = this.objects > 0 ? /^(?:every|each|all|last|next)$/ : /^(?:every|each)$/;
    if (mayBeTime.test(word) && this.attempt(() => this.readTime(at))) return true;
    // "Said it had no idea".
    if (said.test(this.verb) && this.objects === 0 && this.phrases.at(-1)?.to === at) {
      if (this.attempt(() => this.readClause('that', at))) return true;
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

  /** "…, the doctor said", "…, says Li", at the end. */
  private readSpeaker(): boolean {
    const from = this.at;
    const isTurned = says.test(this.words[from]!);
    if (isTurned) this.at++;
    if (!this.skipNouns()) return false;
    if (!isTurned && !says.test(this.words[this.at++] ?? '')) return false;
    if (this.at < this.texts.length) return false;
    this.add('whole', from, this.at);
    return true;
  }

  private readTime(from: number): boolean {
    if (!this.skipNouns() || !this.syntax.timeNouns.has(this.words[this.at - 1]!)) return false;
    this.add('place', from, this.at, true);
    return true;
  }

  protected isSubjectPronoun(at: number): boolean {
    return /^(?:i|you|he|she|it|we|they|there)$/.test(this.words[at] ?? '');
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
    const isGerund = isPresentParticiple(word) && (isPresentParticiple(this.verb) || this.hasGerund);
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
      if (this.opensClause(this.at)) {
        // "And because they fly, they need energy".
        this.awaitsClause = true;
        return this.words[this.at] !== 'that' && this.readClause('and', from, this.at + 1);
      }
      return this.readClause('and', from);
    }
    return this.readSecondThing(from) || this.readSecondClause(from);
  }

  /** "In the garden and in the house": more of the last phrase. */
  private readSecondThing(from: number): boolean {
    const word = this.words[this.at] ?? '';
    const last = this.phrases.at(-1);
    if (last?.kind === 'of' && this.isDeterminer(this.at)) return false;
    if (isPresentParticiple(word) && this.isDeterminer(this.at + 1)) return false;
    if (this.syntax.pronouns.has(this.words[from - 1] ?? '')) return false;
    if (word === 'to' || this.opensClause(this.at) || this.words[from] === 'but') return false;
    if (last === undefined || /^(?:verb|and|clause|that|relative)$/.test(last.kind)) return false;
    if (this.isAdverb(this.at) && this.isPreposition(this.at + 1)) this.at++;
    const isInside = this.expectsVerb;
    this.expectsVerb = true;
    const done = this.extend(() => (this.isPreposition(this.at) ? this.skipPreposition() : this.skipNouns()));
    this.expectsVerb = isInside;
    // "The wagon is overturned and the driver thrown": a clause that was not seen.
    if (this.at >= this.texts.length) return done;
    const next = this.words[this.at]!;
    const isWhole =
      done &&
      !this.isVerb(this.at) &&
      !(this.isParticiple(this.at) && !this.isPreposition(this.at + 1)) &&
      !this.syntax.pronouns.has(next) &&
      !this.isDeterminer(this.at);
    if (!isWhole) this.phrases[this.phrases.length - 1] = last;
    return isWhole;
  }

  /** "And the tower was old", without a comma. */
  private readSecondClause(from: number): boolean {
    this.at = from + 1;
    const word = this.words[this.at] ?? '';
    const isSubject = this.isDeterminer(this.at) || this.isName(this.at) || /^(?:i|he|she|it|we|they|you)$/.test(word);
    return isSubject && this.readClause('and', from);
  }

  protected readSubordinate(kind: PhraseKind, from = this.at): boolean {
    this.at++;
    while (this.isAdverb(this.at)) this.at++;
    const word = this.words[this.at] ?? '';
    // "When cooking", "if needed".
    if (kind !== 'that' && (this.isPast(word) || isPresentParticiple(word) || this.syntax.participles.has(word))) {
      this.skipVerb();
      this.add(kind, from, this.at);
      return true;
    }
    return this.readClause(kind, from);
  }

  /** The subject and the verb of a clause. */
  private readClause(kind: PhraseKind, from: number, subject = this.at): boolean {
    this.at = subject;
    if (this.skipContraction()) {
      this.add(kind, from, this.at);
      return true;
    }
    if (!this.readSubject(kind, from)) return false;
    const isShort = this.syntax.pronouns.has(this.words[this.at - 1]!) && this.phrases.at(-1)!.from === from;
    return this.readVerb('verb', this.at, isShort);
  }

  /** "The blanket | her mother gave her", "all | you can do": a relative clause without its "that". */
  private readContact(inSubject: boolean): boolean {
    const from = this.at;
    const last = this.phrases.at(-1);
    if (last === undefined || !/^(?:subject|object|complement|of|bound)$/.test(last.kind)) return false;
    const isOwn = /^(?:my|your|his|her|its|our|their)$/.test(this.words[from]!);
    if (!this.isSubjectPronoun(from) && !isOwn) return false;
    // A pronoun is described by none, and a second thing is no clause: "gave it her name".
    if (this.syntax.pronouns.has(this.words[from - 1]!) && !/^(?:every|some|any)/.test(this.words[from - 1]!))
      return false;
    const outer = { verb: this.verb, objects: this.objects };
    if (!this.readClause('relative', from)) return false;
    const next = this.words[this.at] ?? '';
    const isWhole =
      this.at === this.texts.length || this.hasComma(this.at - 1) || this.isPreposition(this.at) || next === 'to';
    if (inSubject) {
      Object.assign(this, outer);
      return this.isBeOrAuxiliary(this.at);
    }
    return isWhole || /^(?:and|when|while|before|after|because)$/.test(next);
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
    // "Written and edited by many".
    const isTwice = this.words[this.at] === 'and' && this.isParticiple(this.at + 1) && !this.hasComma(this.at - 1);
    if (isTwice && (this.isPreposition(this.at + 2) || this.at + 2 === this.texts.length)) this.at += 2;
    // "Located farther north".
    if (this.isAdverb(this.at) && /^(?:north|south|east|west)$/.test(this.words[this.at + 1] ?? '')) this.at += 2;
    if (this.at < this.texts.length && !this.hasComma(this.at - 1)) {
      if (this.isDeterminer(this.at) || (!this.isClosed(this.at) && !this.isVerb(this.at))) this.skipNounsOf();
      else if (this.isPreposition(this.at) || this.words[this.at] === 'of') this.skipPreposition();
    }
    this.add('participle', from, this.at, leans);
    return true;
  }

  private readPlace(): boolean {
    const { syntax } = this;
    // "Just in time"; "as" is both an adverb and a preposition.
    const isAfterAdverb = !this.isPreposition(this.at) && this.isPreposition(this.at + 1);
    const word = this.words[isAfterAdverb ? this.at + 1 : this.at]!;
    const last = this.phrases.at(-1)?.kind;
    const afterNoun = last === 'object' || last === 'of' || last === 'complement' || last === 'subject';
    const from = this.at;
    if (isAfterAdverb) this.at++;
    if (this.isBe(this.verb) && last === 'verb') return this.readPreposition('complement');
    const isGerund = isPresentParticiple(this.words[from + 1] ?? '') && (last === 'verb' || last === 'and');
    if (!this.skipPreposition()) return false;
    // "By giving her a name" could open the sentence.
    const isMeans = word === 'by' && isPresentParticiple(this.words[from + 1] ?? '');
    const isCourse = word === 'over' && /^(?:course|period|span)$/.test(this.words[this.at - 1]!);
    const isTime =
      isCourse || syntax.timeNouns.has(this.words[this.at - 1]!) || /^1\d{3}$|^20\d\d$/.test(this.words[this.at - 1]!);
    const belongs =
      syntax.verbPrepositions[word]?.test(this.verb) === true && /^(?:verb|and|relative)$/.test(last ?? '');
    const isOfNoun = word === 'in' && afterNoun && changing.test(this.words[from - 1]!);
    const canMove =
      !belongs &&
      !isOfNoun &&
      (syntax.circumstances.has(word) || isTime || isMeans || (word === 'with' && last === 'object')) &&
      !isGerund;
    const bound = syntax.boundPrepositions.has(word) && !isTime;
    this.add(canMove ? 'place' : 'bound', from, this.at, canMove || isGerund || (!bound && afterNoun));
    return true;
  }

  protected readPreposition(kind: PhraseKind, leans = false): boolean {
    const from = this.at;
    if (!this.skipPreposition()) return false;
    this.add(kind, from, this.at, leans);
    return true;
  }

  /** "A number of levels", "of levels of organization" stay together. */
  private readOf(): boolean {
    // "The Ministry of Public Works" is one name.
    const isNameOf = this.at > 1 && this.isName(this.at - 1) && this.isName(this.at + 1);
    if (isNameOf) return this.extend(() => this.skipPreposition());
    const isAmount = this.syntax.quantities.has(this.words[this.at - 1]!);
    return this.readPreposition('of', isAmount || this.phrases.at(-1)?.kind === 'of');
  }

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
    while (this.hasComma(this.at - 1) && (!this.isClosed(this.at) || this.isDeterminer(this.at))) {
      if (this.at >= this.texts.length || !this.skipNouns()) break;
    }
    const isOpenList = this.at > end;
    const word = this.words[this.at] ?? '';
    const areActions = isPresentParticiple(this.words[this.at + 1] ?? '') && isPresentParticiple(this.verb);
    const joins = /^(?:and|or)$/.test(word) && !areActions && (isOpenList || !this.hasComma(this.at - 1));
    if (joins && (isOpenList || isSubject || (!this.isSecondVerb(this.at + 1) && !this.isPreposition(this.at + 1)))) {
      const back = this.at++;
      // "Has warm rooms and conjures hopes": a verb that is not known.
      if (!isSubject && this.isPlural(this.at) && !this.hasComma(this.at) && !this.isClosed(this.at + 1)) return false;
      // "Is harmful and other dividing cells are affected": a clause that was not seen.
      const isOther = this.isDeterminer(this.at) || this.words[this.at] === 'other';
      if (kind === 'complement' && back === from + 1 && isOther) return false;
      if (!this.isNounAhead(this.at) || !this.skipNouns()) {
        if (isOpenList || isSubject) return false;
        this.at = back;
      } else if (!isSubject && !this.hasComma(this.at - 1) && this.isVerb(this.at)) {
        // "Has a beach and boats are easily available".
        if (isOpenList) return false;
        this.at = back;
      }
    } else if (isOpenList) this.at = end;
    this.add(kind, from, this.at);
    return true;
  }

  /** What follows a comma and names what stands before it, or goes on with a list: "a structure", "rice, or rum". */
  private readAddition(): boolean {
    const from = this.at;
    const last = this.phrases.at(-1);
    if (last === undefined || !/^(?:subject|object|complement|of|bound|place|participle)$/.test(last.kind))
      return false;
    // "To other, similar ones", "small, flat bones".
    if (this.syntax.pointing.has(this.words[from - 1]!) || (last.kind === 'complement' && last.to - last.from === 1))
      return false;
    if (!this.skipNouns()) return false;
    const end = this.at;
    while (this.hasComma(this.at - 1) && (!this.isClosed(this.at) || this.isDeterminer(this.at))) {
      if (this.at >= this.texts.length || !this.skipNouns()) break;
    }
    const isJoined = /^(?:and|or)$/.test(this.words[this.at] ?? '');
    const isList = isJoined && this.attempt(() => ++this.at > 0 && this.isNounAhead(this.at) && this.skipNouns());
    if (isJoined && !isList) return false;
    // "It depends on your taste, shorten or lengthen as you wish".
    if (isList && !this.isDeterminer(from) && this.opensClause(this.at)) return false;
    if (!isList) this.at = end;
    if (this.at < this.texts.length && !this.hasComma(this.at - 1) && this.isVerb(this.at)) return false;
    // "On the wings, long feathers and short feathers" is no list.
    const opens = this.isPreposition(last.from) ? last.from + 1 : last.from;
    const isMore =
      isList &&
      this.texts[from - 1]!.endsWith(',') &&
      !/^[$€£]?\d/.test(this.words[opens]!) &&
      this.isDeterminer(opens) === this.isDeterminer(from);
    if (!isMore) this.add('bound', from, this.at);
    else this.extend(() => true);
    return true;
  }
}

/** Verbs that are one with their object: "made their way". */
const idiom =
  /^(?:be sure|(?:change|changes|changed) (?:my|your|his|her|its|our|their) minds?|(?:make|makes|made|find|finds|found|lose|lost) (?:my|your|his|her|its|our|their) way|(?:take|takes|took|taken) (?:place|part|care|advantage|shape|root|hold)|(?:make|makes|made) (?:sure|use|sense)|(?:pay|pays|paid) attention)$/;

/** Verbs that name a speaker behind what was said. */
const says =
  /^(?:sa(?:ys?|id)|adds?|added|explains?|explained|writes?|wrote|reports?|reported|notes?|noted|recalls?|recalled)$/;

/** Verbs with a clause behind them that needs no "that". */
const said =
  /^(?:sa(?:ys?|id)|thinks?|thought|believed?|believes|knew|knows?|hoped?|hopes|felt|means|wished|found|realized|noticed|showed|shows)$/;

/** Nouns that tell what happens in a thing: "an increase in prices". */
const changing =
  /^(?:increase|decrease|rise|fall|drop|decline|reduction|change|difference|shift|growth|improvement|interest|role|part|success|experience|investment|confidence|belief|participation|involvement|advance|development|variation)s?$/;
