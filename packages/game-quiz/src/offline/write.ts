import { type ItemContext, isRejected, type OfflineRequest, primarySubtag, readText } from '@ludotext/engine/game';
import { comparable } from '../comparable.js';
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
export async function chosenFacts(text: string, { count, language, seed }: OfflineRequest): Promise<Fact[]> {
  const reading = readText(text);
  const source = sourceOf(reading, primarySubtag(language));
  const facts = source.language === 'en' ? await englishFacts(source, count, seed) : factsOf(source, seed);
  const words = source.language === 'en' ? reading.sentences.reduce((sum, each) => sum + each.words.length, 0) : 0;
  const enough = Math.max(alwaysEnough, Math.ceil(words / wordsPerQuestion));
  return choose(spread(facts, count, reading.sentences.length), count, enough, {
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

/** Kinds of questions with changed word order. */
const made: ReadonlySet<Fact['kind']> = new Set(['subject', 'object', 'action', 'place', 'reason', 'number', 'year']);

/** The poorer kinds of questions are used up to this number, and in English up to one per `wordsPerQuestion` words. */
const alwaysEnough = 3;
const wordsPerQuestion = 130;

/**
 * A gap for a noun, or a question for one by "what" or "where", often has implausible distractors: used only when a
 * text gives little else.
 */
function isPoor({ kind, draft }: Fact): boolean {
  return kind === 'noun' || (asksForThings.has(kind) && !draft.question.startsWith('Who '));
}
const asksForThings: ReadonlySet<Fact['kind']> = new Set(['subject', 'object', 'place']);

/** Maximum facts tried per item wanted: each try searches the whole text. */
const triesPerItem = 6;

/** The first facts whose items have no reject finding, each of another sentence and with another answer. */
function choose(facts: readonly Fact[], count: number, enough: number, context: ItemContext<QuizItem>): Fact[] {
  const chosen: Fact[] = [];
  const postponed: Fact[] = [];
  let speeches = 0;
  const kept: QuizItem[] = [];
  const used = new Set<string>();
  let tries = count * triesPerItem;
  let isStrict = true;
  let isLast = false;
  const take = (fact: Fact): void => {
    const { kind, draft } = fact;
    if (chosen.length === count || tries === 0) return;
    if (isPoor(fact) && chosen.length >= enough) return;
    const isLittleElse = isLast && chosen.length < enough;
    if (kind === 'speech' && !isLittleElse && (speeches + 1) * 3 > Math.max(3, chosen.length + 1)) {
      postponed.push(fact);
      return;
    }
    // Speakers are few: each may be the answer to several questions.
    const key = kind === 'speech' || kind === 'action' ? draft.question : comparable(draft.correct);
    // Sentences that differ only in their numbers say the same thing.
    const said = draft.evidence.replace(/\p{Nd}+/gu, '0');
    if (used.has(`said ${said}`) || used.has(`key ${key}`)) return;
    tries -= 1;
    const item = finish(draft, context);
    const findings = validate(item, { ...context, kept });
    // A question with changed wording must have no findings at all.
    if (isRejected(findings) || (isStrict && findings.length > 0 && made.has(kind))) return;
    chosen.push(fact);
    kept.push(item);
    if (kind === 'speech') speeches += 1;
    used.add(`said ${said}`).add(`key ${key}`);
  };
  facts.filter((fact) => !isPoor(fact)).forEach(take);
  facts.filter((fact) => isPoor(fact) && fact.kind !== 'noun').forEach(take);
  facts.filter(({ kind }) => kind === 'noun').forEach(take);
  // Speech that is too much at the beginning may be little of the whole, or all there is.
  isLast = true;
  postponed.splice(0).forEach(take);
  if (chosen.length > 0) return chosen;
  isStrict = false;
  facts.forEach(take);
  return chosen;
}
