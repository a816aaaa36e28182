import type { Guard } from '../support/guard.js';

const file = 'packages/server/src/jobs/webhooks.ts';
const tests = ['packages/server/test/jobs/webhooks.test.ts'];

export const guards: readonly Guard[] = [
  {
    name: 'webhooks to origins that are not listed',
    file,
    find: 'if (!LUDOTEXT_WEBHOOK_ORIGINS.includes(url.origin))',
    replace: 'if (false)',
    tests,
  },
  {
    name: 'webhooks with a user name or password',
    file,
    find: " || url.username !== '' || url.password !== ''",
    replace: '',
    tests,
  },
  {
    name: 'webhooks to origins that were taken off the list',
    file,
    find: 'const address = checkWebhook(webhook, settings);',
    replace: 'const address = webhook;',
    tests,
  },
  {
    name: 'webhooks into private networks',
    file,
    find: "kindOf(address) === 'public' ? undefined",
    replace: 'true ? undefined',
    tests,
  },
  {
    name: 'webhooks whose name leads into the machine',
    file,
    find: 'guardedFetch(options.guard ?? { refusal: webhookRefusal })',
    replace: 'guardedFetch({ ...options.guard, refusal: () => undefined })',
    tests,
  },
  {
    name: 'receivers of webhooks that never answer',
    file,
    find: 'milliseconds: pace.attemptMs,',
    replace: 'milliseconds: Infinity,',
    tests,
    only: 'never answers',
  },
  {
    name: 'receivers of webhooks whose answer does not end',
    file,
    find: 'bytes < maxAnswer',
    replace: 'bytes < Infinity',
    tests,
    only: 'does not end',
  },
  {
    name: 'webhooks that are sent for ever',
    file,
    find: ' || attempts >= pausesMs.length',
    replace: '',
    tests,
    only: 'six attempts',
  },
];
