import { type ItemContext, isRejected, type OfflineRequest, primarySubtag, readText } from '@ludotext/engine/game';
import { comparable, hasPhrase, tokensOf } from '../comparable.js';
import { finish, type QuizDraft } from '../draft.js';
import type { QuizItem } from '../item.js';
import { validate } from '../validate.js';
import { englishFacts } from './english/english-facts.js';
import { type Fact, factsOf } from './facts/facts.js';
import { sourceOf } from './source/source.js';

/**
 * Writes questions from the text's own sentences, the best of each stretch first; fewer than asked when the text has no
 * more good ones. Deterministic, and linear in the length of the text.
 */
export async function write(text: string, request: OfflineRequest): Promise<QuizDraft[]> {
  return (await chosenFacts(text, request)).map(({ draft }) => draft);
}

/** The facts that become questions, with their kinds. */
export async function chosenFacts(text: string, request: OfflineRequest): Promise<Fact[]> {
  const { count, language, seed } = request;
  const reading = readText(text);
  const source = sourceOf(reading, primarySubtag(language));
  const facts = source.language === 'en' ? await englishFacts(source, count, seed) : factsOf(source, seed);
  return choose(spread(facts, count, reading.sentences.length), count, {
    text,
    language,
    origin: 'offline',
    kept: [],
    seed,
  });
}

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
const asksForNumber = ({ kind }: Fact): boolean => kind === 'number' || kind === 'year';

/** How many of a set's items may be of a kind of which some are enough; one may always, and two where many are asked. */
const most = (share: number, items: number, count: number): number =>
  Math.max(count > fewItems ? 2 : 1, Math.floor(items * share));
const fewItems = 5;

/** Maximum facts tried per item wanted: each try searches the whole text. */
const triesPerItem = 6;

/**
 * The first facts whose items have no finding that speaks against them, each of another sentence and with another
 * answer, none giving another away; not too many of them numbers.
 */
function choose(facts: readonly Fact[], count: number, context: ItemContext<QuizItem>): Fact[] {
  const chosen: Fact[] = [];
  const postponed: Fact[] = [];
  const kept: QuizItem[] = [];
  let tries = count * triesPerItem;
  const take = (fact: Fact): void => {
    if (chosen.length === count || tries === 0 || !isNew(fact, chosen)) return;
    if (isTooMany(fact, chosen, count, count)) {
      postponed.push(fact);
      return;
    }
    tries -= 1;
    const item = finish(fact.draft, context);
    const findings = validate(item, { ...context, kept });
    // A question with changed wording must have no findings at all.
    if (isRejected(findings) || (findings.length > 0 && !fact.draft.question.includes('_____'))) return;
    chosen.push(fact);
    kept.push(item);
  };
  for (const fact of facts) take(fact);
  // Of a short set, fewer may be numbers than of the one that was asked for.
  const isOver = (fact: Fact): boolean => {
    const others = chosen.filter((other) => other !== fact);
    return isTooMany(fact, others, chosen.length, count);
  };
  for (let over = chosen.findLastIndex(isOver); over !== -1; over = chosen.findLastIndex(isOver))
    chosen.splice(over, 1);
  return chosen;
}

function isTooMany(fact: Fact, chosen: readonly Fact[], total: number, count: number): boolean {
  const allowed = fact.kind === 'year' ? most(yearShare, total, count) : total;
  return (
    (asksForNumber(fact) && chosen.filter(asksForNumber).length >= most(numberShare, total, count)) ||
    chosen.filter(({ kind }) => kind === fact.kind).length >= allowed ||
    (fact.kind === 'speech' && chosen.filter(({ kind }) => kind === 'speech').length >= most(numberShare, total, count))
  );
}

/** Persons are few: each may be the answer to several questions. */
const isAboutPerson = ({ kind, draft }: Fact): boolean => kind === 'speech' || /^Who\b/.test(draft.question);

/** From this share of common words on, two stems ask the same. */
const sameStem = 0.6;

/** Whether a fact says and asks something else than those chosen, and neither gives the other away. */
function isNew(fact: Fact, chosen: readonly Fact[]): boolean {
  const { draft, kind } = fact;
  const [key, said, stem] = [comparable(draft.correct), saidBy(draft), new Set(tokensOf(draft.question))];
  const options = [key, ...draft.distractors.map(comparable)].sort().join('|');
  return chosen.every((other) => {
    const otherKey = comparable(other.draft.correct);
    const otherStem = new Set(tokensOf(other.draft.question));
    const shared = [...stem].filter((word) => otherStem.has(word)).length;
    if (said === saidBy(other.draft)) return false;
    if (key === otherKey && !(isAboutPerson(fact) && isAboutPerson(other)) && kind !== 'number') return false;
    if (shared / Math.min(stem.size, otherStem.size) >= sameStem && kind !== 'speech') return false;
    if (options === [otherKey, ...other.draft.distractors.map(comparable)].sort().join('|')) return isAboutPerson(fact);
    return !tells(fact, otherKey, shared) && !tells(other, key, shared);
  });
}

/** Sentences that differ only in their numbers say the same thing. */
const saidBy = ({ evidence }: QuizDraft): string => evidence.replace(/\p{Nd}+/gu, '0');

/** Whether a stem names the key of another one with which it shares words. */
const tells = ({ draft }: Fact, key: string, shared: number): boolean =>
  shared >= wordsToTell && hasPhrase(comparable(draft.question), key);

const wordsToTell = 4;
