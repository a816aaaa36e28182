import type { RouterMiddleware } from '@koa/router';
import { Problem } from '../problem.js';
import { type RequestState, whenOver } from '../request-context.js';
import type { Settings } from '../settings.js';
import { Durations } from './durations.js';
import { type LoopDelay, loopDelay } from './loop-delay.js';

/** Lets generation requests in, as many as the service can work on, before their bodies are read. */
export interface Admission {
  /** @throws Problem `overloaded` */
  readonly admit: RouterMiddleware<RequestState>;
  /** Generation requests under way; work that outlives its caller counts until its end. */
  readonly underWay: number;
  close(): void;
}

/** @param loop whether the process is late with everything; watched by the settings when absent */
export function admission(
  settings: Pick<Settings, 'LUDOTEXT_MAX_WORK' | 'LUDOTEXT_LOOP_DELAY_MS'>,
  loop: LoopDelay = loopDelay(settings.LUDOTEXT_LOOP_DELAY_MS),
): Admission {
  const durations = new Durations();
  let underWay = 0;

  const refuseWhenFull = () => {
    const { retryAfter } = durations;
    if (underWay >= settings.LUDOTEXT_MAX_WORK) {
      throw new Problem(
        'overloaded',
        'The service works on as many texts as it takes at once (LUDOTEXT_MAX_WORK). Try again later.',
        { retryAfter },
      );
    }
    if (loop.isLate) {
      throw new Problem(
        'overloaded',
        'The service is late with its work (LUDOTEXT_LOOP_DELAY_MS) and takes no more texts for now. Try again later.',
        { retryAfter },
      );
    }
  };

  return {
    admit: async (context, next) => {
      refuseWhenFull();
      const startedAt = performance.now();
      underWay += 1;
      await whenOver(context, next, () => {
        underWay -= 1;
        durations.add(performance.now() - startedAt);
      });
    },
    get underWay() {
      return underWay;
    },
    close: () => loop.close(),
  };
}
