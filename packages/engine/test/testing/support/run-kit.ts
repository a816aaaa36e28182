import type { GamePlugin } from '@ludotext/engine/game';
import { type GameTables, testGame } from '@ludotext/engine/testing';

/** What became of one test the kit registered. */
export interface Outcome {
  readonly name: string;
  /** Why it failed; absent where it passed. */
  readonly failure?: string;
}

/** Runs the kit with a runner of its own, which keeps what becomes of each test. */
export async function runKit<Item, Draft, Answer>(
  game: GamePlugin<Item, Draft, Answer>,
  tables: GameTables<NoInfer<Item>, NoInfer<Draft>, NoInfer<Answer>>,
): Promise<Outcome[]> {
  const tests: { name: string; body: () => Promise<void> }[] = [];
  const it = Object.assign((name: string, body: () => Promise<void>) => void tests.push({ name, body }), {
    skip: (name: string) => void tests.push({ name, body: async () => {} }),
  });
  testGame(game, { ...tables, describe: (_, body) => body(), it });
  const outcomes: Outcome[] = [];
  for (const { name, body } of tests) {
    try {
      await body();
      outcomes.push({ name });
    } catch (error) {
      outcomes.push({ name, failure: (error as Error).message });
    }
  }
  return outcomes;
}
