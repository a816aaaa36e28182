import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createModel, type Engine, isEngineError, type LanguageModel, type ModelProbe } from '@ludotext/engine';
import { type RuntimeDecisions, takeTurns } from '@ludotext/engine/host';
import { type AddressGuard, guardedFetch } from '@ludotext/engine/node';
import { type CallQueue, callQueue } from '../bounds/call-queue.js';
import type { Log } from '../observation/log.js';
import type { Metrics } from '../observation/metrics.js';
import type { Settings } from '../settings/settings.js';
import { connectRefusal } from './model-addresses.js';
import {
  addressOf,
  checkChoice,
  configuredChoice,
  keptChoiceSchema,
  type ModelChoice,
  modelSettings,
} from './model-choice.js';

/** How long a probe's result is reused, in milliseconds. */
const probeMaxAge = 10_000;

/** How long an answer waits for a probe, in milliseconds; the probe itself goes on. */
const usualProbeWait = 2_000;

/** How results name the built-in writer. */
const offlineWriter = 'offline/extractive';

/** The name under which the choice is stored. */
const decision = 'llm';

/** The part of the engine's {@link RuntimeDecisions} that the model uses. */
export type Decisions = Pick<RuntimeDecisions, 'latest' | 'decide' | 'onChange'>;

/** A choice and the result of its server's probe. */
export interface LlmStatus {
  readonly choice: ModelChoice;
  /** The address of the model; undefined for the offline writer. */
  readonly address: string | undefined;
  /** `<provider>/<model_name>`, as responses name the writer. */
  readonly llm: string;
  readonly probe: ModelProbe;
}

/** The operations on the models that routes may use. */
export interface ModelControl {
  /** The models of `LLM_MODELS` by name, in its order. */
  readonly listed: ReadonlyMap<string, LanguageModel>;
  /** Why the latest choice does not count here, in a sentence: this process's settings do not allow it. */
  readonly trouble: string | undefined;
  /** The model in use, and whether its server answers; probed at most once in 10 s. */
  status(): Promise<LlmStatus>;
  /**
   * Switches to another model permanently.
   * @throws EngineError `base_url_not_allowed`, `invalid_request`, `state_unavailable`
   */
  choose(choice: ModelChoice): Promise<LlmStatus>;
  /**
   * What {@link choose} would answer, however long the server takes, ten seconds at most. Changes nothing.
   * @throws EngineError `base_url_not_allowed`, `invalid_request`
   */
  test(choice: ModelChoice): Promise<LlmStatus>;
}

/** What the choice of model depends on, and where the model is used. */
export interface ModelControlOptions {
  readonly engine: Engine;
  readonly settings: Settings;
  readonly decisions: Decisions;
  readonly log: Log;
  /** The queue of the model's calls; a new one when absent. */
  readonly queue?: CallQueue;
  /** Resolves a model server's name to addresses; the system's resolver when absent. For tests. */
  readonly lookup?: AddressGuard['lookup'];
  /** Counts the model's calls; they are not counted when absent. */
  readonly metrics?: Pick<Metrics, 'around'>;
  /** Milliseconds of a monotonic clock; for tests. */
  readonly now?: () => number;
  /** Milliseconds an answer waits for a probe; for tests. */
  readonly probeWait?: number;
}

/**
 * Sets the engine's models: the one that writes to the latest choice, the others to those of the settings. Accepts new
 * choices.
 * @throws EngineError `state_unavailable` when a changed environment cannot be stored
 */
export async function createModelControl(options: ModelControlOptions): Promise<ModelControl> {
  const { engine, settings, decisions, log, metrics } = options;
  const { queue = callQueue(settings), now = () => performance.now(), probeWait = usualProbeWait } = options;
  const fetch = guardedFetch({ refusal: connectRefusal(settings), lookup: options.lookup });
  const configured = withoutGaps(configuredChoice(settings));
  let trouble: string | undefined;
  /** The latest choice, checked like a new one: the allowed addresses may have changed since, or be others here. */
  const latestOr = async (otherwise: ModelChoice): Promise<ModelChoice> => {
    const latest = await decisions.latest<ModelChoice>(decision, configured, keptChoiceSchema);
    const before = trouble;
    trouble = undefined;
    if (isDeepStrictEqual(latest, configured)) return configured;
    try {
      return withoutGaps(checkChoice(latest, settings));
    } catch (error) {
      if (!isEngineError(error)) throw error;
      trouble = `The model that was chosen is not used here: ${error.message}`;
      if (trouble !== before) log.warn('kept model choice is not used', { reason: error.message });
      return otherwise;
    }
  };
  let choice = await latestOr(configured);
  /** The model of a choice; undefined for the offline writer. */
  const modelOf = (wanted: ModelChoice): LanguageModel | undefined => {
    const itsSettings = modelSettings(wanted, settings, fetch);
    if (itsSettings === undefined) return undefined;
    const model = createModel(itsSettings);
    return queue.around(metrics?.around(model) ?? model);
  };
  const listed = new Map(
    [...settings.LLM_MODELS].flatMap(([name, wanted]) => {
      const model = modelOf(wanted);
      return model === undefined ? [] : [[name, model] as const];
    }),
  );
  const { LLM_SECOND = '', LLM_FALLBACK = '' } = settings;
  const others = { secondModel: listed.get(LLM_SECOND), fallbackModel: listed.get(LLM_FALLBACK) };
  engine.setModel(modelOf(choice), others);
  let probed: { readonly at: number; readonly probe: Promise<ModelProbe> } | undefined;
  /** The result of the latest probe of the model in use that came to an end. */
  let known: ModelProbe | undefined;

  const probeNow = () => {
    const { model } = engine;
    const answer = probe(model);
    probed = { at: now(), probe: answer };
    void answer.then((found) => {
      if (engine.model === model) known = found;
    });
    return answer;
  };
  /** What a probe finds; where it takes longer than a person waits, what was known before, and that it is slow. */
  const soon = async (answer: Promise<ModelProbe>): Promise<ModelProbe> => {
    const waiting = new AbortController();
    const late = setTimeout(probeWait, undefined, { signal: waiting.signal }).catch(() => {});
    try {
      const found = await Promise.race([answer, late]);
      return (
        found ?? {
          ...known,
          reachable: known?.reachable ?? false,
          slow: true,
          reason: slowly(probeWait),
          code: 'model_timeout',
        }
      );
    } finally {
      waiting.abort();
    }
  };
  const statusWith = async (answer: Promise<ModelProbe>): Promise<LlmStatus> => {
    const status = { choice, address: addressOf(choice, settings), llm: engine.llm };
    return { ...status, probe: await soon(answer) };
  };
  const inTurn = takeTurns();
  const use = (next: ModelChoice, model: LanguageModel | undefined) => {
    choice = next;
    engine.setModel(model);
    probed = undefined;
    known = undefined;
  };
  const follow = async () => {
    const next = await latestOr(choice);
    if (!isDeepStrictEqual(next, choice)) use(next, modelOf(next));
  };
  decisions.onChange(() => void inTurn(follow).catch(() => {}));

  return {
    listed,
    get trouble() {
      return trouble;
    },
    status: () => statusWith(probed !== undefined && now() - probed.at < probeMaxAge ? probed.probe : probeNow()),
    choose: async (wanted) => {
      const chosen = await inTurn(async () => {
        const next = withoutGaps(checkChoice(wanted, settings));
        const model = modelOf(next);
        // Stored before it is used: a choice that cannot be stored changes nothing.
        await decisions.decide(decision, configured, next);
        trouble = undefined;
        use(next, model);
        // Wrapped in an object, so that the next turn need not wait for the probe.
        return { status: statusWith(probeNow()) };
      });
      return chosen.status;
    },
    test: async (wanted) => {
      const tried = withoutGaps(checkChoice(wanted, settings));
      const model = modelOf(tried);
      const llm = model === undefined ? offlineWriter : `${model.provider}/${model.modelName}`;
      // Who tries a model waits for it to its end.
      return { choice: tried, address: addressOf(tried, settings), llm, probe: await probe(model) };
    },
  };
}

function slowly(milliseconds: number): string {
  return `The model server has not answered within ${milliseconds / 1000} s; it may be busy. It is still being asked.`;
}

/** The offline writer is always available. */
async function probe(model: LanguageModel | undefined): Promise<ModelProbe> {
  return model === undefined ? { reachable: true } : model.probe();
}

/** The choice as stored in JSON: without undefined members. */
function withoutGaps(choice: ModelChoice): ModelChoice {
  return JSON.parse(JSON.stringify(choice));
}
