import { css, html, LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { controls, pageStyle } from '../style.js';

const numberFieldStyle = css`
  .row { flex-wrap: nowrap; }
  button { inline-size: 44px; padding: 0; text-align: center; font-size: 1.3rem; flex: none; }
  button:disabled { opacity: 0.45; cursor: default; }
  input#number { inline-size: 5rem; text-align: center; appearance: textfield; font-variant-numeric: tabular-nums; }
  input::-webkit-inner-spin-button { display: none; }
`;

/** A whole number between bounds, changed by keys or two buttons. Fires `ludo-number` with it. */
class NumberField extends LitElement {
  static override properties = {
    label: {},
    fewer: {},
    more: {},
    value: { type: Number },
    from: { type: Number },
    to: { type: Number },
  };
  static override styles = [controls, pageStyle, numberFieldStyle];

  declare label: string;
  /** Names of the two buttons. */
  declare fewer: string;
  declare more: string;
  declare value: number;
  declare from: number;
  declare to: number;

  protected override render(): TemplateResult {
    const { value, from, to } = this;
    return html`
      <label for="number">${this.label}</label>
      <div class="row">
        <button type="button" aria-label=${this.fewer} ?disabled=${value <= from} @click=${() => this.#set(value - 1)}>−</button>
        <input
          id="number"
          type="number"
          inputmode="numeric"
          min=${from}
          max=${to}
          .value=${live(String(value))}
          @change=${(event: Event) => this.#set((event.target as HTMLInputElement).valueAsNumber)}
        />
        <button type="button" aria-label=${this.more} ?disabled=${value >= to} @click=${() => this.#set(value + 1)}>+</button>
      </div>
    `;
  }

  #set(wanted: number): void {
    const detail = Number.isFinite(wanted) ? Math.min(this.to, Math.max(this.from, Math.round(wanted))) : this.value;
    // Shows the number in effect, which may differ from what was typed.
    this.requestUpdate();
    this.dispatchEvent(new CustomEvent('ludo-number', { detail }));
  }
}

customElements.define('ludo-number-field', NumberField);
