import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { pageStyle } from '../look/page-style.js';
import { controls } from '../play/style.js';
import type { Say } from '../say.js';

/** Copies a text, and says so. */
export class CopyButton extends LitElement {
  static override properties = {
    text: { attribute: false },
    label: {},
    say: { attribute: false },
    outcome: { state: true },
  };
  static override styles = [
    controls,
    pageStyle,
    css`
      :host { display: inline-flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
    `,
  ];

  declare text: string;
  declare label: string;
  declare say: Say;
  declare protected outcome: 'copied' | 'notCopied' | undefined;

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('text')) this.outcome = undefined;
  }

  protected override render(): TemplateResult {
    return html`
      <button type="button" @click=${this.#copy}>${this.label}</button>
      <span role="status" class="quiet">${this.outcome === undefined ? nothing : this.say(this.outcome)}</span>
    `;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.text);
      this.outcome = 'copied';
    } catch {
      this.outcome = 'notCopied';
    }
  };
}

customElements.define('ludo-copy-button', CopyButton);
