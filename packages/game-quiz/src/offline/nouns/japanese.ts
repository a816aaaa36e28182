import { joined, lower, mentionOf } from '../mention.js';
import { type NounReader, runsOf, wordSet } from './noun-reader.js';

const japaneseParticles = wordSet('は が を で へ の から まで');
const vagueJapanese = wordSet(
  '毎日 時間 今日 明日 昨日 自分 最初 最後 本当 全部 一番 場所 一緒 今度 途中 一人 二人 皆 全員 以上 以下 場合 必要 方法',
);
const japaneseTerm = /^(?:[\p{sc=Han}々]+|[\p{sc=Kana}ー]+)$/u;

/** Japanese: a row of characters or of katakana before a particle. */
export const japaneseNouns: NounReader = (row) =>
  runsOf(row, (word) => /^[\p{sc=Han}々\p{sc=Kana}ー]+$/u.test(word.text)).flatMap(({ first, last }) => {
    const mention = mentionOf(row, first, last, 'noun', lower(row, last + 1));
    if (
      !joined(row, last) ||
      !japaneseParticles.has(mention.slot) ||
      mention.term.length < 2 ||
      !japaneseTerm.test(mention.term) ||
      vagueJapanese.has(mention.term)
    )
      return [];
    const katakana = /\p{sc=Kana}/u.test(mention.term);
    // Before の a word in characters may as well be an adjective.
    if (!katakana && mention.slot === 'の') return [];
    // No noun has forms: a gap keeps its particle.
    return [{ ...mention, slot: katakana ? 'katakana' : 'kanji' }];
  });
