import type {
  GapsInteraction,
  Interaction,
  MatchInteraction,
  OrderInteraction,
  Outcome,
} from '@ludotext/engine/format';
import { leftOut, outcomeOf } from '../outcome.js';
import { holdsControls, onLine, tooManyParts } from '../parts.js';
import { sourceOf } from '../source-words.js';
import { escapeHtml, xmlText } from '../xml.js';

/** Libraries that a package may use, by their names on a site. */
export type Library = 'H5P.QuestionSet' | 'H5P.SortParagraphs' | 'H5P.MultiChoice' | 'H5P.DragText' | 'H5P.Blanks';

/** What one item is in H5P: a library, and what it is told. Optional groups that are not used are left out. */
export interface Content {
  readonly library: Library;
  /** The library's name for people. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly title?: string | undefined;
}

/** The content of an item, unless it is left out, and what becomes of it. */
export interface Written {
  readonly content?: Content;
  readonly outcome: Outcome;
}

/** Longest title of a package and of a question, in bytes. Source: h5p-php-library, h5p.classes.php, H5PValidator. */
const maxTitle = 255;

/** Whether a title is short enough. */
export const fitsTitle = (title: string): boolean => new TextEncoder().encode(title).length <= maxTitle;

/** Fewest paragraphs. Source: H5P.SortParagraphs, semantics.json. */
const minParagraphs = 3;

/** Whether an item can be sorted as paragraphs: sentences, and enough of them. */
export const isSortable = (interaction: Interaction): boolean =>
  interaction.kind === 'order' && interaction.layout === 'lines' && interaction.parts.length >= minParagraphs;

/** An order of sentences by itself. */
export function sortParagraphs(interaction: Interaction): Written {
  if (interaction.kind !== 'order') return contentOf(interaction);
  const refused = tooManyParts(interaction);
  if (refused !== undefined) return { outcome: refused };
  const params = {
    taskDescription: html('div', interaction.prompt),
    paragraphs: interaction.parts.map((part) => html('div', part)),
    // The player counts on these two, and has no defaults of its own for them.
    overallFeedback: [{ from: 0, to: 100 }],
    a11y: { yourResult: 'You got @score out of @total points' },
    ...feedback(interaction),
    behaviour: { scoringMode: 'transitions', applyPenalties: false, duplicatesInterchangeable: true },
  };
  return written(interaction, 'H5P.SortParagraphs', 'Sort the Paragraphs', params);
}

/** An item as a question of a Question Set. */
export function contentOf(interaction: Interaction): Written {
  const refused = tooManyParts(interaction);
  if (refused !== undefined) return { outcome: refused };
  switch (interaction.kind) {
    case 'choice':
      return multiChoice(interaction);
    case 'order':
      return dragOrder(interaction);
    case 'match':
      return dragPairs(interaction);
    case 'gaps':
      return offersAll(interaction) ? dragWords(interaction) : blanks(interaction, interaction.segments);
    case 'text':
      return blanks(interaction, [{ accepted: interaction.accepted }]);
  }
}

function written(
  interaction: Interaction,
  library: Library,
  name: string,
  params: Content['params'],
  changed?: string,
): Written {
  const title = interaction.title === undefined ? undefined : onLine(xmlText(interaction.title));
  const fits = title !== undefined && title !== '' && fitsTitle(title) && title === interaction.title;
  const code = holdsControls(interaction)
    ? 'characters_lost'
    : (changed ?? (interaction.hint === undefined ? undefined : 'hint_after'));
  return {
    content: { library, name, params, ...(fits ? { title } : {}) },
    outcome: outcomeOf(
      interaction,
      ['explanation', 'evidence', 'place', 'feedback', ...(fits ? (['title'] as const) : [])],
      code === undefined ? undefined : { code, params: {} },
    ),
  };
}

/** Plain text as an element of HTML, which every text field of H5P holds; line breaks are elements, too. */
const html = (name: 'p' | 'div', text: string): string =>
  `<${name}>${escapeHtml(xmlText(text)).replaceAll('<br>\n', '<br>')}</${name}>`;

/** The same in a field without elements. */
const bare = (text: string): string => escapeHtml(xmlText(text)).replaceAll('<br>', '');

/** What is shown after an answer: the explanation with the evidence, and before them, unless all is right, the hint. */
function feedback(interaction: Interaction): Readonly<Record<string, unknown>> {
  const { hint, explanation } = interaction;
  const told = [explanation, sourceOf(interaction)].filter((text) => text !== undefined);
  if (hint === undefined && told.length === 0) return {};
  const ranges =
    hint === undefined
      ? [{ from: 0, to: 100, feedback: bare(told.join('\n')) }]
      : [
          { from: 0, to: 99, feedback: bare([hint, ...told].join('\n')) },
          { from: 100, to: 100, ...(told.length === 0 ? {} : { feedback: bare(told.join('\n')) }) },
        ];
  return { overallFeedback: ranges };
}

function multiChoice(interaction: Extract<Interaction, { kind: 'choice' }>): Written {
  const { prompt, options, multiple } = interaction;
  const params = {
    question: html('p', prompt),
    answers: options.map((option) => ({
      text: html('div', option.text),
      correct: option.correct,
      ...(option.feedback === undefined ? {} : { tipsAndFeedback: { chosenFeedback: html('div', option.feedback) } }),
    })),
    ...feedback(interaction),
    behaviour: { type: multiple ? 'multi' : 'single', singlePoint: true, randomAnswers: true },
  };
  return written(interaction, 'H5P.MultiChoice', 'Multiple Choice', params);
}

/**
 * What Drag the Words reads as its own within a word: the end of the word, a tip, and feedback. None can be escaped.
 * Source: h5p-drag-text, src/scripts/parse-text.js.
 */
const dragMarks = /\*|:|\\[+-]/;

/** A text to drag words into; nothing where a word or the open text would be read as something else. */
interface DragText {
  readonly open: readonly string[];
  readonly words: readonly string[];
}

function dragText(
  interaction: Interaction,
  { open, words }: DragText,
  textField: string,
  more: object,
  changed?: string,
) {
  const mark = open.some((text) => text.includes('*'))
    ? '*'
    : words.map((word) => dragMarks.exec(word)?.[0]).find((found) => found !== undefined);
  if (mark !== undefined) return { outcome: leftOut('marks', { mark }) };
  // A Question Set sets its own behaviour over that of the question, which must be there.
  const behaviour = { enableRetry: true, enableSolutionsButton: true, instantFeedback: false };
  const taskDescription = html('p', interaction.prompt);
  const params = { taskDescription, textField, ...more, ...feedback(interaction), behaviour };
  const isBroken = words.some((word) => /[\u2028\u2029]/.test(word));
  return written(interaction, 'H5P.DragText', 'Drag the Words', params, isBroken ? 'line_breaks' : changed);
}

/** A word in its place. The two line breaks of Unicode would end it. */
const gap = (word: string): string => `*${bare(word).replace(/[\u2028\u2029]/g, ' ')}*`;

/** Words in a line, or sentences in boxes below each other. Words that are equal can take each other's place. */
function dragOrder(interaction: OrderInteraction): Written {
  const { parts, layout } = interaction;
  const isInline = layout === 'inline';
  const textField = parts.map(gap).join(isInline ? ' ' : '\n');
  return dragText(interaction, { open: [], words: parts }, textField, {}, isInline ? undefined : 'dragged');
}

/** A line for each pair: the left, and a box for the right. */
function dragPairs(interaction: MatchInteraction): Written {
  const { pairs } = interaction;
  const textField = pairs.map(({ left, right }) => `${bare(left)} ${gap(right)}`).join('\n');
  const texts = { open: pairs.map(({ left }) => left), words: pairs.map(({ right }) => right) };
  return dragText(interaction, texts, textField, {});
}

/** Whether the first answer of every gap is among the words to choose from. */
function offersAll({ segments, words }: GapsInteraction): boolean {
  const offered = new Set(words);
  return segments.every((segment) => typeof segment === 'string' || offered.has(segment.accepted[0] ?? ''));
}

/** The text with a box for each gap; words that fill none are there to be dragged, too. One answer fits a gap. */
function dragWords(interaction: GapsInteraction): Written {
  const { segments, words = [] } = interaction;
  const open = segments.filter((segment) => typeof segment === 'string');
  const right = segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.accepted.slice(0, 1)));
  const filled = new Map<string, number>();
  for (const word of right) filled.set(word, (filled.get(word) ?? 0) + 1);
  const others = words.filter((word) => {
    const count = filled.get(word) ?? 0;
    filled.set(word, count - 1);
    return count <= 0;
  });
  const textField = segments
    .map((segment) => (typeof segment === 'string' ? bare(segment) : gap(segment.accepted[0] ?? '')))
    .join('');
  const more = others.length === 0 ? {} : { distractors: others.map(gap).join(' ') };
  const offered = new Set(words);
  const losesAnswers = segments.some(
    (segment) => typeof segment !== 'string' && segment.accepted.slice(1).some((text) => offered.has(text)),
  );
  const texts = { open, words: [...right, ...others] };
  return dragText(interaction, texts, textField, more, losesAnswers ? 'one_answer' : undefined);
}

/**
 * What Fill in the Blanks reads as its own within an answer: its end, the next answer, a tip, and a regular expression.
 * It shows answers as HTML, so that one with markup would become that. Source: h5p-blanks, js/blanks.js and js/cloze.js.
 */
const blankMarks = /\*|:|\/|<|^\s*\[\[\[/;

function blanks(interaction: Interaction, segments: GapsInteraction['segments']): Written {
  const mark = segments
    .map((segment) =>
      typeof segment === 'string'
        ? segment.includes('*')
          ? '*'
          : undefined
        : segment.accepted.map((text) => blankMarks.exec(text)?.[0]).find((found) => found !== undefined),
    )
    .find((found) => found !== undefined);
  if (mark !== undefined) return { outcome: leftOut('marks', { mark: mark.trim() }) };
  const answers = segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.accepted));
  const text = segments
    .map((segment) =>
      typeof segment === 'string' ? segment : `*${segment.accepted.map((answer) => onLine(answer)).join('/')}*`,
    )
    .join('');
  const params = {
    text: html('p', interaction.prompt),
    questions: [html('p', text)],
    ...feedback(interaction),
    behaviour: { caseSensitive: false },
  };
  const losesWords = interaction.kind === 'gaps' && interaction.words !== undefined;
  const isBroken = answers.some((answer) => onLine(answer) !== answer);
  const changed = losesWords ? 'words_lost' : isBroken ? 'line_breaks' : undefined;
  return written(interaction, 'H5P.Blanks', 'Fill in the Blanks', params, changed);
}
