import type { Sentence } from '@ludotext/engine/game';
import { gapSign } from '../../../item-parts.js';
import type { Fact } from '../../facts/facts.js';
import type { Source } from '../../source/source.js';
import { isStatement } from '../../source/statements.js';
import { opensBackwards } from '../gates.js';

/** Words that link two statements, and others that would say something else of how they belong together. */
interface Link {
  /** Finds the word; what it says goes on behind it. */
  readonly words: RegExp;
  readonly others: readonly string[];
}

/** At the beginning of a sentence, about the one before. */
const betweenSentences: readonly Link[] = [
  {
    words: /^(?:However|Nevertheless|Nonetheless|By contrast|In contrast)(?=, )/,
    others: ['As a result', 'For example', 'In other words'],
  },
  {
    words: /^(?:Therefore|As a result|Consequently|For this reason)(?=, )/,
    // An example may show the same as a consequence.
    others: ['However', 'By contrast', 'Instead'],
  },
  { words: /^(?:For example|For instance)(?=, )/, others: ['However', 'As a result', 'By contrast'] },
  { words: /^Instead(?=, )/, others: ['For example', 'As a result', 'In other words'] },
];

/** Inside a sentence, or at its beginning before a comma. */
const within: readonly Link[] = [
  {
    words:
      /(?<=\p{L}{2},? )(?<!\b(?:only|just|simply|partly|mainly|largely|not|was|is|are|were|and|or|but),? )because(?= (?!of\b)\p{L})/u,
    others: ['although', 'unless', 'so that'],
  },
  { words: /^(?:Although|Though|Even though)(?= [^,]+, )/, others: ['Because', 'Unless', 'So that'] },
  { words: /(?<=\p{L}{2},? )(?:although|even though)(?= \p{L})/u, others: ['because', 'unless', 'so that'] },
  { words: /(?<=\p{L}{2},? )unless(?= \p{L})/u, others: ['because', 'although', 'so that'] },
  { words: /(?<=\p{L}{2}, )whereas(?= \p{L})/u, others: ['because', 'unless', 'so that'] },
  { words: /^(?:Despite|In spite of)(?= [^,]+, )/, others: ['Because of', 'Instead of', 'According to'] },
  { words: /(?<=\p{L}{2},? )(?:despite|in spite of)(?= \p{L})/u, others: ['because of', 'instead of', 'thanks to'] },
  {
    words: /^(?:Because of|Due to|Thanks to|As a result of)(?= [^,]+, )/,
    others: ['Despite', 'Instead of', 'Except for'],
  },
  {
    words:
      /(?<=\p{L}{2} )(?<!\b(?:is|are|was|were|be|been|and|or|but|partly|mainly|largely) )(?:because of|due to|thanks to)(?= \p{L})/u,
    others: ['despite', 'instead of', 'except for'],
  },
];

/** Maximum words of a statement, and of a question. */
const size = { max: 28, whole: 44 } as const;
const wordsOf = (text: string): number => text.split(/\s+/).length;
/** Speech, notes and lists are no plain statements. */
const unfit = /["“”„«»[\]():;]|\s[–—-]+\s|\.\.\.|…|[?!]|\s\.|\p{Lu}\p{Ll}{2}\.$/u;
/** What only an earlier sentence explains. */
const open =
  /\b(?:[Tt]h(?:is|at|ese|ose) \p{Ll}|[Ss]uch (?!as)|[Aa]s such|[Hh]ere)|^(?:First|Second|Third|Then|Also|Again|Both|Another|Other|Others|One)\b/u;

/** "They slept _____ the noise was loud.": how two statements of a text belong together. */
export function linkQuestions({ reading }: Source): Fact[] {
  return reading.sentences.flatMap((sentence, index): Fact[] => {
    const { text, paragraph } = sentence;
    if (reading.paragraphs[paragraph]?.kind !== 'prose' || unfit.test(text) || wordsOf(text) > size.max) return [];
    const before = reading.sentences[index - 1];
    const isFit = (said: Sentence) =>
      !unfit.test(said.text) && !open.test(said.text) && isStatement(said, reading, 'en') && !opensBackwards(said.text);
    const linked = findIn(betweenSentences, text);
    if (linked !== undefined) {
      if (before === undefined || before.paragraph !== paragraph || !isFit(before)) return [];
      const evidence = reading.text.slice(before.start, before.start + before.text.length + 1 + text.length);
      return evidence.endsWith(text) ? factOf(linked, text, `${before.text} `, index) : [];
    }
    const inside = findIn(within, text);
    return inside === undefined || !isFit(sentence) ? [] : factOf(inside, text, '', index);
  });
}

interface Found {
  readonly at: number;
  readonly key: string;
  readonly others: readonly string[];
}

function findIn(links: readonly Link[], text: string): Found | undefined {
  for (const { words, others } of links) {
    const match = words.exec(text);
    if (match !== null) return { at: match.index, key: match[0], others };
  }
  return undefined;
}

function factOf({ at, key, others }: Found, text: string, before: string, sentence: number): Fact[] {
  const question = `${before}${text.slice(0, at)}${gapSign}${text.slice(at + key.length)}`;
  // Another word of the kind would be a second link, whose sense bears on this one.
  const isOne =
    !/\b(?:because|although|though|unless|whereas|despite|however|therefore|instead|due to|in spite of|thanks to)\b/i.test(
      question,
    );
  if (!isOne || wordsOf(question) > size.whole) return [];
  const draft = { evidence: `${before}${text}`, question, correct: key, distractors: [...others] };
  return [{ kind: 'link', draft, sentence, value: 4 }];
}
