import type { Problem } from '../service/problem.js';
import type { LlmChoice, LlmStatus } from './llm.js';

/** What stands in the form's fields, as it was written. */
export interface LlmForm {
  readonly provider: string;
  readonly model_name: string;
  readonly temperature: string;
  readonly base_url: string;
}

export type LlmField = keyof LlmForm;

/** What is wrong, by field; `form` for what belongs to none of them. */
export type LlmFaults = Readonly<Partial<Record<LlmField | 'form', string>>>;

/** The writer that needs neither a model nor an address. */
export const offline = 'offline';

/** The form as it shows the writer in use. */
export function formOf({ provider, model_name, temperature, base_url }: LlmStatus): LlmForm {
  return {
    provider,
    model_name: provider === offline ? '' : model_name,
    temperature: temperature === null ? '' : String(temperature),
    base_url: base_url ?? '',
  };
}

/** The form with another provider: names and addresses of one server mean nothing to another. */
export function withProvider(form: LlmForm, provider: string, status: LlmStatus | undefined): LlmForm {
  if (status?.provider === provider) return formOf(status);
  return { ...form, provider, model_name: '', base_url: '' };
}

/** What is sent for a form, and whether it can be. */
export function readForm(form: LlmForm): { choice: LlmChoice } | { wrong: 'model_name' | 'temperature' } {
  const { provider } = form;
  if (provider === offline) return { choice: { provider } };
  const name = form.model_name.trim();
  if (name === '') return { wrong: 'model_name' };
  const written = form.temperature.trim().replace(',', '.');
  const temperature = Number(written);
  if (!(temperature >= 0 && temperature <= 2)) return { wrong: 'temperature' };
  const address = form.base_url.trim();
  return {
    choice: {
      provider,
      model_name: name,
      ...(written !== '' && { temperature }),
      ...(address !== '' && { base_url: address }),
    },
  };
}

/** The service's own words, each at the field it is about. */
export function faultsOf(problem: Problem): LlmFaults {
  if (problem.code === 'base_url_not_allowed') return { base_url: problem.message };
  const faults: Record<string, string> = {};
  for (const { pointer, message } of problem.faults) {
    const field = pointer?.slice(1) ?? '';
    if (isField(field)) faults[field] ??= message;
  }
  return Object.keys(faults).length > 0 ? faults : { form: problem.message };
}

function isField(name: string): name is LlmField {
  return ['provider', 'model_name', 'temperature', 'base_url'].includes(name);
}
