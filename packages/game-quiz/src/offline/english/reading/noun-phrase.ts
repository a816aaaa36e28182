import { wordSet } from '../../../languages/index.js';
import type { Token } from './tagger.js';
import { kindOfNoun } from './words.js';

/** A noun phrase, by word indices. */
export interface NounPhrase {
  readonly first: number;
  /** Its last word, including an attribute after "of". */
  readonly last: number;
  /** Index of its main noun. */
  readonly head: number;
  readonly determiner: Determiner;
  readonly plural: boolean;
  /** True when its noun is a name. */
  readonly name: boolean;
  /** Index of the number word or numeral before the noun. */
  readonly number?: number;
}

type Determiner = 'the' | 'a' | 'none' | 'owner' | 'pronoun' | 'other';

const pronounOwners = wordSet('his her its their my our your whose');
const others = wordSet(
  'this these those every each no some any many several few most all both half such another other much either neither enough what which',
);
const stops = /[,;:()[\]"“”—–/]/;

/** The noun phrase that begins at a word. */
export function nounPhraseAt(tokens: readonly Token[], first: number): NounPhrase | undefined {
  let at = first;
  let determiner: Determiner = 'none';
  const opening = tokens[at]?.lower ?? '';
  if (opening === 'the') determiner = 'the';
  else if (opening === 'a' || opening === 'an') determiner = 'a';
  else if (pronounOwners.has(opening)) determiner = 'pronoun';
  else if (others.has(opening)) determiner = 'other';
  if (determiner !== 'none') {
    if (stops.test(tokens[at]?.post ?? '')) return undefined;
    at++;
  }
  let head = -1;
  let number: number | undefined;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.is('Pronoun') || token.is('Determiner') || token.lower === 'there') break;
    if (isOwner(token)) {
      // "the old man's wife": the owner precedes the thing.
      if (determiner !== 'pronoun') determiner = 'owner';
      head = -1;
      if (stops.test(token.post)) return undefined;
      continue;
    }
    if (isNoun(tokens, at)) head = at;
    else if (token.is('Value')) number = at;
    else if (!isModifier(tokens, at)) break;
    if (stops.test(token.post) || at === tokens.length - 1) {
      at++;
      break;
    }
  }
  if (head === -1) return undefined;
  const noun = tokens[head] as Token;
  const last = withAttribute(tokens, head);
  return {
    first,
    last,
    head,
    determiner,
    plural: isPlural(noun),
    name: isNameWord(noun),
    ...(number !== undefined && number < head ? { number } : {}),
  };
}

const isOwner = (token: Token): boolean => /['’]s$|s['’]$/.test(token.text);
const isNameWord = (token: Token): boolean =>
  /^\p{Lu}/u.test(token.text) && (token.start > 0 || token.is('ProperNoun'));

/** A noun, or a verb form where only a noun fits: "the Rankine cycle was". */
function isNoun(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.is('Noun') && !token.is('Value') && !token.is('Pronoun')) return true;
  if (/^\p{Lu}/u.test(token.text) && (at > 0 || token.is('ProperNoun')) && !token.is('Value')) return true;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (before === undefined || stops.test(before.post)) return false;
  const nounLike = token.is('Infinitive') || token.is('PresentTense') || token.is('Gerund');
  if (!nounLike) return false;
  const afterModifier = before.is('Determiner') || before.is('Adjective') || before.is('Possessive');
  const closes =
    next === undefined ||
    (token.is('Infinitive') && isThird(next)) ||
    stops.test(token.post) ||
    next.is('Copula') ||
    next.is('Modal') ||
    next.is('Auxiliary') ||
    next.is('Preposition');
  return (
    closes &&
    (afterModifier ||
      (before.is('Noun') &&
        next !== undefined &&
        (next.is('Copula') || next.is('Modal') || (token.is('Infinitive') && isThird(next)))))
  );
}

/** A word that can only be a verb: "employs", "went". */
const isThird = (token: Token): boolean =>
  token.is('PastTense') || (token.is('PresentTense') && !token.is('Infinitive') && !token.is('Gerund'));

/** Words in -ing that stand before a phrase, not in it. */
const noModifier = wordSet('including following according regarding concerning during excluding');

function isModifier(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  if (token.is('Adjective') || token.is('Value')) return true;
  if (next === undefined || stops.test(token.post)) return false;
  if (noModifier.has(token.lower)) return false;
  const nounFollows = next.is('Noun') || next.is('Adjective');
  const before = tokens[at - 1];
  const inside = before !== undefined && (before.is('Determiner') || before.is('Adjective') || before.is('Possessive'));
  if (token.is('Adverb')) return inside && (next.is('Adjective') || next.is('PastTense'));
  return (
    (token.is('Gerund') || token.is('PastTense') || token.is('Participle')) &&
    nounFollows &&
    (inside || at === 0) &&
    !next.is('Pronoun')
  );
}

/** "the pot of wisdom": the words after "of" belong to the noun. */
function withAttribute(tokens: readonly Token[], head: number): number {
  if (tokens[head + 1]?.lower !== 'of' || stops.test(tokens[head]?.post ?? '')) return head;
  return nounPhraseAt(tokens, head + 2)?.last ?? -1;
}

const pluralPeople = wordSet('people men women children police mice geese feet teeth sheep parents folk');
const singularEnd = /(?:ss|us|is|ics|news|series|species|lens|gas|bus|always|perhaps)$/;

function isPlural(token: Token): boolean {
  if (pluralPeople.has(token.lower)) return true;
  if (/^\p{Lu}/u.test(token.text) && token.start > 0)
    return token.is('Plural') && /s$/.test(token.text) && !singularEnd.test(token.lower);
  return (
    (token.is('Plural') || /[^aious]s$/.test(token.lower)) && /s$/.test(token.lower) && !singularEnd.test(token.lower)
  );
}

/** Whether a phrase is a time, by its last word: "the next day". */
export const isTime = (tokens: readonly Token[], phrase: NounPhrase): boolean =>
  kindOfNoun(tokens[phrase.head]?.lower ?? '') === 'time' || (tokens[phrase.head]?.is('Date') ?? false);
