import type { RouterMiddleware } from '@koa/router';
import type { RequestState } from '../request-context.js';
import type { Settings } from '../settings.js';

/** Lets generation requests in, as many as the service can work on, before their bodies are read. */
export interface Admission {
  /** @throws Problem `overloaded` */
  readonly admit: RouterMiddleware<RequestState>;
  /** Generation requests under way. */
  readonly underWay: number;
  close(): void;
}

export function admission(_settings: Pick<Settings, 'LUDOTEXT_MAX_WORK' | 'LUDOTEXT_LOOP_DELAY_MS'>): Admission {
  return { admit: (_, next) => next(), underWay: 0, close: () => {} };
}
