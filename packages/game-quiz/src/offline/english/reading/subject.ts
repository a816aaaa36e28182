import { wordSet } from '../../../languages/index.js';
import { type NounPhrase, nounPhraseAt } from './noun-phrase.js';
import type { Token } from './tagger.js';
import { kindOfNoun } from './words.js';

/** Marks at which a phrase ends. */
export const breaks = /[,;:()[\]—–]|--/;
const attaching = wordSet(
  'in from for with at on to between among about behind near under over inside outside against without within after before through across during since of',
);

/** "Each night Simbegwire": a time and a subject without a comma between them. */
export const hidesTime = (tokens: readonly Token[], { first, head }: NounPhrase): boolean =>
  tokens.slice(first, head).some((token) => kindOfNoun(token.lower) === 'time' && !/['’]s$/.test(token.text));

/** The last word of the full subject, with the phrases and clauses that belong to it; undefined if it has no clear end. */
export function endOfSubject(tokens: readonly Token[], subject: NounPhrase): number | undefined {
  let last = subject.last;
  for (let guard = 0; guard < 4; guard++) {
    if (breaks.test(tokens[last]?.post ?? '')) return last;
    const next = tokens[last + 1];
    if (next === undefined) return last;
    if (attaching.has(next.lower) || /^(?:and|or)$/.test(next.lower)) {
      const phrase = nounPhraseAt(tokens, last + 2);
      if (phrase === undefined || phrase.last === -1) return undefined;
      last = phrase.last;
      continue;
    }
    return subject.determiner === 'pronoun' && subject.first === subject.head
      ? last
      : (endOfRelative(tokens, last) ?? last);
  }
  return undefined;
}

/** Maximum words of a clause inside a subject. */
const maxRelative = 16;

/**
 * "The sacs that reach the bones also join": the word before the verb of the sentence, behind a clause that belongs to
 * the subject; also behind "living in the north". Undefined without such a clause.
 */
function endOfRelative(tokens: readonly Token[], last: number): number | undefined {
  const opens = tokens[last + 1] as Token;
  const isRelative = /^(?:that|which|who)$/.test(opens.lower);
  const isActive = opens.is('Gerund') && !opens.is('Noun');
  const isPassive = /(?:ed|en|wn|de|lt|nt|ld|und)$/.test(opens.lower) && opens.is('Verb') && !opens.is('Modal');
  const isReduced = isActive || isPassive;
  if (!isRelative && !isReduced) return undefined;
  let seen = isReduced;
  for (let at = last + 2; at < last + maxRelative; at++) {
    const token = tokens[at];
    const before = tokens[at - 1] as Token;
    if (token === undefined || breaks.test(before.post)) return undefined;
    if (nested.test(token.lower)) return undefined;
    if (!isVerbOfSentence(token, before)) continue;
    // "The crops needed to be stored": its own verb, if none follows that can only be another.
    if (isPassive && token.is('PastTense') && !token.is('Copula')) return undefined;
    if (!seen) {
      seen = true;
      // "that can be used"
      while (tokens[at + 1]?.is('Verb') || tokens[at + 1]?.is('Adverb')) at += 1;
      continue;
    }
    const adverbs = before.is('Adverb') && at - 2 > last ? 1 : 0;
    return at - 1 - adverbs;
  }
  return undefined;
}

const nested =
  /^(?:that|which|who|whom|whose|when|where|while|because|if|as|but|than|what|how|although|he|she|it|they|we|i|you)$/;

const isVerbOfSentence = (token: Token, before: Token): boolean =>
  !/^(?:and|or|to|not)$/.test(before.lower) &&
  !before.is('Modal') &&
  (token.is('Copula') ||
    token.is('Modal') ||
    /^(?:has|have|had)$/.test(token.lower) ||
    (token.is('PastTense') && !token.is('Participle') && !before.is('Determiner') && !before.is('Adjective')) ||
    (token.is('PresentTense') && !token.is('Gerund') && !token.is('Noun') && !before.is('Determiner')));

/** The start of the predicate: after the subject, or after an aside between two commas. */
export function afterAside(tokens: readonly Token[], subjectLast: number): number | undefined {
  if (!breaks.test(tokens[subjectLast]?.post ?? '')) return subjectLast + 1;
  if (!(tokens[subjectLast]?.post ?? '').startsWith(',')) return undefined;
  const aside = tokens[subjectLast + 1];
  // A list of subjects is not an aside.
  if (aside === undefined || !(aside.is('Determiner') || wordSet('who which whose').has(aside.lower))) return undefined;
  const close = tokens.findIndex(({ post }, index) => index > subjectLast && breaks.test(post));
  if (close === -1 || close - subjectLast > 14 || !(tokens[close]?.post ?? '').startsWith(',')) return undefined;
  return wordSet('and or').has(tokens[close + 1]?.lower ?? '') ? undefined : close + 1;
}
