import { type Draft, type Limits, readDraft } from '../compose/draft.js';
import type { Progress } from '../play/progress.js';
import type { Run } from '../run/run.js';
import { type Locale, locales, nearestLocale } from '../say.js';
import type { Problem } from '../service/problem.js';
import type { Access, GenerationRequest } from '../service/service.js';
import type { Game, GameDetail } from '../service/wire.js';

/** What the page shows: putting a request together, games being made, playing. */
export type View = 'compose' | 'run' | 'play';

/** All that the page shows. */
export interface PageState {
  readonly view: View;
  readonly draft: Draft;
  readonly preferences: Preferences;
  /** `undefined` until they were fetched. */
  readonly games: readonly Game[] | undefined;
  /** What is known of each game, by its name. */
  readonly details: ReadonlyMap<string, GameDetail>;
  readonly limits: Limits;
  /** Which writer is in use, as `<provider>/<model_name>`; empty until it is known. */
  readonly llm: string;
  /** Whether the writer can write; `undefined` until it was asked. */
  readonly isWriterReady: boolean | undefined;
  /** Whether the service lets us choose its writer and switch its games; `undefined` until it was asked. */
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

/** The state to begin with. @param preferred languages, as BCP 47 tags */
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

/** Whether to offer what changes the service for everybody: unless it is known to be forbidden. */
export function canManage({ isManager, access }: PageState): boolean {
  return isManager !== false && !access.isAsked;
}

/** What is kept across reloads. */
export function keptOf({ draft, preferences }: PageState): object {
  return { draft, preferences };
}

export type Theme = 'auto' | 'light' | 'dark';

/** How the page looks and speaks. */
export interface Preferences {
  readonly locale: Locale;
  readonly theme: Theme;
}

/** Reads what was kept; what does not fit is as the browser has it. @param preferred BCP 47 tags */
function readPreferences(kept: unknown, preferred: readonly string[]): Preferences {
  const { locale, theme } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    locale: locales.find((known) => known.locale === locale)?.locale ?? nearestLocale(preferred),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  };
}

/** Lets the whole document look and speak so. */
export function applyPreferences({ locale, theme }: Preferences, root: HTMLElement): void {
  root.lang = locale;
  root.dir = locales.find((known) => known.locale === locale)?.direction ?? 'ltr';
  root.dataset.theme = theme;
}
