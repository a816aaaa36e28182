/**
 * Where a service stands. `leaving` serves on but asks load balancers to look elsewhere; `draining` finishes what is under
 * way and refuses the rest.
 */
export type PhaseName = 'starting' | 'serving' | 'leaving' | 'draining';

/** In order; one may be left out, none comes twice. */
const order: readonly PhaseName[] = ['starting', 'serving', 'leaving', 'draining'];

/** Where the service stands, for those who answer by it. */
export interface Phase {
  readonly name: PhaseName;
}

/** Where the service stands, for the one who moves it on. */
export interface Lifecycle extends Phase {
  /** Goes on to a later phase; stays where it is when that one is past, so that who stops it twice does no harm. */
  enter(phase: PhaseName): void;
}

/** Of an application that nobody stops. */
export const serving: Phase = { name: 'serving' };

/** A lifecycle that begins with `starting`. */
export function startLifecycle(): Lifecycle {
  let name: PhaseName = 'starting';
  return {
    get name() {
      return name;
    },
    enter: (phase) => {
      if (order.indexOf(phase) > order.indexOf(name)) name = phase;
    },
  };
}

/** Whether callers should come back on a new connection, which a load balancer can send elsewhere. */
export function isStopping({ name }: Phase): boolean {
  return name === 'leaving' || name === 'draining';
}
