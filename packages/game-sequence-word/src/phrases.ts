import { isCommonVerb, languageOf } from './languages/index.js';
import type { Syntax } from './languages/language.js';
import type { Span } from './tokens.js';

/** A sentence read as phrases whose order is fixed, or moves in known ways. */
export interface Phrasing {
  readonly pieces: readonly Span[];
  /** Whether the sentence was understood, and every other right order is among `orders`. */
  readonly sure: boolean;
  /** The other right orders, each a permutation of the indices of the pieces. */
  readonly orders: readonly number[][];
}

/** Maximum words of one phrase. */
export const maxPhraseWords = 7;
const fewest = 4;
/** Maximum words of a sentence that is read; longer ones make no item. */
const maxTokens = 40;
/** Maximum words of phrases joined only because they are short. */
const shortWords = 4;
/** From this number of pieces on neighbours join up to the maximum. */
const manyPieces = 8;

type Kind = 'verb' | 'last' | 'noun' | 'of' | 'bound' | 'phrase' | 'infinitive' | 'clause' | 'and';

interface Phrase {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
  /** Whether it could stand elsewhere, and must be joined with the phrase before it. */
  readonly moves: boolean;
}

/** Reads the phrases of an English sentence; `undefined` for a language without {@link Syntax}. */
export function phrasesOf(tokens: readonly Span[], core: string, language: string): Phrasing | undefined {
  const { syntax } = languageOf(language);
  if (syntax === undefined || tokens.length === 0 || tokens.length > maxTokens) return undefined;
  const texts = tokens.map(({ start, end }) => core.slice(start, end));
  const reader = new PhraseReader(texts, syntax, language);
  const phrases = reader.read();
  if (phrases.length === 0) return undefined;
  const isSimple = reader.clauses === 1 && !core.includes(',');
  let read = grouped(phrases, texts, core);
  const end = phrases.at(-1)!;
  if (
    (!read.fits || read.groups.length < fewest) &&
    isSimple &&
    end.moves &&
    end.kind === 'phrase' &&
    reader.turn === undefined
  ) {
    // Nothing is joined with the last phrase; it can open the sentence instead.
    const before = phrases.at(-2)?.kind;
    if (
      syntax.circumstances.has(reader.lower[end.from]!) &&
      (before === 'noun' || before === 'verb') &&
      !reader.isNaming
    ) {
      read = grouped([...phrases.slice(0, -1), { ...end, kind: 'last', moves: false }], texts, core);
    }
  }
  const { groups, fits } = read;
  const pieces = groups.map(({ from, to }) => ({ start: tokens[from]!.start, end: tokens[to - 1]!.end }));
  const orders = ordersOf(groups, texts, reader, isSimple);
  const sure = reader.sure && fits && groups.length >= fewest && orders !== undefined;
  return { pieces, sure, orders: sure ? orders : [] };
}

/** The other right orders of the groups; `undefined` where they are not certain. */
function ordersOf(
  groups: readonly Phrase[],
  texts: readonly string[],
  reader: PhraseReader,
  isSimple: boolean,
): number[][] | undefined {
  const last = groups.length - 1;
  const first = groups[0]!;
  const hasComma = texts.some((text) => text.endsWith(','));
  const all = range(0, groups.length);
  const inFront = (from: number): number[] => [...all.slice(from), ...all.slice(0, from)];
  if (first.kind === 'phrase' && !/,$/.test(texts[first.to - 1]!)) {
    // "In 1783 two brothers built a balloon", "two brothers built a balloon in 1783".
    return isSimple && !reader.hasInfinitive && groups[last]!.kind !== 'last' ? [inFront(1)] : undefined;
  }
  // "Gordon visited Scotland in 1686", "in 1686 Gordon visited Scotland".
  if (groups[last]!.kind === 'last') {
    const { from, to } = groups[last]!;
    const isFixed = fixedPhrase.test(reader.lower.slice(from, to).join(' '));
    return isSimple && reader.turn === undefined && !reader.hasInfinitive && !isFixed ? [inFront(last)] : undefined;
  }
  if (reader.lastClause !== undefined && !hasComma) {
    // "The birds left when the rain came", "when the rain came the birds left".
    const from = groups.findIndex((group) => group.from === reader.lastClause);
    return from > 1 && reader.turn === undefined && reader.clauses === 2 ? [inFront(from)] : undefined;
  }
  const at = groups.findIndex(({ kind, from }) => kind === 'verb' && from === reader.turn);
  // A comma inside keeps its place.
  return at > 0 && at < last && !hasComma ? [[...all.slice(at + 1), at, ...all.slice(0, at)]] : [];
}

const isPresentParticiple = (word: string): boolean =>
  /.{2}ing$/.test(word) &&
  !/(?:thing|king|ring|spring|swing|wing|string|during|building|evening|morning|wedding|meeting|clothing|painting|ceiling|feeling|beginning|training|warning|housing)$/.test(
    word,
  );

/** Phrases that belong to what stands before them. */
const fixedPhrase =
  /^(?:at (?:a time|all|once|least|most|first|last|risk|war|peace|rest|work|home)|in (?:common|half|turn|order|love|danger|trouble|charge|place|use|mind|touch)|on (?:foot|fire|time|board|top|it|them)|under way)$/;

const endsWithBe = (word: string): boolean => /^(?:is|are|was|were|be|been)$/.test(word);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Joins what could stand elsewhere with the phrase before it, and then short neighbours. */
function grouped(phrases: readonly Phrase[], texts: readonly string[], core: string) {
  const groups: Phrase[] = [];
  let fits = true;
  const endsWithComma = (phrase: Phrase | undefined): boolean => /,$/.test(texts[(phrase?.to ?? 1) - 1]!);
  const isSmall = (from: number, to: number, most: number): boolean =>
    to - from <= most && texts.slice(from, to).join(' ').length <= 0.58 * core.length;
  for (const phrase of phrases) {
    const before = groups.at(-1);
    if (before === undefined || !phrase.moves || endsWithComma(before)) groups.push(phrase);
    else if (isSmall(before.from, phrase.to, maxPhraseWords)) groups[groups.length - 1] = { ...before, to: phrase.to };
    else {
      fits = false;
      groups.push(phrase);
    }
  }
  // "That the user sees" is one piece; a clause after "is" too: "that are important".
  for (let index = 1; index < groups.length; ) {
    const [before, next] = [groups[index - 1]!, groups[index]!];
    const isBare =
      before.kind === 'clause' &&
      (next.kind === 'verb' ? next.to - before.from <= 5 : next.kind === 'noun' && endsWithBe(texts[before.to - 1]!));
    const hasRoom = groups.length > fewest || next.to - before.from <= 3;
    if (isBare && hasRoom && !endsWithComma(before) && isSmall(before.from, next.to, maxPhraseWords))
      groups.splice(index - 1, 2, { ...before, to: next.to });
    else index++;
  }
  const isLoose = (index: number): boolean => {
    const phrase = groups[index]!;
    const before = groups[index - 1]!;
    if (endsWithComma(before)) return false;
    return (
      ['of', 'bound', 'infinitive'].includes(phrase.kind) ||
      (before.kind === 'verb' && phrase.kind === 'noun' && groups.length > manyPieces)
    );
  };
  for (const most of [3, shortWords, maxPhraseWords]) {
    for (let index = 1; index < groups.length && groups.length > (most === maxPhraseWords ? manyPieces : fewest); ) {
      const before = groups[index - 1]!;
      const { to } = groups[index]!;
      if (isLoose(index) && isSmall(before.from, to, most)) groups.splice(index - 1, 2, { ...before, to });
      else index++;
    }
  }
  // "Had | planted", where too few pieces are left.
  const splits = groups.findIndex(
    ({ kind, from, to }) =>
      kind === 'verb' &&
      to - from > 1 &&
      /^(?:is|are|was|were|has|have|had|can|could|will|would|must|may|might|should)$/i.test(texts[from]!),
  );
  if (groups.length === fewest - 1 && splits > 0) {
    const verb = groups[splits]!;
    groups.splice(splits, 1, { ...verb, to: verb.from + 1 }, { ...verb, from: verb.from + 1 });
  }
  return { groups, fits };
}

/** Reads a sentence from left to right by the closed classes of its words. */
class PhraseReader {
  /** False once something is not understood. */
  sure = true;
  /** Main and other clauses. */
  clauses = 1;
  /** The word "is" around which two things can trade places. */
  turn: number | undefined;
  /** Whether it is unclear which of two verbs a last phrase belongs to: "they agreed to sing in May". */
  hasInfinitive = false;
  /** Whether the sentence says what something is: "is a wetland". */
  isNaming = false;
  /** The word that opens a last clause which could open the sentence. */
  lastClause: number | undefined;
  readonly lower: readonly string[];
  private readonly phrases: Phrase[] = [];
  private at = 0;
  /** Clauses that still need their verb. */
  private open = 1;

  private readonly texts: readonly string[];
  private readonly syntax: Syntax;
  private readonly language: string;

  constructor(texts: readonly string[], syntax: Syntax, language: string) {
    this.texts = texts;
    this.syntax = syntax;
    this.language = language;
    this.lower = texts.map((text) => text.toLowerCase().replaceAll("'", '’').replace(/[,.]$/, ''));
  }

  read(): Phrase[] {
    while (this.at < this.texts.length) {
      const before = this.at;
      this.readPhrase();
      if (this.at === before) this.at++;
    }
    if (this.open > 0 || !this.phrases.some(({ kind }) => kind === 'verb')) this.sure = false;
    return this.phrases;
  }

  private readPhrase(): void {
    const { at } = this;
    const word = this.lower[at]!;
    const { syntax } = this;
    const followsComma = at > 0 && this.hasComma(at - 1);
    if (followsComma && !this.followsCommaWell()) this.sure = false;
    if (syntax.conjunctions.has(word)) return this.readCoordination();
    if (this.opensRelative(at)) return this.readClause('clause', false);
    if (this.opensClause(at))
      return this.readClause('clause', at > 0 && !/^(?:that|what|how|why|whether|where|so|than)$/.test(word));
    if (this.isVerbStart(at)) return this.readVerb();
    if (word === 'to' && this.isInfinitive(at + 1)) return this.readInfinitive();
    if (word === 'of') {
      // "One of those ideas" is one phrase.
      const before = this.lower[at - 1] ?? '';
      return this.readPreposition('of', syntax.determiners.has(before) || syntax.quantities.has(before));
    }
    if (this.isPreposition(at)) {
      const isFirst = this.phrases.length === 0;
      const afterNoun = this.phrases.at(-1)?.kind === 'noun' || this.phrases.at(-1)?.kind === 'of';
      const hasVerb = this.phrases.some(({ kind }) => kind === 'verb');
      const isBound =
        !isFirst && (syntax.boundPrepositions.has(word) || (hasVerb && !afterNoun && !syntax.circumstances.has(word)));
      return this.readPreposition(isBound ? 'bound' : 'phrase', !isFirst && !isBound);
    }
    if (this.isAdverb(at)) {
      // An adverb before the verb belongs to it; any other belongs to what stands before.
      if (this.isVerbStart(at + 1)) return this.readVerb();
      // "Is | more extensive".
      let end = at + 1;
      while (this.isAdverb(end)) end++;
      if (
        this.phrases.at(-1)?.kind === 'verb' &&
        this.isPlainWord(end) &&
        !this.hasComma(end - 1) &&
        !this.isClosed(end)
      ) {
        this.readNouns();
        return this.add('noun', at, false);
      }
      this.at++;
      if (this.phrases.length === 0 && !this.hasComma(at)) this.sure = false;
      return this.add('phrase', at, true);
    }
    if (this.isParticiple(at) && this.open === 0 && this.phrases.length > 0) {
      this.takeVerb();
      if (this.at < this.texts.length && !this.hasComma(this.at - 1)) this.readNouns();
      return this.add(
        'clause',
        at,
        this.phrases.at(-1)?.kind !== 'noun' && this.phrases.at(-1)?.kind !== 'of' && !followsComma,
      );
    }
    if (this.phrases.length === 0 && this.isImperative()) {
      this.open = 0;
      this.at++;
      return this.add('verb', at, false);
    }
    const isTime = this.readNouns();
    const previous = this.phrases.at(-1);
    // A noun after a phrase has a verb before it that was not seen.
    if (!isTime && !followsComma && this.phrases.length > 1 && /^(?:of|bound|phrase)$/.test(previous?.kind ?? ''))
      this.sure = false;
    const isSecond = previous?.kind === 'noun' || previous?.kind === 'phrase';
    if (isTime && this.phrases.length === 0 && !this.hasComma(this.at - 1)) return this.add('phrase', at, false);
    this.add('noun', at, isTime && isSecond && this.open === 0);
  }

  private add(kind: Kind, from: number, moves: boolean): void {
    this.phrases.push({ kind, from, to: this.at, moves });
  }

  private hasComma(at: number): boolean {
    return this.texts[at]?.endsWith(',') === true;
  }

  /** After a comma a clause, a phrase or "and" may go on; a bare noun is a list or an apposition. */
  private followsCommaWell(): boolean {
    const word = this.lower[this.at]!;
    if (this.open > 0 && !this.phrases.some(({ kind }) => kind === 'noun')) return true;
    if (this.open > 0 && this.phrases[0]?.kind === 'noun')
      return this.phrases.length > 1 || word === 'which' || word === 'who';
    if (this.syntax.conjunctions.has(word)) return word === 'but' || this.hasClauseAhead(this.at + 1);
    if (this.open > 0) return !this.phrases.some(({ kind }) => kind === 'verb');
    return this.syntax.relatives.has(word) ||
      this.syntax.subordinators.has(word) ||
      /ing$/.test(word) ||
      this.isPreposition(this.at)
      ? word !== 'that'
      : this.startsMainClause();
  }

  /** After an opening clause: "When the rain stopped, the birds sang." */
  private startsMainClause(): boolean {
    const [first] = this.phrases;
    if (first?.kind !== 'clause' || this.clauses > 2 || !this.hasClauseAhead(this.at)) return false;
    this.clauses++;
    this.open++;
    return true;
  }

  private hasClauseAhead(from: number): boolean {
    for (let at = from; at < this.texts.length; at++) {
      if (at > from && this.isSureVerb(at)) return true;
      if (this.hasComma(at)) return false;
    }
    return false;
  }

  private readCoordination(): void {
    const from = this.at++;
    const isPinned = from > 0 && this.hasComma(from - 1);
    const word = this.lower[from]!;
    if (from === 0) this.sure = false;
    if (isPinned && this.hasClauseAhead(this.at) && !this.isVerbStart(this.at)) {
      // ", and the birds sang": the comma keeps the clauses in order.
      this.clauses++;
      this.open++;
      this.readNouns();
      return this.add('clause', from, false);
    }
    const isPresent =
      this.open === 0 &&
      this.isThirdPerson(this.lower[this.at] ?? '') &&
      (this.at + 1 >= this.texts.length || this.isClosed(this.at + 1));
    if (isPresent || this.isSureVerb(this.at) || (this.isAdverb(this.at) && this.isSureVerb(this.at + 1))) {
      this.clauses++;
      // Its object could trade places with the first one, unless all of it stays together.
      const hasObject = this.phrases.some(
        ({ kind }, index) => kind === 'noun' && this.phrases[index - 1]?.kind === 'verb',
      );
      if (this.texts.length - from <= maxPhraseWords) this.at = this.texts.length;
      else {
        this.takeVerb();
        if (hasObject && !isPinned) this.sure = false;
      }
      return this.add('and', from, false);
    }
    const next = this.lower[this.at] ?? '';
    if (next === 'to' || next === 'so' || next === '' || this.opensClause(this.at)) this.sure = false;
    if (this.phrases.at(-1)?.kind === 'of' && this.syntax.determiners.has(next)) this.sure = false;
    if (this.isPreposition(this.at)) this.at++;
    this.readNouns();
    if (this.at < this.texts.length && !this.hasComma(this.at - 1) && this.open === 0 && this.isFinite(this.at))
      this.sure = false;
    if (isPinned || word === 'but' || (this.open > 0 && this.phrases.length > 1))
      this.sure &&= this.open > 0 && !isPinned;
    if (this.open === 0 && this.isSureVerb(this.at)) this.sure = false;
    this.add('and', from, true);
  }

  private readClause(kind: Kind, moves: boolean): void {
    const from = this.at++;
    this.clauses++;
    const isFirst = from === 0;
    // "If needed", "when cooking".
    while (this.isAdverb(this.at)) this.at++;
    if (this.isVerbStart(this.at, true)) {
      this.takeVerb();
      return this.add(kind, from, moves && !this.hasComma(from - 1));
    }
    this.open++;
    this.readNouns();
    if (moves && !isFirst && !this.hasComma(from - 1)) this.lastClause = from;
    this.add(kind, from, false);
  }

  private readVerb(): void {
    const from = this.at;
    const single = this.syntax.be.has(this.lower[from]!);
    this.takeVerb();
    this.open = Math.max(0, this.open - 1);
    if (single && this.open === 0 && this.at === from + 1) this.seeTurn(from);
    this.add('verb', from, false);
  }

  /** "X is the Y" turns to "the Y is X"; "a cell is a unit" to "a unit is a cell". */
  private seeTurn(verb: number): void {
    const [first = '', next = ''] = [this.lower[0], this.lower[verb + 1]];
    this.isNaming = this.syntax.determiners.has(next) && first !== 'there';
    const opening = this.phrases[0]?.kind;
    if (opening !== 'noun' || this.syntax.pronouns.has(first) || this.phrases.some(({ kind }) => kind === 'verb'))
      return;
    if (this.lower[verb + 2] === 'same') return;
    const isDefinite = /^(?:the|one|my|our|your|his|her|its|their|what|all)$/.test(next);
    const areKinds =
      /^an?$/.test(next) &&
      !/^(?:the|this|that|my|our|his|her|their)$/.test(first) &&
      /^\p{Lu}?\p{Ll}+$/u.test(this.texts[0]!);
    if (isDefinite || areKinds) this.turn = verb;
  }

  private takeVerb(): void {
    const { syntax } = this;
    while (this.isAdverb(this.at)) this.at++;
    let last = this.lower[this.at++] ?? '';
    for (;;) {
      if (this.at >= this.texts.length || this.hasComma(this.at - 1)) return;
      const word = this.lower[this.at]!;
      let skip = this.at;
      while ((this.isAdverb(skip) || this.lower[skip] === 'long') && !this.hasComma(skip)) skip++;
      const next = this.lower[skip] ?? '';
      const isAux = syntax.auxiliaries.has(last) || syntax.be.has(last);
      if (
        isAux &&
        (syntax.be.has(next) ||
          (syntax.modals.has(last) && (next === 'have' || this.isVerbStem(next) || this.isPlainWord(skip))) ||
          (last !== next && !syntax.modals.has(last) && this.isVerbal(skip, syntax.be.has(last))))
      ) {
        last = next;
        this.at = skip + 1;
      } else if (
        word === 'to' &&
        /^(?:have|has|had|able|ought|used|going)$/.test(last) &&
        this.isPlainWord(this.at + 1)
      ) {
        last = this.lower[this.at + 1]!;
        this.at += 2;
      } else if (/^helps?$|^helped$/.test(last) && this.isVerbStem(word)) {
        last = word;
        this.at++;
      } else if (word === 'not') this.at++;
      else if (
        syntax.particles.has(word) &&
        !/^(?:of|from)$/.test(this.lower[this.at + 1] ?? '') &&
        (!/^(?:down|over|along)$/.test(word) || this.at + 1 === this.texts.length)
      )
        this.at++;
      else return;
    }
  }

  /** A word that completes an auxiliary: "is | singing", "has | sung". */
  private isVerbal(at: number, afterBe: boolean): boolean {
    const word = this.lower[at] ?? '';
    if (this.isName(at)) return false;
    return this.isPast(word) || this.syntax.participles.has(word) || (afterBe && isPresentParticiple(word));
  }

  private readInfinitive(): void {
    const from = this.at++;
    const before = this.lower[from - 1] ?? '';
    this.takeVerb();
    this.hasInfinitive = true;
    const isComplement = this.syntax.infinitiveVerbs.has(before) || this.phrases.at(-1)?.kind === 'infinitive';
    if (from === 0) this.sure = false;
    this.add('infinitive', from, !isComplement && this.open === 0);
  }

  private readPreposition(kind: Kind, moves: boolean): void {
    const from = this.at++;
    while (this.isPreposition(this.at) || this.lower[this.at] === 'of') this.at++;
    if (/.{2}ing$/.test(this.lower[this.at] ?? '')) this.at++;
    this.readNouns();
    if (this.at === from + 1 && this.at < this.texts.length) this.sure = false;
    const isLast = this.at === this.texts.length && this.open === 0 && this.clauses === 1;
    if (moves && isLast && this.isTime(from)) return this.add('last', from, false);
    this.add(kind, from, moves && !this.hasComma(from - 1));
  }

  /** Whether the phrase up to here says when something happens: "in 1686", "during the night". */
  private isTime(from: number): boolean {
    const word = this.lower[this.at - 1]!;
    if (
      this.phrases[0]?.kind === 'phrase' ||
      !/^(?:in|on|at|during|after|before|since|until|throughout)$/.test(this.lower[from]!)
    )
      return false;
    return /^(?:in|on|at|since|until)$/.test(this.lower[from]!)
      ? /^1\d{3}$|^20\d\d$/.test(word) || this.syntax.timeNouns.has(word)
      : true;
  }

  /** Moves past a group of articles, adjectives and nouns; whether it names a time. */
  private readNouns(): boolean {
    const from = this.at;
    const { syntax } = this;
    let heads = 0;
    for (; this.at < this.texts.length; this.at++) {
      const at = this.at;
      const word = this.lower[at]!;
      if (at > from && this.hasComma(at - 1)) break;
      const isDeterminer = syntax.determiners.has(word) && this.isNounAhead(at + 1);
      if (isDeterminer) {
        if (heads > 0 && !syntax.quantities.has(word)) break;
        continue;
      }
      if (heads > 0 && syntax.quantities.has(word)) continue;
      if (syntax.pronouns.has(word) || syntax.determiners.has(word)) {
        if (at > from && heads > 0) break;
        heads++;
        this.at++;
        break;
      }
      if (syntax.be.has(word) || syntax.auxiliaries.has(word) || word === 'to' || word === 'of') break;
      if (syntax.conjunctions.has(word)) {
        // "Tall and old", "butter and sugar" within a group.
        if (heads === 0 || at + 1 >= this.texts.length) break;
        break;
      }
      if (/^(?:more|less|fewer)$/.test(word) && this.lower[at + 1] === 'than' && this.isNounAhead(at + 2)) {
        this.at++;
        continue;
      }
      if (syntax.relatives.has(word) || (this.isPreposition(at) && !this.isName(at)) || this.opensClause(at)) break;
      if (heads > 0 && this.isAdverb(at)) break;
      if (heads > 0 && this.open > 0 && this.isFinite(at)) break;
      if (heads > 0 && this.open === 0 && this.isParticiple(at)) break;
      if (!this.isAdverb(at)) heads++;
    }
    return syntax.timeNouns.has(this.lower[this.at - 1] ?? '');
  }

  private isNounAhead(at: number): boolean {
    const word = this.lower[at];
    if (word === undefined || this.hasComma(at - 1)) return false;
    const { syntax } = this;
    if (syntax.determiners.has(word)) return true;
    return !(
      syntax.be.has(word) ||
      syntax.auxiliaries.has(word) ||
      word === 'of' ||
      word === 'to' ||
      syntax.conjunctions.has(word) ||
      this.isPreposition(at) ||
      syntax.relatives.has(word)
    );
  }

  /** Whether a word after a noun is the verb of the clause. */
  private isFinite(at: number): boolean {
    const word = this.lower[at]!;
    const before = this.lower[at - 1] ?? '';
    if (this.isName(at) || this.isClosed(at)) return false;
    if (this.isSureVerb(at)) return true;
    if (this.syntax.pronouns.has(before) && before !== 'there') return true;
    if (this.hasSureVerbAhead(at + 1)) return false;
    const next = this.lower[at + 1];
    const opensNext =
      next === undefined ||
      this.isAdverb(at + 1) ||
      this.isPreposition(at + 1) ||
      next === 'to' ||
      this.syntax.determiners.has(next) ||
      this.syntax.pronouns.has(next) ||
      this.opensClause(at + 1);
    if (this.isThirdPerson(word)) return !/s$/.test(before) && next !== 'of';
    const isPlural =
      /[^s’]s$/.test(before) ||
      /^(?:people|children|men|women|police|bacteria|data|fish|sheep|mice|feet)$/.test(before);
    return isPlural && this.isVerbStem(word) && (opensNext || !/s$/.test(next ?? '')) && next !== 'of';
  }

  private isClosed(at: number): boolean {
    const word = this.lower[at]!;
    const { syntax } = this;
    const classes = [syntax.determiners, syntax.pronouns, syntax.conjunctions, syntax.relatives, syntax.subordinators];
    return (
      word === 'to' ||
      word === 'of' ||
      this.isPreposition(at) ||
      this.isAdverb(at) ||
      classes.some((each) => each.has(word))
    );
  }

  private isVerbStem(word: string): boolean {
    return isCommonVerb(word, this.language) || this.syntax.presentVerbs.has(word);
  }

  private isThirdPerson(word: string): boolean {
    if (!/[^s]s$/.test(word) || this.syntax.noPresent.has(word)) return false;
    return [word.slice(0, -1), word.slice(0, -2), word.replace(/ies$/, 'y')].some((stem) => this.isVerbStem(stem));
  }

  private hasSureVerbAhead(from: number): boolean {
    for (let at = from; at < this.texts.length; at++) {
      if (this.opensRelative(at) || this.opensClause(at) || this.hasComma(at - 1)) return false;
      if (this.isSureVerb(at)) return true;
    }
    return false;
  }

  /** An auxiliary or a past form, where it cannot be an adjective. */
  private isSureVerb(at: number): boolean {
    const word = this.lower[at];
    if (word === undefined || this.isName(at)) return false;
    const { syntax } = this;
    if (syntax.be.has(word) || syntax.auxiliaries.has(word)) return true;
    const before = this.lower[at - 1] ?? '';
    const isModifier =
      at > 0 &&
      (syntax.determiners.has(before) ||
        this.isPreposition(at - 1) ||
        before === 'of' ||
        /^(?:more|most)$|[’']s?$/.test(before));
    return !isModifier && (syntax.pastForms.has(word) || this.isPast(word));
  }

  private isPast(word: string): boolean {
    return /.{2}ed$/.test(word) && !this.syntax.noPast.has(word) && !word.includes('-');
  }

  private isVerbStart(at: number, always = false): boolean {
    if (at >= this.texts.length) return false;
    const word = this.lower[at]!;
    if (this.syntax.be.has(word) || this.syntax.auxiliaries.has(word)) return true;
    if (this.open === 0 && !always) return false;
    if (this.isAdverb(at)) return this.isVerbStart(at + 1, always);
    if (always) return this.isSureVerb(at) || this.isThirdPerson(word) || this.isVerbStem(word);
    return (
      this.phrases.length > 0 && (this.isFinite(at) || (this.phrases.at(-1)?.kind !== 'noun' && this.isSureVerb(at)))
    );
  }

  private isImperative(): boolean {
    const word = this.lower[0]!;
    const next = this.lower[1] ?? '';
    return (
      this.isVerbStem(word) &&
      !this.syntax.pastForms.has(word) &&
      this.syntax.determiners.has(next) &&
      !this.hasSureVerbAhead(1)
    );
  }

  private isInfinitive(at: number): boolean {
    const word = this.lower[at] ?? '';
    return (
      this.isPlainWord(at) &&
      !this.isName(at) &&
      (this.isVerbStem(word) || /(?:ate|ise|ize|ify)$/.test(word) || word === 'be' || word === 'have')
    );
  }

  private isPlainWord(at: number): boolean {
    const word = this.lower[at];
    return (
      word !== undefined &&
      !this.syntax.determiners.has(word) &&
      !this.syntax.pronouns.has(word) &&
      !this.isPreposition(at)
    );
  }

  private isParticiple(at: number): boolean {
    const word = this.lower[at]!;
    if (this.isName(at)) return false;
    return (
      this.isPast(word) ||
      this.syntax.participles.has(word) ||
      (isPresentParticiple(word) && this.lower[at - 1] !== 'of')
    );
  }

  private isPreposition(at: number): boolean {
    const word = this.lower[at];
    if (word === undefined || word === 'of') return false;
    if (word === 'to') return !this.isInfinitive(at + 1);
    if (this.lower[at + 1] === 'to' && /^(?:due|according|prior|close|next|thanks)$/.test(word)) return true;
    if (word === 'than' && /^(?:rather|other)$/.test(this.lower[at - 1] ?? '')) return false;
    return this.syntax.prepositions.has(word);
  }

  private isAdverb(at: number): boolean {
    const word = this.lower[at];
    if (word === undefined || this.isName(at)) return false;
    if (this.syntax.noAdverb.has(word)) return false;
    if (
      /^(?:most|more|less|not|all|just|only|almost|nearly|over|about|around)$/.test(word) &&
      (this.syntax.quantities.has(this.lower[at + 1] ?? '') || this.syntax.determiners.has(this.lower[at + 1] ?? ''))
    )
      return false;
    if (/^(?:most|more|less)$/.test(word) && at === 0 && this.isNounAhead(1)) return false;
    return this.syntax.adverbs.has(word) || /.{3}ly$/.test(word);
  }

  private isName(at: number): boolean {
    return at > 0 && /^\p{Lu}/u.test(this.texts[at] ?? '') && this.lower[at] !== 'i';
  }

  private opensRelative(at: number): boolean {
    const word = this.lower[at]!;
    if (word === 'that')
      return (
        at > 0 &&
        (this.isVerbStart(at + 1, true) ||
          !this.isNounAhead(at + 1) ||
          this.syntax.determiners.has(this.lower[at + 1] ?? '') ||
          this.syntax.pronouns.has(this.lower[at + 1] ?? ''))
      );
    return at > 0 && this.syntax.relatives.has(word);
  }

  private opensClause(at: number): boolean {
    const word = this.lower[at]!;
    if (!this.syntax.subordinators.has(word) || (word === 'so' && at === 0)) return false;
    if (!this.syntax.prepositions.has(word) && word !== 'that') return true;
    // "Before the rain stopped", not "before the rain".
    for (let next = at + 1; next < this.texts.length; next++) {
      if (this.isSureVerb(next)) return next > at + 1;
      if (this.hasComma(next) || this.isPreposition(next)) return false;
    }
    return false;
  }
}
