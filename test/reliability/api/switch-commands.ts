import * as fc from 'fast-check';
import { expect } from 'vitest';

/** Which games are on, by type_id. */
export type Switches = Map<number, boolean>;

interface Real {
  readonly url: string;
}

/** What was seen, over all runs. */
export interface Counts {
  steps: number;
  /** Requests for a game that was off. */
  refused: number;
}

type Command = fc.AsyncCommand<Switches, Real>;

const names = new Map([
  [1, 'quiz'],
  [2, 'sequence_sentence'],
  [3, 'sequence_word'],
]);

const texts = new Map([
  [1, 'Question: Which organ pumps blood?\nA. The lung\nB. The heart\nCorrect: B'],
  [2, 'The heart pumps blood.; The lungs take oxygen.; The kidneys clean the blood.'],
  [3, 'The heart; pumps; blood'],
]);

/** What callers may do to games, and what has to come of it. */
export function switchCommands(counts: Counts): fc.Arbitrary<Command>[] {
  const typeIds = fc.constantFrom(...names.keys());
  const command = (name: string, run: (model: Switches, real: Real) => Promise<void>): Command => ({
    check: () => true,
    run: async (model, real) => {
      counts.steps += 1;
      await run(model, real);
    },
    toString: () => name,
  });
  const switchTo = (active: boolean) =>
    typeIds.map((typeId) =>
      command(`${active ? 'activate' : 'deactivate'}(${typeId})`, async (model, { url }) => {
        const path = `/games/${names.get(typeId)}/${active ? 'activate' : 'deactivate'}`;
        const answer = await post(url, path);
        expect(answer).toMatchObject({ status: 200, body: { game: { type_id: typeId, active } } });
        model.set(typeId, active);
      }),
    );
  return [
    switchTo(true),
    switchTo(false),
    typeIds.map((typeId) =>
      command(`generate(${typeId})`, async (model, { url }) => {
        const answer = await post(url, `/generate/${typeId}`, { text: texts.get(typeId) });
        if (model.get(typeId)) return expect(answer).toMatchObject({ status: 200, body: { type_id: typeId } });
        counts.refused += 1;
        expect(answer).toMatchObject({ status: 409, body: { code: 'game_inactive' } });
      }),
    ),
    fc.constant(
      command('generate()', async (model, { url }) => {
        const answer = await post(url, '/generate', { text: 'The heart pumps blood through the body.', min_score: 0 });
        const active = [...model].filter(([, isActive]) => isActive).map(([typeId]) => typeId);
        if (active.length === 0) {
          counts.refused += 1;
          return expect(answer).toMatchObject({ status: 409, body: { code: 'no_active_game' } });
        }
        // A game may find nothing to write in the text; one that is off is not even scored.
        const scores = answer.body.game_scores as { type_id: number }[] | undefined;
        if (answer.status === 200) expect(scores?.map((score) => score.type_id)).toEqual(active);
        else expect(answer).toMatchObject({ status: 422, body: { code: 'no_items' } });
      }),
    ),
    fc.constant(
      command('reload()', async (model, { url }) => {
        const active = [...model.values()].filter((isActive) => isActive).length;
        expect(await post(url, '/reload')).toMatchObject({ status: 200, body: { total: 3, active_count: active } });
      }),
    ),
    fc.constant(
      command('games()', async (model, { url }) => {
        const { games } = (await (await fetch(`${url}/games`)).json()) as {
          games: { type_id: number; active: boolean }[];
        };
        expect(games.map((game) => [game.type_id, game.active])).toEqual([...model]);
      }),
    ),
  ];
}

async function post(url: string, path: string, body?: object) {
  const answer = await fetch(url + path, {
    method: 'POST',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
