import { primarySubtag, readText, type Sentence, type TextReading } from '@ludotext/engine/game';
import { minPairs, type Pair } from './item.js';
import { folded, stemsOf } from './likeness.js';
import { type Patterns, patternsOf } from './patterns.js';
import { isAlike, namesItself } from './validate.js';

/** More definitions than this are not looked for: each is compared with all before it. */
const maxDefinitions = 100;

/** The definitions a text holds, in its order; of two that cannot stand in one round, the first. */
export function definitionsOf(text: string): FoundPair[] {
  const reading = readText(text);
  const found = [...glossaryPairs(text), ...sentencePairs(reading)].sort((a, b) => a.start - b.start);
  const good: FoundPair[] = [];
  const terms = new Set<string>();
  const known: Set<string>[] = [];
  for (const pair of found) {
    if (good.length >= maxDefinitions) break;
    const [term, stems] = [folded(pair.term), stemsOf(pair.definition, reading.language)];
    const isDouble = terms.has(term) || known.some((other) => isAlike(stems, other));
    if (isDouble || namesItself(pair, reading.language)) continue;
    good.push(pair);
    terms.add(term);
    known.push(stems);
  }
  return good;
}

/** A pair with its place in the text, by offsets. */
interface FoundPair extends Pair {
  readonly start: number;
  readonly end: number;
}

/** "Term: definition", "Term - definition" or "Term = definition" on a line, with a bullet or stars around the term or without. */
const entry =
  /^[ \t]{0,8}(?:[-*•]\s)?\*{0,2}([\p{L}][\p{L}\p{M}\p{N} '’-]{0,38}?)\*{0,2}(?:\s?[:：]\*{0,2}|\s[–—=-])\s(\S.{8,200})$/u;

/** The articles of the languages that write them in front of a noun. */
const article =
  /^(?:an?|the|der|die|das|eine?|de|het|een|en|ett|et|el|los|las|una?|le|la|les|une|des|il|lo|i|gli|uno|o|os|as|uma?)\s|^l['’]/iu;

/** The lists of terms of a text: at least three entries on lines that follow each other, none of them twice. */
function glossaryPairs(text: string): FoundPair[] {
  const found: FoundPair[] = [];
  let list: FoundPair[] = [];
  let offset = 0;
  const close = (): void => {
    if (isGlossary(list)) for (const pair of list) found.push(pair);
    list = [];
  };
  for (const line of text.split('\n')) {
    const pair = line.length <= 300 ? entryPair(line.trimEnd(), offset) : undefined;
    if (pair !== undefined) list.push(pair);
    else if (line.trim() !== '') close();
    offset += line.length + 1;
  }
  close();
  return found;
}

/** Recipes, timetables, plays and the heads of articles have such lines too; what defines begins with an article. */
function isGlossary(list: readonly FoundPair[]): boolean {
  const terms = new Set(list.map(({ term }) => term.toLowerCase()));
  const withArticle = list.filter(({ definition }) => article.test(definition)).length;
  return list.length >= minPairs && terms.size === list.length && withArticle * 2 >= list.length;
}

/** What is asked, quoted or counted is no definition. */
function entryPair(line: string, start: number): FoundPair | undefined {
  const [, term = '', definition = ''] = entry.exec(line) ?? [];
  const isTerm = term !== '' && term.trim().split(/\s+/).length <= 4;
  const isDefinition = definition.split(/\s+/).length >= 4 && !/^[\d"“«„]|[?!]$/u.test(definition);
  if (!isTerm || !isDefinition) return undefined;
  return { term: term.trim(), definition: definition.replace(/[.;,]$/, ''), start, end: start + line.length };
}

/** Words of a definition that says enough and is read at a glance. */
const minWords = 4;
const maxWords = 25;
/** No sentence longer than this, in UTF-16 units, is looked at. */
const maxLength = 400;

/** What is said by somebody or asked is no definition of the text's own. */
const plain = /^[^"“”«»„‚‘?!]+\.$/u;
/** Words that point out of an English definition. */
const pointing = /\b(?:they|he|she|it|this|these|such|there|so|we|I|you)\b/;

/** The definitions that sentences give: "A lighthouse is a tower that ...", "Karl Drais, a forester from Karlsruhe, ...". */
function sentencePairs({ sentences, paragraphs, language }: TextReading): FoundPair[] {
  const patterns = patternsOf(primarySubtag(language));
  if (patterns === undefined) return [];
  return sentences
    .filter(
      ({ text, paragraph }) => text.length <= maxLength && plain.test(text) && paragraphs[paragraph]?.kind === 'prose',
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
  const isFit = size >= minWords && size <= maxWords && !pointing.test(short);
  return term !== '' && !hasStop && isFit ? [{ term: capitalised(term), definition: short, start, end }] : [];
}

/** Whether a term stood behind an article or first in its sentence is not to be seen. */
function capitalised(term: string): string {
  return term.charAt(0).toUpperCase() + term.slice(1);
}
