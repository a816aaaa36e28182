import { isMovable, languageOf } from './languages/index.js';
import type { Phrasing } from './phrases.js';
import type { Span } from './tokens.js';

/**
 * A sentence whose verb has two parts around the rest of it, cut at them: "the houses | were | of wood | built". What
 * stands before the first part and what stands between the two can trade places.
 */
export function bracketOf(tokens: readonly Span[], core: string, language: string): Phrasing | undefined {
  const { bracket, clauseWords } = languageOf(language);
  if (bracket === undefined || tokens.length < 5 || tokens.length > 16 || /\p{Po}(?<!['’.])/u.test(core))
    return undefined;
  const texts = tokens.map(({ start, end }) => core.slice(start, end));
  const verbs = texts.flatMap((text, index) => (bracket.auxiliaries.has(text) ? [index] : []));
  const [verb = 0] = verbs;
  const last = texts.length - 1;
  if (verb === 0 || verbs.length !== 1 || !bracket.end.test(texts[last]!)) return undefined;
  const parts = [texts.slice(0, verb), texts.slice(verb + 1, last)];
  const isOpen = (word: string): boolean => isMovable(word, language) || clauseWords?.has(word) === true;
  if (parts.some((words) => words.some((word) => isOpen(word.toLowerCase())))) return undefined;
  const [before, between] = parts.map((words) => words.join(' ')) as [string, string];
  const [word = ''] = parts[0]!;
  const opening = languageOf(language).determiners.has(word.toLowerCase())
    ? word.toLowerCase() + before.slice(word.length)
    : before;
  const lowered = languageOf(language).prepositions.has(word.toLowerCase())
    ? word.toLowerCase() + before.slice(word.length)
    : opening;
  const isSubject = languageOf(language).subjectPronouns?.test(before) === true;
  if (!(isSubject || bracket.part.test(lowered)) || !bracket.part.test(between)) return undefined;
  const span = (from: number, to: number): Span => ({ start: tokens[from]!.start, end: tokens[to - 1]!.end });
  return {
    pieces: [span(0, verb), span(verb, verb + 1), span(verb + 1, last), span(last, last + 1)],
    orders: [[2, 1, 0, 3]],
  };
}

/**
 * A sentence of three phrases with their particles and a last verb: the phrases can stand in any order. Nothing with a
 * second verb matches.
 */
export function verbLastOf(core: string, language: string): Phrasing | undefined {
  const { verbLast } = languageOf(language);
  const found = verbLast?.sentence.exec(core)?.slice(1);
  if (verbLast === undefined || found === undefined) return undefined;
  const phrases = found.slice(0, -1);
  const ends = new Set(phrases.map((phrase) => phrase.at(-1)));
  if (ends.size < phrases.length || phrases.filter((phrase) => verbLast.subject.test(phrase)).length !== 1)
    return undefined;
  let at = 0;
  const pieces = found.map((part) => {
    const start = core.indexOf(part, at);
    at = start + part.length;
    return { start, end: at };
  });
  return {
    pieces,
    orders: [
      [0, 2, 1, 3],
      [1, 0, 2, 3],
      [1, 2, 0, 3],
      [2, 0, 1, 3],
      [2, 1, 0, 3],
    ],
  };
}

/** Whether pieces of neighbouring words stand in an order that the language fixes; `false` where it leaves orders free. */
export function hasFixedOrder(pieces: readonly string[], language: string): boolean {
  const { fixedOrder, determiners, prepositions, boundPrepositions, conjunctions, subjectPronouns } =
    languageOf(language);
  if (fixedOrder === undefined) return false;
  const all = pieces.map((piece) => piece.toLowerCase().split(/\s+/));
  if (all.some((words) => words.some((word) => isMovable(word, language)))) return false;
  if (fixedOrder.refused !== undefined && pieces.some((piece) => fixedOrder.refused!.test(piece))) return false;
  if (prepositions.size === 0) return true;
  const [first = '', second = ''] = all[0]!;
  const opens = determiners.has(first) || subjectPronouns?.test(first) === true || /^\p{Lu}/u.test(pieces[0]!);
  // "Monsieur | the wind": a title, or an instruction.
  if (!opens || (second === '' && determiners.has(all[1]![0]!))) return false;
  return all.every(([lead = '', ...rest], index) => {
    if (index > 0 && conjunctions.has(lead)) return false;
    if (fixedOrder.circumstances?.test(lead) === true) return false;
    if (prepositions.has(lead) && boundPrepositions?.has(lead) !== true) {
      // At the end, right behind the verb, and not one that can open the sentence.
      const before = all[index - 1]?.[0] ?? '';
      if (index < all.length - 1 || determiners.has(before)) return false;
    }
    // "The sky is the roof" turns.
    return fixedOrder.be?.test([lead, ...rest].join(' ')) !== true || !determiners.has(all[index + 1]?.[0] ?? '');
  });
}
