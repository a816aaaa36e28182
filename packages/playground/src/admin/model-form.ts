import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import type { Problem } from '../service/problem.js';
import type { LlmRequest, LlmResponse } from '../service/wire.js';

/** The contents of the form's fields, as typed. */
export interface ModelForm {
  readonly provider: string;
  readonly model_name: string;
  readonly temperature: string;
  readonly base_url: string;
}

type ModelField = keyof ModelForm;

/** Faults by field; `form` for those of no field. */
export type ModelFaults = Readonly<Partial<Record<ModelField | 'form', string>>>;

/** The writer without model and address. */
export const offline = 'offline';

/** The form for the model in use. */
export function formOf({ provider, model_name, temperature, base_url }: LlmResponse): ModelForm {
  return {
    provider,
    model_name: provider === offline ? '' : model_name,
    temperature: temperature === null ? '' : String(temperature),
    base_url: base_url ?? '',
  };
}

/** The form with another provider: names and addresses of one server do not apply to another. */
export function withProvider(form: ModelForm, provider: string, status: LlmResponse | undefined): ModelForm {
  if (status?.provider === provider) return formOf(status);
  return { ...form, provider, model_name: '', base_url: '' };
}

/** The request of a form, or the field that is wrong. */
export function readForm(form: ModelForm): { choice: LlmRequest } | { wrong: 'model_name' | 'temperature' } {
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

/** The request that chooses the model of a status. */
export function choiceOf({ provider, model_name, temperature, base_url }: LlmResponse): LlmRequest {
  if (provider === offline) return { provider };
  return {
    provider,
    model_name,
    ...(temperature !== null && { temperature }),
    ...(base_url !== null && { base_url }),
  };
}

/** The service's messages, each at its field. */
export function faultsOf(problem: Problem): ModelFaults {
  if (problem.code === 'base_url_not_allowed') return { base_url: problem.message };
  const faults: Record<string, string> = {};
  for (const { pointer, message } of problem.faults) {
    const field = pointer?.slice(1) ?? '';
    if (isField(field)) faults[field] ??= message;
  }
  return Object.keys(faults).length > 0 ? faults : { form: problem.message };
}

function isField(name: string): name is ModelField {
  return ['provider', 'model_name', 'temperature', 'base_url'].includes(name);
}

/** The state that the fields render. */
interface FieldsView {
  readonly form: ModelForm;
  /** The model in use; undefined until known. */
  readonly status: LlmResponse | undefined;
  /** The models that the server of the form is known to offer. */
  readonly offered: readonly string[];
  readonly faults: ModelFaults;
}

const providerNames = {
  offline: 'adminOffline',
  ollama: 'adminOllama',
  openai: 'adminOpenai',
} as const;

/** The name of a model for people. @param llm `<provider>/<model_name>` */
export function nameOf(llm: string, say: Say): string {
  return llm.startsWith(`${offline}/`) ? say('adminOffline') : llm;
}

/** Renders the fields that choose a model; read their values from the `input` events that bubble out of them. */
export function renderFields(view: FieldsView, say: Say): TemplateResult {
  const { form, status, faults } = view;
  return html`
    <fieldset>
      <legend>${say('adminProvider')}</legend>
      ${(status?.providers ?? [offline]).map((provider) => renderProvider(provider, form, say))}
    </fieldset>
    ${form.provider === offline ? nothing : renderServer(view, say)}
    <p class="trouble" role="alert" dir="auto">${faults.form ?? faults.provider ?? nothing}</p>
  `;
}

function renderProvider(provider: string, form: ModelForm, say: Say): TemplateResult {
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

function renderServer(view: FieldsView, say: Say): TemplateResult {
  return html`
    ${renderField(view, 'model_name', say('adminModelName'), say('adminModelNameHint'))}
    <datalist id="models">${view.offered.map((model) => html`<option value=${model}></option>`)}</datalist>
    ${renderField(view, 'base_url', say('adminAddress'), say('adminAddressHint'))}
    ${renderField(view, 'temperature', say('adminCreativity'), say('adminCreativityHint'))}
    <p class="notice">${say('adminModelKeys')}</p>
  `;
}

function renderField(
  { form, faults }: FieldsView,
  field: Exclude<ModelField, 'provider'>,
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
