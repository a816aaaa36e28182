import type { Syntax } from './languages/language.js';
import { ditransitive, isPresentParticiple, type Phrase, type PhraseKind, plainWord } from './sentence-words.js';

/** Maximum words of one piece. */
export const maxPhraseWords = 10;
/** Maximum words of what is joined without need. */
const maxJoined = 8;
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
    words: maxJoined,
  },
  { next: /^(?:of|bound|relative|participle)$/, words: maxJoined },
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
    const isHalf = word === 'and' && plainWord(texts[at + 1]!) === 'a' && plainWord(texts[at + 2] ?? '') === 'half';
    // "One or more rotors".
    const isMore = conjunctions.has(word) && /^(?:more|less)$/.test(plainWord(texts[at + 1]!));
    const isInner =
      /^(?:all|right|just|only|even)$/.test(plainWord(texts[at - 1]!)) ||
      isHalf ||
      isMore ||
      isName ||
      isQuality ||
      prepositions.has(plainWord(texts[at - 1]!));
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

/** The last thing in two, where it is two: "a long story | and a short one". */
function inTwo(phrases: readonly Part[], texts: readonly string[], { determiners, conjunctions }: Syntax): Part[] {
  const last = phrases.at(-1)!;
  const joint = texts.findIndex(
    (text, at) =>
      at > last.from + 1 &&
      at < last.to - 2 &&
      conjunctions.has(plainWord(text)) &&
      determiners.has(plainWord(texts[at + 1]!)),
  );
  if (joint < 0 || !determiners.has(plainWord(texts[last.from]!))) return [...phrases];
  return [
    ...phrases.slice(0, -1),
    { ...last, to: joint },
    { ...last, kind: 'bound', end: 'bound', from: joint, leans: false },
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
      const isOver = before !== undefined && !isAmount && to - before.from > maxJoined && staysBehind(phrase);
      if (before !== undefined && leans && !isFree && !isOver) joined[joined.length - 1] = { ...before, to, end };
      else joined.push({ kind, end, from, to });
    }
    return joined;
  };
  const short = phrases.flatMap((phrase) =>
    phrase.to - phrase.from > maxJoined ? halved(phrase, texts, syntax) : [phrase],
  );
  const glued = gluedWords(short, texts, syntax);
  const whole = joinTied(short, [...tied, ...glued]);
  // "Found between the trees is": a participle with a place can stand first.
  const isSplit = phrases.at(-1)!.kind !== 'place' && texts.length > 5;
  const split = isSplit ? splitVerb(whole, texts, [...tied, ...glued], syntax) : whole;
  // "One of them" is one piece where there are enough others, and so is "could have mended".
  const attempts = [
    () => joinLeaning(joinOpening(whole, texts), /^$/),
    () => joinLeaning(joinOpening(whole, texts), /^(?:of|bound|place)$/),
    () => joinLeaning(whole, /^$/),
    () => joinLeaning(whole, /^of$/),
    () => joinLeaning(whole, /^(?:of|bound|place)$/),
    () => joinLeaning(split, /^(?:of|bound|place|object)$/),
  ];
  // "It was | good for the fields" is torn no worse than a sentence is left out.
  const loose = joinTied(short, [...tied, ...gluedWords(short, texts, syntax, true)]);
  attempts.push(
    () => joinLeaning(loose, /^$/),
    () => joinLeaning(loose, /^(?:of|bound|place)$/),
    () => joinLeaning(joinTied(inTwo(loose, texts, syntax), []), /^(?:of|bound|place)$/),
  );
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
  const isPhrase = ({ kind, from }: Piece): boolean =>
    kind !== 'infinitive' && syntax.prepositions.has(words[from]!) && words[from] !== 'of';
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

/** Adverbs that are one with the verb before them: "fell asleep". */
const verbAdverb = /^(?:hard|wide|asleep|awake|alive|alone|aloud|ashore|aboard|afloat|apart|aside|astray)$/;
/** Endings of words that are no names of things: "is | dangerous", not "is | rice". */
const quality =
  /(?:y|ful|ous|ive|al|able|ible|ic|ent|ant|less|ish|ed|ing|en|er|est|ary|ory|ear|ong|ow|igh|ult|ee|ld|rt|re|ar|ck|ss)$/;
/** Verbs with a quality behind them: "lay low", "was made possible". */
const linking =
  /^(?:lay|lie|lies|stays?|stayed|remains?|remained|stands?|stood|feels?|felt|looks?|looked|seems?|seemed|appears?|appeared|gets?|got|turns?|turned|made|kept|grew|proved|proves?)$/;
/** Prepositions that follow their verb wherever it stands: "and came | to the door". */
const direction = /^(?:to|into|onto|towards?|for|by|as|than|like)$/;
/** Prepositions that are adverbs where another one follows: "came about with". */
const looseParticle = /^(?:about|around|along|across|over|through|by|in|on|off|up|out|down)$/;
/** Amounts that no "of" leaves, and nouns that mean nothing without it: "a bit of", "two thousandths of", "the sake of". */
const amount =
  /^(?:(?:hundred|thousand|million|billion|dozen)s|bits?|lots?|couple|pair|deal|sake|terms|\p{L}+(?:dth|sandth|ndth|lionth|enth)s?)$/u;

/** The first words of phrases that are one with the phrase before them, so that no piece begins there. */
function gluedWords(
  phrases: readonly Phrase[],
  texts: readonly string[],
  syntax: Syntax,
  freesQualities = false,
): number[] {
  const words = texts.map(plainWord);
  const hasComma = (at: number): boolean => /[,;:]$/.test(texts[at] ?? '');
  const mainVerb = phrases.findIndex(({ kind }) => kind === 'verb');

  /** "Is | essential | for": in front of its verb the quality would turn the sentence. */
  const isQuality = (index: number): boolean => {
    const { kind, from, to } = phrases[index]!;
    const verb = phrases[index - 1]!;
    const opens = words[from]!;
    const next = phrases[index + 1];
    if (verb.kind !== 'verb' || !syntax.be.has(words[verb.to - 1]!) || syntax.pronouns.has(words[verb.from - 1] ?? ''))
      return false;
    if (opens === 'of') return true;
    if (freesQualities) return false;
    if (kind !== 'complement' || syntax.determiners.has(opens) || syntax.prepositions.has(opens)) return false;
    // "Free for everyone to share".
    if (words[next?.from ?? -1] === 'for' && phrases[index + 2]?.kind === 'infinitive') return false;
    return next !== undefined && /^(?:bound|of|place|infinitive)$/.test(next.kind) && !hasComma(to - 1);
  };
  /** "Regular, | everyday lives", "teas, | flavours,": more of what stands before the comma. */
  const isMore = (index: number): boolean => {
    const { kind, from, to } = phrases[index]!;
    const sets = [syntax.determiners, syntax.prepositions, syntax.adverbs, syntax.conjunctions, syntax.subordinators];
    if (kind !== 'bound' || index < mainVerb || !texts[from - 1]!.endsWith(',')) return false;
    const isName = texts.slice(from, to).some((text) => /^\p{Lu}/u.test(text));
    // "Due to the rain", "holders of land", "red apples and green pears" stand for themselves.
    const isOther = words
      .slice(from + 1, to + 1)
      .some((word) => /^(?:to|of|and|or)$/.test(word) || syntax.prepositions.has(word));
    return !isName && !isOther && !sets.some((each) => each.has(words[from]!));
  };
  const isGlued = (index: number): boolean => {
    const { kind, from, to } = phrases[index]!;
    const before = phrases[index - 1]!;
    const [last, opens, next] = [words[from - 1]!, words[from]!, words[from + 1] ?? ''];
    if (isQuality(index) || isMore(index)) return true;
    // "The main crop is rice": also "rice is the main crop".
    const isThing =
      kind === 'complement' && index === mainVerb + 1 && /^(?:the|my|your|his|its|our|their)$/.test(words[0]!);
    const isBareThing = isThing && to === from + 1 && syntax.be.has(last) && !/^\p{Lu}/u.test(texts[from]!);
    if (isBareThing && !quality.test(opens)) return true;
    // "The leader was a young woman": also "a young woman was the leader".
    if (isThing && last === 'was' && /^an?$/.test(opens)) return true;
    // "Long distances each year | to find".
    if (kind === 'place' && /^(?:every|each|all|last|next)$/.test(opens) && index + 1 < phrases.length) return true;
    if (hasComma(from - 1)) return false;
    if (kind === 'of') {
      // "Temperatures and amount | of rain".
      const joins = words.slice(before.from + 1, before.to).some((word) => /^(?:and|or)$/.test(word));
      const isTorn =
        joins && opens === 'of' && before.kind !== 'opening' && !/^(?:the|my|your|his|her|its|our|their)$/.test(opens);
      return isTorn || amount.test(last) || syntax.fixedTerms.test(words.slice(from - 1, to).join(' '));
    }
    const isBare =
      /^(?:object|complement)$/.test(kind) &&
      /^(?:verb|and|clause|that|relative)$/.test(before.kind) &&
      ![syntax.determiners, syntax.pronouns, syntax.prepositions].some((each) => each.has(opens)) &&
      !/^\p{Lu}|^\d/u.test(texts[from]!);
    if (isBare && linking.test(last)) return true;
    // "Which are modified | scales": what follows a passive verb belongs to it.
    const isPassive = words.slice(Math.min(before.from, from - 2), from - 1).some((word) => syntax.be.has(word));
    if (isBare && isPassive && !ditransitive.test(last)) return true;
    // "Erupted | in 1883 | and": before the "and" a place could stand in front as well, or behind the second verb.
    const isPlace = kind === 'place' || (kind === 'bound' && before.kind === 'verb' && !direction.test(opens));
    if (isPlace && index > mainVerb && phrases[index + 1]?.kind === 'and' && !hasComma(to - 1)) return true;
    if (before.kind === 'and' && index - 1 > mainVerb && /^(?:place|bound|object)$/.test(kind)) {
      // "Is collected | and channelled | into the bucket", "whirled around | and rose | through the air": what follows
      // the second verb could stand behind the first.
      const first = phrases[index - 2]!;
      if (/^(?:verb|and)$/.test(first.kind) && !hasComma(before.from - 1)) return true;
      if (kind !== 'object' && syntax.prepositions.has(opens) && !direction.test(opens)) return true;
    }
    // "As they rise | and set".
    const isAlone = kind === 'and' && to === from + 2;
    // "Sharing | and giving".
    if (isAlone && isPresentParticiple(last)) return true;
    const isVerbAlone = isAlone && /^(?:verb|clause|that|relative)$/.test(before.kind);
    if (isVerbAlone && !/^(?:object|bound|complement|that)$/.test(phrases[index + 1]?.kind ?? '')) return true;
    if (opens === 'about' && /^br(?:ings?|ought)$/.test(last)) return true;
    if (opens === 'per' && /^(?:square|cubic|capita|cent)$/.test(next)) return true;
    if (to === from + 1 && (kind === 'participle' || /sel(?:f|ves)$/.test(opens))) return true;
    if (opens === 'like' && syntax.be.has(last)) return true;
    if (kind === 'infinitive' && last === 'nowhere') return true;
    if (/^(?:verb|and|clause|that|relative)$/.test(before.kind)) {
      return verbAdverb.test(opens) || (looseParticle.test(opens) && syntax.prepositions.has(next));
    }
    // "As food | from shops" and "from shops as food".
    // "Money for the sake of money".
    if (kind === 'bound' && before.kind === 'subject' && opens === 'for') return true;
    // "Throughout the island in every valley".
    if (kind === 'place' && before.kind === 'place' && index - 1 > mainVerb) return true;
    const isSecond = /^(?:from|for|in|at|by|through|during)$/.test(opens) && /^(?:bound|place)$/.test(kind);
    return isSecond && before.kind === 'bound' && words[before.from] === 'as';
  };
  return phrases.flatMap(({ from }, index) => (index > 0 && isGlued(index) ? [from] : []));
}
