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
  | 'and'
  /** What is read as a whole, between commas or behind one: "…, he said". */
  | 'whole';

/** Words of a sentence, from one index up to another, that stay together. */
export interface Phrase {
  readonly kind: PhraseKind;
  readonly from: number;
  readonly to: number;
  /** Whether it belongs to a noun or may stand elsewhere, so that it is never alone in its piece. */
  readonly leans: boolean;
}

/** What each word of a sentence can be, by its class, its ending and the words around it. */
export class SentenceWords {
  readonly phrases: Phrase[] = [];
  protected readonly words: readonly string[];
  protected readonly texts: readonly string[];
  protected readonly syntax: Syntax;
  protected readonly language: string;
  protected at = 0;
  /** The last word of the last verb read. */
  protected verb = '';
  protected objects = 0;
  /** The main noun of the last subject. */
  protected head = -1;
  /** Whether what stands before the subject is read. */
  protected isOpening = false;
  /** Whether a verb must follow what is read. */
  protected expectsVerb = false;

  constructor(texts: readonly string[], syntax: Syntax, language: string) {
    this.texts = texts;
    this.words = texts.map(plainWord);
    this.syntax = syntax;
    this.language = language;
  }

  protected hasComma(at: number): boolean {
    return /[,;:]$/.test(this.texts[at] ?? '');
  }

  protected isName(at: number): boolean {
    return at > 0 && /^\p{Lu}/u.test(this.texts[at] ?? '') && this.words[at] !== 'i';
  }

  protected isBe(word: string): boolean {
    return this.syntax.be.has(word);
  }

  protected isBeOrAuxiliary(at: number): boolean {
    const word = this.words[at] ?? '';
    return this.isBe(word) || this.syntax.auxiliaries.has(word);
  }

  protected isDeterminer(at: number): boolean {
    const word = this.words[at] ?? '';
    // "Enough food", not "good enough to eat".
    if (word === 'enough') return this.isNounAhead(at + 1) && !this.isAdverb(at + 1) && this.words[at - 1] !== 'is';
    return this.syntax.determiners.has(word) || /^[$€£]?\d(?!\d*s$)/.test(word);
  }

  protected isPlural(at: number): boolean {
    const word = this.words[at] ?? '';
    return /[^s’]s$/.test(word) || this.syntax.pluralNouns.has(word);
  }

  protected isStem(word: string): boolean {
    return (
      (isCommonVerb(word, this.language) && !this.syntax.pastForms.has(word)) ||
      this.syntax.presentVerbs.has(word) ||
      this.syntax.sureVerbs.has(word)
    );
  }

  /** A word after "to" or "can" that must be a verb. */
  protected isStemLike(at: number): boolean {
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
    if (/.{3}(?:ate|ise|ize|ify)$/.test(word)) return true;
    // "To pinch down the crust".
    if (/^(?:up|down|off|out|away)$/.test(this.words[at + 1] ?? '') && !/s$|ing$/.test(word)) return true;
    return (
      this.words[at - 1] !== 'to' && this.syntax.modals.has(this.words[at - 1] ?? '') && !/(?:s|ing|ed)$/.test(word)
    );
  }

  protected isThird(word: string): boolean {
    if (!/[^s]s$/.test(word) || this.syntax.noPresent.has(word)) return false;
    const stems = [word.slice(0, -1), word.replace(/(?:(sh|ch|ss|x|z|o)es|ies)$/, (_, end?: string) => end ?? 'y')];
    return stems.some((stem) => this.isStem(stem) && !this.isBe(stem));
  }

  protected isPast(word: string): boolean {
    return /.{2}ed$/.test(word) && !this.syntax.noPast.has(word) && !word.includes('-');
  }

  protected isFiniteForm(at: number): boolean {
    const word = this.words[at] ?? '';
    return !/^(?:be|been|being)$/.test(word);
  }

  /** Whether the verb of a clause stands here, after its subject. */
  protected isVerb(at: number): boolean {
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
    // "Built in 1890, connects".
    if (
      (this.isDeterminer(last) && !this.hasComma(last)) ||
      /[’']s?$/.test(before) ||
      before === 'of' ||
      this.isPreposition(last)
    )
      return false;
    const next = this.words[at + 1] ?? '';
    if (this.syntax.pronouns.has(before) && before !== 'there') {
      // "He envisions a house".
      const isThird = /^(?:he|she|it)$/.test(before) && /[^s]s$/.test(word) && !this.syntax.noPresent.has(word);
      return isThird || this.isPast(word) || this.syntax.pastForms.has(word) || this.isThird(word) || this.isStem(word);
    }
    if (this.hasVerbAhead(at + 1)) return this.isPastOnly(word);
    // "The preferred grated cheese".
    if (this.isPast(word) && this.isPast(before)) return false;
    if (this.isPast(word) || this.syntax.pastForms.has(word)) return true;
    if (next === 'of' && !/^consists?$/.test(word)) return false;
    // "Soft drinks filled half of the list": the verb is yet to come.
    if (this.isThird(word) && this.isPast(next) && this.isDeterminer(at + 2)) return false;
    // "The mineral salts mainly include": the verb is yet to come.
    if (this.isThird(word) && this.isAdverb(at + 1) && this.isStem(this.words[at + 2] ?? '')) return false;
    // "These mountain ranges".
    if (this.isThird(word) && [1, 2].some((back) => manyOf.test(this.words[last - back] ?? ''))) return false;
    if (this.isThird(word))
      return this.isName(last) || !this.isPlural(this.hasComma(last) && this.head >= 0 ? this.head : last);
    const isMany = this.isPlural(this.head);
    return (
      (this.isPlural(last) ||
        (isMany && (this.isClosed(at + 1) || this.syntax.sureVerbs.has(word))) ||
        /^(?:who|which|that)$/.test(before)) &&
      this.isStem(word)
    );
  }

  private isVerbForm(at: number): boolean {
    const word = this.words[at] ?? '';
    return this.isPast(word) || this.syntax.pastForms.has(word) || this.isStem(word) || this.isThird(word);
  }

  /** A past form that is no participle: "knew". */
  protected isPastOnly(word: string): boolean {
    return this.syntax.pastForms.has(word) && !this.syntax.participles.has(word);
  }

  /** Whether an auxiliary or a plain past form follows in the same clause. */
  protected hasVerbAhead(from: number): boolean {
    for (let at = from; at < this.texts.length; at++) {
      const word = this.words[at]!;
      if (this.opensRelative(at) || this.hasComma(at - 1) || this.syntax.conjunctions.has(word)) return false;
      if (this.opensClause(at) || /^(?:i|he|she|it|we|they)$/.test(word)) return false;
      // "The road her father had taken".
      const isOwn = /^(?:my|your|his|her|its|our|their)$/.test(word);
      if (isOwn && at > from && !this.isClosed(at - 1) && !this.isPast(this.words[at - 1]!)) return false;
      if (this.isBeOrAuxiliary(at) && this.isFiniteForm(at) && this.words[at - 1] !== 'to') return true;
      if (this.syntax.pastForms.has(word) && !this.isDeterminer(at - 1) && !this.isPreposition(at - 1) && at > from)
        return !this.isParticipleOf(at);
    }
    return false;
  }

  protected isParticipleOf(at: number): boolean {
    return this.syntax.participles.has(this.words[at]!);
  }

  protected isClosed(at: number): boolean {
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

  protected isNounAhead(at: number, isPlain = false): boolean {
    const word = this.words[at];
    if (isPlain && (this.isName(at) || this.isDeterminer(at))) return false;
    if (word === undefined || this.hasComma(at - 1)) return false;
    if (this.isDeterminer(at) || this.isAdverb(at)) return true;
    return !this.isClosed(at) && !this.isBeOrAuxiliary(at);
  }

  protected isParticiple(at: number): boolean {
    const word = this.words[at];
    if (word === undefined || this.isName(at) || this.isClosed(at)) return false;
    return this.isPast(word) || this.syntax.participles.has(word) || isPresentParticiple(word);
  }

  protected isPreposition(at: number): boolean {
    const word = this.words[at];
    if (word === undefined || word === 'of' || this.isName(at)) return false;
    if (/^(?:the|an?)$/.test(this.words[at - 1] ?? '')) return false;
    if (this.syntax.particles.has(word) && (at + 1 === this.texts.length || this.hasComma(at))) return false;
    if (word === 'to')
      return /^(?:contrast|addition|response|due|thanks)$/.test(this.words[at - 1] ?? '') || !this.isStemLike(at + 1);
    // "About 5,000 children".
    if (at === 0 && amount.test(word) && /^\d/.test(this.words[1] ?? '')) return false;
    if (this.words[at + 1] === 'to' && /^(?:due|according|prior|close|next|thanks)$/.test(word)) return true;
    return this.syntax.prepositions.has(word);
  }

  protected isAdverb(at: number): boolean {
    const word = this.words[at];
    if (word === undefined || this.isName(at)) return false;
    // "They only eat", not "the only food".
    if (word === 'only' && at > 0 && !this.isDeterminer(at - 1) && this.isVerbForm(at + 1)) return true;
    if (this.syntax.noAdverb.has(word)) return false;
    const next = this.words[at + 1] ?? '';
    if (amount.test(word) && (this.syntax.determiners.has(next) || /^\d/.test(next) || next === 'than')) return false;
    // "To most people": whether "to" is a preposition hangs on this word, so it must not be asked here.
    const isBehindPreposition = (): boolean => this.words[at - 1] === 'to' || this.isPreposition(at - 1);
    if (/^(?:most|more|less)$/.test(word) && (at === 0 || isBehindPreposition() || this.isPlural(at + 1))) return false;
    // "Store more energy", not "works more quickly".
    const isAmount =
      /^(?:more|less)$/.test(word) && at > 0 && !this.isBeOrAuxiliary(at - 1) && this.isStem(this.words[at - 1]!);
    if (isAmount && next !== '' && !/ly$/.test(next) && !this.isClosed(at + 1) && !this.hasComma(at)) return false;
    return this.syntax.adverbs.has(word) || /.{3}ly$/.test(word);
  }

  protected opensRelative(at: number): boolean {
    const word = this.words[at]!;
    if (at > 0 && this.isPreposition(at) && /^(?:which|whom)$/.test(this.words[at + 1] ?? '')) return true;
    if (at === 0 || !this.syntax.relatives.has(word)) return false;
    if (word !== 'that') return true;
    const before = this.phrases.at(-1)?.kind;
    return (
      before !== 'verb' && before !== 'and' && before !== 'infinitive' && before !== 'relative' && before !== 'clause'
    );
  }

  protected opensClause(at: number): boolean {
    const word = this.words[at]!;
    if (!this.syntax.subordinators.has(word) || (word === 'so' && at === 0)) return false;
    if (word === 'because') return this.words[at + 1] !== 'of';
    if (!this.syntax.prepositions.has(word) && word !== 'that') return true;
    if (/^(?:i|he|she|we|they|you)$/.test(this.words[at + 1] ?? '')) return true;
    // "Before the rain stopped", not "before the rain".
    for (let next = at + 1; next < this.texts.length; next++) {
      const isSure =
        (this.isBeOrAuxiliary(next) && this.isFiniteForm(next)) ||
        ((this.isPast(this.words[next]!) || this.syntax.pastForms.has(this.words[next]!)) &&
          !this.isDeterminer(next - 1));
      if (isSure) return next > at + 1;
      // "That the term describes the number".
      const isLink = /^(?:becomes|seems|looks|gets|begins|starts)$/.test(this.words[next]!);
      const isPresent =
        isLink || (this.isThird(this.words[next]!) && !this.isPlural(next - 1) && this.isDeterminer(next + 1));
      if (isPresent && (isLink || next > at + 2) && !this.isPreposition(next - 1)) return true;
      if (this.hasComma(next) || this.isPreposition(next)) return false;
      if (this.words[next] === 'but' || this.opensRelative(next) || this.syntax.subordinators.has(this.words[next]!))
        return false;
    }
    return false;
  }
}

/** A word of a sentence in lower case, without its marks. */
export function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[,;:.!]$/, '');
}

/** Verbs with two things behind them, and verbs of naming: "told her chickens everything". */
export const ditransitive =
  /^(?:give|gives|gave|given|tell|tells|told|show|shows|showed|shown|offer|offers|offered|send|sends|sent|teach|teaches|taught|ask|asks|asked|bring|brings|brought|buy|buys|bought|lend|lent|call|calls|called|considered|elected|appointed|taken|name|named|make|makes|made|keep|keeps|kept|cost|costs)$/;

/** Words before a plural. */
const manyOf = /^(?:these|those|many|several|few|both|two|three|four|five|six|seven|eight|nine|ten)$/;

/** Words before an amount: "about ten". */
export const amount = /^(?:most|more|less|not|all|just|only|almost|nearly|over|about|around|approximately|roughly)$/;

export function isPresentParticiple(word: string): boolean {
  return (
    /.{2}ing$/.test(word) &&
    !/^(?:(?:any|every|no|some)?thing|king|ring|string|spring|swing|wing|during|building|evening|morning|wedding|meeting|clothing|painting|ceiling|feeling|beginning|training|warning|housing|sibling|including|being)$/.test(
      word,
    )
  );
}

/** Whether a sentence opens with a word that joins it to the one before and stands before its subject: "but", "then". */
export function isLead([first = '', second = '']: readonly string[]): boolean {
  if (/^(?:and|but|yet)$/.test(first)) return true;
  return (
    /^(?:then|there|here|now|soon|later)$/.test(first) &&
    !/^(?:is|are|was|were|has|have|had|will|can|could|may|might|must|would|should|in|of|the)$/.test(second)
  );
}
