import type { Player, PlayerEntry, PlayItem } from '@ludotext/player/games';
import { html, LitElement, nothing } from 'lit';
import { nearestLocale, sayIn } from '../say.js';
import { controls } from '../style.js';
import './framed-player.js';
import type { FrameFault } from './framed-player.js';
import type { Grader, PlayGame } from './play-game.js';
import './plain-player.js';

const faultSentences = {
  failed: 'playPlayerFailed',
  slow: 'playPlayerSlow',
  flood: 'playPlayerFlood',
  left: 'playPlayerLeft',
} as const;

/**
 * Plays a game whose own player may not run in the page: code of others in its frame, and the plain player where there
 * is none, or where it fails. The events of either pass through.
 */
export class OtherPlayer extends LitElement implements Player {
  static override properties = {
    game: { attribute: false },
    entry: { attribute: false },
    items: { attribute: false },
    language: {},
    locale: {},
    grade: { attribute: false },
    fault: { state: true },
  };
  static override styles = controls;

  declare game: PlayGame;
  /** Its own player; undefined for a game without one. */
  declare entry: PlayerEntry | undefined;
  declare items: readonly PlayItem[];
  declare language: string;
  declare locale: string;
  /** Grades submissions to the plain player. */
  declare grade: Grader;
  declare protected fault: FrameFault | undefined;
  embedded = true;

  constructor() {
    super();
    Object.assign(this, { items: [], language: '', locale: 'en' });
  }

  override focus(): void {
    void this.updateComplete.then(() => this.#inner?.focus());
  }

  reveal(): void {
    this.#inner?.reveal?.();
  }

  get #inner(): Player | null {
    return this.renderRoot.querySelector<Player>('ludo-framed-player, ludo-plain-player');
  }

  protected override render(): unknown {
    const { game, entry, items, language, locale, fault } = this;
    const say = sayIn(nearestLocale([locale]));
    if (entry?.isolated === true && fault === undefined) {
      return html`<ludo-framed-player
        .url=${entry.url}
        .name=${say('playPlayerOf', { name: game.display_name })}
        .items=${items}
        .language=${language}
        .locale=${locale}
        @ludo-player-fault=${this.#onFault}
      ></ludo-framed-player>`;
    }
    const trouble = fault ?? (entry === undefined ? undefined : 'failed');
    return html`
      ${trouble === undefined ? nothing : html`<p class="notice" role="status">${say(faultSentences[trouble])}</p>`}
      <ludo-plain-player
        .game=${game}
        .items=${items}
        .grade=${this.grade}
        .language=${language}
        .locale=${locale}
      ></ludo-plain-player>
    `;
  }

  readonly #onFault = (event: CustomEvent<{ fault: FrameFault }>): void => {
    this.fault = event.detail.fault;
  };
}

customElements.define('ludo-other-player', OtherPlayer);
