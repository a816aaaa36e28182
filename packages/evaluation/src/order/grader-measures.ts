import { randomFrom, seedFrom, shuffle } from '@ludotext/engine/game';
import { gradeOrder } from '@ludotext/engine/ordering';
import { type Detail, least, type Measure } from '../measure.js';
import { percent, shareOf } from '../share.js';
import { type Marked, type PublishedGrader, publishedGraders } from './published-graders.js';

const permutations = 1000;
/** With equal pieces all ways to tell them apart are tried, which six at most keep few. */
const longest = { distinct: 8, equal: 6 } as const;

interface Trial {
  readonly id: string;
  readonly right: readonly string[];
  readonly answer: readonly string[];
  readonly marks: Readonly<Record<string, Marked>>;
}

/** G, first part: the engine's marks equal the graders as their authors define them. */
export function measureGraders(): { readonly measures: readonly Measure[]; readonly detail: Detail } {
  const distinct = trials('distinct', longest.distinct);
  const equal = trials('equal', longest.equal);
  const isAsPublished = (trial: Trial, grader: PublishedGrader) =>
    isSame(trial.marks[grader.mark], expected(grader, trial));
  const allAsPublished = (trial: Trial) => publishedGraders.every((grader) => isAsPublished(trial, grader));
  const goal = least(1, 1);
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

/** Random orders of 2 to `most` pieces, graded as both games of order grade them. */
function trials(kind: 'distinct' | 'equal', most: number): Trial[] {
  const random = randomFrom(seedFrom('permutations', kind));
  const made: Trial[] = [];
  for (let index = 0; index < permutations; index++) {
    const count = 2 + Math.floor(random() * (most - 1));
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

/** What a grader gives where pieces are equal: equal texts are one, or are told apart in the answer's favour. */
function expected({ grade, equalItems }: PublishedGrader, { answer, right }: Trial): Marked | undefined {
  if (equalItems === 'same' || new Set(right).size === right.length) return grade(answer, right);
  if (equalItems === 'none') return undefined;
  const labels = right.map((_, place) => String(place));
  return namings(answer, right, [])
    .map((naming) => grade(naming.map(String), labels))
    .reduce((best, mark) => (mark.score > best.score ? mark : best));
}

/** Every way to say which of the equal pieces of the right order each piece of the answer is. */
function namings(answer: readonly string[], right: readonly string[], taken: readonly number[]): number[][] {
  const piece = answer[taken.length];
  if (piece === undefined) return [[...taken]];
  const free = [...right.keys()].filter((place) => right[place] === piece && !taken.includes(place));
  return free.flatMap((place) => namings(answer, right, [...taken, place]));
}
