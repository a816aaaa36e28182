import type { Guard } from '../support/guard.js';

export const guards: readonly Guard[] = [
  {
    name: 'scripts of others in the pages',
    file: 'packages/server/src/routes/page.ts',
    find: `"default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"`,
    replace: `"default-src 'self'; script-src 'self' 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'"`,
    tests: ['test/reliability/page.test.ts'],
    only: 'S13',
  },
];
