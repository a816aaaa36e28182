import { seedFrom, shuffle } from '@ludotext/engine/game';
import type { Corpus, QuizCase } from '../corpus/corpus.js';
import { atMost, countsOf, type Measure, percent, type Section, shareOf } from '../measure.js';
import { isForbidden, type Judged, judge, judgeWithKey, oneLineOf, rulesOf } from './judge.js';

/** Number of alarms printed for reading. */
const alarmsToRead = 30;

/** B: most of what people wrote is accepted. */
export async function measureHumanItems(corpus: Corpus): Promise<Section> {
  const cases = humanCases(corpus);
  const judged = (await Promise.all(cases.map(judgeAll))).flat();
  const sets = [...new Set(cases.map(({ set }) => set))].sort();
  const measures = sets.flatMap((set): Measure[] => {
    const own = judged.filter(({ source }) => source.set === set);
    // Trivia banks have "all of the above" and distractors of other kinds; questions about a passage rarely do.
    const hasPassages = own.some(({ source }) => source.passages.length > 0);
    const goal = hasPassages ? atMost(0.03, 0.05) : atMost(0.12, 0.15);
    return [
      { section: 'B', name: `${set}: rejected`, ...shareOf(own, isForbidden), goal, minCases: 20 },
      { section: 'B', name: `${set}: any finding`, ...shareOf(own, isAlarmed) },
    ];
  });
  const alarms = judged.filter(isAlarmed);
  const counts = countsOf(alarms.flatMap((each) => [...new Set(rulesOf(each))]));
  const severityOf = (rule: string) =>
    alarms.flatMap(({ findings }) => findings).find((finding) => finding.rule === rule)?.severity ?? '';
  const read = shuffle(alarms, seedFrom('alarms to read', String(alarms.length))).slice(0, alarmsToRead);
  return {
    letter: 'B',
    title: 'Items that people wrote',
    measures,
    details: [
      {
        title: 'Rules by how often they speak of human items',
        head: ['rule', 'severity', 'items', 'share'],
        rows: counts.map(([rule, count]) => [rule, severityOf(rule), String(count), percent(count / judged.length)]),
      },
      {
        title: `${read.length} alarms drawn at random, to be read`,
        head: ['set', 'rules', 'item (* is the key)'],
        rows: read.map((each) => [each.source.set, rulesOf(each).join(', '), oneLineOf(each.item)]),
      },
    ],
  };
}

/**
 * C: how often rules make findings when the key is wrong, compared with the same items unchanged. For information only:
 * rules cannot know the right answer.
 */
export async function measureWrongKeys(corpus: Corpus): Promise<Section> {
  const cases = humanCases(corpus);
  const untouched = await Promise.all(cases.map((each) => judge(each)));
  const wrong = await Promise.all(cases.map((each) => judgeWithKey(each, seedFrom(each.id) % each.distractors.length)));
  return {
    letter: 'C',
    title: 'Wrong keys',
    measures: [
      { section: 'C', name: 'items with a wrong key: any finding', ...shareOf(wrong, isAlarmed) },
      { section: 'C', name: 'the same items with the right key: any finding', ...shareOf(untouched, isAlarmed) },
    ],
    details: [],
  };
}

/** The items of the corpus as people wrote them, with at least three options. */
export function humanCases(corpus: Corpus): QuizCase[] {
  return corpus.quizCases.filter(({ flaw, distractors }) => flaw === undefined && distractors.length >= 2);
}

/** Judges a case with each of its passages, or without one. */
async function judgeAll(source: QuizCase): Promise<Judged[]> {
  if (source.passages.length === 0) return [await judge(source)];
  return Promise.all(source.passages.map((passage) => judge(source, passage)));
}

const isAlarmed = ({ findings }: Judged): boolean => findings.length > 0;
