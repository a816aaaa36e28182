import { joined, lower, mentionOf } from '../mention.js';
import { type NounReader, wordSet } from './noun-reader.js';

/** Vietnamese writes syllables apart: any two of them may be a term, which the whole text decides; see terms. */
export const vietnameseNouns: NounReader = (row) =>
  row.words.flatMap((word, index) => {
    const classified = vietnameseClassifiers.has(word.text.toLowerCase());
    if (index === 0 || !joined(row, index) || (word.stop && !classified) || row.words[index + 1]?.stop === true)
      return [];
    const text = row.sentence.text.slice(word.start, row.words[index + 1]?.end);
    if (!/^[\p{Ll}\p{M}]{2,} [\p{Ll}\p{M}]{2,}$/u.test(text) || vagueVietnamese.has(text)) return [];
    if (/^(?:người|dưới|phải|miếng|rất|bị) |(?:người|đầu|lại|lên|hết)$/u.test(text)) return [];
    const marked = classified || (joined(row, index - 1) && vietnameseMarks.has(lower(row, index - 1)));
    return [mentionOf(row, index, index + 1, 'noun', marked ? 'marked' : 'bare')];
  });
/** Words that count things: with the word behind them they are one term. */
export const vietnameseClassifiers = wordSet('chiếc ngôi căn quả bức bữa dòng ngọn bài tòa cuốn');
const vietnameseMarks = wordSet('của các những một trong trên vào ở tại từ cái chiếc cây với bằng');
const vagueVietnamese = new Set([
  'ngày nọ',
  'hôm nay',
  'bao giờ',
  'vài ngày',
  'lúc nào',
  'chốc lát',
  'thế giới',
  'tất cả',
  'bên cạnh',
  'lâu sau',
  'lần nữa',
]);
