import { isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import { workTurns } from './work-turns.js';
import type { AnalysedGame, ItemWriter, WriterTask, WriteTask } from './writer.js';

/** Drafts asked for beyond the count, to stand in for those a validator rejects. */
const spares = 4;

type OfflineTask = Omit<WriteTask, 'kept' | 'rejected'>;

/** One line for all engines: they share the thread, and a game's time limit is to count its own work alone. */
const inTurn = workTurns();

/** One step of a game; where it holds up this thread, when its turn has come. */
function runStep<Result>(
  game: GameHost,
  { text, request, signal }: WriterTask,
  step: () => Promise<Result>,
): Promise<Result> {
  return game.sharesThread ? inTurn({ request, size: text.length, signal }, step) : step();
}

/** Writes with no model and no network: each game's own `offline` part does the work. */
export function offlineWriter(): ItemWriter {
  const canWrite = (game: GameHost) => game.descriptor.writesOffline;

  async function* write(task: OfflineTask) {
    const { game, text, count, language, seed, difficulty, audience } = task;
    const request = { count: count + spares, language, seed, difficulty, audience };
    yield await runStep(game, task, () => game.offlineWrite(text, request));
  }

  return {
    llm: 'offline/extractive',
    origin: 'offline',
    repairRounds: 0,
    timeoutMs: Number.POSITIVE_INFINITY,
    canWrite,
    analyse: (task) => Promise.all(task.games.map((game) => scoreOf(game, task))),
    write,
    async *choose(task) {
      const scores = await Promise.all(task.games.map((game) => scoreOf(game, task)));
      // Array.prototype.sort is stable: of equal scores the lower type_id comes first.
      for (const { typeId, reason } of scores.sort((a, b) => b.score - a.score)) {
        const game = task.games.find((candidate) => candidate.descriptor.typeId === typeId);
        if (game !== undefined) yield { typeId, reason, drafts: write({ ...task, game }) };
      }
    },
    complete: async () => [],
  };
}

/** A game that fails must not take the others down. */
async function scoreOf(game: GameHost, task: WriterTask): Promise<AnalysedGame> {
  const { typeId } = game.descriptor;
  try {
    return { typeId, ...(await runStep(game, task, () => game.offlineScore(task.text))) };
  } catch (failure) {
    if (!isEngineError(failure) || failure.code === 'aborted') throw failure;
    return { typeId, score: 0, reason: 'The game failed at judging the text.', failure };
  }
}
