import { membersOf } from './answer.js';
import { answerField } from './answer-field.js';
import type { PlayGame, PlayItem } from './round.js';

/** What a member of an item holds, ready to be shown. */
export type Shown =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly entries: readonly Shown[] }
  | { readonly kind: 'group'; readonly members: readonly ShownMember[] };

/** A member of an item by its name. */
export interface ShownMember {
  readonly name: string;
  readonly shown: Shown;
  /** Whether it may give the right answer away. */
  readonly isAnswer: boolean;
}

const deepest = 8;
/** Members that writers add for the time after the answer, or that hold it. */
const answerNames =
  /^(is_)?(correct|right|true|answers?|solutions?|solved|keys?|explanation|evidence|alternatives)(_|$)/i;
const answerWords = /\b(solved|solution|correct|right)\b/i;

/**
 * The members of an item, in their order, for a game that has no player of its own. Which of them is the answer, nothing
 * says: truth values are taken for it, and what is named or described as it. To hide too much does no harm, since all is
 * shown when the person asks. Where texts in order are asked for, lists of texts are sorted, since their order may be the answer.
 */
export function itemMembers(item: PlayItem, game: Pick<PlayGame, 'item_schema' | 'answer_schema'>): ShownMember[] {
  const field = answerField(game.answer_schema);
  const isSorted = field.kind === 'lines' && field.of === 'text';
  return membersShown(item, game.item_schema, isSorted, 0).filter(({ name }) => name !== 'id');
}

/** What an item is about, in its first words: its first text, whatever its name; empty where it has none. */
export function itemTitle(item: PlayItem): string {
  const texts = Object.entries(item).filter(([name, value]) => name !== 'id' && typeof value === 'string');
  return String(texts[0]?.[1] ?? '');
}

/** A member's name for people: `is_true` is read as "is true". */
export function readableName(name: string): string {
  return name.replaceAll('_', ' ');
}

function membersShown(value: object, schema: unknown, isSorted: boolean, depth: number): ShownMember[] {
  const properties = membersOf(membersOf(schema).properties);
  return Object.entries(value).map(([name, member]) => {
    const memberSchema = properties[name];
    const isOrder = isSorted && isTexts(member) && !answerNames.test(name);
    return {
      name,
      shown: show(isOrder ? [...member].sort() : member, memberSchema, isSorted, depth),
      isAnswer: !isOrder && isAnswer(name, member, memberSchema),
    };
  });
}

function show(value: unknown, schema: unknown, isSorted: boolean, depth: number): Shown {
  if (typeof value !== 'object' || value === null) return { kind: 'text', text: String(value) };
  if (depth === deepest) return { kind: 'text', text: JSON.stringify(value) };
  if (Array.isArray(value)) {
    const { items } = membersOf(schema);
    return { kind: 'list', entries: value.map((entry) => show(entry, items, isSorted, depth + 1)) };
  }
  return { kind: 'group', members: membersShown(value, schema, isSorted, depth + 1) };
}

function isAnswer(name: string, value: unknown, schema: unknown): boolean {
  if (typeof value === 'boolean') return true;
  // Objects in a list, such as options, tell by their own members.
  if (Array.isArray(value) && value.some((entry) => typeof entry === 'object' && !Array.isArray(entry))) return false;
  const { description } = membersOf(schema);
  return answerNames.test(name) || (typeof description === 'string' && answerWords.test(description));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 1 && value.every((entry) => typeof entry === 'string');
}
