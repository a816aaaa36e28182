import { membersOf } from '@ludotext/player/games';
import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Say } from '../say.js';

/** The form field for an answer, by its JSON Schema. */
type SubmissionField =
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly whole: boolean }
  /** Texts or whole numbers, one per line. */
  | { readonly kind: 'lines'; readonly of: 'text' | 'number' }
  | { readonly kind: 'json' };

/** Easiest first: an answer with several possible forms uses the first of these. */
const byEase = ['yes-no', 'choice', 'text', 'lines of text', 'number', 'lines of number', 'json'];

/** The field for an `answer_schema`; anything but the simple forms is entered as JSON. */
export function submissionField(schema: unknown): SubmissionField {
  const { anyOf, oneOf } = membersOf(schema);
  const either = anyOf ?? oneOf;
  return Array.isArray(either) && either.length > 0 ? easiest(either.map(plainField)) : plainField(schema);
}

/** The answer entered in the field; undefined for invalid input. */
export function readSubmission(field: SubmissionField, written: string): unknown {
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

function plainField(schema: unknown): SubmissionField {
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

function listField(items: unknown): SubmissionField {
  const { type } = membersOf(items);
  if (type === 'string') return { kind: 'lines', of: 'text' };
  return type === 'integer' ? { kind: 'lines', of: 'number' } : { kind: 'json' };
}

function easiest(fields: readonly SubmissionField[]): SubmissionField {
  const ease = (field: SubmissionField): number =>
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

/**
 * Renders the field of an answer, with the class `field`; read its value from the `input` events that bubble out of it.
 * @param key another key creates another, empty field
 * @param isWrong whether it is marked as wrong, described by the element `trouble`
 */
export function renderSubmissionField(field: SubmissionField, key: number, isWrong: boolean, say: Say): TemplateResult {
  return html`${keyed(key, fieldOf(field, isWrong, say))}`;
}

function fieldOf(field: SubmissionField, isWrong: boolean, say: Say): TemplateResult {
  switch (field.kind) {
    case 'yes-no':
      return radios(
        [
          ['yes', say('yes')],
          ['no', say('no')],
        ],
        say,
      );
    case 'choice':
      return radios(
        field.choices.map((choice) => [choice, choice]),
        say,
      );
    case 'text':
      return labelled(
        '',
        html`<input id="answer" class="field" dir="auto" autocomplete="off" aria-describedby="trouble" aria-invalid=${isWrong} />`,
        say,
      );
    case 'number':
      return labelled(
        say('playAsNumber'),
        html`<input id="answer" class="field" inputmode="numeric" autocomplete="off" aria-describedby="note trouble" aria-invalid=${isWrong} />`,
        say,
      );
    default: {
      const note = field.kind === 'json' ? say('playAsJson') : say('playOnePerLine');
      return labelled(
        field.kind === 'lines' && field.of === 'number' ? `${note} ${say('playAsNumber')}` : note,
        html`<textarea id="answer" class="field" dir="auto" rows="5" aria-describedby="note trouble" aria-invalid=${isWrong}></textarea>`,
        say,
      );
    }
  }
}

function labelled(note: string, input: TemplateResult, say: Say): TemplateResult {
  return html`
    <label for="answer">${say('playAnswer')}</label>
    ${input}
    <p id="note" class="quiet">${note}</p>
  `;
}

function radios(choices: readonly (readonly [value: string, label: string])[], say: Say): TemplateResult {
  return html`
    <fieldset>
      <legend>${say('playAnswer')}</legend>
      ${choices.map(
        ([value, label]) => html`
          <label class="choice">
            <input class="field" type="radio" name="answer" .value=${value} aria-describedby="trouble" />
            <span dir="auto">${label}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
