import { EngineError } from '../contract/errors.js';
import { type Finding, type GameFinding, isFinding, isRejected, reject } from '../contract/finding.js';
import type { GameDescriptor, GameHost, PluginStep } from '../contract/game-host.js';
import type { GameGrade, GamePlugin, Grade, Mark, OfflineDrafts, OfflineScore } from '../contract/game-plugin.js';
import { type Interaction, interactionSchema } from '../contract/interaction.js';
import { withoutId } from '../contract/item-id.js';
import { defaultLimits } from '../contract/requests.js';
import { checkSchema, type JsonSchema, toJsonSchema } from '../contract/schema.js';
import type { WorkOwner } from '../contract/usage.js';
import { whenAllReady, whenReady } from '../lib/async.js';
import { ContractFault, frozenCopy, isObject, itemData, jsonData, kindOf, notAsync } from '../lib/data.js';
import { checkGame } from './check-game.js';
import { checkInWords } from './check-in-words.js';
import { checkItem, judgeDrafts } from './item-check.js';
import { type GameMessages, messagesOfGame } from './messages-of-game.js';
import { stepRunner } from './step-runner.js';
import { workTurns } from './work-turns.js';

/** A deployment's overrides for one game, its time limit and its listeners. */
export interface HostOptions {
  readonly gameType?: string | undefined;
  readonly typeId?: number | undefined;
  readonly displayName?: string | undefined;
  /** JSON Schema of the options the game was made with. */
  readonly optionsSchema?: JsonSchema | undefined;
  /** The game's package, as errors name it; default: its gameType. */
  readonly package?: string | undefined;
  /** What errors call a game that has neither; default `A game`. */
  readonly place?: string | undefined;
  /** Maximum wait for a member's promise, in milliseconds; default 5,000. */
  readonly timeoutMs?: number | undefined;
  /** Called with each step before it begins. */
  readonly onStep?: ((step: PluginStep) => void) | undefined;
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
    const named = faults.every(({ path }) => path?.[0] !== 'gameType') && isObject(game) ? game.gameType : undefined;
    const name = options.package ?? named ?? options.place ?? 'A game';
    throw new EngineError('plugin_failed', `${name} does not keep the contract: ${list}`, { findings: faults });
  }
  const descriptor = describe(game, options);
  const messages = messagesOfGame(game.messages);
  const { timeoutMs = defaultLimits.gameTimeoutMs, onStep, onFailure, package: packageName = game.gameType } = options;
  const step = stepRunner({ packageName, typeId: descriptor.typeId, timeoutMs, onStep, onFailure });

  return {
    descriptor,
    parse: (text) =>
      step('parse', () => {
        const { items, faults } = readParsed(notAsync(game.parse(text)));
        return checkParsed(game, items, messages.findings(faults));
      }),
    prompt: (request) => step('prompt', () => expectText(notAsync(game.prompt(frozenCopy(request))))),
    judge: (request) => judgeDrafts(game, request, step),
    judgeSet: async (items, context) =>
      game.validateSet === undefined
        ? []
        : step('validateSet', () =>
            whenReady(game.validateSet?.(frozenCopy(items), frozenCopy(context)), messages.findings),
          ),
    offlineScore: (text, owner) =>
      inTurn(owner, text, () =>
        step('offline.score', async () => checkScore(await game.offline?.score(text), messages)),
      ),
    offlineWrite: (text, request, owner) =>
      inTurn(owner, text, () =>
        step('offline.write', async () => {
          const { drafts, remarks } = readOfflineResult(await game.offline?.write(text, frozenCopy(request)));
          return {
            drafts: drafts.slice(0, request.count).map((draft) => jsonData(draft)),
            remarks: messages.remarks(remarks),
          };
        }),
      ),
    grade: (item, submission, context) =>
      step('grade', async () => {
        const checkedItem = await checkInWords(game.itemSchema, withoutId(item));
        const checkedSubmission =
          game.submissionSchema === undefined
            ? ({ ok: true, value: submission } as const)
            : await checkInWords(game.submissionSchema, submission);
        if (checkedItem.ok && checkedSubmission.ok) {
          const [copy, given] = [frozenCopy(checkedItem.value), frozenCopy(checkedSubmission.value)];
          const graded = notAsync(game.grade?.(copy, given, frozenCopy(context)));
          if (!isFinding(graded) || !isRejected([graded])) return { grade: checkGrade(graded, messages) };
          return { findings: messages.findings([graded]).map((finding) => under('submission', finding)) };
        }
        return { findings: [...faultsUnder('item', checkedItem), ...faultsUnder('submission', checkedSubmission)] };
      }),
    interactions: (items, language) =>
      step('interaction', () => Promise.all(items.map((item) => interactionOf(game, item, language)))),
    fromInteractions: (interactions) =>
      step('fromInteraction', () => Promise.all(interactions.map((interaction) => itemFrom(game, interaction)))),
    migrate: (items, from) =>
      step('migrate', () =>
        items.map((item) => itemData(notAsync(game.migrate?.(frozenCopy(withoutId(item)), from)) ?? item)),
      ),
    hold: () => () => {},
    close: async () => {},
  };
}

/** One line for all engines, because they share the thread and a game's time limit must count only its own work. */
const turns = workTurns();

/** Writing offline takes long enough that other requests must have their turn in between. */
function inTurn<Result>(owner: WorkOwner | undefined, text: string, work: () => Promise<Result>): Promise<Result> {
  return owner === undefined ? work() : turns(owner, text.length, work);
}

/** Undefined for an item that does not fit its schema, or that the game makes no interaction of. */
async function interactionOf(game: GamePlugin, item: unknown, language: string): Promise<Interaction | undefined> {
  const checked = await checkSchema(game.itemSchema, withoutId(item));
  if (!checked.ok) return undefined;
  const made = notAsync(game.interaction?.(frozenCopy(checked.value), { language }));
  return interactionSchema.safeParse(jsonData(made)).data;
}

/** An item that does not fit the schema is none: the game cannot take the interaction. */
async function itemFrom(game: GamePlugin, interaction: Interaction): Promise<unknown> {
  const item = notAsync(game.fromInteraction?.(frozenCopy(interaction)));
  if (item === undefined) return undefined;
  const checked = await checkSchema(game.itemSchema, item);
  return checked.ok ? itemData(checked.value) : undefined;
}

/** @throws ContractFault for a value that is neither a list of items nor holds one */
function readParsed(parsed: unknown): { items: readonly unknown[]; faults: unknown } {
  if (Array.isArray(parsed)) return { items: parsed, faults: [] };
  const { items, faults }: { items?: unknown; faults?: unknown } = isObject(parsed) ? parsed : { items: parsed };
  if (!Array.isArray(items)) throw new ContractFault(`expected a list of items, got ${kindOf(items ?? parsed)}`);
  return { items, faults };
}

/** @throws ContractFault for a value that is neither a list of drafts nor holds one */
function readOfflineResult(result: unknown): { drafts: unknown[]; remarks: unknown } {
  const { drafts, remarks }: Partial<OfflineDrafts> = isObject(result) ? result : { drafts: result as unknown[] };
  if (!Array.isArray(drafts)) throw new ContractFault(`expected a list of drafts, got ${kindOf(drafts ?? result)}`);
  return { drafts, remarks: remarks ?? [] };
}

/** The English one of texts by language tag, else the first. */
function defaultText(texts: string | Readonly<Record<string, string>>): string {
  return typeof texts === 'string' ? texts : (texts.en ?? Object.values(texts)[0] ?? '');
}

function describe(game: GamePlugin, names: HostOptions): GameDescriptor {
  const own = names.displayName ?? game.displayName;
  const { suits } = game;
  return {
    gameType: names.gameType ?? game.gameType,
    typeId: names.typeId ?? game.typeId,
    displayName: defaultText(own),
    ...(typeof own === 'string' ? {} : { displayNames: { ...own } }),
    suits: defaultText(suits),
    ...(typeof suits === 'string' ? {} : { suitsByLanguage: { ...suits } }),
    itemSchema: toJsonSchema(game.itemSchema),
    draftSchema: toJsonSchema(game.draftSchema ?? game.itemSchema),
    ...(game.directFormat === undefined ? {} : { directFormat: game.directFormat }),
    examples: examplesOf(game),
    complete: game.complete ?? [],
    writesOffline: game.offline !== undefined,
    grades: game.grade !== undefined,
    itemVersion: game.itemVersion ?? 1,
    interacts: game.interaction !== undefined,
    takesInteractions: game.fromInteraction !== undefined,
    ...(game.submissionSchema === undefined ? {} : { submissionSchema: toJsonSchema(game.submissionSchema) }),
    ...(names.optionsSchema === undefined ? {} : { optionsSchema: names.optionsSchema }),
    messages: game.messages ?? {},
  };
}

/** The examples: those of prose with the drafts a writer would return, if that is known. */
function examplesOf({ examples = [], draftSchema }: GamePlugin): GameDescriptor['examples'] {
  return examples.map(({ source, language, text, items, drafts }) => {
    const shown = drafts ?? (draftSchema === undefined ? items : undefined);
    return { source, language, text, items, ...(source === 'prose' && shown !== undefined ? { drafts: shown } : {}) };
  });
}

/** Parsed items that do not fit the item schema are faults of the text, not of the request. */
function checkParsed(game: GamePlugin, items: readonly unknown[], faults: readonly Finding[]) {
  return whenAllReady(
    items.map((item) => checkItem(game, item)),
    (checked) => ({
      items: checked.flatMap((each) => (each.ok ? [each.value] : [])),
      faults: [
        ...faults,
        ...checked.flatMap((each, index) =>
          each.ok ? [] : each.findings.map((finding) => schemaFault(index, finding)),
        ),
      ],
    }),
  );
}

function schemaFault(index: number, { message, path = [] }: Finding): Finding {
  const params = { case: 'item', item: index + 1, issue: message };
  return { ...reject('schema', `Item ${index + 1}: ${message}`, [index, ...path]), params };
}

function checkScore(score: OfflineScore | undefined, messages: GameMessages) {
  if (typeof score?.score !== 'number' || Number.isNaN(score.score))
    throw new ContractFault('expected a score: a number from 0 to 100');
  const { code, params, message } = messages.said(score.reason, 'game_reason');
  return {
    score: Math.round(Math.min(100, Math.max(0, score.score))),
    reason: message,
    reasonCode: code,
    params,
  };
}

function faultsUnder(name: string, checked: Awaited<ReturnType<typeof checkInWords>>): Finding[] {
  return checked.ok ? [] : checked.findings.map((finding) => under(name, finding));
}

/** The finding with `name` in front of its path. */
function under(name: string, finding: Finding): Finding {
  return { ...finding, path: [name, ...(finding.path ?? [])] };
}

/** Checks a grade and copies only its known members. */
function checkGrade(graded: GameGrade | GameFinding | undefined, messages: GameMessages): Grade {
  const grade = graded as GameGrade | undefined;
  const { correct, feedback, marks } = grade ?? {};
  if (grade === undefined || typeof correct !== 'boolean' || !Array.isArray(feedback)) {
    throw new ContractFault(
      'expected a grade: score, max, correct, and feedback as a list of texts; or a finding by reject',
    );
  }
  const feedbackDetails = feedback.map((sentence: unknown) => messages.said(sentence, 'game_feedback'));
  const entries = Object.entries(marks ?? {}).map(([name, mark]) => [name, checkMark(mark)] as const);
  const shown = marks === undefined ? {} : { marks: Object.fromEntries(entries) };
  return {
    ...checkMark(grade),
    correct,
    feedback: feedbackDetails.map(({ message }) => message),
    feedbackDetails,
    ...shown,
  };
}

function checkMark({ score, max }: Mark): Mark {
  if (!Number.isFinite(score) || !Number.isFinite(max) || max <= 0 || score < 0 || score > max) {
    const found = Number.isFinite(score) && Number.isFinite(max) ? '' : `; got ${kindOf(score)} of ${kindOf(max)}`;
    throw new ContractFault(`expected a mark: a score from 0 to max, and max above 0${found}`);
  }
  return { score, max };
}

function expectText(value: unknown): string {
  if (typeof value !== 'string') throw new ContractFault(`expected a text, got ${kindOf(value)}`);
  return value;
}
