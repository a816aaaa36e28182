import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import type { LlmStatus } from './llm.js';
import { type LlmFaults, type LlmField, type LlmForm, offline } from './llm-form.js';

/** What the form shows. */
export interface LlmFormView {
  readonly form: LlmForm;
  /** The writer in use; undefined as long as it is not known. */
  readonly status: LlmStatus | undefined;
  readonly faults: LlmFaults;
  readonly isChanging: boolean;
}

const providerNames = {
  offline: 'writerOfflineName',
  ollama: 'writerOllamaName',
  openai: 'writerOpenaiName',
} as const;

/** What is in the form that chooses a writer; its values are read from the `input` events that bubble out of it. */
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
  // What one server offers, another may not have.
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
