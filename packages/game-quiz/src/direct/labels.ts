import { latinDigits } from '../option-shape.js';

/** A place in a series of labels: `c` is the third of the Latin letters, and of no other series. */
export interface Place {
  /** The name of its series. */
  readonly series: string;
  /** From 0. */
  readonly index: number;
}

/** What options are labelled with, in order: letters of a script, or their names. */
const series: Readonly<Record<string, string>> = {
  latin: 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
  roman: 'I II III IV V VI VII VIII IX X',
  cyrillic: 'А Б В Г Д Е Ж З И К',
  cyrillicWithYo: 'А Б В Г Д Е Ё Ж',
  greek: 'Α Β Γ Δ Ε Ζ Η Θ',
  hebrew: 'א ב ג ד ה ו ז ח',
  abjad: 'ا ب ج د ه و ز ح',
  arabic: 'ا ب ت ث ج ح خ د',
  persian: 'ا ب پ ت ث ج چ ح',
  urdu: 'الف ب ج د ہ و ز ح',
  urduAlphabet: 'الف ب پ ت ٹ ث ج چ',
  hindi: 'क ख ग घ ङ च छ ज',
  hindiLatin: 'अ ब स द इ फ',
  hindiVowels: 'अ आ इ ई उ ऊ',
  hindiNames: 'ए बी सी डी ई एफ',
  bengali: 'ক খ গ ঘ ঙ চ ছ জ',
  katakana: 'ア イ ウ エ オ カ キ ク',
  hiragana: 'あ い う え お か き く',
  iroha: 'イ ロ ハ ニ ホ ヘ ト チ',
  stems: '甲 乙 丙 丁 戊 己 庚 辛',
  hangul: '가 나 다 라 마 바 사 아',
  jamo: 'ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ',
  thai: 'ก ข ค ง จ ฉ ช ซ',
};

const placesOf = new Map<string, Place[]>();
for (const [name, letters] of Object.entries(series)) {
  for (const [index, letter] of letters.split(' ').entries()) {
    placesOf.set(letter, [...(placesOf.get(letter) ?? []), { series: name, index }]);
  }
}

/** A label in the form in which the series have it. */
export function plainLabel(label: string): string {
  if (/^[A-Z]$/.test(label)) return label;
  const plain = latinDigits(label.normalize('NFKC')).toUpperCase();
  return plain.replace(/[أإآ]/g, 'ا').replace(/[\u0640\u200B-\u200F]/g, '');
}

/** The places that a label may have; none for what is no label. Numbers count from 1. */
export function placesOfLabel(label: string): readonly Place[] {
  const plain = plainLabel(label);
  if (/^\d{1,3}$/.test(plain)) return [{ series: 'numbers', index: Number(plain) - 1 }];
  return placesOf.get(plain) ?? [];
}

/** The label at a place of a series, as its series has it. */
export function labelAt({ series: name, index }: Place): string {
  return name === 'numbers' ? String(index + 1) : (series[name]?.split(' ')[index] ?? String(index + 1));
}

/** Letters or digits that may be a label, as a regular expression's source. */
export const labelPattern = '(?:\\p{Nd}{1,3}|[①-⑳]|[ivxIVX]{2,4}|الف|هـ|ए|बी|सी|डी|एफ|\\p{L}\\p{Mn}?)';
