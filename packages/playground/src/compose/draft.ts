import type { Difficulty } from '@ludotext/wire';
import type { GenerationRequest } from '../service/service.js';
import type { Game, GenerationBody } from '../service/wire.js';

/** The next request while a person prepares it; kept across reloads. */
export interface Draft {
  readonly text: string;
  /** `prose`: games are made from the text. `direct`: one game's items in its own format. */
  readonly mode: 'prose' | 'direct';
  /** type_ids of the deselected games. */
  readonly unwanted: readonly number[];
  /** The game of direct mode, by its name in routes; empty for the first game. */
  readonly directGame: string;
  /** The texts of direct mode, by the game's name. */
  readonly directTexts: Readonly<Record<string, string>>;
  /** Whether a writer adds what the author left out. */
  readonly complete: boolean;
  readonly maxItems: number;
  /** 0 to 100. */
  readonly minScore: number;
  readonly runValidator: boolean;
  readonly difficulty: Difficulty | '';
  /** BCP 47 tag; empty for the text's own language. */
  readonly language: string;
  readonly audience: string;
}

/** The service's own defaults. */
export const emptyDraft: Draft = {
  text: '',
  mode: 'prose',
  unwanted: [],
  directGame: '',
  directTexts: {},
  complete: true,
  maxItems: 3,
  minScore: 30,
  runValidator: true,
  difficulty: '',
  language: '',
  audience: '',
};

/** Reads a draft saved by any version of the page; invalid members get their default. */
export function readDraft(kept: unknown): Draft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft;
  const from = kept as Readonly<Record<string, unknown>>;
  const take = <Key extends keyof Draft>(key: Key, fits: (value: unknown) => boolean) =>
    (fits(from[key]) ? from[key] : emptyDraft[key]) as Draft[Key];
  return {
    text: take('text', isText),
    mode: take('mode', (value) => value === 'prose' || value === 'direct'),
    unwanted: take('unwanted', (value) => Array.isArray(value) && value.every(Number.isInteger)),
    directGame: take('directGame', isText),
    directTexts: take('directTexts', isTexts),
    complete: take('complete', isBoolean),
    maxItems: take('maxItems', (value) => isWithin(value, 1, 1000)),
    minScore: take('minScore', (value) => isWithin(value, 0, 100)),
    runValidator: take('runValidator', isBoolean),
    difficulty: take('difficulty', (value) => ['', 'easy', 'medium', 'hard'].includes(value as string)),
    language: take('language', isText),
    audience: take('audience', isText),
  };
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

function isTexts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
}

function isWithin(value: unknown, from: number, to: number): boolean {
  return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}

/** The service's limits. */
export interface Limits {
  /** Characters of a text, in UTF-16 units after trimming. */
  readonly maxText: number;
  /** Items per game. */
  readonly maxItems: number;
}

/** The games that a draft requests in prose mode. */
function wantedGames(draft: Draft, games: readonly Game[]): readonly Game[] {
  return games.filter(({ active, type_id: id }) => active && !draft.unwanted.includes(id));
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

/**
 * The request of a draft; members equal to the service's defaults are left out.
 * @param maxItems the service's own limit: a person's own items are all returned
 */
export function requestOf(draft: Draft, games: readonly Game[], maxItems: number): GenerationRequest {
  const common: GenerationBody = {
    text: textOf(draft, games),
    max_items: draft.mode === 'direct' ? maxItems : draft.maxItems,
    ...(draft.runValidator ? {} : { run_validator: false }),
    ...(draft.language === '' ? {} : { language: draft.language }),
    ...(draft.audience === '' ? {} : { audience: draft.audience }),
    verbose: true,
  };
  if (draft.mode === 'direct') {
    const id = directGame(draft, games)?.type_id ?? 0;
    return { path: `/generate/${id}`, body: { ...common, ...(draft.complete ? {} : { complete: false }) } };
  }
  const wanted = wantedGames(draft, games);
  const isAll = wanted.length === games.filter(({ active }) => active).length;
  return {
    path: '/generate',
    body: {
      ...common,
      ...(isAll ? {} : { enabled_game_ids: wanted.map(({ type_id: id }) => id) }),
      min_score: draft.minScore,
      ...(draft.difficulty === '' ? {} : { difficulty: draft.difficulty }),
    },
  };
}

/** Why a draft cannot be sent. */
export type DraftFault = 'emptyText' | 'longText' | 'noGame' | 'badLanguage';

/** The first reason why a draft cannot be sent. */
export function draftFault(draft: Draft, games: readonly Game[], limits: Limits): DraftFault | undefined {
  const length = textOf(draft, games).trim().length;
  if (length === 0) return 'emptyText';
  if (length > limits.maxText) return 'longText';
  // Without a list of games the request is sent anyway: the response says why there are none.
  if (draft.mode === 'prose' && games.length > 0 && wantedGames(draft, games).length === 0) return 'noGame';
  if (draft.language !== '' && !isLanguageTag(draft.language)) return 'badLanguage';
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
