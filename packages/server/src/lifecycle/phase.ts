/**
 * The phase of a service. `leaving` still answers every request but tells load balancers to send further ones elsewhere;
 * `draining`, after the deadline of a stop or an uncaught error, rejects new ones.
 */
export type PhaseName = 'starting' | 'serving' | 'leaving' | 'draining';

/** In order; a phase may be skipped, none repeats. */
const order: readonly PhaseName[] = ['starting', 'serving', 'leaving', 'draining'];

/** The phase, to read. */
export interface Phase {
  readonly name: PhaseName;
}

/** The phase, to read and advance. */
export interface Lifecycle extends Phase {
  /** Advances to a later phase; does nothing when that phase is past, so stopping twice is safe. */
  enter(phase: PhaseName): void;
}

/** The phase of an application that is never stopped. */
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

/** Whether callers should reconnect, so that a load balancer can route them elsewhere. */
export function isStopping({ name }: Phase): boolean {
  return name === 'leaving' || name === 'draining';
}
