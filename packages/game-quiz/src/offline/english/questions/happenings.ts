import type { Told } from '../../facts/told-order.js';
import { spokenSentences } from '../../source/speeches.js';
import { type EnglishText, type ReadSentence, rootsOf } from '../reading/sentence.js';
import { pronounUse } from '../references/pronouns.js';
import { endOfPhrase, endsWell, hasSecondVerb } from './phrases.js';
import { isNamed, isTorn, wordsBetween } from './wording.js';

/** Minimum share of a story told in the past, and maximum numbers per sentence: reports and articles have more. */
const toldShare = 0.65;
const numbersPerSentence = 0.06;
/** A life or a journey told year by year: minimum years, and minimum share of them that do not go back. */
const years = { count: 5, ahead: 0.85 } as const;
const year = /(?<![\d,.-])(?:1\d|20)\d\d(?![\d,-])/;

/**
 * What happens in a story, or in a life told year by year, one event of a sentence, in the order of its telling; nothing
 * for any other text.
 */
export function happeningsOf(text: EnglishText): Told[] {
  const { reading } = text.source;
  const clauses = text.sentences.flatMap(({ clause }) => clause ?? []);
  const numbers = reading.text.match(/\d+/g)?.length ?? 0;
  if (clauses.filter(({ past }) => past).length <= clauses.length * toldShare) return [];
  const isStory = numbers <= 2 + reading.sentences.length * numbersPerSentence;
  const past = isStory ? new Set<number>() : lookingBack(reading.sentences.map(({ text: said }) => said));
  if (past === undefined) return [];
  const spoken = spokenSentences(reading);
  const told = new Map<number, Told>();
  const names = new Set(
    text.mentioned.flatMap(({ kind, phrase, head }) => (kind === 'person' && phrase.name ? [head] : [])),
  );
  for (const sentence of text.sentences) {
    // The first sentence says what the story is about; "the woman" is one of those whom it names.
    if (sentence.index === 0 || (names.size > 1 && nobody.test(sentence.subject?.text ?? ''))) continue;
    const { index } = sentence;
    const [event] = spoken.has(index) || past.has(index) || told.has(index) ? [] : happening(sentence);
    if (event !== undefined) told.set(index, event);
  }
  return [...told.values()].sort((a, b) => a.sentence - b.sentence);
}

/** The sentences that go back in time, in a text told year by year; undefined for any other. */
function lookingBack(sentences: readonly string[]): ReadonlySet<number> | undefined {
  const back = new Set<number>();
  let [count, ahead, latest] = [0, 0, 0];
  for (const [index, text] of sentences.entries()) {
    const own = Number(year.exec(text)?.[0] ?? latest);
    if (year.test(text)) {
      count += 1;
      if (own >= latest) ahead += 1;
    }
    if (own < latest) back.add(index);
    latest = Math.max(latest, own);
  }
  return count >= years.count && ahead >= count * years.ahead ? back : undefined;
}

const nobody = /^the (?:woman|man|girl|boy|child|person|people|lady|children)$/;

/** What somebody or something of a story does, as a sentence. */
function happening({ clause, subject, subjectInside, index, text }: ReadSentence): Told[] {
  if (clause === undefined || subject === undefined || isTorn(clause) || flashback.test(text)) return [];
  // Whom "she" means, nobody may ask: it may be the mother.
  if (clause.subject.determiner === 'pronoun') return [];
  if (!isNamed(subject) || !clause.past || clause.auxiliary !== undefined || clause.copula) return [];
  const isAlive = subject.kind === 'person' || subject.kind === 'animal';
  const { name, determiner } = subject.phrase;
  if (!isAlive && !(name || determiner === 'the' || determiner === 'owner')) return [];
  // "The March Hare": a month that is no time.
  const opening = clause.tokens[clause.lead];
  if (opening !== undefined && /^\p{Lu}/u.test(opening.text) && opening.post === ' ') return [];
  const end = endOfPhrase(clause.tokens, clause.verb, clause.until);
  const kept = clause.tokens.slice(clause.predicate, end);
  const words = wordsBetween(clause, clause.predicate, end);
  const said = `${subjectInside} ${words}`;
  const last = kept.at(-1);
  if (kept.length < size.min || kept.length > size.max || said.split(' ').length < size.whole) return [];
  // "in a long, low hall": the noun is missing.
  if (!endsWell(last) || (last?.is('Adjective') === true && last.post.startsWith(','))) return [];
  if (hasSecondVerb(kept) || !pronounUse(kept, subject).clear) return [];
  if (unfit.test(said) || noEvent.test(words) || gesture.test(words) || (!isAlive && lasting.test(words))) return [];
  return [{ words: said.charAt(0).toUpperCase() + said.slice(1), sentence: index, place: index, roots: rootsOf(said) }];
}

/** Minimum and maximum words of a predicate, and minimum words of an event. */
const size = { min: 2, max: 13, whole: 4 } as const;

/** What points outside the event, says when it was, or that it was not the only one. */
const unfit =
  /[()[\]”“";:]|\b(?:it|they|them|these|those|such|also|too|however|therefore|thus|then|now|soon|later|first|last|next|finally|same|another|others?|latter|former|again|once|still|already|always|often|never|sometimes|usually|until|before|after|instead|(?:all|every|each) (?:day|morning|evening|night|time|week|year)|one (?:day|morning|evening|night)|early|late|at (?:the|an?) (?:\p{Ll}+ )?age|(?:two|three|four|five|six|seven|eight|nine|ten|many|several) (?:\p{Ll}+ )?(?:visits|times|trips|tours))\b|\d{4}/iu;
/** A sentence that tells of an earlier time. */
const flashback = /\b(?:had (?:\p{Ll}+ly )?\p{Ll}+(?:ed|en|ne|wn|ught)|years? (?:ago|before|earlier)|used to|would)\b/u;

/** Verbs of states, habits, speech and thoughts. */
const noEvent =
  /^(?:\p{Ll}+ly )?(?:had|was|were|said|told|asked|thought|felt|knew|seemed|became|wanted|replied|answered|lived|liked|loved|hated|used|began to (?:feel|be|think)|looked (?:like|as)|stood|sat(?! down)|lay|made it|got|kept|stayed|remained|waited|worked|slept|played|believed|hoped|wished|meant|needed|cared|agreed|understood|wondered|remembered|belonged|owned|continued|enjoyed|feared|smelled|smelt|tasted|sounded|weighed|wore|cost|went missing|cried|called|shouted|whispered|spoke|talked|explained|added|tried|could|did|might|let)\b/u;
/** Movements that nobody remembers. */
const gesture =
  /\b(?:shook (?:his|her|its) head|(?:opened|closed|shut|rubbed|wiped) (?:his|her|its) eyes|nodded|sighed|smiled|blinked|shrugged|frowned|blushed|looked (?:all )?(?:a?round|about))\b/;
/** What things do all the time. */
const lasting =
  /^(?:\p{Ll}+ly )?(?:led|hung|covered|surrounded|ran|stretched|contained|showed|held|rose|faced|reached|smelled|smelt|tasted|sounded|looked|shone|grew|flowed|meant|belonged|consisted|came from|went (?:on|through)|gave|made|took|happened|seemed)\b/u;
