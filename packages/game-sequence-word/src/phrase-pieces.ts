import type { Syntax } from './languages/language.js';
import { gluedWords } from './phrase-glue.js';
import { isPresentParticiple, type Phrase, type PhraseKind, plainWord } from './sentence-words.js';

/** Maximum words of one piece. */
export const maxPhraseWords = 8;
const fewest = 4;
/** Maximum pieces, unless the sentence is long. */
const most = 7;
/** Words of a sentence for each piece of it. */
const wordsPerPiece = 2.8;
/** Maximum part of the sentence in one piece. */
const maxShare = 0.58;

/** The words at which the sentence can be turned. */
export interface Moved {
  /** The first words of phrases that stay in one piece with the words before them. */
  readonly tied: readonly number[];
  /** The word at which the two parts of the sentence can change places. */
  readonly border?: number;
  /** The first word of a last phrase that stays where it is, because the sentence has its opening. */
  readonly fixed?: number;
  /** The word "is", around which two things can trade places. */
  readonly turn?: number;
}

export interface Piece {
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

/** Words of an opening that is never cut: "if using steam,". */
const shortOpening = 3;

/** A phrase, or several that are tied to each other. */
interface Part extends Phrase {
  /** The kind of its last phrase. */
  readonly end: PhraseKind;
}

function joinTied(phrases: readonly Phrase[], tied: readonly number[]): Part[] {
  const joined: Part[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    // What follows the subject of a tied clause stays apart.
    const end = phrase.kind === 'clause' ? 'verb' : phrase.kind;
    if (before !== undefined && tied.includes(phrase.from))
      joined[joined.length - 1] = { ...before, to: phrase.to, end };
    else joined.push({ ...phrase, end: phrase.kind });
  }
  return joined;
}

/** "When the rain stopped," in one phrase. */
function joinOpening(parts: readonly Part[], texts: readonly string[]): Part[] {
  const comma = texts.findIndex((text) => /[,;:]$/.test(text));
  const end = parts.findIndex(({ to }) => to > comma);
  const last = parts[end];
  if (parts[0]!.kind !== 'opening' || comma < 0 || end < 1 || last === undefined || last.to > 7) return [...parts];
  return [{ ...parts[0]!, to: last.to, end: last.end }, ...parts.slice(end + 1)];
}

/** A long phrase in two, at the preposition or the "and" closest to its middle. */
function halved(
  phrase: Phrase,
  texts: readonly string[],
  { determiners, prepositions, conjunctions, particles }: Syntax,
): Phrase[] {
  const middle = (phrase.from + phrase.to) / 2;
  const isList = texts.slice(phrase.from, phrase.to - 1).some((text) => text.endsWith(','));
  let best: number | undefined;
  for (let at = phrase.from + 2; at < phrase.to - 1; at++) {
    const word = plainWord(texts[at]!);
    const opens = (prepositions.has(word) && !particles.has(word)) || conjunctions.has(word) || word === 'of';
    const isName = word === 'of' && /^\p{Lu}/u.test(texts[at - 1]!) && /^\p{Lu}/u.test(texts[at + 1]!);
    // "The beautiful | and green mountains", "20 female | and 30 male names".
    const opening = plainWord(texts[at - 2]!);
    const isQuality = conjunctions.has(word) && (determiners.has(opening) || /^\d/.test(opening));
    const isInner = isName || isQuality || prepositions.has(plainWord(texts[at - 1]!));
    // "Of cellular structure | and function".
    const isShort = conjunctions.has(word) && (at + 3 > phrase.to || isList);
    if (
      opens &&
      !isInner &&
      !isShort &&
      !texts[at - 1]!.endsWith(',') &&
      (best === undefined || Math.abs(at - middle) < Math.abs(best - middle))
    )
      best = at;
  }
  if (best === undefined || phrase.kind === 'opening') return [phrase];
  const kind = conjunctions.has(plainWord(texts[best]!)) ? 'bound' : 'of';
  return [
    { ...phrase, to: best },
    { kind, from: best, to: phrase.to, leans: false },
  ];
}

/** "Should be | cut", "had | to hold": the first verb that has two parts, in two phrases. */
function splitVerb(
  phrases: readonly Part[],
  texts: readonly string[],
  glued: readonly number[],
  syntax: Syntax,
): Part[] {
  const first = phrases.findIndex(({ kind }) => kind === 'verb');
  for (const [index, phrase] of phrases.entries()) {
    if (index !== first) continue;
    const words = texts.slice(phrase.from, phrase.to).map(plainWord);
    const isHelper = (word: string): boolean =>
      syntax.be.has(word) || syntax.auxiliaries.has(word) || syntax.adverbs.has(word);
    const infinitive = words.indexOf('to', 1);
    const split = infinitive > 0 ? infinitive : words.findIndex((word) => !isHelper(word));
    // "Often | watched" is an adverb that could stand elsewhere; "is being | mended" is torn.
    if (split < 1 || syntax.adverbs.has(words[0]!) || words[split - 1] === 'being') continue;
    const at = phrase.from + (words[split - 1] === 'not' && infinitive > 1 ? split - 1 : split);
    // "Are of importance" is no verb of two parts.
    if (glued.includes(at)) continue;
    return [
      ...phrases.slice(0, index),
      { ...phrase, to: at },
      { ...phrase, from: at, leans: false },
      ...phrases.slice(index + 1),
    ];
  }
  return [...phrases];
}

/** Prepositions whose phrase may describe the subject as well as follow the verb. */
const attaches = /^(?:from|with|in|at|near|on|behind|under|between|inside|for|beside|across|around)$/;

/** Joins phrases that lean on the one before, then more of them; `undefined` if the pieces are too long or too few. */
export function joinPhrases(
  phrases: readonly Phrase[],
  texts: readonly string[],
  core: string,
  { border, fixed, turn, tied }: Moved,
  syntax: Syntax,
): Piece[] | undefined {
  const stays = (at: number): boolean => at === border || at === fixed;
  const hasComma = (at: number): boolean => /[,;:]$/.test(texts[at - 1] ?? '');
  const isSmall = (from: number, to: number, words: number): boolean =>
    to - from <= words && texts.slice(from, to).join(' ').length <= maxShare * core.length;
  const isLong = (from: number, to: number): boolean => !isSmall(from, to, maxPhraseWords);
  /** What may stand alone where it is too long to lean: nothing that could open the sentence. */
  const staysBehind = ({ kind, from }: Phrase): boolean =>
    kind !== 'place' || phrases.some((other) => other.from < from && /^(?:clause|that|relative|and)$/.test(other.kind));
  /** "One | of them", but not "in one of them", "the Battle of Hastings", "plenty of fish". */
  const canLeave = (from: number, before: Piece | undefined): boolean => {
    if (before === undefined || before.end === 'of') return false;
    const isAmount = syntax.quantities.has(plainWord(texts[from - 1]!));
    const opens = plainWord(texts[before.from]!);
    return (
      !/^\p{Lu}/u.test(texts[from - 1]!) && !(isAmount && (syntax.prepositions.has(opens) || from - before.from > 4))
    );
  };
  const joinLeaning = (parts: readonly Part[], freed: RegExp): Piece[] => {
    const joined: Piece[] = [];
    for (const phrase of parts) {
      const { kind, end, from, to, leans } = phrase;
      const before = joined.at(-1);
      // Two phrases with prepositions could trade places.
      const isAlone = kind === 'of' ? canLeave(from, before) : !/^(?:bound|place|complement)$/.test(before?.end ?? '');
      // "In a kingdom the power is held": a place of the subject could open the sentence.
      const isOfSubject = before?.kind === 'subject' && syntax.circumstances.has(plainWord(texts[from]!));
      const isFree = stays(from) || hasComma(from) || (freed.test(kind) && isAlone && !isOfSubject);
      const isAmount = kind === 'of' && before?.end !== 'of';
      const isOver = before !== undefined && !isAmount && to - before.from > maxPhraseWords && staysBehind(phrase);
      if (before !== undefined && leans && !isFree && !isOver) joined[joined.length - 1] = { ...before, to, end };
      else joined.push({ kind, end, from, to });
    }
    return joined;
  };
  const short = phrases.flatMap((phrase) =>
    phrase.to - phrase.from > maxPhraseWords ? halved(phrase, texts, syntax) : [phrase],
  );
  const glued = gluedWords(short, texts, syntax);
  const whole = joinTied(short, [...tied, ...glued]);
  // "Found between the trees is": a participle with a place can stand first.
  const split = phrases.at(-1)!.kind === 'place' || texts.length < 8 ? whole : splitVerb(whole, texts, glued, syntax);
  // "One of them" is one piece where there are enough others, and so is "could have mended".
  const attempts = [
    () => joinLeaning(joinOpening(whole, texts), /^$/),
    () => joinLeaning(joinOpening(whole, texts), /^(?:of|bound|place)$/),
    () => joinLeaning(whole, /^$/),
    () => joinLeaning(whole, /^of$/),
    () => joinLeaning(whole, /^(?:of|bound|place)$/),
    () => joinLeaning(split, /^(?:of|bound|place|object)$/),
  ];
  // "As it | rained, we": an opening with its subject is whole.
  const comma = texts.findIndex((text) => /[,;:]$/.test(text));
  const isTorn = ({ kind, from, to }: Piece): boolean =>
    from > 0 && from <= comma && (to > comma + 1 || comma < shortOpening || (kind === 'complement' && to === from + 1));
  const isGood = (parts: readonly Piece[]): boolean =>
    parts.length >= fewest &&
    !(phrases[0]!.kind === 'opening' && parts.some(isTorn)) &&
    parts.every(({ from, to }) => !isLong(from, to));
  const words = texts.map(plainWord);
  const wanted = Math.min(most, Math.max(fewest, Math.round(texts.length / wordsPerPiece)));
  const joinMore = (pieces: Piece[]): void => {
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
  };
  // "By the river," could stand before the subject, with its comma.
  const couldOpen = ({ kind, from, to }: Piece): boolean =>
    hasComma(to) &&
    (syntax.timeNouns.has(words[to - 1]!) || /^(?:bound|place|participle)$/.test(kind)) &&
    (kind === 'participle' ||
      /^(?:as|by|with)$/.test(words[from]!) ||
      (words[from] === 'for' && phrases.some((phrase) => phrase.to === from && phrase.kind === 'verb')) ||
      syntax.circumstances.has(words[from]!) ||
      syntax.timeNouns.has(words[to - 1]!));
  const isPhrase = ({ from }: Piece): boolean => syntax.prepositions.has(words[from]!) && words[from] !== 'of';
  // A name or a pronoun takes no place of its own.
  const subject = phrases.find(({ kind }) => kind === 'subject');
  const opens = subject === undefined ? '' : words[subject.from]!;
  const isNoun =
    subject !== undefined &&
    (syntax.determiners.has(opens) || (subject.to - subject.from > 1 && /^\p{Ll}/u.test(texts[subject.from + 1]!)));
  const hasOf = subject !== undefined && phrases.some(({ kind, from }) => kind === 'of' && from === subject.to);
  /** What belongs to the piece before it, apart from which it could stand elsewhere. */
  const isDependent = (piece: Piece, index: number, pieces: readonly Piece[]): boolean => {
    const mainVerb = pieces.findIndex(({ kind }) => kind === 'verb');
    if (hasComma(piece.from) || stays(piece.from)) return false;
    // "Are taken with a microscope," and "a woman called from the town": also "a woman from the town called".
    if (couldOpen(piece)) return true;
    // "The family was connected with the house of Hill": also "the family of Hill".
    const isOwner = words[piece.from + 1] === 'the' || /^\p{Lu}/u.test(texts[piece.from + 1] ?? '');
    if (words[piece.from] === 'of') return isOwner && isNoun && !hasOf && index > mainVerb;
    if (!isPhrase(piece)) return false;
    const verb = pieces[mainVerb];
    const isPlainVerb = verb !== undefined && verb.to === verb.from + 1;
    if (index === mainVerb + 1 && isNoun && isPlainVerb && attaches.test(words[piece.from]!)) return true;
    const before = pieces[index - 1]!;
    // "Was burned by the fire in the field": either may come first.
    return (
      index > mainVerb + 1 &&
      isPhrase(before) &&
      words[before.from] !== 'as' &&
      !/^(?:to|into|than|as)$/.test(words[piece.from]!)
    );
  };
  /** False if a dependent piece has no room in the one before it. */
  const joinDependent = (pieces: Piece[]): boolean => {
    for (let index = pieces.length - 1; index > 1; index--) {
      const [left, right] = [pieces[index - 1]!, pieces[index]!];
      if (!isDependent(right, index, pieces)) continue;
      if (pieces.length === fewest || !isSmall(left.from, right.to, maxPhraseWords)) return false;
      pieces.splice(index - 1, 2, { ...left, to: right.to, end: right.end });
    }
    return true;
  };
  // "By giving her a name" could open the sentence as well as end it.
  const isMeans = ({ from }: Piece): boolean =>
    words[from] === 'by' &&
    isPresentParticiple(words[from + 1]!) &&
    !phrases.some((other) => other.from < from && /^(?:clause|that|relative|and)$/.test(other.kind));
  const isLoose = (pieces: readonly Piece[]): boolean =>
    pieces.slice(1, -1).some(couldOpen) || pieces.slice(1).some(isMeans);
  for (const attempt of attempts) {
    const pieces = attempt();
    if (!isGood(pieces)) continue;
    joinMore(pieces);
    if (joinDependent(pieces) && pieces.length <= 10 && !isLoose(pieces)) return pieces;
  }
  return undefined;
}

export function ordersOf(pieces: readonly Piece[], { border, turn }: Moved): number[][] | undefined {
  const all = pieces.map((_, index) => index);
  const orders: number[][] = [];
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
