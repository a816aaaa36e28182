import { isPresentParticiple, type PhraseKind } from './sentence-words.js';
import { WordGroups } from './word-groups.js';

/** Reads the parts of a clause that hold no clause themselves: things, lists, places, infinitives. */
export class PhraseParts extends WordGroups {
  protected readInfinitive(from = this.at): boolean {
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
  protected readParticiple(participle = this.at): boolean {
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

  protected readPlace(): boolean {
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
    const isTime = syntax.timeNouns.has(this.words[this.at - 1]!) || /^1\d{3}$|^20\d\d$/.test(this.words[this.at - 1]!);
    const belongs =
      syntax.verbPrepositions[word]?.test(this.verb) === true && /^(?:verb|and|relative)$/.test(last ?? '');
    const canMove =
      !belongs &&
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
  protected readOf(): boolean {
    // "The Ministry of Public Works" is one name.
    const isNameOf = this.at > 1 && this.isName(this.at - 1) && this.isName(this.at + 1);
    if (isNameOf) return this.extend(() => this.skipPreposition());
    const isAmount = this.syntax.quantities.has(this.words[this.at - 1]!);
    return this.readPreposition('of', isAmount || this.phrases.at(-1)?.kind === 'of');
  }

  /** A thing, or several joined by "and" or commas. */
  protected readNouns(kind: PhraseKind, from: number): boolean {
    return this.readList(kind, from, false);
  }

  protected readList(kind: PhraseKind, from: number, afterComma = true): boolean {
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
  protected readAddition(): boolean {
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
      isList && this.texts[from - 1]!.endsWith(',') && this.isDeterminer(opens) === this.isDeterminer(from);
    if (!isMore) this.add('bound', from, this.at);
    else this.extend(() => true);
    return true;
  }
}
