import { ClauseReader } from './clause-reader.js';
import type { Syntax } from './languages/language.js';
import { isLead, isPresentParticiple, type Phrase } from './sentence-words.js';

/** Reads a sentence from left to right by the closed classes of its words; `undefined` if it is not understood. */
export function readPhrases(texts: readonly string[], syntax: Syntax, language: string): Phrase[] | undefined {
  const reader = new PhraseReader(texts, syntax, language);
  return reader.readSentence() ? reader.phrases : undefined;
}

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
    const isSure = from === 0 && syntax.sureVerbs.has(word) && (next === 'to' || !this.isClosed(at + 1));
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
