import { type Interaction, joinPieces, type OrderInteraction } from '@ludotext/engine/format';
import { sourceOf } from '../source-words.js';

/** White space that Moodle cuts from the ends of texts. Source: PHP, trim. */
const trimmed = ' \t\n\r\0\v';

/** A text without white space at its ends, as Moodle stores it. */
export function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && trimmed.includes(text.charAt(start))) start += 1;
  while (end > start && trimmed.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The length of a name that Moodle keeps. Source: Moodle, question/format.php, clean_question_name. */
const maxName = 255;
/** The length of a name made of a question. */
const maxMadeName = 80;

/** The name of a question in Moodle's bank: its title, or the beginning of what it asks. */
export function nameOf(interaction: Interaction): string {
  return interaction.title === undefined ? madeName(interaction) : onLine(interaction.title, maxName);
}

/** The title that a question's name is; undefined for a name that says what the question says. */
export function titleIn(name: string, interaction: Interaction): string | undefined {
  const title = trim(name);
  return title === '' || title === madeName(interaction) ? undefined : title;
}

function madeName(interaction: Interaction): string {
  return onLine(interaction.kind === 'order' ? interaction.solved : interaction.prompt, maxMadeName);
}

/** Moodle takes tags out of names, so that a `<` may not stand in one. Source: Moodle, PARAM_TEXT. */
function onLine(text: string, max: number): string {
  const line = trim(
    text
      .slice(0, 4 * max)
      .replace(/\s+/g, ' ')
      .replaceAll('<', '‹'),
  );
  const characters = [...line];
  return characters.length <= max ? line : `${trim(characters.slice(0, max - 1).join(''))}…`;
}

/** An explanation, and below it in quotation marks the words of the source that prove the answer, and their place. */
export function feedbackOf(interaction: Interaction): string | undefined {
  const told = [interaction.explanation, sourceOf(interaction)].filter((text) => text !== undefined);
  return told.length === 0 ? undefined : told.join('\n\n');
}

/** The explanation, the evidence and its place in a feedback. */
export function readFeedback(feedback: string): Pick<Interaction, 'explanation' | 'evidence' | 'place'> {
  const text = trim(feedback);
  const placed = placedIn(text);
  const words = placed?.before ?? text;
  const start = words.startsWith('“') ? 0 : words.lastIndexOf('\n\n“') + 2;
  const isQuoted = start !== 1 && words.endsWith('”') && words.length - start >= 3;
  // Brackets behind other words belong to these.
  if (!isQuoted && placed?.isAlone !== true) return text === '' ? {} : { explanation: text };
  const explanation = trim(isQuoted ? words.slice(0, start) : words);
  return {
    ...(explanation === '' ? {} : { explanation }),
    ...(isQuoted ? { evidence: words.slice(start + 1, -1) } : {}),
    ...(placed === undefined ? {} : { place: placed.place }),
  };
}

/** What stands in brackets at the end: behind a quotation, or alone in a paragraph. */
function placedIn(text: string): { before: string; place: string; isAlone: boolean } | undefined {
  if (!text.endsWith(')')) return undefined;
  const behind = text.lastIndexOf('” (');
  const alone = text.lastIndexOf('\n\n(');
  const isAlone = alone > behind || behind === -1;
  if (isAlone && alone === -1 && !text.startsWith('(')) return undefined;
  const open = isAlone ? (alone === -1 ? 0 : alone + 2) : behind + 2;
  const place = text.slice(open + 1, -1);
  return place === '' || place.includes('\n') ? undefined : { before: trim(text.slice(0, open)), place, isAlone };
}

/** An answer to write: `*` stands for any text, unless it is escaped. Source: Moodle, question/type/shortanswer. */
export const escapeWildcards = (text: string): string => text.replaceAll('*', '\\*');

/** The answer that a pattern stands for; undefined if it stands for more than one. */
export function answerOf(pattern: string): string | undefined {
  return /(?<!\\)\*/.test(pattern) ? undefined : pattern.replaceAll('\\*', '*');
}

/**
 * What each of several right or wrong answers is worth, in percent: Moodle takes a whole divided by 1 to 10, with five
 * decimals. Source: Moodle, question/engine/bank.php, fraction_options_full.
 */
export const shareOf = (count: number): number => Number((100 / Math.min(count, maxKeys)).toFixed(5));

/** How many options can be right at once. */
export const maxKeys = 10;

/** Characters in which a script is recognised. */
const sample = 2_000;

/** The parts in order, spaced as their script requires. */
export function solvedOf(parts: OrderInteraction['parts']): string {
  const text = parts.join('').slice(0, sample);
  const unspaced = text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/gu) ?? [];
  const letters = text.match(/\p{L}/gu) ?? [];
  return joinPieces(parts, unspaced.length * 2 > letters.length ? 'zh' : 'en');
}

/** Whether a text is these parts in order, whatever its spaces. */
export const isMadeOf = (text: string, parts: OrderInteraction['parts']): boolean =>
  text.replace(/\s/g, '') === parts.join('').replace(/\s/g, '');
