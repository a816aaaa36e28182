import {
  type Candidate,
  hasMarkup,
  type OfflineGame,
  openingCue,
  primarySubtag,
  readText,
  type Sentence,
  spreadOut,
  type TextReading,
} from '@ludotext/engine/game';
import { folded } from './folded.js';
import type { Draft } from './item.js';
import { escaped } from './marked.js';
import { knowsNouns, nounsOf } from './nouns.js';
import type { Options } from './options.js';

/** So many passages that do not overlap make a text as good as one can be. */
const richText = 6;

/** Gaps without a model: nouns behind an article, in passages that are understood by themselves. */
export function offlineWriter({ gaps }: Options): OfflineGame<Draft> {
  return {
    score(text) {
      const { length } = spreadOut(gappedPassages(text, gaps), richText, text.length);
      const found =
        length === 1 ? 'One passage has' : `${length === richText ? `At least ${length}` : length} passages have`;
      return { score: length === 0 ? 0 : 30 + length * 10, reason: `${found} nouns enough that can be left out.` };
    },
    write: (text, { count }) =>
      spreadOut(gappedPassages(text, gaps), count, text.length).map(({ passage }) => ({ passage })),
  };
}

/** A passage with its gaps chosen; its strength is the number of gaps and how much the text speaks of their words. */
interface GappedPassage extends Candidate {
  /** In the direct format. */
  readonly passage: string;
}

/** Words of a passage; sentences of a passage. */
const minWords = 12;
const maxWords = 50;
const maxSentences = 3;
/** A statement that quotes nobody. */
const plain = /^[^"“”«»„‚‘?!:()[\]—–-][^"“”«»„‚‘?!:()[\]]{1,500}\.$/u;
/** An English sentence that hangs on another one, and the place and date in front of news. */
const pointsBack =
  /^(?:Since|When|If|Before|After|As|Upon|Until|While|Although|The last|The first|The rest|What|Part|About half|Some)\b[^,]*\b(?:it|he|she|they|them|that|this|these|her|his)\b|\b(?:how|that) it\b|\bof it\.$|^\p{Lu}{2,}\s/u;
/** Whoever tells or is told belongs to talk. */
const talk = /\b(?:I|me|my|[Yy]our?|[Ww]e|us)\b/u;
/** Words from one gap to the next, the gap itself counted. */
const gapDistance = 5;
/** Letters by which words are forms of one word. */
const stemLength = 5;

/** A word that may become a gap. */
interface GapWord {
  /** Which sentence of the passage, and where in it. */
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Its number among the words of the passage. */
  readonly place: number;
  readonly weight: number;
}

/** Every passage of a text that gives enough gaps; none for a language whose nouns are not known. */
function gappedPassages(text: string, maxGaps: number): GappedPassage[] {
  const reading = readText(text);
  const language = primarySubtag(reading.language);
  if (!knowsNouns(language)) return [];
  return reading.sentences.flatMap((_, first) => {
    const windows = Array.from({ length: maxSentences }, (_, more) => reading.sentences.slice(first, first + more + 1));
    return windows.flatMap((sentences) =>
      isFit(sentences, reading) ? gapped(sentences, reading, language, maxGaps) : [],
    );
  });
}

/** Whole prose of one paragraph, of a fit length, that does not begin in the middle of a thought and quotes nobody. */
function isFit(sentences: readonly Sentence[], { paragraphs, language }: TextReading): boolean {
  const [first] = sentences;
  if (first === undefined || paragraphs[first.paragraph]?.kind !== 'prose') return false;
  const isWhole = sentences.every(
    ({ text, paragraph }) => paragraph === first.paragraph && plain.test(text) && !isTalk(text, language),
  );
  if (!isWhole || openingCue(first.text, language) !== undefined || isHanging(first.text, language)) return false;
  const size = sentences.reduce((sum, { words }) => sum + words.length, 0);
  return size >= minWords && size <= maxWords && !sentences.some(({ text }) => hasMarkup(text));
}

const isEnglish = (language: string): boolean => primarySubtag(language) === 'en';
const isHanging = (text: string, language: string): boolean => isEnglish(language) && pointsBack.test(text);
const isTalk = (text: string, language: string): boolean => isEnglish(language) && talk.test(text);

function gapped(
  sentences: readonly Sentence[],
  reading: TextReading,
  language: string,
  maxGaps: number,
): GappedPassage[] {
  const chosen = spreadWords(gapWords(sentences, reading, language), maxGaps);
  if (chosen.length < Math.min(2, maxGaps)) return [];
  const passage = sentences.map(({ text }, index) =>
    marked(
      text,
      chosen.filter(({ sentence }) => sentence === index),
    ),
  );
  const strength = chosen.reduce((sum, { weight }) => sum + weight, 0);
  return [{ passage: passage.join(' '), strength, start: sentences[0]?.start ?? 0, end: sentences.at(-1)?.end ?? 0 }];
}

/** The nouns that stand once in the passage, in any form. */
function gapWords(sentences: readonly Sentence[], reading: TextReading, language: string): GapWord[] {
  const stems = new Map<string, number>();
  for (const { text } of sentences.flatMap(({ words }) => words)) {
    stems.set(stemOf(text), (stems.get(stemOf(text)) ?? 0) + 1);
  }
  let place = 0;
  return sentences.flatMap((sentence, index) => {
    const nouns = new Set(nounsOf(sentence, language));
    return sentence.words.flatMap((word) => {
      place += 1;
      if (!nouns.has(word) || (stems.get(stemOf(word.text)) ?? 0) > 1) return [];
      const weight = 2 + Math.min(reading.count(word.text), 4);
      return [{ sentence: index, start: word.start, end: word.end, text: word.text, place, weight }];
    });
  });
}

function stemOf(word: string): string {
  return folded(word).slice(0, stemLength);
}

/** The weightiest words that are far enough from each other. */
function spreadWords(words: readonly GapWord[], most: number): GapWord[] {
  const chosen: GapWord[] = [];
  for (const word of [...words].sort((a, b) => b.weight - a.weight || a.place - b.place)) {
    const isFree = chosen.every(({ place }) => Math.abs(place - word.place) >= gapDistance);
    if (chosen.length < most && isFree) chosen.push(word);
  }
  return chosen;
}

/** The sentence in the direct format. */
function marked(text: string, words: readonly GapWord[]): string {
  let written = '';
  let from = 0;
  for (const { start, end } of [...words].sort((a, b) => a.start - b.start)) {
    written += `${escaped(text.slice(from, start))}[${escaped(text.slice(start, end))}]`;
    from = end;
  }
  return written + escaped(text.slice(from));
}
