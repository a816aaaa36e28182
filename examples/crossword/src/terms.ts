import {
  hasOpenMarks,
  openingCue,
  primarySubtag,
  readText,
  type Sentence,
  type TextReading,
} from '@ludotext/engine/game';
import type { DraftWord } from './item.js';
import { folded, lettersOf } from './letters.js';
import { type Patterns, patternsOf } from './patterns.js';
import { namesItself } from './validate.js';

/** A word that the text explains. */
export interface Term extends DraftWord {
  /** Higher is better. */
  readonly strength: number;
}

/** What stands in the place of a word that was taken out. */
const gap = '…';
/** More terms than this are not looked for. */
const maxTerms = 40;

/** The words a text explains, each with the clue its sentence makes; the best first. */
export function termsOf(text: string): Term[] {
  const reading = readText(text);
  const patterns = patternsOf(primarySubtag(reading.language));
  if (patterns === undefined) return [];
  const sentences = reading.sentences.filter((sentence) => isFit(sentence, reading));
  const found = [
    ...glossaryIn(text, patterns),
    ...sentences.flatMap((sentence) => definitionsIn(sentence, patterns, reading)),
    ...sentences.flatMap((sentence) => descriptionsIn(sentence, patterns, reading)),
  ];
  return distinct(found, reading).slice(0, maxTerms);
}

/** The best first; of two with one answer or one sentence the better. */
function distinct(found: readonly Term[], reading: TextReading): Term[] {
  const seen = new Set<string>();
  return found
    .filter((word) => !namesItself(word, reading))
    .toSorted((a, b) => b.strength - a.strength)
    .filter(({ answer, evidence = '' }) => {
      const keys = [folded(lettersOf(answer)), evidence];
      const isNew = keys.every((key) => !seen.has(key));
      if (isNew) for (const key of keys) seen.add(key);
      return isNew;
    });
}

const maxSentence = 300;
/** What is said by somebody or asked explains nothing; nor does what was cut or numbered. */
const plain = /^[\p{L}\d][^"“”«»„‚?!…*_[\]{}|<>=:;]+\.$/u;

function isFit({ text, paragraph }: Sentence, { paragraphs }: TextReading): boolean {
  return text.length <= maxSentence && plain.test(text) && paragraphs[paragraph]?.kind === 'prose';
}

/** "Term: definition" on a line of its own, with a bullet or without. */
const entry =
  /^[ \t]{0,8}(?:[-*•] )?\*{0,2}(?<answer>\p{L}[\p{L}\p{M} '’-]{1,24})\*{0,2}(?::\*{0,2}| [–—=-]) (?<clue>\S.{8,160})$/u;
const minGlossary = 3;

/** The lists of terms that a text has: lines that follow each other, all of them with a term in front. */
function glossaryIn(text: string, patterns: Patterns): Term[] {
  const lists: Term[][] = [[]];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const { answer = '', clue = '' } = line.length > 250 ? {} : (entry.exec(line.trimEnd())?.groups ?? {});
    const size = clue.split(/\s+/).length;
    const isGood = size >= minWords && size <= maxWords && !patterns.pointsOut(clue) && !/^[\d"“«„]|[?!:]/u.test(clue);
    if (isGood && !patterns.common.test(answer) && lettersOf(answer).length <= maxLetters)
      lists
        .at(-1)
        ?.push({ answer: answer.trim(), clue: clue.replace(/[.;,]$/, ''), evidence: line.trim(), strength: 30 });
    else if (line.trim() !== '' && answer === '') lists.push([]);
  }
  // A timetable and the head of a recipe have such lines too; what explains begins with an article.
  const explains = (list: Term[]) => list.filter(({ clue }) => patterns.opens.test(clue)).length * 2 >= list.length;
  return lists.filter((list) => list.length >= minGlossary && explains(list)).flat();
}

const minWords = 4;
const maxWords = 20;

/** The definitions of a sentence: "A lighthouse is a tower that guides ships." */
function definitionsIn(sentence: Sentence, patterns: Patterns, reading: TextReading): Term[] {
  const { text } = sentence;
  const isOpen = openingCue(text, reading.language) !== undefined;
  return patterns.forms.flatMap(({ pattern, past, inside }) => {
    if (isOpen && inside !== true) return [];
    const match = pattern.exec(text);
    const { term: answer = '', clue: whole = '' } = match?.groups ?? {};
    const clue = patterns.cut(whole);
    const size = clue.split(/\s+/).length;
    const isPast = past === true && !indefinite.test(text);
    if (match === null || !isTerm(answer, match.index, sentence, patterns, isPast)) return [];
    // "Indeed, the railway ..." explains nothing.
    if (text.startsWith(`${answer},`) && !isNameIn(answer, reading)) return [];
    if (size < minWords || size > maxWords || patterns.isDoubtful(clue) || hasOpenMarks(clue)) return [];
    // Half of what makes a word worth asking for is that the text comes back to it.
    const strength = 20 + Math.min(6, reading.count(answer)) + (size < 15 ? 2 : 0);
    return [{ ...shortened(answer, clue), evidence: text, strength }];
  });
}

/** Who has a long name is asked for by the last part of it: "Évariste …, a French mathematician". */
function shortened(answer: string, clue: string): Pick<Term, 'answer' | 'clue'> {
  const [first = '', last] = answer.split(' ');
  const isLong = last !== undefined && isFullName(answer) && lettersOf(answer).length > 10;
  if (isLong) return { answer: last, clue: `${first} ${gap}, ${clue}` };
  return { answer, clue: clue.charAt(0).toUpperCase() + clue.slice(1) };
}

function isFullName(answer: string): boolean {
  return /^\p{Lu}\S+ \p{Lu}\S+$/u.test(answer);
}

/** A sentence that begins so is about all of a kind, in the past as well. */
const indefinite = /^(?:An?|Eine?|Une?|Un[ao]|Uma?|Een) /;

/** Words of a sentence that says enough to lead to its subject. */
const minDescription = 9;
const maxDescription = 26;

/** Sentences about their subject, with a gap in its place: "… bones are bones with complex shapes." */
function descriptionsIn(sentence: Sentence, patterns: Patterns, reading: TextReading): Term[] {
  const { text, words } = sentence;
  if (words.length < minDescription || words.length > maxDescription || patterns.pointsOutOfItself(text)) return [];
  if (openingCue(text, reading.language) !== undefined) return [];
  return patterns.about.flatMap((pattern) => {
    const { lead = '', term: answer = '', noun = '', rest = '' } = pattern.exec(text)?.groups ?? {};
    if (answer === '' || !isTerm(answer, 0, sentence, patterns, false) || patterns.common.test(noun)) return [];
    // The first noun of two, or the second behind its noun; both are terms where the text says them again.
    const beside = lead.replace(patterns.article, '');
    const isPair = beside !== '' || noun !== '';
    const isKnown = countOf(`${beside}${answer}${noun}`, reading.text) > 1 && !isNameIn(answer, reading);
    if (!isKnown || (isPair ? patterns.common.test(beside) || /ing$/.test(answer) : patterns.isVague(text))) return [];
    const strength = 8 + Math.min(6, reading.count(answer)) + (isPair ? 2 : 0);
    return [{ answer, clue: lead + gap + noun + rest, evidence: text, strength }];
  });
}

/** Whether a word is written with a capital inside of sentences: what is said of a place or person is true of others too. */
function isNameIn(word: string, { text, language }: TextReading): boolean {
  return primarySubtag(language) !== 'de' && new RegExp(`[\\p{Ll},] ${capital(word)}(?![\\p{L}])`, 'u').test(text);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replace(/[^\p{L}]/gu, '.');
}

/** How often a text has these words beside each other. */
function countOf(phrase: string, text: string): number {
  return text.toLowerCase().split(phrase.toLowerCase()).length - 1;
}

const minLetters = 3;
/** Names may be longer: their last part is asked for. */
const maxLetters = 15;
const maxName = 20;

/** A noun or name of its own, not "the boy" or "one reason". */
function isTerm(answer: string, from: number, { text, words }: Sentence, { common }: Patterns, past: boolean): boolean {
  const at = text.indexOf(answer, from);
  const own = words.filter(({ start, end }) => start >= at && end <= at + answer.length);
  const { length } = lettersOf(answer);
  const most = isFullName(answer) ? maxName : maxLetters;
  if (length < minLetters || length > most || own.some(({ stop }) => stop)) return false;
  return !common.test(answer) && (!past || /(?:^| )\p{Lu}\S*$/u.test(answer));
}
