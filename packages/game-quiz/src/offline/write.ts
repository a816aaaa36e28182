import {
  type Difficulty,
  type ItemContext,
  isRejected,
  type OfflineDrafts,
  type OfflineRequest,
  primarySubtag,
  type Remark,
  readText,
} from '@ludotext/engine/game';
import { comparable, hasPhrase, tokensOf } from '../comparable.js';
import { finish, type QuizDraft } from '../draft.js';
import type { QuizItem } from '../item.js';
import { gapSign } from '../item-parts.js';
import { validate } from '../validate.js';
import { meanSimilarity, similarity } from './distractors/similarity.js';
import { englishFacts } from './english/english-facts.js';
import { type Fact, factsOf } from './facts/facts.js';
import { sourceOf } from './source/source.js';
import { linkQuestions } from './vocabulary/link-questions.js';
import { wordQuestions } from './vocabulary/word-questions.js';

/**
 * Writes questions from the text's own sentences, the best of each stretch first; fewer than asked when the text has no
 * more good ones. Deterministic, and linear in the length of the text.
 */
export async function write(text: string, request: OfflineRequest): Promise<OfflineDrafts<QuizDraft>> {
  const { chosen, withheld } = await choiceOf(text, request);
  const remarks: Remark[] = [];
  if (withheld > 0) remarks.push({ code: 'items_withheld', params: { count: withheld, reason: 'one_kind' } });
  const { difficulty } = request;
  const got = chosen.length === 0 ? difficulty : levelOf(chosen);
  if (difficulty !== undefined && got !== undefined && isFar(difficulty, got))
    remarks.push({ code: 'difficulty_not_met', params: { asked: difficulty, got } });
  return { drafts: chosen.map(({ draft }) => draft), remarks };
}

async function choiceOf(text: string, request: OfflineRequest): Promise<Choice> {
  const { count, language, seed, difficulty } = request;
  const reading = readText(text);
  const source = sourceOf(reading, primarySubtag(language));
  const found = [
    ...(source.language === 'en' ? await englishFacts(source, count, seed) : factsOf(source, seed)),
    ...(await wordQuestions(source, seed)),
    ...linkQuestions(source),
  ];
  const first = new Set(reading.paragraphs.map((paragraph) => paragraph.first));
  const facts = found.map((fact) => asDifficult(fact, difficulty, first.has(fact.sentence)));
  return choose(spread(facts, count, reading.sentences.length), count, {
    text,
    language,
    origin: 'offline',
    kept: [],
    seed,
  });
}

/** Options of an item besides the key. */
const maxDistractors = 3;

/** Kinds that ask what a text is about, and those that ask how its parts belong together. */
const salient: ReadonlySet<Fact['kind']> = new Set(['definition', 'meaning', 'subject', 'class', 'name', 'speech']);
const relational: ReadonlySet<Fact['kind']> = new Set(['reason', 'purpose', 'statement', 'number', 'year']);

/** How much the likeness of a fact's options, 0 to 1, adds to its value in a hard set and takes from it in an easy one. */
const weightOfLikeness = 6;

/**
 * A fact with the distractors of a difficulty and its value for that: the least alike of salient facts make an easy
 * item, the most alike of details and relations a hard one.
 */
function asDifficult(fact: Fact, difficulty: OfflineRequest['difficulty'], opens: boolean): Fact {
  const { draft, kind, value } = fact;
  const { correct, distractors } = draft;
  if (difficulty === undefined || difficulty === 'medium')
    return { ...fact, draft: { ...draft, distractors: distractors.slice(0, maxDistractors) } };
  const sign = difficulty === 'hard' ? 1 : -1;
  const ranked = [...distractors].sort((a, b) => sign * (similarity(correct, b) - similarity(correct, a)));
  const chosen = ranked.slice(0, maxDistractors);
  const worth =
    (relational.has(kind) ? 2 : 0) -
    (salient.has(kind) ? 2 : 0) -
    (opens ? 1 : 0) +
    weightOfLikeness * meanSimilarity(correct, chosen);
  return { ...fact, value: value + sign * worth, draft: { ...draft, distractors: chosen } };
}

/** From these mean likenesses on, a set is of medium difficulty, and hard. */
const mediumFrom = 0.15;
const hardFrom = 0.3;

/** The difficulty of a set by how alike its options are. */
function levelOf(chosen: readonly Fact[]): Difficulty {
  const likeness = chosen.reduce((sum, { draft }) => sum + meanSimilarity(draft.correct, draft.distractors), 0);
  const mean = likeness / chosen.length;
  return mean >= hardFrom ? 'hard' : mean >= mediumFrom ? 'medium' : 'easy';
}

/** Whether a set is at the other end of what was asked. */
const isFar = (asked: Difficulty, got: Difficulty): boolean =>
  asked !== got && (asked === 'medium' ? false : got !== 'medium');

/** Deduction from a fact's value for each chosen fact of its kind: six years in a row are boring. */
const tiring = 1.5;

/** The facts in the order of choice: the best of every stretch of the text, then the second best, and so on. */
function spread(facts: readonly Fact[], count: number, sentences: number): Fact[] {
  const stretches = new Map<number, Fact[]>();
  for (const fact of facts) {
    const stretch = Math.floor((fact.sentence * count) / sentences);
    const known = stretches.get(stretch);
    if (known === undefined) stretches.set(stretch, [fact]);
    else known.push(fact);
  }
  const taken = new Map<Fact['kind'], number>();
  const worthNow = ({ kind, value }: Fact): number => value - Math.min(4, taken.get(kind) ?? 0) * tiring;
  const ranked = [...stretches.values()].flatMap((stretch) => {
    const worths = new Map(stretch.map((fact) => [fact, worthNow(fact)]));
    const sorted = stretch.sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
    const kind = sorted[0]?.kind;
    if (kind !== undefined) taken.set(kind, (taken.get(kind) ?? 0) + 1);
    return sorted.map((fact, rank) => ({ fact, rank }));
  });
  return ranked.sort((a, b) => a.rank - b.rank || b.fact.value - a.fact.value).map(({ fact }) => fact);
}

/** The share of a set that may ask for numbers, and for years among them. */
const numberShare = 0.35;
const yearShare = 0.2;
/** The share of the items asked for that may be of a kind of which some texts have little else. */
const kindShares: Readonly<Partial<Record<Fact['kind'], number>>> = { speech: 0.5, order: 0.5, word: 0.7, link: 0.3 };
const asksForNumber = ({ kind }: Fact): boolean => kind === 'number' || kind === 'year';

/** How many of a set's items may be of a kind of which some are enough; one may always, and two where many are asked. */
const most = (share: number, items: number, count: number): number =>
  Math.max(count > fewItems ? 2 : 1, Math.floor(items * share));
const fewItems = 5;

/** Maximum facts tried per item wanted: each try searches the whole text. */
const triesPerItem = 6;

/** The facts chosen, and how many more there were that would have made too many of their kind. */
interface Choice {
  readonly chosen: Fact[];
  readonly withheld: number;
}

/**
 * The first facts whose items have no finding that speaks against them, each of another sentence and with another
 * answer, none giving another away; not too many of them numbers.
 */
function choose(facts: readonly Fact[], count: number, context: ItemContext<QuizItem>): Choice {
  const chosen: Fact[] = [];
  const postponed: Fact[] = [];
  let tries = count * triesPerItem;
  const items = new Map<Fact, QuizItem>();
  const isFit = (fact: Fact, before: readonly Fact[]): boolean => {
    if (tries === 0 || !isNew(fact, before)) return false;
    tries -= 1;
    const item = finish(fact.draft, context);
    const findings = validate(item, { ...context, kept: before.flatMap((other) => items.get(other) ?? []) });
    items.set(fact, item);
    // Words that are not the text's own must have no findings at all.
    return !isRejected(findings) && (findings.length === 0 || isGap(fact));
  };
  const words: Fact[] = [];
  for (const fact of facts) {
    if (chosen.length === count) break;
    if (fact.kind === 'word' && isHalfWords(chosen)) words.push(fact);
    else if (isTooMany(fact, chosen, count, count)) postponed.push(fact);
    else if (isFit(fact, chosen)) chosen.push(fact);
  }
  // What a text says comes before its words: whoever takes the first of these facts gets as much of it as there is.
  for (const fact of words)
    if (chosen.length < count && !isTooMany(fact, chosen, count, count) && isFit(fact, chosen)) chosen.push(fact);
  // Of a short set, fewer may be numbers than of the one that was asked for.
  const isOver = (fact: Fact): boolean => {
    const others = chosen.filter((other) => other !== fact);
    return isTooMany(fact, others, chosen.length, count);
  };
  const over: Fact[] = [];
  for (let at = chosen.findLastIndex(isOver); at !== -1; at = chosen.findLastIndex(isOver))
    over.push(...chosen.splice(at, 1));
  const missing = count - chosen.length;
  for (const fact of postponed) if (over.length < missing && isFit(fact, [...chosen, ...over])) over.push(fact);
  return { chosen, withheld: Math.min(over.length, missing) };
}

/** Whether more than half of some facts would ask for words if one more did. */
const isHalfWords = (chosen: readonly Fact[]): boolean =>
  chosen.filter(({ kind }) => kind === 'word').length > chosen.length / 2;

/** Whether a fact is a gap whose options are single terms: its words are the text's own. */
const isGap = ({ kind, draft }: Fact): boolean => termKinds.has(kind) && draft.question.includes(gapSign);
const termKinds: ReadonlySet<Fact['kind']> = new Set([
  'class',
  'contrast',
  'name',
  'acronym',
  'number',
  'year',
  'definition',
  'speech',
]);

function isTooMany(fact: Fact, chosen: readonly Fact[], total: number, count: number): boolean {
  const { kind } = fact;
  const own = chosen.filter((other) => other.kind === kind).length;
  return (
    (asksForNumber(fact) && chosen.filter(asksForNumber).length >= most(numberShare, total, count)) ||
    (kind === 'year' && own >= most(yearShare, total, count)) ||
    own >= Math.ceil(count * (kindShares[kind] ?? 1))
  );
}

/** Persons are few: each may be the answer to several questions. */
const isAboutPerson = ({ kind, draft }: Fact): boolean =>
  kind === 'speech' || (kind === 'subject' ? !/^Wh(?:at|ich)\b/.test(draft.question) : /^Who\b/.test(draft.question));

/** From this share of common words on, two stems ask the same. */
const sameStem = 0.6;
/** Two speeches have the words of their question in common. */
const sameSpeech = 0.75;

/** Kinds whose questions have one form. */
const formal: ReadonlySet<Fact['kind']> = new Set(['order', 'word']);

/** Whether a fact says and asks something else than those chosen, and neither gives the other away. */
function isNew(fact: Fact, chosen: readonly Fact[]): boolean {
  const { draft, kind } = fact;
  const [key, said, stem] = [comparable(draft.correct), saidBy(draft), new Set(tokensOf(draft.question))];
  const options = optionsOf(draft).sort().join('|');
  return chosen.every((other) => {
    const otherKey = comparable(other.draft.correct);
    const otherStem = new Set(tokensOf(other.draft.question));
    const shared = [...stem].filter((word) => otherStem.has(word)).length;
    if (said === saidBy(other.draft)) return false;
    if (key === otherKey && !(isAboutPerson(fact) && isAboutPerson(other)) && kind !== 'number') return false;
    const same = kind === 'speech' || (isAboutPerson(fact) && isAboutPerson(other)) ? sameSpeech : sameStem;
    // "Which of these comes first?", "Which of these words means …?": most of the stem is the question's form.
    if (shared / Math.min(stem.size, otherStem.size) >= same && !(formal.has(kind) && formal.has(other.kind)))
      return false;
    // "Poisson" and "Siméon Poisson" for the same deed.
    const isOneKey = hasPhrase(key, otherKey) || hasPhrase(otherKey, key);
    if (isOneKey && [...stem].filter((word) => word.length > 3 && otherStem.has(word)).length > wordsToTell)
      return false;
    // Two orders of one event: the one item shows a part of the other's answer.
    if (asksForOrder(fact) && asksForOrder(other) && sharesEvent(draft, other.draft)) return false;
    if (options === [otherKey, ...other.draft.distractors.map(comparable)].sort().join('|')) return isAboutPerson(fact);
    return !tells(fact, otherKey, otherStem) && !tells(other, key, stem);
  });
}

/** "Which of these happens first?", not "What happened in 1821?" */
const asksForOrder = ({ kind, draft }: Fact): boolean => kind === 'order' && !/\p{Nd}{4}/u.test(draft.question);

/** Whether two items have an option in common, or one asks about an option of the other. */
function sharesEvent(one: QuizDraft, other: QuizDraft): boolean {
  const [mine, theirs] = [optionsOf(one), optionsOf(other)];
  return (
    mine.some((option) => theirs.includes(option) || hasPhrase(comparable(other.question), option)) ||
    theirs.some((option) => hasPhrase(comparable(one.question), option))
  );
}

const optionsOf = ({ correct, distractors }: QuizDraft): string[] => [correct, ...distractors].map(comparable);

/** Sentences that differ only in their numbers say the same thing. */
const saidBy = ({ evidence }: QuizDraft): string => evidence.replace(/\p{Nd}+/gu, '0');

/** Whether the stem of one, or an option that is a statement, names the key of another with which it shares words. */
function tells({ draft }: Fact, key: string, stem: ReadonlySet<string>): boolean {
  const long = [draft.correct, ...draft.distractors].filter((option) => option.split(' ').length >= wordsOfStatement);
  return [draft.question, ...long].some(
    (told) =>
      hasPhrase(comparable(told), key) &&
      tokensOf(told).filter((word) => word.length > 3 && stem.has(word)).length >= wordsToTell,
  );
}

/** Options from this length on state something themselves. */
const wordsOfStatement = 4;
/** Words of more than three letters that two stems about one fact have in common. */
const wordsToTell = 2;
