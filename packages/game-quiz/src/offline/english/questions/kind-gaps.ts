import type { Fact } from '../../facts/facts.js';
import { describes } from '../distractors.js';
import { singularOf } from '../noun-classes.js';
import type { Clause } from '../reading/clause.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import { pronounUse } from '../references/pronouns.js';
import { gapIn, statedOf } from '../stated.js';
import { asked, evidenceOf, isTorn, leadOf, wordsBetween } from './wording.js';

/** Minimum kinds of a thing that a text tells apart. */
const minKinds = 3;

/** One kind of a thing: "contour feathers". */
interface Kind {
  /** "contour" */
  readonly word: string;
  readonly form: RegExp;
  readonly thing: Mentioned;
}

const families = new WeakMap<EnglishText, ReadonlyMap<string, readonly Kind[]>>();

/** The kinds that a text tells apart, by what they are kinds of. */
function familiesOf(text: EnglishText): ReadonlyMap<string, readonly Kind[]> {
  const known = families.get(text);
  if (known !== undefined) return known;
  const found = new Map<string, Map<string, { readonly first: Omit<Kind, 'form'>; count: number }>>();
  const no = new Set<string>();
  for (const sentence of text.sentences)
    for (const thing of sentence.mentioned) {
      const word = kindWordIn(sentence, thing);
      if (word === undefined) continue;
      const head = singularOf(thing.head);
      if (isAlias(sentence, thing)) no.add(`${word} ${head}`);
      const kinds = found.get(head) ?? new Map<string, { readonly first: Omit<Kind, 'form'>; count: number }>();
      const kind = kinds.get(word) ?? { first: { word, thing }, count: 0 };
      kind.count += isTerm(sentence, thing) ? timesOfTerm : 1;
      kinds.set(word, kind);
      found.set(head, kinds);
    }
  const all = new Map(
    [...found].flatMap(([head, kinds]) => {
      // What the text speaks of once, in passing, is no kind that it tells apart.
      const sure = [...kinds.values()]
        .filter(
          ({ count, first }) =>
            !no.has(`${first.word} ${head}`) && count >= timesOfTerm + (describes.test(`${first.word} `) ? 1 : 0),
        )
        .sort((a, b) => b.count - a.count);
      return sure.length < minKinds
        ? []
        : [[head, sure.map(({ first }) => ({ ...first, form: formOf(first.word) }))] as const];
    }),
  );
  families.set(text, all);
  return all;
}

/** So many mentions make two words a term. */
const timesOfTerm = 2;

/** Whether a sentence is about a kind, or lists it with others: "long bones, short bones, and flat bones". */
function isTerm({ tokens }: ReadSentence, { phrase, head, role }: Mentioned): boolean {
  if (role === 'subject' && phrase.first === 0) return true;
  return (
    [phrase.head + 3, phrase.head - 3].some((at) => tokens[at]?.lower === head) ||
    [phrase.head + 2, phrase.head - 2].some((at) => tokens[at]?.lower === head)
  );
}

/** ", or cuboidal bones": another word for the one before; "two types of flight feathers": more than one kind. */
const isAlias = ({ tokens }: ReadSentence, { phrase }: Mentioned): boolean =>
  tokens[phrase.first - 1]?.lower === 'or' ||
  (tokens[phrase.first - 1]?.lower === 'of' &&
    /^(?:types?|kinds?|sorts?|groups?|class(?:es)?|forms?)$/.test(tokens[phrase.first - 2]?.lower ?? ''));

/** Questions and gaps for one kind of a thing, among the other kinds that the text tells apart. */
export function kindQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const asSubject = whichKind(sentence, text);
  return asSubject.length > 0 ? asSubject : kindGaps(sentence, text);
}

/** "Sesamoid bones develop inside tendons." asks "Which bones develop inside tendons?". */
function whichKind(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause, subject } = sentence;
  if (clause === undefined || subject === undefined || clause.subjectLast !== subject.phrase.last) return [];
  const word = kindWordIn(sentence, subject);
  const lead = leadOf(clause);
  if (word === undefined || lead === undefined || isTorn(clause)) return [];
  const said = clause.tokens.slice(clause.predicate, clause.until);
  if (!pronounUse(said, subject).clear || !pronounUse(clause.tokens.slice(...lead.kept), subject).clear) return [];
  const wh = `${lead.before === '' ? 'Which' : `${lead.before}which`} ${subject.phrase.plural ? '' : 'kind of '}${subject.head}`;
  const question = asked(wh, wordsBetween(clause, clause.predicate, clause.until), lead.after);
  const own = rootsOf(subject.head);
  const stem = new Set([...rootsOf(question)].filter((root) => !own.has(root)));
  // "are small bones" is true of other kinds as well.
  // "Which bones are small bones?"
  const predicate = wordsBetween(clause, clause.predicate, clause.until);
  if (clause.copula && new RegExp(`\\b${subject.head}\\b`, 'u').test(predicate)) return [];
  if (stem.size < minRoots || question.split(' ').length > maxWords || isGeneral(clause)) return [];
  return factOf(`${word} ${subject.head}`, question, subject, stem, 9, sentence, text);
}
const minRoots = 3;
const maxWords = 26;

/** What kinds have in common: "are often used", "are a group of bones". */
const isGeneral = ({ copula, tokens, rest }: Clause): boolean =>
  copula && /^(?:an?|the|one|also|often|not|very|more|most|important|common|used)$/.test(tokens[rest]?.lower ?? '');

/** "Britain is a(n) _____.": a kind of a thing that the sentence has besides its subject. */
function kindGaps(sentence: ReadSentence, text: EnglishText): Fact[] {
  const stated = statedOf(sentence, text);
  if (stated === undefined) return [];
  return sentence.mentioned.flatMap((key): Fact[] => {
    const word = kindWordIn(sentence, key);
    if (word === undefined) return [];
    const said = key.text.replace(/^(?:the|an?) /, '');
    const question = gapIn(stated, said, 'class');
    // "they" may mean the kind itself.
    if (question === undefined || /_____.*\b(?:they|them|their|it|its)\b/u.test(question)) return [];
    const stem = rootsOf(question);
    // Another noun of the family in the stem shows or excludes what is asked.
    if ([...rootsOf(key.head)].some((root) => stem.has(root))) return [];
    return factOf(said, question, key, stem, 6, { ...sentence, from: sentence.from }, text);
  });
}

function factOf(
  correct: string,
  question: string,
  key: Mentioned,
  stem: ReadonlySet<string>,
  value: number,
  sentence: ReadSentence,
  text: EnglishText,
): Fact[] {
  const family = familiesOf(text).get(singularOf(key.head)) ?? [];
  if (family.length === 0) return [];
  // "longer" and "sesame" tell "long" and "sesamoid".
  if (formOf(correct.slice(0, correct.indexOf(' '))).test(question)) return [];
  const others = family.flatMap(({ word, form, thing }) => {
    const option = `${word} ${key.head}`;
    const isSame =
      correct.includes(word) ||
      form.test(question) ||
      [...rootsOf(word)].some((root) => stem.has(root)) ||
      !areBeside(`${word} ${thing.head}`, correct, text);
    return isSame || saysTheSame(`${word} ${thing.head}`, key, stem, text) ? [] : [option];
  });
  const distractors = [...new Set(others)].slice(0, 3);
  if (distractors.length < 2) return [];
  const draft = { evidence: evidenceOf(sentence, text), question, correct, distractors };
  return [{ kind: 'class', draft, sentence: sentence.index, value }];
}

/** Finds words that begin as this one. */
const formOf = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${word.slice(0, Math.max(4, Math.min(5, word.length)))}`, 'iu');

/**
 * Whether the text sets two kinds beside each other, in a list or as subjects of one paragraph: only then do they
 * divide one thing in one way.
 */
function areBeside(one: string, other: string, { byHead, source }: EnglishText): boolean {
  const sentences = byHead.get(one.slice(one.indexOf(' ') + 1)) ?? [];
  const about = (kind: string) =>
    sentences
      .filter(({ text }) => text.toLowerCase().startsWith(kind))
      .map(({ index }) => source.reading.sentences[index]?.paragraph);
  const isListed = sentences.some(({ text }) => {
    const lower = text.toLowerCase();
    const [from, to] = [lower.indexOf(one), lower.indexOf(other)].sort((a, b) => a - b) as [number, number];
    const between = lower.slice(from, to);
    return from !== -1 && between.length < maxBetween && /,|\b(?:and|or)\b/.test(between);
  });
  return isListed || about(one).some((paragraph) => about(other).includes(paragraph));
}
const maxBetween = 90;

/** Share of the question's words in a sentence about another kind from which that kind is as right. */
const shareOfSame = 0.7;

/** Whether the text names another kind beside the key, or says nearly the same of it. */
const saysTheSame = (kind: string, key: Mentioned, stem: ReadonlySet<string>, text: EnglishText): boolean =>
  (text.byHead.get(kind.slice(kind.indexOf(' ') + 1)) ?? []).some((sentence) => {
    if (!sentence.text.toLowerCase().includes(kind)) return false;
    const shared = [...stem].filter((root) => sentence.roots.has(root)).length;
    return sentence.index === key.sentence || shared / Math.max(1, stem.size) >= shareOfSame;
  });

/** Adjectives of kinds: "genetic", "tidal". */
const relational = /(?:al|ic|ary|ular|oid|ine|ive|ile|ous|ite|ian)$/;
const general =
  /^(?:several|special|speciali[sz]ed|general|typical|actual|real|total|final|usual|normal|central|additional|traditional|original|equal|local|national|international|individual|initial|essential|crucial|critical|basic|specific|certain|various|famous|serious|dangerous|numerous|previous|obvious|enormous|massive|extensive|expensive|positive|negative|effective|attractive|successive|alternative|native|public|different|potential|possible|own|other|main|such|same|whole|entire|new|modern|another|no|certain|recent|following)$/;

/** The one word before a noun that may name a kind of it: a noun or an adjective; undefined where there is none. */
function kindWordIn({ tokens, clause }: ReadSentence, { phrase, text, head, role }: Mentioned): string | undefined {
  if (phrase.name || phrase.number !== undefined || !/^(?:none|a|the)$/.test(phrase.determiner)) return undefined;
  const [word = '', noun, ...more] = text.replace(/^(?:the|an?) /, '').split(' ');
  const token = (role === 'subject' ? (clause?.tokens ?? tokens) : tokens)[phrase.head - 1];
  if (noun !== head || more.length > 0 || token === undefined || !/^\p{Ll}[\p{Ll}-]+$/u.test(word)) return undefined;
  if (general.test(word)) return undefined;
  const isAdjective =
    phrase.determiner !== 'the' &&
    token.is('Adjective') &&
    !token.is('Comparative') &&
    !token.is('Superlative') &&
    (relational.test(word) || describes.test(`${word} `) || !/(?:ing|ful|less|able|ible)$/.test(word));
  return (token.is('Noun') && !token.is('Gerund')) || isAdjective ? word : undefined;
}
