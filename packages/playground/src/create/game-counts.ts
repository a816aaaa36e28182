import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import type { Game } from '../service/wire.js';
import { controls, pageStyle } from '../style.js';
import { canWrite, countOf, type Draft, type Offer } from './draft.js';

const gameCountsStyle = css`
  /* The room of three games. */
  .coming { min-block-size: 10rem; }
  ul { display: grid; gap: 0.5rem; list-style: none; }
  li { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; align-items: center; justify-content: space-between; min-block-size: 3rem; }
  .name { font-weight: 600; }
  .none .name { color: var(--color-muted); font-weight: 400; }
  .stepper { display: flex; flex: none; align-items: center; border: 2px solid var(--color-border); border-radius: var(--radius); background: var(--color-raised); }
  .stepper:focus-within { border-color: var(--color-accent); }
  button { inline-size: 44px; padding: 0; border: 0; background: none; color: var(--color-accent); text-align: center; font: 700 var(--size-large) / 1 var(--font-display); flex: none; }
  button:hover { background: var(--color-tint); }
  button[aria-disabled='true'] { opacity: 0.45; cursor: default; }
  input:not([type="radio"]) { inline-size: 2.5rem; padding: 0; border: 0; background: none; text-align: center; appearance: textfield; font-weight: 600; font-variant-numeric: tabular-nums; }
  input::-webkit-inner-spin-button { display: none; }
`;

/** How many items each game is to have. Fires `ludo-counts` with the numbers by the games' names. */
class GameCounts extends LitElement {
  static override properties = {
    draft: { attribute: false },
    offer: { attribute: false },
    error: {},
    say: { attribute: false },
  };
  static override styles = [controls, pageStyle, gameCountsStyle];

  declare draft: Draft;
  /** `undefined` until the service told its games. */
  declare offer: Offer | undefined;
  declare error: string;
  declare say: Say;

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('input')?.focus();
  }

  protected override render(): TemplateResult {
    const { say, offer } = this;
    return html`<fieldset aria-describedby="error">
      <legend>${say('createGames')}</legend>
      ${offer === undefined ? html`<p class="hint coming" role="status">${say('loading')}</p>` : nothing}
      <ul>${offer?.games.filter(({ active }) => active).map((game) => this.#renderGame(game, offer))}</ul>
      <p id="error" class="trouble" role="alert">${this.error || nothing}</p>
    </fieldset>`;
  }

  #renderGame(game: Game, offer: Offer): TemplateResult {
    const { say } = this;
    const { game_type: name, display_name: display } = game;
    if (!canWrite(game, offer)) {
      return html`<li class="none">
        <bdi class="name">${display}</bdi><span class="hint">${say('createNeedsModel')}</span>
      </li>`;
    }
    const count = countOf(this.draft, game, offer);
    const step = (label: string, to: number, sign: string) => html`<button
      type="button"
      aria-label=${`${label}: ${display}`}
      aria-disabled=${to < 0 || to > offer.limits.maxItems}
      @click=${() => this.#set(name, to, offer)}
    >${sign}</button>`;
    return html`<li class=${count === 0 ? 'none' : ''}>
      <bdi class="name" id=${name}>${display}</bdi>
      <span class="stepper">
        ${step(say('fewer'), count - 1, '−')}
        <input
          type="number"
          inputmode="numeric"
          min="0"
          max=${offer.limits.maxItems}
          aria-labelledby=${name}
          .value=${live(String(count))}
          @input=${(event: Event) => this.#type(name, event.target as HTMLInputElement, offer)}
          @change=${() => this.requestUpdate()}
        />
        ${step(say('more'), count + 1, '+')}
      </span>
    </li>`;
  }

  /**
   * Counts while somebody types: what a number changes on the page must not move what is pressed next. What is typed
   * stays until it is left; then the number in effect is shown.
   */
  #type(name: string, { valueAsNumber: typed }: HTMLInputElement, offer: Offer): void {
    if (Number.isInteger(typed) && typed >= 0 && typed <= offer.limits.maxItems) this.#set(name, typed, offer);
  }

  #set(name: string, wanted: number, { limits }: Offer): void {
    const count = Math.min(limits.maxItems, Math.max(0, Math.round(wanted)));
    this.dispatchEvent(new CustomEvent('ludo-counts', { detail: { ...this.draft.counts, [name]: count } }));
  }
}

customElements.define('ludo-game-counts', GameCounts);
