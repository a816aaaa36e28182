import type { ChoiceInteraction, Interaction, Remark } from '@ludotext/engine/format';
import { plainTexts } from '../plain-text.js';
import { readCloze } from './cloze.js';
import { answerOf, isMadeOf, readFeedback, solvedOf, titleIn, trim } from './conventions.js';
import type { Answer, FormattedText, Question } from './question.js';

/** What a question says, and what of it is lost. */
export interface Understood {
  readonly interaction: Interaction;
  readonly remarks: readonly Remark[];
}

/** The interaction that a question of Moodle is, or why it is none. */
export function interactionOf(question: Question): Understood | { readonly fault: Remark } {
  const remarks: Remark[] = [];
  const lost = new Set<string>();
  const say = (given: FormattedText | undefined): string => {
    if (given === undefined) return '';
    if (given.format !== 'html' && given.format !== 'moodle_auto_format') return trim(given.text);
    const { texts, lost: missing } = plainTexts([given.text], { keepsLines: given.format === 'moodle_auto_format' });
    for (const name of missing) lost.add(name);
    return texts[0] ?? '';
  };
  const answer = answerOfQuestion(question, say, remarks);
  if (typeof answer === 'string') return { fault: { code: answer, params: {} } };
  if ('lost' in answer) for (const name of answer.lost) lost.add(name);
  const { prompt: asked, ...body } = { prompt: undefined, ...answer.body };
  const prompt = asked ?? (question.type === 'cloze' ? trim(question.name) : say(question.text));
  if (prompt === '') return { fault: { code: 'no_text', params: {} } };
  const hint = question.hints
    .map(say)
    .filter((each) => each !== '')
    .join('\n');
  const difficulty = (['easy', 'medium', 'hard'] as const).find((level) => question.tags.includes(level));
  const untitled = {
    prompt,
    ...(hint === '' ? {} : { hint }),
    ...readFeedback(say(question.generalFeedback)),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...body,
  } as Interaction;
  const title = titleIn(question.name, untitled);
  const interaction = title === undefined || title === prompt ? untitled : { ...untitled, title };
  if (lost.size > 0) remarks.push({ code: 'markup_lost', params: { elements: [...lost].join(', ') } });
  return { interaction, remarks };
}

type Body<Kind = Interaction> = Kind extends Interaction
  ? Omit<Kind, 'prompt' | 'title' | 'hint' | 'explanation' | 'evidence' | 'place' | 'difficulty'> & {
      prompt?: string | undefined;
    }
  : never;

/** What the kind of a question has; a string is the rule that it breaks. */
function answerOfQuestion(
  question: Question,
  say: (text: FormattedText | undefined) => string,
  remarks: Remark[],
): { readonly body: Body; readonly lost: readonly string[] } | string {
  const { type, answers, pairs, isSingle, isInline } = question;
  const whole = (body: Body) => ({ body, lost: [] });
  const isPartial = ({ fraction }: Answer) => fraction > 0 && fraction < fullMarks;
  if (
    (type === 'shortanswer' || type === 'numerical' || (type === 'multichoice' && isSingle)) &&
    answers.some(isPartial)
  )
    remarks.push({ code: 'partial_marks', params: {} });
  if (type !== 'multichoice' && type !== 'truefalse' && answers.some(({ feedback }) => say(feedback) !== ''))
    remarks.push({ code: 'feedback_lost', params: {} });
  switch (type) {
    case 'multichoice':
    case 'truefalse':
      return choiceOf(question, say);
    case 'ordering': {
      const parts = answers.map(say).filter((part) => part !== '');
      if (parts.length < 2) return 'too_few_parts';
      const told = say(question.correctFeedback);
      const solved = isMadeOf(told, parts) ? told : solvedOf(parts);
      return whole({ kind: 'order', parts, alternatives: [], solved, layout: isInline ? 'inline' : 'lines' });
    }
    case 'matching': {
      const said = pairs.map(({ left, right }) => ({ left: say(left), right: trim(right) }));
      const found = said.filter(({ left, right }) => left !== '' && right !== '');
      if (found.length < 2) return 'too_few_pairs';
      if (found.length < said.length) remarks.push({ code: 'extra_answers', params: {} });
      return whole({ kind: 'match', pairs: found });
    }
    case 'cloze': {
      const read = readCloze(question.text.text);
      if (typeof read === 'string') return read;
      const { prompt, segments, words, lost } = read;
      return { body: { kind: 'gaps', segments, ...(words === undefined ? {} : { words }), prompt }, lost };
    }
    case 'shortanswer': {
      const right = answers.filter(({ fraction }) => fraction >= fullMarks).map((each) => answerOf(say(each)));
      const accepted = right.filter((each) => each !== undefined && each !== '') as string[];
      if (right.includes(undefined)) {
        if (accepted.length === 0) return 'wildcard';
        remarks.push({ code: 'wildcard_lost', params: {} });
      }
      return accepted.length === 0 ? 'no_right_answer' : whole({ kind: 'text', accepted });
    }
    case 'numerical': {
      const right = answers.filter(({ fraction }) => fraction >= fullMarks);
      if (right.some(({ tolerance = 0 }) => tolerance !== 0)) return 'number_range';
      const accepted = right.map(say).filter((each) => each !== '' && each !== '*');
      return accepted.length === 0 ? 'no_right_answer' : whole({ kind: 'text', accepted });
    }
  }
}

/** The percentage from which an answer is right; Moodle rounds thirds. */
const fullMarks = 99.99;

function choiceOf(
  { answers, isSingle }: Question,
  say: (text: FormattedText | undefined) => string,
): { readonly body: Body; readonly lost: readonly string[] } | string {
  const options = answers.flatMap((answer): ChoiceInteraction['options'][number][] => {
    const text = say(answer);
    const feedback = say(answer.feedback);
    const correct = isSingle ? answer.fraction >= fullMarks : answer.fraction > 0;
    return text === '' ? [] : [{ text, correct, ...(feedback === '' ? {} : { feedback }) }];
  });
  if (options.length < 2) return 'too_few_options';
  const keys = options.filter(({ correct }) => correct).length;
  if (keys === 0) return 'no_right_answer';
  if (isSingle && keys > 1) return 'several_right_answers';
  return { body: { kind: 'choice', options, multiple: !isSingle }, lost: [] };
}
