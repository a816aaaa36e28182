import {
  applyRules,
  type Finding,
  findQuote,
  type ItemContext,
  type ItemRule,
  openingCue,
  primarySubtag,
  quotableText,
  type RuleBreach,
  readText,
} from '@ludotext/engine/game';
import { comparablePiece } from '@ludotext/engine/ordering';
import { isApart, spanOf } from './dates.js';
import type { DatedEvent, Item } from './item.js';
import { datePhrases } from './read-date.js';

type Context = ItemContext<Item>;
type Findings = ReturnType<typeof applyRules>;

/** Letters of an event that says one thing. */
const maxLength = 220;

const rules: readonly ItemRule<Item>[] = [
  { id: 'out_of_order', severity: 'reject', find: outOfOrder },
  { id: 'same_time', severity: 'reject', forAuthors: 'warn', find: sameTime },
  { id: 'same_event', severity: 'reject', find: sameEvent },
  { id: 'date_in_event', severity: 'reject', forAuthors: 'warn', find: dateInEvent },
  { id: 'points_back', severity: 'reject', forAuthors: 'warn', find: pointsBack },
  { id: 'no_evidence', severity: 'reject', forAuthors: 'skip', find: noEvidence },
  { id: 'date_not_in_evidence', severity: 'reject', forAuthors: 'skip', find: dateNotInEvidence },
  { id: 'long_event', severity: 'warn', find: longEvent },
];

export function validate(item: Item, context: Context): Findings {
  return applyRules(rules, item, context);
}

/** An event that was put in order once is known the second time. */
export function validateSet(items: readonly Item[]): Pick<Finding, 'rule' | 'severity' | 'params' | 'path'>[] {
  const seen = new Set<string>();
  return items.flatMap(({ events }, index) => {
    const known = events.some(({ event }) => seen.has(comparablePiece(event)));
    for (const { event } of events) seen.add(comparablePiece(event));
    return known ? [{ rule: 'repeated_event', severity: 'warn', params: {}, path: [index] }] : [];
  });
}

function outOfOrder({ events }: Item): RuleBreach[] {
  const isEarly = ({ date }: DatedEvent, before: DatedEvent | undefined) =>
    before !== undefined && spanOf(date)[0] < spanOf(before.date)[0];
  return breaches(events, (event, index) => isEarly(event, events[index - 1]), 'date');
}

function sameTime({ events }: Item): RuleBreach[] {
  const isSame = ({ date }: DatedEvent, index: number) =>
    events.slice(0, index).some((other) => !isApart(other.date, date));
  return breaches(events, isSame, 'date');
}

function sameEvent({ events }: Item): RuleBreach[] {
  const comparable = events.map(({ event }) => comparablePiece(event));
  return breaches(events, (_, index) => comparable.indexOf(comparable[index] ?? '') < index, 'event');
}

/** A date in an event gives its place away, its own as well as that of another. */
function dateInEvent({ events }: Item, { language }: Context): RuleBreach[] {
  const years = new Set(events.flatMap(({ date }) => date.match(/\d{3,}(?!X)/g) ?? []));
  const tells = ({ event }: DatedEvent) =>
    (event.match(/\d+/g) ?? []).some((number) => years.has(number)) ||
    datePhrases(event, primarySubtag(language)).length > 0;
  return breaches(events, tells, 'event');
}

function pointsBack({ events }: Item, { language }: Context): RuleBreach[] {
  const points = ({ event }: DatedEvent) => !['episode', undefined].includes(openingCue(event, language));
  return breaches(events, points, 'event');
}

/** A translated text cannot be looked up. */
function noEvidence({ events }: Item, { text, language }: Context): RuleBreach[] {
  const reading = readText(text);
  if (primarySubtag(reading.language) !== primarySubtag(language)) return [];
  const source = quotableText(reading);
  const isMissing = ({ evidence = '' }: DatedEvent) => evidence === '' || findQuote(source, evidence) === undefined;
  return breaches(events, isMissing, 'evidence');
}

/** Years stand in figures in every language that writes them so. */
function dateNotInEvidence({ events }: Item): RuleBreach[] {
  const isMissing = ({ date, evidence = '' }: DatedEvent) => {
    const [year = ''] = /^\d+(?!X)/.exec(date) ?? [];
    return !date.includes('X') && /\d/.test(evidence) && !evidence.split(/\D+/).includes(year);
  };
  return breaches(events, isMissing, 'date');
}

function longEvent({ events }: Item): RuleBreach[] {
  return breaches(events, ({ event }) => event.length > maxLength, 'event');
}

function breaches(
  events: readonly DatedEvent[],
  isBroken: (event: DatedEvent, index: number) => boolean,
  member: keyof DatedEvent,
): RuleBreach[] {
  return events.flatMap((event, index) =>
    isBroken(event, index) ? [{ params: { number: index + 1 }, path: ['events', index, member] }] : [],
  );
}
