import type { ProblemCode } from '../problem.js';

/** Who may ask for an operation where the service has keys: everybody, or who has a key of a scope. */
export type Access = 'public' | 'play' | 'admin';

/** How keys are shown, for the document to refer to. */
export const securitySchemes = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of this deployment, where it has any: one of `LUDOTEXT_PLAY_KEYS` generates, grades and reads, one of `LUDOTEXT_ADMIN_KEYS` may do everything.',
  },
};

/** A service may have no keys, which the document cannot know: a key may be needed. */
export const security = { public: [], play: [{}, { key: [] }], admin: [{}, { key: [] }] } as const;

/** How an operation can fail at the door. */
export const doorProblems: Readonly<Record<Access, readonly ProblemCode[]>> = {
  public: [],
  play: ['unauthorized', 'invalid_request', 'rate_limited'],
  admin: ['unauthorized', 'forbidden', 'invalid_request', 'rate_limited'],
};
