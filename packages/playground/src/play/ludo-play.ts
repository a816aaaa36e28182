import { DoubleTapGuard } from '@ludotext/player';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { nearestLocale, type Say, sayIn } from '../say.js';
import { readAnswerDetail, readCompleteDetail } from './player-events.js';
import { loadPlayer } from './player-loader.js';
import './player-stage.js';
import { controls, members } from '../style.js';
import {
  begin,
  continues,
  currentRound,
  hasMore,
  itemsDone,
  itemsToPlay,
  type Progress,
  reentered,
  resumed,
  turnOf,
  withAnswer,
  withCompletion,
  withSkip,
} from './progress.js';
import { renderResult, resultOf } from './result.js';
import type { Grader, Round } from './round.js';

/** The layout of the games and their result. */
const playStyle = [
  members,
  css`
    header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; justify-content: space-between; align-items: end; }
    h2 { font-size: 1.5rem; line-height: 1.2; }
    h2:focus { outline: none; }
    .progress { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; margin-block: 0.75rem 1.5rem; }
    progress { flex: 1 1 10rem; inline-size: 100%; block-size: 0.6rem; accent-color: var(--color-accent); }
    progress { appearance: none; border: 1px solid var(--color-border); border-radius: 1rem; overflow: hidden; background: color-mix(in srgb, var(--color-border) 30%, transparent); }
    progress::-webkit-progress-bar { background: transparent; }
    progress::-webkit-progress-value { background: var(--color-accent); }
    progress::-moz-progress-bar { background: var(--color-accent); }
    @media (forced-colors: active) {
      progress::-webkit-progress-value { background: Highlight; forced-color-adjust: none; }
      progress::-moz-progress-bar { background: Highlight; forced-color-adjust: none; }
    }
    .result { display: grid; gap: 0.75rem; }
    .total { font-size: 2rem; line-height: 1.2; font-weight: 700; color: var(--color-accent); }
    .rounds { display: grid; gap: 1rem; list-style: none; margin-block-start: 1rem; }
    .rounds > li {
      padding: 1rem;
      border: 1px solid var(--color-border);
      border-radius: var(--radius);
      background: var(--color-raised);
    }
    .round { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; align-items: baseline; }
    h3 { font-size: 1.1rem; }
    h4 { margin-block: 0.75rem 0.5rem; font-size: 1rem; color: var(--color-muted); font-weight: 600; }
    .misses { display: grid; gap: 0.75rem; padding-inline-start: 1.5rem; }
    .item-title { font-weight: 600; white-space: pre-wrap; }
    details .members { padding: 0.75rem; border-inline-start: 3px solid var(--color-border); }
  `,
];

/**
 * Plays games one after the other, with one player at a time and the overall result at the end. More items and games
 * may arrive during play: `rounds` is then replaced, and the progress stays. Fires `ludo-play-begin` when there is
 * something to play, at first and again, `ludo-play-progress` with a `Progress` at every step, and `ludo-play-end` with
 * a `PlayResult` after the last game.
 */
class LudoPlay extends LitElement {
  static override properties = {
    rounds: { attribute: false },
    isRunning: { attribute: false },
    language: {},
    locale: {},
    grade: { attribute: false },
    progress: { attribute: false },
  };
  static override styles = [controls, playStyle];

  declare rounds: readonly Round[];
  /** Whether more games or items may arrive. */
  declare isRunning: boolean;
  /** BCP 47 tag of the items; empty for unknown. */
  declare language: string;
  /** BCP 47 tag of the interface; default English. */
  declare locale: string;
  /** Grades submissions to games without a player. */
  declare grade: Grader;
  /**
   * The progress so far: the detail of the last `ludo-play-progress`, to continue with the same rounds; undefined
   * starts over.
   */
  declare progress: Progress | undefined;

  #known: readonly Round[] = [];
  /** Counts starts of the games, so that playing again creates new players. */
  #games = 0;
  #movesFocus = false;
  #tellsBegin = false;
  readonly #doubleTaps = new DoubleTapGuard();

  constructor() {
    super();
    Object.assign(this, { rounds: [], isRunning: false, language: '', locale: 'en' });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { progress, rounds } = this;
    if (progress === undefined || !continues(this.#known, rounds)) this.#begin();
    else if (!this.hasUpdated) this.#enter(reentered(progress, rounds));
    else if (!isAtResult(progress)) this.#enter(resumed(progress, rounds));
    this.#known = rounds;
    if (changed.has('rounds')) fetchPlayers(rounds);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('progress')) this.#tell('ludo-play-progress', this.progress);
    if (this.#tellsBegin && this.#at.current !== undefined) {
      this.#tellsBegin = false;
      this.#tell('ludo-play-begin');
    }
    if (!this.#movesFocus) return;
    this.#movesFocus = false;
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  protected override render(): TemplateResult {
    const say = sayIn(nearestLocale([this.locale]));
    const round = currentRound(this.#at, this.rounds);
    if (round !== undefined) return this.#renderRound(round, say);
    if (!isAtResult(this.#at)) return html`<p class="quiet">${say('playNothing')}</p>`;
    const more = hasMore(this.#at, this.rounds);
    const news = more ? say('playMoreItems') : this.isRunning ? say('playMoreToCome') : nothing;
    return html`
      ${renderResult(resultOf(this.#at, this.rounds), this.language, say)}
      <p role="status">${news}</p>
      <div class="actions">
        ${more ? html`<button class="main" @click=${this.#resume}>${say('playGoOn')}</button>` : nothing}
        <button @click=${this.#again}>${say('playAgain')}</button>
      </div>
    `;
  }

  #renderRound(round: Round, say: Say): TemplateResult {
    const { game } = round;
    const { done, total } = itemsDone(this.#at, this.rounds);
    const items = itemsToPlay(this.#at, round);
    const turn = `${this.#games} ${game.type_id} ${round.items.length - items.length}`;
    return html`
      <header>
        <div>
          <p class="quiet">
            ${say('playGameOf', { game: turnOf(this.#at), games: this.rounds.length })}
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
          .grade=${this.grade}
          .language=${this.language}
          .locale=${this.locale}
          @click=${this.#doubleTaps.listener}
          @ludotext-answer=${this.#onAnswer}
          @ludotext-complete=${this.#onComplete}
        ></ludo-player-stage>`,
      )}
    `;
  }

  get #at(): Progress {
    return this.progress ?? begin([]);
  }

  #begin(): void {
    this.#games += 1;
    this.#tellsBegin = true;
    this.progress = begin(this.rounds);
  }

  /** Continues, if there is something to play. */
  #enter(progress: Progress): void {
    if (this.progress?.current === undefined || !this.hasUpdated) this.#tellsBegin = true;
    this.progress = progress;
  }

  readonly #onAnswer = (event: CustomEvent<unknown>): void => {
    const answered = readAnswerDetail(event.detail, this.#given);
    if (answered !== undefined) this.progress = withAnswer(this.#at, answered);
  };

  readonly #onComplete = (event: CustomEvent<unknown>): void => {
    const given = this.#given;
    this.#goOn(withCompletion(this.#at, this.rounds, readCompleteDetail(event.detail, given), given));
  };

  readonly #skip = (): void => this.#goOn(withSkip(this.#at, this.rounds));

  readonly #resume = (): void => {
    this.#enter(resumed(this.#at, this.rounds));
    this.#movesFocus = true;
  };

  readonly #again = (): void => {
    this.#begin();
    this.#movesFocus = true;
  };

  /** How many items the current player has. */
  get #given(): number {
    const round = currentRound(this.#at, this.rounds);
    return round === undefined ? 0 : itemsToPlay(this.#at, round).length;
  }

  #goOn(progress: Progress): void {
    this.progress = progress;
    this.#movesFocus = true;
    this.#doubleTaps.arm();
    if (progress.current === undefined) this.#tell('ludo-play-end', resultOf(progress, this.rounds));
  }

  #tell(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** The result stays when more items arrive; a button leads to them. */
function isAtResult({ current, rounds }: Progress): boolean {
  return current === undefined && rounds.size > 0;
}

/** Loads the trusted players before their turn; reports a failure only at their turn. */
function fetchPlayers(rounds: readonly Round[]): void {
  for (const { player } of rounds.map(({ game }) => game)) {
    if (player?.isolated === false) loadPlayer(player.url).catch(() => undefined);
  }
}

customElements.define('ludo-play', LudoPlay);
