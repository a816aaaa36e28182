import type { GameHost } from '../game-host.js';
import type { ItemWriter, WriteTask } from './item-writer.js';

/** Drafts asked for beyond the count, to stand in for those a validator rejects. */
const spares = 4;

/** Writes with no model and no network: each game's own `offline` part does the work. */
export function offlineWriter(): ItemWriter {
  const canWrite = (game: GameHost) => game.descriptor.writesOffline;

  async function analyse(games: readonly GameHost[], text: string) {
    return Promise.all(
      games.map(async (game) => ({ typeId: game.descriptor.typeId, ...(await game.offlineScore(text)) })),
    );
  }

  async function* write(task: Pick<WriteTask, 'game' | 'text' | 'language' | 'seed' | 'count'>) {
    const { text, language, seed } = task;
    yield await task.game.offlineWrite(text, { count: task.count + spares, language, seed });
  }

  return {
    llm: 'offline/extractive',
    origin: 'offline',
    repairRounds: 0,
    canWrite,
    analyse: ({ games, text }) => analyse(games, text),
    write,
    async *choose(task) {
      const scores = await analyse(task.games, task.text);
      // Array.prototype.sort is stable: of equal scores the lower type_id comes first.
      for (const { typeId, reason } of scores.sort((a, b) => b.score - a.score)) {
        const game = task.games.find((candidate) => candidate.descriptor.typeId === typeId);
        if (game !== undefined) yield { typeId, reason, drafts: write({ ...task, game }) };
      }
    },
    complete: async () => [],
  };
}
