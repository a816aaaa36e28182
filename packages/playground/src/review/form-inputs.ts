import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import type { Leaf } from './form-fields.js';

/** How the control of a single value is rendered. */
interface InputView {
  readonly id: string;
  readonly say: Say;
  /** BCP 47 tag of texts; empty for unknown. */
  readonly language: string;
  readonly isInvalid: boolean;
  /** Ids of what describes it; empty for nothing. */
  readonly describedBy: string;
  /** Takes the new value; `undefined` leaves it out. */
  readonly set: (value: unknown) => void;
}

/** Renders the control of a single value, without its label. */
export function renderInput(control: Leaf, isOptional: boolean, view: InputView): TemplateResult {
  const { id, isInvalid, describedBy: described, set } = view;
  const invalid = isInvalid ? 'true' : nothing;
  const describedBy = described || nothing;
  switch (control.kind) {
    case 'text': {
      const take = ({ target }: Event) => {
        const { value } = target as HTMLTextAreaElement;
        set(value === '' && isOptional ? undefined : value);
      };
      return html`
        <div class="grow" data-text=${control.value}>
          <textarea id=${id} rows="1" dir="auto" lang=${view.language || nothing} maxlength=${control.maxLength ?? nothing} aria-invalid=${invalid} aria-describedby=${describedBy} .value=${live(control.value)} @input=${take}></textarea>
        </div>
      `;
    }
    case 'number': {
      const take = ({ target }: Event) => {
        const { value, valueAsNumber } = target as HTMLInputElement;
        if (value !== '' ? Number.isFinite(valueAsNumber) : isOptional) set(value === '' ? undefined : valueAsNumber);
      };
      const shown = control.value === undefined ? '' : String(control.value);
      return html`<input id=${id} type="number" step=${control.isWhole ? 1 : 'any'} min=${control.min ?? nothing} max=${control.max ?? nothing} aria-invalid=${invalid} aria-describedby=${describedBy} .value=${shown} @input=${take} />`;
    }
    case 'truth':
      return html`<input id=${id} type="checkbox" aria-invalid=${invalid} aria-describedby=${describedBy} .checked=${live(control.value)} @change=${({ target }: Event) => set((target as HTMLInputElement).checked)} />`;
    case 'choice': {
      const { options, value } = control;
      const chosen = options.findIndex((option) => option.value === value);
      return html`
        <select id=${id} aria-invalid=${invalid} aria-describedby=${describedBy} @change=${({ target }: Event) => set(options[Number((target as HTMLSelectElement).value)]?.value)}>
          ${isOptional || chosen === -1 ? html`<option value="-1" ?selected=${chosen === -1}>${view.say('itemNone')}</option>` : nothing}
          ${options.map(({ value: each, label }, place) => html`<option value=${place} ?selected=${place === chosen}>${optionName(each, label, view.say)}</option>`)}
        </select>
      `;
    }
    case 'json': {
      const check = ({ target }: Event) => {
        const field = target as HTMLTextAreaElement;
        field.setCustomValidity(readJson(field.value) === undefined ? view.say('itemBadJson') : '');
      };
      const take = ({ target }: Event) => {
        const read = readJson((target as HTMLTextAreaElement).value);
        if (read !== undefined) set(read.value);
      };
      return html`
        <textarea class="json" id=${id} rows="3" dir="ltr" spellcheck="false" aria-invalid=${invalid} aria-describedby=${describedBy} aria-errormessage="${id}-json" .value=${jsonOf(control.value)} @input=${check} @change=${take}></textarea>
        <p class="reject" id="${id}-json">${view.say('itemBadJson')}</p>
      `;
    }
  }
}

/** The name of a value to choose; the levels of difficulty have words on this page, whatever the game. */
export function optionName(value: unknown, label: string, say: Say): string {
  return label === value && (value === 'easy' || value === 'medium' || value === 'hard') ? say(value) : label;
}

const jsonOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** `undefined` for what is not JSON; an empty text is no value. */
function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: text.trim() === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
