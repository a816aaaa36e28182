import { isUnspaced, primarySubtag, splitWords } from '@ludotext/engine';
import { glueWords } from './glue-words.js';
import { isVietnameseWord } from './vietnamese-words.js';

/** How closely two neighbouring words belong together, the closest first. */
export const closeness = { name: 3, group: 2, phrase: 1, apart: 0 } as const;

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

function spacedTie(tokens: readonly string[], index: number, language: string, text: string): number {
  const [before, after] = [tokens[index] as string, tokens[index + 1] as string];
  const { determiners, prepositions, conjunctions } = glueWords(language);
  const [left, right] = [before.toLowerCase(), bare(after)];
  if (isName(before, index, language) && isName(after, index + 1, language)) return closeness.name;
  if (/^\p{N}/u.test(before) || (/^\p{N}/u.test(after) && isName(before, index, language))) return closeness.name;
  if (primarySubtag(language) === 'vi' && (isVietnameseWord(left, right) || isRecurring(before, after, ' ', text))) {
    return closeness.name;
  }
  if (determiners.has(left) || conjunctions.has(left) || conjunctions.has(right)) return closeness.group;
  if (prepositions.has(left)) return closeness.phrase;
  return endsGroup(tokens, index, language) ? closeness.phrase : closeness.apart;
}

/** "The engine | indicator | can": a word after an article with its word, before a function word or a pause. */
function endsGroup(tokens: readonly string[], index: number, language: string): boolean {
  const [lead, before, after, next] = tokens.slice(Math.max(0, index - 1), index + 3);
  if (index === 0 || lead === undefined || before === undefined || after === undefined) return false;
  const { determiners, prepositions } = glueWords(language);
  const opens = determiners.has(lead.toLowerCase()) || prepositions.has(lead.toLowerCase());
  // Arabic writes "and" as a part of the word after it.
  if (!opens || primarySubtag(language) === 'ar' || isFunctionWord(before, language) || isFunctionWord(after, language))
    return false;
  if (primarySubtag(language) === 'de') return /^\p{Ll}/u.test(before) && /^\p{Lu}/u.test(after);
  // Before a function word an English word like this is a verb as often as a plural.
  if (primarySubtag(language) === 'en' && /(?:s|ed)$/.test(after)) return false;
  return next === undefined || /\p{P}$/u.test(after) || isFunctionWord(next, language);
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
