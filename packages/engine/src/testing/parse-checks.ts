import { type Finding, isRejected } from '../contract/finding.js';
import { checkSchema } from '../contract/schema.js';
import { messageIn } from '../messages/wording.js';
import { ifGood, runTwice } from './calling.js';
import type { GameCheck, Subject } from './check.js';
import { Late } from './deadline.js';
import { expectSame, fail, show } from './failure.js';
import { expectForAll } from './fast-check.js';
import { directTexts } from './known-values.js';
import { expectLinear } from './linear-time.js';
import { callParse, listFindings, type Parsed } from './members.js';
import { anyText, damagedText, oddTexts } from './texts.js';

/** Runs a check on every text of the game and every odd text, then on random texts and damaged copies of those. */
async function forTexts(subject: Subject, check: (text: string) => Promise<void>): Promise<void> {
  const known = directTexts(subject);
  for (const text of [...known, ...oddTexts]) await check(text);
  await expectForAll(subject, (fc) => fc.oneof(damagedText(fc, known), anyText(fc, known)), check);
}

/** As {@link forTexts}, with the result of `parse`, for the texts for which it returns one. */
async function forParsed(subject: Subject, check: (text: string, result: Parsed) => Promise<void>): Promise<void> {
  await forTexts(subject, async (text) => {
    const result = await ifGood(() => callParse(subject.game, text));
    if (result !== undefined) await check(text, result);
  });
}

export const parseChecks: readonly GameCheck[] = [
  // First, because it begins with short texts: a parser that hardly ends on long ones is told of here, and not by all.
  {
    name: 'parse: linear time',
    asks: 'Long runs of marks, spaces, line breaks, openings and lines of the format take time in proportion to their length. It measures how the time grows, not how long it is; only what has not ended after 5 seconds is interrupted.',
    run: (subject) =>
      expectLinear(directTexts(subject), (text) => {
        try {
          subject.game.parse(text);
        } catch (error) {
          if (error instanceof Late) throw error;
          // Another check reports what else is thrown.
        }
      }),
  },
  {
    name: 'parse: example of the direct format',
    asks: '`directFormat.example` gives items and no fault; so does `direct_format.example` of each language of `messages`.',
    applies: ({ game }) => game.directFormat !== undefined,
    run: async ({ game }) => {
      const { example = '' } = game.directFormat ?? {};
      const examples = new Map([['directFormat.example', example]]);
      for (const language of Object.keys(game.messages ?? {})) {
        const translated = messageIn(game.messages ?? {}, [language], 'direct_format.example', {});
        if (translated !== undefined) examples.set(`messages.${language}['direct_format.example']`, translated);
      }
      for (const [name, text] of examples) {
        const { items, faults } = await callParse(game, text);
        if (faults.length > 0) fail(`parse finds faults in ${name}, ${placed(faults)}: correct one of the two.`);
        if (items.length === 0) fail(`parse gives no item for ${name}: show a text that gives some.`);
      }
    },
  },
  {
    name: 'parse: any text',
    asks: 'Any Unicode and any damaged text gives items and faults; nothing is thrown.',
    run: (subject) => forTexts(subject, async (text) => void (await callParse(subject.game, text))),
  },
  {
    name: 'parse: faults have a place',
    asks: 'Every fault and every remark has a rule, a message, and a line and a column that are inside the text.',
    run: (subject) =>
      forParsed(subject, async (text, { faults }) => {
        const lines = text.split(/\r\n|\n|\r/);
        for (const fault of faults) expectPlaced(fault, lines, `parse(${show(text)})`);
      }),
  },
  {
    name: 'parse: items fit the schema',
    asks: 'Every item fits `itemSchema`, or a fault says what is wrong with the text.',
    run: (subject) =>
      forParsed(subject, async (text, { items, faults }) => {
        for (const item of isRejected(faults) ? [] : items) {
          const checked = await checkSchema(subject.game.itemSchema, item);
          if (!checked.ok) {
            fail(
              `parse(${show(text)}) gives ${show(item)} and no fault, but itemSchema refuses it (${listFindings(checked.findings, item)}): leave the item out and return faultAt(line, column, rule, message).`,
            );
          }
        }
      }),
  },
  {
    name: 'parse: same result twice',
    asks: 'The same text gives the same items and faults: no clock, no chance, nothing kept between calls.',
    run: (subject) =>
      forTexts(subject, async (text) => {
        const [first, second] = await runTwice(() => callParse(subject.game, text));
        expectSame(second, first, `A second parse(${show(text)}) gives something else`);
      }),
  },
  {
    name: 'parse: line ends and byte-order mark',
    asks: 'CRLF line ends and a byte-order mark in front change neither items nor the lines of faults.',
    run: async (subject) => {
      for (const text of directTexts(subject)) {
        const plain = text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');
        const expected = await callParse(subject.game, plain);
        const windows = await callParse(subject.game, plain.replaceAll('\n', '\r\n'));
        const advice = 'split lines with /\\r\\n|\\n|\\r/';
        expectSame(windows.items, expected.items, `With CRLF line ends ${show(text)} gives other items (${advice})`);
        expectSame(
          placesOf(windows.faults),
          placesOf(expected.faults),
          `With CRLF line ends ${show(text)} has other faults (${advice})`,
        );
        const marked = await callParse(subject.game, `\ufeff${plain}`);
        const remedy = "leave a '\\ufeff' in front out of account";
        expectSame(marked.items, expected.items, `With a byte-order mark ${show(text)} gives other items (${remedy})`);
        expectSame(
          linesOf(marked.faults),
          linesOf(expected.faults),
          `With a byte-order mark ${show(text)} has other faults (${remedy})`,
        );
      }
    },
  },
];

function expectPlaced({ rule, message, line, column }: Finding, lines: readonly string[], call: string): void {
  const fault = `The fault ${show({ rule, message, line, column })} of ${call}`;
  if (!/^[a-z][a-z0-9_]*$/.test(rule)) fail(`${fault} has a rule that is no name: write it as in 'missing_answer'.`);
  if (message.trim() === '') fail(`${fault} has no message: say in one sentence what is wrong and what to do.`);
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(column)) {
    fail(`${fault} has no place: make it with faultAt(line, column, rule, message), both counted from 1.`);
  }
  const [atLine, atColumn] = [line as number, column as number];
  if (atLine < 1 || atLine > lines.length) {
    fail(`${fault} is on line ${atLine}, but the text has ${lines.length}: lines count from 1 to ${lines.length}.`);
  }
  const length = lines[atLine - 1]?.length ?? 0;
  // The column after the last character marks that something is missing.
  if (atColumn < 1 || atColumn > length + 1) {
    fail(
      `${fault} is in column ${atColumn}, but the line has ${length} characters: columns count from 1 to ${length + 1}.`,
    );
  }
}

function placed(faults: readonly Finding[]): string {
  return faults.map((fault) => `line ${fault.line}: ${listFindings([fault])}`).join('; ');
}

const linesOf = (faults: readonly Finding[]) => faults.map(({ rule, line }) => ({ rule, line }));
const placesOf = (faults: readonly Finding[]) => faults.map(({ rule, line, column }) => ({ rule, line, column }));
