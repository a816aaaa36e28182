import { eachLanguage, inAnyLanguage, wordFinder, wordSet } from '../languages/index.js';

// What the rules find by words and phrases; each language has its own words.

/** Words that allow no exception: such statements are rarely true, and players know it. */
export const absoluteTerms = wordFinder((language) => language.absoluteTerms);
/** Words that include everything or nothing. */
export const wholeTerms = wordFinder((language) => language.wholeTerms);
/** Words that leave open how often or how far something is true. */
export const vagueTerms = wordFinder((language) => language.vagueTerms);
/** Words that reverse a question. Players overlook small ones. */
export const negations = wordFinder((language) => language.negations);
/** A question for the statement that is false: even with its negation in capitals it makes players think twice. */
export const asksForFalsehood = wordFinder((language) => language.asksForFalsehood);
/** A question for a reason. */
export const asksForReason = wordFinder((language) => language.asksForReason);
/** A word that opens a clause inside a question. */
export const opensClause = wordFinder((language) => language.clauseOpeners);
/** Pronouns for a person or thing named earlier. */
export const personalPronouns = wordFinder((language) => language.pronouns);

/** "How often", "more frequently": a degree, not a doubt. */
export const ofDegree = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage((language) => language.degreeWords)}) (?:${inAnyLanguage((language) => language.frequencyWords)})(?!\\p{L})`,
  'giu',
);

/** What any of the patterns finds, in one search instead of many; their own flags do not count. */
function anyOf(patterns: readonly (RegExp | readonly RegExp[])[], flags: 'u' | 'iu'): RegExp {
  const sources = patterns.flat().map(({ source }) => source);
  return new RegExp(sources.join('|'), flags);
}

/** Questions without a subject, in comparable form. */
export const asksNothing = anyOf(
  eachLanguage((language) => language.asksNothing),
  'u',
);
/** Questions that refer to a text that is not shown. */
export const namesTheText = anyOf(
  eachLanguage((language) => language.namesTheText),
  'iu',
);
/** Questions that mention a text in passing. */
export const mentionsTheText = anyOf(
  eachLanguage((language) => language.mentionsTheText),
  'iu',
);

const allOfTheAbove = new Set(eachLanguage((language) => language.allOfTheAbove).flat());
const allForms = anyOf(
  eachLanguage((language) => language.allForms),
  'u',
);
const noneOfTheAbove = new Set(eachLanguage((language) => language.noneOfTheAbove).flat());
const noneForms = anyOf(
  eachLanguage((language) => language.noneForms),
  'u',
);
const truthValues = new Set(eachLanguage((language) => language.truthValues).flatMap((words) => [...wordSet(words)]));

/** An option in comparable form without its full stop, as in the lists. */
const plainOption = (option: string): string => option.replace(/[.。!]$/, '');

/** True for "all of the above" in one of its forms; the option in comparable form, as below. */
export function meansAll(option: string): boolean {
  const plain = plainOption(option);
  return allOfTheAbove.has(plain) || allForms.test(plain);
}

/** True for "none of the above" in one of its forms. */
export function meansNone(option: string): boolean {
  const plain = plainOption(option);
  return noneOfTheAbove.has(plain) || noneForms.test(plain);
}

/** True for an answer to a yes-or-no question. */
export function isTruthValue(option: string): boolean {
  return truthValues.has(plainOption(option));
}

const keyMarks = inAnyLanguage((language) => language.keyMarks);
/** A note in brackets, or a sign, that says which option is right. */
export const keyMark = new RegExp(
  `[([（【]\\s?(?:(?:the |la |le |die |das )?(?:${keyMarks}|[✓✔])[!.]?)\\s?[)\\]）】]|(?:[-–—]|<-+|←|=>)\\s?(?:correct|correct answer|right answer)\\s?$|[✓✔✅☑]|^\\s?\\*\\s?\\p{L}|(?<=\\p{L}{3}|\\s)\\*\\s?$|^\\[x\\]|\\[x\\]$`,
  'iu',
);

const optionNames = inAnyLanguage((language) => language.optionNames);
/** In lower or upper case, while the letter after it must be a capital: "answer a question" is no reference. */
const optionWord = optionNames
  .split('|')
  .map((name) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`)
  .join('|');
const optionLetters = inAnyLanguage((language) => language.optionLetters);
const positions = inAnyLanguage((language) => language.positions);
const verdicts = inAnyLanguage((language) => language.verdicts);
const copulas = `${inAnyLanguage((language) => language.copulas)}|:`;

/** A text that names an option by its letter or its position, which the shuffle changes. */
export const namesAnOption = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${optionWord})(?: (?:${verdicts}))?(?: (?:${copulas}|—|–|-))?:? ?(?:(?:la|a|o|el|le|the|letra|lettera|lettre|letter|letters|буква|die|das) ){0,2}["'“„(]?[A-F](?![\\p{L}\\p{N}'’#+-])(?! (?:major|minor|flat|sharp)\\b)`,
    'u',
  ),
  /(?<![\p{L}\p{N}])(?:[Oo]ptions?|[Cc]hoices?|[Oo]ption(?:en)?|[Oo]pci(?:ón|ones)|[Oo]pzion[ei]|[Oo]pç(?:ão|ões)|[Вв]ариант(?:ы|а)?) (?:no\. ?|number |nr\. ?|#|№ ?)?[1-6](?![\p{L}\p{N}.,%])/u,
  new RegExp(
    `(?<![\\p{L}\\p{N}'’])[("“]?[A-F][)"”]? (?:${copulas}) (?:the |die |das |der |la |le |il |o |a )?(?:${verdicts})(?![\\p{L}\\p{N}])`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${positions}) (?:${optionNames})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`(?:${optionLetters})\\s?(?:是|为|は|은|는)?\\s?[A-FＡ-Ｆ](?![A-Za-z0-9])`, 'u'),
  /第[一二三四1-4]个?(?:选项|答案|選択肢)|(?:첫|두|세|네) ?번째 (?:보기|답|선택지)|(?:विकल्प|ข้อ|seçenek|şık|επιλογή|varianta|odpowiedź|відповідь) ?[A-FА-Г](?![\p{L}\p{N}])/iu,
  /(?<!\p{L})(?:the )?(?:option|answer|choice) (?:above|below)(?!\p{L})/iu,
] as const;

const label = '[("]?(?:[A-F]|[1-6]|I{1,3}|IV|V|[АБВГ]|[أبجد])[)"]?';
const joiner = `(?:,? ?(?:,|&|\\+|${inAnyLanguage((language) => language.optionJoiners)}) ?)`;
const openers = inAnyLanguage((language) => language.combinationOpeners);
const closers = inAnyLanguage((language) => language.combinationClosers);

/** A list of options by letter or number: "both A and B", "only 1 and 3", "A, B and C", "all except D". */
export const combination = new RegExp(
  `^(?:(?:${openers}) )?(?:options? |answers? |choices? |antwort(?:en)? )?${label}(?:${joiner}${label}){1,4}(?: (?:${closers}))?$|^all (?:except|but) (?:option |answer )?${label}$`,
  'u',
);

/** A word that joins two things. */
export const andWord = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage((language) => language.andWords)})(?!\\p{L})|[&+和与與とและ와과]|(?<!\\p{L})و`,
  'u',
);
