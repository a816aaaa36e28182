import type { ExportItem, ExportSet, Outcome, WrittenFile } from '@ludotext/engine/format';
import { leftOut, outcomeOf } from '../outcome.js';
import { halfCharacter } from '../writable.js';

/** Moodle names options by one capital letter. Source: Moodle, question/format/aiken/format.php. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What Moodle reads as an option or an answer instead of a question. Source: the same. */
const readsAsOther = /^(?:[A-Z][).][ \t]?|ANSWER:)/;

/** Moodle skips shorter lines, counted in bytes. Source: the same. */
const minLine = 2;

/** Writes every choice of one; a question's line breaks become spaces, since a line is a question. */
export function write({ items }: ExportSet): WrittenFile {
  const written = items.map(writeItem);
  return {
    content: written.flatMap(({ text }) => (text === undefined ? [] : [text])).join('\n'),
    outcomes: written.map(({ outcome }) => outcome),
  };
}

function writeItem({ interaction }: ExportItem): { text?: string; outcome: Outcome } {
  if (interaction.kind !== 'choice' || interaction.multiple) return { outcome: leftOut('several_keys') };
  const { prompt, options } = interaction;
  const stem = onLine(prompt);
  if (options.length > letters.length) {
    return { outcome: leftOut('too_many_options', { count: options.length, max: letters.length }) };
  }
  if (readsAsOther.test(stem)) return { outcome: leftOut('reads_as_option') };
  if (new TextEncoder().encode(stem).length < minLine) return { outcome: leftOut('line_too_short') };
  if ([prompt, ...options.map(({ text }) => text)].some((text) => halfCharacter.test(text))) {
    return { outcome: leftOut('unwritable_characters') };
  }
  if (options.some(({ text }) => onLine(text) === '')) return { outcome: leftOut('no_text') };
  const lines = options.map(({ text }, index) => `${letters[index]}) ${onLine(text)}`);
  const key = letters[options.findIndex(({ correct }) => correct)];
  const isChanged = [prompt, ...options.map(({ text }) => text)].some((text) => onLine(text) !== text);
  return {
    text: `${[stem, ...lines, `ANSWER: ${key}`].join('\n')}\n`,
    outcome: outcomeOf(interaction, [], isChanged ? { code: 'line_breaks' } : undefined),
  };
}

const onLine = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
