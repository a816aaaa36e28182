import type { RewriteRequest } from '@ludotext/wire';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isOffline } from '../create/draft.js';
import type { Desk } from '../page/desk.js';
import type { CheckSetResponse, GameDetail, Item } from '../service/wire.js';
import { type Interaction, idOf, type SetDocument } from '../sets/stored-set.js';
import { controls, pageStyle } from '../style.js';
import './item-card.js';
import { type CheckedItem, ItemCheck } from './item-check.js';
import './item-form.js';

/** Words of the text that prove an answer, and where in the document they stand. */
export interface ShownEvidence {
  readonly evidence: string;
  readonly place: string | undefined;
}

/** What a person wishes of the item that takes another's place. */
export interface Wish {
  readonly wish: NonNullable<RewriteRequest['wish']>;
  /** In the person's own words; empty for none. */
  readonly instruction: string;
}

const wishes = ['another', 'easier', 'harder', 'clearer', 'better_distractors'] as const;

const itemRowStyle = css`
  .row-of-item { position: relative; display: grid; gap: 0.75rem; padding-block-end: 0.75rem; box-shadow: var(--shadow-low); }
  .panel[aria-busy='true'] { opacity: 0.6; }
  .tools { display: flex; flex-wrap: wrap; gap: 0 0.25rem; align-items: center; margin-inline: -0.625rem; border-block-start: 1px solid color-mix(in srgb, var(--color-border) 30%, transparent); padding-block-start: 0.5rem; }
  .tools button, .tools summary { padding-inline: 0.625rem; border-color: transparent; background: none; color: var(--color-muted); font-size: var(--size-small); font-weight: 600; text-decoration: none; }
  .row-of-item:hover .tools :is(button, summary), .row-of-item:focus-within .tools :is(button, summary) { color: var(--color-accent); }
  .tools button:hover, .tools summary:hover, .tools details[open] summary { background: var(--color-tint); }
  .tools button:disabled { opacity: 0.4; cursor: default; }
  .grip { display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; color: var(--color-muted); cursor: grab; touch-action: none; }
  .grip:active { cursor: grabbing; }
  .tools .small { margin-inline-start: auto; display: flex; }
  details.wishes { position: relative; }
  details.wishes[open] > div { position: absolute; z-index: 1; inset-inline-start: 0; display: grid; gap: 0.25rem; inline-size: min(20rem, 80vw); padding: 0.75rem; border: 1px solid var(--color-border); border-radius: var(--radius); background: var(--color-raised); box-shadow: var(--shadow-high); }
  @media (max-width: 34rem) {
    details.wishes { position: static; }
    details.wishes[open] > div { inset-inline: 1rem; inline-size: auto; }
  }
  ul.findings { display: grid; gap: 0.25rem; padding-inline-start: 1.25rem; color: var(--color-muted); }
  ul.findings .reject { color: var(--color-wrong); }
`;

const grip = html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round">
  <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
</svg>`;

/**
 * One item under review. Fires `ludo-edit`, and `ludo-edit-end` with whether the changes are to stay, `ludo-item` with the item as it was changed,
 * `ludo-move` with the place it goes to (from 0), `ludo-delete`, `ludo-replace` with a {@link Wish}, and `ludo-in-text`
 * with its evidence. A host drags it by its `.grip`; the arrows do the same by keys.
 */
export class ItemRow extends LitElement {
  static override properties = {
    desk: { attribute: false },
    item: { attribute: false },
    number: { type: Number },
    total: { type: Number },
    game: { attribute: false },
    language: {},
    interaction: { attribute: false },
    findings: { attribute: false },
    isEdited: { attribute: false },
    isReplacing: { attribute: false },
    hasText: { attribute: false },
    document: { attribute: false },
    checked: { state: true },
  };
  static override styles = [controls, pageStyle, itemRowStyle];

  declare desk: Desk;
  declare item: Item;
  /** Its place, from 1, of so many. */
  declare number: number;
  declare total: number;
  declare game: GameDetail | undefined;
  /** BCP 47 tag of the item. */
  declare language: string;
  declare interaction: Interaction | undefined;
  declare findings: CheckSetResponse['findings'];
  declare isEdited: boolean;
  /** Whether another item is being written for its place. */
  declare isReplacing: boolean;
  /** Whether the set has the text that the item was made from. */
  declare hasText: boolean;
  /** The set that the item is part of. */
  declare document: SetDocument;
  /** What the service says of the item as it is being edited. */
  declare protected checked: CheckedItem | undefined;

  readonly #check = new ItemCheck(
    (set, signal) => this.desk.service.checkSet(set, signal),
    (checked) => {
      this.checked = checked;
    },
  );
  /** The item before it was edited. */
  #before: Item | undefined;

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('button')?.focus();
  }

  /** Focuses a button that moves the item: the other one where this one can go no further. */
  async focusMove(direction: 'up' | 'down'): Promise<void> {
    await this.updateComplete;
    const [up, down] = this.renderRoot.querySelectorAll<HTMLButtonElement>('.move');
    const [wanted, other] = direction === 'up' ? [up, down] : [down, up];
    (wanted?.disabled === false ? wanted : other)?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('isEdited')) return;
    this.#before = this.isEdited ? this.item : undefined;
    this.#check.stop();
    this.checked = undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#check.stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('isEdited')) return;
    if (this.isEdited) void this.#focusForm();
    else if (changed.get('isEdited') === true) this.focus();
  }

  protected override render(): TemplateResult {
    const { say } = this.desk;
    const label = say('itemNumber', { number: this.number });
    return html`<article class="panel row-of-item" aria-label=${label} aria-busy=${this.isReplacing ? 'true' : 'false'}>
      ${this.isEdited ? this.#renderForm() : this.#renderCard()}
    </article>`;
  }

  #renderCard(): TemplateResult {
    const { desk, findings } = this;
    return html`
      <ludo-item-card
        .interaction=${this.interaction}
        .item=${this.item}
        .game=${this.game}
        .language=${this.language}
        .say=${desk.say}
      ></ludo-item-card>
      ${
        findings.length === 0
          ? nothing
          : html`<ul class="findings">${findings.map(({ message, severity }) => html`<li class=${severity} dir="auto">${message}</li>`)}</ul>`
      }
      ${this.isReplacing ? html`<p role="status">${desk.say('reviewReplacing')}</p>` : this.#renderTools()}
    `;
  }

  #renderTools(): TemplateResult {
    const { desk, number, total, item } = this;
    const { say } = desk;
    const evidence = this.interaction?.evidence ?? item.evidence;
    return html`<div class="tools">
      <button type="button" @click=${() => this.#fire('ludo-edit')}>${say('edit')}</button>
      ${this.#renderReplace()}
      ${
        typeof evidence === 'string' && this.hasText
          ? html`<button type="button" @click=${() => this.#fire('ludo-in-text', { evidence, place: this.interaction?.place })}>${say('reviewInText')}</button>`
          : nothing
      }
      <span class="small">
        ${total > 1 ? html`<span class="grip" aria-hidden="true">${grip}</span>` : nothing}
        <button type="button" class="move" aria-label=${say('moveUp')} ?disabled=${number === 1} @click=${() => this.#fire('ludo-move', number - 2)}>↑</button>
        <button type="button" class="move" aria-label=${say('moveDown')} ?disabled=${number === total} @click=${() => this.#fire('ludo-move', number)}>↓</button>
        <button type="button" @click=${() => this.#fire('ludo-delete')}>${say('delete')}</button>
      </span>
    </div>`;
  }

  /** The built-in writer knows no wishes: it gives another item. */
  #renderReplace(): TemplateResult | typeof nothing {
    const { desk, hasText, game } = this;
    const { say } = desk;
    if (!hasText || game === undefined || !desk.isOnline) return nothing;
    if (isOffline(desk.llm)) {
      const wish: Wish = { wish: 'another', instruction: '' };
      return html`<button type="button" @click=${() => this.#fire('ludo-replace', wish)}>${say('wishAnother')}</button>`;
    }
    return html`<details class="wishes">
      <summary>${say('wishAnother')} …</summary>
      <div>
        ${wishes
          .filter((wish) => wish !== 'better_distractors' || this.interaction?.kind === 'choice')
          .map((wish) => html`<button type="button" @click=${() => this.#wish(wish)}>${say(wishNames[wish])}</button>`)}
        <label for="instruction">${say('wishInWords')}</label>
        <input id="instruction" maxlength="200" dir="auto" />
      </div>
    </details>`;
  }

  #renderForm(): TemplateResult {
    const { desk, item, game } = this;
    const { say } = desk;
    return html`
      <ludo-item-form
        .schema=${game?.item_schema}
        .item=${item}
        .findings=${this.checked?.findings ?? this.findings}
        .say=${say}
        .language=${this.language}
        @ludo-item-change=${this.#onItem}
      ></ludo-item-form>
      <p class="quiet" role="status">${this.checked?.state === 'unchecked' ? say('reviewUnchecked') : nothing}</p>
      <div class="actions">
        <button type="button" class="main" @click=${() => this.#fire('ludo-edit-end', true)}>${say('done')}</button>
        <button type="button" @click=${this.#takeBack}>${say('cancel')}</button>
      </div>
    `;
  }

  readonly #onItem = (event: CustomEvent<Item>): void => {
    this.#fire('ludo-item', event.detail);
    const { game, document, item } = this;
    if (game !== undefined) this.#check.ask(document, game.game_type, idOf(item), event.detail);
  };

  readonly #takeBack = (): void => {
    if (this.#before !== undefined) this.#fire('ludo-item', this.#before);
    this.#fire('ludo-edit-end', false);
  };

  async #focusForm(): Promise<void> {
    const form = this.renderRoot.querySelector<LitElement>('ludo-item-form');
    await form?.updateComplete;
    form?.focus();
  }

  #wish(wish: Wish['wish']): void {
    const instruction = this.renderRoot.querySelector<HTMLInputElement>('#instruction')?.value.trim() ?? '';
    this.#fire('ludo-replace', { wish, instruction });
  }

  #fire(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

const wishNames = {
  another: 'wishAnother',
  easier: 'wishEasier',
  harder: 'wishHarder',
  clearer: 'wishClearer',
  better_distractors: 'wishDistractors',
} as const;

customElements.define('ludo-item-row', ItemRow);
