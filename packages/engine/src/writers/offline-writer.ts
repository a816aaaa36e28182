import { isEngineError } from '../errors.js';
import type { GameHost } from '../game-host.js';
import type { AnalysedGame, ItemWriter, WriteTask } from './item-writer.js';

/** Drafts asked for beyond the count, to stand in for those a validator rejects. */
const spares = 4;

type OfflineTask = Pick<WriteTask, 'game' | 'text' | 'count' | 'language' | 'seed' | 'difficulty' | 'audience'>;

/** Writes with no model and no network: each game's own `offline` part does the work. */
export function offlineWriter(): ItemWriter {
  const canWrite = (game: GameHost) => game.descriptor.writesOffline;

  async function* write(task: OfflineTask) {
    const { text, count, language, seed, difficulty, audience } = task;
    yield await task.game.offlineWrite(text, { count: count + spares, language, seed, difficulty, audience });
  }

  return {
    llm: 'offline/extractive',
    origin: 'offline',
    repairRounds: 0,
    timeoutMs: Number.POSITIVE_INFINITY,
    canWrite,
    analyse: ({ games, text }) => Promise.all(games.map((game) => scoreOf(game, text))),
    write,
    async *choose(task) {
      const scores = await Promise.all(task.games.map((game) => scoreOf(game, task.text)));
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
async function scoreOf(game: GameHost, text: string): Promise<AnalysedGame> {
  const { typeId } = game.descriptor;
  try {
    return { typeId, ...(await game.offlineScore(text)) };
  } catch (failure) {
    if (!isEngineError(failure)) throw failure;
    return { typeId, score: 0, reason: 'The game failed at judging the text.', failure };
  }
}
