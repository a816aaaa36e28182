import { isRejected } from '../../contract/finding.js';
import type { GameExample, GamePlugin } from '../../contract/game-plugin.js';
import { toJsonSchema } from '../../contract/schema.js';
import { constantMembers } from './answer-bias.js';
import type { GameCheck } from './check.js';
import { directCase } from './direct-case.js';
import { expectSame, fail, shown } from './failure.js';
import { finished } from './finished.js';
import { judged, listed } from './judged.js';
import { contextOf, type Subject } from './subject.js';

function examplesOf({ game }: Subject, source: GameExample['source']): readonly GameExample[] {
  return (game.examples ?? []).filter((example) => example.source === source);
}

/** What a model is shown: drafts, or items where they are what it is asked for. */
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
      for (const { text, items } of examplesOf(subject, 'direct')) await directCase(subject.game, { text, items });
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
        for (const draft of drafts ?? []) made.push(await finished(game, draft, context));
        if (drafts !== undefined)
          expectSame(made, items, `The drafts of the example ${shown(text)} finish to other items`);
        for (const [index, item] of items.entries()) {
          const findings = await judged(game, item, { ...context, kept: items.slice(0, index) });
          if (isRejected(findings))
            fail(`The example ${shown(text)} has the item ${shown(item)}, which is refused: ${listed(findings)}`);
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
        `The examples' drafts all have ${constant.path} ${shown(constant.value)}: a model copies such a habit; show other values as well.`,
      );
    },
  },
];
