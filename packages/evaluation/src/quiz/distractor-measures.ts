import type { QuizItem } from '@ludotext/game-quiz';
import quiz from '@ludotext/game-quiz';
import type { Corpus, QuizCase } from '../corpus/corpus.js';
import { atLeast, atMost, countsOf, type Measure, percent, type Section, shareOf } from '../measure.js';
import type { WrittenItem } from '../write-items.js';
import { humanCases } from './human-measures.js';

/** Rules about one distractor and the key: another kind, another unit, another length. */
const gate: ReadonlySet<string> = new Set(['mixed_types', 'many_mixed_types', 'unit_cue', 'length_band']);

/** Most examples that are printed. */
const maxShown = 20;

/** E: the distractor gate accepts what people write, and the writer's own distractors are of the key's kind. */
export function measureDistractors(corpus: Corpus, written: readonly WrittenItem[]): Section {
  const human = humanCases(corpus).flatMap((source) =>
    source.distractors.map((distractor, index) => ({ id: `${source.id}/${index}`, source, distractor })),
  );
  const own = written.flatMap(({ id, item }) => {
    const key = keyOf(item);
    return item.answers
      .filter(({ correct }) => !correct)
      .map(({ text }, index) => ({ id: `${id}/${index}`, key, text, evidence: item.evidence ?? '' }));
  });
  const measures: Measure[] = [
    {
      section: 'E',
      name: 'distractors by people accepted',
      ...shareOf(human, ({ source, distractor }) => gateFindings(source, distractor).length === 0),
      goal: atLeast(0.9, 0.85),
    },
    {
      section: 'E',
      name: "the writer's distractors: of the key's kind",
      ...shareOf(own, ({ key, text }) => optionKind(key) === optionKind(text)),
      goal: atLeast(0.95, 0.9),
    },
    {
      section: 'E',
      name: "the writer's distractors: 0.5 to 2 times as long as the key",
      ...shareOf(own, ({ key, text }) => text.length >= key.length / 2 && text.length <= key.length * 2),
      goal: atLeast(0.95, 0.9),
    },
    {
      section: 'E',
      name: "the writer's distractors: found in the sentence asked about",
      ...shareOf(own, ({ text, evidence }) => hasPhrase(evidence, text)),
      goal: atMost(0, 0.01),
    },
  ];
  const refused = countsOf(human.flatMap(({ source, distractor }) => gateFindings(source, distractor)));
  return {
    letter: 'E',
    title: 'Wrong answers',
    measures,
    details: [
      {
        title: 'Rules that reject distractors by people',
        head: ['rule', 'answers', 'share'],
        rows: refused.map(([rule, count]) => [rule, String(count), percent(count / human.length)]),
      },
      {
        title: "The writer's distractors of another kind than the key",
        head: ['key', 'its kind', 'wrong answer', 'its kind'],
        rows: own
          .filter(({ key, text }) => optionKind(key) !== optionKind(text))
          .slice(0, maxShown)
          .map(({ key, text }) => [key, optionKind(key), text, optionKind(text)]),
      },
    ],
  };
}

/** The findings of the gate about one distractor and the key. */
function gateFindings({ question, key, language }: QuizCase, distractor: string): string[] {
  const item: QuizItem = {
    question,
    answers: [
      { text: key, correct: true },
      { text: distractor, correct: false },
    ],
  };
  const findings = quiz.validate(item, { text: question, language, origin: 'author', kept: [], seed: 1 });
  if (findings instanceof Promise) throw new Error('the quiz judges at once');
  return findings.map(({ rule }) => rule).filter((rule) => gate.has(rule));
}

const keyOf = ({ answers }: QuizItem): string => answers.find(({ correct }) => correct)?.text ?? '';

/** Whether a text contains a phrase as whole words, ignoring case; in scripts without spaces, anywhere. */
function hasPhrase(text: string, phrase: string): boolean {
  const [whole, part] = [text, phrase].map((each) => each.normalize('NFKC').toLowerCase()) as [string, string];
  const isDense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(part);
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    const around = whole.charAt(at - 1) + whole.charAt(at + part.length);
    if (isDense || !/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const article = /^(?:the|an?|der|die|das|el|la|los|las|le|les|il|lo|o|os|as) /i;

/** Kinds of option that can be recognised without a dictionary; the first match wins. */
const kinds: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['year', /^(?:1\d{3}|20\d{2})$/],
  [
    'date',
    new RegExp(`^(?:(?:${months}) \\d{1,2}(?:, \\d{4})?|\\d{1,2} (?:${months})(?: \\d{4})?|(?:${months}) \\d{4})$`),
  ],
  ['percent', /^[\p{N}.,]+ ?(?:%|percent|per cent)$/iu],
  ['money', /^(?:[$€£¥] ?[\p{N}.,]+|[\p{N}.,]+ ?(?:[$€£¥]|dollars?|euros?|pounds?))/iu],
  ['number', /^[-−]?[\p{N}.,/½¼¾ ]+$/u],
  ['amount', /^[\p{N}.,/½¼¾-]+ ?\P{N}+$/u],
  ['name', /^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|the|de|van|von|and))*$/u],
  ['a few words', /^\S+(?: \S+){0,2}$/u],
];

/** The kind of an option: two options of one kind look alike to a player who knows nothing. */
export function optionKind(answer: string): string {
  const plain = answer.normalize('NFKC').trim().replace(article, '');
  return kinds.find(([, shape]) => shape.test(plain))?.[0] ?? 'phrase';
}
