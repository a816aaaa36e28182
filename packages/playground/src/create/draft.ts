import type { Difficulty } from '@ludotext/wire';
import type { Game, GameDetail, GenerationBody } from '../service/wire.js';
import { type Asked, newSetId, type StoredSet } from '../sets/stored-set.js';
import type { Source } from './source.js';

/** What a person prepares; kept across reloads. */
export interface Draft {
  readonly text: string;
  /** Where the text comes from; absent for a person's own. */
  readonly source: Source | undefined;
  /** `prose`: items are written from the text. `direct`: items of one game in its own format. */
  readonly mode: Asked['mode'];
  /** How many items each game is to have, by its name; 0 for none. Games that are not named have the default. */
  readonly counts: Readonly<Record<string, number>>;
  /** The game of direct mode, by its name; empty for the first game. */
  readonly directGame: string;
  /** The texts of direct mode, by the game's name. */
  readonly directTexts: Readonly<Record<string, string>>;
  /** Whether a model adds what the author left out. */
  readonly complete: boolean;
  readonly difficulty: Difficulty | '';
  /** BCP 47 tag; empty for the text's own language. */
  readonly language: string;
  readonly audience: string;
}

/** Items that a game gets unless a person says otherwise. */
const defaultCount = 5;

export const emptyDraft: Draft = {
  text: '',
  source: undefined,
  mode: 'prose',
  counts: {},
  directGame: '',
  directTexts: {},
  complete: true,
  difficulty: '',
  language: '',
  audience: '',
};

/** Reads a draft saved by any version of the page; invalid members get their default. */
export function readDraft(kept: unknown): Draft {
  const from = Object(kept) as Readonly<Record<string, unknown>>;
  const take = <Key extends keyof Draft>(key: Key, fits: (value: unknown) => boolean) =>
    (fits(from[key]) ? from[key] : emptyDraft[key]) as Draft[Key];
  return {
    text: take('text', isText),
    source: take('source', isSource),
    mode: take('mode', (value) => value === 'prose' || value === 'direct'),
    counts: take('counts', (value) => isRecordOf(value, (count) => Number.isInteger(count) && Number(count) >= 0)),
    directGame: take('directGame', isText),
    directTexts: take('directTexts', (value) => isRecordOf(value, isText)),
    complete: take('complete', (value) => typeof value === 'boolean'),
    difficulty: take('difficulty', (value) => ['', 'easy', 'medium', 'hard'].includes(value as string)),
    language: take('language', isText),
    audience: take('audience', isText),
  };
}

const isText = (value: unknown): boolean => typeof value === 'string';

function isSource(value: unknown): boolean {
  const { title, places, isEdited } = Object(value) as Partial<Source>;
  const isPlace = (place: unknown) => {
    const { start, end, label } = Object(place) as Partial<Source['places'][number]>;
    return Number.isInteger(start) && Number.isInteger(end) && isText(label);
  };
  return isText(title) && typeof isEdited === 'boolean' && Array.isArray(places) && places.every(isPlace);
}

function isRecordOf(value: unknown, fits: (member: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(fits);
}

/** What the service offers, as far as a draft depends on it. */
export interface Offer {
  readonly games: readonly Game[];
  readonly details: ReadonlyMap<string, GameDetail>;
  readonly limits: { readonly maxText: number; readonly maxItems: number };
  /** `<provider>/<model_name>`; empty until known. */
  readonly llm: string;
}

/** Whether no model writes, but the built-in writer. */
export function isOffline(llm: string): boolean {
  return llm.startsWith('offline/');
}

/** Whether a game can write items with the present writer. */
export function canWrite(game: Game, { details, llm }: Offer): boolean {
  return game.active && (!isOffline(llm) || details.get(game.game_type)?.writes_offline !== false);
}

/** How many items a game is to have. */
export function countOf(draft: Draft, { game_type: name }: Game, { limits }: Offer): number {
  return Math.min(draft.counts[name] ?? defaultCount, limits.maxItems);
}

/** The game of direct mode: the chosen one, or else the first one. */
export function directGame(draft: Draft, games: readonly Game[]): Game | undefined {
  return games.find(({ game_type: name }) => name === draft.directGame) ?? games[0];
}

/** The text that a draft sends. */
export function textOf(draft: Draft, games: readonly Game[]): string {
  if (draft.mode === 'prose') return draft.text;
  return draft.directTexts[directGame(draft, games)?.game_type ?? ''] ?? '';
}

/** Why a draft cannot be sent. */
export type DraftFault = 'emptyText' | 'longText' | 'noGame' | 'badLanguage';

/** The first reason why a draft cannot be sent. */
export function draftFault(draft: Draft, offer: Offer): DraftFault | undefined {
  const length = textOf(draft, offer.games).trim().length;
  if (length === 0) return 'emptyText';
  if (length > offer.limits.maxText) return 'longText';
  if (Object.keys(askedIn(draft, offer).wanted).length === 0) return 'noGame';
  if (draft.mode === 'prose' && draft.language !== '' && !isLanguageTag(draft.language)) return 'badLanguage';
  return undefined;
}

/** Whether a text is a BCP 47 language tag. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** What a draft asks of the service; settings that the present writer ignores are left out. */
export function askedIn(draft: Draft, offer: Offer): Asked {
  const withModel = !isOffline(offer.llm);
  const body: GenerationBody = {
    text: textOf(draft, offer.games),
    ...(draft.language === '' ? {} : { language: draft.language }),
    ...(draft.audience === '' || !withModel ? {} : { audience: draft.audience }),
    verbose: true,
  };
  if (draft.mode === 'direct') {
    const game = directGame(draft, offer.games);
    const wanted = game === undefined ? {} : { [game.type_id]: offer.limits.maxItems };
    return { mode: 'direct', body: { ...body, complete: draft.complete && withModel }, wanted };
  }
  const { places = [] } = draft.source ?? {};
  const counts = offer.games
    .filter((game) => canWrite(game, offer))
    .map((game) => [game.type_id, countOf(draft, game, offer)] as const);
  return {
    mode: 'prose',
    body: {
      ...body,
      ...(places.length === 0 ? {} : { places }),
      ...(draft.difficulty === '' ? {} : { difficulty: draft.difficulty }),
    },
    wanted: Object.fromEntries(counts.filter(([, count]) => count > 0)),
  };
}

const maxTitle = 60;

/** The set that a draft begins. @param title of a sample; default: of the document, or how the text begins */
export function newSet(draft: Draft, offer: Offer, title?: string): StoredSet {
  const asked = askedIn(draft, offer);
  const { text } = asked.body;
  return {
    id: newSetId(),
    changed: Date.now(),
    document: {
      ludotext: 1,
      title: title ?? (draft.mode === 'prose' ? draft.source?.title : undefined) ?? beginningOf(text),
      language: draft.language === '' ? 'und' : draft.language,
      ...(draft.mode === 'prose' ? { text } : {}),
      games: [],
      created: new Date().toISOString(),
    },
    asked,
    writing: { phase: 'running', scores: [], warnings: [] },
    turnedDown: [],
    interactions: {},
  };
}

/** The first line of a text, cut between words. */
function beginningOf(text: string): string {
  const line = (text.trim().split('\n', 1)[0] ?? '').replace(/^#+\s*|^\w+:\s*/u, '').trim();
  if (line.length <= maxTitle) return line || '…';
  const cut = line.slice(0, maxTitle).replace(/[\uD800-\uDBFF]$/, '');
  return `${/\s/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut} …`;
}
