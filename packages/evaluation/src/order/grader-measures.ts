import { randomFrom, seedFrom, shuffle } from '@ludotext/engine/game';
import { gradeOrder } from '@ludotext/engine/ordering';
import { atLeast, type Detail, type Measure, percent, shareOf } from '../measure.js';

const permutations = 1000;
/** Most pieces. With equal pieces all ways to tell them apart are tried; six pieces keep these few. */
const longest = { distinct: 8, equal: 6 } as const;

interface Trial {
  readonly id: string;
  readonly right: readonly string[];
  readonly answer: readonly string[];
  readonly marks: Readonly<Record<string, Marked>>;
}

/** G, first part: the engine's marks equal the graders as defined by their authors. */
export function measureGraders(): { readonly measures: readonly Measure[]; readonly detail: Detail } {
  const distinct = trials('distinct', longest.distinct);
  const equal = trials('equal', longest.equal);
  const isAsPublished = (trial: Trial, grader: PublishedGrader) =>
    isSame(trial.marks[grader.mark], expected(grader, trial));
  const allAsPublished = (trial: Trial) => publishedGraders.every((grader) => isAsPublished(trial, grader));
  const goal = atLeast(1, 1);
  return {
    measures: [
      {
        section: 'G',
        name: `marks equal to all ${publishedGraders.length} published graders`,
        ...shareOf(distinct, allAsPublished),
        split: undefined,
        goal,
      },
      {
        section: 'G',
        name: 'the same where pieces are equal',
        ...shareOf(equal, allAsPublished),
        split: undefined,
        goal,
      },
    ],
    detail: {
      title: 'Graders',
      head: ['published grader', 'mark', 'orders graded alike', 'with equal pieces'],
      rows: publishedGraders.map((grader) => [
        grader.title,
        grader.mark,
        percent(shareOf(distinct, (trial) => isAsPublished(trial, grader)).value),
        grader.equalItems === 'none'
          ? 'says nothing'
          : percent(shareOf(equal, (trial) => isAsPublished(trial, grader)).value),
      ]),
    },
  };
}

/** Random orders of 2 to `max` pieces, graded as both ordering games grade them. */
function trials(kind: 'distinct' | 'equal', max: number): Trial[] {
  const random = randomFrom(seedFrom('permutations', kind));
  const made: Trial[] = [];
  for (let index = 0; index < permutations; index++) {
    const count = 2 + Math.floor(random() * (max - 1));
    const right = Array.from(
      { length: count },
      (_, place) => `Piece ${kind === 'equal' ? Math.floor(random() * 3) : place}.`,
    );
    const order = shuffle([...right.keys()], Math.floor(random() * 2 ** 32));
    const { marks = {} } = gradeOrder({ pieces: right }, order);
    made.push({ id: String(index), right, answer: order.map((place) => right[place] as string), marks });
  }
  return made;
}

const isSame = (mark: Marked | undefined, wanted: Marked | undefined): boolean =>
  wanted === undefined || (mark?.score === wanted.score && mark.max === wanted.max);

/**
 * The mark of a grader when pieces are equal: equal texts are the same, or are told apart in favour of the submission.
 */
function expected({ grade, equalItems }: PublishedGrader, { answer, right }: Trial): Marked | undefined {
  if (equalItems === 'same' || new Set(right).size === right.length) return grade(answer, right);
  if (equalItems === 'none') return undefined;
  const labels = right.map((_, place) => String(place));
  return namings(answer, right, [])
    .map((naming) => grade(naming.map(String), labels))
    .reduce((best, mark) => (mark.score > best.score ? mark : best));
}

/** Every way to match the pieces of the submission with equal pieces of the right order. */
function namings(answer: readonly string[], right: readonly string[], taken: readonly number[]): number[][] {
  const piece = answer[taken.length];
  if (piece === undefined) return [[...taken]];
  const free = [...right.keys()].filter((place) => right[place] === piece && !taken.includes(place));
  return free.flatMap((place) => namings(answer, right, [...taken, place]));
}

/**
 * Ordering graders written as plainly as possible from their published definitions, to compare the engine with.
 * `answer` and `right` are lists of labels; n is their length. Sources: H5P Sort Paragraphs (`computeResults`), and the
 * nine grading types of Moodle's question type "ordering" (`grade_response`), whose fractions are score / max here.
 */
interface Marked {
  readonly score: number;
  readonly max: number;
}

type Labels = readonly string[];
type Grader = (answer: Labels, right: Labels) => Marked;

/**
 * H5P, scoring mode "positions": 1 for a paragraph in its place; minus 1 for any other if penalties are on; at least 0.
 */
const positions =
  (penalty: number): Grader =>
  (answer, right) => {
    let score = 0;
    for (let place = 0; place < right.length; place++) score += answer[place] === right[place] ? 1 : -penalty;
    return { score: Math.max(0, score), max: right.length };
  };

/** H5P, scoring mode "transitions": 1 for two adjacent paragraphs that are adjacent in the solution, in any place. */
const transitions: Grader = (answer, right) => {
  let score = 0;
  for (let place = 0; place + 1 < answer.length; place++) {
    let isThere = false;
    for (let other = 0; other + 1 < right.length; other++) {
      if (right[other] === answer[place] && right[other + 1] === answer[place + 1]) isThere = true;
    }
    if (isThere) score++;
  }
  return { score, max: right.length - 1 };
};

/** Moodle, 1 and 2: the next item after each item; the end after the last item counts in only one of them. */
const nextItem =
  (countsLast: boolean): Grader =>
  (answer, right) => {
    let score = 0;
    for (const item of right) {
      const wanted = right[right.indexOf(item) + 1];
      const given = answer[answer.indexOf(item) + 1];
      if (wanted === given && (countsLast || wanted !== undefined)) score++;
    }
    return { score, max: countsLast ? right.length : right.length - 1 };
  };

/** Moodle, 3: the items before and after each item, including nothing at the ends. */
const bothNeighbours: Grader = (answer, right) => {
  let score = 0;
  for (const item of right) {
    const [wanted, given] = [right.indexOf(item), answer.indexOf(item)];
    if (right[wanted - 1] === answer[given - 1]) score++;
    if (right[wanted + 1] === answer[given + 1]) score++;
  }
  return { score, max: 2 * right.length };
};

/** Moodle, 4: all items before and all items after each item. */
const allBeforeAndAfter: Grader = (answer, right) => {
  let score = 0;
  for (const item of right) {
    const [wanted, given] = [right.indexOf(item), answer.indexOf(item)];
    for (const other of right) {
      if (other === item) continue;
      if (right.indexOf(other) < wanted === answer.indexOf(other) < given) score++;
    }
  }
  return { score, max: right.length * (right.length - 1) };
};

/**
 * Moodle, 5 and 6: the largest set of items in rising order, or in rising order without a gap; a single item does not
 * count.
 */
const largestSubset =
  (isContiguous: boolean): Grader =>
  (answer, right) => {
    const places = answer.map((item) => right.indexOf(item));
    let max = 0;
    for (let chosen = 0; chosen < 2 ** places.length; chosen++) {
      const subset = places.filter((_, index) => Math.floor(chosen / 2 ** index) % 2 === 1);
      const rises = subset.every((place, index) => {
        const before = subset[index - 1];
        return before === undefined || (isContiguous ? place === before + 1 : place > before);
      });
      if (rises && subset.length > 1) max = Math.max(max, subset.length);
    }
    return { score: max, max: right.length };
  };

/** Moodle, 7: how near each item is to its place. */
const nearness: Grader = (answer, right) => {
  let score = 0;
  for (const item of right) score += right.length - 1 - Math.abs(right.indexOf(item) - answer.indexOf(item));
  return { score, max: right.length * (right.length - 1) };
};

/** Moodle, -1. */
const allOrNothing: Grader = (answer, right) => ({
  score: right.every((item, place) => answer[place] === item) ? 1 : 0,
  max: 1,
});

/** A published grader, with the engine's mark that must equal it. */
interface PublishedGrader {
  readonly title: string;
  readonly mark: string;
  readonly grade: Grader;
  /** How it treats equal items: as the same text (`same`), as interchangeable (`best`), or not defined (`none`). */
  readonly equalItems: 'same' | 'best' | 'none';
}

export const publishedGraders: readonly PublishedGrader[] = [
  { title: 'H5P positions', mark: 'position', grade: positions(0), equalItems: 'same' },
  { title: 'H5P positions with penalties', mark: 'position_with_penalty', grade: positions(1), equalItems: 'same' },
  { title: 'H5P transitions', mark: 'adjacency', grade: transitions, equalItems: 'same' },
  { title: 'Moodle all or nothing', mark: 'exact', grade: allOrNothing, equalItems: 'best' },
  { title: 'Moodle absolute position', mark: 'position', grade: positions(0), equalItems: 'best' },
  { title: 'Moodle next item, excluding last', mark: 'adjacency', grade: nextItem(false), equalItems: 'none' },
  { title: 'Moodle next item, including last', mark: 'next', grade: nextItem(true), equalItems: 'none' },
  { title: 'Moodle previous and next item', mark: 'neighbours', grade: bothNeighbours, equalItems: 'none' },
  { title: 'Moodle all previous and next items', mark: 'pairs', grade: allBeforeAndAfter, equalItems: 'best' },
  { title: 'Moodle longest ordered subset', mark: 'longest_sequence', grade: largestSubset(false), equalItems: 'best' },
  { title: 'Moodle longest contiguous subset', mark: 'longest_run', grade: largestSubset(true), equalItems: 'best' },
  { title: 'Moodle relative to correct position', mark: 'distance', grade: nearness, equalItems: 'best' },
];
