import { wordSet } from '../../../languages/index.js';
import { isTime, nounPhraseAt } from './noun-phrase.js';
import { breaks } from './subject.js';
import type { Token } from './tagger.js';
import { kindOfNoun } from './words.js';

const leading = wordSet(
  'upon in on at during after before since until by from with for under through without within among across despite throughout near around behind over along inside outside according',
);
const clauseLeads = wordSet('when while after before as once if because although since until though whenever');

/** Index of the last word of a part before the subject; -1 without one, undefined if its end is not clear. */
export function leadOf(tokens: readonly Token[]): number | undefined {
  const first = tokens[0];
  if (first === undefined) return undefined;
  const unmarked = unmarkedLead(tokens);
  if (unmarked !== undefined) return unmarked;
  const isLead = leading.has(first.lower) || clauseLeads.has(first.lower) || first.is('Adverb');
  if (!isLead && !timeLeads.has(first.lower)) return -1;
  // "In 1661, after the war, he": every part that opens like a lead belongs to it.
  const comma = tokens.findIndex(
    ({ post }, index) => index < maxLead && post.startsWith(',') && !continuesLead(tokens[index + 1]),
  );
  const pronoun = tokens.findIndex(({ lower }, index) => index < maxLead && /^(?:he|she)$/.test(lower));
  if (isLead && pronoun > 1 && (comma === -1 || pronoun < comma) && !needsVerb.test(first.lower))
    return tokens
      .slice(0, pronoun)
      .some((token, at) => isFiniteVerb(token) || (at > 0 && clauseInLead.test(token.lower)))
      ? undefined
      : pronoun - 1;
  if (comma === -1) return isLead ? undefined : -1;
  if (isLead) return comma;
  const phrase = nounPhraseAt(tokens, 0);
  return phrase !== undefined && phrase.last === comma && isTime(tokens, phrase) ? comma : -1;
}

const clauseInLead = /^(?:that|which|who|whom|whose|when|where|while|because|as|if|but|after|before|until|since|once)$/;
const needsVerb = /^(?:when|while|as|once|if|because|although|though|whenever)$/;
const maxLead = 18;
const timeLeads = wordSet('one the next two three many some');
const continuesLead = (next: Token | undefined): boolean =>
  next === undefined ||
  leading.has(next.lower) ||
  clauseLeads.has(next.lower) ||
  /^(?:and|or|which|who|where|then|at)$/.test(next.lower) ||
  next.is('Gerund');
const isFiniteVerb = (token: Token): boolean =>
  token.is('Copula') ||
  token.is('Modal') ||
  (token.is('PastTense') && !token.is('Participle') && !token.is('Adjective'));

/** "At that moment the soldier", "Each night Anna": a time without a comma after it. */
function unmarkedLead(tokens: readonly Token[]): number | undefined {
  const from = /^(?:at|on|in|after|during|by)$/.test(tokens[0]?.lower ?? '') ? 1 : 0;
  for (let at = from; at < from + 5; at++) {
    const token = tokens[at];
    if (token === undefined || breaks.test(token.post)) return undefined;
    if (kindOfNoun(token.lower) !== 'time') continue;
    const next = tokens[at + 1];
    const starts =
      next !== undefined && (next.is('Determiner') || next.is('ProperNoun') || /^(?:he|she)$/.test(next.lower));
    return starts && at > 0 && !/^(?:of|that|when)$/.test(next.lower) ? at : undefined;
  }
  const phrase = from === 1 ? nounPhraseAt(tokens, 1) : undefined;
  if (phrase === undefined || phrase.last === -1 || breaks.test(tokens[phrase.last]?.post ?? '')) return undefined;
  return tokens[phrase.last + 1]?.is('Determiner') && tokens[phrase.last + 1]?.lower !== 'that'
    ? phrase.last
    : undefined;
}
