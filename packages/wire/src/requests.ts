import { z } from 'zod';
import { type Immutable, typeId } from './common.js';

/** The providers of items: a kind of model server, or the built-in offline writer. */
export const providers = ['openai', 'ollama', 'offline'] as const;

/** Maximum length of a model's name, in UTF-16 units. */
export const maxModelName = 200;

/** The schema of a request field that may be left out, as all but `text` may. */
type Optional<Value> = z.ZodOptional<z.ZodType<Value, Value>>;

/**
 * The schemas of a generation request's fields with their bounds, made by `requestFields(limits)` of
 * `@ludotext/engine/host`. They are an argument because the library checks its callers' requests by the same bounds
 * without HTTP. So each bound is defined once, the engine does not depend on this package, and a client that wants the
 * types does not install the engine.
 */
export interface GenerationFields {
  readonly text: z.ZodType<string, string>;
  readonly places: Optional<{ readonly start: number; readonly end: number; readonly label: string }[]>;
  readonly enabledGameIds: Optional<number[]>;
  readonly maxItems: Optional<number>;
  readonly minScore: Optional<number>;
  readonly runValidator: Optional<boolean>;
  readonly language: Optional<string>;
  readonly difficulty: Optional<'easy' | 'medium' | 'hard'>;
  readonly audience: Optional<string>;
  readonly source: Optional<'direct' | 'prose'>;
  readonly complete: Optional<boolean>;
  readonly effort: Optional<'low' | 'medium' | 'high'>;
  readonly secondOpinion: Optional<'off' | 'same' | 'other'>;
  readonly item: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  readonly kept: Optional<Record<string, unknown>[]>;
  readonly keptByGame: Optional<Record<string, Record<string, unknown>[]>>;
  readonly wish: Optional<'another' | 'easier' | 'harder' | 'clearer' | 'better_distractors'>;
  readonly instruction: Optional<string>;
}

/**
 * The bodies of `POST /generate`, `POST /generate/single`, `POST /generate/{type_id}` (`direct`) and `POST
 * /games/{game_type}/rewrite`.
 */
export function generationRequests(fields: GenerationFields) {
  const direct = z.strictObject({
    text: fields.text,
    places: fields.places,
    enabled_game_ids: fields.enabledGameIds,
    max_items: fields.maxItems,
    min_score: fields.minScore,
    run_validator: fields.runValidator,
    language: fields.language,
    difficulty: fields.difficulty,
    audience: fields.audience,
    effort: fields.effort,
    second_opinion: fields.secondOpinion,
    kept: fields.kept,
    source: fields.source,
    complete: fields.complete,
    model: z.string().min(1).max(maxModelName).optional(),
    verbose: z.boolean().optional(),
    webhook: z.string().min(1).max(2000).optional(),
  });
  const forGames = direct.omit({ source: true, complete: true }).extend({ kept: fields.keptByGame });
  const rewrite = direct
    .omit({ enabled_game_ids: true, max_items: true, min_score: true, source: true, complete: true })
    .extend({ item: fields.item, wish: fields.wish, instruction: fields.instruction });
  return { generate: forGames, single: forGames, direct, rewrite };
}

/** Maximum length of a caller's own id of a text in a batch, in UTF-16 units. */
export const maxTextId = 128;

/**
 * The bodies of `POST /batches`, for the games that suit a text (`games`) and for one named game (`game`): the `whole`,
 * with what holds for all texts, and an entry of its `texts`, whose own fields win.
 * @param maxTexts maximum texts of a batch
 */
export function batchRequests(fields: GenerationFields, maxTexts: number) {
  const { generate, direct } = generationRequests(fields);
  const texts = z
    .array(z.unknown(), 'must be a list of texts')
    .min(1, 'must hold one text at least')
    .max(maxTexts, `must hold at most ${maxTexts} texts`);
  const length = `must have 1 to ${maxTextId} characters`;
  const id = z.string().min(1, length).max(maxTextId, length);
  const ofGames = generate.omit({ webhook: true });
  const ofGame = direct.omit({ webhook: true });
  const route = z.enum(['generate', 'single']);
  return {
    games: { whole: ofGames.omit({ text: true, places: true }).extend({ route, texts }), text: ofGames.extend({ id }) },
    game: {
      whole: ofGame.omit({ text: true, places: true }).extend({ route: typeId, texts }),
      text: ofGame.extend({ id }),
    },
  };
}

/** The schemas that {@link batchRequests} makes. */
export type BatchRequests = ReturnType<typeof batchRequests>;

/** The body of `POST /batches`. */
export type BatchRequest = BatchOf<BatchRequests['games']> | BatchOf<BatchRequests['game']>;

type BatchOf<Schemas extends BatchRequests[keyof BatchRequests]> = Immutable<
  Omit<z.infer<Schemas['whole']>, 'texts'> & { texts: z.infer<Schemas['text']>[] }
>;

/** The schemas that {@link generationRequests} makes, by route. */
export type GenerationRequests = ReturnType<typeof generationRequests>;

/** The body of `POST /generate` and of `POST /generate/single`; the latter warns that `min_score` has no effect. */
export type GenerateRequest = Immutable<z.infer<GenerationRequests['generate']>>;

/**
 * The body of `POST /generate/{type_id}`; `enabled_game_ids` and `min_score` have no effect there and cause warnings.
 */
export type DirectRequest = Immutable<z.infer<GenerationRequests['direct']>>;

/** The body of `POST /games/{game_type}/rewrite`. */
export type RewriteRequest = Immutable<z.infer<GenerationRequests['rewrite']>>;

/** Difficulty of the items. */
export type Difficulty = NonNullable<GenerateRequest['difficulty']>;

/** The body of `POST /games/{game_type}/grade`: an item as the service returned it, and the player's submission. */
export const gradeRequestSchema = z.strictObject({ item: z.json(), answer: z.json() });
export type GradeRequest = Immutable<z.infer<typeof gradeRequestSchema>>;

/**
 * The body of `POST /llm`. `model_name` is required unless `provider` is `offline`; `base_url` has a default for each
 * provider.
 */
export const llmRequestSchema = z.strictObject({
  provider: z.enum(providers),
  model_name: z.string().trim().min(1).max(maxModelName).optional(),
  temperature: z.number().min(0).max(2).optional(),
  base_url: z.string().min(1).max(2000).optional(),
  test: z.boolean().optional(),
});
export type LlmRequest = Immutable<z.infer<typeof llmRequestSchema>>;
