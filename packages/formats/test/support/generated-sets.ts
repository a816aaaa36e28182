import type { ExportItem, ExportSet, FormatPlugin, Interaction, ReadFile, WrittenFile } from '@ludotext/engine/format';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { times } from '../../../../test/support/long.js';

/** Texts that formats stumble over: markup, escapes, formulas, separators, scripts, line ends, very long ones. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '<b>bold</b> & "quoted" \'single\' &amp; &#60;',
  ']]>',
  '<![CDATA[x]]>',
  '<!DOCTYPE x [<!ENTITY e "x">]>&e;',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '%50% no',
  '%-50%x',
  '{}',
  '{=a ~b}',
  '~',
  '~=#:{}\\',
  'a -> b',
  '# comment',
  '// comment',
  '::name::',
  '[html]x',
  '$CATEGORY: x',
  'A) x',
  'A. Smith came',
  'ANSWER: B',
  '*gap*',
  '*a:tip*',
  'a\\nb',
  'one\ntwo',
  'one\r\ntwo',
  'one\n\nthree',
  '"',
  '""',
  '`code` | pipe',
  '1. list',
  '- list',
  'ends with a backslash\\',
  '[link](http://example.org) ![i](x)',
  '___proto___ __proto__',
  'שלום עולם',
  'مرحبا بالعالم',
  '漢字かな交じり文。',
  'ไทย',
  'हिन्दी',
  '👩‍👩‍👧‍👦 🇩🇪 é',
  'a\u0301',
  '\u202Eevil\u202C',
  'a\u2028b',
  'nbsp\u00A0here',
  'long '.repeat(1_000).trim(),
] as const;

const text = fc.oneof(
  { arbitrary: fc.constantFrom(...hostileTexts), weight: 3 },
  {
    arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((each) => each.trim() !== ''),
    weight: 2,
  },
  fc.lorem({ maxCount: 8 }),
);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const common = {
  prompt: text,
  title: maybe(text),
  hint: maybe(text),
  explanation: maybe(text),
  evidence: maybe(text),
  place: maybe(text),
};
const plain = { noNullPrototype: true };
const distinct = (min: number, max: number) => fc.uniqueArray(text, { minLength: min, maxLength: max });

const choice = fc
  .record(
    { ...common, texts: distinct(2, 6), key: fc.nat(), difficulty: maybe(fc.constantFrom('easy', 'hard')) },
    plain,
  )
  .map(({ texts, key, ...more }) => ({
    ...more,
    kind: 'choice' as const,
    options: texts.map((each, index) => ({ text: each, correct: index === key % texts.length })),
    multiple: false,
  }));
const order = fc
  .record(
    { ...common, parts: distinct(3, 8), layout: fc.constantFrom('lines', 'inline'), hasOther: fc.boolean() },
    plain,
  )
  .map(({ hasOther, ...more }) => {
    const identity = more.parts.map((_, index) => index);
    const alternatives = hasOther ? [[...identity].reverse()] : [];
    return { ...more, kind: 'order' as const, alternatives, solved: more.parts.join(' ') };
  });
const match = fc.record(
  {
    ...common,
    kind: fc.constant('match'),
    pairs: fc.array(fc.record({ left: text, right: text }, plain), { minLength: 2, maxLength: 6 }),
  },
  plain,
);
const gap = fc.record({ accepted: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }) }, plain);
const gaps = fc.record(
  {
    ...common,
    kind: fc.constant('gaps'),
    segments: fc.tuple(text, gap, text).map((parts) => [...parts]),
    words: maybe(distinct(2, 5)),
  },
  plain,
);
const short = fc.record(
  { ...common, kind: fc.constant('text'), accepted: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }) },
  plain,
);

/** Interactions of every kind. Members that are undefined are left out. */
export const interactions = fc
  .oneof(choice, order, match, gaps, short)
  .map((each) => JSON.parse(JSON.stringify(each)) as Interaction);

/** A set of these interactions, as the engine hands it to a format. */
export function exportSetOf(all: readonly Interaction[], title = 'A <set> & "more"', language = 'en'): ExportSet {
  const gameTypes = {
    choice: 'quiz',
    order: 'sequence_sentence',
    match: 'match_pairs',
    gaps: 'fill_gaps',
    text: 'short',
  };
  const items = all.map((interaction, index): ExportItem => {
    const id = index.toString(16).padStart(16, '0');
    return { id, gameType: gameTypes[interaction.kind], item: { id }, interaction };
  });
  return { title, language, items, document: { ludotext: 1, title, language, games: [] }, players: {} };
}

/** Sets of what a format carries. */
export function setsFor(format: FormatPlugin, maxItems = 6): fc.Arbitrary<ExportSet> {
  const carried = interactions.filter(({ kind }) => format.carries[kind] !== undefined);
  return fc.array(carried, { minLength: 1, maxLength: maxItems }).map((all) => exportSetOf(all));
}

/** Writes a set with the options' defaults. */
export async function write(format: FormatPlugin, set: ExportSet, options: unknown = {}): Promise<WrittenFile> {
  const checked = await format.optionsSchema?.['~standard'].validate(options);
  if (checked?.issues !== undefined) throw new Error(JSON.stringify(checked.issues));
  const written = await format.write?.(set, checked === undefined ? {} : checked.value);
  if (written === undefined) throw new Error(`${format.id} does not write`);
  return written;
}

/** The bytes of a written file. */
export const bytesOf = ({ content }: WrittenFile): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Reads a file with the format itself. */
export async function read(format: FormatPlugin, file: WrittenFile): Promise<ReadFile> {
  const reading = await format.read?.(bytesOf(file));
  if (reading === undefined) throw new Error(`${format.id} does not read`);
  return reading;
}

/** Registers the tests that every format must pass. `runs` is the number of generated sets in the full run. */
export function testFormat(format: FormatPlugin, { runs: most = 200 }: { readonly runs?: number } = {}): void {
  const runs = times(Math.ceil(most / 8), most);
  const each = (property: (set: ExportSet) => Promise<void>) =>
    fc.assert(fc.asyncProperty(setsFor(format), property), { numRuns: runs, seed: 20_260 });

  if (format.write !== undefined) {
    it('says what becomes of every item, whatever its texts hold', () =>
      each(async (set) => {
        const { outcomes } = await write(format, set);
        expect(outcomes).toHaveLength(set.items.length);
        for (const given of outcomes) {
          expect(['exact', 'degraded', 'left_out']).toContain(given.outcome);
          if (given.outcome === 'exact') continue;
          expect(format.messages?.en).toHaveProperty(given.reason.code);
        }
      }));

    it('writes the same file for the same set', () =>
      each(async (set) => {
        const [one, other] = [bytesOf(await write(format, set)), bytesOf(await write(format, set))];
        expect(Buffer.compare(one, other)).toBe(0);
      }));
  }
  if (format.write !== undefined && format.read !== undefined) {
    it('reads back what it writes: exact items as they were, and none lost', () =>
      each(async (set) => {
        const file = await write(format, set);
        const { interactions: found, faults } = await read(format, file);
        expect(faults).toEqual([]);
        const kept = set.items.filter((_, index) => file.outcomes[index]?.outcome !== 'left_out');
        expect(found).toHaveLength(kept.length);
        const isExact = set.items.map((_, index) => file.outcomes[index]?.outcome === 'exact');
        for (const [index, { id, interaction }] of kept.entries()) {
          const place = set.items.findIndex((item) => item.id === id);
          expect(found[index]?.interaction.kind).toBe(interaction.kind);
          if (isExact[place]) expect(found[index]?.interaction).toEqual(interaction);
        }
      }));
  }
  if (format.read !== undefined) {
    it('reads any bytes without throwing', () =>
      fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
          const reading = await format.read?.(bytes);
          expect(Array.isArray(reading?.interactions)).toBe(true);
        }),
        { numRuns: runs, seed: 20_260 },
      ));
  }
}
