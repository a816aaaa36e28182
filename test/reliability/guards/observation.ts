import type { Guard } from '../support/guard.js';

const folder = 'packages/server/test/observation';

export const guards: readonly Guard[] = [
  {
    name: 'secrets in the log',
    file: 'packages/server/src/observation/secrets.ts',
    find: 'ordered.reduce((rest, spelling) => rest.replaceAll(spelling, mark), text)',
    replace: 'text',
    tests: [`${folder}/secrets.test.ts`],
  },
  {
    name: 'secrets in the log of a running service',
    file: 'packages/server/src/service.ts',
    find: 'jsonLog(settings.LUDOTEXT_LOG_LEVEL), secretsOf(settings));',
    replace: 'jsonLog(settings.LUDOTEXT_LOG_LEVEL), []);',
    tests: [`${folder}/service.test.ts`],
    only: 'writes no key',
  },
  {
    name: "a caller's text in what is told of a failure",
    file: 'packages/server/src/observation/cause-words.ts',
    find: '.slice(start + message.length)',
    replace: '',
    tests: ['packages/server/test/observation/cause-words.test.ts'],
  },
  {
    name: 'headers with keys in the log',
    file: 'packages/server/src/observation/log.ts',
    find: 'redact: { paths: secretFields,',
    replace: 'redact: { paths: [],',
    tests: [`${folder}/log.test.ts`],
  },
  {
    name: 'addresses of callers in the log',
    file: 'packages/server/src/http/outcome.ts',
    find: "caller.startsWith('key:') ? caller : 'address'",
    replace: 'true ? caller : caller',
    tests: [`${folder}/service.test.ts`],
    only: 'no address',
  },
  {
    name: 'a log that nobody reads',
    file: 'packages/server/src/observation/standard-error.ts',
    find: 'stderr.writableLength > maxWaiting',
    replace: 'false',
    tests: [`${folder}/standard-error.test.ts`],
    only: 'within bounds',
  },
  {
    name: 'unlimited values of a label',
    file: 'packages/server/src/observation/labels.ts',
    find: 'known.size >= max || ',
    replace: '',
    tests: [`${folder}/metrics.test.ts`],
    only: 'no series',
  },
  {
    name: 'callers of the metrics without a key',
    file: 'packages/server/src/routes/metrics.ts',
    find: "'/metrics', guard,",
    replace: "'/metrics',",
    tests: ['packages/server/test/routes/metrics.test.ts'],
    only: 'admin key',
  },
];
