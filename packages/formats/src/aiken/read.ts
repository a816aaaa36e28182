import { type Finding, faultAt, type ReadFile, type ReadInteraction } from '@ludotext/engine/format';

/** A question under way. */
interface Open {
  readonly line: number;
  readonly column: number;
  readonly stem: string[];
  readonly options: { readonly letter: string; readonly text: string }[];
}

/** Source: Moodle, question/format/aiken/format.php. Mind that the space after the letter may be missing. */
const optionLine = /^([A-Z])[).][ \t]?(.*)$/;
const answerLine = /^ANSWER:\s*(.*)$/;

/**
 * Reads questions one after the other; a question with a fault is left out, and the next is read. A question may have
 * several lines, of which Moodle would keep the last.
 */
export function read(file: Uint8Array): ReadFile {
  const interactions: ReadInteraction[] = [];
  const faults: Finding[] = [];
  let open: Open | undefined;
  const close = (answer?: string) => {
    if (open === undefined) return;
    const { line, column, stem, options } = open;
    const fault = faultOf(open, answer);
    open = undefined;
    if (fault !== undefined) faults.push(faultAt(line, column, fault, {}));
    else {
      const key = indexOf(answer ?? '');
      const choices = options.map(({ text }, index) => ({ text, correct: index === key }));
      const prompt = stem.join('\n');
      interactions.push({ interaction: { kind: 'choice', prompt, options: choices, multiple: false }, line, column });
    }
  };
  const lines = new TextDecoder().decode(file).split(/\r\n|\n|\r/);
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const text = raw.trim();
    if (text === '') continue;
    const column = raw.length - raw.trimStart().length + 1;
    const [, letter, option = ''] = optionLine.exec(text) ?? [];
    const answer = answerLine.exec(text);
    if (answer !== null && open === undefined) faults.push(faultAt(line, column, 'answer_first', {}));
    else if (answer !== null) close(answer[1]);
    else if (letter !== undefined && open !== undefined) open.options.push({ letter, text: option.trim() });
    else if (letter !== undefined) faults.push(faultAt(line, column, 'no_question', {}));
    else if (open !== undefined && open.options.length === 0) open.stem.push(text);
    else {
      close();
      open = { line, column, stem: [text], options: [] };
    }
  }
  close();
  return { interactions, faults };
}

/** What is wrong with a question; undefined for nothing. */
function faultOf({ options }: Open, answer: string | undefined): string | undefined {
  if (options.length === 0) return 'no_options';
  if (options.length === 1) return 'too_few_options';
  if (options.some(({ letter }, index) => indexOf(letter) !== index)) return 'option_letters';
  if (options.some(({ text }) => text === '')) return 'empty_option';
  if (answer === undefined || answer === '') return 'no_answer';
  if (/^[A-Za-z]\s*(?:[,;&/+]|and\b)\s*[A-Za-z]\b/.test(answer)) return 'several_answers';
  return indexOf(answer) >= 0 && indexOf(answer) < options.length ? undefined : 'no_such_option';
}

/** The place of the option with a letter. */
const indexOf = (letter: string): number => letter.toUpperCase().charCodeAt(0) - 65;
