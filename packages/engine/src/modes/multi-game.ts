import { EngineError, isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { GamePlugin, ItemOf } from '../contract/game-plugin.js';
import type { Identified } from '../contract/item-id.js';
import { type GenerateRequest, requestDefaults } from '../contract/requests.js';
import type { GameScore, GenerateResult, reasonCodes } from '../contract/results.js';
import { reasonSaying } from '../messages/own-messages.js';
import type { AnalysedGame, ItemWriter } from '../writers/writer.js';
import { candidatesOf, checkAborted, commonResult, type EngineSnapshot, isOf, type Run, startRun } from './run.js';
import { gameError, ofGame, reportOutcome, writeItems } from './write-items.js';

/** Analyses the text, then writes every game with a sufficient score, all concurrently. */
export async function multiGame<Game extends GamePlugin>(
  request: GenerateRequest<Game>,
  snapshot: EngineSnapshot,
): Promise<GenerateResult<Game>> {
  const { registry, writer } = snapshot;
  const run = startRun({ ...request }, snapshot);
  const candidates = candidatesOf(registry, request.games, run.warnings);
  const minScore = request.minScore ?? requestDefaults.minScore;
  const { gameScores, selected, failures } =
    toldAnalysis(candidates, run, writer) ?? (await analysis(candidates, minScore, run, writer));
  const { results, errors } = await writeAll(selected, candidates, run, snapshot);
  errors.unshift(...failures);
  // An empty selection is not a failure, unless no candidate could be scored.
  const noneLeft = selected.length > 0 || failures.length === candidates.length;
  if (results.size === 0 && errors.length > 0 && noneLeft) throw allFailed(errors);
  const items: Readonly<Record<string, readonly Identified<ItemOf<Game>>[]>> = Object.fromEntries(results);
  return {
    ...commonResult(run, writer),
    games: [...results.keys()].map(Number),
    gameScores,
    results: items,
    errors: errors.map(gameError),
    items: <Wanted extends Game>(game: Wanted) => {
      const { typeId } = registry.game(game.gameType).host.descriptor;
      return (items[String(typeId)] ?? []) as readonly Identified<ItemOf<Wanted>>[];
    },
  };
}

/** The scores of the candidates, those to write, and those that could not be scored. */
interface Analysis {
  readonly gameScores: readonly GameScore[];
  readonly selected: readonly GameHost[];
  readonly failures: readonly EngineError[];
}

/** What an earlier run found; undefined if there was none, or it was about other games. */
function toldAnalysis(candidates: readonly GameHost[], { earlier }: Run, writer: ItemWriter): Analysis | undefined {
  const { gameScores = [], games = [] } = earlier.analysis ?? {};
  const known = gameScores.filter((score) => candidates.some((game) => isOf(game)(score)));
  if (known.length === 0) return undefined;
  return {
    gameScores: known,
    selected: candidates.filter((game) => writer.canWrite(game) && games.includes(game.descriptor.typeId)),
    failures: known.flatMap(({ typeId, reason, reasonCode }) =>
      reasonCode === ('game_failed' satisfies keyof typeof reasonCodes)
        ? [new EngineError('plugin_failed', reason, { typeId })]
        : [],
    ),
  };
}

async function analysis(
  candidates: readonly GameHost[],
  minScore: number,
  run: Run,
  writer: ItemWriter,
): Promise<Analysis> {
  const analysed = await analyseGames(candidates, run, writer);
  const failures = analysed.flatMap(({ failure }) => failure ?? []);
  const scoreOf = (game: GameHost) => analysed.find(isOf(game))?.score ?? 0;
  const selected = candidates.filter(
    (game) => writer.canWrite(game) && scoreOf(game) >= minScore && !failures.some(isOf(game)),
  );
  const gameScores = analysed.map(({ failure: _, ...score }) => score);
  run.emit({ type: 'analysis', gameScores, games: selected.map(({ descriptor }) => descriptor.typeId) });
  return { gameScores, selected, failures };
}

/** Returns one score per candidate. Games the writer cannot write are not analysed. */
async function analyseGames(candidates: readonly GameHost[], run: Run, writer: ItemWriter): Promise<AnalysedGame[]> {
  const games = candidates.filter((game) => writer.canWrite(game));
  const scores = games.length === 0 ? [] : await writer.analyse({ ...run, games });
  checkAborted(run.signal);
  return candidates.map(({ descriptor: { typeId, displayName } }) => {
    const score = scores.find((entry) => entry.typeId === typeId);
    return score ?? { typeId, score: 0, ...reasonSaying('model_needed', { game: displayName }) };
  });
}

async function writeAll(
  selected: readonly GameHost[],
  candidates: readonly GameHost[],
  run: Run,
  snapshot: EngineSnapshot,
) {
  const { writer } = snapshot;
  const among = candidates.filter((game) => writer.canWrite(game));
  const write = (game: GameHost) => reportOutcome(game, run, writeItems(writer, game, run, snapshot, { among }));
  const outcomes = await Promise.allSettled(selected.map(write));
  const results = new Map<string, readonly Identified<never>[]>();
  const errors: EngineError[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    const typeId = selected[index]?.descriptor.typeId ?? 0;
    if (outcome.status === 'fulfilled') {
      results.set(String(typeId), outcome.value.items as readonly Identified<never>[]);
      for (const warning of outcome.value.warnings) run.warnings.push(warning);
    } else if (isEngineError(outcome.reason) && outcome.reason.code !== 'aborted') {
      errors.push(ofGame(outcome.reason, typeId));
    } else throw outcome.reason;
  }
  return { results, errors };
}

/** The error if all games failed: their common code, otherwise `model_error`. */
function allFailed(failures: readonly EngineError[]): EngineError {
  const [first] = failures as [EngineError];
  const shared = failures.every(({ code }) => code === first.code);
  const retryAfter = failures.find((failure) => failure.retryAfter !== undefined)?.retryAfter;
  return new EngineError(
    shared ? first.code : 'model_error',
    failures.length === 1 ? first.message : `All ${failures.length} games failed.`,
    {
      cause: first,
      errors: failures.map(gameError),
      findingsTotal: failures.reduce((sum, failure) => sum + failure.findingsTotal, 0),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  );
}
