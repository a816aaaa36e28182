import { type Sentence, usesSpaces } from '@ludotext/engine/game';
import { gapSign } from '../../item-parts.js';
import { languageOf } from '../../languages/index.js';
import type { Link } from '../../languages/language.js';
import { opensBackwards } from '../english/gates.js';
import { hasOpenWords } from '../english/open-words.js';
import { dangles } from '../facts/dangling.js';
import type { Fact } from '../facts/facts.js';
import type { Source } from '../source/source.js';
import { isStatement } from '../source/statements.js';

/** The length of a text in words; in writing without spaces, two characters are counted as a word. */
const lengthIn = (text: string, language: string): number =>
  usesSpaces(language) ? text.trim().split(/\s+/).length : Math.ceil(text.trim().length / 2);

/** Maximum words of a statement, and of a question. */
const size = { max: 28, whole: 44 } as const;
/** Speech, notes and lists are no plain statements. */
const unfit = /["“”„«»「」『』[\]():;：；]|\s[–—-]+\s|\.\.\.|…|[?!？！]|\s\.|\p{Lu}\p{Ll}{2}\.$/u;
/** English: what only an earlier sentence explains. */
const open =
  /\b(?:[Tt]h(?:is|at|ese|ose) \p{Ll}|[Ss]uch (?!as)|[Aa]s such|[Hh]ere)|^(?:First|Second|Third|Then|Also|Again|Both|Another|Other|Others|One)\b/u;

/** "They slept _____ the noise was loud.": how two statements of a text belong together. */
export function linkQuestions(source: Source): Fact[] {
  const { reading, language } = source;
  const { between, within } = languageOf(language).links ?? { between: [], within: [] };
  const isClear = (said: Sentence, index: number): boolean =>
    language === 'en' ? !open.test(said.text) && !opensBackwards(said.text) : !dangles(index, source);
  const isFit = (said: Sentence, index: number): boolean =>
    !unfit.test(said.text) && isStatement(said, reading, language) && isClear(said, index);
  const others = [...between, ...within];

  const factOf = ({ at, key, link }: Linked, text: string, before: string, sentence: number): Fact[] => {
    const question = `${before}${text.slice(0, at)}${gapSign}${text.slice(at + key.length)}`;
    // A second link has a sense that bears on this one.
    const isOne = !others.some(({ words }) => words.test(question.slice(before.length)));
    if (!isOne || lengthIn(question, language) > size.whole) return [];
    const draft = { evidence: `${before}${text}`, question, correct: key, distractors: [...link.others] };
    const fact: Fact = { kind: 'link', draft, sentence, value: 4 };
    return language === 'en' && hasOpenWords(fact) ? [] : [fact];
  };
  return reading.sentences.flatMap((sentence, index): Fact[] => {
    const { text, paragraph } = sentence;
    if (reading.paragraphs[paragraph]?.kind !== 'prose' || unfit.test(text) || lengthIn(text, language) > size.max)
      return [];
    const before = reading.sentences[index - 1];
    const linked = findIn(between, text);
    if (linked !== undefined) {
      if (before === undefined || before.paragraph !== paragraph || !isFit(before, index - 1)) return [];
      const evidence = reading.text.slice(before.start, sentence.end);
      const space = evidence.slice(before.text.length, evidence.length - text.length);
      const isWhole = evidence.startsWith(before.text) && evidence.endsWith(text) && /^ ?$/.test(space);
      return isWhole ? factOf(linked, text, `${before.text}${space}`, index) : [];
    }
    const inside = findIn(within, text);
    return inside === undefined || !isFit(sentence, index) ? [] : factOf(inside, text, '', index);
  });
}

interface Linked {
  readonly at: number;
  readonly key: string;
  readonly link: Link;
}

function findIn(links: readonly Link[], text: string): Linked | undefined {
  for (const link of links) {
    const match = link.words.exec(text);
    if (match !== null) return { at: match.index, key: match[0], link };
  }
  return undefined;
}
