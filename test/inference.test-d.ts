import { createEngine, type Engine, type GamePlugin, type Identified } from '@ludotext/engine';
import { defineGame, z } from '@ludotext/engine/game';
import quiz, { type QuizItem } from '@ludotext/game-quiz';
import words, { type WordOrderItem } from '@ludotext/game-sequence-word';
import { describe, expectTypeOf, it } from 'vitest';

const engine = createEngine({ games: [quiz, words] });

describe('types without annotations', () => {
  it('an engine knows its games', () => {
    expectTypeOf(engine).toEqualTypeOf<Engine<typeof quiz | typeof words>>();
    // @ts-expect-error a game the engine does not have
    void (() => engine.direct(sentences, { text: '' }));
  });

  it('generate gives the items of a game as its items', async () => {
    const result = await engine.generate({ text: '' });
    expectTypeOf(result.items(quiz)).toEqualTypeOf<readonly Identified<QuizItem>[]>();
    expectTypeOf(result.items(words)).toEqualTypeOf<readonly Identified<WordOrderItem>[]>();
  });

  it('direct gives the items of its game', async () => {
    expectTypeOf((await engine.direct(quiz, { text: '' })).items).toEqualTypeOf<readonly Identified<QuizItem>[]>();
  });

  it('single gives an item of one of the games', async () => {
    expectTypeOf((await engine.single({ text: '' })).items[0]).toEqualTypeOf<
      Identified<QuizItem | WordOrderItem> | undefined
    >();
  });

  it('events carry the items of the games they come from', async () => {
    for await (const event of engine.stream.direct(quiz, { text: '' })) {
      if (event.type === 'item') expectTypeOf(event.item).toEqualTypeOf<Identified<QuizItem>>();
      if (event.type === 'done') expectTypeOf(event.result.items).toEqualTypeOf<readonly Identified<QuizItem>[]>();
    }
    for await (const event of engine.stream.generate({ text: '' })) {
      if (event.type === 'item') expectTypeOf(event.item).toEqualTypeOf<Identified<QuizItem | WordOrderItem>>();
      if (event.type === 'done') expectTypeOf(event.result.games).toEqualTypeOf<readonly number[]>();
    }
  });

  it('a game is inferred from its schemas', () => {
    const game = defineGame({
      apiVersion: 1,
      gameType: 'true_false',
      typeId: 10,
      displayName: 'True or false',
      suits: 'Texts with facts.',
      itemSchema: z.strictObject({ statement: z.string(), truth: z.boolean() }),
      draftSchema: z.strictObject({ claim: z.string(), holds: z.boolean() }),
      parse: (text) => [{ statement: text, truth: true }],
      prompt: () => '',
      finish: (draft) => {
        expectTypeOf(draft).toEqualTypeOf<{ claim: string; holds: boolean }>();
        return { statement: draft.claim, truth: draft.holds };
      },
      validate: (item, { kept }) => {
        expectTypeOf(item).toEqualTypeOf<{ statement: string; truth: boolean }>();
        expectTypeOf(kept).toEqualTypeOf<readonly { statement: string; truth: boolean }[]>();
        return [];
      },
    });
    expectTypeOf(game).toExtend<GamePlugin>();
    expectTypeOf(createEngine({ games: [game] }).registry).not.toBeAny();
  });
});

declare const sentences: GamePlugin<{ other: string }> & { readonly gameType: 'sequence_sentence' };
