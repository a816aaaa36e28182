import type { Guard } from '../support/guard.js';

const bodies = ['packages/server/test/http/body.test.ts'];
const keys = ['packages/server/test/bounds/idempotency-key.test.ts'];
const idempotency = 'packages/server/src/bounds/idempotency.ts';
const answers = ['packages/server/test/bounds/idempotency.test.ts'];

export const guards: readonly Guard[] = [
  {
    name: 'bodies of another content type',
    file: 'packages/server/src/http/body.ts',
    find: "type.trim() !== 'application/json' || !isUtf8",
    replace: 'false',
    tests: bodies,
  },
  {
    name: 'prototypes in bodies',
    file: 'packages/server/src/http/body.ts',
    find: "Object.hasOwn(value, '__proto__')",
    replace: 'false',
    tests: bodies,
  },
  {
    name: 'unknown fields',
    file: 'packages/server/src/http/check-body.ts',
    find: 'isObject(part) ? Object.keys(part).filter((name) => !Object.hasOwn(shape, name)) : []',
    replace: '[] as string[]',
    tests: ['packages/server/test/routes/generate.test.ts'],
  },
  {
    name: 'odd spellings of a type_id',
    file: 'packages/server/src/routes/modes.ts',
    find: 'if (/^[1-9]\\d{0,8}$/.test(text)) return Number(text);',
    replace: 'if (true) return Number(text);',
    tests: ['test/reliability/http.test.ts'],
    only: 'H10',
  },
  {
    name: 'invalid keys',
    file: 'packages/server/src/bounds/idempotency.ts',
    find: '/^[!-~]{1,255}$/.test(key)',
    replace: 'true',
    tests: keys,
  },
  {
    name: 'two keys at once',
    file: 'packages/server/src/bounds/idempotency.ts',
    find: 'more.length === 0',
    replace: 'true',
    tests: keys,
  },
  {
    name: 'a key with another request',
    file: idempotency,
    find: 'begun.content !== content',
    replace: 'false',
    tests: answers,
    only: 'another body',
  },
  {
    name: 'a key while its request is under way',
    file: idempotency,
    find: 'if (underWay !== undefined) return',
    replace: 'if (false) return',
    tests: answers,
    only: 'while the first is under way, with',
  },
  {
    name: "another caller's answer",
    file: idempotency,
    find: 'digestOf([context.state.caller, route, key])',
    replace: 'digestOf([route, key])',
    tests: answers,
    only: 'goes by the caller',
  },
  {
    name: 'more stored responses than the memory may take',
    file: idempotency,
    find: 'maxSize: settings.LUDOTEXT_IDEMPOTENCY_MB * 1_048_576',
    replace: 'maxSize: 1e12',
    tests: answers,
    only: 'no more memory',
  },
  {
    name: 'work under a key for a caller that disconnected',
    file: 'packages/server/src/routes/generate.ts',
    find: 'signal.throwIfAborted();',
    replace: '',
    tests: answers,
    only: 'a caller who left',
  },
  {
    name: 'work under a key that is never told to stop',
    file: idempotency,
    find: 'await raceAbort(signal, steps.next())',
    replace: 'await steps.next()',
    tests: answers,
    only: 'that its signal ended',
  },
];
