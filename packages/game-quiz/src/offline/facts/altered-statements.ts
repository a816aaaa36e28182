import { usesSpaces } from '@ludotext/engine/game';
import { comparable, hasPhrase, tokensOf } from '../../comparable.js';
import { languageOf } from '../../languages/index.js';
import { vagueTerms } from '../../rules/phrases.js';
import type { Source } from '../source/source.js';
import { isStatement, withoutConjunction } from '../source/statements.js';
import { rootOf } from '../source/terms.js';
import { type Alteration, alterationsOf } from './alterations.js';
import { dangles } from './dangling.js';
import type { Fact } from './facts.js';
import { standsAlone } from './standing-alone.js';

/** A sentence of the text that can be understood alone. */
export interface Statement {
  readonly text: string;
  /** Index of its sentence. */
  readonly sentence: number;
  /** The words of the text that prove it. */
  readonly evidence: string;
  /** Whether its opposite is false: it does not say what is sometimes so, or only of some. */
  readonly isFirm: boolean;
  /** Alterations that its language finds besides those of its words. */
  readonly ofLanguage?: () => readonly Alteration[];
}

/** A statement with what is looked up about it while options are chosen. */
interface Candidate extends Statement {
  /** Roots of its content words, without those of the text's topic. */
  readonly roots: ReadonlySet<string>;
  readonly alterations: readonly Alteration[];
}

/** What a set has when statements are chosen for it. */
interface Asked {
  readonly source: Source;
  /** The questions that the text's sentences give, and those of them that are asked. */
  readonly facts: readonly Fact[];
  readonly chosen: readonly Fact[];
  readonly count: number;
  readonly seed: number;
}

/**
 * Questions for the one of several statements that the text says, or contradicts: sentences of the text, and others
 * altered in one place so that the text proves them false. No sentence is used twice, nor one that is asked for already.
 */
export function statementFacts(
  statements: readonly Statement[],
  { source, facts, chosen, count, seed }: Asked,
): Fact[] {
  const { asksWhatIsSaid, asksWhatIsContradicted } = languageOf(source.language);
  if (asksWhatIsSaid === undefined || asksWhatIsContradicted === undefined) return [];
  const lookup = lookupOf(source);
  const free = someOf(statements, count)
    .filter((statement) => chosen.every((fact) => isIndependent(statement, fact)))
    .map((statement): Candidate => {
      const roots = new Set([...lookup.rootsOf(statement.sentence)].filter((root) => !lookup.isTopic(root)));
      const alterations = alterationsOf(statement, facts, source, seed).filter(
        (alteration) => !lookup.isSaid(alteration, statement.sentence),
      );
      return { ...statement, roots, alterations };
    });
  const unused = new Set(free);
  // Whatever is opposite says more than another number.
  const isNumber = ({ alterations }: Candidate) => (alterations.every(({ kind }) => kind === 'number') ? 1 : 0);
  const bases = spread(free.filter(({ alterations }) => alterations.length > 0)).sort(
    (a, b) => isNumber(a) - isNumber(b),
  );
  const made: Fact[] = [];
  while (made.length < count) {
    const size = unused.size >= perItem * (count - made.length) ? 3 : 2;
    const open = bases.filter((base) => unused.has(base));
    const choices = made.length % 2 === 0 ? [falseAmong, trueAmong] : [trueAmong, falseAmong];
    const item = choices
      .flatMap((choice) => firstOf(open.slice(0, maxTries), (base) => choice(base, aroundOf(base, free, unused), size)))
      .at(0);
    if (item === undefined) break;
    for (const candidate of item.of) unused.delete(candidate);
    const [correct = '', ...distractors] = item.options;
    const question = item.isFalse ? asksWhatIsContradicted : asksWhatIsSaid;
    const draft = { evidence: item.key.evidence, question, correct, distractors };
    made.push({ kind: 'assertion', draft, sentence: item.key.sentence, value: 5 });
  }
  return made;
}

/** Consecutive statements looked at for each item: one of a long text has enough in a few stretches. */
const perStretch = 30;

function someOf(statements: readonly Statement[], count: number): readonly Statement[] {
  if (statements.length <= count * perStretch) return statements;
  return Array.from({ length: count }, (_, part) => Math.floor((part * statements.length) / count)).flatMap((start) =>
    statements.slice(start, start + perStretch),
  );
}

/** The first value that something can be made of. */
function firstOf<Value, Made>(values: readonly Value[], make: (value: Value) => Made | undefined): Made[] {
  for (const value of values) {
    const made = make(value);
    if (made !== undefined) return [made];
  }
  return [];
}

/** Statements tried for one item, and those on each side that may be its other options. */
const maxTries = 40;
const reach = 30;

const aroundOf = (base: Candidate, free: readonly Candidate[], unused: ReadonlySet<Candidate>): Candidate[] => {
  const at = free.indexOf(base);
  return free.slice(Math.max(0, at - reach), at + reach + 1).filter((other) => other !== base && unused.has(other));
};

/** Sentences for each item from which on it gets a fourth option. */
const perItem = 6;

/** Options with the key first, and whose statements they are. */
interface Choice {
  readonly key: Candidate;
  readonly isFalse: boolean;
  readonly options: readonly string[];
  readonly of: readonly Candidate[];
}

/** An altered statement among true ones. */
function falseAmong(base: Candidate, others: readonly Candidate[], size: number): Choice | undefined {
  const alteration = base.alterations.find(({ isCertain }) => isCertain);
  // What cannot be altered has no other use.
  const chosen = beside([base], others, size, ({ alterations }) =>
    alterations.some(({ isCertain }) => isCertain) ? 4 : 0,
  );
  if (alteration === undefined || chosen.length < 2 || !isOfSize(base, chosen)) return undefined;
  const options = [alteration.text, ...chosen.map(({ text }) => text)];
  return { key: base, isFalse: true, options, of: [base, ...chosen] };
}

/** A true statement among altered ones, which are altered in different ways. */
function trueAmong(base: Candidate, others: readonly Candidate[], size: number): Choice | undefined {
  const [key] = beside([base], others, 1, ({ alterations }) => (alterations.length === 0 ? 0 : 4));
  const [first] = base.alterations;
  if (key === undefined || first === undefined) return undefined;
  const taken: Alteration[] = [first];
  const of = [base];
  for (const other of near(base, others)) {
    if (of.length === size) break;
    const alteration = other.alterations.find((each) => taken.every((known) => !isAlike(known, each)));
    if (other === key || alteration === undefined || !of.concat(key).every((each) => fit(each, other))) continue;
    taken.push(alteration);
    of.push(other);
  }
  if (of.length < 2 || !isOfSize(key, of)) return undefined;
  return { key, isFalse: false, options: [key.text, ...taken.map(({ text }) => text)], of: [key, ...of] };
}

/** Two alterations of one pattern show what was done. */
const isAlike = (one: Alteration, other: Alteration): boolean =>
  one.to.toLowerCase() === other.to.toLowerCase() || (one.kind === other.kind && one.kind === 'number');

/** Up to so many statements that fit beside these, the nearest and cheapest first. */
function beside(
  known: readonly Candidate[],
  others: readonly Candidate[],
  size: number,
  cost: (candidate: Candidate) => number,
): Candidate[] {
  const [base] = known;
  if (base === undefined) return [];
  const chosen: Candidate[] = [];
  for (const other of near(base, others, cost)) {
    if (chosen.length === size) break;
    if ([...known, ...chosen].every((each) => fit(each, other))) chosen.push(other);
  }
  return chosen;
}

const near = (base: Candidate, others: readonly Candidate[], cost: (candidate: Candidate) => number = () => 0) => {
  const distance = (other: Candidate): number =>
    Math.abs(other.sentence - base.sentence) / 3 +
    8 * Math.abs(Math.log(other.text.length / base.text.length)) +
    cost(other);
  return [...others]
    .map((other) => ({ other, distance: distance(other) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ other }) => other);
};

/** Statements of one item differ in length by less than this factor, and have at most so many words in common. */
const maxRatio = 1.8;
const maxShared = 1;

function fit(one: Candidate, other: Candidate): boolean {
  const ratio = one.text.length / other.text.length;
  return (
    ratio < maxRatio &&
    ratio > 1 / maxRatio &&
    [...one.roots].filter((root) => other.roots.has(root)).length <= maxShared
  );
}

/** Whether a key is not the longest by far. */
const isOfSize = (key: Candidate, others: readonly Candidate[]): boolean =>
  key.text.length <= 1.25 * Math.max(...others.map(({ text }) => text.length));

/** The first of each of several stretches, then the second, so that few items come from the whole text. */
function spread<Value>(values: readonly Value[]): Value[] {
  const step = Math.max(1, Math.ceil(values.length / stretches));
  return Array.from({ length: step }, (_, offset) => values.filter((_, index) => index % step === offset)).flat();
}
const stretches = 6;

/** Words that two statements about one thing have in common. */
const wordsToTell = 2;
/** Options from this length on are statements themselves. */
const wordsOfStatement = 4;

/** Whether a statement neither answers a question nor repeats what one of its options says. */
function isIndependent(statement: Statement, { draft, sentence }: Fact): boolean {
  const said = comparable(statement.text);
  if (sentence === statement.sentence || comparable(draft.evidence).includes(comparable(statement.evidence)))
    return false;
  const words = new Set(tokensOf(said).filter((word) => word.length > 3));
  const shared = (text: string) => tokensOf(text).filter((word) => words.has(word)).length;
  if (hasPhrase(said, comparable(draft.correct)) && shared(draft.question) >= wordsToTell) return false;
  return [draft.correct, ...draft.distractors].every((option) => {
    const own = tokensOf(option).filter((word) => word.length > 3);
    return own.length < wordsOfStatement || shared(option) < own.length * 0.6;
  });
}

/** What is looked up about the text of a source. */
interface Lookup {
  rootsOf(sentence: number): ReadonlySet<string>;
  /** Whether so many sentences have a word that all statements may have it. */
  isTopic(root: string): boolean;
  /** Whether another sentence may say what an alteration says. */
  isSaid(alteration: Alteration, sentence: number): boolean;
}

const lookups = new WeakMap<Source, Lookup>();
/** Sentences looked at for one alteration. */
const maxLooked = 40;

function lookupOf(source: Source): Lookup {
  const known = lookups.get(source);
  if (known !== undefined) return known;
  const roots = source.reading.sentences.map((_, index) => new Set([...source.contentOf(index)].map(rootOf)));
  const places = new Map<string, number[]>();
  for (const [index, own] of roots.entries())
    for (const root of own) {
      const list = places.get(root);
      if (list === undefined) places.set(root, [index]);
      else list.push(index);
    }
  const none: ReadonlySet<string> = new Set();
  const made: Lookup = {
    rootsOf: (sentence) => roots[sentence] ?? none,
    isTopic: (root) => (places.get(root)?.length ?? 0) >= Math.max(5, roots.length * topicShare),
    isSaid({ from, to }, sentence) {
      const gone = new Set(tokensOf(from).map(rootOf));
      const own = [...(roots[sentence] ?? none)].filter((root) => !gone.has(root));
      const found = tokensOf(to)
        .map(rootOf)
        .flatMap((root) => (places.get(root) ?? []).slice(0, maxLooked));
      return found.some(
        (place) => place !== sentence && own.filter((root) => roots[place]?.has(root)).length >= own.length * 0.5,
      );
    },
  };
  lookups.set(source, made);
  return made;
}

const topicShare = 0.15;

/** Minimum and maximum words of a statement among options; characters in writing without spaces. */
const length = { words: { min: 6, max: 22 }, characters: { min: 12, max: 60 } } as const;

/** Notes and remarks in brackets, which a statement does without. */
const remark = /\s?(?:\[[^[\]]{1,60}\]|\([^()]{1,80}\)|（[^（）]{1,60}）)/gu;

/** The sentences of a text that can be understood alone; English ones are read word by word elsewhere. */
export function statementsOf(source: Source): Statement[] {
  const { reading, language } = source;
  const { min, max } = usesSpaces(language) ? length.words : length.characters;
  const seen = new Set<string>();
  return reading.sentences.flatMap((sentence, index): Statement[] => {
    const text = withoutConjunction(sentence.text.replace(remark, ''), language);
    const size = usesSpaces(language) ? text.split(/\s+/u).length : text.length;
    if (size < min || size > max || seen.has(text)) return [];
    if (!isStatement(sentence, reading, language) || dangles(index, source)) return [];
    if (!standsAlone(index, text, source)) return [];
    seen.add(text);
    return [{ text, sentence: index, evidence: sentence.text, isFirm: !vagueTerms(language).test(text) }];
  });
}
