import type { Game, ReloadResponse } from '@ludotext/wire';
import { css, html, LitElement, type TemplateResult } from 'lit';
import type { Say } from '../say.js';
import { controls, pageStyle } from '../style.js';
import type { Operator } from './operator.js';
import { troubleOf } from './trouble.js';

const gamesStyle = css`
  .panel, ul { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
  ul { list-style: none; }
  li { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
  li + li { padding-block-start: 1rem; border-block-start: 1px solid var(--color-border); }
`;

/** Switches games on and off for everybody, and makes the service read games.yaml again. */
class GamesPanel extends LitElement {
  static override properties = {
    operator: { attribute: false },
    say: { attribute: false },
    games: { state: true },
    told: { state: true },
    trouble: { state: true },
  };
  static override styles = [controls, pageStyle, gamesStyle];

  declare operator: Operator;
  declare say: Say;
  /** `undefined` until fetched. */
  declare protected games: readonly Game[] | undefined;
  /** What the latest change came to. */
  declare protected told: string;
  declare protected trouble: string;

  constructor() {
    super();
    Object.assign(this, { told: '', trouble: '' });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#try(async () => '');
  }

  protected override render(): TemplateResult {
    const { say, games, told, trouble } = this;
    return html`<section class="panel" aria-labelledby="title">
      <h2 id="title">${say('adminGames')}</h2>
      ${games === undefined ? html`<p>${say('loading')}</p>` : html`<ul>${games.map((game) => this.#renderGame(game))}</ul>`}
      <div class="row">
        <button type="button" @click=${this.#reload}>${say('adminReload')}</button>
        <span class="quiet">${say('adminReloadHint')}</span>
      </div>
      <p role="status">${told}</p>
      <p class="trouble" role="alert" dir="auto">${trouble}</p>
    </section>`;
  }

  #renderGame(game: Game): TemplateResult {
    const { display_name: name, active, package: from, version } = game;
    const action = this.say(active ? 'adminSwitchOff' : 'adminSwitchOn');
    return html`<li>
      <div>
        <h3><bdi>${name}</bdi></h3>
        <p class="quiet">
          ${this.say(active ? 'adminOn' : 'adminOff')} · <bdi>${from ?? game.game_type} ${version ?? ''}</bdi>
        </p>
      </div>
      <button type="button" aria-label="${action}: ${name}" @click=${() => this.#switch(game)}>${action}</button>
    </li>`;
  }

  #switch(game: Game): void {
    void this.#try(async () => {
      await this.operator.switchGame(game, !game.active);
      return this.say(game.active ? 'adminSwitchedOff' : 'adminSwitchedOn', { game: game.display_name });
    });
  }

  readonly #reload = (): void => {
    void this.#try(async () => this.#changesOf(await this.operator.reload()));
  };

  #changesOf({ added, removed, changed }: ReloadResponse): string {
    const named = { adminAdded: added, adminRemoved: removed, adminChanged: changed } as const;
    const sentences = Object.entries(named)
      .filter(([, games]) => games.length > 0)
      .map(([key, games]) => this.say(key as keyof typeof named, { games: games.join(', ') }));
    return sentences.join(' ') || this.say('adminNothingChanged');
  }

  /** Does something, shows the games as they are then, and says what came of it. */
  async #try(act: () => Promise<string>): Promise<void> {
    this.told = '';
    this.trouble = '';
    try {
      this.told = await act();
      this.games = await this.operator.games();
    } catch (error) {
      this.trouble = troubleOf(error, this.say);
    }
  }
}

customElements.define('ludo-games-panel', GamesPanel);
