import {
  type GamesResult,
  LudotextGames,
  membersOf,
  type Player,
  type PlayerEntry,
  type Progress,
  unpackSet,
} from '@ludotext/player/games';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type Address, linkTo } from '../page/address.js';
import type { Desk } from '../page/desk.js';
import { Storage } from '../service/store.js';
import type { StoredSet } from '../sets/stored-set.js';
import { controls, pageStyle } from '../style.js';
import { OtherPlayer } from './other-player.js';
import type { PlayGame } from './play-game.js';

const viewStyle = css`
  .top { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; justify-content: space-between; margin-block-end: 0.5rem; }
  h1 { margin: 0; font: 600 var(--size-small) / 1.5 var(--font); color: var(--color-muted); }
  :host([view='class']) h1 { font-size: 1.5rem; }
  a { display: inline-flex; align-items: center; min-block-size: 44px; font-size: var(--size-small); }
`;

/** How far a person is in the set of a link. It ends with the tab: the next one at this machine begins anew. */
const ofLink = new Storage('ludotext-play', () => sessionStorage);

/** A game of which only its name is known: its items are read. */
const unknownGame = (gameType: string): PlayGame => ({
  ...{ game_type: gameType, display_name: gameType.replaceAll('_', ' ') },
  ...{ grades: false, item_schema: {}, answer_schema: null },
});

/**
 * Plays a set of this browser, or the one that the address holds. Of that, nothing but the game is shown: it is a
 * learner's page.
 */
class PlayView extends LitElement {
  static override properties = {
    desk: { attribute: false },
    address: { attribute: false },
    view: { reflect: true },
    heading: { state: true },
    isMissing: { state: true },
  };
  static override styles = [controls, pageStyle, viewStyle];

  declare desk: Desk;
  declare address: Extract<Address, { view: 'play' | 'shared' }>;
  /** `class` in front of a class, for which the page gives more room. */
  declare protected view: string;
  /** The title of the set; empty until it is there. */
  declare protected heading: string;
  /** Whether this browser has no such set. */
  declare protected isMissing: boolean;

  readonly #games = Object.assign(new LudotextGames(), {
    service: location.origin,
    other: (gameType: string, entry: PlayerEntry | undefined) => this.#otherPlayer(gameType, entry),
  });

  constructor() {
    super();
    Object.assign(this, { heading: '', isMissing: false });
    this.#games.addEventListener('ludotext-progress', (event) => this.#keep((event as CustomEvent<Progress>).detail));
    this.#games.addEventListener('ludotext-result', (event) => this.#end((event as CustomEvent<GamesResult>).detail));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.desk.sets.addEventListener('change', this.#onChange);
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.sets.removeEventListener('change', this.#onChange);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#games.locale = this.desk.locale;
    this.view = this.address.isClass ? 'class' : '';
    this.#games.view = this.view;
    if (changed.has('heading' as keyof PlayView) && this.heading !== '') this.#tellTitle(this.heading);
  }

  protected override render(): TemplateResult {
    const { desk, address, heading } = this;
    if (this.isMissing) {
      return html`<h1 tabindex="-1">${desk.say('reviewMissing')}</h1>
        <p>${desk.say('reviewMissingHint')} <a href=${linkTo({ view: 'sets' })}>${desk.say('mySets')}</a></p>`;
    }
    return html`
      <div class="top">
        <h1><bdi>${heading}</bdi></h1>
        ${address.view === 'shared' ? nothing : html`<a href=${linkTo({ view: 'review', set: address.set })}>${desk.say('playBack')}</a>`}
      </div>
      ${this.#games}
    `;
  }

  /** How far a person came earlier. */
  async #earlier(): Promise<unknown> {
    const { address, desk } = this;
    if (address.view === 'play') return desk.sets.play(address.set);
    const { packed, answers, ...progress } = membersOf(ofLink.read());
    if (packed !== address.packed || !Array.isArray(answers)) return undefined;
    return { ...progress, answers: new Map(answers.filter(Array.isArray) as [unknown, unknown][]) };
  }

  async #begin(): Promise<void> {
    const { address, desk } = this;
    this.#games.kept = await this.#earlier();
    if (address.view === 'play') {
      const set = await desk.sets.get(address.set);
      this.isMissing = set === undefined;
      if (set !== undefined) this.#show(set);
    } else {
      const document = await unpackSet(address.packed).catch(() => undefined);
      this.heading = document?.title ?? '';
      // It says itself what is wrong with a link.
      Object.assign(this.#games, document === undefined ? { src: `#${address.packed}` } : { set: document });
    }
    this.#games.focus();
  }

  #show({ document, writing }: StoredSet): void {
    this.heading = document.title;
    Object.assign(this.#games, { set: document, growing: writing?.phase === 'running' });
  }

  /** Items may come while somebody plays, or be changed in another tab. */
  readonly #onChange = async (event: Event): Promise<void> => {
    const { address, desk } = this;
    if (address.view !== 'play' || (event as CustomEvent<string>).detail !== address.set) return;
    const set = await desk.sets.get(address.set);
    if (set !== undefined) this.#show(set);
  };

  #otherPlayer(gameType: string, entry: PlayerEntry | undefined): Player {
    const { desk } = this;
    return Object.assign(new OtherPlayer(), {
      entry,
      game: desk.details.get(gameType) ?? unknownGame(gameType),
      grade: (game: PlayGame, item: object, answer: unknown) =>
        desk.service.grade(game.game_type, item as Readonly<Record<string, unknown>>, answer),
    });
  }

  #keep(progress: Progress): void {
    const { address, desk } = this;
    if (address.view === 'play') void desk.sets.keepPlay(address.set, progress);
    else ofLink.write({ ...progress, answers: [...progress.answers], packed: address.packed });
    if (progress.current !== undefined) this.#tellTitle(this.heading);
  }

  #end({ right, total }: GamesResult): void {
    this.#tellTitle(`${this.desk.say('playResult', { right, total })} · ${this.heading}`);
  }

  #tellTitle(title: string): void {
    this.dispatchEvent(new CustomEvent('ludo-title', { detail: title, bubbles: true, composed: true }));
  }
}

customElements.define('ludo-play-view', PlayView);
