import type { ExportItem, ExportSet, Interaction, Outcome, WrittenFile } from '@ludotext/engine/format';
import { trim } from '../moodle/conventions.js';
import { blankQuestion, type Question } from '../moodle/question.js';
import { interactionOf } from '../moodle/to-interaction.js';
import { questionOf } from '../moodle/to-question.js';
import { leftOut, outcomeOfReading } from '../outcome.js';
import type { Options } from './options.js';

/** Writes a category, and a question for each item. An outcome is what the reader makes of the question. */
export function write({ title, items }: ExportSet, { category }: Options): WrittenFile {
  const written = items.map(writeItem);
  const path = category === '' ? trim(title).replaceAll('/', '//') : category;
  // Nothing is escaped in a category, and its line is its end.
  const heading = `$CATEGORY: $course$/top/${path.replace(/[\s\\]+/g, ' ')}\n`;
  return {
    content: [heading, ...written.flatMap(({ text }) => (text === undefined ? [] : [text]))].join('\n'),
    outcomes: written.map(({ outcome }) => outcome),
  };
}

function writeItem({ interaction }: ExportItem): { text?: string; outcome: Outcome } {
  const question = questionOf(writable(interaction));
  if ('reason' in question) return { outcome: { outcome: 'left_out', reason: question.reason } };
  const kept: Question = { ...question, hints: blankQuestion.hints };
  const unwritable = faultOf(kept);
  if (unwritable !== undefined) return { outcome: leftOut(unwritable) };
  const back = interactionOf(kept);
  if ('fault' in back) return { outcome: { outcome: 'left_out', reason: back.fault } };
  return { text: textOf(kept), outcome: outcomeOfReading(interaction, back.interaction) };
}

/**
 * Moodle has one line break, and takes carriage returns out; UTF-8 has no halves of characters. Source: Moodle,
 * question/format/gift/format.php, repchar.
 */
const writable = (interaction: Interaction): Interaction =>
  JSON.parse(
    JSON.stringify(interaction, (_, value) =>
      typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(/\p{Cs}/gu, '\ufffd') : value,
    ),
  );

/** What Moodle puts in place of escaped characters while it reads: these cannot be written. Source: the same. */
const placeholder = /&&(?:010|035|058|061|092|123|125|126)/;

/** Why a question cannot be written: nothing escapes an arrow, which makes a question one of pairs. */
function faultOf({ type, name, text, generalFeedback, answers, pairs }: Question): string | undefined {
  const halves = type === 'shortanswer' ? answers : pairs.map(({ left }) => left);
  if (halves.some((each) => each.text.includes('->'))) return 'arrow';
  const feedbacks = answers.map(({ feedback }) => feedback?.text ?? '');
  const rights = pairs.map(({ right }) => right);
  const texts = [...answers, ...pairs.map(({ left }) => left)].map((each) => each.text);
  const all = [name, text.text, generalFeedback?.text ?? '', ...texts, ...feedbacks, ...rights];
  return all.some((each) => placeholder.test(each)) ? 'reads_as_escape' : undefined;
}

/** A question begins with its name, so that no line of it begins with the mark of a comment. */
function textOf({ type, name, text, generalFeedback, tags, answers, pairs, isSingle }: Question): string {
  const lines = [
    ...tags.map((tag) => `// [tag:${tag}]`),
    `::${escaped(name)}::${plainly(text.text)}{`,
    ...answers.map((answer) => {
      const weight = answer.fraction === 0 ? '' : `%${answer.fraction}%`;
      const mark = type === 'shortanswer' || (isSingle && answer.fraction === 100) ? '=' : `~${weight}`;
      return `${mark}${plainly(answer.text)}${answer.feedback === undefined ? '' : `#${plainly(answer.feedback.text)}`}`;
    }),
    ...pairs.map(({ left, right }) => `=${plainly(left.text)} -> ${escaped(right)}`),
    ...(generalFeedback === undefined ? [] : [`####${plainly(generalFeedback.text)}`]),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * A text with its format before it: without, it is taken for HTML, and `%50% of them` for a weight. Source: Moodle, the
 * same file.
 */
const plainly = (text: string): string => `[plain]${escaped(text)}`;

const escaped = (text: string): string =>
  trim(text)
    .replace(/[\\#=~{}:]/g, '\\$&')
    .replaceAll('\n', '\\n');
