import {
  type ExportItem,
  type GapsInteraction,
  type Interaction,
  joinPieces,
  type MatchInteraction,
  type OrderInteraction,
  seedFrom,
  shuffle,
} from '@ludotext/engine/format';

/** What is put on paper of an item. */
type PaperSource = Pick<ExportItem, 'id' | 'interaction'>;

/** An item as it stands on paper, with nothing in it that gives its answer away but the key. */
export interface PaperItem {
  readonly number: number;
  readonly title?: string | undefined;
  readonly prompt: string;
  readonly hint?: string | undefined;
  readonly task: PaperTask;
  readonly key: PaperKey;
}

/** What is done on paper. Lengths are in characters: how much room an answer needs. */
export type PaperTask =
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly several: boolean }
  | {
      readonly kind: 'order';
      readonly layout: 'lines' | 'inline';
      readonly parts: readonly string[];
      readonly length: number;
    }
  | { readonly kind: 'match'; readonly lefts: readonly string[]; readonly rights: readonly string[] }
  | {
      readonly kind: 'gaps';
      /** Open text, and for each gap its number, from 1. */
      readonly segments: readonly (string | number)[];
      readonly words: readonly string[];
      readonly length: number;
    }
  | { readonly kind: 'text'; readonly length: number };

/** What the key says of an item. */
export interface PaperKey {
  readonly answers: readonly PaperAnswer[];
  /** Other answers that are right. */
  readonly alsoRight: readonly PaperAnswer[];
  readonly feedback: readonly { readonly option: string; readonly feedback: string }[];
  readonly explanation?: string | undefined;
  /** The words of the source that prove the answer, and where they stand; the place alone where there are no words. */
  readonly evidence?: string | undefined;
  readonly difficulty?: Interaction['difficulty'];
}

/** An answer; the label says what stands in the boxes, or which gap it fills. */
export interface PaperAnswer {
  readonly label?: string;
  readonly text?: string;
}

/**
 * Puts a set on paper. Parts and pairs are mixed, the same way for the same item; options and words stand as in the set.
 * @param seed another mixture for each number, of options and words too; 0 for the plain one
 */
export function arrange(
  { items, language }: { readonly items: readonly PaperSource[]; readonly language: string },
  seed: number,
): readonly PaperItem[] {
  return items.map((item, index) => {
    const { title, prompt, hint, explanation, evidence: words, place, difficulty } = item.interaction;
    const { task, ...answers } = taskOf(item, seed, language);
    const evidence = words !== undefined && place !== undefined ? `${words} (${place})` : (words ?? place);
    const key = { alsoRight: [], feedback: [], ...answers, explanation, evidence, difficulty };
    return { number: index + 1, title, prompt, hint, task, key };
  });
}

type Task = { readonly task: PaperTask } & Pick<PaperKey, 'answers'> & Partial<PaperKey>;

function taskOf({ id, interaction }: PaperSource, seed: number, language: string): Task {
  const mixed = <Value>(values: readonly Value[]): readonly Value[] =>
    seed === 0 ? values : shuffle(values, seedFrom(id, `${seed}`));
  switch (interaction.kind) {
    case 'choice': {
      const options = mixed(interaction.options);
      return {
        task: { kind: 'choice', options: options.map(({ text }) => text), several: interaction.multiple },
        answers: options.filter(({ correct }) => correct).map(({ text }) => ({ text })),
        feedback: options.flatMap(({ text, feedback }) => (feedback === undefined ? [] : [{ option: text, feedback }])),
      };
    }
    case 'order':
      return orderTask(interaction, id, seed, language);
    case 'match':
      return matchTask(interaction, id, seed);
    case 'gaps':
      return gapsTask(interaction, mixed(interaction.words ?? []));
    case 'text': {
      const [best = '', ...others] = interaction.accepted;
      return {
        task: { kind: 'text', length: longest(interaction.accepted) },
        answers: [{ text: best }],
        alsoRight: others.map((text) => ({ text })),
      };
    }
  }
}

function orderTask(
  { parts, alternatives, solved, layout }: OrderInteraction,
  id: string,
  seed: number,
  language: string,
): Task {
  const places = parts.map((_, place) => place);
  const textsIn = (order: readonly number[]) => order.map((place) => parts[place] ?? '');
  const shown = misplaced(places, [places, ...alternatives], textsIn, id, seed);
  const numbersFor = (order: readonly number[]) => {
    const numbers = new Map(order.map((place, index) => [place, index + 1]));
    return shown.map((place) => numbers.get(place)).join(' – ');
  };
  const isLines = layout === 'lines';
  return {
    task: { kind: 'order', layout, parts: textsIn(shown), length: textsIn(places).join(' ').length },
    answers: [isLines ? { label: numbersFor(places), text: solved } : { text: solved }],
    alsoRight: alternatives.map((order) =>
      isLines ? { label: numbersFor(order) } : { text: joinPieces(textsIn(order), language) },
    ),
  };
}

function matchTask({ pairs, shown }: MatchInteraction, id: string, seed: number): Task {
  const places = pairs.map((_, place) => place);
  const rightsIn = (order: readonly number[]) => order.map((place) => pairs[place]?.right ?? '');
  const order = seed === 0 && shown !== undefined ? shown : misplaced(places, [places], rightsIn, id, seed);
  const rights = rightsIn(order);
  // Where two rights read the same, the number of either is right.
  const numbers = new Map<string, number[]>();
  for (const [index, right] of rights.entries()) {
    const same = numbers.get(right);
    if (same === undefined) numbers.set(right, [index + 1]);
    else same.push(index + 1);
  }
  return {
    task: { kind: 'match', lefts: pairs.map(({ left }) => left), rights },
    answers: pairs.map(({ left, right }) => ({
      label: (numbers.get(right) ?? []).join(' / '),
      text: `${left} – ${right}`,
    })),
  };
}

function gapsTask({ segments }: GapsInteraction, words: readonly string[]): Task {
  const gaps = segments.filter((segment) => typeof segment !== 'string');
  let number = 0;
  const answers = gaps.flatMap(({ accepted }, index) =>
    accepted.map((text, rank) => ({ rank, ...(gaps.length > 1 ? { label: `(${index + 1})` } : {}), text })),
  );
  const ofRank = (isFirst: boolean) =>
    answers.filter(({ rank }) => (rank === 0) === isFirst).map(({ rank: _, ...answer }) => answer);
  return {
    task: {
      kind: 'gaps',
      segments: segments.map((segment) => {
        if (typeof segment === 'string') return segment;
        number += 1;
        return number;
      }),
      words,
      length: longest(gaps.flatMap(({ accepted }) => accepted.slice(0, 1))),
    },
    answers: ofRank(true),
    alsoRight: ofRank(false),
  };
}

/** How often another mixture is tried before a right one stays: a learner must have something to do. */
const tries = 20;

/** The values mixed so that they read in no right order, where there is such an order. */
function misplaced(
  values: readonly number[],
  rightOrders: readonly (readonly number[])[],
  textsIn: (order: readonly number[]) => readonly string[],
  id: string,
  seed: number,
): readonly number[] {
  const right = new Set(rightOrders.map((order) => JSON.stringify(textsIn(order))));
  let mixed = values;
  for (let attempt = 0; attempt < tries && right.has(JSON.stringify(textsIn(mixed))); attempt += 1) {
    mixed = shuffle(values, seedFrom(id, `${seed}`, `${attempt}`));
  }
  return mixed;
}

const longest = (texts: readonly string[]): number => texts.reduce((most, { length }) => Math.max(most, length), 0);
