import { isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { Difficulty } from '../contract/game-plugin.js';
import { reasonSaying } from '../messages/own-messages.js';
import type { AnalysedGame, Instead, ItemWriter, WriterTask, WriteTask } from './writer.js';

/** Drafts requested beyond the count, to replace those that are rejected. */
const spares = 4;

type OfflineTask = Omit<WriteTask, 'round' | 'rejected'>;

/** Writes without a model or network: each game's `offline` member does the work. */
export function offlineWriter(): ItemWriter {
  const canWrite = (game: GameHost) => game.descriptor.writesOffline;

  async function* write(task: OfflineTask) {
    const { game, text, count, kept, language, seed, audience, instead } = task;
    const difficulty = difficultyOf(instead) ?? task.difficulty;
    // What is kept would be written again, and is then left out.
    const request = { count: count + kept.length + spares, language, seed, difficulty, audience };
    const { drafts, remarks } = await game.offlineWrite(text, request, task);
    for (const remark of remarks) task.warn({ typeId: game.descriptor.typeId, ...remark });
    yield drafts;
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
      // Array.prototype.sort is stable: on equal scores the lower type_id comes first.
      for (const { score: _, failure: __, ...why } of scores.sort((a, b) => b.score - a.score)) {
        const game = task.games.find((candidate) => candidate.descriptor.typeId === why.typeId);
        if (game === undefined) continue;
        yield { ...why, drafts: write({ ...task, game, kept: task.keptOf(why.typeId) }) };
      }
    },
    complete: async () => [],
  };
}

/** What can be done about a wish without understanding the item. */
function difficultyOf(instead: Instead | undefined): Difficulty | undefined {
  if (instead?.wish === 'easier') return 'easy';
  return instead?.wish === 'harder' ? 'hard' : undefined;
}

/** One failing game must not make the others fail. */
async function scoreOf(game: GameHost, task: WriterTask): Promise<AnalysedGame> {
  const { typeId } = game.descriptor;
  try {
    return { typeId, ...(await game.offlineScore(task.text, task)) };
  } catch (failure) {
    if (!isEngineError(failure) || failure.code === 'aborted') throw failure;
    return { typeId, score: 0, ...reasonSaying('game_failed'), failure };
  }
}
