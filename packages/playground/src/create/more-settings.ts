import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import { controls, pageStyle } from '../style.js';
import { type Draft, emptyDraft, isLanguageTag } from './draft.js';

/** Rarely used settings, collapsed; what the present writer ignores is disabled and says why. Fires `ludo-draft`. */
export class MoreSettings extends LitElement {
  static override properties = {
    draft: { attribute: false },
    withModel: { attribute: false },
    say: { attribute: false },
  };
  static override styles = [
    controls,
    pageStyle,
    css`
      details[open] summary { margin-block-end: 0.5rem; }
      button { justify-self: start; }
      input:disabled { opacity: 0.6; cursor: default; }
    `,
  ];

  declare draft: Draft;
  /** Whether an AI model writes, not the built-in writer. */
  declare withModel: boolean;
  declare say: Say;

  /** Expands and focuses the language field. */
  async focusLanguage(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector('details')?.setAttribute('open', '');
    this.renderRoot.querySelector<HTMLElement>('#language')?.focus();
  }

  protected override render(): TemplateResult {
    const { say, draft } = this;
    return html`
      <details>
        <summary>${say('moreSettings')}</summary>
        <div class="stack">
          ${draft.mode === 'prose' ? this.#renderLanguage() : this.#renderComplete()}
          ${this.#renderAudience()}
          <button type="button" @click=${this.#reset}>${say('reset')}</button>
        </div>
      </details>
    `;
  }

  #renderComplete(): TemplateResult {
    const { say, draft, withModel } = this;
    return html`<label class="choice">
      <input
        type="checkbox"
        ?disabled=${!withModel}
        .checked=${live(draft.complete && withModel)}
        @change=${(event: Event) => this.#tell({ complete: (event.target as HTMLInputElement).checked })}
      />
      <span>${say('complete')}<span class="hint">${say(withModel ? 'completeHint' : 'createNeedsModel')}</span></span>
    </label>`;
  }

  #renderLanguage(): TemplateResult {
    const { say, draft } = this;
    const isWrong = draft.language !== '' && !isLanguageTag(draft.language);
    return html`<div>
      <label for="language">${say('itemLanguage')}</label>
      <input
        id="language"
        dir="ltr"
        autocapitalize="none"
        spellcheck="false"
        maxlength="35"
        .value=${live(draft.language)}
        aria-describedby="language-hint language-error"
        aria-invalid=${isWrong ? 'true' : nothing}
        @change=${(event: Event) => this.#tell({ language: (event.target as HTMLInputElement).value.trim() })}
      />
      <p id="language-hint" class="hint">${say('itemLanguageHint')}</p>
      <p id="language-error" class="trouble" role="alert">${isWrong ? say('badLanguage') : nothing}</p>
    </div>`;
  }

  #renderAudience(): TemplateResult {
    const { say, draft, withModel } = this;
    return html`<div>
      <label for="audience">${say('audience')}</label>
      <input
        id="audience"
        dir="auto"
        maxlength="200"
        ?disabled=${!withModel}
        .value=${live(draft.audience)}
        aria-describedby="audience-hint"
        @change=${(event: Event) => this.#tell({ audience: (event.target as HTMLInputElement).value.trim() })}
      />
      <p id="audience-hint" class="hint">${say(withModel ? 'audienceHint' : 'createNeedsModel')}</p>
    </div>`;
  }

  readonly #reset = (): void => {
    const { difficulty, complete, language, audience, counts } = emptyDraft;
    this.#tell({ difficulty, complete, language, audience, counts });
  };

  #tell(change: Partial<Draft>): void {
    this.dispatchEvent(new CustomEvent('ludo-draft', { detail: change, bubbles: true, composed: true }));
  }
}

customElements.define('ludo-more-settings', MoreSettings);
