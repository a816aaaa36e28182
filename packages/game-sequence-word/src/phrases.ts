import { languageOf } from './languages/index.js';
import type { Syntax } from './languages/language.js';
import { joinPhrases, type Moved, ordersOf, type Piece } from './phrase-pieces.js';
import { readingsOf } from './phrase-reader.js';
import { isLead, isPresentParticiple, type Phrase, type PhraseKind, plainWord } from './sentence-words.js';
import type { Span } from './tokens.js';

/** A sentence cut at the borders of its phrases, with its other right orders. */
export interface Phrasing {
  readonly pieces: readonly Span[];
  /** The other right orders, each a permutation of the indices of the pieces. */
  readonly orders: readonly number[][];
}

/** Maximum words of a sentence that is read. */
const maxWords = 40;
/** `undefined` for a language without {@link Syntax}, and for a sentence that is not understood or has doubtful orders. */
export function phrasesOf(words: readonly Span[], core: string, language: string): Phrasing | undefined {
  const { syntax } = languageOf(language);
  if (syntax === undefined || words.length === 0 || words.length > maxWords) return undefined;
  if (/--|—|\s[-–]\s/.test(core)) return undefined;
  const tokens = withBrackets(words, core);
  if (tokens === undefined) return undefined;
  const texts = tokens.map(({ start, end }) => core.slice(start, end).replace(/ \(.*\)|["“”]/g, ''));
  for (const phrases of readingsOf(texts, syntax, language)) {
    for (const moved of new ReadSentence(texts, phrases, syntax).findWays()) {
      const pieces = joinPhrases(phrases, texts, core, moved, syntax);
      const orders = pieces && ordersOf(pieces, moved);
      if (pieces !== undefined && orders !== undefined) return phrasingOf(pieces, orders, tokens, core);
    }
  }
  return undefined;
}

function phrasingOf(
  pieces: readonly Piece[],
  orders: readonly number[][],
  tokens: readonly Span[],
  core: string,
): Phrasing | undefined {
  const spans = pieces.map(({ from, to }) => ({ start: tokens[from]!.start, end: tokens[to - 1]!.end }));
  const tearsQuote = spans.some(({ start, end }) => (core.slice(start, end).match(/["“”]/g)?.length ?? 0) % 2 > 0);
  return tearsQuote ? undefined : { pieces: spans, orders };
}

/** Maximum words in brackets. */
const maxBracketed = 5;

/** The words with what stands in brackets behind them; `undefined` where brackets hold more than a few words. */
function withBrackets(words: readonly Span[], core: string): Span[] | undefined {
  const tokens: Span[] = [];
  let opened = -1;
  for (const [index, { start, end }] of words.entries()) {
    const text = core.slice(start, end);
    const before = tokens.at(-1);
    if (text.startsWith('(')) {
      if (before === undefined || opened >= 0) return undefined;
      opened = index;
    }
    if (opened < 0) {
      if (/[()]/.test(text)) return undefined;
      tokens.push({ start, end });
      continue;
    }
    tokens[tokens.length - 1] = { start: before!.start, end };
    if (index - opened >= maxBracketed) return undefined;
    if (/\)[,;:]?$/.test(text)) opened = -1;
  }
  return opened < 0 ? tokens : undefined;
}

/** Maximum words of a phrase that opens a sentence without a comma. */
const mostFronted = 7;

/** Clauses that can open a sentence as well as end it. */
const frontClauses = /^(?:when|while|because|since|if|though|although|unless|until|whereas|once|before|after|as)$/;

/** Phrases that belong to what stands before them. */
const fixedPhrase =
  /^(?:at (?:a time|all|once|least|most|first|last|risk|war|peace|rest|work|home)|in (?:common|half|turn|order|love|danger|trouble|charge|place|use|mind|touch|sight)|on (?:foot|fire|time|board|top|it|them)|under way|per .*)$/;

/** Verbs that need a place behind their object. */
const placing =
  /^(?:put|plac|pok|st[iu]ck|set|la[yi]|dropp?|thr[oe]w|pour|h[au]ng|press|push|pull|mix|ke[ep]|spread|dip|drain|insert|hold|held|leav|left|tuck|fold|wrap|cover|fill|load|pack|spend|spent|ha[sd]\b|have\b|involv|includ|follow)/;

/** Verbs that make another one do something: "allowed women | to vote". */
const making =
  /^(?:allow|forc|enabl|caus|order|ask|encourag|persuad|invit|permit|requir|urg|warn|advis|forbid|forbade|tell|told|teach|taught|help|want|expect|compel|convinc|command)/;

class ReadSentence {
  private readonly texts: readonly string[];
  private readonly words: readonly string[];
  private readonly phrases: readonly Phrase[];
  private readonly syntax: Syntax;
  private readonly hasComma: boolean;
  /** The words with a comma behind them. */
  private readonly commas: readonly number[];

  constructor(texts: readonly string[], phrases: readonly Phrase[], syntax: Syntax) {
    this.texts = texts;
    this.words = texts.map(plainWord);
    this.phrases = phrases;
    this.syntax = syntax;
    this.commas = texts.flatMap((text, index) => (/[,;:]$/.test(text) ? [index] : []));
    this.hasComma = this.commas.length > 0;
  }

  private has(...kinds: readonly PhraseKind[]): boolean {
    return this.phrases.some(({ kind }) => kinds.includes(kind));
  }

  /** The ways to cut the sentence, the best first: what can move, and what stays with the words before it. */
  findWays(): Moved[] {
    // "There are three left" is too easy.
    if (this.words[0] === 'there' && this.words.length < 7) return [];
    const found = this.findMoved();
    if (found === undefined) return [];
    const tied = [...found.tied, ...this.names(), ...this.wandering()];
    const { border, ...stayed } = found;
    const moved =
      border === undefined || this.frontsWell(border) ? { ...found, tied } : { ...stayed, tied: [...tied, border] };
    const same = this.findSame();
    if (same === undefined) return [moved];
    // "Is the queen" in one piece has no other order.
    const { turn, ...others } = moved;
    const whole = { ...others, tied: [...moved.tied, same.from] };
    return turn === undefined ? [whole] : [whole, moved];
  }

  /** Whether what begins at the border can open the sentence without a comma: "in the garden the dog sleeps". */
  private frontsWell(border: number): boolean {
    if (this.phrases[0]!.kind === 'opening') return true;
    if (this.hasComma) return false;
    const [first = ''] = this.words;
    if (this.words.length - border < 3 && this.isTime(this.words.length - 1)) return true;
    const opensThing = this.syntax.determiners.has(first) || this.syntax.pronouns.has(first);
    return this.words.length - border <= mostFronted && (opensThing || /^\p{Lu}/u.test(this.texts[1] ?? ''));
  }

  /** What could stand behind another phrase of the sentence as well. */
  private wandering(): number[] {
    const { phrases, words } = this;
    const mainVerb = phrases.findIndex(({ kind }) => kind === 'verb');
    const last = this.lastPhrase();
    return phrases.flatMap((phrase, index) => {
      const { kind, from } = phrase;
      if (this.commas.includes(from - 1)) return [];
      // "A doctor at a school wrote the book": also "wrote the book at a school".
      if (index < mainVerb && kind === 'bound' && phrases[index - 1]?.kind !== 'opening')
        return /^(?:at|in|on|near)$/.test(words[from]!) ? [from] : [];
      // "Gives results and saves time in the field": also "results in the field".
      const isShared = index > mainVerb && phrase === last && kind === 'place';
      return isShared && this.has('and') ? [from] : [];
    });
  }

  /** "His brother, Tom Hill,": a name and what it is could trade places. */
  private names(): number[] {
    const mainVerb = this.phrases.findIndex(({ kind }) => kind === 'verb');
    return this.phrases.flatMap(({ kind, from, to }, index) => {
      const before = this.phrases[index - 1];
      if (kind !== 'bound' || before === undefined || !this.commas.includes(from - 1)) return [];
      const isName = this.texts.slice(from, to).every((text) => /^\p{Lu}/u.test(text));
      // "His work, the setting of a hymn,".
      const rest = this.phrases.slice(index + 1, mainVerb);
      const others = rest.slice(0, rest.findIndex((phrase) => phrase.kind !== 'of') >>> 0).map((of) => of.from);
      const end = rest[others.length - 1]?.to ?? to;
      const isExample = /^(?:such|like|including|especially)$/.test(this.words[from]!) && others.length > 0;
      // "The museum, built in 1820, is".
      const isDone = this.syntax.participles.has(this.words[from]!) || /(?:ed|ing|ly)$/.test(this.words[from]!);
      const isInside =
        !isExample && !isDone && index < mainVerb && before.kind !== 'opening' && this.commas.includes(end - 1);
      return isInside ? [from, ...others] : isName ? [from] : [];
    });
  }

  /** What can move, and what is tied to the words before it because it could move in a way that no piece shows. */
  private findMoved(): Moved | undefined {
    const { phrases } = this;
    const mainVerb = phrases.findIndex(({ kind }) => kind === 'verb');
    if (mainVerb === -1) return undefined;
    const after = phrases.slice(mainVerb + 1);
    if (this.isPlan(mainVerb) || this.hasTwoReports()) return undefined;
    // "The reform of the century by expanding", "a test by grasping": it belongs to neither.
    const isMeans = ({ from }: Phrase): boolean =>
      this.words[from] === 'by' && isPresentParticiple(this.words[from + 1] ?? '');
    if (phrases.some((phrase, index) => /^(?:of|object)$/.test(phrases[index - 1]?.kind ?? '') && isMeans(phrase)))
      return undefined;
    const opening = phrases[0]!.kind === 'opening' ? phrases.findIndex(({ kind }) => kind !== 'opening') : 0;
    const clause = after.findLast(({ kind }) => kind === 'clause');
    const isPlain = after.every(({ kind }) => !/^(?:and|that|clause|relative|infinitive|participle)$/.test(kind));
    const end = this.lastPhrase();
    const beforeEnd = phrases[phrases.indexOf(end) - 1];
    const places = after.filter(({ kind }) => kind === 'place');
    // "Then they sang in Rome": nothing can stand before "then".
    if (phrases[0]!.kind === 'subject' && isLead(this.words)) {
      return { tied: places.slice(1).map((place) => place.from) };
    }
    // "In May they agreed to sing" is not "they agreed to sing in May".
    const { from, to } = phrases[mainVerb]!;
    const hasTwo =
      this.words.slice(from, to).includes('to') && !/^(?:have|has|had|need|needs|needed)$/.test(this.words[from]!);
    // A comma keeps the parts around it in their places.
    // "Disease in plants, animals and people": a list moves with its commas.
    const isList = end.kind === 'place';
    const isPinned = opening > 0 ? this.hasComma : this.commas.some((at) => at >= from && !(isList && at >= end.from));
    const start = phrases[opening]!;
    // "In the end the work was done, and": an opening without a comma keeps its subject.
    const isOpen = opening > 0 && start.kind === 'subject' && !this.commas.includes(start.from - 1);
    if (isPinned && isOpen) return { tied: [start.from] };
    if (isPinned) {
      if (clause !== undefined && this.has('that')) return undefined;
      if (this.hasLooseClause(after) || this.hasLooseAction(opening)) return undefined;
      const turning = opening === 0 ? this.turningAtComma(after) : [];
      if (turning.some(({ kind }) => kind === 'clause')) return undefined;
      // "As it rained, we left, and they stayed": the opening could stand at the second comma.
      const main = phrases.find(({ from }) => from === this.commas[0]! + 1)?.from ?? 0;
      if (opening > 0 && this.commas.length > 1) return { tied: [main] };
      // "In winter, the pipes were buried to save them": its purpose could open it too.
      const purpose = after.find(({ kind, leans }) => kind === 'infinitive' && !leans);
      const isPassive = after[0] === purpose && this.syntax.be.has(this.words[from]!) && to - from > 1;
      if (opening > 0 && purpose !== undefined && isPassive) return { tied: [purpose.from] };
      // "In tests, the car stopped at high speeds": both could open it.
      const isCase =
        !/^\d/.test(this.words[end.from + 1]!) &&
        /^(?:at|during|under|without|before|after|until|since|within|over|throughout)$/.test(this.words[end.from]!);
      if (opening > 0 && isPlain && end.kind === 'place')
        return isCase ? { tied: [end.from] } : { tied: [], fixed: end.from };
      return { tied: turning.flatMap((purpose) => this.tieOf(purpose)) };
    }
    if (opening > 0) {
      // "In the end the work was done": also "the work in the end was done", so it keeps its subject.
      const subject = phrases[opening]!;
      const isPronoun = this.syntax.pronouns.has(this.words[subject.to - 1]!) && subject.to === subject.from + 1;
      const isMovable = isPronoun && isPlain && !hasTwo && places.length === 0;
      return isMovable ? { tied: [], border: subject.from } : { tied: [subject.from] };
    }
    if (clause !== undefined) {
      const isAlone = after.filter(({ kind }) => /^(?:and|that|clause)$/.test(kind)).length === 1;
      // "Drops of water until dough", "bread when I was six": it would seem to belong to the thing.
      const before = phrases[phrases.indexOf(clause) - 1];
      const isLoose = before?.kind === 'object' && !this.syntax.determiners.has(this.words[before.from]!);
      if (!isAlone || isLoose || before?.kind === 'of') return undefined;
      if (!frontClauses.test(this.words[clause.from]!)) return { tied: [] };
      // In front the clause would need a comma that no piece has, so it keeps the words before it.
      return { tied: phrases.slice(phrases.indexOf(clause)).map((each) => each.from) };
    }
    const turn = this.findTurn(mainVerb);
    const infinitives = after.filter(({ kind }) => kind === 'infinitive');
    const [infinitive] = infinitives;
    if (infinitive !== undefined) {
      // In front, a purpose would need a comma; "the first to sing was Anna" turns.
      const isRank = after[0]?.kind === 'complement' && this.words[after[0].from] === 'the';
      if (isRank || infinitives.length > 2) return undefined;
      const purposes = infinitives.filter((each) => this.isPurpose(each));
      return { tied: purposes.flatMap((each) => this.tieOf(each)), ...turn };
    }
    // "Small groups roamed looking for food", "looking for food small groups roamed".
    const isLoose = end.kind === 'participle' && end.leans && after.length > 1 && !this.has('and', 'that', 'relative');
    if (isLoose && after.at(-2)!.kind !== 'complement' && this.words[0] !== 'there') {
      // "Had trouble finding food" has one order, "left the house looking for food" is doubtful.
      return { tied: /^(?:have|has|had|spends?|spent)$/.test(this.words[to - 1]!) ? [] : [end.from] };
    }
    // "Flights from Rome via Paris": either may come first.
    if (places.length > 1) {
      const [first] = places;
      const others = places.slice(1).map((place) => place.from);
      // "In a small club in Liverpool": the two together could open the sentence.
      const areTogether =
        isPlain && after.slice(after.indexOf(first!)).every(({ kind }) => /^(?:place|of)$/.test(kind));
      const isTime = this.isTime(first!.to - 1);
      if (areTogether && !isTime && !hasTwo && this.canFront(first!)) return { tied: others, border: first!.from };
      const mayFront = areTogether && (isTime || this.mayFront(first!, to - 1));
      return { tied: mayFront ? [first!.from, ...others] : others };
    }
    if (this.words[0] === 'there') {
      const parts = after.filter(({ kind }) => /^(?:place|relative|bound)$/.test(kind));
      if (parts.length > 1) return { tied: parts.slice(1).map((part) => part.from) };
    }
    // "In winter about the house" is one place.
    const [place] = places;
    const behind = place === undefined ? [] : after.slice(after.indexOf(place) + 1);
    if (isPlain && place !== undefined && behind.some(({ kind }) => kind === 'bound')) {
      const tied = behind.filter(({ kind }) => kind === 'bound').map((bound) => bound.from);
      return this.canFront(place) ? { tied, border: place.from } : { tied, ...turn };
    }
    if (!isPlain || end.kind !== 'place') return { tied: [], ...turn };
    // "Only occurs in the dark" is not "in the dark only occurs".
    if (hasTwo || this.words.slice(from, to).includes('only')) return { tied: [end.from] };
    if (/^(?:to|until|from)$/.test(this.words[end.from]!) && !this.isTime(end.to - 1))
      return beforeEnd?.kind === 'verb' ? { tied: [], ...turn } : { tied: [end.from] };
    const isNamed = turn.turn !== undefined && after.length === 2 && !this.syntax.pronouns.has(this.words[end.to - 1]!);
    // "Are the two hills in the middle of the island": of the hills.
    if (isNamed && this.words[after[0]!.from] === 'the') return { tied: [end.from], ...turn };
    if (isNamed) return { tied: [], ...turn, border: end.from };
    // In front, a long reason would need a comma.
    if (this.isQualityOf(end) || (this.words[end.from] === 'because' && end.to - end.from > 4))
      return { tied: [end.from] };
    if (this.canFront(end)) return { tied: [], border: end.from };
    return { tied: this.mayFront(end, to - 1) ? [end.from] : [], ...turn };
  }

  /** "A letter | in a box", "cut the bread | with a knife": it is not sure that it stays, as it does in "put it | on the table". */
  private mayFront({ from, to }: Phrase, verb: number): boolean {
    const before = this.phrases.findLast((phrase) => phrase.to <= from)!;
    const isFixed = fixedPhrase.test(this.words.slice(from, to).join(' '));
    return /^(?:object|of)$/.test(before.kind) && !isFixed && !placing.test(this.words[verb]!);
  }

  /** The last phrase, a place with what belongs to it: "on the top floor of the house". */
  private lastPhrase(): Phrase {
    const last = this.phrases.at(-1)!;
    const owner = this.phrases.findLast(({ kind }) => kind !== 'of')!;
    return owner.kind === 'place' ? owner : last;
  }

  /** "The first way is to walk": also "to walk is the first way". */
  private isPlan(mainVerb: number): boolean {
    const { from, to } = this.phrases[mainVerb]!;
    if (this.syntax.pronouns.has(this.words[from - 1] ?? '') || !this.syntax.be.has(this.words[from]!)) return false;
    return this.words[from + 1] === 'to' || (to === from + 1 && this.phrases[mainVerb + 1]?.kind === 'infinitive');
  }

  /** "She said that it rained, but he said that it snowed": the clauses could trade places. */
  private hasTwoReports(): boolean {
    const reports = this.phrases.filter(({ kind, from }) => kind === 'that' && this.words[from] === 'that');
    const [first, second] = reports;
    return (
      second !== undefined &&
      this.words.slice(first!.from, second.from).some((word) => this.syntax.conjunctions.has(word))
    );
  }

  /** "You can go later, when it is dry, but": between its commas the clause could open the sentence as well. */
  private hasLooseClause(after: readonly Phrase[]): boolean {
    return after.some(
      ({ kind, from, to }) =>
        kind === 'clause' &&
        frontClauses.test(this.words[from]!) &&
        this.commas.includes(from - 1) &&
        this.commas.some((comma) => comma >= to),
    );
  }

  /** "Following his advice, he left and": what opens it could stand before the "and". */
  private hasLooseAction(opening: number): boolean {
    return opening > 0 && isPresentParticiple(this.words[0]!) && this.has('and');
  }

  /** "Occurs when it rains, making": with its comma the clause could open the sentence. */
  private turningAtComma(after: readonly Phrase[]): Phrase[] {
    const comma = this.commas.find((at) => at >= (after[0]?.from ?? 0)) ?? 0;
    const before = after.filter(({ to }) => to <= comma + 1);
    if (before.some(({ kind }) => /^(?:and|that|relative)$/.test(kind))) return [];
    return before.filter(({ kind, from, leans }) =>
      kind === 'clause' ? frontClauses.test(this.words[from]!) : kind === 'infinitive' && !leans,
    );
  }

  /** A purpose is one piece with what stands before it and with its object: "nets to catch the birds". */
  private tieOf(purpose: Phrase): number[] {
    const tied = [purpose.from];
    const rest = this.phrases.slice(this.phrases.indexOf(purpose) + 1);
    for (const { kind, from } of rest) {
      if (kind !== 'object' && (tied.length > 1 || !/^(?:bound|place|complement)$/.test(kind))) break;
      tied.push(from);
    }
    return tied;
  }

  /** "Active in the garden": whether the place belongs to the quality is not known. */
  private isQualityOf({ from, to }: Phrase): boolean {
    const before = this.phrases.findLast((phrase) => phrase.to <= from)!;
    if (before.kind !== 'complement' || this.syntax.determiners.has(this.words[before.from]!)) return false;
    return !this.isTime(to - 1) && !/^\p{Lu}/u.test(this.texts[to - 1]!) && this.words[0] !== 'there';
  }

  private isTime(at: number): boolean {
    return this.syntax.timeNouns.has(this.words[at]!) || /^1\d{3}$|^20\d\d$/.test(this.words[at]!);
  }

  private isPlural(at: number): boolean {
    return /[^su’]s$/.test(this.words[at]!) || this.syntax.pluralNouns.has(this.words[at]!);
  }

  private findTurn(mainVerb: number): { readonly turn?: number } {
    const rest = this.phrases.slice(mainVerb + 2);
    if (!rest.every(({ kind }) => /^(?:of|bound|place|relative|object|verb|participle|infinitive)$/.test(kind)))
      return {};
    return this.findSame() === undefined ? {} : { turn: this.phrases[mainVerb]!.from };
  }

  /** What can trade places with the subject: in "X is the Y" the Y; "a cell is a unit" turns to "a unit is a cell". */
  private findSame(): Phrase | undefined {
    const mainVerb = this.phrases.findIndex(({ kind }) => kind === 'verb');
    const verb = this.phrases[mainVerb];
    const next = this.phrases[mainVerb + 1];
    const subject = this.phrases.find(({ kind }) => kind === 'subject');
    const first = this.words[subject?.from ?? 0]!;
    if (verb === undefined || next?.kind !== 'complement' || this.syntax.pronouns.has(first)) return undefined;
    if (verb.from === 1 && /^(?:this|these|that|those)$/.test(first)) return undefined;
    if (verb.to - verb.from > 1 || !this.syntax.be.has(this.words[verb.from]!)) return undefined;
    const opens = this.words[next.from]!;
    const joined = this.words.slice(next.from, next.to);
    // "Two parameters are size and weight", "a unit is a cell", "on the roof are the chickens".
    // "The capital is Lima".
    const isName = /^\p{Lu}/u.test(this.texts[next.from]!);
    const isThing =
      isName || this.syntax.determiners.has(opens) || joined.includes('and') || this.syntax.prepositions.has(opens);
    // "Each cell is a unit", "birds were very quiet and still".
    if (/^(?:each|every|any|all|no)$/.test(first) || /^(?:very|so|too|quite|rather)$/.test(opens)) return undefined;
    // "Rover is a dog", "the dog is a beagle".
    const isKindOf = /^an?$/.test(opens) && !/^an?$/.test(first);
    // "The finches are the result": the result "is".
    const isMany = joined.includes('and') || this.isPlural(next.to - 1) || this.syntax.quantities.has(joined.at(-1)!);
    const agrees = this.syntax.prepositions.has(opens) || isMany === /^(?:are|were)$/.test(this.words[verb.from]!);
    return isThing && agrees && !isKindOf && opens !== 'no' ? next : undefined;
  }

  /** "Used nets to catch fish" turns, "a chance to catch fish" and "ready to go" do not. */
  private isPurpose({ from, leans }: Phrase): boolean {
    const before = this.phrases.findLast(({ to }) => to <= from)!;
    const thing = this.phrases.findLast(({ kind, to }) => kind === 'object' && to <= from);
    if (this.has('complement')) return false;
    if (thing !== undefined && this.syntax.infinitiveVerbs.has(this.words[thing.to - 1]!)) return false;
    if (/^(?:in|so)$/.test(this.words[from]!)) return true;
    if (this.words[from] !== 'to') return false;
    const verb = this.phrases.findLast((phrase) => phrase.kind === 'verb' && phrase.to <= from);
    if (verb !== undefined && making.test(this.words[verb.to - 1]!)) return false;
    return !leans && /^(?:object|of|bound|place)$/.test(before.kind) && this.words[0] !== 'there';
  }

  /** Whether a last phrase says when or where all of it happens. */
  private canFront({ from, to }: Phrase): boolean {
    const { words, syntax } = this;
    const head = words[to - 1]!;
    if (fixedPhrase.test(words.slice(from, to).join(' ')) || syntax.pronouns.has(head)) return false;
    if (words[from] === 'because') return true;
    if (this.isTime(to - 1) || words[0] === 'there') return true;
    const before = this.phrases.findLast((phrase) => phrase.to <= from)!;
    const opens = words[before.from]!;
    if (before.kind === 'complement') return !syntax.determiners.has(opens) && !syntax.prepositions.has(opens);
    // "Put its head inside the door", "a bite in the leg", "the end of the road in the village" belong together.
    if (before.kind === 'object' && !/^(?:in|at|near|during|after|before|since|until)$/.test(words[from]!))
      return false;
    const isName = /^\p{Lu}/u.test(this.texts[before.from]!);
    if (before.kind === 'object')
      return isName || /^(?:the|my|your|his|her|its|our|their|it|them|him)$|[’']s$/.test(opens);
    return before.kind === 'verb';
  }
}
