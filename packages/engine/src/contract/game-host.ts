import type { Finding } from './finding.js';
import type { GameExample, Grade, GradeContext, ItemContext, OfflineRequest, PromptRequest } from './game-plugin.js';
import type { Interaction } from './interaction.js';
import type { Message, Messages } from './message.js';
import type { GameScore } from './results.js';
import type { JsonSchema } from './schema.js';
import type { WorkOwner } from './usage.js';

/** What a game declares, as data. The engine and its callers need no call of the game to know it. */
export interface GameDescriptor {
  readonly gameType: string;
  readonly typeId: number;
  readonly displayName: string;
  /** The name by language tag, if the game has it in several languages. */
  readonly displayNames?: Readonly<Record<string, string>>;
  readonly suits: string;
  /** The same by language tag, if the game says it in several languages. */
  readonly suitsByLanguage?: Readonly<Record<string, string>>;
  /** JSON Schema of an item, without the id. */
  readonly itemSchema: JsonSchema;
  /** JSON Schema of the drafts a writer returns. */
  readonly draftSchema: JsonSchema;
  readonly directFormat?: { readonly description: string; readonly example: string };
  /** The game's examples. Those with drafts are for a model. */
  readonly examples: readonly GameExample[];
  readonly complete: readonly string[];
  readonly writesOffline: boolean;
  readonly grades: boolean;
  /** The version of the game's items, from 1. */
  readonly itemVersion: number;
  /** Whether it turns items into interactions, and interactions into items. */
  readonly interacts: boolean;
  readonly takesInteractions: boolean;
  /** JSON Schema of a submission, if the game grades and declares one. */
  readonly submissionSchema?: JsonSchema;
  /** JSON Schema of what games.yaml may set for the game, if its package declares one. */
  readonly optionsSchema?: JsonSchema;
  /** The game's own sentences. */
  readonly messages: Messages;
}

/** The steps of games and formats, as errors name them: the import, and the members the engine calls. */
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
  'interaction',
  'fromInteraction',
  'migrate',
  'optionsSchema',
  'write',
  'read',
  'recognises',
] as const;

/** A step of a plugin: `import`, or a member of the game or format by its path. */
export type PluginStep = (typeof steps)[number];

/** The result of judging one draft. */
export interface Verdict {
  /** The finished item without id; absent if the draft does not fit its schema. */
  readonly item?: unknown;
  readonly findings: readonly Finding[];
}

/** Items to judge, in order. Each is compared with the items before it that passed. */
export interface JudgeRequest {
  readonly drafts: readonly unknown[];
  /** True if the drafts are already finished items, as in direct mode. */
  readonly finished: boolean;
  /** Whether the game's own validator runs. Schemas and doubles are always checked. */
  readonly runValidator: boolean;
  readonly context: Omit<ItemContext, 'kept'>;
  /** Items accepted earlier, without ids. */
  readonly kept: readonly unknown[];
}

/**
 * Where a game runs. The modes call games only through this interface, so a game can run in another thread. Arguments
 * and results are data that `structuredClone` can copy.
 *
 * A game that throws or returns invalid data causes an {@link EngineError} `plugin_failed`, which names the package and
 * the step and keeps the cause. A game that does not finish in time causes `plugin_timeout`.
 *
 * Work that has an owner waits for its turn among the work of other requests, and is over with `aborted` when the
 * owner's signal fires. Without an owner it is done at once, where the game runs in this thread.
 */
export interface GameHost {
  readonly descriptor: GameDescriptor;
  parse(text: string, owner?: WorkOwner): Promise<{ items: unknown[]; faults: Finding[] }>;
  prompt(request: PromptRequest): Promise<string>;
  /** One verdict per draft, in order. */
  judge(request: JudgeRequest, owner?: WorkOwner): Promise<Verdict[]>;
  /** Findings about the set; empty if the game has no `validateSet`. */
  judgeSet(items: readonly unknown[], context: ItemContext, owner?: WorkOwner): Promise<Finding[]>;
  /** Only if `descriptor.writesOffline`. */
  offlineScore(text: string, owner?: WorkOwner): Promise<Omit<GameScore, 'typeId'>>;
  /** Only if `descriptor.writesOffline`. */
  offlineWrite(
    text: string,
    request: OfflineRequest,
    owner?: WorkOwner,
  ): Promise<{ drafts: unknown[]; remarks: Message[] }>;
  /**
   * Only if `descriptor.grades`. Schema faults, and the game's reason for refusing a submission, are returned as findings
   * whose paths begin with `item` or `submission`.
   */
  grade(
    item: unknown,
    submission: unknown,
    context: GradeContext,
  ): Promise<{ grade: Grade } | { findings: readonly Finding[] }>;
  /**
   * The items as interactions, in order; undefined for one that does not fit the item schema. Only if
   * `descriptor.interacts`.
   */
  interactions(items: readonly unknown[], language: string): Promise<(Interaction | undefined)[]>;
  /**
   * The interactions as items without ids, in order; undefined for one that the game cannot take. Only if
   * `descriptor.takesInteractions`.
   */
  fromInteractions(interactions: readonly Interaction[]): Promise<unknown[]>;
  /** Items of an earlier version as items of this one, in order, unchecked. Only if the game migrates. */
  migrate(items: readonly unknown[], from: number): Promise<unknown[]>;
  /** Keeps the host open until the returned function is called, so that a running request survives a reload. */
  hold(): () => void;
  /** Closes the host once all holds are released; resolves then. */
  close(): Promise<void>;
}
