import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { DoubleTapGuard } from '../double-tap-guard.js';
import { nearestLanguage } from '../language.js';
import { controls, theme } from '../style.js';
import { type GamesTexts, gamesTexts } from '../texts.js';
import { Cast, type OtherPlayer } from './cast.js';
import { Clock } from './clock.js';
import { gamesStyle } from './games-style.js';
import { openSet } from './open-set.js';
import { Play } from './play.js';
import type { Player } from './players.js';
import { idOf, type Progress } from './progress.js';
import { renderResult, sourceWords } from './result.js';
import { placeOf, readSet, type SetDocument, SetError } from './set.js';

/** What is said when there is nothing to play. */
const faults = {
  unreachable: 'unreachable',
  damaged: 'damaged',
  not_a_set: 'damaged',
  too_large: 'tooLarge',
  too_long: 'tooLarge',
  other_version: 'otherVersion',
} as const;

/**
 * Plays a whole set: one bar, one game after the other, one result. The events of its players pass through; it fires
 * `ludotext-progress` with a {@link Progress} at every step and `ludotext-result` with a `GamesResult` at the end.
 */
export class LudotextGames extends LitElement {
  static override properties = {
    set: { attribute: false },
    src: {},
    service: {},
    locale: {},
    view: { reflect: true },
    growing: { type: Boolean },
    kept: { attribute: false },
    other: { attribute: false },
    play: { state: true },
    fault: { state: true },
    place: { state: true },
  };
  static override styles = [theme, controls, gamesStyle];

  /** The set, as `JSON.parse` made it; read as what anybody may have written. */
  declare set: unknown;
  /** The address of a `.ludotext.json` file, or a link that holds a set behind its `#`. */
  declare src: string;
  /** The origin that serves the players; by default where this script comes from. */
  declare service: string;
  /** The language of buttons and messages, BCP 47; empty for that of the page around. */
  declare locale: string;
  /** `class`: in large type, with a clock; the space bar shows the answer. */
  declare view: string;
  /** Set while more items of the set are still to come. */
  declare growing: boolean;
  /** The detail of an earlier `ludotext-progress`, to go on from there. */
  declare kept: unknown;
  declare other: OtherPlayer | undefined;
  declare protected play: Play | undefined;
  declare protected fault: keyof typeof faults | undefined;
  /** Where the evidence of the item stands that was answered last and is still shown. */
  declare protected place: string | undefined;

  #document: SetDocument | undefined;
  #cast: Cast | undefined;
  /** The player on the page; `null` before the first. */
  #shown: Player | undefined | null = null;
  /** Whether the player tells when it shows another item: else nobody would know when a place is that of an item gone. */
  #tellsItems = false;
  #movesFocus = false;
  readonly #clock = new Clock(this);
  readonly #doubleTaps = new DoubleTapGuard();

  constructor() {
    super();
    Object.assign(this, { src: '', service: '', locale: '', view: '', growing: false });
  }

  /** Focuses the question, or the result, as soon as it is there. */
  override focus(): void {
    this.#movesFocus = true;
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#onKey);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('src') && this.src !== '') void this.#open();
    if (changed.has('set') && this.set !== undefined) void this.#open();
    const player = this.play?.player;
    if (player !== undefined) Object.assign(player, { language: this.#document?.language, locale: this.locale });
  }

  protected override updated(): void {
    const { play } = this;
    if (play === undefined) return;
    if (play.player !== this.#shown) {
      this.#shown = play.player;
      this.#tellsItems = false;
      this.place = undefined;
      if (play.player === undefined) this.#clock.stop();
      else this.#startClock();
      if (play.isAtEnd) this.#tell('ludotext-result', play.result.result);
    }
    if (this.#movesFocus) void this.#moveFocus(play);
  }

  protected override render(): TemplateResult {
    const texts = gamesTexts(this.locale || nearestLanguage(this));
    return html`<section class="games" lang=${texts.locale} dir=${texts.direction}
      aria-label=${this.#document?.title ?? nothing}>${this.#renderInside(texts)}</section>`;
  }

  #renderInside(texts: GamesTexts): unknown {
    const { fault, play } = this;
    if (fault !== undefined) {
      return html`<p role="alert">${texts.say(faults[fault])}</p>
        ${fault === 'unreachable' ? html`<div class="actions"><button @click=${this.#open}>${texts.say('retry')}</button></div>` : nothing}`;
    }
    if (play === undefined) return html`<p role="status" class="quiet">${texts.say('loading')}</p>`;
    return html`${
      play.player !== undefined
        ? this.#renderTurn(play, play.player, texts)
        : play.isAtEnd
          ? this.#renderEnd(play, texts)
          : html`<p role="status">${texts.say(this.growing ? 'coming' : 'empty')}</p>`
    }${this.#renderElsewhere(texts)}`;
  }

  #renderTurn(play: Play, player: Player, texts: GamesTexts): TemplateResult {
    const { done, total } = play.done;
    const skip = this.#act(() => play.skip());
    return html`<header>
        ${play.isPractice ? html`<span>${texts.say('practising')}</span>` : nothing}
        <progress aria-label=${texts.say('progress')} max=${total} .value=${done}></progress>
        <span>${texts.say('done', { done, total })}</span>
        ${this.view === 'class' ? html`<span role="timer" aria-label=${texts.say('time')}>${this.#clock.time}</span>` : nothing}
      </header>
      <div @click=${this.#doubleTaps.listener} @ludotext-item=${this.#onItem} @ludotext-answer=${this.#onAnswer}
        @ludotext-complete=${this.#onComplete}>${player}</div>
      <footer>
        ${this.#renderPlace(texts)}
        ${
          this.view === 'class'
            ? html`<button aria-keyshortcuts="Space" @click=${() => player.reveal?.()}>${texts.say('reveal')}</button>`
            : nothing
        }
        <button @click=${skip}>${texts.say(play.isLast ? 'end' : 'skip')}</button>
      </footer>`;
  }

  /** Below the player, whoever wrote it; said where there is something to say. */
  #renderPlace(texts: GamesTexts): TemplateResult {
    const { place } = this;
    return html`<p role="status" class="place">${place === undefined ? nothing : sourceWords(place, texts)}</p>`;
  }

  #renderEnd(play: Play, texts: GamesTexts): TemplateResult {
    const { result, misses, missed } = play.result;
    const isMore = play.hasMore;
    const actions = html`<div class="actions">
        ${isMore ? html`<button class="main" @click=${this.#act(() => play.goOn())}>${texts.say('goOn')}</button>` : nothing}
        ${
          missed.length === 0
            ? nothing
            : html`<button class=${isMore ? '' : 'main'} @click=${this.#act(() => play.start(missed))}>
                ${texts.say('practise', { count: missed.length })}
              </button>`
        }
        <button @click=${this.#act(() => play.start())}>${texts.say('again')}</button>
      </div>
      <p role="status">${isMore ? texts.say('more') : this.growing ? texts.say('coming') : nothing}</p>`;
    const { language = '', games = [] } = this.#document ?? {};
    return renderResult({ result, misses }, actions, { language, games }, texts);
  }

  /** Games that cannot be played in this page, by name. */
  #renderElsewhere(texts: GamesTexts): TemplateResult | typeof nothing {
    const games = this.#document?.games.filter(({ items }) => items.length > 0).map((game) => game.game_type) ?? [];
    const names = [...new Set(games)]
      .filter((game) => !this.#cast?.canPlay(game))
      .map((game) => this.#cast?.nameOf(game));
    return names.length === 0
      ? nothing
      : html`<p class="quiet">${texts.say('elsewhere', { name: names.join(', ') })}</p>`;
  }

  /** Opens the set and loads the players of its games; the last one that was asked for counts. */
  readonly #open = async (): Promise<void> => {
    const { set, src } = this;
    const isLatest = () => this.set === set && this.src === src;
    this.#cast ??= new Cast(this.service || new URL(import.meta.url).origin, this.locale, this.other);
    this.fault = undefined;
    try {
      const document = set === undefined ? await openSet(src) : readSet(set);
      await this.#cast.load(document.games.map((game) => game.game_type));
      if (!isLatest()) return;
      this.#document = document;
      if (this.play?.continues(document)) this.play.follow(document);
      else this.play = new Play(this.#cast, document, this.kept, this.#onStep);
      this.requestUpdate();
    } catch (error) {
      // What is being played goes on.
      if (isLatest() && this.play === undefined) this.fault = error instanceof SetError ? error.code : 'unreachable';
    }
  };

  /** What a button does that leads to something else. */
  #act(act: () => void): () => void {
    return () => {
      this.#movesFocus = true;
      this.#doubleTaps.arm();
      act();
    };
  }

  readonly #onStep = (progress: Progress): void => {
    this.requestUpdate();
    this.#tell('ludotext-progress', progress);
  };

  readonly #startClock = (): void => {
    if (this.view === 'class') this.#clock.start();
  };

  readonly #onItem = (): void => {
    this.#tellsItems = true;
    this.place = undefined;
    this.#startClock();
  };

  readonly #onAnswer = ({ detail }: CustomEvent<unknown>): void => {
    this.#clock.stop();
    const item = this.play?.answer(detail);
    if (item === undefined || !this.#tellsItems) return;
    this.place = placeOf(this.#document?.games ?? [], idOf(item));
  };

  readonly #onComplete = ({ detail }: CustomEvent<unknown>): void => {
    this.#act(() => this.play?.complete(detail))();
  };

  /** In class, the space bar shows the answer, unless what has the focus takes it. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const takesIt =
      target instanceof Element && target.closest('button, a, input, textarea, select, summary, [contenteditable]');
    if (this.view !== 'class' || event.key !== ' ' || event.repeat || event.defaultPrevented || takesIt) return;
    event.preventDefault();
    this.play?.player?.reveal?.();
  };

  async #moveFocus({ player }: { readonly player: (Player & Partial<LitElement>) | undefined }): Promise<void> {
    this.#movesFocus = false;
    if (player === undefined) {
      this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
      return;
    }
    player.focus();
    await player.updateComplete;
    if (player.matches(':focus-within')) return;
    // A player of another hand may not take the focus.
    player.tabIndex = -1;
    HTMLElement.prototype.focus.call(player);
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

if (customElements.get('ludotext-games') === undefined) customElements.define('ludotext-games', LudotextGames);
