import { Problem, type ProblemCode } from '../http/problem.js';
import { type Context, whenOver } from '../http/request-context.js';
import { isOpen, type Settings } from '../settings/settings.js';
import { Arrivals } from './arrivals.js';
import { Durations } from './durations.js';
import { type LoopDelay, loopDelay } from './loop-delay.js';

/** Admits generation requests up to the service's capacity. */
export interface Admission {
  /**
   * Rejects when full, then reads the body, then takes a slot, so that slow uploads cannot hold slots. Bodies being
   * read have as many slots of their own.
   * @throws Problem `overloaded`, `rate_limited`
   */
  admit<Request>(
    context: Pick<Context, 'state'>,
    receive: () => Promise<Request>,
    work: (request: Request) => Promise<unknown>,
  ): Promise<void>;
  /** Generation requests under way; work that continues after its caller disconnects counts until its end. */
  readonly underWay: number;
  close(): void;
}

type AdmissionSettings = Parameters<typeof workPerCaller>[0] & Pick<Settings, 'LUDOTEXT_LOOP_DELAY_MS'>;

/**
 * @param loop tells whether the event loop is late; made from the settings when absent
 * @param shares of callers; those of this process when absent
 */
export function admission(
  settings: AdmissionSettings,
  loop: LoopDelay = loopDelay(settings.LUDOTEXT_LOOP_DELAY_MS),
  shares: SharesOfWork = ownShares(workPerCaller(settings)),
): Admission {
  const { LUDOTEXT_MAX_WORK: max } = settings;
  const durations = new Durations();
  const arrivals = new Arrivals(max, tooManyBodies);
  /** When each began, by the clock; oldest first. */
  const underWay = new Set<{ readonly since: number }>();

  const retryAfter = () => {
    const [oldest] = underWay;
    return durations.retryAfter(oldest === undefined ? 0 : performance.now() - oldest.since);
  };
  const refuseWhenFull = () => {
    if (underWay.size >= max) throw full(retryAfter());
    if (loop.isLate) throw late(retryAfter());
  };
  const workAt = async (context: Pick<Context, 'state'>, work: () => Promise<unknown>) => {
    const visit = { since: performance.now() };
    underWay.add(visit);
    await whenOver(context, work, (failure) => {
      underWay.delete(visit);
      // Failed requests are left out: a quick failure says nothing about how long the others take.
      if (failure === undefined) durations.add(performance.now() - visit.since);
    });
  };

  return {
    admit: async (context, receive, work) => {
      refuseWhenFull();
      const giveBack = await shares.take(context.state.caller);
      if (giveBack === undefined) throw greedy(retryAfter());
      const begin = async () => {
        const request = await arrivals.wait(receive);
        refuseWhenFull();
        await workAt(context, () => work(request));
      };
      await whenOver(context, begin, giveBack);
    },
    get underWay() {
      return underWay.size;
    },
    close: () => loop.close(),
  };
}

const full = refusal('overloaded', 'The service is at capacity (LUDOTEXT_MAX_WORK). Try again later.');

const late = refusal(
  'overloaded',
  'The service is overloaded: its event loop is late (LUDOTEXT_LOOP_DELAY_MS). Try again later.',
);

const greedy = refusal(
  'rate_limited',
  'You reached your concurrency limit (LUDOTEXT_MAX_WORK_PER_CALLER). Try again when one of your requests is done.',
);

/** Makes the problem once for each wait: under load refusals are frequent, and the stack of an error is dear. */
function refusal(code: ProblemCode, detail: string): (retryAfter: number) => Problem {
  const made = new Map<number, Problem>();
  return (retryAfter) => {
    const problem = made.get(retryAfter) ?? new Problem(code, detail, { retryAfter });
    made.set(retryAfter, problem);
    return problem;
  };
}

function tooManyBodies(): Problem {
  return new Problem(
    'overloaded',
    'The service is at capacity for request bodies (LUDOTEXT_MAX_WORK); slow uploads end first. Try again later.',
    { retryAfter: 1 },
  );
}

/** The work of each caller, up to its share. */
export interface SharesOfWork {
  /** One more of a caller; undefined when it has its share. @returns gives it back */
  take(caller: string): Promise<(() => void) | undefined>;
}

/**
 * The shares in this process.
 * @param max maximum per caller; 0 is no limit
 */
export function ownShares(max: number): SharesOfWork {
  const shares = new Shares(max);
  return {
    take: async (caller) => {
      if (shares.isTaken(caller)) return undefined;
      shares.add(caller);
      return () => shares.remove(caller);
    },
  };
}

/** Counts something per caller. */
export class Shares {
  readonly #max: number;
  readonly #shares = new Map<string, number>();

  /** @param max maximum per caller; 0 is no limit */
  constructor(max: number) {
    this.#max = max;
  }

  /** Whether a caller is at its maximum. */
  isTaken(caller: string): boolean {
    return this.#max > 0 && (this.#shares.get(caller) ?? 0) >= this.#max;
  }

  add(caller: string): void {
    this.#shares.set(caller, (this.#shares.get(caller) ?? 0) + 1);
  }

  remove(caller: string): void {
    const left = (this.#shares.get(caller) ?? 0) - 1;
    if (left > 0) this.#shares.set(caller, left);
    else this.#shares.delete(caller);
  }
}

type ShareSettings = Pick<
  Settings,
  'HOST' | 'LUDOTEXT_TRUSTED_PROXIES' | 'LUDOTEXT_MAX_WORK' | 'LUDOTEXT_MAX_WORK_PER_CALLER'
>;

/** Maximum generation requests under way per caller: half of all unless the settings say otherwise; 0 is no limit. */
export function workPerCaller(settings: ShareSettings): number {
  // On loopback the only caller is the operator.
  const usual = isOpen(settings) ? Math.ceil(settings.LUDOTEXT_MAX_WORK / 2) : 0;
  return settings.LUDOTEXT_MAX_WORK_PER_CALLER ?? usual;
}
