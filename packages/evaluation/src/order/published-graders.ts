/**
 * Graders of order by their published definitions, written out as plainly as they can be, to hold the engine's against. `answer`
 * and `right` are lists of labels; n is their length. Sources: H5P Sort Paragraphs (`computeResults`), and the nine grading
 * types of Moodle's question type "ordering" (`grade_response`), whose fractions are score / max here.
 */
export interface Marked {
  readonly score: number;
  readonly max: number;
}

type Labels = readonly string[];
export type Grader = (answer: Labels, right: Labels) => Marked;

/** H5P, scoring mode "positions": 1 for a paragraph at its place, less 1 for any other where penalties are on, never below 0. */
const positions =
  (penalty: number): Grader =>
  (answer, right) => {
    let score = 0;
    for (let place = 0; place < right.length; place++) score += answer[place] === right[place] ? 1 : -penalty;
    return { score: Math.max(0, score), max: right.length };
  };

/** H5P, scoring mode "transitions": 1 for two paragraphs in a row that are in a row in the solution, wherever. */
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

/** Moodle, 1 and 2: what comes after each item; nothing comes after the last, which counts or does not. */
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

/** Moodle, 3: the one before and the one after each item, nothing at the ends included. */
const bothNeighbours: Grader = (answer, right) => {
  let score = 0;
  for (const item of right) {
    const [wanted, given] = [right.indexOf(item), answer.indexOf(item)];
    if (right[wanted - 1] === answer[given - 1]) score++;
    if (right[wanted + 1] === answer[given + 1]) score++;
  }
  return { score, max: 2 * right.length };
};

/** Moodle, 4: all those before and all those after each item. */
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

/** Moodle, 5 and 6: the largest set of items in rising order, or in rising order without a gap; one item is no set. */
const largestSubset =
  (isContiguous: boolean): Grader =>
  (answer, right) => {
    const places = answer.map((item) => right.indexOf(item));
    let most = 0;
    for (let chosen = 0; chosen < 2 ** places.length; chosen++) {
      const subset = places.filter((_, index) => Math.floor(chosen / 2 ** index) % 2 === 1);
      const rises = subset.every((place, index) => {
        const before = subset[index - 1];
        return before === undefined || (isContiguous ? place === before + 1 : place > before);
      });
      if (rises && subset.length > 1) most = Math.max(most, subset.length);
    }
    return { score: most, max: right.length };
  };

/** Moodle, 7: how near each item stands to its place. */
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

/** Each published grader with the mark of the engine that is to equal it. */
export interface PublishedGrader {
  readonly title: string;
  readonly mark: string;
  readonly grade: Grader;
  /** What it says of equal items: they are the same text (`same`), may stand for each other (`best`), or nothing (`none`). */
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
