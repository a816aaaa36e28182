import type { Fault } from '@ludotext/wire';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import type { Game, GameDetail } from '../service/wire.js';
import { controls, pageStyle } from '../style.js';
import './direct-editor.js';

/**
 * Items of one game, written in its own format. Fires `ludo-direct-game` with the chosen game's name, and `ludo-text`
 * with the text.
 */
class DirectField extends LitElement {
  static override properties = {
    game: { attribute: false },
    games: { attribute: false },
    details: { attribute: false },
    text: {},
    limit: { type: Number },
    faults: { attribute: false },
    error: {},
    say: { attribute: false },
    locale: {},
  };
  static override styles = [
    controls,
    pageStyle,
    css`
      :host { display: grid; gap: 1rem; }
    `,
  ];

  declare game: Game | undefined;
  declare games: readonly Game[];
  /** Details of each game, by its name. */
  declare details: ReadonlyMap<string, GameDetail>;
  declare text: string;
  /** Maximum characters, as UTF-16 units after trimming. */
  declare limit: number;
  declare faults: readonly Fault[];
  declare error: string;
  declare say: Say;
  declare locale: string;

  override async focus(): Promise<void> {
    const editor = this.renderRoot.querySelector<LitElement>('ludo-direct-editor');
    await editor?.updateComplete;
    editor?.shadowRoot?.querySelector('textarea')?.focus();
  }

  protected override render(): TemplateResult {
    const { say, game } = this;
    const length = this.text.trim().length;
    const tooLong = length > this.limit ? say('longText', { count: length - this.limit, limit: this.limit }) : '';
    return html`
      <div>
        <label for="game">${say('directGame')}</label>
        <select id="game" @change=${(event: Event) => this.#fire('ludo-direct-game', (event.target as HTMLSelectElement).value)}>
          ${this.games
            .filter(({ active }) => active)
            .map(
              ({ game_type: name, display_name: display }) => html`<option
              value=${name}
              ?selected=${live(name === game?.game_type)}
            >${display}</option>`,
            )}
        </select>
      </div>
      <p class="trouble" role="alert">${tooLong || this.error || nothing}</p>
      ${this.#renderEditor(this.details.get(game?.game_type ?? ''))}
    `;
  }

  #renderEditor(detail: GameDetail | undefined): TemplateResult | typeof nothing {
    if (detail === undefined) return nothing;
    if (detail.direct_format === null) return html`<p class="quiet">${this.say('noDirectFormat')}</p>`;
    return html`<ludo-direct-editor
      .game=${detail}
      .value=${this.text}
      .faults=${this.faults}
      .locale=${this.locale}
      @ludo-direct-change=${(event: CustomEvent<{ value: string }>) => this.#fire('ludo-text', event.detail.value)}
    ></ludo-direct-editor>`;
  }

  #fire(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define('ludo-direct-field', DirectField);
