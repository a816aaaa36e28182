import { isUnspaced, primarySubtag, splitWords } from '@ludotext/engine';
import { adverbEnding } from './ambiguity.js';
import { glueWords } from './glue-words.js';
import { isSetPhrase } from './set-phrases.js';
import { isVietnameseWord } from './vietnamese-words.js';

/**
 * How closely two neighbouring words belong together, the closest first: a name or an amount, an article with its word, a
 * preposition with its phrase, a noun with the word that describes it.
 */
export const closeness = { name: 4, group: 3, phrase: 2, loose: 1, apart: 0 } as const;

/** How closely each word but the last belongs to the one after it. */
export function tiesOf(tokens: readonly string[], language: string, text: string): number[] {
  return tokens.slice(1).map((after, index) => {
    const before = tokens[index] as string;
    // A comma parts whatever it stands between.
    if (/[\p{P}]$/u.test(before) && !/['’\-.]$/u.test(before)) return closeness.apart;
    return isUnspaced(before + after)
      ? unspacedTie(before, after, language, text)
      : spacedTie(tokens, index, language, text);
  });
}

const noWords: ReadonlySet<string> = new Set();

function spacedTie(tokens: readonly string[], index: number, language: string, text: string): number {
  const [before, after] = [tokens[index] as string, tokens[index + 1] as string];
  const { determiners, prepositions, conjunctions, postpositions = noWords } = glueWords(language);
  const [left, right] = [before.toLowerCase(), bare(after)];
  if (isName(before, index, language) && isName(after, index + 1, language)) return closeness.name;
  if (index === 0 && isName(after, 1, language) && isNameInside(before, text)) return closeness.name;
  if (isYear(tokens, index, language)) return isYearWord(right) ? closeness.name : closeness.apart;
  if (/^\p{N}/u.test(before) || (/^\p{N}/u.test(after) && isName(before, index, language))) return closeness.name;
  if (isSetPhrase(left, right)) return closeness.name;
  if (primarySubtag(language) === 'vi' && (isVietnameseWord(left, right) || isRecurring(before, after, ' ', text))) {
    return closeness.name;
  }
  if (conjunctions.has(right)) return joinsNouns(tokens, index + 1, language) ? closeness.group : closeness.apart;
  if (postpositions.has(right)) return closeness.group;
  // "Some of them", but a pronoun before a phrase: "they filled it | with air" where both are written alike.
  if (determiners.has(left)) return prepositions.has(right) && right !== 'of' ? closeness.apart : closeness.group;
  if (conjunctions.has(left)) return closeness.group;
  if (prepositions.has(left)) return closeness.phrase;
  if (isAdverb(left, language) && opensGroup(tokens[index - 1], language)) return closeness.phrase;
  return endsGroup(tokens, index, language) ? closeness.loose : closeness.apart;
}

/** Four digits right after a preposition are a year and no amount: "in 1783 two brothers". */
function isYear(tokens: readonly string[], index: number, language: string): boolean {
  const lead = tokens[index - 1];
  if (lead === undefined || !/^(?:1\d|20)\d\d$/.test(tokens[index] as string)) return false;
  return opensGroup(lead, language) || isYearWord(bare(lead)) || lead === 'Jahr';
}

/** What stands beside a year. */
function isYearWord(word: string): boolean {
  return /^(?:roku|году|года|год|jahr|jahre|yılında|yılı|år|jaar|anno|año|में)$/u.test(word);
}

/**
 * "Of paper and cloth" is one group, and so are two nouns that begin or end a sentence. "The smoke | and called the guard"
 * is none: the first noun has an article of its own, or the sentence goes on after the second.
 * @param at where the conjunction stands
 */
function joinsNouns(tokens: readonly string[], at: number, language: string): boolean {
  const [right, next] = [tokens[at + 1], tokens[at + 2]];
  if (right === undefined || opensGroup(right, language)) return false;
  if (at === 1) return next === undefined || !opensGroup(next, language);
  const { determiners, prepositions } = glueWords(language);
  const lead = (tokens[at - 2] as string).toLowerCase();
  const isLast = next === undefined || /\p{P}$/u.test(right);
  return isLast && prepositions.has(lead) && !determiners.has(lead);
}

/** English words that follow a noun rather than a verb. */
const auxiliary = /^(?:is|are|was|were|has|have|had|can|could|will|would|may|must|should)$/;

/** Here the word after a noun may be a verb wherever it stands; Arabic writes "and" as a part of the word after it. */
const verbAnywhere: ReadonlySet<string> = new Set(['ar', 'hi', 'ko', 'tr']);

/** Dutch puts the first part of such a verb at the end of the sentence. */
const verbPart = /^(?:af|terug|weg|neer|mee|heen|samen|vast)\b/;

/** "The engine | indicator | can": a word after an article with its word, before a function word or a pause. */
function endsGroup(tokens: readonly string[], index: number, language: string): boolean {
  const [lead, before, after, next] = tokens.slice(Math.max(0, index - 1), index + 3);
  if (index === 0 || lead === undefined || before === undefined || after === undefined) return false;
  if (!opensGroup(lead, language) || verbAnywhere.has(primarySubtag(language))) return false;
  if (isFunctionWord(before, language) || isFunctionWord(after, language)) return false;
  if (primarySubtag(language) === 'de') return /^\p{Ll}/u.test(before) && /^\p{Lu}/u.test(after);
  // Before a function word an English word like this is a verb as often as a plural.
  if (primarySubtag(language) === 'en' && /(?:s|ed)$/.test(after)) return false;
  if (primarySubtag(language) === 'nl' && verbPart.test(after)) return false;
  if (next === undefined || /\p{P}$/u.test(after)) return true;
  if (!isFunctionWord(next, language) || glueWords(language).conjunctions.has(next.toLowerCase())) return false;
  // After a sentence's first noun, or a name, a verb is as likely, unless another one follows.
  const isFirst = tokens.slice(0, index).every((token) => opensGroup(token, language)) && !/^\p{Lu}/u.test(after);
  return isFirst || isName(before, index, language) ? auxiliary.test(next) : true;
}

function opensGroup(token: string | undefined, language: string): boolean {
  const { determiners, prepositions } = glueWords(language);
  const word = token?.toLowerCase() ?? '';
  return determiners.has(word) || prepositions.has(word);
}

/** "Lightly buttered": an adverb that describes the word after it, where an article or preposition leads the two in. */
function isAdverb(word: string, language: string): boolean {
  return adverbEnding[primarySubtag(language)]?.test(word) === true;
}

function isFunctionWord(token: string, language: string): boolean {
  const word = bare(token);
  const { determiners, prepositions } = glueWords(language);
  return determiners.has(word) || prepositions.has(word) || splitWords(token, language)[0]?.stop === true;
}

function bare(token: string): string {
  return token.toLowerCase().replace(/\p{P}/gu, '');
}

/** A capital inside the sentence; in German every noun has one. */
function isName(token: string, index: number, language: string): boolean {
  return index > 0 && primarySubtag(language) !== 'de' && /^\p{Lu}/u.test(token);
}

/** Whether the text writes the first word with a capital inside a sentence too. */
function isNameInside(word: string, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
  for (let at = text.indexOf(` ${word}`); at !== -1; at = text.indexOf(` ${word}`, at + 1)) {
    if (/[\p{Ll},]/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + 1 + word.length))) return true;
  }
  return false;
}

const japaneseTail =
  /^(?:(?!こう|そう|どう|もう|まだ|よく|すぐ|この|その|あの|どの|なぜ|いつ|だれ|どこ|そこ|ここ|これ|それ|あれ)[\p{sc=Hira}ー]{1,2}|ました|なかった|だった|でした|ません|られた|という|から|まで|ので|けれど|ながら|たち|ために|ように|そう|だけ|ばかり|より|について|として|々)[、，]?$/u;
const chineseTail = /^(?:[的了着著过過们們地得吗嗎呢吧里裡上下中后後前内外间間边邊来來去起]|里面|上面|下面)[，、]?$/u;
const chineseHead = /^[在从從把被给給对對向跟和与與为為不没沒很也都就又再更最将將这這那一二三四五六七八九十两几每]$/u;

/** Particles and endings go with the word before them, coverbs and adverbs of one character with the word after. */
function unspacedTie(before: string, after: string, language: string, text: string): number {
  const tag = primarySubtag(language);
  if (/^\p{N}+$/u.test(before)) return closeness.name;
  if (tag === 'ja' && japaneseTail.test(after)) return closeness.name;
  // A foreign name falls apart into characters that the dictionary knows.
  const isParticle = (token: string): boolean => /^\p{sc=Hira}+$/u.test(token) || chineseTail.test(token);
  const isShort = before.length === 1 || after.length === 1;
  if (isShort && !isParticle(before) && isRecurring(before, after, '', text)) return closeness.name;
  if (tag !== 'zh') return closeness.apart;
  return chineseTail.test(after) || chineseHead.test(before) ? closeness.group : closeness.apart;
}

/** Whether the text hardly knows one of the two without the other. */
function isRecurring(before: string, after: string, space: '' | ' ', text: string): boolean {
  const right = after.replace(/\p{P}+$/u, '');
  const together = countOf(before + space + right, text);
  return together > 1 && together * 5 >= Math.min(countOf(before, text), countOf(right, text)) * 4;
}

function countOf(words: string, text: string): number {
  return words === '' ? 0 : text.split(words).length - 1;
}
