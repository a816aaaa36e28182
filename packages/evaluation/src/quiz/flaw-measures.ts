import quiz from '@ludotext/game-quiz';
import type { Corpus } from '../corpus/corpus.js';
import { atLeast, atMost, countsOf, type Measure, percent, type Section, shareOf } from '../measure.js';
import { injectFlaws } from './inject-flaws.js';
import { isForbidden, type Judged, judge, rulesOf } from './judge.js';

const letter = 'A';
const recallGoal = atLeast(0.98, 0.92);

/** A: injected flaws are found, and items without flaws are not rejected. */
export async function measureFlaws(corpus: Corpus): Promise<Section> {
  const given = corpus.quizCases.filter(({ flaw }) => flaw !== undefined);
  const cases = given.length > 0 ? given : injectFlaws(corpus.quizCases.filter(({ language }) => language === 'en'));
  const judged = await Promise.all(cases.map((each) => judge(each)));
  const controls = judged.filter(({ source }) => source.flaw === null);
  const flawed = judged.filter(({ source }) => typeof source.flaw === 'string' && source.flaw in rulesForFlaw);
  const unknown = countsOf(
    cases.flatMap(({ flaw }) => (typeof flaw === 'string' && !(flaw in rulesForFlaw) ? [flaw] : [])),
  );
  const kinds = [...new Set(flawed.map(({ source }) => source.flaw as string))].sort();
  const recalls = kinds.map((kind) => ({
    kind,
    cases: flawed.filter(({ source }) => source.flaw === kind),
  }));
  const [worst] = recalls
    .map(({ kind, cases }) => ({ kind, share: shareOf(cases, isFound) }))
    .sort((one, other) => (one.share.value ?? 1) - (other.share.value ?? 1));
  const measures: Measure[] = [
    { section: letter, name: 'flaws found by a rule for their kind', ...shareOf(flawed, isFound), goal: recallGoal },
    {
      section: letter,
      name: `the flaw found least${worst === undefined ? '' : ` (${worst.kind})`}`,
      ...(worst?.share ?? shareOf([], isFound)),
      goal: recallGoal,
    },
    { section: letter, name: 'flaws found by any rule', ...shareOf(flawed, hasFinding) },
    {
      section: letter,
      name: 'sound items rejected',
      ...shareOf(controls, isForbidden),
      goal: atMost(0.01, 0.03),
    },
    {
      section: letter,
      name: 'sound items with any finding',
      ...shareOf(controls, isAlarmed),
      goal: atMost(0.12, 0.16),
    },
  ];
  const rows = recalls.map(({ kind, cases }) => [
    kind,
    percent(shareOf(cases, isFound).value),
    percent(shareOf(cases, hasFinding).value),
    percent(shareOf(cases, isForbidden).value),
    String(cases.length),
    (rulesForFlaw[kind] ?? []).join(', '),
  ]);
  const alarms = countsOf(controls.flatMap((each) => [...new Set(rulesOf(each))]));
  return {
    letter,
    title: 'Item-writing flaws',
    measures,
    details: [
      { title: 'Recall by kind', head: ['flaw', 'found', 'any rule', 'rejected', 'cases', 'rules'], rows },
      {
        title: 'Kinds of flaw that no rule stands for, left out',
        head: ['flaw', 'items'],
        rows: unknown.map(([kind, count]) => [kind, String(count)]),
      },
      {
        title: 'Rules that speak of items without flaw',
        head: ['rule', 'items', 'share'],
        rows: alarms.map(([rule, count]) => [rule, String(count), percent(count / controls.length)]),
      },
    ],
  };
}

const hasFinding = ({ findings }: Judged): boolean => findings.length > 0;

/** Finishing an item sorts its numbers, so numbers out of order are no alarm when it has sorted them. */
const isAlarmed = (judged: Judged): boolean =>
  rulesOf(judged).some((rule) => rule !== 'lost_sequence' || !isSortedWhenFinished(judged));

/** A lost sequence also counts as found when finishing the same content as a draft sorts the options. */
function isFound(judged: Judged): boolean {
  const { flaw } = judged.source;
  const own = rulesForFlaw[flaw ?? ''] ?? [];
  return (
    own.some((rule) => rulesOf(judged).includes(rule)) || (flaw === 'lost_sequence' && isSortedWhenFinished(judged))
  );
}

function isSortedWhenFinished({ source, item }: Judged): boolean {
  const { question, key, distractors } = source;
  const context = { text: question, language: source.language, origin: 'model', kept: [], seed: 1 } as const;
  const draft = { evidence: item.evidence ?? question, question, correct: key, distractors: [...distractors] };
  const values =
    quiz.finish?.(draft, context).answers.map(({ text }) => Number.parseFloat(text.replaceAll(',', ''))) ?? [];
  return values.every((value, index) => index === 0 || value > (values[index - 1] as number));
}

/**
 * The item-writing flaws that rules can find, as data sets name them, each with the quiz rules that can report it. A
 * flaw counts as found when one of its own rules reports it, not when any rule does.
 */
export const rulesForFlaw: Readonly<Record<string, readonly string[]>> = {
  all_of_the_above: ['all_of_the_above'],
  none_of_the_above: ['none_of_the_above'],
  k_type: ['combined_options'],
  longest_option_correct: ['key_far_longest', 'key_longest'],
  absolute_terms: ['absolute_terms'],
  vague_terms: ['vague_terms'],
  negative_stem: ['negative_stem'],
  unfocused_stem: ['unfocused_stem'],
  true_false: ['true_or_false'],
  duplicate_options: ['equal_options'],
  distractor_equals_answer: ['equal_options'],
  word_repeat_clang: ['clang'],
  answer_in_stem: ['answer_in_stem'],
  answer_marked: ['marked_answer'],
  lost_sequence: ['lost_sequence'],
  mixed_option_types: ['mixed_types', 'many_mixed_types'],
  letter_prefix: ['letter_prefix'],
  grammar_article_cue: ['article_cue'],
  fill_in_blank: ['gap_count', 'gap_mismatch', 'gap_misfit'],
};
