import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { nearestLocale, sayIn } from '../say.js';
import type { FrameFault } from './framed-player.js';
import './framed-player.js';
import './plain-player.js';
import { controls } from '../style.js';
import { loadPlayer } from './player-loader.js';
import type { Grader, Player, PlayGame, PlayItem } from './round.js';

const faultSentences = {
  failed: 'playPlayerFailed',
  slow: 'playPlayerSlow',
  flood: 'playPlayerFlood',
  left: 'playPlayerLeft',
} as const;

/**
 * The player of the current game: the game's own if it is trusted, a frame for third-party code, the plain player if
 * there is none or it fails. The player's events pass through.
 */
class PlayerStage extends LitElement {
  static override properties = {
    game: { attribute: false },
    items: { attribute: false },
    language: {},
    locale: {},
    grade: { attribute: false },
    player: { state: true },
    fault: { state: true },
  };
  static override styles = controls;

  declare game: PlayGame;
  declare items: readonly PlayItem[];
  declare language: string;
  declare locale: string;
  /** Grades submissions to games without a player. */
  declare grade: Grader;
  /** The trusted player, once loaded. */
  declare protected player: Player | undefined;
  declare protected fault: FrameFault | undefined;

  constructor() {
    super();
    Object.assign(this, { items: [], language: '', locale: 'en' });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.player === undefined) void this.#load();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { player, items, language, locale } = this;
    if (player === undefined) return;
    if (changed.has('items') || changed.has('player')) player.items = items;
    Object.assign(player, { language, locale });
  }

  protected override render(): unknown {
    const { game, items, language, locale, fault } = this;
    const say = sayIn(nearestLocale([locale]));
    if (fault !== undefined || game.player === null) {
      return html`
        ${fault === undefined ? nothing : html`<p class="notice" role="status">${say(faultSentences[fault])}</p>`}
        <ludo-plain-player
          .game=${game}
          .items=${items}
          .grade=${this.grade}
          .language=${language}
          .locale=${locale}
        ></ludo-plain-player>
      `;
    }
    if (game.player.isolated) {
      return html`<ludo-framed-player
        .url=${game.player.url}
        .name=${say('playPlayerOf', { name: game.display_name })}
        .items=${items}
        .language=${language}
        .locale=${locale}
        @ludo-player-fault=${this.#onFault}
      ></ludo-framed-player>`;
    }
    return this.player ?? html`<p class="quiet" role="status">${say('playLoading')}</p>`;
  }

  async #load(): Promise<void> {
    const { player } = this.game;
    if (player === null || player.isolated) return;
    try {
      const PlayerElement = await loadPlayer(player.url);
      const element = new PlayerElement();
      element.embedded = true;
      this.player = element;
    } catch {
      this.fault = 'failed';
    }
  }

  readonly #onFault = (event: CustomEvent<{ fault: FrameFault }>): void => {
    this.fault = event.detail.fault;
  };
}

customElements.define('ludo-player-stage', PlayerStage);
