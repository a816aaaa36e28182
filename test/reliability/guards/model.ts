import type { Guard } from '../support/guard.js';

const addresses = ['packages/server/test/models/model-addresses.test.ts'];
const connecting = ['packages/engine/test/node/guarded-fetch.test.ts'];
const llm = ['packages/server/test/routes/llm.test.ts'];
const reliability = ['test/reliability/model-addresses.test.ts'];

export const guards: readonly Guard[] = [
  {
    name: 'models at addresses that are not allowed',
    file: 'packages/server/src/models/model-choice.ts',
    find: 'if (URL.canParse(text) && !mayBeChosen(new URL(text), settings)) {',
    replace: 'if (false) {',
    tests: llm,
  },
  {
    name: 'user names, passwords and other schemes in a base_url',
    file: 'packages/server/src/models/model-addresses.ts',
    find: "if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;",
    replace: '',
    tests: llm,
  },
  {
    name: 'models on this machine where loopback is off',
    file: 'packages/server/src/models/model-addresses.ts',
    find: '&& settings.LUDOTEXT_MODEL_LOOPBACK) return true',
    replace: ') return true',
    tests: addresses,
  },
  {
    name: 'kept choices that are no longer allowed',
    file: 'packages/server/src/models/model-control.ts',
    find: 'return withoutGaps(checkChoice(latest, settings));',
    replace: 'return latest;',
    tests: llm,
    only: 'no longer allowed',
  },
  {
    name: 'connections to any address',
    file: 'packages/server/src/models/model-control.ts',
    find: 'refusal: connectRefusal(settings)',
    replace: 'refusal: () => undefined',
    tests: reliability,
    only: 'S03',
  },
  {
    name: 'connections to an address written as numbers',
    file: 'packages/engine/src/node/guarded-fetch.ts',
    find: 'isIP(host) === 0 ? undefined : refusal(host, host)',
    replace: 'undefined',
    tests: connecting,
  },
  {
    name: 'connections to an address behind a name',
    file: 'packages/engine/src/node/guarded-fetch.ts',
    find: 'addresses.filter((address) => refusal(address, name) === undefined)',
    replace: 'addresses',
    tests: connecting,
  },
  {
    name: 'metadata behind any spelling',
    file: 'packages/server/src/settings/address.ts',
    find: "if (metadata.has(plain.toString())) return 'forbidden';",
    replace: '',
    tests: ['packages/server/test/settings/address.test.ts'],
  },
  {
    name: 'forbidden addresses in the settings',
    file: 'packages/server/src/settings/address.ts',
    find: "if (isIP(host) !== 0 && kindOf(host) === 'forbidden') {",
    replace: 'if (false) {',
    tests: addresses,
  },
  {
    name: 'redirects of a model server',
    file: 'packages/engine/src/models/patient-fetch.ts',
    find: 'const message = await responseOf(client, url, init);',
    replace:
      'const first = await responseOf(client, url, init); const { location } = first.headers; const message = location === undefined ? first : await responseOf(client, new URL(location, url), init);',
    tests: reliability,
    only: 'S02',
  },
  {
    name: 'redirects where a fetch follows them by itself',
    file: 'packages/engine/src/models/fetch.ts',
    find: "redirect: 'manual',",
    replace: '',
    tests: reliability,
    only: 'S02',
  },
  {
    name: 'keys at other origins',
    file: 'packages/server/src/models/model-choice.ts',
    find: "provider === 'openai' && origin === new URL(hosted).origin",
    replace: "provider === 'openai'",
    tests: llm,
    only: 'the keys',
  },
  {
    name: 'keys of a hosted provider at a local one',
    file: 'packages/server/src/models/model-choice.ts',
    find: "const isHosted = provider === 'openai' && ",
    replace: 'const isHosted = ',
    tests: ['test/reliability/model-keys.test.ts'],
    only: 'S04',
  },
  {
    name: 'endless replies',
    file: 'packages/engine/src/models/reply.ts',
    find: "if (this.#told.length > this.#maxLength) throw failed('runaway', 'The model wrote more than it may.');",
    replace: '',
    tests: ['packages/engine/test/models/reply.test.ts'],
  },
  {
    name: 'endless lines',
    file: 'packages/engine/src/models/frame-reader.ts',
    find: 'if (this.#line.length + this.#whole.length + this.#data.length > this.#maxLength)',
    replace: 'if (false)',
    tests: ['packages/engine/test/models/frame-reader.test.ts'],
  },
  {
    name: 'models that never reply and ignore the signal',
    file: 'packages/engine/src/lib/abort.ts',
    find: 'else timer = setTimeout(leave, graceMs);',
    replace: '',
    tests: ['packages/engine/test/lib/abort.test.ts'],
  },
  {
    name: 'names that resolve to this machine',
    file: 'packages/server/src/models/model-addresses.ts',
    find: "if (kind === 'loopback' && host !== 'localhost' && isIP(host) === 0)",
    replace: 'if (false)',
    tests: addresses,
  },
  {
    name: 'private networks',
    file: 'packages/server/src/models/model-addresses.ts',
    find: "if (kind === 'private' && !mayBePrivate(host))",
    replace: 'if (false)',
    tests: addresses,
  },
  {
    name: 'connections that stay open after an invalid status',
    file: 'packages/engine/src/models/patient-fetch.ts',
    find: 'await value.cancel();',
    replace: '',
    tests: ['packages/engine/test/models/fetch.test.ts'],
  },
];
