import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Say } from '../say.js';

/** Milliseconds that something told stays, with its way to undo it. */
const shownMs = 10_000;

/** What happened, told in the corner of the page and to screen readers. */
export class Toast extends LitElement {
  static override properties = { say: { attribute: false }, message: { state: true } };

  declare say: Say;
  declare protected message: string | undefined;

  #undo: (() => void) | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;

  tell(message: string, undo?: () => void): void {
    clearTimeout(this.#hiding);
    this.message = message;
    this.#undo = undo;
    this.#hiding = setTimeout(this.#hide, shownMs);
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<div class="told" role="status">
      ${
        this.message === undefined
          ? nothing
          : html`<p class="toast">
              <span>${this.message}</span>
              ${
                this.#undo === undefined
                  ? nothing
                  : html`<button type="button" @click=${this.#takeBack}>${this.say('undo')}</button>`
              }
            </p>`
      }
    </div>`;
  }

  readonly #hide = (): void => {
    this.message = undefined;
  };

  readonly #takeBack = (): void => {
    this.#undo?.();
    this.#hide();
  };
}

customElements.define('ludo-toast', Toast);
