import { z } from 'zod';
import type { ProgressEvent } from './events.js';
import { type Difficulty, type GamePlugin, maxTypeId } from './game-plugin.js';
import type { LanguageModel } from './language-model.js';
import type { ModelSettings } from './model-settings.js';

/** Where a stretch of a text stands in the document that it was taken from. */
export interface TextPlace {
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  /** Offset behind the stretch. */
  readonly end: number;
  /** What people call the place, such as `page 12`: 1 to 200 characters. */
  readonly label: string;
}

/** Members of every request. */
export interface CommonRequest {
  /** The source text: 1 to `maxTextLength` UTF-16 units after trimming. */
  readonly text: string;
  /**
   * Where stretches of the text stand in a document: at most 20,000, in the order of the text, without overlaps. With
   * them the result and the events of items say where an item's evidence stands.
   */
  readonly places?: readonly TextPlace[] | undefined;
  /** Items per game, 1 to the engine's `maxItems`; default 3. */
  readonly maxItems?: number | undefined;
  /** Whether the games' validators judge the items; default true. */
  readonly runValidator?: boolean | undefined;
  /** BCP 47 tag of the items' language; default: the detected language of the text. */
  readonly language?: string | undefined;
  /** How difficult the items should be; default: the game decides. */
  readonly difficulty?: Difficulty | undefined;
  /** Who the items are for, in the caller's words: 1 to 200 characters, on one line. */
  readonly audience?: string | undefined;
  /** How much thought a model puts in before it writes; default `medium`. No effect on the offline writer. */
  readonly effort?: Effort | undefined;
  /** Whether a model solves the items it wrote, and by which model; default `off`. No effect on the offline writer. */
  readonly secondOpinion?: SecondOpinion | undefined;
  /** BCP 47 tag of the language of warnings, findings, reasons and errors; default English. */
  readonly messageLanguage?: string | undefined;
  /**
   * The model that writes this request; default: the engine's. Settings become a model once: pass the same object again,
   * and what the model has learnt of its server is kept.
   */
  readonly model?: LanguageModel | ModelSettings | undefined;
  /** Aborts the request: no further call is made, the current one is closed. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Whether somebody waits for the events of a stream; default true. Otherwise a model may send a reply in one piece, as
   * it may for a request without events.
   */
  readonly live?: boolean | undefined;
  /**
   * The events of an earlier run of this request that was cut off: what it reached is not done again. Neither its
   * analysis or choice nor its items are asked for or told again, its tokens count, and a game that ended stays as it
   * ended; leave the event of a game that failed out, and it is tried again. Items are final: one is kept even if its
   * game would now reject it. Only where a changed game cannot read one any more, that one and those behind it are
   * written and told anew. What does not fit the request is ignored.
   */
  readonly resume?: readonly ProgressEvent[] | undefined;
}

/**
 * How much thought a model puts in before it writes. `low`: none; `medium`: the facts worth asking first, and the right
 * answer before the wrong ones; `high`: the misconception behind each wrong answer, too.
 */
export type Effort = 'low' | 'medium' | 'high';

/**
 * Who solves the items before they count: nobody, the model that wrote them, or the engine's second model. An item
 * whose key the solver disputes with a quote of the text is written again.
 */
export type SecondOpinion = 'off' | 'same' | 'other';

/** What is wished of an item that takes another's place. */
export type Wish = 'another' | 'easier' | 'harder' | 'clearer' | 'better_distractors';

/** A request for the one game that suits the text best. */
export interface SingleRequest<Game extends GamePlugin = GamePlugin> extends CommonRequest {
  /** The games to consider, as games or type_ids; default: all active games. */
  readonly games?: readonly (Game | number)[] | undefined;
  /** Items that exist already, by type_id: what comes is further, none of them again. */
  readonly kept?: Readonly<Record<number, readonly object[]>> | undefined;
}

/** A request for every game that suits the text. */
export interface GenerateRequest<Game extends GamePlugin = GamePlugin> extends SingleRequest<Game> {
  /** Minimum score of the games to write, a whole number from 0 to 100; default 30. */
  readonly minScore?: number | undefined;
}

/** A request for one named game, from its direct format or from prose. */
export interface DirectRequest extends CommonRequest {
  /** `direct`: the text is in the game's direct format. `prose`: items are written from the text. Default `direct`. */
  readonly source?: 'direct' | 'prose' | undefined;
  /** Whether the writer adds what authors leave out (explanations, hints); default true. No effect on prose. */
  readonly complete?: boolean | undefined;
  /** Items that exist already: what comes from prose is further, none of them again. */
  readonly kept?: readonly object[] | undefined;
}

/** A request for one item of a game in place of another. */
export interface RewriteRequest extends Omit<CommonRequest, 'maxItems'> {
  /** The item to replace, with or without its id. It need not fit its schema. */
  readonly item: object;
  /** The other items of its set: what comes is none of them, either. */
  readonly kept?: readonly object[] | undefined;
  /** What is wished; default `another`. The offline writer can only write another, an easier or a harder one. */
  readonly wish?: Wish | undefined;
  /** What is wished, in the caller's words: 1 to 200 characters, for a model. */
  readonly instruction?: string | undefined;
}

/** The defaults of request fields. */
export const requestDefaults = {
  maxItems: 3,
  minScore: 30,
  runValidator: true,
  source: 'direct',
  complete: true,
  effort: 'medium',
  secondOpinion: 'off',
  wish: 'another',
} as const;

/** The limits of an engine; each has a default. */
export interface EngineLimits {
  /** Maximum length of a text in UTF-16 units after trimming; default 200,000. */
  readonly maxTextLength: number;
  /** Maximum number of items per game in a request; default 50. */
  readonly maxItems: number;
  /** How often missing and rejected items are requested again; 0 to 2, default 2. */
  readonly repairRounds: number;
  /** Tokens after which a request asks for no repairs; default 500,000. The first round is not limited by it. */
  readonly repairTokens: number;
  /** Maximum number of items of a set, over all its games; default 500. */
  readonly maxSetItems: number;
  /** Maximum time of one step of one of `games`, in milliseconds; default 5,000. */
  readonly gameTimeoutMs: number;
}

/** The defaults of {@link EngineLimits}. */
export const defaultLimits = {
  maxTextLength: 200_000,
  maxItems: 50,
  repairRounds: 2,
  repairTokens: 500_000,
  maxSetItems: 500,
  gameTimeoutMs: 5000,
} as const;

const efforts = ['low', 'medium', 'high'] as const satisfies readonly Effort[];
const secondOpinions = ['off', 'same', 'other'] as const satisfies readonly SecondOpinion[];
const wishes = ['another', 'easier', 'harder', 'clearer', 'better_distractors'] as const satisfies readonly Wish[];

const difficulties = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

/** Maximum length of an audience and of an instruction in UTF-16 units: room for a wish, not for a second prompt. */
const maxWordsLength = 200;

/** Maximum number of places of a text, and length of what a place is called, in UTF-16 units. */
const maxPlaces = 20_000;
const maxPlaceLabel = 200;

/** True for a well-formed BCP 47 tag. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** A language tag. Its JSON Schema leaves out extensions, which mean nothing to games. */
export const languageTag = z
  .string()
  .max(64)
  .refine(isLanguageTag, 'must be a BCP 47 language tag such as en or pt-BR')
  .meta({
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$',
  });

/** A whole number within bounds; anything else gets one message that states the bounds. */
function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.int(message).min(least, message).max(most, message);
}

const placeLabel = `must have 1 to ${maxPlaceLabel} characters`;
const offset = z.int('must be an offset in the text').min(0, 'must be an offset in the text');
const textPlaces = z
  .array(
    z.strictObject(
      {
        start: offset.describe('Offset in the text, in UTF-16 units.'),
        end: offset.describe('Offset behind the stretch.'),
        label: z
          .string(placeLabel)
          .max(maxPlaceLabel, placeLabel)
          .refine((label) => label.trim() !== '', placeLabel)
          .describe('What people call the place, such as `page 12`.'),
      },
      'must be { start, end, label }',
    ),
    'must be a list of places',
  )
  .max(maxPlaces, `must hold at most ${maxPlaces} places`)
  .superRefine((places, context) => {
    const wrong = (index: number, member: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, member], message });
    for (const [index, { start, end }] of places.entries()) {
      if (end <= start) return wrong(index, 'end', 'must lie behind the start');
      if (start < (places[index - 1]?.end ?? 0))
        return wrong(index, 'start', 'must not lie before the end of the place before it');
    }
  });

/** Validates an engine's limits. */
export const limitBounds = z.strictObject({
  maxTextLength: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  maxItems: wholeNumber(1, 1000),
  repairRounds: wholeNumber(0, 2),
  repairTokens: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  maxSetItems: wholeNumber(1, 100_000),
  gameTimeoutMs: wholeNumber(1, 2 ** 31 - 1),
});

/** One schema per request field. The service builds its request bodies from the same schemas. */
export function requestFields(limits: { readonly maxItems: number; readonly maxSetItems: number }) {
  const item = z.record(z.string(), z.unknown(), 'must be an item');
  const tooMany = `must hold at most ${limits.maxSetItems} items`;
  const items = z.array(item, 'must be a list of items').max(limits.maxSetItems, tooMany);
  // What no game can have is described as wrong, and answered as any other game that is not here.
  const typeId = z.int('must be a type_id').meta({ minimum: 1, maximum: maxTypeId });
  const words = z
    .string()
    .max(maxWordsLength, `must have at most ${maxWordsLength} characters`)
    .refine((text) => text.trim() !== '', 'must hold some text, or be left out')
    .optional();
  return {
    text: z.string().refine((text) => text.trim() !== '', 'must hold some text'),
    places: textPlaces.optional(),
    maxItems: wholeNumber(1, limits.maxItems).optional(),
    minScore: wholeNumber(0, 100).optional(),
    runValidator: z.boolean().optional(),
    language: languageTag.optional(),
    difficulty: z.enum(difficulties, `must be ${difficulties.join(', ')}`).optional(),
    audience: words,
    effort: z.enum(efforts, `must be ${efforts.join(', ')}`).optional(),
    secondOpinion: z.enum(secondOpinions, `must be ${secondOpinions.join(', ')}`).optional(),
    item,
    kept: items.optional(),
    keptByGame: z
      .record(z.string().regex(/^[1-9]\d{0,8}$/, 'must be a type_id'), items, 'must hold lists of items by type_id')
      .refine((lists) => Object.values(lists).flat().length <= limits.maxSetItems, tooMany)
      .optional(),
    wish: z.enum(wishes, `must be ${wishes.join(', ')}`).optional(),
    instruction: words,
    source: z.enum(['direct', 'prose']).optional(),
    complete: z.boolean().optional(),
    enabledGameIds: z
      .array(typeId, 'must be a list of type_ids')
      .min(1, 'must name one game at least, or be left out')
      .max(1000)
      .optional(),
  };
}
