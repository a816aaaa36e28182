import { EngineError, type GameError, isEngineError } from '../errors.js';
import type { GameHost } from '../game-host.js';
import type { Run } from './job.js';
import type { WrittenItems } from './write-items.js';

/** Tells how a game ended, and passes it on. */
export async function tellOutcome(game: GameHost, job: Run, work: Promise<WrittenItems>): Promise<WrittenItems> {
  const { typeId } = game.descriptor;
  try {
    const written = await work;
    job.emit({ type: 'game', typeId, kept: written.items.length });
    return written;
  } catch (error) {
    if (isEngineError(error)) job.emit({ type: 'game', typeId, kept: 0, error: gameError(ofGame(error, typeId)) });
    throw error;
  }
}

/** The error with the game it happened in. */
export function ofGame(error: EngineError, typeId: number): EngineError {
  if (error.typeId === typeId) return error;
  const { code, message, findings, findingsTotal, retryAfter, model } = error;
  const known = { ...(retryAfter === undefined ? {} : { retryAfter }), ...(model === undefined ? {} : { model }) };
  return new EngineError(code, message, { cause: error, findings, findingsTotal, typeId, ...known });
}

export function gameError({ typeId = 0, code, message, findings }: EngineError): GameError {
  return findings.length === 0 ? { typeId, code, message } : { typeId, code, message, findings };
}
