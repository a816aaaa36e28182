import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import type { Clause } from '../reading/clause.js';
import { nounPhraseAt } from '../reading/noun-phrase.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf, verbOf } from '../reading/sentence.js';
import { kindOfNoun } from '../reading/words.js';
import { pronounUse } from '../references/pronouns.js';
import { areApart } from '../references/same-person.js';
import { asked, evidenceOf, isNamed, join, leadOf, wordsBetween } from './wording.js';

/** What a sentence tells of somebody's past: what he did, or what happened to him. */
interface Told {
  /** As an answer: "built a boat", "He was made a general". */
  readonly words: string;
  readonly roots: ReadonlySet<string>;
  /** "in 1661", "after the battle"; empty if the sentence gives no time of its own. */
  readonly time: string;
  readonly passive: boolean;
  readonly sentence: ReadSentence;
  readonly subject: Mentioned;
}

/** Minimum and maximum words of an answer, its pronoun included. */
const size = { min: 3, max: 16 } as const;

/** "In 1661 Anna entered the service of the king." asks "What did Anna do in 1661?". */
export function actionQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const told = toldIn(sentence, text);
  if (told === undefined || told.time === '' || told.subject.phrase.determiner === 'a') return [];
  const { subjectInside } = sentence;
  const question = told.passive
    ? asked('what happened to', subjectInside, told.time)
    : asked('what did', subjectInside, 'do', told.time);
  return factOf(told, question, text, 8);
}

function factOf(told: Told, question: string, text: EnglishText, value: number): Fact[] {
  const stem = rootsOf(`${told.time} ${told.subject.text}`);
  if (question.split(' ').length > 24 || [...told.roots].some((root) => stem.has(root))) return [];
  const distractors = othersOf(told, text);
  if (distractors.length < 2) return [];
  const { sentence, words } = told;
  const draft = { evidence: evidenceOf(sentence, text), question, correct: words, distractors };
  return [{ kind: 'action', draft, sentence: sentence.index, value: value + Math.min(1, told.roots.size / 8) }];
}

/** What else is told, in the same form: of the same one at another time, or of others who are certainly others. */
function othersOf(told: Told, text: EnglishText): string[] {
  const own = rootsOf(told.sentence.text);
  const pronoun = told.passive ? told.words.slice(0, told.words.indexOf(' ') + 1) : '';
  const near = allTold(text).flatMap((other) => {
    if (other.sentence.index === told.sentence.index || other.passive !== told.passive) return [];
    const isSame = other.subject.head === told.subject.head;
    // Without a time, or in a long one, what the same one did elsewhere is right as well.
    // What has no year of its own may fall into the one asked for.
    if (hasYear.test(told.time) && isSame && !hasYear.test(other.time)) return [];
    if (isSame ? isLong.test(told.time) || other.time === told.time : !isApart(told.subject, other, text)) return [];
    const words = told.passive ? pronoun + other.words.slice(other.words.indexOf(' ') + 1) : other.words;
    if (
      pronounFor(other.subject) !== pronounFor(told.subject) &&
      /\b(?:his|her|their|its|himself|herself|them|each)\b/.test(other.words)
    )
      return [];
    if (told.subject.phrase.plural !== other.subject.phrase.plural && told.passive) return [];
    const ratio = words.length / told.words.length;
    const shared = [...other.roots].filter((root) => own.has(root));
    if (ratio < 0.55 || ratio > 1.8 || shared.length > 1 || shared.some((root) => told.roots.has(root))) return [];
    const distance =
      Math.min(20, Math.abs(other.sentence.index - told.sentence.index)) / 2 + Math.abs(Math.log(ratio)) * 10;
    return [{ words, roots: other.roots, distance: distance + (isSame ? 0 : 4) }];
  });
  const chosen: (typeof near)[number][] = [];
  for (const other of near.sort((a, b) => a.distance - b.distance)) {
    if (chosen.length === 3) break;
    if (chosen.every(({ roots }) => ![...roots].some((root) => other.roots.has(root)))) chosen.push(other);
  }
  return chosen.map(({ words }) => words);
}

const hasYear = /\b(?:1\d|20)\d{2}\b/;
const isLong = /^(?:$|(?:\p{L}+ )?(?:after|before|until|since|from)\b(?! \p{L}+ing\b))/iu;

/** Whether another one is told of, and the one asked about has no part in it. */
const isApart = (subject: Mentioned, { subject: other, sentence }: Told, text: EnglishText): boolean =>
  subject.kind === other.kind &&
  (subject.kind !== 'person' || areApart(subject, other, text)) &&
  !sentence.tokens.some(({ lower }) => lower.replace(/['’]s$/, '') === subject.head);

const found = new WeakMap<EnglishText, readonly Told[]>();

function allTold(text: EnglishText): readonly Told[] {
  const known = found.get(text) ?? text.sentences.flatMap((sentence) => toldIn(sentence, text) ?? []);
  found.set(text, known);
  return known;
}

/** Verbs that tell of no deed. */
const noDeed = wordSet(
  'be have say tell ask think feel know seem become believe want need like love hate remain appear mean prefer belong own consist look sound include contain involve cost weigh',
);

function toldIn(sentence: ReadSentence, text: EnglishText): Told | undefined {
  const { clause, subject } = sentence;
  if (clause === undefined || subject === undefined || !isNamed(subject) || !clause.past || clause.copula)
    return undefined;
  if (!/^(?:person|organisation|place)$/.test(subject.kind) || (subject.kind === 'place' && !subject.phrase.name))
    return undefined;
  const isPassive = clause.passive && /^(?:was|were)$/.test(clause.tokens[clause.auxiliary ?? -1]?.lower ?? '');
  if ((clause.auxiliary !== undefined && !isPassive) || noDeed.has(verbOf(clause, text.tagger))) return undefined;
  const pronoun = isPassive ? pronounFor(subject) : '';
  const lead = leadOf(clause);
  if (pronoun === undefined || lead === undefined) return undefined;
  const ahead = clause.lead === -1 ? '' : timeAhead(clause, lead.before, lead.after);
  const end = Math.min(clause.end, endOfDeed(clause));
  const behind = timeBehind(clause, end);
  const until = behind ?? end;
  const tail = until === end ? '' : wordsBetween(clause, until, end);
  // "What did the monk do when he had left?"
  const own = clause.tokens[clause.subject.first]?.lower ?? '';
  const time = join(tail, ahead ?? '').replace(subject.text, /^s?he$/.test(own) ? own : subject.text);
  if (ahead !== undefined && ahead !== '' && !pronounUse(clause.tokens.slice(...lead.kept), subject).clear)
    return undefined;
  if (!pronounUse(clause.tokens.slice(clause.predicate, end), subject).clear) return undefined;
  const words = join(pronoun, wordsBetween(clause, clause.predicate, until));
  const count = words.split(' ').length;
  const roots = rootsOf(words);
  if (count < size.min || count > size.max || roots.size < 2 || unclear.test(words)) return undefined;
  return { words, roots, time, passive: isPassive, sentence, subject };
}

const unclear =
  /[,;:()[\]"“”–—]|\b(?:also|however|therefore|thus|then|too|again|another|others?|such|this|that|these|those|there|early|age|not|when|while|because|which|who|if|as)\b|\b(?:the|an?|and|or|of|to|in)$/i;

function pronounFor({ kind, gender, phrase }: Mentioned): string | undefined {
  if (phrase.plural) return 'They';
  if (kind === 'person') return gender === 'male' ? 'He' : gender === 'female' ? 'She' : undefined;
  return 'It';
}

/** Where a deed ends: at a comma that opens no list. */
function endOfDeed({ tokens, rest, until }: Clause): number {
  const comma = tokens.findIndex(({ post }, index) => index >= rest && index < until - 1 && /^[,(]/.test(post));
  if (comma === -1) return until;
  const next = tokens[comma + 1];
  const opensNew =
    next?.is('Gerund') ||
    next?.is('Preposition') ||
    next?.is('PastTense') ||
    next?.is('Auxiliary') ||
    next?.is('Copula') ||
    /^(?:but|then|so)$/.test(next?.lower ?? '');
  return opensNew ? comma + 1 : until;
}

/** The time that opens a clause, as a question ends with it; undefined if it opens with something else. */
function timeAhead({ tokens, lead }: Clause, before: string, after: string): string | undefined {
  if (after !== '')
    return /^ ?(?:when|after|before|while|as soon as|once|until)\b/.test(after) ? after.trim() : undefined;
  if (before === '') return '';
  const words = before.replace(/,? $/, '');
  const isTime =
    /\b\d{4}\b|\bage of\b/.test(words) ||
    (/^(?:In|At|On|During) /.test(words) && /.\b\p{Lu}\p{Ll}/u.test(words)) ||
    (/^(?:After|Before|During|Upon|On hearing|On learning) /.test(words) &&
      kindOfNoun(tokens[lead]?.lower ?? '') !== 'time');
  return isTime ? words.charAt(0).toLowerCase() + words.slice(1) : undefined;
}

/** Where a time begins that ends a clause: "in 1661", "on 6 May 1661", "after the battle", "when she came in". */
function timeBehind({ tokens, rest }: Clause, until: number): number | undefined {
  for (let at = rest + 1; at < until - 1; at++) {
    const { lower } = tokens[at] as { lower: string };
    const next = tokens[at + 1];
    if (next === undefined || /[,;(]/.test(tokens[at - 1]?.post ?? '')) continue;
    const opens = /^(?:when|after|before|until|while|during)$/.test(lower);
    if (opens && (next.is('Pronoun') || next.is('Determiner') || next.is('ProperNoun') || next.is('Gerund')))
      return /^(?:shortly|soon|immediately|just|right|long)$/.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
    if (!/^(?:in|on|at|from|by)$/.test(lower)) continue;
    const rests = tokens.slice(at + 1, until).map(({ text }) => text);
    const isDate =
      rests.length <= 4 && /\b1\d{3}|\b20\d\d/.test(rests.join(' ')) && rests.every((word) => dated.test(word));
    if (isDate) return at;
    const phrase = nounPhraseAt(tokens, at + 1);
    if (/^(?:in|on)$/.test(lower) && phrase?.last === until - 1 && /^\d{4}s?$/.test(tokens[until - 1]?.text ?? ''))
      return at;
  }
  return undefined;
}

const dated =
  /^(?:\d{1,4}(?:st|nd|rd|th|s)?|January|February|March|April|May|June|July|August|September|October|November|December|early|late|mid|the|of|spring|summer|autumn|fall|winter)$/;
