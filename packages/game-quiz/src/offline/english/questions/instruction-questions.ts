import type { Fact } from '../../facts/facts.js';
import { type EnglishText, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { endsWell } from './phrases.js';

/** What a reader is told to do, and in which case. */
interface Instruction {
  /** "if the face is pale", "to clean the tip"; empty for an instruction that counts always. */
  readonly occasion: string;
  /** "lay him on his back" */
  readonly deed: string;
  readonly sentence: number;
  readonly roots: ReadonlySet<string>;
}

/** Minimum and maximum words of a deed. */
const size = { min: 3, max: 12 } as const;
/** Minimum instructions for a case of its own that a text gives: it then says what to do when. */
const minOccasions = 2;

/** "In case of vomiting, place the patient on his side." asks what you should do then, among other instructions. */
export function instructionQuestions(text: EnglishText): Fact[] {
  const all = text.sentences
    .filter(({ index }, at) => text.sentences[at - 1]?.index !== index)
    .flatMap((sentence) => instructionIn(sentence) ?? []);
  const asked = all.filter(({ occasion }) => occasion !== '');
  if (asked.length < minOccasions) return [];
  return asked.flatMap((own): Fact[] => {
    const stem = rootsOf(own.occasion);
    if (stem.size < 1 || [...own.roots].some((root) => stem.has(root))) return [];
    const distractors = othersOf(own, stem, all);
    if (distractors.length < 2) return [];
    const evidence = text.source.reading.sentences[own.sentence]?.text ?? '';
    const question = `What should you do ${own.occasion}?`;
    const draft = { evidence, question, correct: own.deed, distractors };
    return [{ kind: 'action', draft, sentence: own.sentence, value: 8 }];
  });
}

/** Up to three other deeds about as long, nearest first, about something else. */
function othersOf(own: Instruction, stem: ReadonlySet<string>, all: readonly Instruction[]): string[] {
  const ratio = ({ deed }: Instruction) => Math.abs(Math.log(deed.length / own.deed.length));
  const near = all
    .filter((other) => other.sentence !== own.sentence && ratio(other) < 0.7)
    .sort((a, b) => ratio(a) + apart(a, own) - ratio(b) - apart(b, own));
  const chosen: Instruction[] = [];
  for (const other of near) {
    const isNew = [own, ...chosen].every(({ roots }) => [...other.roots].filter((root) => roots.has(root)).length < 2);
    const isForThis = [...rootsOf(other.occasion), ...other.roots].some((root) => stem.has(root));
    if (chosen.length < 3 && isNew && !isForThis) chosen.push(other);
  }
  return chosen.map(({ deed }) => deed);
}

const apart = (one: Instruction, other: Instruction): number =>
  Math.min(20, Math.abs(one.sentence - other.sentence)) / 20;

const opens = /^(?:if|when|whenever|to|in case of|before|after)\b/i;
const unclear =
  /\b(?:it|its|they|them|their|he|him|his|she|her|this|that|these|those|such|one|ones|other|another|same|here|there|above|below|first|next|then|also|again|so)\b|[()[\]"“”:;]|--/i;

function instructionIn({ tokens, text, index }: ReadSentence): Instruction | undefined {
  if (tokens[0]?.start !== 0) return undefined;
  const comma = opens.test(text) ? tokens.findIndex(({ post }, at) => at < maxOccasion && post.startsWith(',')) : -1;
  const from = comma + 1;
  const verb = tokens.findIndex(
    (token, at) =>
      at >= from &&
      !/^(?:always|please|carefully|gently|slowly|quickly|first|then|just|now|simply|never)$/.test(token.lower),
  );
  if (verb - from > 1 || !isImperative(tokens[verb], tokens[verb + 1])) return undefined;
  const end = endOfDeed(tokens, verb);
  const count = end - from;
  if (tokens[from]?.lower === 'never') return undefined;
  const deed = text.slice(tokens[from]?.start, tokens[end - 1]?.end).replace(/^always /i, '');
  const occasion = comma === -1 ? '' : text.slice(0, tokens[comma]?.end);
  if (count < size.min || count > size.max || !endsWell(tokens[end - 1])) return undefined;
  if (/^if (?:possible|necessary|needed|desired|you (?:like|wish|want))$/i.test(occasion)) return undefined;
  if (unclear.test(deed) || unclear.test(occasion) || /\b(?:he|she|we|I|they)\b/.test(occasion)) return undefined;
  const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
  return { occasion: lower(occasion), deed: lower(deed), sentence: index, roots: rootsOf(deed) };
}

/** Maximum words of an occasion. */
const maxOccasion = 14;

const isImperative = (token: Token | undefined, next: Token | undefined): boolean =>
  token !== undefined &&
  next !== undefined &&
  (token.is('Infinitive') || token.is('Imperative') || token.is('PresentTense')) &&
  !/^(?:be|have|do|let|make|see|remember|note|thank|get|is|are|has|can|will|must|should|may)$/.test(token.lower) &&
  !/s$/.test(token.lower) &&
  (next.is('Determiner') ||
    next.is('Pronoun') ||
    next.is('Possessive') ||
    next.is('Noun') ||
    next.is('Preposition') ||
    next.is('Adjective')) &&
  !next.is('Copula');

/** Where a deed ends: at a mark, or before what is done besides. */
function endOfDeed(tokens: readonly Token[], verb: number): number {
  for (let at = verb; at < tokens.length; at++) {
    if (/[,;:.(!—–]|--/.test(tokens[at]?.post ?? '')) return at + 1;
    const next = tokens[at + 1]?.lower ?? '';
    if (/^(?:but|so|until|because|which|while|as|or|if|when|unless)$/.test(next)) return at + 1;
    if (next === 'and' && (tokens[at + 2]?.is('Verb') || tokens[at + 2]?.is('Adverb'))) return at + 1;
  }
  return tokens.length;
}
