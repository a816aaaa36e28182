import type { Finding } from './finding.js';
import type { Grade, ItemContext, OfflineRequest, OfflineScore, PromptRequest } from './game-plugin.js';
import type { JsonSchema } from './schema.js';

/** What a game declares, as data: all that the engine and its callers know without calling it. */
export interface GameDescriptor {
  readonly gameType: string;
  readonly typeId: number;
  readonly displayName: string;
  /** The name by language tag, of a game that has it in several languages. */
  readonly displayNames?: Readonly<Record<string, string>>;
  readonly suits: string;
  /** JSON Schema of an item, without the id. */
  readonly itemSchema: JsonSchema;
  /** JSON Schema of what a writer is asked for. */
  readonly draftSchema: JsonSchema;
  readonly directFormat?: { readonly description: string; readonly example: string };
  /** What a model is shown: texts and the drafts they give. */
  readonly examples: readonly { readonly text: string; readonly drafts: readonly unknown[] }[];
  readonly complete: readonly string[];
  readonly writesOffline: boolean;
  readonly grades: boolean;
  /** JSON Schema of a submission, for a game that grades and declares one. */
  readonly submissionSchema?: JsonSchema;
}

/** The members of a game that are run, and its loading, as errors name them. */
export const steps = [
  'import',
  'parse',
  'prompt',
  'draftSchema',
  'finish',
  'itemSchema',
  'validate',
  'validateSet',
  'offline.score',
  'offline.write',
  'grade',
] as const;

/** A call of a game: a member of its plugin, by its path. */
export type GameStep = (typeof steps)[number];

/** The outcome of judging one draft. */
export interface Verdict {
  /** The finished item without id; absent when the draft did not fit its schema. */
  readonly item?: unknown;
  readonly findings: readonly Finding[];
}

/** Items to judge, in order; each is judged against those before it that passed. */
export interface JudgeRequest {
  readonly drafts: readonly unknown[];
  /** True when the drafts are finished items already, as in direct mode. */
  readonly finished: boolean;
  /** Whether the game's own validator runs; schemas and doubles are checked in any case. */
  readonly runValidator: boolean;
  readonly context: Omit<ItemContext, 'kept'>;
  /** Items accepted before, without ids. */
  readonly kept: readonly unknown[];
}

/**
 * Where a game runs. The modes call games only through this port, so that a game may live in another thread; arguments
 * and results are data that survive `structuredClone`.
 *
 * A game that throws or returns nonsense is an {@link EngineError} `plugin_failed` that names the package and the step
 * and keeps the cause; one that does not finish is `plugin_timeout`.
 */
export interface GameHost {
  readonly descriptor: GameDescriptor;
  /** True where the game works in the caller's thread, which then does nothing else. */
  readonly sharesThread: boolean;
  parse(text: string): Promise<{ items: unknown[]; faults: Finding[] }>;
  prompt(request: PromptRequest): Promise<string>;
  /** One verdict per draft, in order. */
  judge(request: JudgeRequest): Promise<Verdict[]>;
  /** Findings about the set; none from a game without an opinion. */
  judgeSet(items: readonly unknown[], context: ItemContext): Promise<Finding[]>;
  /** Only where `descriptor.writesOffline`. */
  offlineScore(text: string): Promise<OfflineScore>;
  /** Only where `descriptor.writesOffline`. */
  offlineWrite(text: string, request: OfflineRequest): Promise<unknown[]>;
  /** Only where `descriptor.grades`. What does not fit comes back as findings whose paths begin with `item` or `submission`. */
  grade(item: unknown, submission: unknown): Promise<{ grade: Grade } | { findings: readonly Finding[] }>;
  /** Keeps the host's resources until the returned function is called: a request under way outlives a reload. */
  hold(): () => void;
  /** Frees the host's resources once nobody holds it; resolves then. */
  close(): Promise<void>;
}
