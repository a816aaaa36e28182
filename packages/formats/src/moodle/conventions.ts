import { type Interaction, joinPieces, type OrderInteraction } from '@ludotext/engine/format';

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

/** An explanation, and below it in quotation marks the words of the source that prove the answer. */
export function feedbackOf({ explanation, evidence }: Interaction): string | undefined {
  if (evidence === undefined) return explanation;
  return explanation === undefined ? `“${evidence}”` : `${explanation}\n\n“${evidence}”`;
}

/** The explanation and the evidence in a feedback. */
export function readFeedback(feedback: string): Pick<Interaction, 'explanation' | 'evidence'> {
  const text = trim(feedback);
  if (text === '') return {};
  const start = text.startsWith('“') ? 0 : text.lastIndexOf('\n\n“') + 2;
  if (start === 1 || !text.endsWith('”') || text.length - start < 3) return { explanation: text };
  const evidence = text.slice(start + 1, -1);
  const explanation = trim(text.slice(0, start));
  return explanation === '' ? { evidence } : { explanation, evidence };
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
