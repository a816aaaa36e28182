import { EngineError } from '../contract/errors.js';
import type { GameStep } from '../contract/game-host.js';

/** Runs a member of a game under the name of its step, so that what goes wrong there can be told apart. */
export type StepRunner = <Result>(step: GameStep, run: () => Result | Promise<Result>) => Promise<Result>;

export interface StepRunnerOptions {
  /** Named in errors. */
  readonly packageName: string;
  readonly typeId: number;
  /** Longest time in milliseconds a step is waited for. What blocks the thread cannot be stopped from within it. */
  readonly timeoutMs: number;
  /** Told of each step before it begins. */
  readonly onStep?: ((step: GameStep) => void) | undefined;
  /** Told of each failure, which is thrown all the same. */
  readonly onFailure?: ((error: EngineError) => void) | undefined;
}

/**
 * Whatever a game throws becomes `plugin_failed`, naming the package and the step, the original as its cause: also an error
 * that looks like the engine's own. A promise that does not settle in time is `plugin_timeout`.
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
      return await inTime(run(), timeoutMs, expire);
    } catch (cause) {
      const failure = late ?? new EngineError('plugin_failed', `${packageName} failed in ${step}.`, { cause, typeId });
      onFailure?.(failure);
      throw failure;
    }
  };
}

/** The error of a step that did not come to an end. */
export function stepTimeout(packageName: string, typeId: number, step: GameStep, timeoutMs: number): EngineError {
  const message = `${packageName} did not finish ${step} within ${timeoutMs / 1000} s.`;
  return new EngineError('plugin_timeout', message, { typeId });
}

async function inTime<Result>(work: Result | Promise<Result>, timeoutMs: number, expire: () => Error): Promise<Result> {
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
