import type { EngineError } from '../contract/errors.js';
import type { PluginStep } from '../contract/game-host.js';
import { isPromise } from '../lib/async.js';
import { errorSaying } from '../messages/own-messages.js';

/** Runs a member of a game under the name of its step, so that errors name the step. */
export type StepRunner = <Result>(step: PluginStep, run: () => Result | Promise<Result>) => Promise<Result>;

export interface StepRunnerOptions {
  /** The package name in errors. */
  readonly packageName: string;
  /** The game's number; none for formats. */
  readonly typeId?: number | undefined;
  /** Maximum wait for a step, in milliseconds. Code that blocks the thread cannot be stopped from within it. */
  readonly timeoutMs: number;
  /** Called with each step before it begins. */
  readonly onStep?: ((step: PluginStep) => void) | undefined;
  /** Called with each failure; the error is thrown as well. */
  readonly onFailure?: ((error: EngineError) => void) | undefined;
}

/**
 * Everything a game throws becomes `plugin_failed`, even an EngineError. The error names the package and the step; its
 * cause is the original. A promise that does not settle in time becomes `plugin_timeout`.
 */
export function stepRunner(options: StepRunnerOptions): StepRunner {
  const { packageName, typeId, timeoutMs, onStep, onFailure } = options;
  return async (step, run) => {
    onStep?.(step);
    let late: EngineError | undefined;
    const expire = () => {
      late = stepTimeout(packageName, typeId, step, timeoutMs);
      return late;
    };
    try {
      const work = run();
      return isPromise(work) ? await inTime(work, timeoutMs, expire) : work;
    } catch (cause) {
      const failure =
        late ?? errorSaying('plugin_failed', { package: packageName, step }, { cause, ...namesGame(typeId) });
      onFailure?.(failure);
      throw failure;
    }
  };
}

/** The error of a step that did not finish in time. */
export function stepTimeout(
  packageName: string,
  typeId: number | undefined,
  step: PluginStep,
  timeoutMs: number,
): EngineError {
  const params = { package: packageName, step, seconds: timeoutMs / 1000 };
  return errorSaying('plugin_timeout', params, namesGame(typeId));
}

const namesGame = (typeId: number | undefined) => (typeId === undefined ? {} : { typeId });

async function inTime<Result>(work: PromiseLike<Result>, timeoutMs: number, expire: () => Error): Promise<Result> {
  if (!Number.isFinite(timeoutMs)) return work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(expire()), timeoutMs);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
