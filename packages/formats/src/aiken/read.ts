import { type Finding, faultAt, type ReadFile, type ReadInteraction } from '@ludotext/engine/format';

/** A question under way. */
interface Open {
  readonly line: number;
  readonly stem: string[];
  readonly options: string[];
}

const optionLine = /^([A-Z])[).][ \t]?(.*)$/;
const answerLine = /^ANSWER:\s*([A-Za-z]?)/;

/** Reads questions one after the other; a question with a fault is left out, and the next is read. */
export function read(file: Uint8Array): ReadFile {
  const interactions: ReadInteraction[] = [];
  const faults: Finding[] = [];
  let open: Open | undefined;
  const close = (letter?: string) => {
    if (open === undefined) return;
    const question = open;
    open = undefined;
    const fault = faultOf(question, letter);
    if (fault !== undefined) faults.push(faultAt(question.line, 1, fault, {}));
    else {
      const key = (letter ?? '').toUpperCase().charCodeAt(0) - 65;
      const options = question.options.map((text, index) => ({ text, correct: index === key }));
      const prompt = question.stem.join('\n');
      interactions.push({ interaction: { kind: 'choice', prompt, options, multiple: false }, line: question.line });
    }
  };
  const lines = new TextDecoder().decode(file).split(/\r\n|\n|\r/);
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const text = raw.trim();
    if (text === '') continue;
    const option = optionLine.exec(text);
    const answer = answerLine.exec(text);
    if (answer !== null) close(answer[1]);
    else if (option !== null && open !== undefined) open.options.push((option[2] ?? '').trim());
    else if (option !== null) faults.push(faultAt(line, 1, 'no_question', {}));
    else if (open !== undefined && open.options.length === 0) open.stem.push(text);
    else {
      close();
      open = { line, stem: [text], options: [] };
    }
  }
  close();
  return { interactions, faults };
}

function faultOf({ options }: Open, letter: string | undefined): string | undefined {
  if (options.length === 0) return 'no_options';
  if (options.length === 1) return 'too_few_options';
  if (letter === undefined) return 'no_answer';
  const key = letter.toUpperCase().charCodeAt(0) - 65;
  return key >= 0 && key < options.length ? undefined : 'no_such_option';
}
