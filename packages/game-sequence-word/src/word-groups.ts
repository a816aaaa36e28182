import { amount, ditransitive, isPresentParticiple, type PhraseKind, SentenceWords } from './sentence-words.js';

/** Moves past the groups of words that stay together: verbs with their auxiliaries, nouns with their articles. */
export class WordGroups extends SentenceWords {
  /** Whether something was said with a gerund behind a preposition: "of finding". */
  protected hasGerund = false;

  protected skipVerb(): void {
    while (this.isAdverb(this.at)) this.at++;
    this.verb = this.words[this.at++] ?? '';
    this.skipVerbParts();
  }

  /** "You’re", "it’ll": a subject with the verb it is written with; moves past the rest of the verb. */
  protected skipContraction(): boolean {
    const found = /^(?:i|you|he|she|it|we|they|there|that)’(s|re|m|ll|d|ve)$/.exec(this.words[this.at] ?? '');
    if (found === null || this.hasComma(this.at)) return false;
    this.at++;
    let next = this.at;
    while (this.isAdverb(next)) next++;
    this.verb = contracted[found[1]!]!;
    // "He’s never seen smoke" has, "he’s tired" is.
    const hasDone = found[1] === 's' && this.syntax.participles.has(this.words[next] ?? '') && this.isBeforeNoun(next);
    if (hasDone) this.verb = 'has';
    this.skipVerbParts();
    return true;
  }

  /** "Been singing", "not sing" after the first word of a verb. */
  private skipVerbParts(): void {
    const { syntax } = this;
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

  protected takeParticle(): void {
    const word = this.words[this.at] ?? '';
    if (word === 'on' && /^(?:turn|switch)(?:s|ed|ing)?$/.test(this.verb)) this.at++;
    if (this.hasComma(this.at - 1) || !this.syntax.particles.has(word) || this.isBe(this.verb)) return;
    // "Last up to two weeks".
    if (word === 'up' && this.words[this.at + 1] === 'to' && this.isDeterminer(this.at + 2)) return;
    const isMotion =
      /^(?:climb|go|goes|went|gone|walk|run|ran|move|crawl|clamber|hik|sail|forage|roll|fall|fell|slid|com|came|flow|sw[iau]m|travel|driv|drove|rid|rode|stream|jump|hop|fl[yoie]|float|float|look|stroll|wander|march|sp[ir]|spread)/.test(
        this.verb,
      );
    if (
      !/^(?:down|over|along|up)$/.test(word) ||
      ((word === 'up' || (word === 'down' && this.isDeterminer(this.at + 1))) && !isMotion) ||
      this.at + 1 === this.texts.length ||
      this.isAdverb(this.at + 1) ||
      this.isPreposition(this.at + 1)
    ) {
      this.at++;
      if (this.words[this.at] === 'of') this.at--;
    }
  }

  /** "Is singing", "has sung", "will sing", "started singing", "helps make". */
  protected continuesVerb(next: string, at: number): boolean {
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
      return next === 'had' || ((syntax.participles.has(next) || this.isPast(next)) && !this.isBeforeNoun(at));
    }
    if (/^(?:start|begin|keep|stop|went|go|began|kept|start|stopp|enjoy)(?:s|ed)?$/.test(verb))
      return isPresentParticiple(next);
    return /^help(?:s|ed)?$/.test(verb) && this.isStem(next);
  }

  /** "Birds are flying insects": a participle that describes the noun behind it. */
  protected isBeforeNoun(at: number): boolean {
    const next = this.words[at + 1];
    if (next === undefined || this.hasComma(at) || this.syntax.particles.has(next)) return false;
    return !this.isClosed(at + 1) && !this.isBe(next) && !this.isDeterminer(at + 1) && !/^(?:to|long)$/.test(next)
      ? isPresentParticiple(this.words[at]!) || (this.isBe(this.verb) && !ditransitive.test(this.words[at]!))
      : false;
  }

  /** Whether a verb of the same form as the first one stands here. */
  protected isSecondVerb(at: number): boolean {
    const skip = this.isAdverb(at) ? at + 1 : at;
    const word = this.words[skip];
    if (word === undefined || this.isName(skip)) return false;
    if (this.isFiniteForm(skip) && (this.isBe(word) || this.syntax.auxiliaries.has(word))) return true;
    if (this.isPast(word) || this.syntax.pastForms.has(word)) {
      if (this.isBe(this.verb)) {
        return (
          this.isPastOnly(word) || this.isDeterminer(skip + 1) || this.syntax.pronouns.has(this.words[skip + 1] ?? '')
        );
      }
      const isPast =
        this.isPast(this.verb) || this.syntax.pastForms.has(this.verb) || this.syntax.participles.has(this.verb);
      return isPast || this.isClosed(skip + 1);
    }
    // "Is home to birds and plants".
    if (this.isThird(word) && skip + 1 === this.texts.length && this.isPlural(this.at - 2)) return false;
    if (this.isThird(word)) return this.isThird(this.verb) || this.isDeterminer(skip + 1);
    const next = this.words[skip + 1] ?? '';
    const takesObject = this.isDeterminer(skip + 1) || this.syntax.pronouns.has(next) || this.isAdverb(skip + 1);
    const isLikeFirst = this.isStem(this.verb) || this.phrases.some(({ kind }) => kind === 'infinitive');
    if (!this.isStem(word)) return false;
    return (
      takesObject ||
      (isLikeFirst && this.isPreposition(skip + 1)) ||
      ((this.syntax.presentVerbs.has(word) || this.syntax.sureVerbs.has(word)) &&
        !this.isClosed(skip + 1) &&
        !this.hasComma(skip))
    );
  }

  protected skipPreposition(): boolean {
    const first = this.words[this.at];
    this.at++;
    while (this.isPreposition(this.at) && !this.isDeterminer(this.at)) this.at++;
    if (first !== 'of' && this.words[this.at] === 'of') this.at++;
    while (this.isAdverb(this.at) && !this.hasComma(this.at) && this.words[this.at] !== 'home') this.at++;
    if (/.{2}ing$/.test(this.words[this.at] ?? '')) {
      const next = this.words[this.at + 1] ?? '';
      const isGerund = !this.hasComma(this.at) && (this.isDeterminer(this.at + 1) || this.syntax.pronouns.has(next));
      if (isGerund || isPresentParticiple(this.words[this.at]!)) this.hasGerund = true;
      if (this.syntax.particles.has(next)) {
        if (!this.isDeterminer(this.at + 2)) return false;
        this.at += 2;
      } else if (isGerund) this.at++;
    }
    if (this.words[this.at] === 'home') this.at++;
    else if (!this.skipNouns()) return false;
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

  protected skipNounsOf(): boolean {
    return this.skipNouns() && (this.words[this.at] !== 'of' || this.skipPreposition());
  }

  /** Moves past articles, adjectives and nouns; false if there is no noun. */
  protected skipNouns(): boolean {
    const from = this.at;
    const { syntax } = this;
    let heads = 0;
    for (; this.at < this.texts.length; this.at++) {
      const { at } = this;
      const word = this.words[at]!;
      if (at > from && this.hasComma(at - 1) && !(heads === 1 && this.isSecondAdjective(from, at))) break;
      // "At the time biologists", "for centuries Europeans".
      const isNext = this.isOpening && heads > 0 && syntax.timeNouns.has(this.words[at - 1]!);
      if (isNext && (this.isName(at) || this.isPlural(at))) break;
      if (/^(?:more|less|fewer)$/.test(word) && this.words[at + 1] === 'than' && this.isNounAhead(at + 2)) {
        this.at++;
        continue;
      }
      if (at === from && amount.test(word) && this.isDeterminer(at + 1)) continue;
      // "Two hundred workers last year".
      if (heads > 0 && /^(?:last|next)$/.test(word) && syntax.timeNouns.has(this.words[at + 1] ?? '')) break;
      // "From a warm object to a cold one".
      if (/^ones?$/.test(word) && heads > 0 && !this.isNounAhead(at + 1)) {
        this.at++;
        return true;
      }
      // "28 dollars a pound", "$4 a day".
      if (/^(?:an?|per)$/.test(word) && at > from && /^[$€£]?\d/.test(this.words[at - 1]!) && this.isNounAhead(at + 1))
        continue;
      // "The country’s varied coast", "its owner’s most precious books".
      if (at > from && /[’']s?$/.test(this.words[at - 1]!) && !this.hasComma(at) && this.isQualityWord(at)) continue;
      if (this.isDeterminer(at) && !(word === 'half' && at > from)) {
        if (/^(?:1\d|20)\d\d$/.test(word) && !this.isNounAhead(at + 1, true)) {
          this.at++;
          // "In 1687 and 1689".
          if (/^and$/.test(this.words[this.at] ?? '') && /^\d{4}$/.test(this.words[this.at + 1] ?? '')) this.at += 2;
          return true;
        }
        const isNumbered = /^\d/.test(word) && (this.isName(at - 1) || !/^\d[\d.,]*\.\d/.test(word));
        if (heads > 0 && !isNumbered && !/^(?:first|last|next)$/.test(this.words[at - 1]!)) break;
        // "So angry about this that he left".
        if (/^(?:this|these|those)$/.test(word) && this.words[at + 1] === 'that') {
          this.at++;
          return true;
        }
        // "On page 6".
        if (/^\d+$/.test(word) && heads === 1 && !this.isPlural(at - 1) && !this.isNounAhead(at + 1)) continue;
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
        // "Something small".
        const isDescribed = /^(?:some|any|no|every)thing$/.test(word) && !this.hasComma(at) && !this.isClosed(at + 1);
        if (isDescribed && (this.hasComma(at + 1) || this.isClosed(at + 2)) && !this.isVerb(at + 1)) this.at++;
        return true;
      }
      // "Of highly compressed and altered rocks".
      const areQualities =
        word === 'and' && at - 2 === from && /ly$/.test(this.words[from]!) && this.isParticiple(at + 1);
      if (areQualities && this.isParticiple(at - 1) && this.isNounAhead(at + 2)) continue;
      // "Two and a half".
      if (word === 'and' && /^a half$/.test(`${this.words[at + 1]} ${this.words[at + 2]}`)) continue;
      // "A hundred and forty".
      if (word === 'and' && /^(?:hundred|thousand)$/.test(this.words[at - 1] ?? '')) continue;
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
      if (heads > 0 && (syntax.sureVerbs.has(word) || /if(?:y|ies)$/.test(word))) break;
      // "These positions varies" is no group of nouns.
      if (heads > 0 && /[^isu’]s$/.test(this.words[at - 1]!) && !this.isName(at - 1) && this.isThird(word)) break;
      // "26 to 35 minutes".
      if (word === 'to' && /^[$€£]?\d/.test(this.words[at - 1] ?? '') && /^[$€£]?\d/.test(this.words[at + 1] ?? ''))
        continue;
      if (word === 'per' && this.words[at + 1] === 'cent') continue;
      if (this.isClosed(at) && !this.isAdverb(at) && word !== 'half') break;
      if (this.isBeOrAuxiliary(at)) break;
      if (
        heads > 0 &&
        (this.isAdverb(at) ||
          (this.expectsVerb && this.isVerb(at)) ||
          (this.isParticiple(at) && !this.isDescriber(at) && !this.isInsideNouns(at)))
      )
        break;
      if (!this.isAdverb(at)) heads++;
    }
    return heads > 0;
  }

  private isQualityWord(at: number): boolean {
    const isDegree = /^(?:most|more|own|first|last|only|many|two|three|four)$/.test(this.words[at]!);
    return (isDegree || this.isPast(this.words[at]!)) && this.isNounAhead(at + 1);
  }

  /** "A smooth, shiny surface", not "a dog, cats and birds". */
  private isSecondAdjective(from: number, at: number): boolean {
    if (this.isOpening) return false;
    const isOpen = (word: number): boolean => word < this.texts.length && !this.isClosed(word) && !this.isName(word);
    return (
      at === from + 2 &&
      /^(?:an?|the|this|its|his|her|their|my|our|your)$/.test(this.words[from]!) &&
      !this.isPlural(at - 1) &&
      isOpen(at) &&
      isOpen(at + 1) &&
      !this.hasComma(at) &&
      !this.syntax.conjunctions.has(this.words[at + 2] ?? '')
    );
  }

  /** "The best dried apples": a participle between an adjective and a noun, where no verb is wanted. */
  private isInsideNouns(at: number): boolean {
    const isOpen =
      at + 1 < this.texts.length && !this.isClosed(at + 1) && !this.isParticiple(at + 1) && !this.isName(at + 1);
    return !this.expectsVerb && this.isPast(this.words[at]!) && !this.isPlural(at - 1) && !this.hasComma(at) && isOpen;
  }

  /** "A small painted bird": a participle between an adjective and a noun. */
  protected isDescriber(at: number): boolean {
    return (
      isPresentParticiple(this.words[at]!) && at + 1 < this.texts.length && !this.isClosed(at + 1) && !this.hasComma(at)
    );
  }

  /** Goes back to where it was if `read` fails. */
  protected attempt(read: () => boolean): boolean {
    const { at, verb, objects, head, hasGerund } = this;
    const phrases = [...this.phrases];
    if (read()) return true;
    Object.assign(this, { at, verb, objects, head, hasGerund });
    this.phrases.splice(0, this.phrases.length, ...phrases);
    return false;
  }

  protected add(kind: PhraseKind, from: number, to: number, leans = false): void {
    this.phrases.push({ kind, from, to, leans });
  }

  /** Makes the last phrase longer. */
  protected extend(skip: () => boolean): boolean {
    const last = this.phrases.at(-1);
    if (last === undefined || !skip()) return false;
    this.phrases[this.phrases.length - 1] = { ...last, to: this.at };
    return true;
  }
}

/** Nouns of prepositions of several words: "in front of". */
const openNoun =
  /^(?:front|top|case|spite|search|terms|place|means|favour|favor|charge|honour|honor|bottom|middle|end|edge|way|result|behalf|account|virtue|event|absence|view|light|form)$/;

/** The verbs in "you’re", "it’ll". */
const contracted: Readonly<Record<string, string>> = {
  s: 'is',
  re: 'are',
  m: 'am',
  ll: 'will',
  d: 'would',
  ve: 'have',
};
