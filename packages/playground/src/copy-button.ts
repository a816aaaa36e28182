import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { controls, pageStyle } from './style.js';

/** Copies a text, and says whether it could. */
class CopyButton extends LitElement {
  static override properties = {
    text: { attribute: false },
    label: {},
    copied: {},
    notCopied: { attribute: 'not-copied' },
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
  /** What the button is called. */
  declare label: string;
  /** What is said once the text is copied, and when the browser refuses. */
  declare copied: string;
  declare notCopied: string;
  declare protected outcome: 'copied' | 'notCopied' | undefined;

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('text')) this.outcome = undefined;
  }

  protected override render(): TemplateResult {
    return html`
      <button type="button" @click=${this.#copy}>${this.label}</button>
      <span role="status" class="quiet">${this.outcome === undefined ? nothing : this[this.outcome]}</span>
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
