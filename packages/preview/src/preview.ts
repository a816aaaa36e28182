import type { RegisteredGame } from '@ludotext/engine/host';
import { startBuilds } from './builds.js';
import { startPageServer } from './page-server.js';
import type { AnswerToGrade, Shown, TextToTry } from './shown.js';
import { gradeAnswer, tryText } from './try-game.js';
import { watchGame } from './watched-game.js';

/** What to preview, and where. */
export interface PreviewOptions {
  /** The folder of the game's package. */
  readonly folder: string;
  /** The port of the page on the loopback address; default: a free one. */
  readonly port?: number | undefined;
  /** The options of the game; default: those of the package's own games.yaml, or none. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /**
   * A command that builds the package, with its arguments, such as `['tsup']`. It is run at once and after each change
   * in `src`.
   */
  readonly build?: readonly string[] | undefined;
  /** Called after each change of what the page shows. */
  readonly onChange?: ((change: PreviewChange) => void) | undefined;
}

/** What became of a change of the game's files. */
export interface PreviewChange {
  /** The game that is shown, changed with every change of its files; undefined before the first. */
  readonly fingerprint: string | undefined;
  /** Why the files as they are now are not the game that is shown. */
  readonly trouble: string | undefined;
}

/** A preview that runs. */
export interface Preview extends AsyncDisposable {
  /** The address of the page, such as `http://127.0.0.1:41234/`. */
  readonly url: string;
  /** Ends the page and the build. */
  close(): Promise<void>;
}

/**
 * Starts the preview of a game: a page on the loopback address that shows the game as its files are.
 * @throws PreviewFault where there is no game, it is not built and no build is named, or the port is taken
 */
export async function startPreview({
  folder,
  port = 0,
  options,
  build,
  onChange = () => {},
}: PreviewOptions): Promise<Preview> {
  const parts: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of parts.splice(0).reverse()) await part.close();
  };
  let shown: Shown = { game: null, trouble: null };
  let game: RegisteredGame | undefined;
  const host = () => {
    if (game === undefined) throw new Error('There is no game yet.');
    return game.host;
  };
  try {
    const page = await startPageServer(port, () => shown, {
      '/try': (body: TextToTry) => tryText(host(), body),
      '/grade': (body: AnswerToGrade) => gradeAnswer(host(), body),
    });
    parts.push(page);
    const watched = await watchGame({ folder, options, isBuilt: build !== undefined }, (news, current) => {
      shown = news;
      game = current;
      page.tell(news);
      const { trouble } = news;
      onChange({
        fingerprint: news.game?.fingerprint,
        trouble: trouble === null ? undefined : [trouble.title, ...trouble.messages].join('\n'),
      });
    });
    parts.push(watched);
    if (build !== undefined) parts.push(await startBuilds(build, folder, watched.built));
    return { url: page.url, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}
