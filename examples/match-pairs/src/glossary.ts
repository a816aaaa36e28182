import type { FoundPair } from './found-pair.js';
import { fewestPairs } from './item.js';

/** "Term: definition", "Term - definition" or "Term = definition" on a line, with a bullet or stars around the term or without. */
const entry =
  /^[ \t]{0,8}(?:[-*•]\s)?\*{0,2}([\p{L}][\p{L}\p{M}\p{N} '’-]{0,38}?)\*{0,2}(?:\s?[:：]\*{0,2}|\s[–—=-])\s(\S.{8,200})$/u;

/** The articles of the languages that write them in front of a noun. */
const article =
  /^(?:an?|the|der|die|das|eine?|de|het|een|en|ett|et|el|los|las|una?|le|la|les|une|des|il|lo|i|gli|uno|o|os|as|uma?)\s|^l['’]/iu;

/** The lists of terms of a text: at least three entries on lines that follow each other, none of them twice. */
export function glossaryPairs(text: string): FoundPair[] {
  const found: FoundPair[] = [];
  let list: FoundPair[] = [];
  let offset = 0;
  const close = (): void => {
    if (isGlossary(list)) for (const pair of list) found.push(pair);
    list = [];
  };
  for (const line of text.split('\n')) {
    const pair = line.length <= 300 ? pairOf(line.trimEnd(), offset) : undefined;
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
  return list.length >= fewestPairs && terms.size === list.length && withArticle * 2 >= list.length;
}

/** What is asked, quoted or counted is no definition. */
function pairOf(line: string, start: number): FoundPair | undefined {
  const [, term = '', definition = ''] = entry.exec(line) ?? [];
  const isTerm = term !== '' && term.trim().split(/\s+/).length <= 4;
  const isDefinition = definition.split(/\s+/).length >= 4 && !/^[\d"“«„]|[?!]$/u.test(definition);
  if (!isTerm || !isDefinition) return undefined;
  return { term: term.trim(), definition: definition.replace(/[.;,]$/, ''), start, end: start + line.length };
}
