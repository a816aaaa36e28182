import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Say } from '../say.js';
import type { Game } from '../service/wire.js';
import { controls, pageStyle } from '../style.js';

/**
 * The choice of games. Fires `ludo-unwanted` with the type_ids of the deselected games, and `ludo-switch` with `{ game,
 * active }` to switch on an inactive one.
 */
class GameChoice extends LitElement {
  static override properties = {
    games: { attribute: false },
    unwanted: { attribute: false },
    error: {},
    canManage: { attribute: false },
    say: { attribute: false },
  };
  static override styles = [controls, pageStyle];

  /** `undefined` until fetched. */
  declare games: readonly Game[] | undefined;
  declare unwanted: readonly number[];
  declare error: string;
  /** Whether the person may switch on an inactive game. */
  declare canManage: boolean;
  declare say: Say;

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('input, button')?.focus();
  }

  protected override render(): TemplateResult {
    const { say, games, error } = this;
    return html`
      <fieldset aria-describedby="hint error">
        <legend>${say('games')}</legend>
        <p id="hint" class="hint">${games === undefined ? say('gamesLoading') : say('gamesHint')}</p>
        ${games?.map((game) => (game.active ? this.#renderActive(game) : this.#renderOff(game)))}
        <p id="error" class="trouble" role="alert">${error || nothing}</p>
      </fieldset>
    `;
  }

  #renderActive(game: Game): TemplateResult {
    return html`<label class="choice">
      <input
        type="checkbox"
        .checked=${!this.unwanted.includes(game.type_id)}
        @change=${(event: Event) => this.#want(game, (event.target as HTMLInputElement).checked)}
      />
      <bdi>${game.display_name}</bdi>
    </label>`;
  }

  #renderOff(game: Game): TemplateResult {
    return html`<div class="row">
      <span class="quiet">${this.say('gameOff', { game: game.display_name })}</span>
      ${
        this.canManage
          ? html`<button
              type="button"
              aria-label=${`${this.say('switchOn')}: ${game.display_name}`}
              @click=${() => this.#switchOn(game)}
            >${this.say('switchOn')}</button>`
          : nothing
      }
    </div>`;
  }

  #switchOn(game: Game): void {
    const detail = { game, active: true };
    this.dispatchEvent(new CustomEvent('ludo-switch', { detail, bubbles: true, composed: true }));
  }

  #want({ type_id: id }: Game, wanted: boolean): void {
    const others = this.unwanted.filter((other) => other !== id);
    this.dispatchEvent(new CustomEvent('ludo-unwanted', { detail: wanted ? others : [...others, id] }));
  }
}

customElements.define('ludo-game-choice', GameChoice);
