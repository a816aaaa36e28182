import { seedFrom, shuffle } from '@ludotext/engine/game';
import { gapSign } from '../../../item-parts.js';
import { feelings, qualities } from '../../../languages/en-qualities.js';
import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import { type EnglishText, type ReadSentence, rootsOf, verbOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { evidenceOf, isNamed, leadOf, wordsBetween } from './wording.js';

/** The other qualities for each word, one word of each. */
const contraries = new Map<string, readonly string[]>();
for (const row of qualities) {
  const [keys = '', only] = row.split(' ~ ');
  const groups = `${keys}${only === undefined ? '' : ` | ${only}`}`.split(' | ').map((group) => group.split('/'));
  for (const own of only === undefined ? groups : groups.slice(0, -1))
    for (const word of own)
      if (!contraries.has(word))
        contraries.set(
          word,
          groups.flatMap((group) => (group === own ? [] : [group[0] ?? ''])),
        );
}

const kinds = feelings.map(({ words, near, before }) => ({
  words: words.split('/'),
  near: wordSet(near),
  before: wordSet(before),
}));

/** Verbs that give a quality, and words that stand before one. */
const giving = wordSet('be become feel seem look turn remain stay grow get sound');
const degree = wordSet(
  'very so too quite extremely really always often usually generally now completely rather terribly',
);
const closes =
  /^(?:when|because|as|while|that|to|of|with|about|at|and|but|in|on|after|before|for|if|by|from|than|until|since|during)$/;

/** "Anna was very proud of her house." leaves out "proud", among feelings that she does not have. */
export function qualityGaps(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause, subject } = sentence;
  if (
    clause === undefined ||
    subject === undefined ||
    !isNamed(subject) ||
    clause.passive ||
    subject.phrase.number !== undefined
  )
    return [];
  if (!clause.copula && !giving.has(verbOf(clause, text.tagger))) return [];
  const { tokens, rest, until } = clause;
  let at = rest;
  while (degree.has(tokens[at]?.lower ?? '')) at++;
  const key = tokens[at];
  const next = at + 1 < until ? tokens[at + 1] : undefined;
  const lead = leadOf(clause);
  if (
    key === undefined ||
    lead === undefined ||
    at >= until ||
    (next !== undefined && key.post === ' ' && !closes.test(next.lower))
  )
    return [];
  // "as hot as", "too hot to": more than the quality.
  if (
    tokens.slice(rest, at).some(({ lower }) => /^(?:so|too|as)$/.test(lower)) ||
    /^(?:as|than)$/.test(next?.lower ?? '')
  )
    return [];
  const isPerson = subject.kind === 'person' || subject.kind === 'animal';
  if (lead.after.includes(subject.text)) return [];
  const options = others(key, key.post === ' ' ? next?.lower : undefined, isPerson, sentence);
  const around = [...tokens.slice(clause.predicate, at), ...tokens.slice(at + 1, until)];
  if (options.length < 2 || !pronounUse(around, subject).clear) return [];
  if (!pronounUse(tokens.slice(...lead.kept), subject).clear) return [];
  const behind = wordsBetween(clause, at + 1, until).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '');
  const ahead = `${lead.before}${sentence.subjectInside} ${wordsBetween(clause, clause.predicate, at)}`;
  const question = `${ahead.charAt(0).toUpperCase()}${ahead.slice(1)} ${gapSign}${behind === '' ? '' : ` ${behind}`}${lead.after}.`;
  const stem = rootsOf(question.replace(gapSign, ''));
  if (
    stem.size < 2 ||
    question.split(' ').length > 24 ||
    options.some((option) => stem.has([...rootsOf(option)][0] ?? '-'))
  )
    return [];
  const draft = { evidence: evidenceOf(sentence, text), question, correct: key.text, distractors: options };
  return [{ kind: 'contrast', draft, sentence: sentence.index, value: 6 + Math.min(2, stem.size / 4) }];
}

/** What the subject is not: contrary qualities, or feelings that nobody has at the same time. */
function others(
  { lower, text }: Token,
  follows: string | undefined,
  isPerson: boolean,
  sentence: ReadSentence,
): string[] {
  const own = kinds.find(({ words }) => words.includes(lower));
  if (own === undefined) return follows === 'of' || follows === 'with' ? [] : [...(contraries.get(lower) ?? [])];
  if (!isPerson) return [];
  const needs = follows !== undefined && /^(?:of|to|that|with|at|about)$/.test(follows) ? follows : undefined;
  const said = sentence.text.toLowerCase();
  const fitting = kinds.flatMap(({ words, before }) => {
    const [first = ''] = words;
    const isNear = own.near.has(first) || words === own.words || words.some((word) => said.includes(word));
    return isNear || (needs !== undefined && !before.has(needs)) ? [] : [first];
  });
  return shuffle(fitting, seedFrom(sentence.text, text)).slice(0, 3);
}
