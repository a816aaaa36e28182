import { EngineError } from '../contract/errors.js';
import { type Finding, reject } from '../contract/finding.js';
import type { GameDescriptor, GameHost, GameStep } from '../contract/game-host.js';
import type { GamePlugin, Grade, Mark, OfflineDrafts, OfflineScore } from '../contract/game-plugin.js';
import { withoutId } from '../contract/item-id.js';
import { defaultLimits } from '../contract/requests.js';
import { checkSchema, toJsonSchema } from '../contract/schema.js';
import { frozenCopy, isObject, itemData, jsonData, kindOf, notAsync } from '../lib/data.js';
import { checkGame } from './check-game.js';
import { checkRemarks } from './check-remarks.js';
import { checkFindings, judgeDrafts } from './item-check.js';
import { stepRunner } from './step-runner.js';

/** A deployment's overrides for one game, its time limit and its listeners. */
export interface HostOptions {
  readonly typeId?: number | undefined;
  readonly displayName?: string | undefined;
  /** The game's package, as errors name it; default: its gameType. */
  readonly package?: string | undefined;
  /** Maximum wait for a member's promise, in milliseconds; default 5,000. */
  readonly timeoutMs?: number | undefined;
  /** Called with each step before it begins. */
  readonly onStep?: ((step: GameStep) => void) | undefined;
  /**
   * Called with each failure of the game. The error is thrown as well, but some requests continue without the game.
   */
  readonly onFailure?: ((error: EngineError) => void) | undefined;
}

/**
 * Runs a game in this thread, on frozen copies. It cannot stop a member that blocks the thread or uses up all memory.
 * @throws EngineError `plugin_failed` with all faults if the game does not fit the contract.
 */
export function inProcessHost(game: GamePlugin, options: HostOptions = {}): GameHost {
  const faults = checkGame(game);
  if (faults.length > 0) {
    const list = faults.map((fault) => fault.message).join(' ');
    throw new EngineError('plugin_failed', `${options.package ?? 'A game'} does not keep the contract: ${list}`, {
      findings: faults,
    });
  }
  const descriptor = describe(game, options);
  const { timeoutMs = defaultLimits.gameTimeoutMs, onStep, onFailure, package: packageName = game.gameType } = options;
  const step = stepRunner({ packageName, typeId: descriptor.typeId, timeoutMs, onStep, onFailure });

  return {
    descriptor,
    sharesThread: true,
    parse: (text) =>
      step('parse', async () => {
        const parsed = notAsync(game.parse(text));
        const { items, faults } = Array.isArray(parsed) ? { items: parsed, faults: [] } : parsed;
        if (!Array.isArray(items)) throw new TypeError(`expected a list of items, got ${kindOf(items)}`);
        return await checkParsed(game, items, checkFindings(faults));
      }),
    prompt: (request) => step('prompt', () => expectText(notAsync(game.prompt(frozenCopy(request))))),
    judge: (request) => judgeDrafts(game, request, step),
    judgeSet: async (items, context) =>
      game.validateSet === undefined
        ? []
        : step('validateSet', async () =>
            checkFindings(await game.validateSet?.(frozenCopy(items), frozenCopy(context))),
          ),
    offlineScore: (text) => step('offline.score', async () => checkScore(await game.offline?.score(text))),
    offlineWrite: (text, request) =>
      step('offline.write', async () => {
        const { drafts, remarks } = readOfflineResult(await game.offline?.write(text, frozenCopy(request)));
        return {
          drafts: drafts.slice(0, request.count).map((draft) => jsonData(draft)),
          remarks: checkRemarks(remarks),
        };
      }),
    grade: (item, submission) =>
      step('grade', async () => {
        const checkedItem = await checkSchema(game.itemSchema, withoutId(item));
        const checkedSubmission =
          game.submissionSchema === undefined
            ? ({ ok: true, value: submission } as const)
            : await checkSchema(game.submissionSchema, submission);
        if (checkedItem.ok && checkedSubmission.ok) {
          return {
            grade: checkGrade(
              notAsync(game.grade?.(frozenCopy(checkedItem.value), frozenCopy(checkedSubmission.value))),
            ),
          };
        }
        return { findings: [...faultsUnder('item', checkedItem), ...faultsUnder('submission', checkedSubmission)] };
      }),
    hold: () => () => {},
    close: async () => {},
  };
}

/** @throws TypeError for a value that is neither a list of drafts nor holds one */
function readOfflineResult(result: unknown): { drafts: unknown[]; remarks: unknown } {
  const { drafts, remarks }: Partial<OfflineDrafts> = isObject(result) ? result : { drafts: result as unknown[] };
  if (!Array.isArray(drafts)) throw new TypeError(`expected a list of drafts, got ${kindOf(drafts)}`);
  return { drafts, remarks: remarks ?? [] };
}

function describe(game: GamePlugin, names: HostOptions): GameDescriptor {
  const own = names.displayName ?? game.displayName;
  return {
    gameType: game.gameType,
    typeId: names.typeId ?? game.typeId,
    displayName: typeof own === 'string' ? own : (own.en ?? Object.values(own)[0] ?? game.gameType),
    ...(typeof own === 'string' ? {} : { displayNames: { ...own } }),
    suits: game.suits,
    itemSchema: toJsonSchema(game.itemSchema),
    draftSchema: toJsonSchema(game.draftSchema ?? game.itemSchema),
    ...(game.directFormat === undefined ? {} : { directFormat: game.directFormat }),
    examples: examplesOf(game),
    complete: game.complete ?? [],
    writesOffline: game.offline !== undefined,
    grades: game.grade !== undefined,
    ...(game.submissionSchema === undefined ? {} : { submissionSchema: toJsonSchema(game.submissionSchema) }),
  };
}

/** The prose examples for a model, with the drafts a writer would return. */
function examplesOf({ examples = [], draftSchema }: GamePlugin): GameDescriptor['examples'] {
  return examples.flatMap(({ source, text, items, drafts }) => {
    const shown = drafts ?? (draftSchema === undefined ? items : undefined);
    return source === 'prose' && shown !== undefined ? [{ text, drafts: shown }] : [];
  });
}

/** Parsed items that do not fit the item schema are faults of the text, not of the request. */
async function checkParsed(game: GamePlugin, items: readonly unknown[], faults: readonly Finding[]) {
  const good: unknown[] = [];
  const allFaults = [...faults];
  for (const [index, item] of items.entries()) {
    const checked = await checkSchema(game.itemSchema, item);
    if (checked.ok) good.push(itemData(checked.value));
    else
      for (const finding of checked.findings)
        allFaults.push(reject('schema', `Item ${index + 1}: ${finding.message}`, [index, ...(finding.path ?? [])]));
  }
  return { items: good, faults: allFaults };
}

function checkScore(score: OfflineScore | undefined): OfflineScore {
  if (typeof score?.score !== 'number' || Number.isNaN(score.score)) throw new TypeError('expected a score');
  return {
    score: Math.round(Math.min(100, Math.max(0, score.score))),
    reason: expectText(score.reason),
  };
}

/** The schema's findings, with `name` in front of each path. */
function faultsUnder(name: string, checked: Awaited<ReturnType<typeof checkSchema>>): Finding[] {
  if (checked.ok) return [];
  return checked.findings.map((finding) => ({ ...finding, path: [name, ...(finding.path ?? [])] }));
}

/** Checks a grade and copies only its known members. */
function checkGrade(grade: Grade | undefined): Grade {
  const { correct, feedback, marks } = grade ?? {};
  if (grade === undefined || typeof correct !== 'boolean' || !isListOfTexts(feedback)) {
    throw new TypeError('expected a grade: score, max, correct, and feedback as a list of texts');
  }
  const entries = Object.entries(marks ?? {}).map(([name, mark]) => [name, checkMark(mark)] as const);
  const shown = marks === undefined ? {} : { marks: Object.fromEntries(entries) };
  return { ...checkMark(grade), correct, feedback: [...feedback], ...shown };
}

function checkMark({ score, max }: Mark): Mark {
  if (!Number.isFinite(score) || !Number.isFinite(max) || max <= 0 || score < 0 || score > max) {
    throw new TypeError('expected a mark: a score from 0 to max, and max above 0');
  }
  return { score, max };
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function expectText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`expected a text, got ${kindOf(value)}`);
  return value;
}
