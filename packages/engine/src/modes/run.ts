import { abortedError, type EngineError } from '../contract/errors.js';
import type { ProgressEvent } from '../contract/events.js';
import type { GameHost } from '../contract/game-host.js';
import type { Difficulty, GamePlugin } from '../contract/game-plugin.js';
import { withoutId } from '../contract/item-id.js';
import type { LanguageModel } from '../contract/language-model.js';
import {
  type CommonRequest,
  type Effort,
  type EngineLimits,
  requestDefaults,
  type requestFields,
} from '../contract/requests.js';
import { maxRejected, type RejectedItem, type Warning } from '../contract/results.js';
import type { RequestIdentity, UsageMeter } from '../contract/usage.js';
import type { Registry } from '../host/registry.js';
import type { PlacePath } from '../lib/place.js';
import { seedFrom } from '../lib/random.js';
import { errorSaying, say } from '../messages/own-messages.js';
import { detectLanguage } from '../text/detect-language.js';
import { primarySubtag } from '../text/languages/language.js';
import { modelSolver, type Solver } from '../writers/second-opinion.js';
import type { ItemWriter } from '../writers/writer.js';
import { type EarlierRun, readEarlier } from './earlier-run.js';

/** The engine's games and writer at the moment a request arrives, passed to a mode. */
export interface EngineSnapshot {
  readonly registry: Registry;
  /** The writer of the request. */
  readonly writer: ItemWriter;
  /** The writer's model; undefined for the offline writer. */
  readonly model: LanguageModel | undefined;
  /** The model that gives second opinions of another model, if there is one. */
  readonly second: LanguageModel | undefined;
  readonly limits: EngineLimits;
  /** The schemas of the request fields under these limits. */
  readonly fields: ReturnType<typeof requestFields>;
  /** What the request's calls used so far. */
  readonly usage: UsageMeter;
  /** Milliseconds left for the model's calls. */
  readonly timeLeft: () => number;
  /** Whether somebody waits for the events. */
  readonly live: boolean;
  /** Called with each event as it happens. */
  readonly emit: (event: ProgressEvent) => void;
  /** Whether the fallback takes over after this error; a mode that can do without the failed call then throws it. */
  readonly isForFallback: (error: EngineError) => boolean;
}

/** A checked request under way in a mode. */
export interface Run {
  readonly text: string;
  readonly language: string;
  readonly seed: number;
  readonly difficulty: Difficulty | undefined;
  /** On one line. */
  readonly audience: string | undefined;
  readonly effort: Effort;
  /** Whether {@link solving} is there. */
  readonly solves: boolean;
  /** Whether items are wanted as soon as they are written: for events, or for a second opinion beside the writing. */
  readonly live: boolean;
  /** Solves the items before they count. */
  readonly solving: Solving | undefined;
  readonly maxItems: number;
  readonly runValidator: boolean;
  /** The items of a game that exist already, without ids. */
  readonly keptOf: (typeId: number) => readonly unknown[];
  /** What an earlier run of the request reached. */
  readonly earlier: EarlierRun;
  readonly signal: AbortSignal | undefined;
  readonly usage: UsageMeter;
  /** Identifies the request in queues. */
  readonly request: RequestIdentity;
  readonly warnings: Warning[];
  /** Drafts rejected so far. */
  readonly rejected: RejectedItem[];
  /** Milliseconds left for the model's calls. */
  readonly timeLeft: () => number;
  /** Adds a warning; repeated warnings count once. */
  readonly warn: (warning: Warning) => void;
  /** Removes the warnings about a game. */
  readonly forget: (typeId: number) => void;
  readonly emit: (event: ProgressEvent) => void;
}

/** A second opinion in a request, and what it did so far. */
export interface Solving {
  readonly solver: Solver;
  readonly usage: UsageMeter;
  checked: number;
  disputed: number;
}

/** The members of a request whose bounds are checked. */
type Checked = Record<string, unknown> &
  CommonRequest & { readonly kept?: readonly object[] | Readonly<Record<number, readonly object[]>> | undefined };

/**
 * Checks a request's bounds and fills in its defaults.
 * @throws EngineError `invalid_request`, `text_too_long`, `aborted`
 */
export function startRun(request: Checked, snapshot: EngineSnapshot): Run {
  checkRequest(request, snapshot);
  const warnings: Warning[] = [];
  return runOf(request, snapshot, chooseLanguage(request.language, request.text, snapshot.writer, warnings), warnings);
}

/**
 * Like {@link startRun}, for an author's items, whose request is checked already. Nothing is translated, so the caller's
 * language always applies; what the author wrote gets no second opinion.
 * @throws EngineError `aborted`
 */
export function startAuthorRun(request: Checked, snapshot: EngineSnapshot, written: string): Run {
  checkAborted(request.signal);
  const [language] = request.language === undefined ? [] : Intl.getCanonicalLocales(request.language);
  return runOf({ ...request, secondOpinion: 'off' }, snapshot, language ?? detectLanguage(written), []);
}

/** @throws EngineError `invalid_request`, `text_too_long`, `aborted` */
export function checkRequest(request: Checked, snapshot: EngineSnapshot): void {
  checkBounds(request, snapshot);
  checkAborted(request.signal);
}

function runOf(request: Checked, snapshot: EngineSnapshot, language: string, warnings: Warning[]): Run {
  const { usage, timeLeft, emit } = snapshot;
  const solving = solvingOf(request, snapshot, usage, warnings);
  const { kept = {}, maxItems = requestDefaults.maxItems } = request;
  const keptOf = (typeId: number) => (isList(kept) ? kept : (kept[typeId] ?? []));
  return {
    text: request.text,
    language,
    seed: seedFrom(request.text),
    difficulty: request.difficulty,
    audience: request.audience?.trim().replace(/\s+/g, ' '),
    effort: request.effort ?? requestDefaults.effort,
    maxItems,
    runValidator: request.runValidator ?? requestDefaults.runValidator,
    solves: solving !== undefined,
    live: snapshot.live || solving !== undefined,
    solving,
    keptOf: (typeId) => keptOf(typeId).map(withoutId),
    earlier: readEarlier(request.resume, maxItems),
    signal: request.signal,
    usage,
    request: {},
    warnings,
    rejected: [],
    timeLeft,
    warn: (warning) => {
      const { typeId, code, message } = warning;
      const isKnown = warnings.some(
        (known) => known.typeId === typeId && known.code === code && known.message === message,
      );
      if (!isKnown) warnings.push(warning);
    },
    forget: (typeId) => {
      warnings.splice(0, warnings.length, ...warnings.filter((warning) => warning.typeId !== typeId));
    },
    emit,
  };
}

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray;

/** @throws EngineError `second_model_missing` */
function solvingOf(
  { secondOpinion = requestDefaults.secondOpinion }: Checked,
  { writer, model, second }: EngineSnapshot,
  usage: UsageMeter,
  warnings: Warning[],
): Solving | undefined {
  if (secondOpinion === 'off') return undefined;
  if (writer.origin === 'offline') {
    warnings.push(say('field_ignored', { case: 'offline', field: 'second_opinion' }));
    return undefined;
  }
  const solving = secondOpinion === 'same' ? model : second;
  if (solving === undefined) throw errorSaying('second_model_missing', {});
  return { solver: modelSolver(solving), usage: usage.part(), checked: 0, disputed: 0 };
}

/** The members of every result. */
export function commonResult(run: Run, writer: ItemWriter) {
  const { solving } = run;
  const secondOpinion = solving && {
    llm: solving.solver.llm,
    checked: solving.checked,
    disputed: solving.disputed,
    tokenUsage: solving.usage.total(),
  };
  return {
    llm: writer.llm,
    language: run.language,
    warnings: run.warnings,
    tokenUsage: run.usage.total(),
    ...(secondOpinion === undefined ? {} : { secondOpinion }),
    rejected: run.rejected.slice(0, maxRejected),
  };
}

/** @throws EngineError `aborted` */
export function checkAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortedError(signal);
}

function checkBounds(request: Checked, { limits, fields }: EngineSnapshot): void {
  const { enabledGameIds: _, item, kept, keptByGame, ...others } = fields;
  const own = {
    ...others,
    kept: isList(request.kept) || 'item' in request ? kept : keptByGame,
    ...('item' in request ? { item } : {}),
  };
  for (const [name, field] of Object.entries(own)) {
    if (request[name] === undefined && field.type === 'optional') continue;
    const result = field.safeParse(request[name]);
    if (result.success) continue;
    const [{ message, path } = { message: 'is not as it should be', path: [] }] = result.error.issues;
    throw wrongField([name, ...path.map((part) => (typeof part === 'number' ? part : String(part)))], message);
  }
  const { text, places } = request;
  if ((places?.at(-1)?.end ?? 0) > text.length)
    throw wrongField(
      ['places', (places?.length ?? 0) - 1, 'end'],
      `must lie inside the text of ${text.length} characters.`,
    );
  const length = request.text.trim().length;
  if (length > limits.maxTextLength) {
    throw errorSaying('text_too_long', { length, max: limits.maxTextLength });
  }
}

function wrongField(path: PlacePath, message: string): EngineError {
  return errorSaying(
    'invalid_request',
    { field: path.join('.'), issue: message },
    { findings: [{ rule: 'schema', severity: 'reject', params: { issue: message }, message, path }] },
  );
}

/** Characters a text needs for reliable language detection; for a shorter one the caller's language is used. */
const tellingLength = 100;

/** Uses the caller's language, except that the offline writer cannot translate. */
function chooseLanguage(wanted: string | undefined, sample: string, writer: ItemWriter, warnings: Warning[]): string {
  const found = detectLanguage(sample);
  if (wanted === undefined) return found;
  const [language = wanted] = Intl.getCanonicalLocales(wanted);
  const differs = found !== 'und' && primarySubtag(language) !== primarySubtag(found);
  if (writer.origin === 'model' || !differs || sample.length < tellingLength) return language;
  warnings.push(say('field_ignored', { case: 'offline_language', field: 'language', found, asked: language }));
  return found;
}

/** Whether something is about a game. */
export const isOf =
  ({ descriptor }: GameHost) =>
  ({ typeId }: { readonly typeId?: number | undefined }): boolean =>
    typeId === descriptor.typeId;

/** The games a request may use. Inactive ones are left out with a warning. */
export function candidatesOf(
  registry: Registry,
  wanted: readonly (GamePlugin | number)[] | undefined,
  warnings: Warning[],
) {
  if (wanted?.length === 0)
    throw errorSaying('invalid_request', { field: 'games', issue: 'name one game at least, or leave it out' });
  if (!registry.games.some((game) => game.active)) {
    throw errorSaying('no_active_game', registry.games.length === 0 ? { case: 'none' } : {});
  }
  if (wanted === undefined) return registry.games.filter((game) => game.active).map((game) => game.host);
  const games = new Set(wanted.map((key) => registry.game(typeof key === 'number' ? key : key.gameType)));
  const hosts = registry.games.filter((game) => games.has(game) && game.active).map((game) => game.host);
  if (hosts.length === 0) {
    throw errorSaying('game_inactive', { case: 'all' });
  }
  for (const { host, active } of games) {
    const { typeId, displayName } = host.descriptor;
    if (!active) warnings.push({ typeId, ...say('game_skipped', { game: displayName }) });
  }
  return hosts;
}
