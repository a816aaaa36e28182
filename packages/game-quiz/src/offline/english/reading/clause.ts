import { wordSet } from '../../../languages/index.js';
import { leadOf } from './lead.js';
import { isTime, type NounPhrase, nounPhraseAt } from './noun-phrase.js';
import { afterAside, breaks, endOfSubject, hidesTime } from './subject.js';
import type { Token } from './tagger.js';
import { kindOfNoun } from './words.js';

/** The main clause of a sentence, parsed only where that is safe; all positions are word indices. */
export interface Clause {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The last word before the subject; -1 if there is none. */
  readonly lead: number;
  /** The conjunction or preposition that opens the lead, in lower case. */
  readonly leadWord: string;
  readonly subject: NounPhrase;
  /** The last word of the full subject. */
  readonly subjectLast: number;
  /** The first word of the predicate, including an adverb. */
  readonly predicate: number;
  /** "was", "has", "can": the word that moves before the subject in a question. */
  readonly auxiliary?: number;
  /** The verb of the action. */
  readonly verb: number;
  readonly past: boolean;
  /** True when "be" is the only verb. */
  readonly copula: boolean;
  readonly passive: boolean;
  /** The first word after the verb. */
  readonly rest: number;
  /** One after the last word that a question keeps. */
  readonly until: number;
  /** One after the last word of the first of several joined predicates; mostly the same. */
  readonly end: number;
}

const sameInPast = wordSet('put cut set let hit shut cost hurt read spread cast burst quit split beat bid rid');
const negative = wordSet('not never no nor neither hardly scarcely barely cannot nobody nothing none without');
const denies = ({ lower }: Token): boolean => negative.has(lower) || /n['’]t$/.test(lower);

/** The clause of a sentence; undefined if its parts cannot be recognised reliably. */
export function clauseOf(text: string, tokens: readonly Token[]): Clause | undefined {
  const lead = leadOf(tokens);
  if (lead === undefined) return undefined;
  const phrase = pronounAt(tokens, lead + 1) ?? nounPhraseAt(tokens, lead + 1);
  if (phrase === undefined || phrase.last === -1 || isTime(tokens, phrase) || hidesTime(tokens, phrase))
    return undefined;
  if (tokens.slice(phrase.first, phrase.last + 1).some(denies)) return undefined;
  const subjectLast = endOfSubject(tokens, phrase);
  const predicate = subjectLast === undefined ? undefined : afterAside(tokens, subjectLast);
  if (subjectLast === undefined || predicate === undefined) return undefined;
  // "Lewis and Clark were", "a string of islands and reefs is".
  const isJoined = tokens.slice(phrase.last, subjectLast + 1).some(({ lower }) => /^(?:and|or)$/.test(lower));
  const numbers = isJoined ? [true, phrase.plural] : [phrase.plural];
  const plural = numbers.find((number) => verbsAt(tokens, predicate, number) !== undefined);
  const verbs = plural === undefined ? undefined : verbsAt(tokens, predicate, plural);
  if (plural === undefined || verbs === undefined) return undefined;
  const subject = { ...phrase, plural };
  // "The human remains, which …": a comma after a single verb shows that it is no verb.
  if (verbs.auxiliary === undefined && breaks.test(tokens[verbs.verb]?.post ?? '')) return undefined;
  const until = endOfQuestion(tokens, verbs.rest, verbs.passive);
  if (until < verbs.rest || /[;:(—–]|--/.test(tokens[verbs.rest - 1]?.post ?? '')) return undefined;
  if (hasStrayVerb(tokens, verbs.rest, until) || isReducedRelative(tokens, verbs, until)) return undefined;
  return {
    text,
    tokens,
    lead,
    leadWord: tokens[0]?.lower ?? '',
    subject,
    subjectLast,
    predicate,
    ...verbs,
    until,
    end: endOfFirst(tokens, verbs, until),
  };
}

/** Whether a pronoun is the subject. */
function pronounAt(tokens: readonly Token[], at: number): NounPhrase | undefined {
  const token = tokens[at];
  if (token === undefined || !/^(?:he|she|it|they)$/.test(token.lower) || breaks.test(token.post)) return undefined;
  // "It is clear that", "it took years to": it stands for nothing.
  const opensEmpty =
    token.lower === 'it' &&
    emptyIt.test(
      tokens
        .slice(at + 1, at + 4)
        .map(({ lower }) => lower)
        .join(' '),
    );
  return opensEmpty
    ? undefined
    : { first: at, last: at, head: at, determiner: 'pronoun', plural: token.lower === 'they', name: false };
}

const emptyIt =
  /^(?:takes?|took|seems?|seemed|appears?|appeared|turns?|turned|happens?|happened|follows?|rains?|rained|means|matters)\b|^(?:is|was|can be|could be|may be|must be|would be|will be|has been|became|becomes) (?:also |often |not |very |so |too |more |most |commonly |generally |now |still |always |\p{L}+ly )?(?:\p{L}+(?:ble|ant|ful|ary|ical|ous)|clear|true|likely|unlikely|easy|easier|hard|harder|difficult|better|best|believed|known|thought|said|estimated|hoped|argued|accepted|common|unclear|unknown|unsurprising|misleading|safe|time|only|when|because|in|this|that|these|what|who|why|how|not)\b/u;

const doesNothing = (tokens: readonly Token[], predicate: number): boolean =>
  kindOfNoun(tokens[predicate - 1]?.lower ?? '') === 'abstract' ||
  /^(?:problem|thing|way|aim|idea|one)s?$/.test(tokens[predicate - 1]?.lower ?? '');

type Verbs = Pick<Clause, 'verb' | 'past' | 'copula' | 'passive' | 'rest'> & { readonly auxiliary?: number };

const beForms = wordSet('is are was were');
const haveForms = wordSet('has have had');
const modals = wordSet('can could will would may might must should');

function verbsAt(tokens: readonly Token[], predicate: number, plural: boolean): Verbs | undefined {
  let at = predicate;
  while (tokens[at]?.is('Adverb') && at < predicate + 2) at++;
  const first = tokens[at];
  if (first === undefined || denies(first)) return undefined;
  const isAuxiliary = beForms.has(first.lower) || haveForms.has(first.lower) || modals.has(first.lower);
  if (!isAuxiliary) return plainVerb(tokens, at, plural);
  if (
    beForms.has(first.lower) &&
    /^(?:are|were)$/.test(first.lower) !== plural &&
    !/^(?:species|series)$/.test(tokens[predicate - 1]?.lower ?? '')
  )
    return undefined;
  if (/^(?:has|have)$/.test(first.lower) && (first.lower === 'have') !== plural) return undefined;
  let verb = at + 1;
  while (
    tokens[verb] !== undefined &&
    (tokens[verb]?.is('Adverb') || wordSet('been be also now often usually').has(tokens[verb]?.lower ?? ''))
  )
    verb++;
  const next = tokens[verb];
  const past = /^(?:was|were|had|could|would|might)$/.test(first.lower);
  if (next === undefined || tokens.slice(at, verb + 1).some(denies)) return undefined;
  const isBe =
    beForms.has(first.lower) || tokens.slice(at + 1, verb).some(({ lower }) => lower === 'been' || lower === 'be');
  const participle =
    ((next.is('PastTense') || next.is('Participle')) && !next.is('Adjective')) || /[^e]ed$/.test(next.lower);
  const gerund = next.is('Gerund') && isBe;
  const infinitive = next.is('Infinitive') && modals.has(first.lower);
  if (participle || gerund || infinitive) {
    // "One problem is keeping contact": an activity, not an actor.
    if (gerund && doesNothing(tokens, predicate)) return undefined;
    if (wordSet('used going supposed said').has(next.lower) && tokens[verb + 1]?.lower === 'to') return undefined;
    return { auxiliary: at, verb, past, copula: false, passive: isBe && participle, rest: verb + 1 };
  }
  if (beForms.has(first.lower) && verb === at + 1)
    return { auxiliary: at, verb: at, past, copula: true, passive: false, rest: at + 1 };
  if (beForms.has(first.lower)) return { auxiliary: at, verb: at, past, copula: true, passive: false, rest: at + 1 };
  if (haveForms.has(first.lower) && verb === at + 1)
    return { verb: at, past, copula: false, passive: false, rest: at + 1 };
  return undefined;
}

function plainVerb(tokens: readonly Token[], at: number, plural: boolean): Verbs | undefined {
  const token = tokens[at] as Token;
  const found = { verb: at, copula: false, passive: false, rest: at + 1 };
  if (
    token.is('Copula') ||
    token.is('Auxiliary') ||
    token.is('Modal') ||
    /^(?:do|does|did|being|been)$/.test(token.lower)
  )
    return undefined;
  if (sameInPast.has(token.lower) && !plural) return { ...found, past: true };
  if (token.is('PastTense')) return { ...found, past: true };
  if (!token.is('PresentTense') || token.is('Gerund')) return undefined;
  const third = /s$/.test(token.lower) && !/ss$/.test(token.lower);
  return third === plural ? undefined : { ...found, past: false };
}

const sideClause = wordSet(
  'which who whose where while although though but so because for as with making leading causing allowing',
);

/** Where a question may end before the sentence does: at a clause after a comma that adds something. */
function endOfQuestion(tokens: readonly Token[], rest: number, isPassive: boolean): number {
  for (let at = rest - 1; at < tokens.length; at++) {
    const { post, lower } = tokens[at] as Token;
    if (at >= rest && lower === 'but' && (tokens[at + 1]?.is('Determiner') || tokens[at + 1]?.is('Pronoun'))) return at;
    if (/[;:(—–]|--/.test(post)) return at + 1;
    if (
      at >= rest &&
      /^(?:and|but)$/.test(lower) &&
      (startsClause(tokens, at + 1, isPassive) || opensDependent(tokens, at + 1))
    )
      return at;
    if (!post.startsWith(',')) continue;
    const next = tokens[at + 1];
    if (next === undefined) continue;
    // In a list a comma precedes the item before "and".
    if (sideClause.has(next.lower) || isAttribution(tokens, at + 1)) return at + 1;
    const isFirstComma = !tokens.slice(rest, at).some((token) => token.post.startsWith(','));
    if (isFirstComma && (next.lower === 'and' || next.is('Gerund'))) return at + 1;
    if (next.is('Pronoun')) return at + 1;
    if (next.lower === 'and' && opensOther(tokens, at + 2)) return at + 1;
  }
  return tokens.length;
}

/** Where "and" joins another verb to the first: "… climbed the wall and looked around". */
function endOfFirst(tokens: readonly Token[], { rest, past, passive }: Verbs, until: number): number {
  for (let at = rest + 1; at < until - 1; at++) {
    if (!/^(?:and|but|or|then)$/.test(tokens[at]?.lower ?? '') && !tokens[at - 1]?.post.startsWith(',')) continue;
    const isWord = /^(?:and|but|or|then)$/.test(tokens[at]?.lower ?? '');
    let place = isWord ? at + 1 : at;
    while (/^(?:and|then)$/.test(tokens[place]?.lower ?? '') || tokens[place]?.is('Adverb')) place++;
    const next = tokens[place];
    if (next === undefined || next.is('Gerund') || next.is('Adjective')) continue;
    const isVerb =
      next.is('Copula') ||
      next.is('Modal') ||
      (past
        ? next.is('PastTense') && (passive || !next.is('Participle') || /ed$/.test(next.lower))
        : next.is('PresentTense') && !next.is('Noun'));
    if (isVerb && !tokens.slice(rest, at).some(({ lower }) => opensClause.has(lower))) return at;
  }
  return until;
}

/** Whether a subject with its verb begins at a word: then "and" joins two clauses. */
function startsClause(tokens: readonly Token[], at: number, isPassive: boolean): boolean {
  const phrase = nounPhraseAt(tokens, at);
  if (phrase === undefined || phrase.last === -1 || breaks.test(tokens[phrase.last]?.post ?? '')) return false;
  const hasAdverb = tokens[phrase.last + 1]?.is('Adverb') ?? false;
  // "boys and girls aged ten": without an article it may be one thing.
  if (phrase.determiner === 'none' && !phrase.name && !hasAdverb) return false;
  const next = tokens[phrase.last + (hasAdverb ? 2 : 1)];
  if (next === undefined) return false;
  if (next.is('Copula') || next.is('Modal') || next.is('Auxiliary')) return true;
  if (next.is('PresentTense') && !next.is('Gerund') && phrase.determiner !== 'none')
    return !next.is('Noun') && /[^s]s$/.test(next.lower) !== phrase.plural;
  return isPassive ? next.is('PastTense') || next.is('Participle') : next.is('PastTense') && !next.is('Participle');
}

/** ", and three of his sons became …": a second clause after a comma. */
function opensOther(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  if (first === undefined) return false;
  if (startsClause(tokens, at, false) || opensDependent(tokens, at)) return true;
  return (
    (first.is('Value') || /^(?:many|some|most|several|all|both|each|none|others)$/.test(first.lower)) &&
    tokens[at + 1]?.lower === 'of'
  );
}

/** "… and when the rain stops": a clause before another one. */
const opensDependent = (tokens: readonly Token[], at: number): boolean =>
  /^(?:when|while|if|because|although|since|after|before|as|until)$/.test(tokens[at]?.lower ?? '') &&
  tokens.slice(at + 1, at + 8).some((token) => token.is('Pronoun') || token.is('Determiner'));

/** "…, officials said." */
const isAttribution = (tokens: readonly Token[], from: number): boolean =>
  tokens.length - from <= 5 && tokens.slice(from).some(({ lower }) => /^(?:said|says|added|reported)$/.test(lower));

const reporting =
  /^(?:says?|said|believes?|believed|thinks?|thought|claims?|claimed|estimates?|estimated|knows?|knew|suggests?|suggested|hopes?|hoped)$/;
export const opensClause = wordSet(
  'that which who whom whose when where while because as if and but or after before so than what how why until since although though once whether i you he she it we they there',
);

/** A second finite verb without a word that opens its clause: "The message found in the bottle was …". */
function hasStrayVerb(tokens: readonly Token[], rest: number, until: number): boolean {
  let opened = reporting.test(tokens[rest - 1]?.lower ?? '');
  for (let at = rest; at < until; at++) {
    const token = tokens[at] as Token;
    if (opensClause.has(token.lower) || token.post.includes(',')) opened = true;
    const isInfinitive = /^(?:to|can|could|will|would|may|might|must|should)$/.test(tokens[at - 1]?.lower ?? '');
    const finite =
      !isInfinitive &&
      (token.is('Copula') || token.is('Modal') || /^(?:was|were|is|are|has|had|have)$/.test(token.lower));
    if (finite && !opened) return true;
    const before = tokens[at - 1];
    const bare = token.is('Infinitive') && !token.is('Noun') && before !== undefined;
    if (bare && !opened && (before.is('Adverb') || (before.is('Noun') && before.is('Plural')))) return true;
  }
  return false;
}

/** "The output required for flying increases": the verb after the subject belongs to it, another one follows. */
function isReducedRelative(tokens: readonly Token[], { verb, auxiliary, past, rest }: Verbs, until: number): boolean {
  if (auxiliary !== undefined || !past || !/(?:ed|en|wn|lt|nt|de|ld)$/.test(tokens[verb]?.lower ?? '')) return false;
  for (let at = rest + 1; at < until; at++) {
    const token = tokens[at] as Token;
    if (opensClause.has(token.lower) || /[,;]/.test(tokens[at - 1]?.post ?? '')) return false;
    const before = tokens[at - 1] as Token;
    if (token.is('Noun') || token.is('Plural') || token.is('Gerund') || !token.is('PresentTense')) continue;
    const isBare = token.is('Infinitive');
    if (isBare ? before.is('Noun') && !/^(?:to|and|or)$/.test(before.lower) : /[^s]s$/.test(token.lower)) return true;
  }
  return false;
}
