import type { Difficulty } from '../service/wire.js';

/** What a person has put together for the next request; kept across reloads. */
export interface Draft {
  readonly text: string;
  /** `prose`: games are written from the text. `direct`: one game's items in its own format. */
  readonly mode: 'prose' | 'direct';
  /** type_ids of the games that are not wanted. */
  readonly unwanted: readonly number[];
  /** The game of direct mode, by its name in routes; empty for the first there is. */
  readonly directGame: string;
  /** What was written in direct mode, by the game's name. */
  readonly directTexts: Readonly<Record<string, string>>;
  /** Whether a writer adds what the author left out. */
  readonly complete: boolean;
  readonly maxItems: number;
  /** 0 to 100. */
  readonly minScore: number;
  readonly runValidator: boolean;
  readonly difficulty: Difficulty | '';
  /** BCP 47 tag; empty for the text's own. */
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

/** Reads a draft kept by this version of the page or another; what does not fit is as in an empty draft. */
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
