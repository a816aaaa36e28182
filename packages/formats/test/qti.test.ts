import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExportSet, FormatPlugin, Interaction } from '@ludotext/engine/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { qti12 } from '../src/qti12/index.js';
import { qti21 } from '../src/qti21/index.js';
import { type ReadElement, readXml } from '../src/xml.js';
import { bytesOf, exportSetOf, setsFor, testFormat, write } from './support/generated-sets.js';
import { unzip } from './support/unzip.js';

const choice = {
  kind: 'choice',
  prompt: 'Which organ\npumps blood?',
  options: [
    { text: 'The <lung>', correct: false, feedback: 'It takes up air.' },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
} as const satisfies Interaction;
const order = {
  kind: 'order',
  prompt: 'Put the words in order.',
  parts: ['the', 'cat', 'saw', 'the', 'dog'],
  alternatives: [[0, 4, 2, 3, 1]],
  solved: 'the cat saw the dog',
  layout: 'inline',
} as const satisfies Interaction;
const match = {
  kind: 'match',
  prompt: 'Find the capital.',
  pairs: [
    { left: 'Italy', right: 'Rome' },
    { left: 'France', right: 'Paris' },
    { left: 'Lazio', right: 'Rome' },
  ],
  shown: [1, 0, 2],
} as const satisfies Interaction;
const gaps = {
  kind: 'gaps',
  prompt: 'Fill in the gaps.',
  segments: ['I ', { accepted: ['am', 'was'] }, ' here ', { accepted: ['now'] }],
} as const satisfies Interaction;
const text = {
  kind: 'text',
  prompt: 'The capital of Italy?',
  accepted: ['Rome', 'Roma'],
} as const satisfies Interaction;

const filesOf = async (format: FormatPlugin, set: ExportSet, options: unknown = {}) => {
  const file = await write(format, set, options);
  return { files: unzip(bytesOf(file)), outcomes: file.outcomes };
};

const grammarOf = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');

/** What the specifications say of items, and the files that it is said of. */
const grammars = [
  { text: grammarOf('qti21-item.rng'), of: /^items\// },
  { text: grammarOf('qti12.rng'), of: /^assessment\./ },
];

/**
 * What xmllint says of the files of packages: all must be well-formed, and items as the specification has them.
 * It takes longer to start than to read, so that many packages go into one run.
 */
async function faultsOf(
  ...packages: readonly ReadonlyMap<string, { readonly text: string }>[]
): Promise<readonly string[]> {
  const inputs = (of: RegExp) =>
    packages.flatMap((files, index) =>
      [...files].flatMap(([name, { text: contents }]) =>
        of.test(name) ? [{ fileName: `${index}-${name.replaceAll('/', '-')}`, contents }] : [],
      ),
    );
  const results = [await validateXML({ xml: inputs(/./), normalization: 'c14n' })];
  for (const { text: schema, of } of grammars) {
    const xml = inputs(of);
    if (xml.length > 0) results.push(await validateXML({ xml, schema, extension: 'relaxng' }));
  }
  return results.flatMap(({ errors }) => errors.map(({ message }) => message));
}

/** The root's children, and what is within an element, by name. */
function readFile(file: string | undefined): readonly ReadElement[] {
  const children: ReadElement[] = [];
  const fault = readXml(
    new TextEncoder().encode(file ?? ''),
    () => undefined,
    (child) => children.push(child),
  );
  expect(fault).toBeUndefined();
  return children;
}

const within = (elements: readonly ReadElement[], name: string): readonly ReadElement[] =>
  elements.flatMap((each) => [...(each.name === name ? [each] : []), ...within(each.children, name)]);

const texts = (elements: readonly ReadElement[]) => elements.map((each) => each.text);

/** A text as it reads where line breaks are elements. */
const unbroken = (given: string) => given.replace(/\r\n|\n|\r/g, '');

describe.each([qti21, qti12])('$displayName', (format) => {
  testFormat(format, { runs: 100 });

  it('is well-formed for xmllint, and as the specification says, whatever the texts hold', async () => {
    const sets = fc.sample(setsFor(format), { numRuns: 25, seed: 20_260 });
    const written = await Promise.all(sets.map((set) => filesOf(format, set)));
    expect(await faultsOf(...written.map(({ files }) => files))).toEqual([]);
  });

  it('is what the specification says with all that an item can have', async () => {
    const more = { hint: 'h', explanation: 'e', evidence: 'v', difficulty: 'easy' } as const;
    const several = choice.options.map((option) => ({ ...option, correct: true }));
    const all = [choice, { ...choice, options: several, multiple: true }, order, match, gaps, text];
    const set = exportSetOf(
      [...all, { ...gaps, words: ['now', 'am'] }].flatMap((each) => [each, { ...each, ...more }]),
    );
    expect(await faultsOf((await filesOf(format, set)).files)).toEqual([]);
  });

  it('has the same date everywhere', async () => {
    const { files } = await filesOf(format, exportSetOf([choice, order]));
    expect(new Set([...files.values()].map(({ date }) => date))).toEqual(new Set(['1980-1-1 0']));
  });

  it('tells that a hint is shown later, and what cannot be written', async () => {
    const set = exportSetOf([
      { ...choice, hint: 'It beats.' },
      { ...choice, prompt: 'a\u0000b' },
      { ...text, accepted: ['one\ntwo'] },
      { ...gaps, words: ['never', 'right'] },
      { ...order, parts: Array.from({ length: 9 }, () => 'ha'), alternatives: [] },
      { ...text, accepted: Array.from({ length: 1_001 }, (_, index) => `${index}`) },
      { ...text, prompt: `a${'\n'.repeat(1_000)}b` },
    ]);
    const { outcomes } = await filesOf(format, set);
    expect(outcomes.map((each) => (each.outcome === 'exact' ? '' : `${each.outcome} ${each.reason.code}`))).toEqual([
      'degraded hint_after',
      'degraded characters_lost',
      'degraded line_breaks',
      'degraded words_lost',
      'degraded orders_lost',
      'left_out too_many_parts',
      'left_out too_many_lines',
    ]);
  });

  it('keeps explanation, evidence, difficulty, feedback and title', async () => {
    const more = {
      title: 'Blood',
      explanation: 'A muscle.',
      evidence: 'The heart pumps.',
      difficulty: 'hard',
    } as const;
    const { files, outcomes } = await filesOf(format, exportSetOf([{ ...choice, ...more }]));
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
    const all = [...files.values()].map((each) => each.text).join('\n');
    for (const each of ['"Blood"', 'A muscle.', 'The heart pumps.', '>It takes up air.<']) expect(all).toContain(each);
    expect(all).toMatch(/>(difficult|hard)</);
  });

  it('never shows an order as it is right', () =>
    fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.lorem({ maxCount: 3 }), { minLength: 2, maxLength: 6 }), async (parts) => {
        const { files } = await filesOf(format, exportSetOf([{ ...order, parts, alternatives: [] }]));
        const file = [...files].find(([name]) => /item_|assessment\./.test(name))?.[1].text;
        const shown = within(readFile(file), format === qti21 ? 'simpleChoice' : 'response_label');
        expect(shown.map((each) => each.text + texts(within(each.children, 'mattext')).join(''))).not.toEqual(parts);
      }),
      { numRuns: 50, seed: 20_260 },
    ));
});

describe('QTI 2.1', () => {
  const itemOf = async (interaction: Interaction) => {
    const { files } = await filesOf(qti21, exportSetOf([interaction]));
    return readFile(files.get('items/item_0000000000000000.xml')?.text);
  };
  const templateOf = (item: readonly ReadElement[]) => within(item, 'responseProcessing')[0]?.attributes.template;

  it('names every file in the manifest, with a type that Canvas reads', async () => {
    const { files } = await filesOf(qti21, exportSetOf([choice, order, match, gaps, text]));
    const resources = within(readFile(files.get('imsmanifest.xml')?.text), 'resource');
    const named = resources.map(({ attributes }) => attributes.href);
    expect(named.sort()).toEqual([...files.keys()].filter((name) => name !== 'imsmanifest.xml').sort());
    const types = resources.map(({ attributes }) => attributes.type);
    expect(types).toEqual(['imsqti_test_xmlv2p1', ...Array.from({ length: 5 }, () => 'imsqti_item_xmlv2p1')]);
    const { files: alone } = await filesOf(qti21, exportSetOf([choice]), { test: false });
    expect([...alone.keys()]).toEqual(['imsmanifest.xml', 'items/item_0000000000000000.xml']);
  });

  it('tells Canvas which item is an order, unless it is not to', async () => {
    const { files } = await filesOf(qti21, exportSetOf([order, choice]));
    const found = within(readFile(files.get('imsmanifest.xml')?.text), 'imsqti:interactionType');
    expect(texts(found)).toEqual(['orderInteraction']);
    const { files: strict } = await filesOf(qti21, exportSetOf([order]), { canvas: false });
    expect(strict.get('imsmanifest.xml')?.text).not.toContain('interactionType');
  });

  it('keeps stem and options as they were, outside of any prompt', () =>
    fc.assert(
      fc.asyncProperty(setsFor({ ...qti21, carries: { choice: 'exact' } }, 3), async (set) => {
        const { files, outcomes } = await filesOf(qti21, set);
        for (const [index, { id, interaction }] of set.items.entries()) {
          const reason = outcomes[index];
          if (interaction.kind !== 'choice' || (reason?.outcome === 'degraded' && reason.reason.code !== 'hint_after'))
            continue;
          const item = readFile(files.get(`items/item_${id}.xml`)?.text);
          const [stem] = within(
            within(item, 'itemBody').flatMap(({ children }) => children),
            'div',
          );
          expect(texts(within(stem?.children ?? [], 'p'))).toEqual([unbroken(interaction.prompt)]);
          expect(within(item, 'prompt')).toEqual([]);
          const options = within(item, 'simpleChoice');
          expect(texts(options)).toEqual(interaction.options.map((option) => unbroken(option.text)));
          const [key] = texts(within(within(item, 'correctResponse'), 'value'));
          const right = options.findIndex(({ attributes }) => attributes.identifier === key);
          expect(interaction.options[right]?.correct).toBe(true);
        }
      }),
      { numRuns: 50, seed: 20_260 },
    ));

  it('scores with a template where one says it all', async () => {
    const plain = { ...choice, options: choice.options.map(({ text: each, correct }) => ({ text: each, correct })) };
    expect(templateOf(await itemOf(plain))).toMatch(/\/match_correct$/);
    expect(templateOf(await itemOf(match))).toMatch(/\/map_response$/);
    expect(templateOf(await itemOf(text))).toMatch(/\/map_response$/);
    expect(templateOf(await itemOf(choice))).toBeUndefined();
    for (const [each, max] of [
      [plain, '1'],
      [match, '3'],
      [gaps, '2'],
    ] as const) {
      const [score] = within(await itemOf(each), 'outcomeDeclaration');
      expect(score?.attributes).toMatchObject({ identifier: 'SCORE', normalMaximum: max });
    }
  });

  it('takes every right order, with equal words in each other’s place', async () => {
    const item = await itemOf(order);
    const parts = new Map(within(item, 'simpleChoice').map((each) => [each.attributes.identifier, each.text]));
    const orders = [...within(item, 'correctResponse'), ...within(item, 'ordered')];
    const read = orders.map(({ children }) =>
      texts(children)
        .map((identifier) => parts.get(identifier))
        .join(' '),
    );
    expect(read.sort()).toEqual([
      'the cat saw the dog',
      'the cat saw the dog',
      'the dog saw the cat',
      'the dog saw the cat',
    ]);
    expect(new Set(orders.map(({ children }) => texts(children).join()))).toHaveLength(4);
  });

  it('leaves out what would make the file too large to read', async () => {
    const pairs = Array.from({ length: 100 }, (_, index) => ({ left: `l${index}`, right: `r${index}` }));
    const { outcomes } = await filesOf(
      qti21,
      exportSetOf(Array.from({ length: 11 }, () => ({ ...match, pairs, shown: undefined }))),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([...Array.from({ length: 10 }, () => 'exact'), 'left_out']);
    expect(outcomes.at(-1)).toEqual({ outcome: 'left_out', reason: { code: 'file_full', params: {} } });
  });

  it('makes one of equal rights', async () => {
    const item = await itemOf(match);
    expect(texts(within(item, 'simpleAssociableChoice'))).toEqual(['Italy', 'France', 'Lazio', 'Paris', 'Rome']);
    expect(texts(within(within(item, 'correctResponse'), 'value'))).toEqual([
      'left_1 right_2',
      'left_2 right_1',
      'left_3 right_2',
    ]);
  });

  it('lets gaps be filled in, or chosen for where all words are there', async () => {
    const open = await itemOf(gaps);
    expect(within(open, 'mapEntry').map(({ attributes }) => attributes.mapKey)).toEqual(['am', 'was', 'now']);
    expect(within(open, 'textEntryInteraction')).toHaveLength(2);
    const chosen = await itemOf({ ...gaps, words: ['now', 'is', 'am'] });
    expect(texts(within(chosen, 'inlineChoice'))).toEqual(['now', 'is', 'am', 'now', 'is', 'am']);
    expect(texts(within(within(chosen, 'correctResponse'), 'value'))).toEqual(['word_3', 'word_1']);
  });
});

describe('QTI 1.2', () => {
  const itemOf = async (interaction: Interaction) => {
    const { files } = await filesOf(qti12, exportSetOf([interaction]));
    return within(readFile(files.get('assessment.xml')?.text), 'item');
  };
  const conditionsOf = (item: readonly ReadElement[]) =>
    within(item, 'respcondition')
      .filter(({ children }) => within(children, 'setvar').length > 0)
      .map(({ children }) => texts(within(children, 'varequal')));

  it('keeps texts as HTML that shows them as they were', async () => {
    const item = await itemOf({ ...choice, prompt: '<b>bold</b> & "quoted"\nnew' });
    expect(texts(within(item, 'mattext'))[0]).toBe('&lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot;<br>\nnew');
  });

  it('writes an order as an ordered response', async () => {
    const item = await itemOf(order);
    expect(within(item, 'response_lid')[0]?.attributes.rcardinality).toBe('Ordered');
    expect(conditionsOf(item)).toHaveLength(4);
    const indices = within(item, 'varequal').map(({ attributes }) => attributes.index);
    expect(indices.slice(0, 5)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('writes a response for each pair, with shares that make a whole', async () => {
    const item = await itemOf(match);
    expect(conditionsOf(item)).toEqual([['right_2'], ['right_1'], ['right_2']]);
    expect(texts(within(item, 'setvar'))).toEqual(['33.33', '33.33', '33.34']);
  });

  it('takes each answer to a gap, and to a question', async () => {
    expect(conditionsOf(await itemOf(gaps))).toEqual([['am', 'was'], ['now']]);
    expect(conditionsOf(await itemOf(text))).toEqual([['Rome', 'Roma']]);
    const several = choice.options.map((option) => ({ ...option, correct: true }));
    expect(conditionsOf(await itemOf({ ...choice, options: several, multiple: true }))).toEqual([
      ['option_1', 'option_2'],
    ]);
  });
});
