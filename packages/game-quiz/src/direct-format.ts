/** The direct format as shown in the API reference. */
export const directFormat = {
  description: [
    'One question after another: "Question:" and the question, which may run over several lines; then two to six options, one per line, labelled "A." (or "A)") and on in order;',
    'then "Correct:" (or "Answer:") and the letter of the right option. "Explanation:" and "Hint:" may follow, one line each. Blank lines are free.',
    'Aiken files are read as well: a question line without a keyword, options, "ANSWER: B".',
  ].join(' '),
  example: [
    'Question: What is the capital of France?',
    'A. London',
    'B. Paris',
    'C. Rome',
    'D. Madrid',
    'Correct: B',
  ].join('\n'),
};

/** The kind of a line of the direct format, by its keyword. */
type LineKind = 'question' | 'option' | 'correct' | 'explanation' | 'hint' | 'text' | 'blank';

/** A line of the direct format, read by itself. */
export interface Line {
  readonly kind: LineKind;
  /** The capital letter of an option; empty for other lines. */
  readonly label: string;
  /** The text after the keyword or letter, without surrounding white space; for a text line, the unchanged line. */
  readonly value: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based column of the first visible character, in UTF-16 units. */
  readonly column: number;
  /** 1-based column of the value; for an empty value, the column after the keyword. */
  readonly valueColumn: number;
}

const keyword = /^\s*(question|correct|answer|explanation|hint)\s*[:：]/i;
/** A capital letter with its mark; not the beginning of an abbreviation such as U.S. or A.D. */
const option = /^\s*([A-ZＡ-Ｚ])[.)．）、](?!\p{L}[.．])/u;
const kinds: Readonly<Record<string, LineKind>> = { answer: 'correct' };

/** The lines of a text in the direct format, with any line ends. A byte-order mark counts as white space. */
export function readLines(text: string): Line[] {
  return text.split(/\r\n|\n|\r/).map((line, index) => readLine(line, index + 1));
}

function readLine(text: string, line: number): Line {
  const indent = text.length - text.trimStart().length;
  const column = indent + 1;
  if (indent === text.length) return { kind: 'blank', label: '', value: '', line, column: 1, valueColumn: 1 };
  const [opening = '', name = ''] = keyword.exec(text) ?? option.exec(text) ?? [];
  if (opening === '') return { kind: 'text', label: '', value: text, line, column, valueColumn: column };
  const rest = text.slice(opening.length);
  const value = rest.trim();
  const valueColumn = opening.length + (value === '' ? 0 : rest.length - rest.trimStart().length) + 1;
  const isOption = name.length === 1;
  const kind = isOption ? 'option' : (kinds[name.toLowerCase()] ?? (name.toLowerCase() as LineKind));
  return { kind, label: isOption ? name.normalize('NFKC') : '', value, line, column, valueColumn };
}
