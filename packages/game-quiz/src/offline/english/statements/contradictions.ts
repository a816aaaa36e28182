import { comparable, hasPhrase, tokensOf } from '../../../comparable.js';
import { en } from '../../../languages/en.js';
import type { Fact } from '../../facts/facts.js';
import type { Source } from '../../source/source.js';
import { rootOf } from '../../source/terms.js';
import { type Alteration, alterationsOf } from './alterations.js';
import type { Statement } from './statements.js';

/** A statement with what is looked up about it while options are chosen. */
interface Candidate extends Statement {
  /** Roots of its content words, without those of the text's topic. */
  readonly roots: ReadonlySet<string>;
  readonly alteration: Alteration | undefined;
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
 * Questions for the one of several statements that the text contradicts: a sentence altered in one place, beside
 * sentences as the text has them. No sentence is used twice, nor one that is asked for already.
 */
export function contradictionQuestions(
  statements: readonly Statement[],
  { source, facts, chosen, count, seed }: Asked,
): Fact[] {
  const lookup = lookupOf(source);
  const free = statements
    .filter((statement) => chosen.every((fact) => isIndependent(statement, fact)))
    .map((statement): Candidate => {
      const roots = new Set([...lookup.rootsOf(statement.sentence)].filter((root) => !lookup.isTopic(root)));
      const alteration = alterationsOf(statement, facts, seed).find((each) => !lookup.isSaid(each, statement.sentence));
      return { ...statement, roots, alteration };
    });
  const unused = new Set(free);
  const made: Fact[] = [];
  // Whatever is opposite says more than another number.
  const bases = [false, true].flatMap((isNumber) => free.filter(({ alteration }) => alteration?.isNumber === isNumber));
  for (const base of bases) {
    if (made.length === count) break;
    const correct = unused.has(base) ? base.alteration?.text : undefined;
    const others = correct === undefined ? [] : beside(base, [...unused]);
    if (correct === undefined || others.length < wantedOthers) continue;
    for (const used of [base, ...others]) unused.delete(used);
    const distractors = others.map(({ text }) => text);
    const draft = { evidence: base.evidence, question: en.asksWhatIsContradicted, correct, distractors };
    made.push({ kind: 'assertion', draft, sentence: base.sentence, value: 5 });
  }
  return made;
}

/** True statements beside an altered one. */
const wantedOthers = 2;
/** What may be altered itself is kept for another item, unless it is nearer by so much. */
const keptFor = 4;

/** The statements that fit beside one, the nearest first; none where the altered one would be the longest by far. */
function beside(base: Candidate, others: readonly Candidate[]): Candidate[] {
  const distance = (other: Candidate): number =>
    Math.abs(other.sentence - base.sentence) / 3 +
    8 * Math.abs(Math.log(other.text.length / base.text.length)) +
    (other.alteration === undefined ? 0 : keptFor);
  const chosen: Candidate[] = [];
  for (const other of [...others].sort((a, b) => distance(a) - distance(b))) {
    if (chosen.length === wantedOthers) break;
    if (other !== base && [base, ...chosen].every((each) => fit(each, other))) chosen.push(other);
  }
  return base.text.length <= maxExcess * Math.max(...chosen.map(({ text }) => text.length)) ? chosen : [];
}

const maxExcess = 1.25;

/** Statements of one item differ in length by less than this factor, and have at most so many words in common. */
const maxRatio = 2;
const maxShared = 1;

function fit(one: Candidate, other: Candidate): boolean {
  const ratio = one.text.length / other.text.length;
  return (
    ratio < maxRatio &&
    ratio > 1 / maxRatio &&
    [...one.roots].filter((root) => other.roots.has(root)).length <= maxShared
  );
}

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
