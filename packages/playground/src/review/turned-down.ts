import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Desk } from '../page/desk.js';
import type { CheckSetResponse } from '../service/wire.js';
import { type Interaction, namedGame, type StoredSet, type TurnedDown, withNewItem } from '../sets/stored-set.js';
import { controls, pageStyle } from '../style.js';
import './item-card.js';

/** What was turned down while the set was written, with the reasons; whoever knows better uses it anyway. */
class TurnedDownList extends LitElement {
  static override properties = {
    desk: { attribute: false },
    set: { attribute: false },
    shown: { state: true },
  };
  static override styles = [
    controls,
    pageStyle,
    css`
      ul { display: grid; gap: 1rem; list-style: none; margin-block-start: 0.75rem; }
      li { display: grid; gap: 0.5rem; padding-block-end: 1rem; border-block-end: 1px solid var(--color-border); }
      button { justify-self: start; }
    `,
  ];

  declare desk: Desk;
  declare set: StoredSet;
  /** What the turned down items are, by their keys; asked for when the list is opened. */
  declare protected shown: ReadonlyMap<string, Interaction>;

  constructor() {
    super();
    this.shown = new Map();
  }

  protected override render(): TemplateResult {
    const { say } = this.desk;
    const { turnedDown } = this.set;
    return html`<details @toggle=${this.#onToggle}>
      <summary>${say('turnedDown', { count: turnedDown.length })}</summary>
      <ul>${turnedDown.map((each) => this.#renderOne(each))}</ul>
    </details>`;
  }

  #renderOne(turnedDown: TurnedDown): TemplateResult {
    const { say, details } = this.desk;
    const { item, findings, key, type_id: typeId } = turnedDown;
    const game = [...details.values()].find(({ type_id: id }) => id === typeId);
    const reasons = [...new Set(findings.map(({ message }) => message))];
    return html`<li>
      <p><strong><bdi>${game?.display_name ?? ''}</bdi></strong></p>
      ${reasons.map((reason) => html`<p dir="auto">${reason}</p>`)}
      ${
        item === undefined || game === undefined
          ? nothing
          : html`<ludo-item-card
                .interaction=${this.shown.get(key)}
                .item=${item}
                .game=${game}
                .language=${this.set.document.language}
                .say=${say}
              ></ludo-item-card>
              <button type="button" @click=${() => this.#use(turnedDown)}>${say('useAnyway')}</button>`
      }
    </li>`;
  }

  readonly #onToggle = (event: Event): void => {
    if ((event.target as HTMLDetailsElement).open) void this.#learn();
  };

  async #learn(): Promise<void> {
    const { desk, set } = this;
    const games = desk.isOnline ? this.#games() : [];
    if (games.length === 0) return;
    const keys = new Map(games.map(({ game_type: name, entries }) => [name, entries.map(({ key }) => key)]));
    const sent = games.map(({ entries, ...game }) => ({ ...game, items: entries.map(({ item }) => item ?? {}) }));
    const none: CheckSetResponse = { success: true, findings: [] };
    // Without an answer they are shown by their members.
    const { interactions = [] } = await desk.service.checkSet({ ...set.document, games: sent }).catch(() => none);
    this.shown = new Map(
      interactions.flatMap(({ game_type: name, item, interaction }) => {
        const key = keys.get(name)?.[item];
        return key === undefined ? [] : [[key, interaction] as const];
      }),
    );
  }

  /** The turned down items by game. */
  #games() {
    const { details } = this.desk;
    return [...details.values()].flatMap((game) => {
      const entries = this.set.turnedDown.filter((each) => each.type_id === game.type_id && each.item !== undefined);
      return entries.length === 0 ? [] : [{ ...namedGame(game), entries }];
    });
  }

  #use({ key, item, type_id: typeId }: TurnedDown): void {
    const game = [...this.desk.details.values()].find(({ type_id: id }) => id === typeId);
    if (item === undefined || game === undefined) return;
    void this.desk.sets.change(this.set.id, (set) => ({
      ...withNewItem(set, namedGame(game), item),
      turnedDown: set.turnedDown.filter((each) => each.key !== key),
    }));
  }
}

customElements.define('ludo-turned-down', TurnedDownList);
