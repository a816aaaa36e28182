import { type Draft, type Limits, readDraft } from '../compose/draft.js';
import type { Progress } from '../play/progress.js';
import type { Run } from '../run/run.js';
import { type Locale, locales, nearestLocale } from '../say.js';
import type { Problem } from '../service/problem.js';
import type { Access, GenerationRequest } from '../service/service.js';
import type { Game, GameDetail } from '../service/wire.js';

/** The views: preparing a request, watching games being made, playing. */
export type View = 'compose' | 'run' | 'play';

/** The state of the page. */
export interface PageState {
  readonly view: View;
  readonly draft: Draft;
  readonly preferences: Preferences;
  /** `undefined` until fetched. */
  readonly games: readonly Game[] | undefined;
  /** Details of each game, by its name. */
  readonly details: ReadonlyMap<string, GameDetail>;
  readonly limits: Limits;
  /** The writer in use, as `<provider>/<model_name>`; empty until known. */
  readonly llm: string;
  /** Whether the writer can write; `undefined` until known. */
  readonly isWriterReady: boolean | undefined;
  /** Whether the person may choose the service's writer and switch its games; `undefined` until known. */
  readonly isManager: boolean | undefined;
  readonly access: Access;
  readonly version: string;
  /** Why loading from the service, or changing something there, failed. */
  readonly problem: Problem | undefined;
  readonly run: Run | undefined;
  /** The progress in the games of a request. */
  readonly played: { readonly request: GenerationRequest; readonly progress: Progress } | undefined;
}

/** The service's default limits. */
const defaultLimits: Limits = { maxText: 200_000, maxItems: 50 };

/** The initial state. @param preferred languages, as BCP 47 tags */
export function beginPage(kept: unknown, preferred: readonly string[], access: Access): PageState {
  const { draft, preferences } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    view: 'compose',
    draft: readDraft(draft),
    preferences: readPreferences(preferences, preferred),
    games: undefined,
    details: new Map(),
    limits: defaultLimits,
    llm: '',
    isWriterReady: undefined,
    isManager: undefined,
    access,
    version: '',
    problem: undefined,
    run: undefined,
    played: undefined,
  };
}

/** Whether to offer actions that change the service for everybody: unless they are known to be forbidden. */
export function canManage({ isManager, access }: PageState): boolean {
  return isManager !== false && !access.isAsked;
}

/** The part of the state that is kept across reloads. */
export function keptOf({ draft, preferences }: PageState): object {
  return { draft, preferences };
}

export type Theme = 'auto' | 'light' | 'dark';

/** The page's theme and language. */
export interface Preferences {
  readonly locale: Locale;
  readonly theme: Theme;
}

/** Reads saved preferences; invalid ones take the browser's. @param preferred BCP 47 tags */
function readPreferences(kept: unknown, preferred: readonly string[]): Preferences {
  const { locale, theme } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    locale: locales.find((known) => known.locale === locale)?.locale ?? nearestLocale(preferred),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  };
}

/** Applies the preferences to the whole document. */
export function applyPreferences({ locale, theme }: Preferences, root: HTMLElement): void {
  root.lang = locale;
  root.dir = locales.find((known) => known.locale === locale)?.direction ?? 'ltr';
  root.dataset.theme = theme;
}
