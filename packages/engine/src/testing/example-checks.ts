import { isRejected } from '../contract/finding.js';
import type { GameExample, GamePlugin } from '../contract/game-plugin.js';
import { type JsonSchema, toJsonSchema } from '../contract/schema.js';
import { isObject } from '../lib/data.js';
import { hasType, membersOf, referencesOf, type SchemaNode, variantsOf } from '../schema/json-schema.js';
import { testDirectCase } from './case-tests.js';
import { contextOf, type GameCheck, type Subject } from './check.js';
import { expectSame, fail, show } from './failure.js';
import { callFinish, judgeItem, listFindings } from './members.js';

function examplesOf({ game }: Subject, source: GameExample['source']): readonly GameExample[] {
  return (game.examples ?? []).filter((example) => example.source === source);
}

/** The drafts shown to a model, or the items when the game has no draft schema. */
function shownDrafts(game: GamePlugin): unknown[] {
  return (game.examples ?? []).flatMap(({ source, items, drafts }) =>
    source === 'prose' ? (drafts ?? (game.draftSchema === undefined ? items : [])) : [],
  );
}

export const exampleChecks: readonly GameCheck[] = [
  {
    name: 'examples: direct ones parse',
    asks: 'The text of a `direct` example gives exactly its items and no fault.',
    applies: (subject) => examplesOf(subject, 'direct').length > 0,
    run: async (subject) => {
      for (const { text, items } of examplesOf(subject, 'direct')) await testDirectCase(subject.game, { text, items });
    },
  },
  {
    name: 'examples: prose ones pass',
    asks: 'The drafts of a `prose` example finish to its items, and neither `itemSchema` nor `validate` rejects one.',
    applies: (subject) => examplesOf(subject, 'prose').length > 0,
    run: async (subject) => {
      const { game } = subject;
      for (const { text, language, items, drafts } of examplesOf(subject, 'prose')) {
        const context = contextOf({ text, language });
        const made: unknown[] = [];
        for (const draft of drafts ?? []) made.push(await callFinish(game, draft, context));
        if (drafts !== undefined)
          expectSame(made, items, `The drafts of the example ${show(text)} finish to other items`);
        for (const [index, item] of items.entries()) {
          const findings = await judgeItem(game, item, { ...context, kept: items.slice(0, index) });
          if (isRejected(findings))
            fail(
              `The example ${show(text)} has the item ${show(item)}, which is refused: ${listFindings(findings, item)}`,
            );
        }
      }
    },
  },
  {
    name: 'examples: no answer bias',
    asks: 'Where a model is shown three drafts or more, no truth value, choice, number or place of the right answer is the same in all: it would be copied.',
    applies: ({ game }) => shownDrafts(game).length > 0,
    run: ({ game }) => {
      const [constant] = constantMembers(shownDrafts(game), toJsonSchema(game.draftSchema ?? game.itemSchema));
      if (constant === undefined) return;
      fail(
        `The examples' drafts all have ${constant.path} ${show(constant.value)}: a model copies such a habit; show other values as well.`,
      );
    },
  },
];

/** Minimum number of drafts that can show a habit. */
const minDrafts = 3;

/** A member with the same value in all drafts although other values are possible. */
export interface ConstantMember {
  readonly path: string;
  readonly value: unknown;
}

/**
 * Truth values, choices, whole numbers and positions of the one true entry of a list that are the same in all drafts.
 */
export function constantMembers(drafts: readonly unknown[], schema: JsonSchema): ConstantMember[] {
  const objects = drafts.filter(isObject);
  if (objects.length < minDrafts) return [];
  const lookUp = referencesOf(schema);
  const members = variantsOf(schema, lookUp).flatMap((shape) => Object.entries(membersOf(shape)));
  return members.flatMap(([name, node]) => {
    const shapes = variantsOf(node, lookUp);
    return [
      ...(shapes.some(isChoice)
        ? same(
            name,
            objects.map((draft) => draft[name]),
          )
        : []),
      ...(shapes.some((shape) => hasType(shape, 'array'))
        ? same(
            `the right one of ${name} in place`,
            objects.map((draft) => placeOfTrue(draft[name])),
          )
        : []),
    ];
  });
}

/** Whether a member is one of a few values, or a number that points at something. */
function isChoice(node: SchemaNode): boolean {
  const isEnum = Array.isArray(node.enum) && node.enum.length > 1;
  return isEnum || hasType(node, 'boolean') || hasType(node, 'integer');
}

function same(path: string, values: readonly unknown[]): ConstantMember[] {
  const [value] = values;
  return value !== undefined && values.every((each) => each === value) ? [{ path, value }] : [];
}

/** The index, from 0, of the only object of a list with a true member. */
function placeOfTrue(list: unknown): number | undefined {
  if (!Array.isArray(list)) return undefined;
  const right = list.flatMap((entry, index) => (isObject(entry) && Object.values(entry).includes(true) ? [index] : []));
  return right.length === 1 ? right[0] : undefined;
}
