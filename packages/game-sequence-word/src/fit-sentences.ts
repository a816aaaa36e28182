import {
  applyRules,
  type Candidate,
  openingCue,
  type Sentence,
  spreadOut,
  type TextReading,
} from '@ludotext/engine/game';
import { repeatedPieces } from '@ludotext/engine/ordering';
import { ambiguitySigns, pointsOf } from './ambiguity.js';
import { itemOf } from './draft.js';
import { isCommonVerb, isMovable, languageOf } from './languages/index.js';
import type { Syntax } from './languages/language.js';
import { maxPieces, minPieces, phrasingOf } from './pieces.js';
import { sizeFault } from './sentence-size.js';
import { isLead } from './sentence-words.js';
import { isNameInside } from './tokens.js';
import { pieceRules, sentenceRules } from './validate.js';

export type SentenceGrade = 'clear' | 'fair' | 'long';

/** A sentence suitable for putting in order word by word. */
export interface FitSentence extends Candidate {
  readonly text: string;
  /** The number of its pieces. */
  readonly pieces: number;
  /** `fair`: it holds a word for something outside it. `long`: its length is the only fault. */
  readonly grade: SentenceGrade;
}

/** Deduction for a sentence that depends on another, so that it is chosen last. */
const leaning = 20;

/** What is known of a text's sentences; cached as long as its reading, because scoring and writing need the same. */
const known = new WeakMap<TextReading, Known>();

interface Known {
  readonly fit: readonly (Candidate & { readonly text: string })[];
  readonly judgements: Map<string, Judgement | undefined>;
}

function knownOf(reading: TextReading): Known {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const found = { fit: newFitSentences(reading), judgements: new Map() };
  known.set(reading, found);
  return found;
}

/** The sentences of a text with suitable size and punctuation, however clear their order is. */
export const fitSentences = (reading: TextReading): Known['fit'] => knownOf(reading).fit;

function newFitSentences(reading: TextReading): Known['fit'] {
  const seen = new Set<string>();
  return reading.sentences.map(withoutNotes).flatMap((sentence) => {
    const { text, start, end } = sentence;
    if (seen.has(text) || !isFit(sentence, reading)) return [];
    seen.add(text);
    const strength = -quickDoubts(sentence, reading.language) - (leans(text, reading.language) ? leaning : 0);
    return [{ text, start, end, strength }];
  });
}

/** A sentence without the marks of notes around it: "[17] The motives are obscure.[citation needed]". */
function withoutNotes(sentence: Sentence): Sentence {
  const { text, start } = sentence;
  if (!text.includes('[')) return sentence;
  const from = /^(?:\[\d{1,3}\] ?)+/.exec(text)?.[0].length ?? 0;
  const bare = text.slice(from).replace(/([.!?])(?:\[[^\][]{1,30}\])+$/, '$1');
  return { ...sentence, text: bare, start: start + from, end: start + from + bare.length };
}

/** The best `count` of them or fewer, cut into pieces and judged; sentences without good pieces are left out. */
export function judgedSentences(reading: TextReading, count: number): FitSentence[] {
  const { fit, judgements } = knownOf(reading);
  return spreadOut(fit, count, reading.text.length).flatMap((candidate) => {
    const { text, strength } = candidate;
    if (!judgements.has(text)) judgements.set(text, judge(text, reading));
    const judged = judgements.get(text);
    if (judged === undefined) return [];
    return [{ ...candidate, grade: judged.grade, pieces: judged.pieces, strength: strength - judged.doubts }];
  });
}

interface Judgement {
  readonly grade: SentenceGrade;
  readonly pieces: number;
  /** The sum of its doubts. */
  readonly doubts: number;
}

function judge(sentence: string, { language, text }: TextReading): Judgement | undefined {
  const { syntax } = languageOf(language);
  if (syntax === undefined) {
    if (isOpenIn(sentence, language)) return undefined;
  } else if (isPartOfTalk(sentence, syntax) || isBarePointer.test(sentence)) return undefined;
  const phrasing = phrasingOf(sentence, language);
  // Where no phrases are known, no order is sure.
  if (phrasing === undefined) return undefined;
  const item = itemOf(sentence, language, text, [], phrasing);
  if (!areGoodPieces(item.pieces, language)) return undefined;
  const context = { text, language, origin: 'offline', kept: [], seed: 0 } as const;
  const findings = applyRules([...pieceRules, ...sentenceRules], item, context);
  if (findings.some(({ severity }) => severity === 'reject')) return undefined;
  const signs = ambiguitySigns(sentence, item.pieces, language);
  const { nounsHaveCapitals } = languageOf(language);
  if (nounsHaveCapitals !== true && !isSureOpening(item.pieces[0]!, text, language)) return undefined;
  if (tearsPhrase(item.pieces)) return undefined;
  // Two names alone in their pieces could trade places.
  const names = item.pieces.filter((piece) => piece.split(/\s+/).every((word) => /^\p{Lu}/u.test(word)));
  if (names.length > 1) return undefined;
  if (findings.some(({ rule }) => !/^(?:ambiguous_order|sentence_length|dependent_opening)$/.test(rule)))
    return undefined;
  const isLong = findings.some(({ rule }) => rule === 'sentence_length');
  if (syntax !== undefined && speaksOfUnnamed(sentence, syntax)) return undefined;
  // "She" is a woman, whoever she is.
  const leansOn =
    syntax === undefined
      ? leans(sentence, language)
      : /^(?:he|she|his|her|but|and|then)\b/i.test(sentence) ||
        connective.test(sentence) ||
        pointsOutside(sentence, syntax);
  return {
    grade: leansOn ? 'fair' : isLong ? 'long' : 'clear',
    pieces: item.pieces.length,
    doubts: pointsOf(signs),
  };
}

/** Whether a capital at the start is that of a name, which the text writes so inside its sentences too. */
function isSureOpening(piece: string, text: string, language: string): boolean {
  const [word] = /^\p{Lu}[\p{L}-]*/u.exec(piece) ?? [];
  if (word === undefined || word === 'I' || /^\p{Lu}{2}/u.test(word) || isNameInside(word, text)) return true;
  // "Herbert Hoover", not "Exchanging Poland".
  const lower = word.toLowerCase();
  return (
    /^\S+ \p{Lu}/u.test(piece) && languageOf(language).noName?.test(lower) === false && !text.includes(` ${lower} `)
  );
}

const odd =
  /["“”«»„「」『』()[\]{}（）【】;；:：<>|*_#=/\\~^@…—–]|https?|www\.|(?<!\p{L})['‘’]|['‘’](?![\p{L}])|\s-\s|--|\.\s/u;
const wholeSentence = /^[¿¡]?[\p{Lu}\p{Lo}].*[.!?。！？؟।]$/u;

/** What reading phrases can deal with; of quotation marks, those around a few words: 'a "moveable wall"'. */
const readMarks =
  /[;()]|(?<=\b(?:St|Mrs?|Ms|Dr|\p{Lu}\.\p{Lu}))\.(?= )|:(?! \p{Lu})|(?<=\d)–(?=\d)|(?<=\p{Ll}s)['’](?= \p{Ll})|["“](?=\p{Ll}[^"“”.,!?]{1,30}["”])|(?<=["“]\p{Ll}[^"“”.,!?]{1,30})["”]/gu;

function isFit({ text, paragraph }: Sentence, { paragraphs, language }: TextReading): boolean {
  const { hasNoEndMark, sentenceEnd, syntax, grammar } = languageOf(language);
  if (text.length > 220 || odd.test(syntax === undefined ? text : text.replace(readMarks, ''))) return false;
  const size = sizeFault(text, language);
  // Read phrases give a long sentence pieces of a good size.
  const isReadable = (syntax !== undefined || grammar !== undefined) && text.split(/\s+/).length <= mostReadWords;
  if (size < 0 || (size > 1 && !isReadable)) return false;
  // Without end marks only the text's own sentence split is available.
  const [first = ''] = text.split(' ', 1);
  // The steps of recipes often have no end mark.
  const isStep =
    syntax !== undefined && isCommonVerb(first.toLowerCase(), language) && /^\p{Lu}.{35,}\p{Ll}$/u.test(text);
  if (!wholeSentence.test(text) && hasNoEndMark !== true && !isStep) return false;
  // "It keeps the files: ." has lost its end.
  if (/[\s,:;]\p{P}$/u.test(text)) return false;
  if (sentenceEnd?.test(text) === false) return false;
  return paragraphs[paragraph]?.kind !== 'heading';
}

/** Maximum words of a sentence in a language whose phrases are read. */
const mostReadWords = 32;

/** Whether a sentence opens with a word for something outside it, unless that is a person or a time. */
function isOpenIn(sentence: string, language: string): boolean {
  const isKnown = openingCue(sentence, language) === 'time' || languageOf(language).grammar?.persons?.test(sentence);
  return leans(sentence, language) && isKnown !== true;
}

function leans(sentence: string, language: string): boolean {
  const cue = openingCue(sentence, language);
  return cue !== undefined && cue !== 'episode';
}

/**
 * Doubts visible without cutting the sentence: words that may refer to something outside it, two at most, and words
 * that can move.
 */
function quickDoubts({ text, words }: Sentence, language: string): number {
  const pointing = words.filter((word) => word.stop && openingCue(word.text, language) === 'pronoun').length;
  const moving = words.filter((word) => isMovable(word.text.toLowerCase(), language)).length;
  return Math.min(2, pointing) + Math.min(2, moving) + (/[,،、，]/u.test(text) ? 1 : 0);
}

/** Whether a piece ends with a word of the next one: "quite | small", "in the first half | of". */
function tearsPhrase(pieces: readonly string[]): boolean {
  return pieces.some((piece, index) => {
    const next = pieces[index + 1];
    // "An area already | well known".
    if (/(?<!^|\b(?:is|are|was|were|has|have|had|be|been|could|can|will)) (?:already|still)$/.test(piece)) return true;
    // "So angry that he | threw".
    if (/ (?:that|which|when|where|because|if) (?:he|she|it|they|we|you|I)$/.test(piece)) return true;
    // "The gauge | is | basically | a bucket": it could stand in several places.
    if (/^\p{L}+ly$/u.test(piece)) return true;
    // "Ten pears, | two plums, | and a fig": two of a list could trade places.
    if (index > 0 && piece.endsWith(',') && next?.endsWith(',') && /^(?:and|or)\b/.test(pieces[index + 2] ?? ''))
      return true;
    // "It was wet, keep | stirring".
    if (index > 0 && next !== undefined && /, \p{L}+$/u.test(piece)) return true;
    // "Birds are not heavy, although most animals | are".
    if (next === undefined) return /^(?:is|are|was|were|do|does|did|has|have|had)$/.test(piece);
    if (
      /(?:^| )(?:only|fairly|really|very|quite|too|so|much|more|less|most|just|even|almost|nearly|rather|highly|the way)$/i.test(
        piece,
      )
    )
      return true;
    if (
      /(?:^| )(?:of|at|by|for|from|with|to|into|onto|under|beneath|between|among|during|without|close|such|late|first|when|if|while|because|and|or|but|the|an?|no|(?<!each )other|various|certain)$/.test(
        piece,
      ) ||
      /^else\b/.test(next)
    )
      return true;
    return /^of /.test(next) && /\S (?:in|on|at|by|from|to) the (?:\p{L}+ )?\p{L}+$/u.test(piece);
  });
}

/** Whether a sentence asks, points at a picture, or goes on from the sentence before it. */
function isPartOfTalk(sentence: string, { conjunctions }: Syntax): boolean {
  const words = wordsOf(sentence);
  // "For one, they", "here you".
  if (sentence.endsWith('?') || /^\p{L}+(?: \p{L}+)?, (?:they|it|he|she)\b/u.test(sentence)) return true;
  if (
    /^(?:here|that (?:means|is|was))\b/.test(words.slice(0, 2).join(' ')) ||
    /^(?:first|second|third),|\betc\b/i.test(sentence)
  )
    return true;
  // "But he", "as a result, he" are pieces that can only stand first.
  const isFirst = (words[0] !== 'and' && isLead(words)) || /^\p{L}+(?: \p{L}+){0,3},/u.test(sentence);
  if (!isFirst && (conjunctions.has(words[0] ?? '') || connective.test(sentence))) return true;
  if (/, (?:for (?:example|instance)|however|therefore|of course|too|in turn|in fact)\b/.test(sentence)) return true;
  return /\b(?:pictured|shown|see|described|listed) (?:below|above|here)\b|\b(?:led?|leads) the way\b|\ba (?:8|11|18)\b|\bthe same(?: \w+ as\b|\.$)/i.test(
    sentence,
  );
}

/** "This is why", "the latter": the thing meant is not named at all. */
const isBarePointer =
  /^(?:(?:this|that|these|those|such|another|others|both|all)(?: also| all| both)? (?:(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did)(?:n['’]t)?|\w+ed|\w+ly|makes?|means?|meant|made|led|gave|took|came|became|helps?|includes?|allows?|gives?|takes?|comes?|happens?|shows?|leads?|works?)|it is (?:this|through|because|not)) |\b(?:the former|the latter|said point|as follows)\b/i;

/** Whether a sentence points at something outside it by its name: "these cells". */
function pointsOutside(sentence: string, { pointing }: Syntax): boolean {
  // "Each other", "such a big fish" within the sentence point nowhere.
  return wordsOf(sentence).some(
    (word, index) => pointing.has(word) && (index < 2 || !/^(?:other|others|another|such|so|same)$/.test(word)),
  );
}

/** Whether a sentence speaks of something that only others name: "it", "them", "by this". */
function speaksOfUnnamed(sentence: string, { prepositions, subordinators, auxiliaries, be }: Syntax): boolean {
  const words = wordsOf(sentence);
  const [first = ''] = words;
  const it = words.indexOf('it');
  // "It is known that", "it is easy to": this "it" stands for what follows; in "it was expected to" it does not.
  const isForm =
    it === 0 && /^it (?:is|was) (?:(?:\p{L}+ ){1,3}that|(?:(?!an? |the |\p{L}+ed )\p{L}+ ){1,2}to)\b/iu.test(sentence);
  const endsNothing = (word = 'of'): boolean => prepositions.has(word) || auxiliaries.has(word) || be.has(word);
  return (
    // "There is much talk about it".
    (first === 'there' && words.some((word) => /^(?:it|its|they|them|their|he|she|him)$/.test(word))) ||
    words.some((word, index) => /^(?:this|these|those)$/.test(word) && endsNothing(words[index + 1])) ||
    (it !== -1 && it < (prepositions.has(first) && !subordinators.has(first) ? 7 : 4) && !isForm) ||
    /^(?:they|their|its)$/.test(first) ||
    words.slice(0, 4).includes('them') ||
    (/^(?:he|she)$/.test(first) && words.slice(0, 6).includes('their')) ||
    words.slice(0, 6).includes('him')
  );
}

const wordsOf = (sentence: string): readonly string[] => sentence.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];

const connective =
  /^(?:for (?:example|instance)|of course|in (?:addition|fact|contrast|turn|other words)|as a result|on the (?:other|contrary)|at (?:the same|that|this) time|first|second|third|next|finally|better|thus|therefore|however|then|here|there(?! (?:is|are|was|were|has|have|will|can|could|may|might|must|would|should))|now|hence|moreover|still|instead(?! of)|again|also|too|yet|meanwhile|otherwise|furthermore|later|soon|so)\b/i;

/** A piece of only this shows that the sentence was too short to keep its words together. */
const loneParticle = /^[的了着著过過得·]$/u;

function areGoodPieces(pieces: readonly string[], language: string): boolean {
  if (pieces.length < minPieces || pieces.length > maxPieces || repeatedPieces(pieces).length > 0) return false;
  const { prepositions } = languageOf(language);
  // The last piece may be a verb particle.
  const isLonePreposition = (piece: string, index: number): boolean =>
    index + 1 < pieces.length && prepositions.has(piece.toLowerCase());
  return !pieces.some((piece, index) => loneParticle.test(piece) || isLonePreposition(piece, index));
}
