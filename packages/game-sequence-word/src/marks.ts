import { joinWords } from '@ludotext/engine/ordering';

const endMark = /[.!?…。！？؟।॥۔։\s]/u;

/** A sentence taken apart: the opening ¿ or ¡, what the pieces are cut from, and the end mark. */
export interface SentenceParts {
  readonly lead: string;
  readonly core: string;
  readonly end: string;
}

/** End marks stay outside the pieces, where they would tell which comes last. */
export function partsOf(sentence: string): SentenceParts {
  const trimmed = sentence.trim();
  const lead = trimmed.match(/^[¿¡\s]+/)?.[0] ?? '';
  let last = trimmed.length;
  while (last > lead.length && endMark.test(trimmed.charAt(last - 1))) last--;
  return { lead, core: trimmed.slice(lead.length, last), end: trimmed.slice(last) };
}

/**
 * The rule by which pieces give their sentence back: they are joined as the language spaces words, the first letter is a
 * capital where the sentence begins with one, and the sentence's opening and end marks are put around them.
 */
export function rebuild(pieces: readonly string[], sentence: string): string {
  const { lead, core, end } = partsOf(sentence);
  const joined = joinWords(pieces);
  return lead + likeFirst(core, joined) + end;
}

/** True when the pieces make the sentence, with or without its end mark on the last piece. */
export function isRebuilt(pieces: readonly string[], sentence: string): boolean {
  const written = sentence.trim();
  return joinWords(pieces) === written || rebuild(pieces, written) === written;
}

/** A capital at the beginning of the model is one at the beginning of the text, whichever word that is. */
function likeFirst(model: string, text: string): string {
  const first = firstCharacter(model);
  const own = firstCharacter(text);
  if (own === lowered(first)) return first + text.slice(own.length);
  return first === lowered(first) ? text : raised(own) + text.slice(own.length);
}

function raised(character: string): string {
  const upper = character.toUpperCase();
  return [...upper].length === 1 ? upper : character;
}

/** Lower case of one character, where it is still one. */
export function lowered(character: string): string {
  const lower = character.toLowerCase();
  return [...lower].length === 1 ? lower : character;
}

export function firstCharacter(text: string): string {
  return text === '' ? '' : String.fromCodePoint(text.codePointAt(0)!);
}
