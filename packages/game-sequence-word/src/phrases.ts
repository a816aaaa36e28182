import { languageOf } from './languages/index.js';
import type { Syntax } from './languages/language.js';
import { readPhrases } from './phrase-reader.js';
import { type Phrase, type PhraseKind, plainWord } from './sentence-words.js';
import type { Span } from './tokens.js';

/** A sentence cut at the borders of its phrases, with its other right orders. */
export interface Phrasing {
  readonly pieces: readonly Span[];
  /** The other right orders, each a permutation of the indices of the pieces. */
  readonly orders: readonly number[][];
}

/** Maximum words of one piece. */
export const maxPhraseWords = 7;
const fewest = 4;
/** Maximum pieces, unless the sentence is long. */
const most = 7;
/** Words of a sentence for each piece of it. */
const wordsPerPiece = 2.8;
/** Maximum words of a sentence that is read. */
const maxWords = 40;
/** Maximum part of the sentence in one piece. */
const maxShare = 0.58;

/** `undefined` for a language without {@link Syntax}, and for a sentence that is not understood or has doubtful orders. */
export function phrasesOf(tokens: readonly Span[], core: string, language: string): Phrasing | undefined {
  const { syntax } = languageOf(language);
  if (syntax === undefined || tokens.length === 0 || tokens.length > maxWords) return undefined;
  if (/--|—|\s[-–]\s/.test(core)) return undefined;
  const texts = tokens.map(({ start, end }) => core.slice(start, end));
  const phrases = readPhrases(texts, syntax, language);
  if (phrases === undefined) return undefined;
  const sentence = new ReadSentence(texts, phrases, syntax);
  const moved = sentence.findMoved();
  if (moved === undefined) return undefined;
  const pieces = joinPhrases(phrases, texts, core, moved);
  const orders = pieces && ordersOf(pieces, moved);
  if (pieces === undefined || orders === undefined) return undefined;
  return {
    pieces: pieces.map(({ from, to }) => ({ start: tokens[from]!.start, end: tokens[to - 1]!.end })),
    orders,
  };
}

/** The words at which the sentence can be turned. */
interface Moved {
  /** The first word of what stands last and could stand first. */
  readonly last?: number;
  /** The word after what stands first and could stand last. */
  readonly first?: number;
  /** The first word of a last phrase that stays where it is, because the sentence has its opening. */
  readonly fixed?: number;
  /** The word "is", around which two things can trade places. */
  readonly turn?: number;
}

/** Clauses that can open a sentence as well as end it. */
const frontClauses = /^(?:when|while|because|since|if|though|although|unless|until|whereas|once|before|after|as)$/;

/** Phrases that belong to what stands before them. */
const fixedPhrase =
  /^(?:at (?:a time|all|once|least|most|first|last|risk|war|peace|rest|work|home)|in (?:common|half|turn|order|love|danger|trouble|charge|place|use|mind|touch|sight)|on (?:foot|fire|time|board|top|it|them)|under way)$/;

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
    this.commas = texts.flatMap((text, index) => (text.endsWith(',') ? [index] : []));
    this.hasComma = this.commas.length > 0;
  }

  private has(...kinds: readonly PhraseKind[]): boolean {
    return this.phrases.some(({ kind }) => kinds.includes(kind));
  }

  /** What can move; `undefined` where that is doubtful. */
  findMoved(): Moved | undefined {
    const { phrases } = this;
    const mainVerb = phrases.findIndex(({ kind }) => kind === 'verb');
    const after = phrases.slice(mainVerb + 1);
    const opening = phrases[0]!.kind === 'opening' ? phrases.findIndex(({ kind }) => kind !== 'opening') : 0;
    const clause = after.findLast(({ kind }) => kind === 'clause');
    const isPlain = after.every(({ kind }) => !/^(?:and|that|clause|relative|infinitive|participle)$/.test(kind));
    // "In May they agreed to sing" is not "they agreed to sing in May".
    const { from, to } = phrases[mainVerb]!;
    const hasTwo =
      this.words.slice(from, to).includes('to') && !/^(?:have|has|had|need|needs|needed)$/.test(this.words[from]!);
    if (hasTwo && (opening > 0 || phrases.at(-1)!.kind === 'place')) return undefined;
    // A comma keeps the parts around it in their places.
    const isPinned = opening > 0 ? this.hasComma : this.commas.some((at) => at >= from);
    if (isPinned) {
      if (opening === 0 && this.turnsAtComma(after)) return undefined;
      if (clause !== undefined && after.some(({ kind }) => kind === 'that')) return undefined;
      const end = phrases.at(-1)!;
      return opening > 0 && isPlain && end.kind === 'place' ? { fixed: end.from } : {};
    }
    if (opening > 0) return isPlain && after.at(-1)?.kind !== 'place' ? { first: phrases[opening]!.from } : undefined;
    if (clause !== undefined) {
      // In front the clause would need a comma that no piece has.
      const isAlone = after.filter(({ kind }) => /^(?:and|that|clause)$/.test(kind)).length === 1;
      return isAlone && !frontClauses.test(this.words[clause.from]!) ? {} : undefined;
    }
    const turn = this.findTurn(mainVerb);
    const infinitive = after.find(({ kind }) => kind === 'infinitive');
    if (infinitive !== undefined) {
      if (this.has('and', 'that')) return undefined;
      if (after.filter(({ kind }) => kind === 'infinitive').length > 1) return undefined;
      // In front, a purpose would need a comma; "the first to sing was Anna" turns.
      const isRank = after[0]?.kind === 'complement' && this.words[after[0].from] === 'the';
      return this.isPurpose(infinitive) || isRank ? undefined : { ...turn };
    }
    const last = phrases.at(-1)!;
    // "Small groups roamed looking for food", "looking for food small groups roamed".
    const isLoose =
      last.kind === 'participle' && last.leans && after.length > 1 && !this.has('and', 'that', 'relative');
    if (isLoose && after.at(-2)!.kind !== 'complement' && this.words[0] !== 'there') {
      // "Had trouble finding food" has one order, "left the house looking for food" is doubtful.
      return /^(?:have|has|had|spends?|spent)$/.test(this.words[to - 1]!) ? {} : undefined;
    }
    // "Flights from Rome via Paris": either may come first.
    if (after.filter(({ kind }) => kind === 'place').length > 1) return undefined;
    if (this.words[0] === 'there' && after.filter(({ kind }) => /^(?:place|relative|bound)$/.test(kind)).length > 1)
      return undefined;
    if (!isPlain || last.kind !== 'place') return { ...turn };
    if (/^(?:to|until|from)$/.test(this.words[last.from]!))
      return after.at(-2)?.kind === 'verb' ? { ...turn } : undefined;
    const isNamed =
      turn.turn !== undefined && after.length === 2 && !this.syntax.pronouns.has(this.words[last.to - 1]!);
    if (isNamed) return { ...turn, last: last.from };
    // In front, a long reason would need a comma.
    if (this.isQualityOf(last) || (this.words[last.from] === 'because' && last.to - last.from > 4)) return undefined;
    return this.canFront(last) ? { last: last.from } : { ...turn };
  }

  /** "Occurs when it rains, making": with its comma the clause could open the sentence. */
  private turnsAtComma(after: readonly Phrase[]): boolean {
    const comma = this.commas.find((at) => at >= (after[0]?.from ?? 0)) ?? 0;
    const before = after.filter(({ to }) => to <= comma + 1);
    if (before.some(({ kind }) => /^(?:and|that|relative)$/.test(kind))) return false;
    return before.some(({ kind, from, leans }) =>
      kind === 'clause' ? frontClauses.test(this.words[from]!) : kind === 'infinitive' && !leans,
    );
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

  /** "X is the Y" turns to "the Y is X"; "a cell is a unit" to "a unit is a cell". */
  private findTurn(mainVerb: number): Moved {
    const verb = this.phrases[mainVerb];
    const next = this.phrases[mainVerb + 1];
    const [first = ''] = this.words;
    const rest = this.phrases.slice(mainVerb + 2);
    if (!rest.every(({ kind }) => /^(?:of|bound|place|relative|object|verb|participle)$/.test(kind))) return {};
    if (verb === undefined || next?.kind !== 'complement' || this.syntax.pronouns.has(first)) return {};
    if (verb.to - verb.from > 1 || !this.syntax.be.has(this.words[verb.from]!)) return {};
    const opens = this.words[next.from]!;
    const joined = this.words.slice(next.from, next.to);
    // "Two parameters are size and weight", "a unit is a cell", "on the roof are the chickens".
    const isThing = this.syntax.determiners.has(opens) || joined.includes('and') || this.syntax.prepositions.has(opens);
    const isPlural = /s$/.test(this.words[verb.from - 1]!) && this.words[verb.from] !== 'is';
    const isKindOf = /^an?$/.test(opens) && (/^(?:the|this|that|my|our|his|her|their)$/.test(first) || isPlural);
    // "The finches are the result": the result "is".
    const isMany = joined.includes('and') || this.isPlural(next.to - 1);
    const agrees = this.syntax.prepositions.has(opens) || isMany === /^(?:are|were)$/.test(this.words[verb.from]!);
    return isThing && agrees && !isKindOf && opens !== 'no' ? { turn: verb.from } : {};
  }

  /** "Used nets to catch fish" turns, "a chance to catch fish" and "ready to go" do not. */
  private isPurpose({ from, leans }: Phrase): boolean {
    const before = this.phrases.findLast(({ to }) => to <= from)!;
    const thing = this.phrases.findLast(({ kind, to }) => kind === 'object' && to <= from);
    if (this.has('complement')) return false;
    if (thing !== undefined && this.syntax.infinitiveVerbs.has(this.words[thing.to - 1]!)) return false;
    if (/^(?:in|so)$/.test(this.words[from]!)) return true;
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
    if (before.kind === 'object') return /^(?:the|my|your|his|her|its|our|their|it|them|him)$|[’']s$/.test(opens);
    return before.kind === 'verb';
  }
}

interface Piece {
  /** The kinds of its first and its last phrase. */
  readonly kind: PhraseKind;
  readonly end: PhraseKind;
  readonly from: number;
  readonly to: number;
}

/** What may be joined where there are more pieces than the sentence needs, the best first, with the maximum words. */
const joins: readonly {
  readonly before?: RegExp;
  readonly next: RegExp;
  readonly words: number;
  readonly always?: boolean;
}[] = [
  { before: /^(?:relative|that|clause|opening)$/, next: /^verb$/, words: 5, always: true },
  { before: /^(?:relative|and|infinitive)$/, next: /^(?:object|complement)$/, words: 5, always: true },
  { before: /^(?:subject|object|complement|bound)$/, next: /^of$/, words: 4 },
  { before: /^(?:relative|and|that|clause)$/, next: /^(?:object|complement|bound)$/, words: 5 },
  { next: /^of$/, words: 5 },
  { before: /^verb$/, next: /^(?:complement|bound)$/, words: 4 },
  { before: /^(?:object|complement|subject|bound|place|infinitive)$/, next: /^(?:bound|infinitive|of)$/, words: 6 },
  {
    before: /^(?:relative|and|that|clause|infinitive)$/,
    next: /^(?:object|complement|bound|of)$/,
    words: maxPhraseWords,
  },
  { next: /^(?:of|bound|relative|participle)$/, words: maxPhraseWords },
  { before: /^(?:verb|opening)$/, next: /^(?:object|complement)$/, words: 5 },
];

/** Joins phrases that lean on the one before, then more of them; `undefined` if the pieces are too long or too few. */
function joinPhrases(
  phrases: readonly Phrase[],
  texts: readonly string[],
  core: string,
  { last, first, fixed, turn }: Moved,
): Piece[] | undefined {
  const stays = (at: number): boolean => at === last || at === first || at === fixed;
  const hasComma = (at: number): boolean => texts[at - 1]?.endsWith(',') === true;
  const isSmall = (from: number, to: number, words: number): boolean =>
    to - from <= words && texts.slice(from, to).join(' ').length <= maxShare * core.length;
  const joinLeaning = (leaves: boolean): Piece[] => {
    const joined: Piece[] = [];
    for (const { kind, from, to, leans } of phrases) {
      const before = joined.at(-1);
      const isFree = stays(from) || hasComma(from) || (leaves && kind === 'of' && before?.end !== 'of');
      if (before !== undefined && leans && !isFree) joined[joined.length - 1] = { ...before, to, end: kind };
      else joined.push({ kind, end: kind, from, to });
    }
    return joined;
  };
  // "One of them" is one piece where there are enough others.
  let pieces = joinLeaning(false);
  if (pieces.length < fewest) pieces = joinLeaning(true);
  const wanted = Math.min(most, Math.max(fewest, Math.round(texts.length / wordsPerPiece)));
  for (const { before, next, words, always } of joins) {
    const least = always === true ? fewest : wanted;
    for (let index = pieces.length - 1; index > 0 && pieces.length > least; index--) {
      const [left, right] = [pieces[index - 1]!, pieces[index]!];
      const isWanted = before?.test(left.end) !== false && next.test(right.kind);
      if (!isWanted || stays(right.from) || hasComma(right.from) || !isSmall(left.from, right.to, words)) continue;
      if (left.from === turn && pieces.length === fewest) continue;
      pieces.splice(index - 1, 2, { ...left, to: right.to, end: right.end });
    }
  }
  if (pieces.length < fewest || pieces.length > 10) return undefined;
  return pieces.every(({ from, to }) => isSmall(from, to, maxPhraseWords)) ? pieces : undefined;
}

function ordersOf(pieces: readonly Piece[], { last, first, turn }: Moved): number[][] | undefined {
  const all = pieces.map((_, index) => index);
  const orders: number[][] = [];
  const border = last ?? first;
  if (border !== undefined) {
    const at = pieces.findIndex(({ from }) => from === border);
    if (at < 1) return undefined;
    orders.push([...all.slice(at), ...all.slice(0, at)]);
  }
  // Joined with the thing behind it, "is" does not turn.
  const verb = pieces.findIndex(({ from, to }) => from === turn && to === from + 1);
  if (verb > 0) orders.push([...all.slice(verb + 1), verb, ...all.slice(0, verb)]);
  return orders;
}
