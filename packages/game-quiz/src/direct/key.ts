import { comparable, optionForm } from '../comparable.js';
import { andPattern, withoutOptionWord } from './keywords.js';
import { labelPattern, type Place, placesOfLabel } from './labels.js';

/** What options are, as far as an answer may name them. */
export interface Choice {
  /** The series of the labels; undefined for bullets and plain lines. */
  readonly series: string | undefined;
  readonly texts: readonly string[];
}

/** Which option an answer names. */
export type NamedKey =
  | { readonly index: number; readonly remark?: 'key_by_position' | 'key_letter_and_words' }
  | { readonly fault: 'several_correct' | 'key_mismatch' | 'unknown_words' | 'equal_options' }
  /** A label beyond the last option. */
  | { readonly beyond: string };

const onlyLabel = new RegExp(`^[(（[]?\\s?(${labelPattern})\\s?[)）\\].．、:]{0,2}$`, 'u');
const labelAndWords = new RegExp(
  `^(?:[(（[](${labelPattern})[)）\\]]|(${labelPattern})(?:\\s?[)）.．、:：]|\\s*[-–—](?=\\s)|(?=\\s)))\\s*`,
  'u',
);
/** Several letters: "AC", "A, C", "b und c". */
const severalLetters = new RegExp(
  `^[A-F]{2,6}$|^${labelPattern}[.)]?(?:(?:\\s*[,;&/+、،]\\s*|\\s+(?:${andPattern})\\s+)${labelPattern}[.)]?){1,5}$`,
  'iu',
);

/** Finds the option that an answer names by its label, its words or both. */
export function namedKey(answer: string, choice: Choice): NamedKey {
  const plain = stripped(answer);
  const value = withoutOptionWord(plain);
  const byWords = indicesOf(choice.texts, value);
  const [, label] = onlyLabel.exec(value.normalize('NFKC')) ?? onlyLabel.exec(value) ?? [];
  const places = label === undefined ? [] : placesOfLabel(label);
  const own = places.find(({ series }) => series === choice.series);
  if (own !== undefined) {
    if (!isWithin(own, choice))
      return byWords.length === 1 ? { index: byWords[0] as number } : { beyond: label as string };
    const isWord = byWords.length > 0 && !byWords.includes(own.index);
    return { index: own.index, ...(isWord ? { remark: 'key_letter_and_words' } : {}) };
  }
  if (byWords.length === 1) return { index: byWords[0] as number };
  if (byWords.length > 1) return { fault: 'equal_options' };
  const place = placeOf(places);
  if (place !== undefined)
    return isWithin(place, choice) ? { index: place.index, remark: 'key_by_position' } : { beyond: label as string };
  if (severalLetters.test(plain) || severalLetters.test(value)) return { fault: 'several_correct' };
  return withWords(value, choice) ?? { fault: 'unknown_words' };
}

/** "b) Paris": a label, and words that are this option's. */
function withWords(value: string, { series, texts }: Choice): NamedKey | undefined {
  const [opening = '', enclosed, bare] = labelAndWords.exec(value) ?? [];
  const words = stripped(value.slice(opening.length));
  const places = placesOfLabel(enclosed ?? bare ?? '');
  const place = places.find((each) => each.series === series) ?? placeOf(places);
  if (opening === '' || words === '' || place === undefined) return undefined;
  const found = indicesOf(texts, words);
  if (found.includes(place.index)) return { index: place.index };
  if (found.length > 0) return { fault: 'key_mismatch' };
  const isClosed = /[)）.．、:：\]]\s*$/.test(opening);
  const own = comparable(texts[place.index] ?? '');
  const said = comparable(words);
  const isAlike = own !== '' && (said.startsWith(own) || own.startsWith(said));
  if (!isWithin(place, { texts })) return isClosed ? { beyond: enclosed ?? bare ?? '' } : undefined;
  return isAlike ? { index: place.index } : isClosed ? { fault: 'key_mismatch' } : undefined;
}

const isWithin = ({ index }: Place, { texts }: Pick<Choice, 'texts'>): boolean => index >= 0 && index < texts.length;

/** The place of a label that is of another series than the options': Latin letters before all others. */
function placeOf(places: readonly Place[]): Place | undefined {
  return places.find(({ series }) => series === 'latin') ?? places[0];
}

function placesIn(forms: readonly string[], wanted: string): number[] {
  return wanted === '' ? [] : forms.flatMap((form, index) => (form === wanted ? index : []));
}

/** The options with these words: the same ones, or else the same but for articles and punctuation. */
function indicesOf(texts: readonly string[], words: string): number[] {
  if (words === '') return [];
  const wanted = comparable(words);
  const forms = texts.map(comparable);
  const same = placesIn(forms, wanted);
  return same.length > 0 ? same : placesIn(forms.map(optionForm), optionForm(wanted));
}

/** An answer without bold, quotation marks and brackets around it, and without a full stop behind it. */
function stripped(answer: string): string {
  let text = answer.trim();
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/^(?:\*\*|__|[*"“”„«»‘’'`])|(?:\*\*|__|[*"“”„«»‘’'`])$/gu, '')
      .replace(/[.。।۔]$/u, '')
      .trim();
    const close = text.at(-1) ?? '';
    const open = '([（【'[')]）】'.indexOf(close)] ?? '';
    // A bracket that the answer line opens: "(Answer: b)".
    if (close !== '' && open !== '' && !text.includes(open)) text = text.slice(0, -1).trim();
  }
  return text;
}
