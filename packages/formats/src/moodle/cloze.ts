import type { GapsInteraction } from '@ludotext/engine/format';
import { decodeReferences, plainTexts } from '../plain-text.js';
import { escapeHtml } from '../xml.js';
import { answerOf, escapeWildcards, trim } from './conventions.js';

/** A text with gaps as Moodle's embedded answers have it: `{1:SHORTANSWER:=right~=right too}`. */
export interface Cloze {
  /** What is asked, where it is told apart from the text. */
  readonly prompt: string | undefined;
  readonly segments: GapsInteraction['segments'];
  /** The options of the gaps, where all of them have some. */
  readonly words: readonly string[] | undefined;
  /** Names of elements that plain text has no place for. */
  readonly lost: readonly string[];
}

/** Writes the question and its text, each as a paragraph of HTML. */
export function clozeOf({ prompt, segments }: GapsInteraction): string {
  const text = segments.map((segment) => (typeof segment === 'string' ? open(segment) : gapOf(segment.accepted)));
  return `<p>${open(prompt)}</p>\n<p>${text.join('')}</p>`;
}

/** Open text, in which no gap may begin. */
const open = (text: string): string => escapeHtml(text).replaceAll('{', '&#123;');

const gapOf = (accepted: readonly string[]): string =>
  `{1:SHORTANSWER:${accepted.map((answer) => `=${escapeAnswer(escapeWildcards(answer))}`).join('~')}}`;

/**
 * An answer in a gap. Moodle finds its end in the HTML, then decodes references, then takes the backslash from `\}` and
 * `\#`. Source: Moodle, question/type/multianswer/questiontype.php, qtype_multianswer_extract_question.
 */
const escapeAnswer = (answer: string): string =>
  answer.replace(/[&<>"'~#{}=%\\]/g, (found) => {
    const escaped = `&#${found.charCodeAt(0)};`;
    return found === '}' || found === '#' ? `&#92;${escaped}` : escaped;
  });

/** A gap: its mark, its type, and its answers up to a brace that is not escaped. Source: the same. */
const gap = /\{\d{0,5}:([A-Z_]{2,20}):((?:[^{}\\]|\\[^{]){0,20000})\}/g;
/** What stands between the answers of a gap. */
const answerEnd = /(?<!\\|&|&amp;)~/;
const feedbackStart = /(?<!\\|&|&amp;)#/;
const shortTypes = /^(?:SHORTANSWER|SA|MW)(?:_?C)?$/;
const choiceTypes = /^(?:MULTICHOICE(?:_[VHS]{1,2})?|MC[VHS]{0,2})$/;
const numberTypes = /^(?:NUMERICAL|NM)$/;

/** Reads a text with gaps; a string is the rule that it breaks. */
export function readCloze(html: string): Cloze | 'no_gaps' | 'no_right_answer' | 'unsupported_gap' {
  const pieces: string[] = [];
  const gaps: { readonly accepted: readonly string[] }[] = [];
  const options = new Set<string>();
  let isChoice = true;
  let end = 0;
  for (const found of html.matchAll(gap)) {
    const [whole, type = '', answers = ''] = found;
    const isShort = shortTypes.test(type);
    if (!isShort && !choiceTypes.test(type) && !numberTypes.test(type)) return 'unsupported_gap';
    if (!choiceTypes.test(type)) isChoice = false;
    const accepted: string[] = [];
    for (const written of answers.split(answerEnd)) {
      const [, worth = '', text = ''] = /^(=|%-?\d[\d.,]{0,10}%)?([\s\S]*)$/.exec(written) ?? [];
      const answer = unescapeAnswer(text.split(feedbackStart)[0] ?? '');
      const said = isShort ? answerOf(answer) : numberTypes.test(type) ? numberIn(answer) : answer;
      if (said === undefined) return 'unsupported_gap';
      if (said === '') continue;
      options.add(said);
      if (worth === '=' || /^%100(?:[.,]0*)?%$/.test(worth)) accepted.push(said);
    }
    if (accepted.length === 0) return 'no_right_answer';
    pieces.push(html.slice(end, found.index));
    gaps.push({ accepted });
    end = found.index + whole.length;
  }
  if (gaps.length === 0) return 'no_gaps';
  const { texts, lost } = plainTexts([...pieces, html.slice(end)]);
  const [first = ''] = texts;
  const paragraph = first.indexOf('\n\n');
  const prompt = paragraph > 0 ? first.slice(0, paragraph) : undefined;
  const rest = paragraph > 0 ? [first.slice(paragraph + 2), ...texts.slice(1)] : texts;
  const segments = rest.flatMap((text, index) => [text, gaps[index] ?? '']).filter((segment) => segment !== '');
  return { prompt, segments, words: isChoice ? [...options] : undefined, lost };
}

const unescapeAnswer = (text: string): string =>
  trim(decodeReferences(text).replaceAll('\\}', '}').replaceAll('\\#', '#'));

/** A number that is right alone; undefined if others are right too. */
function numberIn(answer: string): string | undefined {
  const [number = '', tolerance = '0'] = answer.split(':');
  return Number(tolerance) === 0 ? number : undefined;
}
