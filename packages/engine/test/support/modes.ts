import { type EngineError, isEngineError } from '../../src/contract/errors.js';
import { wordGame } from './games.js';

/** A text that gives items to {@link wordGame}. */
export const text = 'Blue whales swim in every ocean. They sing songs that carry for miles.';
/** A second game, which suits little. */
export const other = wordGame({
  gameType: 'other',
  typeId: 8,
  displayName: 'Other',
  offline: { score: () => ({ score: 20, reason: 'Hardly.' }), write: () => [{ word: 'ocean' }] },
});
const { offline: _, ...modelOnlyParts } = wordGame({ gameType: 'model_only', typeId: 9, displayName: 'Model only' });
/** A game that only a model can write. */
export const modelOnly = modelOnlyParts;

/** The error a promise rejects with. */
export async function failure(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isEngineError(error)) throw new Error('expected an EngineError', { cause: error });
  return error;
}
