import { primarySubtag, type Sentence, type TextReading } from '@ludotext/engine/game';
import type { FoundPair } from './found-pair.js';
import { type Patterns, patternsOf } from './patterns.js';

/** Words of a definition that says enough and is read at a glance. */
const fewestWords = 4;
const mostWords = 25;
/** No sentence longer than this, in UTF-16 units, is looked at. */
const mostLooked = 400;

/** What is said by somebody or asked is no definition of the text's own. */
const plain = /^[^"“”«»„‚‘?!]+\.$/u;
/** Words that point out of an English definition. */
const pointing = /\b(?:they|he|she|it|this|these|such|there|so|we|I|you)\b/;

/** The definitions that sentences give: "A lighthouse is a tower that ...", "Karl Drais, a forester from Karlsruhe, ...". */
export function toldPairs({ sentences, paragraphs, language }: TextReading): FoundPair[] {
  const patterns = patternsOf(primarySubtag(language));
  if (patterns === undefined) return [];
  return sentences
    .filter(
      ({ text, paragraph }) => text.length <= mostLooked && plain.test(text) && paragraphs[paragraph]?.kind === 'prose',
    )
    .flatMap((sentence) => patterns.sentences.flatMap((pattern) => pairOf(sentence, pattern, patterns)));
}

function pairOf({ text, words, start, end }: Sentence, pattern: RegExp, { turn }: Patterns): FoundPair[] {
  const match = pattern.exec(text);
  const { term = '', kind = '', deed = '', definition = `the ${kind} who ${deed}` } = match?.groups ?? {};
  const at = text.indexOf(term, match?.index);
  const hasStop = words.some((word) => word.stop && word.start >= at && word.end <= at + term.length);
  const short = definition.split(turn)[0]?.trim() ?? '';
  const size = short.split(/\s+/).length;
  const isFit = size >= fewestWords && size <= mostWords && !pointing.test(short);
  return term !== '' && !hasStop && isFit ? [{ term: capitalised(term), definition: short, start, end }] : [];
}

/** Whether a term stood behind an article or first in its sentence is not to be seen. */
function capitalised(term: string): string {
  return term.charAt(0).toUpperCase() + term.slice(1);
}
