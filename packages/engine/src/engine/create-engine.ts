import { EngineError } from '../contract/errors.js';
import type { GamePlugin } from '../contract/game-plugin.js';
import type { LanguageModel } from '../contract/language-model.js';
import {
  type CommonRequest,
  type DirectRequest,
  defaultLimits,
  type EngineLimits,
  isLanguageTag,
  limitBounds,
  requestFields,
} from '../contract/requests.js';
import type { CommonResult } from '../contract/results.js';
import { FormatRegistry } from '../host/format-registry.js';
import { inProcessFormats } from '../host/in-process-formats.js';
import { inProcessHost } from '../host/in-process-host.js';
import { type RegisteredGame, Registry } from '../host/registry.js';
import { errorSaying } from '../messages/own-messages.js';
import { createModel } from '../models/create-model.js';
import type { ModelSettings } from '../models/model-settings.js';
import { directGame } from '../modes/direct.js';
import { type GradeRequest, gradeSubmission } from '../modes/grade.js';
import { multiGame } from '../modes/multi-game.js';
import type { EngineSnapshot } from '../modes/run.js';
import { singleGame } from '../modes/single-game.js';
import { checkItems } from '../sets/check-set.js';
import { exportItems } from '../sets/export-set.js';
import { importItems } from '../sets/import-set.js';
import { readSet } from '../sets/read-set.js';
import { modelWriter } from '../writers/model-writer.js';
import { offlineWriter } from '../writers/offline-writer.js';
import type { ItemWriter } from '../writers/writer.js';
import type { Engine, EngineOptions, GamesChange } from './engine.js';
import { eventsOf } from './event-stream.js';
import { inLanguage, type Translator } from './in-language.js';

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
  let registry = new Registry(games.map((game) => ({ host: inProcessHost(game, hostOptions), active: true })));
  const given = options.formats ?? [];
  let formats = new FormatRegistry(given.length === 0 ? [] : [{ host: inProcessFormats(given, hostOptions) }]);
  let model: LanguageModel | undefined;
  let writer: ItemWriter = offlineWriter();

  /**
   * A request keeps the games and the writer it began with, and holds those games until it ends. What it says is in the
   * language it asks for.
   */
  const withSnapshot = async <Result>(
    { messageLanguage }: { readonly messageLanguage?: string | undefined },
    work: (snapshot: EngineSnapshot, translator: Translator | undefined) => Promise<Result>,
    emit: EngineSnapshot['emit'] = () => {},
  ): Promise<Result> => {
    const translator = messageLanguage === undefined ? undefined : inLanguage(checkLanguage(messageLanguage), registry);
    const tell: EngineSnapshot['emit'] = (event) => emit(translator?.event(event) ?? event);
    const releases = [...registry.games, ...formats.packages].map(({ host }) => host.hold());
    try {
      return await work({ registry, writer, limits, fields, emit: tell }, translator);
    } catch (error) {
      throw translator?.error(error) ?? error;
    } finally {
      for (const release of releases) release();
    }
  };
  const generate = async <Result extends CommonResult>(
    request: CommonRequest,
    mode: (snapshot: EngineSnapshot) => Promise<Result>,
    emit?: EngineSnapshot['emit'],
  ): Promise<Result> =>
    withSnapshot(
      request,
      async (snapshot, translator) => {
        const result = await mode(snapshot);
        return translator?.result(result) ?? result;
      },
      emit,
    );
  const gameOf = (game: GamePlugin | number) => registry.game(typeof game === 'number' ? game : game.gameType);
  const setModel = (next: LanguageModel | ModelSettings | undefined) => {
    model = next === undefined || 'generate' in next ? next : createModel(next);
    writer = model === undefined ? offlineWriter() : modelWriter(model, { repairRounds: limits.repairRounds });
  };
  setModel(options.model);

  return {
    get llm() {
      return writer.llm;
    },
    get model() {
      return model;
    },
    get registry() {
      return registry;
    },
    limits,
    generate: async (request) => generate(request, (snapshot) => multiGame(request, snapshot)),
    single: async (request) => generate(request, (snapshot) => singleGame(request, snapshot)),
    direct: async (game: GamePlugin | number, request: DirectRequest) =>
      generate(request, (snapshot) => directGame(gameOf(game), request, snapshot) as Promise<never>),
    stream: {
      generate: (request) =>
        eventsOf(request, (own, emit) => generate(own, (snapshot) => multiGame(own, snapshot), emit)),
      single: (request) =>
        eventsOf(request, (own, emit) => generate(own, (snapshot) => singleGame(own, snapshot), emit)),
      direct: (game: GamePlugin | number, request: DirectRequest) =>
        eventsOf<DirectRequest, never, never>(request, (own, emit) =>
          generate(own, (snapshot) => directGame(gameOf(game), own, snapshot) as Promise<never>, emit),
        ),
    },
    grade: async (game: GamePlugin | number, request: GradeRequest) =>
      withSnapshot(request, async (_, translator) => {
        const { host } = gameOf(game);
        const grade = await gradeSubmission(host, request);
        return translator?.grade(grade, host.descriptor.typeId) ?? grade;
      }),
    get formats() {
      return formats;
    },
    checkSet: async (set, { text, messageLanguage } = {}) =>
      withSnapshot({ messageLanguage }, async (_, translator) => {
        const read = readSet(set, { maxItems: limits.maxSetItems });
        const { length } = (text ?? read.text ?? '').trim();
        if (length > limits.maxTextLength) throw errorSaying('text_too_long', { length, max: limits.maxTextLength });
        const findings = await checkItems(read, text, registry);
        return findings.map((finding) => translator?.finding(finding, finding.typeId) ?? finding);
      }),
    exportSet: async (set, format, { options: own, messageLanguage } = {}) =>
      withSnapshot({ messageLanguage }, async (_, translator) => {
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
      withSnapshot(request, async (_, translator) => {
        const imported = await importItems(request, registry, formats, { maxItems: limits.maxSetItems });
        return translator?.imported(imported, formats) ?? imported;
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

/** @throws EngineError `invalid_request` */
function checkLimits(limits: EngineLimits): EngineLimits {
  const checked = limitBounds.safeParse(limits);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new EngineError('invalid_request', `limits.${issue?.path.join('.')}: ${issue?.message}`);
}

/** @throws EngineError `invalid_request` */
function checkLanguage(tag: string): string {
  if (!isLanguageTag(tag)) {
    throw errorSaying('invalid_request', { field: 'messageLanguage', issue: 'must be a BCP 47 language tag' });
  }
  return Intl.getCanonicalLocales(tag)[0] ?? tag;
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
