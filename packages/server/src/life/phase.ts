/**
 * Where the service stands: `leaving` serves on but asks load balancers to look elsewhere, `draining` finishes what is under way
 * and refuses the rest.
 */
export type PhaseName = 'starting' | 'serving' | 'leaving' | 'draining';

/** Where the service stands, for those who answer by it. */
export interface Phase {
  readonly name: PhaseName;
}

/** Of an application that nobody stops. */
export const serving: Phase = { name: 'serving' };
