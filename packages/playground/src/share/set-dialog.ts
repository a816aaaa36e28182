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
    border: 1px solid var(--color-border);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-surface);
    color: var(--color-text);
    overflow: auto;
  }
  dialog::backdrop { background: rgb(0 0 0 / 0.5); }
  .sheet { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space); padding: clamp(1rem, 4vw, 1.75rem); }
  .notice { margin: 0; }
  .top { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
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
