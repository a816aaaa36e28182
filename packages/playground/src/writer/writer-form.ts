import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import type { Problem } from '../service/problem.js';
import type { LlmRequest, LlmResponse } from '../service/wire.js';

/** The contents of the form's fields, as typed. */
export interface LlmForm {
  readonly provider: string;
  readonly model_name: string;
  readonly temperature: string;
  readonly base_url: string;
}

type LlmField = keyof LlmForm;

/** Faults by field; `form` for those of no field. */
export type LlmFaults = Readonly<Partial<Record<LlmField | 'form', string>>>;

/** The writer without model and address. */
export const offline = 'offline';

/** The form for the writer in use. */
export function formOf({ provider, model_name, temperature, base_url }: LlmResponse): LlmForm {
  return {
    provider,
    model_name: provider === offline ? '' : model_name,
    temperature: temperature === null ? '' : String(temperature),
    base_url: base_url ?? '',
  };
}

/** The form with another provider: names and addresses of one server do not apply to another. */
export function withProvider(form: LlmForm, provider: string, status: LlmResponse | undefined): LlmForm {
  if (status?.provider === provider) return formOf(status);
  return { ...form, provider, model_name: '', base_url: '' };
}

/** The request of a form, or the field that is wrong. */
export function readForm(form: LlmForm): { choice: LlmRequest } | { wrong: 'model_name' | 'temperature' } {
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

/** The service's messages, each at its field. */
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

/** The state that the form renders. */
interface LlmFormView {
  readonly form: LlmForm;
  /** The writer in use; undefined until known. */
  readonly status: LlmResponse | undefined;
  readonly faults: LlmFaults;
  readonly isChanging: boolean;
}

const providerNames = {
  offline: 'writerOfflineName',
  ollama: 'writerOllamaName',
  openai: 'writerOpenaiName',
} as const;

/** Renders the form that chooses a writer; read its values from the `input` events that bubble out of it. */
export function renderLlmForm(view: LlmFormView, say: Say): TemplateResult {
  const { form, status, faults, isChanging } = view;
  return html`
    <fieldset>
      <legend>${say('writerProvider')}</legend>
      ${(status?.providers ?? [offline]).map((provider) => renderProvider(provider, form, say))}
    </fieldset>
    ${form.provider === offline ? nothing : renderServer(view, say)}
    <p class="quiet">${say('writerForAll')}</p>
    <p class="trouble" role="alert" dir="auto">${faults.form ?? faults.provider ?? nothing}</p>
    <div class="actions"><button class="main" aria-disabled=${isChanging}>${say('writerUse')}</button></div>
  `;
}

function renderProvider(provider: string, form: LlmForm, say: Say): TemplateResult {
  const name = Object.hasOwn(providerNames, provider)
    ? say(providerNames[provider as keyof typeof providerNames])
    : provider;
  return html`
    <label class="choice">
      <input type="radio" name="provider" .value=${provider} .checked=${live(form.provider === provider)} />
      <span>${name}</span>
    </label>
  `;
}

function renderServer(view: LlmFormView, say: Say): TemplateResult {
  const { form, status } = view;
  // Another server may not offer the same models.
  const models = status?.provider === form.provider ? (status.models ?? []) : [];
  return html`
    ${renderField(view, 'model_name', say('writerModel'), say('writerModelHint'))}
    <datalist id="models">${models.map((model) => html`<option value=${model}></option>`)}</datalist>
    ${renderField(view, 'base_url', say('writerAddress'), say('writerAddressHint'))}
    ${renderField(view, 'temperature', say('writerTemperature'), say('writerTemperatureHint'))}
    <p class="notice">${say('writerKeys')}</p>
  `;
}

function renderField(
  { form, faults }: LlmFormView,
  field: Exclude<LlmField, 'provider'>,
  label: string,
  hint: string,
): TemplateResult {
  const fault = faults[field];
  return html`
    <div class="field">
      <label for=${field}>${label}</label>
      <input
        id=${field}
        name=${field}
        dir="ltr"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        inputmode=${field === 'temperature' ? 'decimal' : field === 'base_url' ? 'url' : 'text'}
        list=${field === 'model_name' ? 'models' : nothing}
        aria-invalid=${fault !== undefined}
        aria-describedby="${field}-hint ${field}-fault"
        .value=${live(form[field])}
      />
      <p id="${field}-hint" class="quiet">${hint}</p>
      <p id="${field}-fault" class="trouble" dir="auto">${fault ?? nothing}</p>
    </div>
  `;
}
