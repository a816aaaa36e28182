import {
  type Candidate,
  type OfflineGame,
  type OfflineScore,
  openingCue,
  primarySubtag,
  readText,
  repeatedPieces,
  type Sentence,
  spreadOut,
  type TextReading,
} from '@ludotext/engine';
import { ambiguityOf } from './ambiguity.js';
import type { WordOrderDraft } from './draft.js';
import { glueWords } from './glue-words.js';
import { sizeFault } from './sentence-size.js';
import { cutTiles, fewestTiles, mostTiles } from './tiles.js';

interface FoundSentence extends Candidate {
  readonly text: string;
  /** Signs of a second right order; see {@link ambiguityOf}. */
  readonly ambiguity: number;
}

/** Most signs of a second order a sentence may show. */
const bearable = 2;

/** Word order without a model: whole sentences that are understood by themselves and have one natural order. */
export const offline: OfflineGame<WordOrderDraft> = {
  score: (text) => scoreOf(readText(text)),
  write(text, { count }) {
    const reading = readText(text);
    const drafts: WordOrderDraft[] = [];
    // Cut only what is about to be used: of the best sentences some make no good tiles.
    for (const { text: sentence } of spreadOut(candidates(reading), count * 3, text.length)) {
      if (drafts.length === count) break;
      if (makesGoodTiles(sentence, reading)) drafts.push({ sentence });
    }
    return drafts;
  },
};

function candidates(reading: TextReading): FoundSentence[] {
  const seen = new Set<string>();
  return reading.sentences.flatMap((sentence) => {
    if (seen.has(sentence.text) || !isSuitable(sentence, reading)) return [];
    seen.add(sentence.text);
    const ambiguity = ambiguityOf(sentence.text, reading.language);
    if (ambiguity > bearable) return [];
    const strength = -2 * ambiguity - pointingWords(sentence, reading.language);
    return [{ text: sentence.text, start: sentence.start, end: sentence.end, ambiguity, strength }];
  });
}

const odd =
  /["“”«»„「」『』()[\]{}（）【】;；:：<>|*_#=/\\~^@…—–]|https?|www\.|(?<!\p{L})['‘’]|['‘’](?![\p{L}])|\s-\s|\.\s/u;
const wholeSentence = /^[¿¡]?[\p{Lu}\p{Lo}].*[.!?。！？؟।]$/u;

/** A whole sentence of a fit size, with nothing odd in it and nothing in its opening that points back. */
function isSuitable({ text, paragraph }: Sentence, { paragraphs, language }: TextReading): boolean {
  if (text.length > 200 || sizeFault(text) !== 0 || odd.test(text) || !wholeSentence.test(text)) return false;
  const cue = openingCue(text, language);
  // A Japanese sentence ends with its verb, a heading with its noun.
  if (primarySubtag(language) === 'ja' && !/[\p{sc=Hira}][。！？!?]$/u.test(text)) return false;
  return paragraphs[paragraph]?.kind !== 'heading' && (cue === undefined || cue === 'episode');
}

/** Words inside the sentence that may speak of something outside it, two at most. */
function pointingWords({ words }: Sentence, language: string): number {
  return Math.min(2, words.filter(({ text, stop }) => stop && openingCue(text, language) === 'pronoun').length);
}

/** A tile of this alone shows that the sentence was too short for its words to stay together. */
const loneParticle = /^[的了着著过過得]$/u;

function makesGoodTiles(sentence: string, { language, text }: TextReading): boolean {
  const tiles = cutTiles(sentence, language, text);
  if (tiles.length < fewestTiles || tiles.length > mostTiles || repeatedPieces(tiles).length > 0) return false;
  return !tiles.some((tile) => loneParticle.test(tile)) && !hasLonePreposition(tiles, language);
}

/** The last tile may be the part of a verb. */
function hasLonePreposition(tiles: readonly string[], language: string): boolean {
  const { prepositions } = glueWords(language);
  return tiles.slice(0, -1).some((tile) => prepositions.has(tile.toLowerCase()));
}

function scoreOf(reading: TextReading): OfflineScore {
  const found = candidates(reading);
  if (found.length === 0) {
    return { score: 0, reason: reasonForNone(reading) };
  }
  const clear = found.filter(({ ambiguity }) => ambiguity < bearable).length;
  const share = clear / reading.sentences.length;
  const score = clear < 3 ? 30 + 4 * clear : 42 + Math.min(28, Math.round(share * 60));
  const sentences = found.length === 1 ? 'One sentence is' : `${found.length} sentences are`;
  return { score, reason: `${sentences} short, complete and understood alone; ${clear} with a clear word order.` };
}

function reasonForNone({ sentences }: TextReading): string {
  const long = sentences.filter(({ text }) => sizeFault(text) > 0).length;
  return long * 2 > sentences.length
    ? 'Most sentences are too long to be put in order word by word, and no other is complete and understood by itself.'
    : 'No sentence was found that is short, complete and understood by itself.';
}
