import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { nearestLocale, type Say, sayIn } from '../say.js';
import { readAnswered, readCompleted } from './answer.js';
import { playStyle } from './play-style.js';
import { loadPlayer } from './player-loader.js';
import './player-stage.js';
import {
  begin,
  continues,
  currentRound,
  hasMore,
  itemsDone,
  itemsToPlay,
  type Progress,
  resumed,
  turnOf,
  withAnswer,
  withCompletion,
  withSkip,
} from './progress.js';
import { resultOf } from './result.js';
import { renderResult } from './result-view.js';
import type { Round } from './round.js';
import { controls } from './style.js';

/**
 * Games in a row, one player at a time, with the result of all at the end. More items, and more games, may come while
 * somebody plays: `rounds` is then replaced, and what was played stays. Fires `ludo-play-end` with a `PlayResult` when the
 * last game is through.
 */
export class LudoPlay extends LitElement {
  static override properties = {
    rounds: { attribute: false },
    language: {},
    locale: {},
    progress: { state: true },
  };
  static override styles = [controls, playStyle];

  declare rounds: readonly Round[];
  /** BCP 47 tag of the items; empty for unknown. */
  declare language: string;
  /** BCP 47 tag of the interface; default English. */
  declare locale: string;
  declare protected progress: Progress;

  #known: readonly Round[] = [];
  /** Counts the times the games were begun, so that playing again gives new players. */
  #games = 0;
  #movesFocus = false;

  constructor() {
    super();
    Object.assign(this, { rounds: [], language: '', locale: 'en', progress: begin([]) });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('rounds')) return;
    const goesOn = continues(this.#known, this.rounds);
    // Whoever looks at a result is not torn away from it; a button leads to what is new.
    const isAtResult = this.progress.current === undefined && this.progress.rounds.size > 0;
    if (!goesOn) this.#begin();
    else if (!isAtResult) this.progress = resumed(this.progress, this.rounds);
    this.#known = this.rounds;
    fetchPlayers(this.rounds);
  }

  protected override updated(): void {
    if (!this.#movesFocus) return;
    this.#movesFocus = false;
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  protected override render(): TemplateResult {
    const say = sayIn(nearestLocale([this.locale]));
    const round = currentRound(this.progress, this.rounds);
    if (round !== undefined) return this.#renderRound(round, say);
    if (this.progress.rounds.size === 0) return html`<p class="quiet">${say('playNothing')}</p>`;
    const more = hasMore(this.progress, this.rounds);
    return html`
      ${renderResult(resultOf(this.progress, this.rounds), this.language, say)}
      <p role="status">${more ? say('playMoreItems') : nothing}</p>
      <div class="actions">
        ${more ? html`<button class="main" @click=${this.#resume}>${say('playGoOn')}</button>` : nothing}
        <button @click=${this.#again}>${say('playAgain')}</button>
      </div>
    `;
  }

  #renderRound(round: Round, say: Say): TemplateResult {
    const { game } = round;
    const { done, total } = itemsDone(this.progress, this.rounds);
    const items = itemsToPlay(this.progress, round);
    const turn = `${this.#games} ${game.type_id} ${round.items.length - items.length}`;
    return html`
      <header>
        <div>
          <p class="quiet">
            ${say('playGameOf', { game: turnOf(this.progress), games: this.rounds.length })}
          </p>
          <h2 tabindex="-1"><bdi>${game.display_name}</bdi></h2>
        </div>
        <button @click=${this.#skip}>${say('playSkip')}</button>
      </header>
      <div class="progress">
        <progress aria-label=${say('playProgress')} max=${total} .value=${done}></progress>
        <span class="quiet">${say('playItemsDone', { done, total })}</span>
      </div>
      ${keyed(
        turn,
        html`<ludo-player-stage
          .game=${game}
          .items=${items}
          .language=${this.language}
          .locale=${this.locale}
          @ludotext-answer=${this.#onAnswer}
          @ludotext-complete=${this.#onComplete}
        ></ludo-player-stage>`,
      )}
    `;
  }

  #begin(): void {
    this.#games += 1;
    this.progress = begin(this.rounds);
  }

  readonly #onAnswer = (event: CustomEvent<unknown>): void => {
    const answered = readAnswered(event.detail, this.#given);
    if (answered !== undefined) this.progress = withAnswer(this.progress, answered);
  };

  readonly #onComplete = (event: CustomEvent<unknown>): void => {
    const given = this.#given;
    this.#goOn(withCompletion(this.progress, this.rounds, readCompleted(event.detail, given), given));
  };

  readonly #skip = (): void => this.#goOn(withSkip(this.progress, this.rounds));

  readonly #resume = (): void => this.#goOn(resumed(this.progress, this.rounds));

  readonly #again = (): void => {
    this.#begin();
    this.#movesFocus = true;
  };

  /** How many items the current player was given. */
  get #given(): number {
    const round = currentRound(this.progress, this.rounds);
    return round === undefined ? 0 : itemsToPlay(this.progress, round).length;
  }

  #goOn(progress: Progress): void {
    this.progress = progress;
    this.#movesFocus = true;
    if (progress.current !== undefined) return;
    const detail = resultOf(progress, this.rounds);
    this.dispatchEvent(new CustomEvent('ludo-play-end', { detail, bubbles: true, composed: true }));
  }
}

/** Fetches the trusted players before their turn; one that cannot be had is told of when it is. */
function fetchPlayers(rounds: readonly Round[]): void {
  for (const { player } of rounds.map(({ game }) => game)) {
    if (player?.isolated === false) loadPlayer(player.url).catch(() => undefined);
  }
}

customElements.define('ludo-play', LudoPlay);
