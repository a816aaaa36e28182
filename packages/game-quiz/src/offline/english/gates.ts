import { openingCue } from '@ludotext/engine/game';
import type { Fact } from '../facts/facts.js';
import type { Source } from '../source/source.js';
import { withoutConjunction } from '../source/statements.js';
import { singularOf } from './noun-classes.js';
import { type EnglishText, type ReadSentence, rootsOf } from './reading/sentence.js';

/** Whether a sentence opens with a reference to the one before. */
export const opensBackwards = (text: string): boolean => {
  const cue = openingCue(withoutConjunction(text), 'en');
  return cue === 'connective' || cue === 'pronoun';
};

const maxGapWords = 29;
const maxNumberWords = 32;

const vagueOpening =
  /^(?:Some|Many|Most|Much|Others?|Both|All|One|Several|Another|Each|None|Few)\s(?:are|is|was|were|have|has|had|of)\b|^(?:A similar|(?:A|The) (?:number|same|other|first|second|third|last|next|further|former|latter|similar|only other|new|resulting|remaining))\b|^An? even\b|^(?:\p{L}+ )?(?:additional|further|more|other) \p{Ll}+s\b|^As\b|^There (?:is|are)(?! \d|_)/u;

/** A gap in a list, whose neighbours reveal its kind and none of whose places is its own. */
const inList =
  /,(?: and| or)? (?:the |an? |a\(n\) )?_____|_____(?: \p{L}+)?, (?:\p{L}+ ){0,3}(?:and|or)\b|_____, \p{L}+,/u;
/** "Tom and _____", "including _____": others may stand there as well. */
const inPair =
  /\p{Lu}\p{L}{1,30} and _____|\b(?:including|such as|like|for example|e\.g\.),? (?:the |an? |a\(n\) |\p{Lu}\p{L}+ )?_____/u;
const month =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/g;
/** A person's pronoun before anybody is named. */
const openPronoun = /^[^\p{Lu}]*\p{Lu}[^\p{Lu}]*\b(?:he|she|him|his|her|hers|himself|herself)\b/u;
/** "They call it the …", "the one": what is meant stands in another sentence. */
const openThing =
  /\ba\(n\) _____ ?%|\b[Tt]hat (?:number|amount|figure|total|year|rate)\b|\b(?:it|them) (?:in|on|to|from)\b|^(?:\S+ ){1,4}(?:it|them)\b|\bthe (?:one|ones|other)\b|\bthat (?:it|they)\b|\bdo(?:es)? so\b|\bof them\b|\bthe others\b|^[^,]{3,60}, (?:his|her|their|its) \p{Ll}+ (?:is|are|was|were|had|has)\b|\b_____ of (?:them|these|those|its|his|her|their)\b|\bit (?:up|out|off|down|away|back)\b|\b(?:it|them)\.$/u;
/** "The island lies in deep water": which one stands in another sentence. */
const openOpening =
  /^(?:In |On |At |From )?[Tt]he (?:islands?|towns?|city|village|country|nation|state|region|area|river|lake|mountain|company|team|group|ship|building|bridge|museum|school|war|battle|king|queen|man|woman|boy|girl|book|film|study|report|findings|corps|journey|trip|house|garden|song|story|animal|plant|machine|law|treaty)\b (?!of\b(?! \d)|that\b|which\b|called\b|named\b|near\b|between\b|(?:in|at|on) \p{Lu}|_)/u;
/** Whether a phrase is a thing that an earlier sentence named: "the book", but not "the book of hours". */
export const isOpenThing = (phrase: string): boolean => openOpening.test(`${phrase} is`.replace(/^the /, 'The '));
/** "Seafarers' Society (SS), founded in": the article is missing. */
const bareBody =
  /^(?!The )(?:\p{Lu}[\p{L}’']+ )+(?:Society|Association|Committee|Organi[sz]ation|Union|Agency|Institute)\b/u;
/** "_____ asked him": the one asked for is another. */
const openObject = /^_____ [^.,;]*\b(?:him|her(?! \p{Ll}))\b/u;
const isOpen = (stem: string): boolean =>
  pointsBack.test(stem) ||
  bareBody.test(stem) ||
  untold.test(stem) ||
  openObject.test(stem) ||
  openPronoun.test(stem.replace(month, '')) ||
  openThing.test(stem) ||
  openOpening.test(stem);
/** "that region", "_____ himself", "the oldest form of the game was": what is meant stands before. */
const pointsBack =
  /\b(?:in|of|at|to|from|during|for|by) (?:that|this|these|those) \p{Ll}+|^_____,|_____ (?:himself|herself|itself|themselves)\b|\bof the (?:game|story|book|film|city|town|island|country|company|machine|plant|animal|bird|building|house|ship|church|bridge|river|lake) (?:is|was|were|are|has|had)\b/u;
/** "had built an engine in 1712": before something that another sentence tells; "was introduced in 1963": where? */
const untold =
  /^(?!.*\b(?:before|[Bb]y|when|after|until|since|already)\b).*(?<!\b(?:which|who|that|what) )\bhad (?:just )?\p{Ll}+(?:ed|en|lt|nt|wn|ne|ld|pt|ught)\b|\b(?:introduced|released|sent|brought|moved|taken|transferred) in (?:\p{Lu}\p{L}+ )?_____/u;
const inBrackets = /\p{L}\/\p{L}|\([^()]{0,200}_____|\[[^[\]]{0,200}_____/u;
const aVerb =
  /\s(?:is|are|was|were|be|been|has|have|had|can|could|will|would|may|might|must|should|do|does|did|\p{L}+ed|became|began|went|came|took|made|gave|found|led|left|won|lost|built|wrote|said|saw|grew|held|kept|met|paid|ran|rose|sold|spent|stood|told|got|\p{L}{3,}s)\s/u;

/** Whether a gap needs only its sentence. */
export function isClearGap({ draft: { question } }: Fact): boolean {
  return !vagueOpening.test(question.replace('_____', '0')) && !inBrackets.test(question) && !isOpen(question);
}

/** Gaps that need only their sentence, and stand out in it. */
export function isGoodGap(fact: Fact): boolean {
  const { kind, draft } = fact;
  const { evidence, question } = draft;
  if (kind === 'speech') return true;
  const isNumber = kind === 'number' || kind === 'year';
  if (evidence.split(' ').length > (isNumber ? maxNumberWords : maxGapWords) || !isClearGap(fact)) return false;
  if (inList.test(question) || inPair.test(question) || !aVerb.test(question)) return false;
  if (isNumber && partOfName.test(question)) return false;
  if (kind === 'year' && (yearBound.test(question) || lasting.test(question))) return false;
  return !isNumber || (isTheirPoint(question) && !isRough(question.split('_____')[0] ?? '', draft.correct));
}

/** "the Star Catalogue 1950.0": a number of a title or name; a month has one as well. */
const partOfName =
  /(?<=\p{L},? )(?!January|February|March|April|May|June|July|August|September|October|November|December|In|By|About)\p{Lu}\p{L}+ _____/u;

/** Words that make the number behind them a bound: more than 30 is also more than 20. */
const bound =
  /\b(?:over|under|above|below|beyond|exceed(?:s|ed|ing)?|(?:more|less|fewer|greater|higher|lower|larger|smaller|longer|shorter|older|younger|later|earlier|better|rather|other) than|up to|down to|as (?:many|much|few|little|high|low|long|far|late|early) as|at (?:least|most)|minimum of|maximum of|until|till|before|since|within|between|past|off|one in|out of|every|page|chapter|figure|number|no\.|version|aged?|another|other)\s(?:the (?:year|age|end|early|late|beginning) (?:of )?|(?:about|approximately|around|roughly|nearly|almost|some|just|only|an? (?:estimated|average(?: of)?)|the|early|late|mid-?|\p{Lu}\p{L}+) ){0,2}(?:_____|$)/iu;
/** Words that bound a year alone: "by 1900" says that it may have been before. */
const yearBound =
  /\b(?:by|after|from|to|through|around|about|circa|c\.|ca\.) (?:\p{Lu}\p{L}+ |the (?:year|end of) )?_____|\b[12]\d{3} (?:and|or) _____|_____ (?:and|or|to|until) [12]\d{3}/iu;

const boundBehind =
  /^\s(?:\p{L}+ )?(?:or (?:more|less|fewer|so|older|younger|over|under)|and (?:over|above|under|older)|at (?:least|most))\b|^\s?[+–—-]|^\s(?:to|and|or|-) (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten)\b)/u;

/** Whether a number stands under a word that bounds it, given the words around it. */
export const isBounded = (before: string, behind: string): boolean =>
  bound.test(before.slice(-60).replace(/[$€£]$/u, '')) || boundBehind.test(behind);

const rough = /\b(?:about|around|approximately|roughly|nearly|almost|some|circa|an estimated) (?:_____)?$/i;
/** The largest number beside which one more or less is not wrong. */
const smallest = 30;

/** Whether a small number is said to be about right, so that those beside it are right as well. */
export const isRough = (before: string, number: string): boolean =>
  rough.test(before.slice(-24)) && (!/\d/.test(number) || Number(number.replace(/[^\d.]/g, '')) <= smallest);

/** A state, which other years had as well. */
const lasting = /\b(?:most|many|still|already|no longer|(?:was|were) \p{Ll}+ing)\b/u;

const spelled =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)\b/i;

/** One end of a range, which the other end bounds, or one of two numbers. */
const range =
  /\b(?:between|from) [$€£]?[\d,.]+ ?(?:°|%|\p{L}+)? ?(?:and|to) [$€£]?_____|\b(?:between|from) [^,;]{0,20}_____ (?:\p{L}+ )?(?:and|to) \d|_____ (?:and|to) \d|\d and _____|\d ?[-–—] ?_____|_____ ?[-–—] ?\d/u;

/** A clause that adds something, and has not ended before the number. */
const subordinate =
  /\b(?:which|who|whose|whom)\b[^,]*$|\bwhere (?!there (?:are|is|were|was)\b)[^,]*$|\b(?:if|unless)\b/i;

/** Digits of another number that a stem may have. */
const maxOtherDigits = 6;

/** A number that its sentence is about: outside of subordinate clauses, and no bound. */
function isTheirPoint(question: string): boolean {
  const [before = '', behind = ''] = question.split('_____');
  const others =
    question
      .replace(/(?<!\d)\d+-\p{L}+|\b[12]\d{3}\b|\b\d{1,2} \p{Lu}\p{L}+|\p{Lu}\p{L}{1,30} \d{1,2}\b/gu, '')
      .match(/\d/g)?.length ?? 0;
  return (
    !isBounded(before, behind) &&
    others <= maxOtherDigits &&
    !spelled.test(`${before.slice(-20)}${behind.slice(0, 20)}`) &&
    !subordinate.test(before) &&
    !/[;:]/.test(before) &&
    !range.test(question)
  );
}

const headOf = (term: string): string => term.slice(term.lastIndexOf(' ') + 1).toLowerCase();

/** What a text is about: the words of its title, the noun and the name that most of its sentences have. */
export function topicOf(text: EnglishText): ReadonlySet<string> {
  const { reading } = text.source;
  const heading = reading.paragraphs.slice(0, 2).find(({ kind }) => kind === 'heading');
  const title = heading === undefined ? '' : reading.text.slice(heading.start, heading.end);
  const things = text.sentences.flatMap(({ mentioned }) => mentioned.filter(({ kind }) => kind !== 'person'));
  const least = text.sentences.length * 0.12;
  const stand = [true, false].flatMap((name) =>
    outstanding(
      things.filter(({ phrase }) => phrase.name === name).map(({ head }) => singularOf(head)),
      least,
      1.3,
    ),
  );
  return rootsOf([title, ...stand].join(' '));
}

/** The person whom the text is about; none where several are mentioned as often. */
export function heroOf(text: EnglishText): string | undefined {
  const persons = text.sentences.flatMap(({ mentioned }) =>
    mentioned.filter(({ kind, phrase }) => kind === 'person' && phrase.name),
  );
  const heads = persons.map(({ head }) => head);
  const [clear] = outstanding(heads, 6, 2.5);
  if (clear !== undefined) return clear;
  // A biography has its hero in its title, or begins with him; a story, which has no years, has deeds of others to compare.
  if (text.source.newestYear === 0) return undefined;
  const topic = topicOf(text);
  const titled = heads.find((head) => [...rootsOf(head)].some((root) => topic.has(root)));
  const [most] = outstanding(heads, 8, 1.4);
  const opens = persons.slice(0, 2).some((person) =>
    person.text
      .toLowerCase()
      .split(' ')
      .includes(most ?? ''),
  );
  return titled ?? (opens ? most : undefined);
}

/** The word that occurs most often, if at least this often and by this factor more than any other. */
function outstanding(words: readonly string[], least: number, factor: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] >= Math.max(5, least) && first[1] > (second?.[1] ?? 0) * factor
    ? [first[0]]
    : [];
}

/** Kinds whose options are whole actions and reasons, which share words with their question by nature. */
const worded: ReadonlySet<Fact['kind']> = new Set([
  'action',
  'reason',
  'purpose',
  'statement',
  'order',
  'speech',
  'number',
  'year',
  'word',
  'link',
]);

/**
 * Whether a number of a gap is that of something named: of what the text is about or speaks of again and again, of a
 * place, a person, a year.
 */
export function hasAnchor({ kind, draft: { question } }: Fact, topic: ReadonlySet<string>, text: EnglishText): boolean {
  if (!/^(?:number|year|class)$/.test(kind) || !question.includes('_____')) return true;
  if (text.sentences.length < fewSentences) return true;
  if (/\b(?:rose|risen|grew|grown|fell|fallen|increased|decreased|declined|dropped) by\b/.test(question))
    return /\b[12]\d{3}\b/.test(question);
  if (/^(?:Typical|Average|Usual|Common) /.test(question)) return false;
  if (/(?<=[\p{L}\d,’')] )["“]?\p{Lu}\p{L}|\b[12]\d{3}\b|^\p{Lu}\p{L}+(?:['’]s)? \p{Lu}/u.test(question)) return true;
  const words = question.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const usual = words.filter(
    (word) => (text.byHead.get(word)?.length ?? 0) >= usualMentions && !isCommonWord.test(word),
  );
  return usual.length >= minUsual || [...rootsOf(question)].some((root) => topic.has(root));
}

/** Sentences from which on a word is one of the text's own, and minimum of such words in a stem. */
const usualMentions = 3;
const minUsual = 2;
/** A text of fewer sentences speaks of little else than what each of them names. */
const fewSentences = 12;
const isCommonWord =
  /^(?:that|this|with|from|they|have|were|been|their|there|which|when|more|most|than|into|also|other|some|only|such|many|these|those|about|would|could|will|after|before|while|over|first|last|year|years|time|times|people|percent|million|because|each|very|much|between|during|through|under|where|what|your|does|made|make|used|using|said|says|even|just|like)$/;

/** Whether a question can be answered without the text: its key is the topic, or a part of the key stands in it. */
export function isTrivial({ kind, draft }: Fact, topic: ReadonlySet<string>, hero: string | undefined): boolean {
  if (worded.has(kind)) return false;
  const key = [...rootsOf(draft.correct)];
  const stem = rootsOf(draft.question);
  if (key.some((root) => stem.has(root)) && !draft.distractors.every((other) => shares(other, stem))) return true;
  if (headOf(draft.correct) === hero) return true;
  // "the Franco-Prussian war" tells France.
  const name = /^\p{Lu}\p{Ll}{4,}$/u.test(draft.correct) ? draft.correct.slice(0, 4) : undefined;
  if (name !== undefined && new RegExp(`(?<!\\p{L})${name}`, 'u').test(draft.question)) return true;
  const isPerson = /\b[Ww]ho\b/.test(draft.question);
  return !isPerson && key.length > 0 && key.every((root) => topic.has(root));
}

const shares = (option: string, stem: ReadonlySet<string>): boolean =>
  [...rootsOf(option)].some((root) => stem.has(root));

/** Whether the word of a closed set is told by its sentence, or by those around it, or is said of no person. */
export function isContrastTold(key: string, { index, subject }: ReadSentence, text: string, source: Source): boolean {
  // "moved from the eastern states to the West"; "the results were released".
  if (compass.test(key) && otherCompass.test(text.replace(key, ''))) return true;
  if (ofPersons.test(key) && subject?.kind !== 'person') return true;
  return isToldElsewhere(key, index, source) || isEvident(key, text);
}

const times =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/;
const months = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const ages =
  /\b(?:adults|grown-ups|elders|parents|mothers?|fathers?|boys?|girls?|wi(?:fe|ves)|husbands?|pregnant|school)\b/i;

/** Whether a reader needs no text: the sentence says no place of a season, or names adults beside children. */
function isEvident(key: string, text: string): boolean {
  if (/^(?:men|women|children)$/.test(key)) return ages.test(text);
  if (!times.test(key)) return false;
  if (/^(?:spring|summer|autumn|winter)$/.test(key) && months.test(text)) return true;
  const names = (text.slice(1).match(/(?<=[\p{L}\d,’'] )\p{Lu}\p{L}+/gu) ?? []).filter((name) => !times.test(name));
  return names.length === 0;
}

const compass = /^(?:north|south|east|west|northeast|northwest|southeast|southwest)(?:ern)?$/;
const otherCompass = /\b(?:north|south|east|west)(?:ern|ward|wards)?\b/i;
const ofPersons = /^(?:killed|wounded|captured|arrested|released|exiled|married|divorced|widowed)$/;
/** Sentences around one that may name its direction in another form. */
const around = 8;

/** "north" where "the northern coast" stands nearby. */
function isToldElsewhere(key: string, at: number, { reading }: Source): boolean {
  if (!compass.test(key)) return false;
  const root = new RegExp(`${key.replace(/ern$/, '')}`, 'i');
  return reading.sentences
    .slice(Math.max(0, at - around), at + around + 1)
    .some(({ text }, place) => place !== Math.min(around, at) && root.test(text));
}
