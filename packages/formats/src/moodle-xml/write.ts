import type { ExportItem, ExportSet, Interaction, Outcome, WrittenFile } from '@ludotext/engine/format';
import { trim } from '../moodle/conventions.js';
import type { Answer, FormattedText, Question } from '../moodle/question.js';
import { interactionOf } from '../moodle/to-interaction.js';
import { questionOf } from '../moodle/to-question.js';
import { outcomeOfReading } from '../outcome.js';
import { element, writeXml, type XmlElement, xmlText } from '../xml.js';
import type { Options } from './options.js';

/** Writes a category, and a question for each item. An outcome is what the reader makes of the question. */
export function write({ title, items }: ExportSet, options: Options): WrittenFile {
  const written = items.map((item) => writeItem(item, options));
  const path = options.category === '' ? trim(title).replaceAll('/', '//') : options.category;
  const category = element('category', {}, element('text', {}, `$course$/top/${path}`));
  const questions = written.flatMap(({ question }) => (question === undefined ? [] : [question]));
  return {
    content: writeXml(element('quiz', {}, element('question', { type: 'category' }, category), ...questions)),
    outcomes: written.map(({ outcome }) => outcome),
  };
}

function writeItem({ interaction }: ExportItem, options: Options): { question?: XmlElement; outcome: Outcome } {
  const question = questionOf(writable(interaction));
  if ('reason' in question) return { outcome: { outcome: 'left_out', reason: question.reason } };
  const back = interactionOf(question);
  if ('fault' in back) return { outcome: { outcome: 'left_out', reason: back.fault } };
  return { question: questionElement(question, options), outcome: outcomeOfReading(interaction, back.interaction) };
}

/** An interaction with the texts that a document can hold. */
const writable = (interaction: Interaction): Interaction =>
  JSON.parse(JSON.stringify(interaction, (_, value) => (typeof value === 'string' ? xmlText(value) : value)));

/** The elements that Moodle reads, in the order in which it writes them. Source: Moodle, question/format/xml. */
function questionElement(question: Question, { shuffle_answers, grading }: Options): XmlElement {
  const { type, name, text, generalFeedback, correctFeedback, hints, tags, answers, pairs, isSingle } = question;
  return element(
    'question',
    { type },
    element('name', {}, textElement(name)),
    formatted('questiontext', text),
    formatted('generalfeedback', generalFeedback ?? { text: '', format: 'plain_text' }),
    element('defaultgrade', {}, '1'),
    element('penalty', {}, '0.3333333'),
    element('hidden', {}, '0'),
    ...(type === 'multichoice'
      ? [
          element('single', {}, `${isSingle}`),
          element('shuffleanswers', {}, `${shuffle_answers}`),
          element('answernumbering', {}, 'abc'),
        ]
      : []),
    ...(type === 'matching' ? [element('shuffleanswers', {}, `${shuffle_answers}`)] : []),
    // Without regard to upper and lower case.
    ...(type === 'shortanswer' ? [element('usecase', {}, '0')] : []),
    ...(type === 'ordering' ? orderingElements(question, grading) : []),
    correctFeedback && formatted('correctfeedback', correctFeedback),
    ...pairs.map(({ left, right }) => formatted('subquestion', left, {}, element('answer', {}, textElement(right)))),
    ...answers.map(answerElement),
    ...hints.map((hint) => formatted('hint', hint)),
    ...(tags.length === 0 ? [] : [element('tags', {}, ...tags.map((tag) => element('tag', {}, textElement(tag))))]),
  );
}

/** Where `selecttype` or `selectcount` is missing, Moodle shows six parts at random. Source: the same, qtype_ordering. */
const orderingElements = ({ isInline, answers }: Question, grading: Options['grading']): XmlElement[] => [
  element('layouttype', {}, isInline ? 'HORIZONTAL' : 'VERTICAL'),
  element('selecttype', {}, 'ALL'),
  element('selectcount', {}, `${answers.length}`),
  element('gradingtype', {}, grading),
  element('showgrading', {}, 'SHOW'),
  element('numberingstyle', {}, 'none'),
];

const answerElement = (answer: Answer): XmlElement =>
  formatted('answer', answer, { fraction: answer.fraction }, answer.feedback && formatted('feedback', answer.feedback));

const textElement = (text: string): XmlElement => element('text', {}, text);

const formatted = (
  name: string,
  { text, format }: FormattedText,
  attributes: Parameters<typeof element>[1] = {},
  ...more: readonly (XmlElement | undefined)[]
): XmlElement => element(name, { ...attributes, format }, textElement(text), ...more);
