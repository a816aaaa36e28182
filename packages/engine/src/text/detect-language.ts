import { detectedLanguages, stopWords } from './languages/index.js';

/** How much of a text is sampled, in UTF-16 units: this many samples of this length, spread evenly. */
const samples = 8;
const sampleLength = 500;
/** Chinese, Japanese and Korean need about this many times fewer letters to say the same. */
const denseWeight = 4;

/**
 * A text's language as a BCP 47 tag, `und` when it cannot be detected. The script decides first, then letters and
 * frequent words; long texts are sampled, so that their length does not matter.
 */
export function detectLanguage(text: string): string {
  const sample = sampleOf(text);
  // Most texts have Latin letters only, and none that the patterns of all the other scripts would have to look at.
  const others = sample.replace(latinOrOfNoScript, '');
  const counts = others === '' ? [] : scripts.map(({ letters, weight }) => count(others, letters) * weight);
  const most = Math.max(0, ...counts);
  if (most === 0) return sample.search(latinLetters) !== -1 ? latinLanguage(sample) : 'und';
  if (count(sample, latinLetters) >= most) return latinLanguage(sample);
  return scripts[counts.indexOf(most)]?.language(sample) ?? 'und';
}

const latinLetters = /\p{sc=Latin}/gu;
const latinOrOfNoScript = /[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]+/gu;

function sampleOf(text: string): string {
  if (text.length <= samples * sampleLength) return text.normalize('NFC').toLowerCase();
  const step = Math.floor((text.length - sampleLength) / (samples - 1));
  const parts = Array.from({ length: samples }, (_, index) => text.substr(index * step, sampleLength));
  return parts.join(' ').normalize('NFC').toLowerCase();
}

interface ScriptLanguages {
  readonly letters: RegExp;
  readonly weight: number;
  language(sample: string): string;
}

/** The scripts beside Latin. */
const scripts: readonly ScriptLanguages[] = [
  { letters: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu, weight: denseWeight, language: hanLanguage },
  { letters: /\p{sc=Hangul}/gu, weight: denseWeight, language: () => 'ko' },
  { letters: /\p{sc=Arabic}/gu, weight: 1, language: arabicLanguage },
  { letters: /\p{sc=Cyrillic}/gu, weight: 1, language: cyrillicLanguage },
  { letters: /\p{sc=Devanagari}/gu, weight: 1, language: devanagariLanguage },
  ...(
    [
      ['Greek', 'el'],
      ['Hebrew', 'he'],
      ['Thai', 'th'],
      ['Lao', 'lo'],
      ['Khmer', 'km'],
      ['Myanmar', 'my'],
      ['Tibetan', 'bo'],
      ['Bengali', 'bn'],
      ['Gurmukhi', 'pa'],
      ['Gujarati', 'gu'],
      ['Tamil', 'ta'],
      ['Telugu', 'te'],
      ['Kannada', 'kn'],
      ['Malayalam', 'ml'],
      ['Sinhala', 'si'],
      ['Georgian', 'ka'],
      ['Armenian', 'hy'],
      ['Ethiopic', 'am'],
    ] as const
  ).map(([name, language]) => ({ letters: new RegExp(`\\p{sc=${name}}`, 'gu'), weight: 1, language: () => language })),
];

/** A few kana (a borrowed の on a Chinese sign) do not make a text Japanese. */
function hanLanguage(sample: string): string {
  const kana = count(sample, /[\p{sc=Hira}\p{sc=Kana}]/gu);
  return kana * 20 >= count(sample, /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu) ? 'ja' : 'zh';
}

function arabicLanguage(sample: string): string {
  if (count(sample, /[ٹڈڑںےہھ]/gu) > count(sample, /[ةىيكه]/gu)) return 'ur';
  const persian = count(sample, /[پچژگکی]/gu);
  return persian > 0 && persian >= count(sample, /[ةىيكإأ]/gu) ? 'fa' : 'ar';
}

function cyrillicLanguage(sample: string): string {
  if (/ў/u.test(sample)) return 'be';
  if (/[әғқңұһ]/u.test(sample)) return 'kk';
  const russian = count(sample, /[ыэё]/gu);
  if (count(sample, /[іїєґ]/gu) > russian) return 'uk';
  if (count(sample, /[ђјљњћџ]/gu) > russian) return /[ѓќѕ]/u.test(sample) ? 'mk' : 'sr';
  return russian > 0 ? 'ru' : withMostStopWords(sample, ['ru', 'bg', 'uk']);
}

/** Of languages with the same letters, the one with most function words in the sample. */
function withMostStopWords(sample: string, languages: readonly [string, ...string[]]): string {
  const words = sample.match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = languages.map((language) => words.filter((word) => stopWords(language).has(word)).length);
  return languages[counts.indexOf(Math.max(...counts))] ?? languages[0];
}

function devanagariLanguage(sample: string): string {
  const marathi = count(sample, /ळ|(?<![\p{L}\p{M}])(?:आहे|आणि|होते|होता|होती|ते|ती|तो)(?![\p{L}\p{M}])/gu);
  const nepali = count(sample, /(?<![\p{L}\p{M}])(?:छ|छन्|र|थियो|थिए|पनि|गर्न|भने|एक)(?![\p{L}\p{M}])/gu);
  const hindi = count(sample, /(?<![\p{L}\p{M}])(?:है|हैं|और|के|की|का|में|से|ने|था|थी|थे|को|पर)(?![\p{L}\p{M}])/gu);
  if (marathi > hindi && marathi >= nepali) return 'mr';
  return nepali > hindi ? 'ne' : 'hi';
}

/** Weight of one hit; a word, letter or part that several languages share counts for less. */
const weights = { word: 1, letter: 1, foreignLetter: -0.7, foreignWord: -0.3, part: 0.3 };
/** With little evidence, as in "2 eggs", the most widely written languages are the likeliest. */
const headStart = (language: string | undefined): number =>
  language === 'en' ? 0.6 : widespread.has(language ?? '') ? 0.2 : 0;
const widespread = new Set('de es fr it pt nl vi'.split(' '));

function latinLanguage(sample: string): string {
  const words = sample.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  const scores = new Float64Array(latinProfiles().length);
  const add = (index: number, weight: number) => {
    scores[index] = (scores[index] ?? 0) + weight;
  };
  for (const word of words) for (const { index, weight } of votesOf(word)) add(index, weight);
  for (const letter of sample.match(/[\u00DF-\u024F\u1EA0-\u1EF9]/gu) ?? []) {
    const writers = indexOfProfiles().letters.get(letter) ?? [];
    for (const { index, weight } of shared(weights.letter, writers)) add(index, weight);
    for (const index of scores.keys()) if (!writers.includes(index)) add(index, weights.foreignLetter);
  }
  if (Math.max(...scores) <= 0) return 'und';
  const chances = scores.map((score, index) => score + headStart(latinProfiles()[index]?.language));
  return latinProfiles()[chances.indexOf(Math.max(...chances))]?.language ?? 'und';
}

/** What a word or letter says about a language, by the index of its profile. */
interface Vote {
  readonly index: number;
  readonly weight: number;
}

/** A cache of the votes of recent words: words repeat within a text and from one text to the next. */
const lately = new Map<string, readonly Vote[]>();
const maxLately = 10_000;
const maxLatelyLength = 30;

function votesOf(word: string): readonly Vote[] {
  const known = lately.get(word);
  if (known !== undefined) return known;
  const votes = findVotes(word.replace('’', "'"));
  if (lately.size >= maxLately) lately.clear();
  if (word.length <= maxLatelyLength) lately.set(word, votes);
  return votes;
}

/** Once for the word and each of its parts, for its groups of letters, and against languages that do not write such words. */
function findVotes(word: string): readonly Vote[] {
  const pieces = [...new Set([word, ...word.split("'")])];
  const parts = latinProfiles().flatMap(({ parts }, index) => (parts.test(word) ? [index] : []));
  return [
    ...pieces.flatMap((piece) => shared(weights.word, indexOfProfiles().words.get(piece) ?? [])),
    ...shared(weights.part, parts),
    ...latinProfiles().flatMap(({ foreign }, index) =>
      foreign.test(word) ? [{ index, weight: weights.foreignWord }] : [],
    ),
  ];
}

/** A vote for each of the profiles; it counts for less, the more they are. */
function shared(weight: number, profiles: readonly number[]): readonly Vote[] {
  return profiles.map((index) => ({ index, weight: weight / Math.sqrt(profiles.length) }));
}

/** The profiles that have each word and each letter, by index; built when the first text in Latin script is read. */
let latinIndex: { readonly words: ProfileIndex; readonly letters: ProfileIndex } | undefined;

type ProfileIndex = ReadonlyMap<string, readonly number[]>;

function indexOfProfiles() {
  latinIndex ??= { words: indexOf('words'), letters: indexOf('letters') };
  return latinIndex;
}

function indexOf(kind: 'words' | 'letters'): ProfileIndex {
  const index = new Map<string, number[]>();
  for (const [profile, values] of latinProfiles().entries()) {
    for (const value of values[kind]) {
      const profiles = index.get(value) ?? [];
      index.set(value, profiles);
      profiles.push(profile);
    }
  }
  return index;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What distinguishes a language in Latin script from the others. */
interface LatinProfile {
  readonly language: string;
  /** Its function words, lower case. */
  readonly words: ReadonlySet<string>;
  readonly letters: ReadonlySet<string>;
  /** Matches a letter that occurs only in foreign words and names. */
  readonly foreign: RegExp;
  readonly parts: RegExp;
}

let profiles: readonly LatinProfile[] | undefined;

/** The profiles of the languages in Latin script; built when the first such text is read. */
function latinProfiles(): readonly LatinProfile[] {
  profiles ??= detectedLanguages().map(({ tag, detection: { letters, foreign, parts } }) => ({
    language: tag,
    words: stopWords(tag),
    letters: new Set(letters),
    foreign: new RegExp(foreign === '' ? '(?!)' : `[${foreign}]`, 'u'),
    parts: new RegExp(parts, 'u'),
  }));
  return profiles;
}
