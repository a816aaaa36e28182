import { type Drop, dropAt, PointerDrag } from '@ludotext/player';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Desk } from '../page/desk.js';
import { explain } from '../problem/explanations.js';
import { problemOfFailure } from '../service/problem.js';
import type { CheckSetResponse, Item } from '../service/wire.js';
import {
  idOf,
  isUnderWay,
  newItemId,
  type SetGame,
  type StoredSet,
  withEdited,
  withItems,
  withMoved,
  withNewItem,
  withOther,
  withoutItem,
} from '../sets/stored-set.js';
import { controls, pageStyle } from '../style.js';
import { blankItem } from './form-fields.js';
import './item-row.js';
import type { ItemRow, Wish } from './item-row.js';

const gameSectionStyle = css`
  .head { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: baseline; margin-block-end: 0.75rem; }
  .head h2 { font-size: var(--size-title); }
  ol { display: grid; gap: 1rem; list-style: none; }
  li { position: relative; }
  /* Where the item that is dragged would go. */
  li:is(.before, .after)::before { content: ''; position: absolute; inset-inline: 0; block-size: 4px; border-radius: 2px; z-index: 3; background: var(--color-accent); forced-color-adjust: none; }
  li.before::before { inset-block-start: calc(-0.5rem - 2px); }
  li.after::before { inset-block-end: calc(-0.5rem - 2px); }
  .lifted { position: relative; z-index: 2; display: block; }
`;

/** Most items that the service takes as known. */
const maxKept = 50;
/** How many items "More like these" asks for. */
const moreAtOnce = 3;

/** The items of one game of a set, with what can be done with each of them. */
class GameSection extends LitElement {
  static override properties = {
    desk: { attribute: false },
    set: { attribute: false },
    game: { attribute: false },
    findings: { attribute: false },
    edited: { state: true },
    replacing: { state: true },
    lifted: { state: true },
    drop: { state: true },
    said: { state: true },
  };
  static override styles = [controls, pageStyle, gameSectionStyle];

  declare desk: Desk;
  declare set: StoredSet;
  declare game: SetGame;
  /** What is wrong with items of this game. */
  declare findings: CheckSetResponse['findings'];
  /** The id of the item that is edited. */
  declare protected edited: string | undefined;
  /** The ids of the items that are replaced by others. */
  declare protected replacing: ReadonlySet<string>;
  /** The id of the item that is dragged. */
  declare protected lifted: string | undefined;
  /** Where it would go. */
  declare protected drop: Drop | undefined;
  /** What screen readers are told. */
  declare protected said: string;

  /** Whether one of the items is edited; another tab may delete it meanwhile. */
  get isEditing(): boolean {
    return this.game.items.some((item) => idOf(item) === this.edited);
  }

  readonly #drag = new PointerDrag();
  /** The item that was added and not yet kept. */
  #added: string | undefined;
  /** A move by a button whose item is not at its new place yet: then that button takes the focus again. */
  #moved: { readonly id: string; readonly to: number; readonly direction: 'up' | 'down' } | undefined;

  constructor() {
    super();
    Object.assign(this, { said: '', replacing: new Set() });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drag.cancel();
  }

  protected override updated(): void {
    const moved = this.#moved;
    const item = this.game.items[moved?.to ?? -1];
    if (moved === undefined || item === undefined || idOf(item) !== moved.id) return;
    this.#moved = undefined;
    [...this.renderRoot.querySelectorAll<ItemRow>('ludo-item-row')][moved.to]?.focusMove(moved.direction);
  }

  protected override render(): TemplateResult {
    const { desk, set, game } = this;
    const { say } = desk;
    const detail = desk.details.get(game.game_type);
    const { items } = game;
    const canMore =
      set.document.text !== undefined && desk.isOnline && detail !== undefined && !isUnderWay(set.writing);
    return html`<section aria-labelledby="name">
      <div class="head">
        <h2 id="name"><bdi>${detail?.display_name ?? game.game_type}</bdi></h2>
        <span class="quiet">${say('itemCount', { count: items.length })}${this.#suits()}</span>
      </div>
      <ol>
        ${repeat(items, idOf, (item, index) => {
          const id = idOf(item);
          return html`<li class=${this.drop?.beside === index ? this.drop.side : ''}>
            <ludo-item-row
              class=${this.lifted === id ? 'lifted' : ''}
              @pointerdown=${(event: PointerEvent) => this.#press(event, id)}
              .desk=${desk}
              .item=${item}
              .number=${index + 1}
              .total=${items.length}
              .game=${detail}
              .language=${set.document.language}
              .interaction=${set.interactions[id]}
              .findings=${this.findings.filter((finding) => finding.id === id)}
              .isEdited=${this.edited === id}
              .isReplacing=${this.replacing.has(id)}
              .hasText=${set.document.text !== undefined}
              .document=${set.document}
              @ludo-edit=${() => this.#edit(id)}
              @ludo-edit-end=${(event: CustomEvent<boolean>) => this.#endEdit(id, event.detail)}
              @ludo-item=${(event: CustomEvent<Item>) => this.#change((now) => withEdited(now, game.game_type, id, event.detail))}
              @ludo-move=${(event: CustomEvent<number>) => this.#move(id, event.detail)}
              @ludo-delete=${() => this.#delete(item, index)}
              @ludo-replace=${(event: CustomEvent<Wish>) => void this.#replace(item, event.detail)}
            ></ludo-item-row>
          </li>`;
        })}
      </ol>
      <p class="hidden" role="status">${this.said}</p>
      <div class="actions">
        ${
          canMore
            ? html`<button type="button" @click=${() => void desk.writing.more(set.id, game, moreAtOnce)}>${say('reviewMore')}</button>`
            : nothing
        }
        ${
          detail === undefined
            ? nothing
            : html`<button type="button" @click=${() => this.#add(detail.item_schema)}>${say('reviewAdd')}</button>`
        }
      </div>
    </section>`;
  }

  /** How well the game suits the text, in one word. */
  #suits(): string {
    const score = this.set.writing?.scores.find(({ type_id: id }) => id === this.game.type_id)?.score;
    if (score === undefined) return '';
    return ` · ${this.desk.say(score >= 70 ? 'suitsWell' : score >= 40 ? 'suits' : 'suitsLittle')}`;
  }

  #change(change: (set: StoredSet) => StoredSet): void {
    void this.desk.sets.change(this.set.id, change);
  }

  #edit(id: string): void {
    this.edited = id;
  }

  /** @param isKept false takes an item back that was only begun */
  #endEdit(id: string, isKept: boolean): void {
    this.edited = undefined;
    if (this.#added === id && !isKept) {
      this.#change((set) => withItems(set, this.game.game_type, (items) => items.filter((item) => idOf(item) !== id)));
    }
    this.#added = undefined;
  }

  #move(id: string, to: number): void {
    const isUp = to < this.game.items.findIndex((item) => idOf(item) === id);
    this.#moved = { id, to, direction: isUp ? 'up' : 'down' };
    this.#change((set) => withMoved(set, this.game.game_type, id, to));
    this.said = this.desk.say('itemMoved', { place: to + 1, count: this.game.items.length });
  }

  /** A press on the grip of an item may become a drag. */
  #press(event: PointerEvent, id: string): void {
    const isGripped = event.composedPath().some((target) => target instanceof Element && target.matches('.grip'));
    if (!isGripped) return;
    const place = () => this.game.items.findIndex((item) => idOf(item) === id);
    this.#drag.press(event, event.currentTarget as HTMLElement, {
      direction: 'vertical',
      lift: () => {
        this.lifted = id;
      },
      over: (point) => {
        const boxes = [...this.renderRoot.querySelectorAll('li')].map((line) => line.getBoundingClientRect());
        this.drop = dropAt(boxes, place(), point, 'list');
      },
      end: (isDropped) => {
        const { drop } = this;
        this.lifted = undefined;
        this.drop = undefined;
        if (isDropped && drop !== undefined && drop.place !== place()) this.#move(id, drop.place);
      },
    });
  }

  #delete(item: Item, index: number): void {
    const { game, desk } = this;
    this.#change((set) => withoutItem(set, game, item));
    desk.tell(desk.say('reviewDeleted'), () => this.#change((set) => withNewItem(set, game, item, { at: index })));
    this.#focusNear(index);
  }

  /** What was focused is gone: the item that took its place is next, or else the one before. */
  async #focusNear(index: number): Promise<void> {
    await this.updateComplete;
    const rows = [...this.renderRoot.querySelectorAll<LitElement>('ludo-item-row')];
    rows.filter((row) => row !== rows[index])[Math.min(index, rows.length - 2)]?.focus();
  }

  #add(schema: unknown): void {
    const id = newItemId();
    this.#change((set) => withNewItem(set, this.game, { ...blankItem(schema), id }));
    this.#added = id;
    this.#edit(id);
    // As if its own "Edit" was pressed.
    this.dispatchEvent(new CustomEvent('ludo-edit', { bubbles: true, composed: true }));
  }

  /** Puts another item in the place of one; the one before can come back. */
  async #replace(item: Item, { wish, instruction }: Wish): Promise<void> {
    const { desk, set, game } = this;
    const { say } = desk;
    const id = idOf(item);
    const { text = '', language } = set.document;
    const asked = set.asked?.body;
    this.replacing = new Set([...this.replacing, id]);
    try {
      const answer = await desk.service.rewrite(game.game_type, {
        text,
        ...(asked?.text !== text || asked.places === undefined ? {} : { places: asked.places }),
        item,
        wish,
        kept: [...game.items.filter((other) => other !== item), ...(set.gone?.[game.type_id ?? 0] ?? [])].slice(
          -maxKept,
        ),
        ...(instruction === '' ? {} : { instruction }),
        ...(language === 'und' ? {} : { language }),
        ...(asked?.audience === undefined ? {} : { audience: asked.audience }),
      });
      const place = answer.places?.[idOf(answer.item)];
      const after = await desk.sets.change(set.id, (now) => withOther(now, game, id, answer.item, place));
      const items = after?.document.games.find(({ game_type: name }) => name === game.game_type)?.items ?? [];
      const other = items.find((each) => !game.items.some((known) => idOf(known) === idOf(each)));
      desk.tell(say('reviewReplaced'), () => this.#change((now) => withOther(now, game, idOf(other ?? {}), item)));
    } catch (error) {
      const { code } = problemOfFailure(error, 'unreachable');
      desk.tell(say(code === 'no_items' ? 'reviewNoOther' : explain(code).sentence, { count: 1 }));
    }
    this.replacing = new Set([...this.replacing].filter((other) => other !== id));
  }
}

customElements.define('ludo-game-section', GameSection);

declare global {
  interface HTMLElementTagNameMap {
    'ludo-game-section': GameSection;
  }
}
