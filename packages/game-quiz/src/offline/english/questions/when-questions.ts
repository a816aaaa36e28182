import type { Fact } from '../../facts/facts.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { kindOfNoun } from '../reading/words.js';
import { pronounUse } from '../references/pronouns.js';
import { asked, evidenceOf, isNamed, leadOf, movedVerb, wordsBetween } from './wording.js';

/** A clause or phrase that says when: "when the rain stopped", "after the war". */
interface Time {
  readonly words: string;
  readonly tokens: readonly Token[];
  /** Undefined where it has no verb. */
  readonly past: boolean | undefined;
  readonly roots: ReadonlySet<string>;
  readonly sentence: number;
  /** Its first word in the sentence, and one after its last. */
  readonly from: number;
  readonly to: number;
}

/** Minimum and maximum words of a time. */
const size = { min: 3, max: 12 } as const;

/** "Anna opened the window when the rain stopped." asks "When did Anna open the window?". */
export function whenQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause, subject } = sentence;
  if (clause === undefined || subject === undefined || !isNamed(subject)) return [];
  const { tokens } = clause;
  const own = timesIn({ ...sentence, tokens });
  const [key] = own.filter(({ from, to }) =>
    from === 0 ? to === clause.lead + 1 : from > clause.verb && to >= clause.until,
  );
  if (key === undefined || own.length > 1) return [];
  const lead = leadOf(clause);
  if (key.from !== 0 && (lead === undefined || lead.before !== '' || lead.after !== '')) return [];
  const until = Math.min(clause.end, key.from === 0 ? clause.until : key.from);
  // "He rose and left when the bell rang": the time is that of the last verb.
  if (key.from !== 0 && clause.end < key.from) return [];
  const asks = tokens.slice(clause.predicate, until);
  if (until <= clause.rest && !clause.copula && asks.length < 2) return [];
  if (!pronounUse(asks, subject).clear || !pronounUse(key.tokens, subject).clear) return [];
  const verb = movedVerb(clause, text.tagger);
  const question = asked(
    'when',
    verb.moved,
    sentence.subjectInside,
    verb.stays,
    wordsBetween(clause, clause.rest, until),
  );
  const stem = rootsOf(question);
  if (stem.size < 2 || question.split(' ').length > 20 || [...key.roots].every((root) => stem.has(root))) return [];
  const distractors = otherTimes(key, subject, sentence, text);
  if (distractors.length < 2) return [];
  const draft = { evidence: evidenceOf(sentence, text), question, correct: key.words, distractors };
  return [{ kind: 'time', draft, sentence: sentence.index, value: 7 + Math.min(1.5, stem.size / 4) }];
}

/** Other times of the text, as long as the key, of sentences that say nothing of what is asked. */
function otherTimes(key: Time, subject: Mentioned, sentence: ReadSentence, text: EnglishText): string[] {
  const own = rootsOf(sentence.text);
  const near = allTimes(text).flatMap((time) => {
    const ratio = time.words.length / key.words.length;
    if (Math.abs(time.sentence - sentence.index) < 2 || ratio < 0.5 || ratio > 2) return [];
    if (time.past !== undefined && key.past !== undefined && time.past !== key.past) return [];
    const use = pronounUse(time.tokens, subject);
    if (!use.clear || (use.gender !== undefined && use.gender !== subject.gender)) return [];
    if ([...time.roots].some((root) => own.has(root) && root !== subject.head.slice(0, 6))) return [];
    const apart = Math.min(20, Math.abs(time.sentence - sentence.index)) / 2;
    return [{ time, distance: apart + Math.abs(Math.log(ratio)) * 8 + (time.past === key.past ? 0 : 4) }];
  });
  const chosen: Time[] = [];
  for (const { time } of near.sort((a, b) => a.distance - b.distance)) {
    if (chosen.length === 3) break;
    if (chosen.every(({ roots }) => ![...roots].some((root) => time.roots.has(root)))) chosen.push(time);
  }
  return chosen.map(({ words }) => words);
}

const found = new WeakMap<EnglishText, readonly Time[]>();

function allTimes(text: EnglishText): readonly Time[] {
  const known = found.get(text) ?? text.sentences.filter(({ tokens }) => tokens[0]?.start === 0).flatMap(timesIn);
  found.set(text, known);
  return known;
}

const opening = /^(?:when|after|before|until|during|while)$/;
const unclear =
  /[,;:()[\]"“”–—]|\b(?:this|that|these|those|such|it|its|they|their|them|him|you|your|we|our|i|my|which|who|because|if|but|so|also|another|other|one|then|there|not|and then)\b/i;

function timesIn({ tokens, text, index }: Pick<ReadSentence, 'tokens' | 'text' | 'index'>): Time[] {
  const times: Time[] = [];
  for (let at = 0; at < tokens.length - 2; at++) {
    const token = tokens[at] as Token;
    const before = tokens[at - 1];
    const next = tokens[at + 1] as Token;
    if (!opening.test(token.lower) || token.post !== ' ') continue;
    // "the day when", "long after": words that belong to another one.
    if (
      before !== undefined &&
      /^(?:shortly|long|soon|just|ever|even|and|or|not|only|as|to|is|was|know|knew|of|from|day|time|moment|year|days|years|months|weeks|hours|minutes|night|morning|especially|particularly)$/.test(
        before.lower,
      )
    )
      continue;
    if (next.is('Verb') && !next.is('Gerund') && !next.is('Noun')) continue;
    const end = tokens.findIndex(({ post }, place) => place > at && /[,;:.()!?–—]/.test(post));
    const to = (end === -1 ? tokens.length - 1 : end) + 1;
    const inside = tokens.slice(at, to);
    const words = text.slice(token.start, tokens[to - 1]?.end);
    const verb = inside.find(
      (word) => word.is('Verb') && !word.is('Gerund') && !word.is('Infinitive') && !word.is('Participle'),
    );
    const count = inside.length;
    at = to - 1;
    if (count < size.min || count > size.max || unclear.test(words)) continue;
    const isClause = verb !== undefined;
    if (/^(?:when|while|until)$/.test(token.lower) && !isClause && !next.is('Gerund')) continue;
    if (!isClause && kindOfNoun(tokens[to - 1]?.lower ?? '') === 'person') continue;
    times.push({
      words: words.charAt(0).toLowerCase() + words.slice(1),
      tokens: inside,
      past: isClause ? verb.is('PastTense') || /^(?:was|were|had|could|would)$/.test(verb.lower) : undefined,
      roots: rootsOf(words),
      sentence: index,
      from: tokens.indexOf(token),
      to,
    });
  }
  return times;
}
