import { lower, mentionOf } from '../mention.js';
import { type NounReader, wordSet } from './noun-reader.js';

/** Arabic: a word with its article, which is not an adjective of the word before; the slot is a preposition or none, and the ending. */
export const arabicNouns: NounReader = (row) =>
  row.words.flatMap(({ text, stop }, index) => {
    if (index === 0 || stop || !/^ال\p{L}{3,}$/u.test(text) || /^[وبلك]?ال|^لل|^هذ/u.test(lower(row, index - 1)))
      return [];
    if (vagueArabic.has(text)) return [];
    const before = arabicPrepositions.has(lower(row, index - 1)) ? 'preposition' : '';
    return [mentionOf(row, index, index, 'noun', `${before} ${/[ةى]$/u.test(text) ? 'feminine' : ''}`)];
  });
const vagueArabic = wordSet(
  'الوقت الأيام القيام الأثناء الجميع الشيء المكان اليوم النزول الوحيد الوحيدة الآخر الأخرى الفينة الحين المرة الغد الآن الأول الثاني الذي التي الذين',
);
const arabicPrepositions = wordSet('في من إلى على عن مع');
