import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import './game-choice.js';
import './mode-choice.js';
import './more-settings.js';
import './number-field.js';
import './direct-field.js';
import './text-field.js';
import type { Fault } from '@ludotext/wire';
import type { Say } from '../say.js';
import type { Game, GameDetail } from '../service/wire.js';
import { controls, pageStyle } from '../style.js';
import { type Draft, type DraftFault, directGame, draftFault, type Limits, textOf } from './draft.js';

/** In the single-column layout the button sticks to the screen; on low screens it would cover the text field. */
const composerStyle = css`
  .composer, .side { display: grid; gap: 1.25rem; align-items: start; }
  .writing { display: grid; gap: 1.25rem; min-inline-size: 0; }
  .settings { min-inline-size: 0; }
  button.big { inline-size: 100%; }
  @media (max-width: 55.99rem) {
    .side { display: contents; }
  }
  @media (max-width: 55.99rem) and (min-height: 30rem) {
    button.big { position: sticky; inset-block-end: 0.5rem; padding-block: 0.7rem; box-shadow: 0 0 0 4px var(--color-raised), 0 4px 16px var(--ludo-color-shadow); }
  }
  @media (min-width: 56rem) {
    .composer { grid-template-columns: minmax(0, 1fr) 20rem; }
    .side { position: sticky; inset-block-start: 1rem; }
  }
`;

/**
 * Where a person prepares a request. Fires `ludo-draft` with the changes of the draft, `ludo-switch` with `{ game,
 * active }`, and `ludo-make` when a sendable draft is submitted.
 */
export class Composer extends LitElement {
  static override properties = {
    draft: { attribute: false },
    games: { attribute: false },
    details: { attribute: false },
    limits: { attribute: false },
    faults: { attribute: false },
    canManage: { attribute: false },
    say: { attribute: false },
    locale: {},
    fault: { state: true },
  };
  static override styles = [controls, pageStyle, composerStyle];

  declare draft: Draft;
  /** `undefined` until fetched. */
  declare games: readonly Game[] | undefined;
  /** Details of each game, by its name. */
  declare details: ReadonlyMap<string, GameDetail>;
  declare limits: Limits;
  /** The service's faults of the direct text. */
  declare faults: readonly Fault[];
  /** Whether the person may switch games on and off. */
  declare canManage: boolean;
  declare say: Say;
  declare locale: string;
  /** Why the draft was not sent; cleared when it changes. */
  declare protected fault: DraftFault | undefined;

  /** Focuses the text field once it is rendered. */
  override async focus(): Promise<void> {
    await this.updateComplete;
    const field = this.renderRoot.querySelector<LitElement>('ludo-text-field, ludo-direct-field');
    await field?.updateComplete;
    field?.focus();
  }

  /** Focuses the choice of games. */
  async focusGames(): Promise<void> {
    await this.updateComplete;
    const choice = this.renderRoot.querySelector<LitElement>('ludo-game-choice, ludo-direct-field');
    await choice?.updateComplete;
    choice?.focus();
  }

  protected override render(): TemplateResult {
    const { say, draft } = this;
    return html`<div class="composer">
      <div class="panel writing">
        <ludo-mode-choice
          .mode=${draft.mode}
          .say=${say}
          @ludo-mode=${(event: CustomEvent<Draft['mode']>) => this.#tell({ mode: event.detail })}
        ></ludo-mode-choice>
        ${draft.mode === 'prose' ? this.#renderText() : this.#renderDirect()}
      </div>
      <div class="side">
        ${draft.mode === 'prose' ? this.#renderSettings() : nothing}
        <button class="main big" type="button" @click=${this.#make}>
          ${say(draft.mode === 'prose' ? 'makeGames' : 'makeDirect')}
        </button>
        <div class="panel">
          <ludo-more-settings
            .draft=${draft}
            .games=${this.games ?? []}
            .canManage=${this.canManage}
            .say=${say}
          ></ludo-more-settings>
        </div>
      </div>
    </div>`;
  }

  #renderText(): TemplateResult {
    return html`<ludo-text-field
      .text=${this.draft.text}
      .limit=${this.limits.maxText}
      .error=${this.fault === 'emptyText' ? this.say('emptyText') : ''}
      .say=${this.say}
      @ludo-text=${(event: CustomEvent<string>) => this.#tell({ text: event.detail })}
    ></ludo-text-field>`;
  }

  #renderDirect(): TemplateResult {
    return html`<ludo-direct-field
      .game=${directGame(this.draft, this.games ?? [])}
      .games=${this.games ?? []}
      .details=${this.details}
      .text=${textOf(this.draft, this.games ?? [])}
      .limit=${this.limits.maxText}
      .faults=${this.faults}
      .error=${this.fault === 'emptyText' ? this.say('emptyDirect') : ''}
      .say=${this.say}
      .canManage=${this.canManage}
      .locale=${this.locale}
      @ludo-direct-game=${(event: CustomEvent<string>) => this.#tell({ directGame: event.detail })}
      @ludo-text=${this.#writeDirect}
    ></ludo-direct-field>`;
  }

  #renderSettings(): TemplateResult {
    const { say, draft } = this;
    return html`<div class="panel settings stack">
      <ludo-game-choice
        .games=${this.games}
        .unwanted=${draft.unwanted}
        .canManage=${this.canManage}
        .error=${this.fault === 'noGame' ? say('noGameWanted') : ''}
        .say=${say}
        @ludo-unwanted=${(event: CustomEvent<readonly number[]>) => this.#tell({ unwanted: event.detail })}
      ></ludo-game-choice>
      <ludo-number-field
        .label=${say('itemsPerGame')}
        .fewer=${say('fewer')}
        .more=${say('more')}
        .value=${draft.maxItems}
        .from=${1}
        .to=${this.limits.maxItems}
        @ludo-number=${(event: CustomEvent<number>) => this.#tell({ maxItems: event.detail })}
      ></ludo-number-field>
    </div>`;
  }

  readonly #writeDirect = (event: CustomEvent<string>): void => {
    const game = directGame(this.draft, this.games ?? []);
    if (game === undefined) return;
    this.#tell({ directTexts: { ...this.draft.directTexts, [game.game_type]: event.detail } });
  };

  readonly #make = async (): Promise<void> => {
    this.fault = draftFault(this.draft, this.games ?? [], this.limits);
    if (this.fault === undefined) {
      this.dispatchEvent(new CustomEvent('ludo-make'));
      return;
    }
    if (this.fault === 'noGame') await this.focusGames();
    else if (this.fault === 'badLanguage') this.renderRoot.querySelector('ludo-more-settings')?.focusLanguage();
    else await this.focus();
  };

  #tell(change: Partial<Draft>): void {
    this.fault = undefined;
    this.dispatchEvent(new CustomEvent('ludo-draft', { detail: change, bubbles: true, composed: true }));
  }
}

customElements.define('ludo-composer', Composer);

declare global {
  interface HTMLElementTagNameMap {
    'ludo-composer': Composer;
  }
}
