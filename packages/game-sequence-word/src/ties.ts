import { splitWords } from '@ludotext/engine/game';
import { isUnspaced } from '@ludotext/engine/ordering';
import { hasAdverbEnding, isCommonVerb, isCompound, isSetPhrase, languageOf, mayHoldVerb } from './languages/index.js';
import { isNameInside } from './tokens.js';

/**
 * How closely two neighbouring words belong together, the closest first: a name or an amount, an article with its word,
 * a preposition with its phrase, a noun with its modifier.
 */
export const closeness = { name: 4, group: 3, phrase: 2, loose: 1, apart: 0 } as const;

/** How closely each word but the last belongs to the next one. */
export function tiesOf(tokens: readonly string[], language: string, text: string): number[] {
  return tokens.slice(1).map((after, index) => {
    const before = tokens[index] as string;
    // A comma separates the words around it.
    if (/[\p{P}]$/u.test(before) && !/['’\-.]$/u.test(before)) return closeness.apart;
    return isUnspaced(before + after)
      ? unspacedTie(before, after, language, text)
      : spacedTie(tokens, index, language, text);
  });
}

/** Particles of foreign family names: "von Frisch". */
const nameParticle = /^(?:[Vv]on|[Vv]an|[Ii]bn|[Bb]in|[Aa]l|[Ss]t|Saint)\.?$/;

function spacedTie(tokens: readonly string[], index: number, language: string, text: string): number {
  const [before, after] = [tokens[index] as string, tokens[index + 1] as string];
  const { determiners, prepositions, conjunctions, postpositions, boundWords, wordsAreSyllables } =
    languageOf(language);
  const [left, right] = [before.toLowerCase(), bare(after)];
  if (isName(before, index, language) && isName(after, index + 1, language)) return closeness.name;
  if (index === 0 && isName(after, 1, language) && isNameInside(before, text)) return closeness.name;
  if (nameParticle.test(before) && /^\p{Lu}/u.test(after) && !prepositions.has(left)) return closeness.name;
  if (isYear(tokens, index, language)) return isYearWord(right) ? closeness.name : closeness.apart;
  if (isAmount(before, after) || (/^\p{N}/u.test(after) && isName(before, index, language))) return closeness.name;
  if (isSetPhrase(left, right)) return closeness.name;
  if (wordsAreSyllables === true && (isCompound(left, right) || isRecurring(before, after, ' ', text))) {
    return closeness.name;
  }
  if (isPossessive(before, language)) return closeness.group;
  if (conjunctions.has(right)) return joinsNouns(tokens, index + 1, language) ? closeness.group : closeness.apart;
  if (postpositions.has(right) || boundWords?.test(right) === true) return closeness.group;
  // "Some of them", but a pronoun before a phrase: "they filled it | with air" when both have the same form.
  if (determiners.has(left)) return prepositions.has(right) && right !== 'of' ? closeness.apart : closeness.group;
  if (conjunctions.has(left)) return closeness.group;
  if (prepositions.has(left)) return closeness.phrase;
  // "Lightly buttered" is one modifier if an article or preposition opens the group.
  if (hasAdverbEnding(left, language) && opensGroup(tokens[index - 1], language)) return closeness.phrase;
  return endsGroup(tokens, index, language) ? closeness.loose : closeness.apart;
}

/** "Anna's", but not "he's" or "let's". */
function isPossessive(word: string, language: string): boolean {
  const { possessive } = languageOf(language);
  return possessive?.ending.test(word) === true && !possessive.unless.test(word);
}

/** A number and its unit; a number with its unit attached ("5일에") joins only another number. */
function isAmount(before: string, after: string): boolean {
  return /^\p{N}[^\p{L}]*$/u.test(before) || (/^\p{N}/u.test(before) && /^\p{N}/u.test(after));
}

/** Four digits right after a preposition are a year, not an amount: "in 1783 two brothers". */
function isYear(tokens: readonly string[], index: number, language: string): boolean {
  const lead = tokens[index - 1];
  if (lead === undefined || !/^(?:1\d|20)\d\d$/.test(tokens[index] as string)) return false;
  return opensGroup(lead, language) || isYearWord(bare(lead)) || lead === 'Jahr';
}

/** Whether a word occurs beside a year. */
function isYearWord(word: string): boolean {
  return /^(?:roku|году|года|год|jahr|jahre|yılında|yılı|år|jaar|anno|año|में)$/u.test(word);
}

/**
 * "Of paper and cloth" is one group, and so are two nouns that begin or end a sentence. "The smoke | and called the
 * guard" is none: the first noun has its own article, or the sentence continues after the second.
 * @param at index of the conjunction
 */
function joinsNouns(tokens: readonly string[], at: number, language: string): boolean {
  const [right, next] = [tokens[at + 1], tokens[at + 2]];
  if (right === undefined || opensGroup(right, language)) return false;
  if (at === 1) return next === undefined || !opensGroup(next, language);
  const { determiners, prepositions } = languageOf(language);
  const lead = (tokens[at - 2] as string).toLowerCase();
  const isLast = next === undefined || /\p{P}$/u.test(right);
  return isLast && prepositions.has(lead) && !determiners.has(lead);
}

/** English words that follow a noun rather than a verb. */
const auxiliary = /^(?:is|are|was|were|has|have|had|can|could|will|would|may|must|should)$/;

/** "Of", alone or with its article, after which a noun with its modifier would have to end before the verb. */
const genitive = /^(?:of|de|del|du|des|di|della|dello|dei|do|da|dos|das)$/;

/** "The engine | indicator | can": a word after an article with its word, before a function word or a pause. */
function endsGroup(tokens: readonly string[], index: number, language: string): boolean {
  const [lead, before, after, next] = tokens.slice(Math.max(0, index - 1), index + 3);
  if (index === 0 || lead === undefined || before === undefined || after === undefined) return false;
  const { verbAnywhere, nounsHaveCapitals, verbs, verbPart, conjunctions } = languageOf(language);
  if (!opensGroup(lead, language) || verbAnywhere === true) return false;
  if (isFunctionWord(before, language) || isFunctionWord(after, language)) return false;
  if (nounsHaveCapitals === true) return /^\p{Ll}/u.test(before) && /^\p{Lu}/u.test(after);
  // The word after "of the house" is more often a verb than a noun.
  if (genitive.test(lead.toLowerCase())) return false;
  if (isCommonVerb(bare(after), language)) return false;
  // Before a function word such a word is as often a verb as a plural.
  if (verbs?.unclear.test(after) === true) return false;
  if (verbPart?.test(after) === true) return false;
  // "A bright idea | came": a word that cannot be a verb is the noun of the article.
  if (isSureNoun(after, language)) return true;
  if (next === undefined || /\p{P}$/u.test(after)) return true;
  if (!isFunctionWord(next, language) || conjunctions.has(next.toLowerCase())) return false;
  // After a sentence's first noun, or a name, a verb is equally likely, unless another one follows.
  const isFirst = tokens.slice(0, index).every((token) => opensGroup(token, language)) && !/^\p{Lu}/u.test(after);
  return isFirst || isName(before, index, language) ? auxiliary.test(next) : true;
}

/** A word that is neither name, adverb nor verb, if the language's verbs are known. */
function isSureNoun(word: string, language: string): boolean {
  return /^\p{Ll}/u.test(word) && !hasAdverbEnding(word, language) && !mayHoldVerb([bare(word)], language);
}

function opensGroup(token: string | undefined, language: string): boolean {
  const { determiners, prepositions } = languageOf(language);
  const word = token?.toLowerCase() ?? '';
  return determiners.has(word) || prepositions.has(word);
}

function isFunctionWord(token: string, language: string): boolean {
  const word = bare(token);
  const { determiners, prepositions } = languageOf(language);
  return determiners.has(word) || prepositions.has(word) || splitWords(token, language)[0]?.stop === true;
}

function bare(token: string): string {
  return token.toLowerCase().replace(/\p{P}/gu, '');
}

/** Whether a word has a capital inside the sentence; in German every noun has one. */
function isName(token: string, index: number, language: string): boolean {
  return index > 0 && languageOf(language).nounsHaveCapitals !== true && /^\p{Lu}/u.test(token);
}

/** Chinese particles, which also occur in names and words of other languages written in Chinese characters. */
const { tails: particles } = languageOf('zh').unspaced ?? {};

/** Particles and endings join the word before them, coverbs and adverbs of one character the word after. */
function unspacedTie(before: string, after: string, language: string, text: string): number {
  const { endings, verbPair, heads, tails } = languageOf(language).unspaced ?? {};
  if (/^\p{N}+$/u.test(before)) return closeness.name;
  if (endings?.test(after) === true) return closeness.name;
  if (verbPair?.first.test(before) === true && verbPair.second.test(after)) return closeness.name;
  if (isSetPhrase(before, after.replace(/\p{P}+$/u, ''))) return closeness.name;
  // A foreign name splits into characters that the dictionary knows.
  const isParticle = (token: string): boolean => /^\p{sc=Hira}+$/u.test(token) || particles?.test(token) === true;
  const isShort = before.length === 1 || after.length === 1;
  if (isShort && !isParticle(before) && isRecurring(before, after, '', text)) return closeness.name;
  return heads?.test(before) === true || tails?.test(after) === true ? closeness.group : closeness.apart;
}

/** Whether one of the two words rarely occurs in the text without the other. */
export function isRecurring(before: string, after: string, space: '' | ' ', text: string): boolean {
  const right = after.replace(/\p{P}+$/u, '');
  const together = countOf(before + space + right, text);
  return together > 1 && together * 5 >= Math.min(countOf(before, text), countOf(right, text)) * 4;
}

function countOf(words: string, text: string): number {
  return words === '' ? 0 : text.split(words).length - 1;
}
