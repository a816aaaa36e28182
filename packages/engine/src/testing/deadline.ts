import { AssertionError } from 'node:assert';
import { createContext, Script } from 'node:vm';
import type { GamePlugin } from '../contract/game-plugin.js';
import { defaultLimits } from '../contract/requests.js';
import { isObject } from '../lib/data.js';
import { show } from './failure.js';

/** How long a member may take, in milliseconds: the default of the service. */
const { gameTimeoutMs: limitMs } = defaultLimits;

/** The limit of a game that has exceeded it once, in milliseconds: one test has told, and the others are not to take hours. */
const knownLimitMs = 1_000;

/** A member of a game has not ended in time. */
export class Late extends AssertionError {
  /** Whether another test has told it of the game. */
  readonly isKnown: boolean;

  constructor(message: string, isKnown: boolean) {
    super({ message, stackStartFn: Late });
    this.isKnown = isKnown;
  }
}

/**
 * The game with members that are interrupted after the time the service gives them, also in the middle of a regular
 * expression, and then throw {@link Late}. A promise is waited for elsewhere.
 */
export function withDeadlines(game: GamePlugin): GamePlugin {
  let isLate = false;
  const guarded = (owner: object, names: readonly string[], prefix = '') => {
    const members = names.flatMap((name) => {
      const member: unknown = Reflect.get(owner, name);
      if (typeof member !== 'function') return [];
      return [
        [name, (...values: unknown[]) => inTime(prefix + name, values, () => member.apply(owner, values))] as const,
      ];
    });
    return Object.fromEntries(members);
  };
  const inTime = (name: string, [value]: readonly unknown[], run: () => unknown): unknown => {
    const ms = isLate ? knownLimitMs : limitMs;
    try {
      return interruptible(run, ms);
    } catch (error) {
      if (!isTimeout(error)) throw error;
      const isKnown = isLate;
      isLate = true;
      const message = `${name}(${show(value)}) has not ended after ${ms / 1_000} seconds: let its time grow with the length of the text. Look for nested quantifiers in regular expressions, such as (\\w+\\s?)*, for alternatives that match the same, such as (a|a)*, and for loops without end.`;
      throw new Late(message, isKnown);
    }
  };
  const { offline } = game;
  const names = ['parse', 'finish', 'validate', 'validateSet', 'prompt', 'grade', 'interaction', 'fromInteraction'];
  return {
    ...game,
    ...guarded(game, names),
    ...(isObject(offline) && { offline: { ...offline, ...guarded(offline, ['score', 'write'], 'offline.') } }),
  };
}

// Node interrupts code of any kind while a script runs under a time limit, also functions of ours that the script calls.
const context = createContext({ run: undefined as (() => unknown) | undefined });
const script = new Script('run()');

function interruptible<Result>(run: () => Result, timeout: number): Result {
  const before = context.run;
  context.run = run;
  try {
    return script.runInContext(context, { timeout }) as Result;
  } finally {
    context.run = before;
  }
}

function isTimeout(error: unknown): boolean {
  return isObject(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
