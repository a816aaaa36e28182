import { isFinding, isRejected } from '../contract/finding.js';
import { type Interaction, interactionKinds, interactionSchema } from '../contract/interaction.js';
import { checkSchema } from '../contract/schema.js';
import { callMember, copy, expectPlain, expectUnchanged, ifGood, runTwice } from './calling.js';
import { contextOf, type GameCheck, type Subject } from './check.js';
import { expectSame, fail, show } from './failure.js';
import { expectForAll, type FastCheck } from './fast-check.js';
import { knownItems } from './known-values.js';
import { callGrade, judgeItem } from './members.js';
import { forFitting } from './schema-values.js';
import { oddTexts } from './texts.js';

const interacts = ({ game }: Subject) => game.interaction !== undefined;
const isTaken = ({ game }: Subject) => game.fromInteraction !== undefined;

/** Runs a check on items that fit the schema and that `validate` does not reject, as a set holds them. */
async function forGoodItems(subject: Subject, check: (item: unknown) => Promise<void>): Promise<void> {
  const { game } = subject;
  await forFitting(subject, game.itemSchema, knownItems(subject), async (item) => {
    const findings = await ifGood(() => judgeItem(game, item, contextOf({ origin: 'author' })));
    if (findings !== undefined && !isRejected(findings)) await check(item);
  });
}

async function callInteraction({ game }: Subject, item: unknown): Promise<Interaction> {
  const call = `interaction(${show(item)})`;
  const remedy = "return an interaction for every item that validate does not reject with origin 'author'";
  // It is synchronous, so a promise fails as a value of the wrong type.
  const { made } = await callMember(call, remedy, () => ({
    made: game.interaction?.(copy(item) as never, { language: 'en' }) as unknown,
  }));
  expectPlain(made, call);
  const checked = interactionSchema.safeParse(made);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const kinds = interactionKinds.join(', ');
  return fail(
    `${call} returned ${show(made)}, which is no interaction (${issue?.path.join('.')} ${issue?.message}); its kind is one of ${kinds}.`,
  );
}

/** The submissions that a grader may expect for the key of an interaction. */
function keySubmissions(interaction: Interaction): unknown[] {
  switch (interaction.kind) {
    case 'choice': {
      const keys = interaction.options.flatMap(({ correct }, index) => (correct ? [index] : []));
      const texts = keys.map((index) => interaction.options[index]?.text);
      // With two options, a truth value: whether the first one is right.
      const truth = interaction.options.length === 2 ? [interaction.options[0]?.correct] : [];
      return interaction.multiple ? [keys, texts] : [keys[0], texts[0], ...truth];
    }
    case 'order':
      return [interaction.parts.map((_, index) => index), [...interaction.parts]];
    case 'match':
      return [interaction.pairs.map((_, index) => index), interaction.pairs.map(({ right }) => right)];
    case 'gaps':
      return [interaction.segments.flatMap((part) => (typeof part === 'string' ? [] : [part.accepted[0]]))];
    case 'text':
      return [interaction.accepted[0]];
  }
}

/** Interactions of every kind, with all that texts may hold. */
function interactions(fc: typeof FastCheck): FastCheck.Arbitrary<Interaction> {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom(...oddTexts.filter((odd) => odd !== '' && odd.length < 100)),
  );
  const common = {
    prompt: text,
    hint: fc.option(text, { nil: undefined }),
    title: fc.option(text, { nil: undefined }),
  };
  const options = fc
    .array(text, { minLength: 2, maxLength: 8 })
    .map((texts) => texts.map((each, index) => ({ text: each, correct: index === 0 })));
  const parts = fc.array(text, { minLength: 2, maxLength: 8 });
  const pairs = fc.array(fc.record({ left: text, right: text }), { minLength: 2, maxLength: 8 });
  const gap = fc.record({ accepted: fc.array(text, { minLength: 1, maxLength: 3 }) });
  const segments = fc.array(fc.oneof(text, gap), { maxLength: 6 });
  const plain = { noNullPrototype: true };
  return fc.oneof(
    fc.record({ ...common, kind: fc.constant('choice'), options, multiple: fc.constant(false) }, plain),
    fc.record(
      {
        ...common,
        kind: fc.constant('order'),
        parts,
        alternatives: fc.constant([]),
        solved: text,
        layout: fc.constantFrom('lines', 'inline'),
      },
      plain,
    ),
    fc.record({ ...common, kind: fc.constant('match'), pairs }, plain),
    fc.record(
      { ...common, kind: fc.constant('gaps'), segments: fc.tuple(gap, segments).map(([one, all]) => [one, ...all]) },
      plain,
    ),
    fc.record(
      { ...common, kind: fc.constant('text'), accepted: fc.array(text, { minLength: 1, maxLength: 3 }) },
      plain,
    ),
  ) as FastCheck.Arbitrary<Interaction>;
}

export const interactionChecks: readonly GameCheck[] = [
  {
    name: 'interaction: any item',
    asks: "Every item that `validate` does not reject as an author's (`origin: 'author'`) is an interaction of one of the kinds, the same one each time.",
    applies: interacts,
    run: (subject) =>
      forGoodItems(subject, async (item) => {
        await callInteraction(subject, item);
        const [first, second] = await runTwice(() => callInteraction(subject, item));
        expectSame(second, first, `A second interaction(${show(item)}) gives something else`);
      }),
  },
  {
    name: 'interaction: arguments unchanged',
    asks: 'It changes neither the item nor what it is told beside it.',
    applies: interacts,
    run: (subject) =>
      forGoodItems(subject, (item) =>
        expectUnchanged(`interaction(${show(item)})`, [item, { language: 'en' }] as const, (one, context) =>
          subject.game.interaction?.(one, context),
        ),
      ),
  },
  {
    name: 'interaction: key gets full marks',
    asks: 'What the interaction says is right gets full marks from `grade`: an index, a list of indices, texts, or a truth value where there are two options.',
    applies: (subject) => interacts(subject) && subject.game.grade !== undefined,
    run: (subject) =>
      forGoodItems(subject, async (item) => {
        const interaction = await ifGood(() => callInteraction(subject, item));
        if (interaction === undefined) return;
        const tried: unknown[] = [];
        for (const submission of keySubmissions(interaction)) {
          const { submissionSchema } = subject.game;
          if (submissionSchema !== undefined && !(await checkSchema(submissionSchema, submission)).ok) continue;
          tried.push(submission);
          const graded = await ifGood(() => callGrade(subject.game, item, submission));
          if (graded !== undefined && !isFinding(graded) && graded.correct) return;
        }
        // A game may take submissions of a shape of its own.
        if (tried.length === 0) return;
        fail(
          `interaction(${show(item)}) says that ${show(tried[0])} is right, and grade gives it less than full marks.`,
        );
      }),
  },
  {
    name: 'interaction: back to the item',
    asks: '`fromInteraction(interaction(item))` is the item again, whatever its texts hold.',
    applies: (subject) => interacts(subject) && isTaken(subject),
    run: (subject) =>
      forGoodItems(subject, async (item) => {
        const interaction = await ifGood(() => callInteraction(subject, item));
        if (interaction === undefined) return;
        expectSame(subject.game.fromInteraction?.(interaction), item, `fromInteraction(${show(interaction)}) differs`);
      }),
  },
  {
    name: 'fromInteraction: any interaction',
    asks: 'Every interaction gives an item that fits `itemSchema`, or undefined where the game cannot take it; it never throws.',
    applies: isTaken,
    run: (subject) =>
      expectForAll(subject, interactions, async (interaction) => {
        const call = `fromInteraction(${show(interaction)})`;
        const { item } = await callMember(call, 'return undefined', () => ({
          item: subject.game.fromInteraction?.(copy(interaction)) as unknown,
        }));
        if (item === undefined) return;
        expectPlain(item, call);
        const checked = await checkSchema(subject.game.itemSchema, item);
        if (!checked.ok)
          fail(`${call} returned ${show(item)}, which does not fit itemSchema: return undefined instead.`);
      }),
  },
];
