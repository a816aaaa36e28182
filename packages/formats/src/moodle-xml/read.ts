import { type Finding, faultAt, type ReadFile, type ReadInteraction, type Remark, warn } from '@ludotext/engine/format';
import { trim } from '../moodle/conventions.js';
import { type Answer, blankQuestion, type FormattedText, type Question } from '../moodle/question.js';
import { interactionOf } from '../moodle/to-interaction.js';
import { type ReadElement, readXml } from '../xml.js';

/** Moodle's names for the types that are read; `cloze` and `matching` have one more each. */
const types: Readonly<Record<string, Question['type']>> = {
  multichoice: 'multichoice',
  truefalse: 'truefalse',
  ordering: 'ordering',
  matching: 'matching',
  match: 'matching',
  cloze: 'cloze',
  multianswer: 'cloze',
  shortanswer: 'shortanswer',
  numerical: 'numerical',
};

/** Reads one question after the other; the set's title is the first category's last level. */
export function read(file: Uint8Array): ReadFile {
  const interactions: ReadInteraction[] = [];
  const faults: Finding[] = [];
  let title: string | undefined;
  let isQuiz = false;
  const stopped = readXml(
    file,
    (name) => {
      isQuiz = name === 'quiz';
      if (!isQuiz) faults.push(faultAt(1, 1, 'not_moodle_xml', { name: name.slice(0, 40) }));
    },
    (child) => {
      if (!isQuiz || child.name !== 'question') return;
      const { line, column } = child;
      const type = child.attributes.type ?? '';
      if (type === 'category') {
        title ??= lastLevel(textIn(childOf(child, 'category')));
        return;
      }
      const say = ({ code, params = {} }: Remark) => ({ ...warn(code, params), line, column });
      const known = Object.hasOwn(types, type) ? types[type] : undefined;
      if (known === undefined) {
        faults.push(say({ code: 'type_not_read', params: { type: type.slice(0, 40) } }));
        return;
      }
      const found = interactionOf(questionOf(child, known));
      if ('fault' in found) faults.push(faultAt(line, column, found.fault.code, found.fault.params ?? {}));
      else {
        interactions.push({ interaction: found.interaction, line, column });
        faults.push(...found.remarks.map(say));
      }
    },
  );
  if (stopped !== undefined) {
    const { rule, line, column } = stopped;
    faults.push(faultAt(line, column, rule, {}));
  }
  return { title, interactions, faults };
}

/** The last level of a category; a slash within a name is written twice. */
function lastLevel(path: string): string | undefined {
  const levels = path.replaceAll('//', '\0').split('/');
  return trim((levels.at(-1) ?? '').replaceAll('\0', '/')) || undefined;
}

function questionOf(element: ReadElement, type: Question['type']): Question {
  const all = (name: string) => element.children.filter((child) => child.name === name);
  const value = (name: string) => trim(childOf(element, name)?.text ?? '');
  const text = formattedIn(childOf(element, 'questiontext'), 'html');
  const formatted = (name: string): FormattedText => formattedIn(childOf(element, name), text.format);
  // Only answers of choices and orderings have a format; those to write are plain. Source: Moodle, import_answer.
  const isPlain = type === 'shortanswer' || type === 'numerical';
  return {
    ...blankQuestion,
    type,
    name: trim(textIn(childOf(element, 'name'))),
    text,
    generalFeedback: formatted('generalfeedback'),
    correctFeedback: formatted('correctfeedback'),
    hints: all('hint').map((hint) => formattedIn(hint, text.format)),
    tags: (childOf(element, 'tags')?.children ?? []).map((tag) => trim(textIn(tag)).toLowerCase()),
    answers: all('answer').map((answer): Answer => {
      const { format, text: said } = formattedIn(answer, text.format);
      const [fraction, tolerance] = [answer.attributes.fraction, childOf(answer, 'tolerance')?.text];
      return {
        text: type === 'truefalse' ? truthOf(said) : said,
        format: isPlain ? 'plain_text' : format,
        fraction: Number(fraction) || 0,
        tolerance: Number(tolerance ?? 0) || 0,
        feedback: formattedIn(childOf(answer, 'feedback'), text.format),
      };
    }),
    pairs: all('subquestion').map((pair) => ({
      left: formattedIn(pair, text.format),
      right: textIn(childOf(pair, 'answer')),
    })),
    isSingle: !['false', '0'].includes(value('single')),
    isInline: /^(?:HORIZONTAL|HORI|H|1)$/i.test(value('layouttype')),
  };
}

const truthOf = (said: string): string => {
  const text = trim(said);
  return text === 'true' ? 'True' : text === 'false' ? 'False' : text;
};

const childOf = (element: ReadElement | undefined, name: string): ReadElement | undefined =>
  element?.children.find((child) => child.name === name);

const textIn = (element: ReadElement | undefined): string => childOf(element, 'text')?.text ?? '';

const formattedIn = (element: ReadElement | undefined, format: string): FormattedText => ({
  text: textIn(element),
  format: trim(element?.attributes.format ?? '') || format,
});
