import { EngineError } from '../contract/errors.js';
import type { GamePlugin } from '../contract/game-plugin.js';
import type { LanguageModel } from '../contract/language-model.js';
import type { ModelSettings } from '../contract/model-settings.js';
import {
  type CommonRequest,
  type DirectRequest,
  defaultLimits,
  type EngineLimits,
  isLanguageTag,
  limitBounds,
  type RewriteRequest,
  requestFields,
} from '../contract/requests.js';
import type { CommonResult } from '../contract/results.js';
import { type TokenUsage, UsageMeter } from '../contract/usage.js';
import { FormatRegistry } from '../host/format-registry.js';
import { inProcessFormats } from '../host/in-process-formats.js';
import { inProcessHost } from '../host/in-process-host.js';
import { type RegisteredGame, Registry } from '../host/registry.js';
import { errorSaying } from '../messages/own-messages.js';
import { createModel } from '../models/create-model.js';
import { directGame } from '../modes/direct.js';
import { type GradeRequest, gradeSubmission } from '../modes/grade.js';
import { multiGame } from '../modes/multi-game.js';
import { withPlaces } from '../modes/places.js';
import { rewriteItem } from '../modes/rewrite.js';
import type { EngineSnapshot } from '../modes/run.js';
import { singleGame } from '../modes/single-game.js';
import { checkItems } from '../sets/check-set.js';
import { exportItems } from '../sets/export-set.js';
import { importItems, withUsable } from '../sets/import-set.js';
import { interactionsOfItems } from '../sets/interactions-of.js';
import { readSet } from '../sets/read-set.js';
import { modelWriter } from '../writers/model-writer.js';
import { offlineWriter } from '../writers/offline-writer.js';
import type { Engine, EngineOptions, GamesChange } from './engine.js';
import { eventsOf } from './event-stream.js';
import { inLanguage, type Translator } from './in-language.js';
import { type Mode, type Writing, withFallback } from './with-fallback.js';

/**
 * Creates an engine with these games. Without a model the offline writer writes: no key, no network.
 *
 * @example const engine = createEngine({ games: [quiz] }); const result = await engine.generate({ text });
 * result.items(quiz); // quiz items
 *
 * @throws EngineError `plugin_failed` for a game that does not fit the contract; `invalid_request` for two games that
 * share an id, or for model settings out of bounds.
 */
export function createEngine<const Games extends readonly GamePlugin[] = readonly GamePlugin[]>(
  options: EngineOptions<Games> = {},
): Engine<Games[number]> {
  const limits = checkLimits({ ...defaultLimits, ...options.limits });
  const fields = requestFields(limits);
  const { games = [], onGameFailure: onFailure } = options;
  const hostOptions = { timeoutMs: limits.gameTimeoutMs, onFailure };
  let registry = new Registry(
    games.map((game, index) => {
      return { host: inProcessHost(game, { ...hostOptions, place: `games[${index}]` }), active: true };
    }),
  );
  const given = options.formats ?? [];
  let formats = new FormatRegistry(given.length === 0 ? [] : [{ host: inProcessFormats(given, hostOptions) }]);
  /** The models made of settings, so that the same settings always mean the same model. */
  const made = new WeakMap<ModelSettings, LanguageModel>();
  const modelOf = (wanted: LanguageModel | ModelSettings): LanguageModel => {
    if (typeof wanted !== 'object' || wanted === null)
      throw errorSaying('invalid_request', { field: 'model', issue: 'must be a model or the settings of one' });
    if ('generate' in wanted) return wanted;
    const model = made.get(wanted) ?? createModel(wanted);
    made.set(wanted, model);
    return model;
  };
  const writingBy = (wanted: LanguageModel | ModelSettings | undefined): Writing => {
    if (wanted === undefined) return { model: undefined, writer: offlineWriter() };
    const model = modelOf(wanted);
    return { model, writer: modelWriter(model, { repairRounds: limits.repairRounds }) };
  };
  let main: Writing;
  let second: LanguageModel | undefined;
  let fallback: Writing | undefined;

  /** Holds the games of this moment while some work uses them. What the work says is in the caller's language. */
  const withGames = async <Result>(
    { messageLanguage }: { readonly messageLanguage?: string | undefined },
    work: (translator: Translator | undefined) => Promise<Result>,
  ): Promise<Result> => {
    const translator = messageLanguage === undefined ? undefined : translatorTo(messageLanguage, registry);
    const releases = [...registry.games, ...formats.packages].map(({ host }) => host.hold());
    try {
      return await work(translator);
    } catch (error) {
      throw translator?.error(error) ?? error;
    } finally {
      for (const release of releases) release();
    }
  };
  /** A request keeps the games and the models it began with. */
  const generate = async <Request extends CommonRequest, Result extends CommonResult>(
    request: Request,
    mode: Mode<Request, Result>,
    emit?: EngineSnapshot['emit'],
  ): Promise<Result> =>
    withGames(request, async (translator) => {
      const writing = request.model === undefined ? main : writingBy(request.model);
      const end = performance.now() + writing.writer.timeoutMs;
      const tellAll: EngineSnapshot['emit'] = (event) => emit?.(translator?.event(event) ?? event);
      const result = await withPlaces(request, registry, tellAll, (tell) => {
        const snapshot: EngineSnapshot = {
          ...writing,
          registry,
          second,
          limits,
          fields,
          usage: new UsageMeter((tokenUsage) => tell({ type: 'usage', tokenUsage }), usedBefore(request)),
          timeLeft: () => end - performance.now(),
          live: emit !== undefined && request.live !== false,
          emit: tell,
          isForFallback: () => false,
        };
        return withFallback(request, mode, snapshot, fallback);
      });
      return translator?.result(result) ?? result;
    });
  const setModel: Engine['setModel'] = (next, others) => {
    const chosen = writingBy(next);
    if (others !== undefined) {
      const { secondModel, fallbackModel } = others;
      [second, fallback] = [secondModel && modelOf(secondModel), fallbackModel && writingBy(fallbackModel)];
    }
    main = chosen;
  };
  setModel(options.model, options);

  return {
    get llm() {
      return main.writer.llm;
    },
    get model() {
      return main.model;
    },
    get registry() {
      return registry;
    },
    limits,
    generate: async (request) => generate(request, multiGame),
    single: async (request) => generate(request, singleGame),
    direct: async (game: GamePlugin | number, request: DirectRequest) =>
      generate(
        request,
        (own, snapshot) => directGame(gameIn(snapshot.registry, game), own, snapshot) as Promise<never>,
      ),
    rewrite: async (game: GamePlugin | number, request: RewriteRequest) =>
      generate(
        request,
        (own, snapshot) => rewriteItem(gameIn(snapshot.registry, game), own, snapshot) as Promise<never>,
      ),
    stream: {
      generate: (request) => eventsOf(request, (own, emit) => generate(own, multiGame, emit)),
      single: (request) => eventsOf(request, (own, emit) => generate(own, singleGame, emit)),
      direct: (game: GamePlugin | number, request: DirectRequest) =>
        eventsOf<DirectRequest, never, never>(request, (own, emit) =>
          generate(
            own,
            (given, snapshot) => directGame(gameIn(snapshot.registry, game), given, snapshot) as Promise<never>,
            emit,
          ),
        ),
      rewrite: (game: GamePlugin | number, request: RewriteRequest) =>
        eventsOf<RewriteRequest, never, never>(request, (own, emit) =>
          generate(
            own,
            (given, snapshot) => rewriteItem(gameIn(snapshot.registry, game), given, snapshot) as Promise<never>,
            emit,
          ),
        ),
    },
    grade: async (game: GamePlugin | number, request: GradeRequest) =>
      withGames(request, async (translator) => {
        const { host } = gameIn(registry, game);
        const grade = await gradeSubmission(host, request);
        return translator?.grade(grade, host.descriptor.typeId) ?? grade;
      }),
    get formats() {
      return formats;
    },
    checkSet: async (set, { text, messageLanguage } = {}) =>
      withGames({ messageLanguage }, async (translator) => {
        const read = readSet(set, { maxItems: limits.maxSetItems });
        const { length } = (text ?? read.text ?? '').trim();
        if (length > limits.maxTextLength) throw errorSaying('text_too_long', { length, max: limits.maxTextLength });
        const findings = await checkItems(read, text, registry);
        return findings.map((finding) => translator?.finding(finding, finding.typeId) ?? finding);
      }),
    interactionsOf: async (set) =>
      withGames({}, () => interactionsOfItems(readSet(set, { maxItems: limits.maxSetItems }), registry)),
    exportSet: async (set, format, { options: own, messageLanguage } = {}) =>
      withGames({ messageLanguage }, async (translator) => {
        const exported = await exportItems(
          readSet(set, { maxItems: limits.maxSetItems }),
          format,
          own,
          registry,
          formats,
        );
        return translator?.exported(exported, formats) ?? exported;
      }),
    importSet: async (request) =>
      withGames(request, async (translator) => {
        const imported = await importItems(request, registry, formats, { maxItems: limits.maxSetItems });
        return withUsable(translator?.imported(imported, formats) ?? imported, formats);
      }),
    setFormats: (packages) => {
      const before = formats;
      formats = new FormatRegistry(packages);
      return formatsChange(before, formats);
    },
    setGames: (games) => {
      const before = registry;
      registry = new Registry(games);
      return changeOf(before, registry);
    },
    setActive: (gameType, active) => {
      registry = registry.withActive(gameType, active);
      return registry.game(gameType);
    },
    setModel,
    close: async () => {
      await Promise.all([...registry.games, ...formats.packages].map(({ host }) => host.close()));
    },
  };
}

/** What the earlier run of a request used. */
function usedBefore({ resume = [] }: CommonRequest): TokenUsage | undefined {
  return resume.reduce<TokenUsage | undefined>(
    (last, event) => (event.type === 'usage' ? event.tokenUsage : last),
    undefined,
  );
}

/** @throws EngineError `game_not_found` */
function gameIn(registry: Registry, game: GamePlugin | number): RegisteredGame {
  return registry.game(typeof game === 'number' ? game : game.gameType);
}

/** @throws EngineError `invalid_request` */
function checkLimits(limits: EngineLimits): EngineLimits {
  const checked = limitBounds.safeParse(limits);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new EngineError('invalid_request', `limits.${issue?.path.join('.')}: ${issue?.message}`);
}

/** Undefined for English, which everything is in. @throws EngineError `invalid_request` */
function translatorTo(tag: string, registry: Registry): Translator | undefined {
  if (tag === 'en') return undefined;
  if (!isLanguageTag(tag)) {
    throw errorSaying('invalid_request', { field: 'messageLanguage', issue: 'must be a BCP 47 language tag' });
  }
  return inLanguage(Intl.getCanonicalLocales(tag)[0] ?? tag, registry);
}

function formatsChange(before: FormatRegistry, after: FormatRegistry): GamesChange {
  const hosts = (registry: FormatRegistry) =>
    new Map(registry.formats.map(({ descriptor, host }) => [descriptor.id, host]));
  const [old, now] = [hosts(before), hosts(after)];
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    changed: [...now].flatMap(([id, host]) => (old.has(id) && old.get(id) !== host ? [id] : [])),
  };
}

function changeOf(before: Registry, after: Registry): GamesChange {
  const nameOf = (game: RegisteredGame) => game.host.descriptor.gameType;
  const changed = (game: RegisteredGame) => {
    const old = before.game(nameOf(game));
    return old.host !== game.host || old.active !== game.active || old.fingerprint !== game.fingerprint;
  };
  return {
    added: after.games.map(nameOf).filter((name) => !before.has(name)),
    removed: before.games.map(nameOf).filter((name) => !after.has(name)),
    changed: after.games.filter((game) => before.has(nameOf(game)) && changed(game)).map(nameOf),
  };
}
