import path from 'node:path';
import { createEngine, isEngineError } from '@ludotext/engine';
import type { RegisteredGame } from '@ludotext/engine/host';
import { gamesFile } from '@ludotext/engine/node';
import { type OwnGamesFile, ownGamesFile, readFixtures } from './game-folder.js';
import { PreviewFault } from './preview-fault.js';
import type { Shown, Trouble } from './shown.js';
import { describeGame, stackOf } from './try-game.js';

/** A game that follows its files. */
export interface WatchedGame {
  /** Loads the game anew, once its build is done. @param fault what went wrong with the build */
  built(fault: string | undefined): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds until an error is told. Editors save in several steps: what is wrong in between is right a moment later. */
const patienceMs = 500;

/**
 * Loads the game of a folder in a thread and loads it again: whenever its files change or, where a build writes them,
 * after each build.
 * @param isBuilt whether a build writes the files: then the first one is waited for
 * @param onChange called after each change of what is shown: once for each change of the game
 * @throws PreviewFault
 */
export async function watchGame(
  {
    folder,
    options,
    isBuilt,
  }: { folder: string; options?: Readonly<Record<string, unknown>> | undefined; isBuilt: boolean },
  onChange: (shown: Shown, game: RegisteredGame | undefined) => void,
): Promise<WatchedGame> {
  const own = await ownGamesFile(folder, options);
  const engine = createEngine();
  let shown: Shown = { game: null, trouble: null };
  let game: RegisteredGame | undefined;
  let patience: NodeJS.Timeout | undefined;
  let isClosed = false;

  const show = (next: Shown) => {
    if (isClosed) return;
    shown = next;
    onChange(shown, game);
  };
  const showGame = async () => {
    clearTimeout(patience);
    const found = gameOf(engine.registry.games);
    if (found === undefined || (found.fingerprint === shown.game?.fingerprint && shown.trouble === null)) return;
    const release = found.host.hold();
    try {
      const description = await describeGame(found, own.name, await readFixtures(folder));
      game = found;
      show({ game: description, trouble: null });
    } finally {
      release();
    }
  };
  const showErrorNow = (error: unknown) => show({ ...shown, trouble: troubleOf(error, own) });
  const showError = (error: unknown) => {
    clearTimeout(patience);
    patience = setTimeout(() => showErrorNow(error), shown.game === null ? 0 : patienceMs);
  };
  const games = gamesFile({
    path: own.file,
    engine,
    ...(isBuilt
      ? {}
      : { onReload: (outcome) => ('error' in outcome ? showError(outcome.error) : showGame().catch(showError)) }),
  });
  const close = async () => {
    isClosed = true;
    clearTimeout(patience);
    await games.close();
    await engine.close();
    await own.close();
  };

  if (isBuilt) {
    show({ game: null, trouble: { kind: 'waiting', title: 'Waiting for the first build', messages: [] } });
  } else {
    const failure = await games.load().then(showGame, (error: unknown) => error);
    if (isMissing(failure)) {
      await close();
      throw new PreviewFault(
        `${messagesOf(failure).join(' ')} Build it first, or name the command that builds: ludotext-preview -- tsup`,
      );
    }
    if (failure !== undefined) showError(failure);
    await games.watch();
  }
  return {
    built: async (fault) => {
      if (fault !== undefined) show({ ...shown, trouble: { kind: 'error', title: fault, messages: [] } });
      else await games.reload().then(showGame).catch(showErrorNow);
    },
    close,
  };
}

/** The game of the folder itself: its own games.yaml may name others beside it. */
function gameOf(games: readonly RegisteredGame[]): RegisteredGame | undefined {
  return games.find((each) => path.posix.normalize(each.package ?? '') === './') ?? games[0];
}

/** Whether the module is not there, as before the first build. */
function isMissing(error: unknown): boolean {
  return isEngineError(error) && error.findings.some(({ rule }) => rule === 'no_entry');
}

function messagesOf(error: unknown): string[] {
  if (!isEngineError(error)) return [error instanceof Error ? error.message : String(error)];
  return error.findings.length === 0 ? [error.message] : error.findings.map(({ message }) => message);
}

function troubleOf(error: unknown, { name }: OwnGamesFile): Trouble {
  const messages = messagesOf(error).map((message) => message.replace(`${name}: `, ''));
  const stack = isEngineError(error) ? stackOf(error) : '';
  return { kind: 'error', title: `${name} cannot be loaded`, messages, ...(stack === '' ? {} : { stack }) };
}
