import { joinWords } from '@ludotext/engine/ordering';

const endMark = /[.!?…。！？؟।॥۔։\s]/u;

/** The parts of a sentence: the opening ¿ or ¡, the text to cut into pieces, and the end mark. */
export interface SentenceParts {
  readonly lead: string;
  readonly core: string;
  readonly end: string;
}

/** End marks are not part of the pieces, where they would reveal the last one. */
export function partsOf(sentence: string): SentenceParts {
  const trimmed = sentence.trim();
  const lead = trimmed.match(/^[¿¡\s]+/)?.[0] ?? '';
  let last = trimmed.length;
  while (last > lead.length && endMark.test(trimmed.charAt(last - 1))) last--;
  return { lead, core: trimmed.slice(lead.length, last), end: trimmed.slice(last) };
}

/**
 * Rebuilds a sentence from its pieces: joins them with the language's spacing, capitalises the first letter if the
 * sentence begins with a capital, and adds the sentence's opening and end marks.
 */
export function rebuild(pieces: readonly string[], sentence: string): string {
  const { lead, core, end } = partsOf(sentence);
  const joined = joinWords(pieces);
  return lead + likeFirst(core, joined) + end;
}

/** Whether the pieces make the sentence, with or without its end mark on the last piece. */
export function isRebuilt(pieces: readonly string[], sentence: string): boolean {
  const written = sentence.trim();
  return joinWords(pieces) === written || rebuild(pieces, written) === written;
}

/** Capitalises the beginning of the text if the model begins with a capital. */
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

/** A character in lower case, if that is still one character. */
export function lowered(character: string): string {
  const lower = character.toLowerCase();
  return [...lower].length === 1 ? lower : character;
}

export function firstCharacter(text: string): string {
  return text === '' ? '' : String.fromCodePoint(text.codePointAt(0)!);
}
