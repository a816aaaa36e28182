import { membersOf } from './answer.js';

/** How a person writes an answer: what its JSON Schema asks for, as one field of a form. */
export type AnswerField =
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly whole: boolean }
  /** Texts or whole numbers, one per line. */
  | { readonly kind: 'lines'; readonly of: 'text' | 'number' }
  | { readonly kind: 'json' };

/** Easiest first: of several shapes an answer may have, the person gets the first of these. */
const byEase = ['yes-no', 'choice', 'text', 'lines of text', 'number', 'lines of number', 'json'];

/** The field for an `answer_schema`; a shape that is none of the simple ones is written as JSON. */
export function answerField(schema: unknown): AnswerField {
  const { anyOf, oneOf } = membersOf(schema);
  const either = anyOf ?? oneOf;
  return Array.isArray(either) && either.length > 0 ? easiest(either.map(plainField)) : plainField(schema);
}

/** What was written in the field, as the answer it stands for; undefined where it stands for none. */
export function readAnswer(field: AnswerField, written: string): unknown {
  switch (field.kind) {
    case 'yes-no':
      return written === 'yes' ? true : written === 'no' ? false : undefined;
    case 'choice':
      return field.choices.includes(written) ? written : undefined;
    case 'text':
      return written.trim() === '' ? undefined : written;
    case 'number':
      return readNumber(written, field.whole);
    case 'lines':
      return readLines(written, field.of);
    case 'json':
      return readJson(written);
  }
}

function plainField(schema: unknown): AnswerField {
  const { type, enum: choices, items } = membersOf(schema);
  if (Array.isArray(choices)) {
    return choices.every((choice) => typeof choice === 'string') ? { kind: 'choice', choices } : { kind: 'json' };
  }
  switch (type) {
    case 'boolean':
      return { kind: 'yes-no' };
    case 'integer':
    case 'number':
      return { kind: 'number', whole: type === 'integer' };
    case 'string':
      return { kind: 'text' };
    case 'array':
      return listField(items);
    default:
      return { kind: 'json' };
  }
}

function listField(items: unknown): AnswerField {
  const { type } = membersOf(items);
  if (type === 'string') return { kind: 'lines', of: 'text' };
  return type === 'integer' ? { kind: 'lines', of: 'number' } : { kind: 'json' };
}

function easiest(fields: readonly AnswerField[]): AnswerField {
  const ease = (field: AnswerField): number =>
    byEase.indexOf(field.kind === 'lines' ? `lines of ${field.of}` : field.kind);
  return fields.reduce((best, field) => (ease(field) < ease(best) ? field : best));
}

function readNumber(written: string, whole: boolean): number | undefined {
  const number = written.trim() === '' ? Number.NaN : Number(written);
  if (!Number.isFinite(number)) return undefined;
  return whole && !Number.isInteger(number) ? undefined : number;
}

function readLines(written: string, of: 'text' | 'number'): readonly unknown[] | undefined {
  const lines = written.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return undefined;
  if (of === 'text') return lines.map((line) => line.trim());
  const numbers = lines.map((line) => readNumber(line, true));
  return numbers.includes(undefined) ? undefined : numbers;
}

function readJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
