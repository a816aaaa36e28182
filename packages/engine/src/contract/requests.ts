import { z } from 'zod';
import type { Difficulty, GamePlugin } from './game-plugin.js';

/** What every request carries. */
export interface CommonRequest {
  /** The source text: 1 to `maxTextLength` UTF-16 units after trimming. */
  readonly text: string;
  /** Items per game, 1 to the engine's `maxItems`; 3. */
  readonly maxItems?: number | undefined;
  /** Whether the games' validators judge the items; true. */
  readonly runValidator?: boolean | undefined;
  /** BCP 47 tag of the language to write in; the text's own, detected. */
  readonly language?: string | undefined;
  /** How hard the items are to be; as the game sees fit when absent. */
  readonly difficulty?: Difficulty | undefined;
  /** For whom the items are, in the caller's words: 1 to 200 characters, on one line. */
  readonly audience?: string | undefined;
  /** Gives up when it fires: no further call is made, the one under way is closed. */
  readonly signal?: AbortSignal | undefined;
}

/** A request for the one game that suits the text best. */
export interface SingleRequest<Game extends GamePlugin = GamePlugin> extends CommonRequest {
  /** The games to consider, as games or type_ids; all active ones. */
  readonly games?: readonly (Game | number)[] | undefined;
}

/** A request for every game that suits the text. */
export interface GenerateRequest<Game extends GamePlugin = GamePlugin> extends SingleRequest<Game> {
  /** The score from which a game is written, a whole number from 0 to 100; 30. */
  readonly minScore?: number | undefined;
}

/** A request for one named game, from its direct format or from prose. */
export interface DirectRequest extends CommonRequest {
  /** `direct`: the text is in the game's direct format; `prose`: it is prose to write from. Default `direct`. */
  readonly source?: 'direct' | 'prose' | undefined;
  /** Whether the writer adds what authors leave out (explanations, hints); true. No effect on prose. */
  readonly complete?: boolean | undefined;
}

/** The defaults of the service interface. */
export const requestDefaults = {
  maxItems: 3,
  minScore: 30,
  runValidator: true,
  source: 'direct',
  complete: true,
} as const;

/** Limits and bounds of an engine; each has a default. */
export interface EngineLimits {
  /** Longest text in UTF-16 units after trimming; 200,000. */
  readonly maxTextLength: number;
  /** Most items per game that may be asked for; 50. */
  readonly maxItems: number;
  /** How often missing and rejected items are asked for again; 0 to 2, default 2. */
  readonly repairRounds: number;
  /** Tokens from which a request asks for nothing again; 500,000. What it asks for first is not held back by it. */
  readonly repairTokens: number;
  /** Longest time in milliseconds one step of one of `games` is waited for; 5,000. */
  readonly gameTimeoutMs: number;
}

/** The limits of an engine where its options leave them open. */
export const defaultLimits = {
  maxTextLength: 200_000,
  maxItems: 50,
  repairRounds: 2,
  repairTokens: 500_000,
  gameTimeoutMs: 5000,
} as const;

const difficulties = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

/** Longest description of an audience, in UTF-16 units: a class and its needs, not a second prompt. */
const maxAudienceLength = 200;

/** True for a well-formed BCP 47 tag. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** A whole number in bounds; everything else gets one sentence that says so. */
function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.int(message).min(least, message).max(most, message);
}

/** The bounds of an engine's limits. */
export const limitBounds = z.strictObject({
  maxTextLength: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  maxItems: wholeNumber(1, 1000),
  repairRounds: wholeNumber(0, 2),
  repairTokens: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  gameTimeoutMs: wholeNumber(1, 2 ** 31 - 1),
});

/** The bounds of the request's fields, one schema each; the service builds its bodies from the same. */
export function requestFields(limits: { readonly maxItems: number }) {
  return {
    text: z.string().refine((text) => text.trim() !== '', 'must hold some text'),
    maxItems: wholeNumber(1, limits.maxItems).optional(),
    minScore: wholeNumber(0, 100).optional(),
    runValidator: z.boolean().optional(),
    language: z.string().max(64).refine(isLanguageTag, 'must be a BCP 47 language tag such as en or pt-BR').optional(),
    difficulty: z.enum(difficulties, `must be ${difficulties.join(', ')}`).optional(),
    audience: z
      .string()
      .max(maxAudienceLength, `must have at most ${maxAudienceLength} characters`)
      .refine((audience) => audience.trim() !== '', 'must hold some text, or be left out')
      .optional(),
    source: z.enum(['direct', 'prose']).optional(),
    complete: z.boolean().optional(),
    enabledGameIds: z
      .array(z.int('must be a type_id'), 'must be a list of type_ids')
      .min(1, 'must name one game at least, or be left out')
      .max(1000)
      .optional(),
  };
}
