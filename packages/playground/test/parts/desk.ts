import type { Desk } from '../../src/page/desk.js';
import { type Locale, loadLocale, sayIn } from '../../src/say.js';
import { Service } from '../../src/service/service.js';
import type { GameDetail } from '../../src/service/wire.js';
import { SetStore } from '../../src/sets/set-store.js';
import { Writing } from '../../src/sets/writing.js';

/** A desk for a part that stands alone, and what the part made of it. */
export interface TestDesk extends Desk {
  /** Where it went. */
  readonly went: Parameters<Desk['go']>[0][];
  /** What it told, and how that is undone. */
  readonly told: { readonly message: string; readonly undo: (() => void) | undefined }[];
}

/** A desk with the sets of this browser and the service of this site. */
export async function openDesk(change: Partial<Desk> & { readonly locale?: Locale } = {}): Promise<TestDesk> {
  const { locale = 'en' } = change;
  await loadLocale(locale);
  const service = new Service();
  service.connection.language = locale;
  const sets = new SetStore();
  const details = change.games?.map((game) => [game.game_type, game as GameDetail] as const) ?? [];
  const went: TestDesk['went'] = [];
  const told: TestDesk['told'] = [];
  return {
    service,
    sets,
    writing: new Writing(service, sets, async () => undefined),
    say: sayIn(locale),
    games: undefined,
    details: new Map(details),
    limits: { maxText: 200_000, maxItems: 50 },
    llm: '',
    isOnline: true,
    go: (address) => void went.push(address),
    tell: (message, undo) => void told.push({ message, undo }),
    ...change,
    locale,
    went,
    told,
  };
}
