import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Desk } from '../page/desk.js';
import type { StoredSet } from '../sets/stored-set.js';
import { controls, pageStyle } from '../style.js';

const dialogStyle = css`
  dialog {
    inline-size: min(44rem, 100vw - 1rem);
    max-inline-size: none;
    max-block-size: calc(100vh - 1rem);
    max-block-size: calc(100dvh - 1rem);
    padding: 0;
    border: 1px solid transparent;
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-surface);
    box-shadow: var(--shadow-high);
    color: var(--color-text);
    overflow: auto;
  }
  dialog::backdrop { background: rgb(20 20 40 / 0.55); }
  .sheet { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space); padding: clamp(1rem, 4vw, 1.75rem); }
  .notice { margin: 0; }
  .top { position: sticky; z-index: 1; inset-block-start: 0; display: flex; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; margin: calc(clamp(1rem, 4vw, 1.75rem) * -1); margin-block-end: 0; padding: 1rem clamp(1rem, 4vw, 1.75rem) 0.75rem; background: var(--color-surface); }
  .top h2 { font-size: var(--size-title); }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] { animation: rise 0.2s ease-out; }
    @keyframes rise { from { opacity: 0; translate: 0 1rem; } }
  }
`;

/** A dialog about one set. `open()` shows it; fires `ludo-closed`. */
export abstract class SetDialog extends LitElement {
  static override properties = {
    desk: { attribute: false },
    set: { attribute: false },
    isOpen: { state: true },
  };
  static override styles = [controls, pageStyle, dialogStyle];

  declare desk: Desk;
  declare set: StoredSet;
  declare protected isOpen: boolean;

  constructor() {
    super();
    this.isOpen = false;
  }

  async open(): Promise<void> {
    this.isOpen = true;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  close(): void {
    this.renderRoot.querySelector('dialog')?.close();
  }

  protected abstract readonly heading: string;
  /** What stands below the heading. */
  protected abstract renderContent(): TemplateResult;
  /** Called after the dialog closed, in whatever way. */
  protected closed(): void {}

  protected override render(): TemplateResult | typeof nothing {
    if (!this.isOpen) return nothing;
    return html`
      <dialog aria-labelledby="title" closedby="any" @close=${this.#end}>
        <div class="sheet">
          <div class="top">
            <h2 id="title">${this.heading}</h2>
            <button type="button" @click=${this.close}>${this.desk.say('close')}</button>
          </div>
          ${this.renderContent()}
        </div>
      </dialog>
    `;
  }

  readonly #end = (): void => {
    this.isOpen = false;
    this.closed();
    this.dispatchEvent(new Event('ludo-closed'));
  };
}
