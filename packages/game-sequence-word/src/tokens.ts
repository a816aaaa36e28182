import { joinPieces, splitWords } from '@ludotext/engine/game';
import { isUnspaced } from '@ludotext/engine/ordering';
import { languageOf } from './languages/index.js';

/** A part of a sentence by its offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The smallest parts of a sentence, with their punctuation: words between spaces, or dictionary words for a language
 * without spaces. Joined with the language's spacing they equal the text exactly.
 */
export function tokensOf(core: string, language: string): Span[] {
  const unspaced = isUnspaced(core);
  const cuts = unspaced ? dictionaryCuts(core, language) : spaceCuts(core);
  const tokens: Span[] = [];
  let from = 0;
  for (const cut of [...cuts, core.length]) {
    const token = trimmedSpan(core, from, cut);
    if (token.start === token.end) continue;
    from = cut;
    const before = tokens.at(-1);
    if (before === undefined || isEvenGap(core, before, token, unspaced)) tokens.push(token);
    else tokens[tokens.length - 1] = { start: before.start, end: token.end };
  }
  return tokens;
}

function spaceCuts(core: string): number[] {
  return Array.from(core.matchAll(/\s/gu), ({ index }) => index);
}

const opensGroup = /[\p{Ps}\p{Pi}]/u;

/** Cuts before every word, except inside foreign names, and before its opening punctuation. */
function dictionaryCuts(core: string, language: string): number[] {
  const names = foreignNames(core, language);
  return splitWords(core, language)
    .slice(1)
    .filter(({ start }) => !names.some((name) => name.start < start && start < name.end))
    .map(({ start }) => {
      let cut = start;
      while (cut > 0 && opensGroup.test(core.charAt(cut - 1))) cut--;
      return cut;
    });
}

function trimmedSpan(core: string, start: number, end: number): Span {
  const slice = core.slice(start, end);
  const text = slice.trim();
  if (text === '') return { start, end: start };
  const first = start + slice.length - slice.trimStart().length;
  return { start: first, end: first + text.length };
}

/** Whether two parts have the spacing that joining them would give. */
function isEvenGap(core: string, before: Span, after: Span, unspaced: boolean): boolean {
  const pieces = [core.slice(before.start, before.end), core.slice(after.start, after.end)];
  return joinPieces(pieces, unspaced ? 'zh' : 'und') === core.slice(before.start, after.end);
}

/** The positions of foreign names and loan words in a Chinese, Japanese or Korean text, by their script. */
export function foreignNames(text: string, language: string): Span[] {
  const pattern = languageOf(language).foreignNames;
  if (pattern === undefined) return [];
  return Array.from(text.matchAll(pattern), ({ 0: name, index }) => ({
    start: index,
    end: index + name.trimEnd().length,
  }));
}

/** Whether the text also capitalises a sentence's first word inside a sentence. */
export function isNameInside(word: string, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
  for (let at = text.indexOf(` ${word}`); at !== -1; at = text.indexOf(` ${word}`, at + 1)) {
    if (/[\p{Ll},]/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + 1 + word.length))) return true;
  }
  return false;
}
