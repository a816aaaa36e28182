import {
  type ExportItem,
  type ExportSet,
  type Interaction,
  type Outcome,
  seedFrom,
  shuffle,
} from '@ludotext/engine/format';
import { leftOut, outcomeOf } from '../outcome.js';
import { holdsControls, onLine, tooManyLines, tooManyParts } from '../parts.js';

/** Something to choose, place or match. Identifiers are NCNames that do not give the answer away. */
export interface QtiChoice {
  readonly identifier: string;
  readonly text: string;
}

/** A gap to fill in, or to choose a word for. */
export interface QtiGap {
  readonly accepted: readonly string[];
  /** The words to choose from, and which of them are right, the best first. */
  readonly words?: { readonly choices: readonly QtiChoice[]; readonly right: readonly string[] };
}

/** What a learner does, in the words of QTI. */
export type QtiBody =
  | {
      readonly kind: 'choice';
      readonly options: readonly (QtiChoice & { readonly correct: boolean; readonly feedback?: string | undefined })[];
      readonly multiple: boolean;
    }
  /** The parts as they are shown; the right orders as identifiers, the item's own first. */
  | {
      readonly kind: 'order';
      readonly parts: readonly QtiChoice[];
      readonly orders: readonly (readonly string[])[];
      /** Whether there are more right orders than these. */
      readonly hasMore: boolean;
      readonly inline: boolean;
    }
  /** Each left has the identifier of its right. Equal rights are one. */
  | {
      readonly kind: 'match';
      readonly lefts: readonly (QtiChoice & { readonly right: string })[];
      readonly rights: readonly QtiChoice[];
    }
  | { readonly kind: 'gaps'; readonly segments: readonly (string | QtiGap)[] };

/** An item as both versions of QTI write it. */
export interface QtiItem {
  readonly identifier: string;
  readonly title: string;
  readonly stem: string;
  /** Shown after a wrong answer: QTI has no help that all readers show before. */
  readonly hint?: string | undefined;
  /** Shown after any answer. */
  readonly explanation?: string | undefined;
  /** Shown below the explanation, as a quotation. */
  readonly evidence?: string | undefined;
  /** Shown behind it, in brackets. */
  readonly place?: string | undefined;
  readonly difficulty?: Interaction['difficulty'];
  readonly body: QtiBody;
  /** Points of a whole answer. */
  readonly points: number;
}

/** Most right orders of an item that are written. A reader compares an answer with each. */
const maxOrders = 100;

/** Most entries of one item: parts over all its orders, words over all its gaps. */
const maxListed = 10_000;

/** Most pairs: QTI 1.2 lists every right for each left. */
const maxPairs = 100;

/** Most entries of a whole set, so that a file can be read again. */
const maxListedInSet = 100_000;

/** An item in the words of QTI, and what becomes of it. One that is left out has none. */
export interface Arranged {
  readonly item?: QtiItem;
  readonly outcome: Outcome;
}

/** The items of a set in the words of QTI. */
export function arranged({ title, items }: ExportSet): readonly Arranged[] {
  let listed = 0;
  return items.map((each, index): Arranged => {
    const { interaction } = each;
    const refused =
      tooManyParts(interaction, interaction.kind === 'match' ? maxPairs : undefined) ?? tooManyLines(interaction);
    if (refused !== undefined) return { outcome: refused };
    const item = qtiItem(each, `${title} ${index + 1}`);
    const entries = entriesOf(item.body);
    if (listed + entries > maxListedInSet) return { outcome: leftOut('file_full') };
    listed += entries;
    return { item, outcome: outcomeIn(interaction, item.body) };
  });
}

function entriesOf(body: QtiBody): number {
  switch (body.kind) {
    case 'choice':
      return body.options.length;
    case 'order':
      return body.orders.length * body.parts.length;
    case 'match':
      return body.lefts.length * body.rights.length;
    case 'gaps':
      return gapsOf(body).reduce((sum, { accepted, words }) => sum + accepted.length + (words?.choices.length ?? 0), 0);
  }
}

function qtiItem({ id, interaction }: ExportItem, name: string): QtiItem {
  const body = bodyOf(interaction, seedFrom('qti', id));
  const { prompt, title, hint, explanation, evidence, place, difficulty } = interaction;
  return {
    identifier: `item_${id}`,
    title: title ?? name,
    stem: prompt,
    hint,
    explanation,
    evidence,
    place,
    difficulty,
    body,
    points: body.kind === 'match' ? body.lefts.length : body.kind === 'gaps' ? gapsOf(body).length : 1,
  };
}

/** The gaps of a body. */
export const gapsOf = ({ segments }: Extract<QtiBody, { kind: 'gaps' }>): readonly QtiGap[] =>
  segments.filter((segment) => typeof segment !== 'string');

function bodyOf(interaction: Interaction, seed: number): QtiBody {
  switch (interaction.kind) {
    case 'choice':
      return {
        kind: 'choice',
        options: interaction.options.map((option, index) => ({ ...option, identifier: `option_${index + 1}` })),
        multiple: interaction.multiple,
      };
    case 'order':
      return orderBody(interaction, seed);
    case 'match':
      return matchBody(interaction, seed);
    case 'gaps':
      return { kind: 'gaps', segments: segmentsOf(interaction) };
    case 'text':
      return { kind: 'gaps', segments: [{ accepted: interaction.accepted.map(onLine) }] };
  }
}

/** Parts in an order of their own, since readers may not shuffle; equal parts may take each other's place. */
function orderBody(interaction: Extract<Interaction, { kind: 'order' }>, seed: number): QtiBody {
  const { parts, layout } = interaction;
  const own = parts.map((_, index) => index);
  const rights = rightOrders(interaction);
  const reads = (order: readonly number[]) => order.map((index) => parts[index]).join('\n');
  const right = new Set(rights.map(reads));
  // A first try that is right is rare; turning the order round is wrong wherever any order is.
  const tried = [0, 1, 2, 3].map((step) => shuffle(own, seed + step)).find((order) => !right.has(reads(order)));
  const shown = tried ?? [...own].reverse();
  const places = new Map(shown.map((index, place) => [index, place]));
  const identifiers = own.map((index) => `part_${(places.get(index) ?? 0) + 1}`);
  const asIdentifiers = (order: readonly number[]) => order.map((index) => identifiers[index] ?? '');
  return {
    kind: 'order',
    parts: shown.map((index, place) => ({ identifier: `part_${place + 1}`, text: parts[index] ?? '' })),
    orders: rights.slice(0, mostOrders(parts.length)).map(asIdentifiers),
    hasMore: rights.length > mostOrders(parts.length),
    inline: layout === 'inline',
  };
}

/** How many right orders of so many parts are written. */
const mostOrders = (parts: number): number => Math.max(1, Math.min(maxOrders, Math.floor(maxListed / parts)));

/** The right orders of indices, the item's own first; one more than are written where there are more. */
function rightOrders({ parts, alternatives }: Extract<Interaction, { kind: 'order' }>): readonly (readonly number[])[] {
  const own = parts.map((_, index) => index);
  const orders = new Map<string, readonly number[]>();
  const most = mostOrders(parts.length);
  const add = (order: readonly number[]) => {
    if (orders.size <= most) orders.set(order.join(), order);
  };
  add(own);
  for (const order of alternatives) add(order);
  // Every order of equal parts reads the same: each swap with the next equal one, until there is nothing new.
  const next = own.map((index) => parts.indexOf(parts[index] ?? '', index + 1));
  for (const order of orders.values()) {
    for (const [first, second] of next.entries()) {
      if (second === -1) continue;
      if (orders.size > most) return [...orders.values()];
      add(order.map((index) => (index === first ? second : index === second ? first : index)));
    }
  }
  return [...orders.values()];
}

function matchBody({ pairs, shown }: Extract<Interaction, { kind: 'match' }>, seed: number): QtiBody {
  const indices = pairs.map((_, index) => index);
  const texts = [...new Set((shown ?? shuffle(indices, seed)).map((index) => pairs[index]?.right ?? ''))];
  return {
    kind: 'match',
    lefts: pairs.map(({ left, right }, index) => ({
      identifier: `left_${index + 1}`,
      text: left,
      right: `right_${texts.indexOf(right) + 1}`,
    })),
    rights: texts.map((text, index) => ({ identifier: `right_${index + 1}`, text })),
  };
}

function segmentsOf(interaction: Extract<Interaction, { kind: 'gaps' }>): readonly (string | QtiGap)[] {
  const choices = (interaction.words ?? []).map((word, index) => ({
    identifier: `word_${index + 1}`,
    text: onLine(word),
  }));
  const offersAll = offersWords(interaction);
  return interaction.segments.flatMap((segment): (string | QtiGap)[] => {
    if (typeof segment === 'string') return segment === '' ? [] : [segment];
    const accepted = segment.accepted.map(onLine);
    if (!offersAll) return [{ accepted }];
    const right = accepted.flatMap((text) => choices.filter((choice) => choice.text === text));
    return [{ accepted, words: { choices, right: [...new Set(right.map(({ identifier }) => identifier))] } }];
  });
}

/** Whether every gap can be filled from the words to choose from, and they are not too many to list for each. */
function offersWords({ segments, words = [] }: Extract<Interaction, { kind: 'gaps' }>): boolean {
  const offered = new Set(words.map(onLine));
  return (
    segments.length * words.length <= maxListed &&
    segments.every(
      (segment) => typeof segment === 'string' || segment.accepted.some((text) => offered.has(onLine(text))),
    )
  );
}

function outcomeIn(interaction: Interaction, body: QtiBody): Outcome {
  if (holdsControls(interaction)) {
    return { outcome: 'degraded', reason: { code: 'characters_lost', params: {} } };
  }
  if (interaction.kind === 'gaps' && interaction.words !== undefined && !offersWords(interaction)) {
    return { outcome: 'degraded', reason: { code: 'words_lost', params: {} } };
  }
  if (isBroken(interaction)) return { outcome: 'degraded', reason: { code: 'line_breaks', params: {} } };
  if (body.kind === 'order' && body.hasMore) {
    return { outcome: 'degraded', reason: { code: 'orders_lost', params: { max: body.orders.length } } };
  }
  if (interaction.hint !== undefined) return { outcome: 'degraded', reason: { code: 'hint_after', params: {} } };
  return outcomeOf(interaction, [
    'title',
    'explanation',
    'evidence',
    'place',
    'difficulty',
    'feedback',
    'alternatives',
  ]);
}

/** Whether something to fill in, which has one line, is given with more. */
function isBroken(interaction: Interaction): boolean {
  const filled =
    interaction.kind === 'text'
      ? interaction.accepted
      : interaction.kind === 'gaps'
        ? [
            ...(interaction.words ?? []),
            ...interaction.segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.accepted)),
          ]
        : [];
  return filled.some((text) => onLine(text) !== text);
}
