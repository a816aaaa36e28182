import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import type { Game } from '../service/wire.js';
import { controls, pageStyle } from '../style.js';
import { type Draft, emptyDraft, isLanguageTag } from './draft.js';

const moreSettingsStyle = css`
  details[open] summary { margin-block-end: 0.5rem; }
  input[type='range'] { padding: 0; border: 0; background: none; accent-color: var(--color-accent); }
  button { justify-self: start; }
  input[role='switch'] {
    appearance: none;
    position: relative;
    inline-size: 2.75rem;
    block-size: 1.5rem;
    border: 2px solid var(--color-border);
    border-radius: 999px;
    background: var(--color-surface);
  }
  input[role='switch']::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    inline-size: 1rem;
    border-radius: 50%;
    background: var(--color-muted);
  }
  input[role='switch']:checked { border-color: var(--color-accent); background: var(--color-accent); }
  input[role='switch']:checked::before { inset-inline: auto 2px; background: var(--color-on-accent); }
  input:disabled { opacity: 0.5; cursor: default; }
  @media (forced-colors: active) {
    input[role='switch'] { appearance: auto; }
    input[role='switch']::before { content: none; }
  }
`;

const difficulties = ['easy', 'medium', 'hard'] as const;

/** Rarely used settings, collapsed. Fires `ludo-draft` with the changes, and `ludo-switch` with `{ game, active }`. */
class MoreSettings extends LitElement {
  static override properties = {
    draft: { attribute: false },
    games: { attribute: false },
    canManage: { attribute: false },
    say: { attribute: false },
    open: { type: Boolean },
  };
  static override styles = [controls, pageStyle, moreSettingsStyle];

  declare draft: Draft;
  declare games: readonly Game[];
  /** Whether the person may switch games on and off. */
  declare canManage: boolean;
  declare say: Say;
  declare open: boolean;

  /** Expands and focuses the language field. */
  async focusLanguage(): Promise<void> {
    this.open = true;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#language')?.focus();
  }

  protected override render(): TemplateResult {
    const { say, draft } = this;
    const isProse = draft.mode === 'prose';
    return html`
      <details .open=${live(this.open)} @toggle=${this.#toggle}>
        <summary>${say('moreSettings')}</summary>
        <div class="stack">
          ${isProse ? [this.#renderDifficulty(), this.#renderMinScore()] : this.#renderSwitch('complete', 'completeHint')}
          ${this.#renderSwitch('runValidator', 'validatorHint')}
          ${this.#renderLanguage()}
          ${this.#renderAudience()}
          ${this.#renderService()}
          <button type="button" @click=${this.#reset}>${say('reset')}</button>
        </div>
      </details>
    `;
  }

  #renderDifficulty(): TemplateResult {
    const { say, draft } = this;
    return html`<div>
      <label for="difficulty">${say('difficulty')}</label>
      <select
        id="difficulty"
        .value=${live(draft.difficulty)}
        @change=${(event: Event) => this.#tell({ difficulty: (event.target as HTMLSelectElement).value as Draft['difficulty'] })}
      >
        <option value="" ?selected=${draft.difficulty === ''}>${say('difficultyAny')}</option>
        ${difficulties.map(
          (name) => html`<option value=${name} ?selected=${draft.difficulty === name}>${say(name)}</option>`,
        )}
      </select>
    </div>`;
  }

  #renderMinScore(): TemplateResult {
    const { say, draft } = this;
    return html`<div>
      <label for="score">${say('minScore')}: <output for="score">${draft.minScore}</output></label>
      <input
        id="score"
        type="range"
        min="0"
        max="100"
        step="5"
        .value=${live(String(draft.minScore))}
        aria-describedby="score-hint"
        @input=${(event: Event) => this.#tell({ minScore: (event.target as HTMLInputElement).valueAsNumber })}
      />
      <p id="score-hint" class="hint">${say('minScoreHint')}</p>
    </div>`;
  }

  #renderSwitch(name: 'complete' | 'runValidator', hint: 'completeHint' | 'validatorHint'): TemplateResult {
    const { say, draft } = this;
    return html`<label class="choice">
      <input
        type="checkbox"
        .checked=${live(draft[name])}
        @change=${(event: Event) => this.#tell({ [name]: (event.target as HTMLInputElement).checked })}
      />
      <span>${say(name === 'complete' ? 'complete' : 'validator')}<span class="hint">${say(hint)}</span></span>
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
    const { say, draft } = this;
    return html`<div>
      <label for="audience">${say('audience')}</label>
      <input
        id="audience"
        dir="auto"
        maxlength="200"
        .value=${live(draft.audience)}
        aria-describedby="audience-hint"
        @change=${(event: Event) => this.#tell({ audience: (event.target as HTMLInputElement).value.trim() })}
      />
      <p id="audience-hint" class="hint">${say('audienceHint')}</p>
    </div>`;
  }

  #renderService(): TemplateResult {
    return html`<fieldset aria-describedby="service-hint">
      <legend>${this.say('gamesOnService')}</legend>
      <p id="service-hint" class="hint">${this.say(this.canManage ? 'gamesOnServiceHint' : 'keyAdmin')}</p>
      ${this.games.map(
        (game) => html`<label class="choice">
          <input
            type="checkbox"
            role="switch"
            ?disabled=${!this.canManage}
            .checked=${live(game.active)}
            @change=${() => this.#switch(game)}
          />
          <bdi>${game.display_name}</bdi>
        </label>`,
      )}
    </fieldset>`;
  }

  #switch(game: Game): void {
    // The service decides: the switch keeps its state until the response.
    this.requestUpdate();
    const detail = { game, active: !game.active };
    this.dispatchEvent(new CustomEvent('ludo-switch', { detail, bubbles: true, composed: true }));
  }

  readonly #toggle = (event: Event): void => {
    this.open = (event.target as HTMLDetailsElement).open;
  };

  readonly #reset = (): void => {
    const { difficulty, minScore, runValidator, complete, language, audience, maxItems } = emptyDraft;
    this.#tell({ difficulty, minScore, runValidator, complete, language, audience, maxItems });
  };

  #tell(change: Partial<Draft>): void {
    this.dispatchEvent(new CustomEvent('ludo-draft', { detail: change, bubbles: true, composed: true }));
  }
}

customElements.define('ludo-more-settings', MoreSettings);

declare global {
  interface HTMLElementTagNameMap {
    'ludo-more-settings': MoreSettings;
  }
}
