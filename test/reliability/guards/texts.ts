import type { Guard } from '../support/guard.js';

const tests = ['test/reliability/texts.test.ts'];

export const guards: readonly Guard[] = [
  {
    name: 'rules of the prompt in a response',
    file: 'packages/engine/src/writers/reply/read-value.ts',
    find: 'ruleLines.reduce((rest, rule) => rest.replaceAll(rule, ""), text)'.replaceAll('"', "'"),
    replace: 'text',
    tests,
    only: 'S14',
  },
  {
    name: 'markup in items',
    file: 'packages/engine/src/text/marks.ts',
    find: 'return markupSign.test(text);',
    replace: 'return false;',
    tests: ['packages/engine/test/text/marks.test.ts'],
  },
  {
    name: 'asset names that are paths',
    file: 'packages/server/src/routes/page.ts',
    find: '!fileName.test(file) || ',
    replace: '',
    tests,
    only: 'S15',
  },
  {
    name: 'symbolic links in the folder of the page',
    file: 'packages/server/src/routes/page.ts',
    find: 'found?.isFile() ?',
    replace: 'true ?',
    tests,
    only: 'S15',
  },
  {
    name: 'replies whose repair would overflow the stack',
    file: 'packages/engine/src/writers/reply/read-value.ts',
    find: ' && brackets <= maxBrackets',
    replace: '',
    tests: ['packages/engine/test/writers/reply/item-scanner.test.ts'],
    only: 'very many brackets',
  },
];
