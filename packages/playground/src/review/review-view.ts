import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { linkTo } from '../page/address.js';
import type { Desk } from '../page/desk.js';
import { problemOfFailure } from '../service/problem.js';
import type { CheckSetResponse } from '../service/wire.js';
import { learnInteractions } from '../sets/learn-interactions.js';
import { itemsOf, type StoredSet } from '../sets/stored-set.js';
import { controls, pageStyle } from '../style.js';
import './evidence-view.js';
import type { ShownEvidence } from './item-row.js';
import './game-section.js';
import './turned-down.js';
import { milestone, renderLeftOut, renderStatus } from './writing-status.js';

const reviewStyle = css`
  .top { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; justify-content: space-between; }
  h1 { font-size: clamp(var(--size-title), 1rem + 1.6vw, 2rem); }
  .title { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; flex: 1 1 20rem; }
  .title form { display: flex; flex-wrap: wrap; gap: 0.5rem; flex: 1; }
  .title input { flex: 1 1 14rem; font-size: var(--size-large); font-weight: 600; }
  /* On a phone the ways out stay in sight. */
  @media (max-width: 44rem) {
    .top { display: contents; }
    .ways { position: sticky; z-index: 2; inset-block-start: 0; gap: 0.375rem; margin: 0.5rem -1rem 0; padding: 0.5rem 1rem; background: var(--color-surface); }
    .ways > * { flex: 1 1 auto; justify-content: center; padding-inline: 0.5rem; text-align: center; }
    .ways:empty { display: none; }
  }
  .columns { display: grid; gap: 1.5rem; align-items: start; margin-block-start: 1.25rem; }
  .state { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; min-block-size: 3rem; }
  .state progress { flex: 1 1 8rem; max-inline-size: 20rem; }
  .source { position: fixed; inset-inline: 0; inset-block-end: 0; max-block-size: 45vh; overflow: auto; z-index: 2; padding: 1rem; background: var(--color-raised); box-shadow: var(--shadow-high); }
  .source .row { justify-content: space-between; margin-block-end: 0.5rem; }
  ul.notes { display: grid; gap: 0.5rem; padding-inline-start: 1.25rem; }
  @media (min-width: 64rem) {
    .columns.with-text { grid-template-columns: minmax(0, 1fr) minmax(18rem, 26rem); }
    .source { position: sticky; inset-block: 1rem auto; max-block-size: calc(100vh - 2rem); border-radius: calc(var(--radius) * 1.5); }
  }
`;

/** Milliseconds in which items that arrive together are asked about together. */
const together = 50;

/**
 * A set under review: its items as learners will see them, as they are written, each to edit, replace, move or delete;
 * what was turned down; and the ways out: play, share, print, export.
 */
class ReviewView extends LitElement {
  static override properties = {
    desk: { attribute: false },
    setId: {},
    set: { state: true },
    isMissing: { state: true },
    findings: { state: true },
    isRenaming: { state: true },
    evidence: { state: true },
  };
  static override styles = [controls, pageStyle, reviewStyle];

  declare desk: Desk;
  declare setId: string;
  declare protected set: StoredSet | undefined;
  /** Whether there is no such set in this browser. */
  declare protected isMissing: boolean;
  /** What the service last found wrong with the set. */
  declare protected findings: CheckSetResponse['findings'];
  declare protected isRenaming: boolean;
  /** The evidence that is shown in the text. */
  declare protected evidence: ShownEvidence | undefined;

  readonly #leaving = new AbortController();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isChecking = false;
  /** The games as they were last sent to be checked. */
  #checked: StoredSet['document'] | undefined;

  constructor() {
    super();
    Object.assign(this, { isMissing: false, findings: [], isRenaming: false });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.desk.sets.addEventListener('change', this.#onChange);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.sets.removeEventListener('change', this.#onChange);
    this.#leaving.abort();
    clearTimeout(this.#waiting);
  }

  /** Focuses the headline. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  protected override updated(changed: PropertyValues): void {
    if (this.isRenaming && changed.has('isRenaming')) this.renderRoot.querySelector('input')?.select();
    // The service is back: what it could not say before, it can say now.
    const before = changed.get('desk') as Desk | undefined;
    if (before?.isOnline === false && this.desk.isOnline) this.#checkSoon();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { set, desk, evidence } = this;
    const { say } = desk;
    if (this.isMissing) return renderMissing(desk);
    if (set === undefined) return nothing;
    const { text } = set.document;
    const isTextShown = evidence !== undefined && text !== undefined;
    return html`
      <div class="top">
        <div class="title">${this.#renderTitle(set)}</div>
        <div class="row ways">
          ${this.#renderWays(set)}
        </div>
      </div>
      ${
        desk.sets.fault === undefined
          ? nothing
          : html`<p class="notice" role="alert">${say(desk.sets.fault === 'full' ? 'setsFull' : 'setsUnavailable')}</p>`
      }
      <div class="columns ${isTextShown ? 'with-text' : ''}" @ludo-edit-end=${this.#onEditEnd}>
        <div class="stack">
          <p class="hidden" role="status">${milestone(set, say)}</p>
          ${renderStatus(set, desk)}
          ${repeat(
            set.document.games,
            ({ game_type: name }) => name,
            (game) => html`<ludo-game-section
              .desk=${desk}
              .set=${set}
              .game=${game}
              .findings=${this.findings.filter(({ game_type: name }) => name === game.game_type)}
              @ludo-in-text=${(event: CustomEvent<ShownEvidence>) => this.#showEvidence(event.detail)}
            ></ludo-game-section>`,
          )}
          ${renderLeftOut(set, desk)}
          ${
            set.turnedDown.length === 0
              ? nothing
              : html`<ludo-turned-down .desk=${desk} .set=${set}></ludo-turned-down>`
          }
        </div>
        ${
          isTextShown
            ? html`<aside class="source" aria-label=${say('reviewText')}>
                <div class="row">
                  <h2>${say('reviewText')}</h2>
                  <button type="button" @click=${() => this.#showEvidence(undefined)}>${say('close')}</button>
                </div>
                <ludo-evidence-view .text=${text} .evidence=${evidence.evidence} .place=${evidence.place} .language=${set.document.language} .say=${say}></ludo-evidence-view>
              </aside>`
            : nothing
        }
      </div>
    `;
  }

  #renderTitle({ document }: StoredSet): TemplateResult {
    const { say } = this.desk;
    if (this.isRenaming) {
      return html`<form @submit=${this.#rename}>
        <label class="hidden" for="title">${say('reviewTitle')}</label>
        <input id="title" maxlength="200" required dir="auto" .value=${document.title} />
        <button class="main">${say('save')}</button>
      </form>`;
    }
    return html`<h1 tabindex="-1" dir="auto">${document.title}</h1>
      <button type="button" class="link" @click=${() => {
        this.isRenaming = true;
      }}>${say('rename')}</button>`;
  }

  /** Where the set goes from here. */
  #renderWays(set: StoredSet): TemplateResult | typeof nothing {
    const { say } = this.desk;
    if (itemsOf(set.document).length === 0) return nothing;
    return html`
      <a class="button main" href=${linkTo({ view: 'play', set: set.id, isClass: false })}>${say('play')}</a>
      <a class="button" href=${linkTo({ view: 'play', set: set.id, isClass: true })}>${say('reviewClass')}</a>
      <button type="button" @click=${() => this.#open('share')}>${say('share')}</button>
      <button type="button" @click=${() => this.#open('print')}>${say('print')}</button>
      <button type="button" @click=${() => this.#open('export')}>${say('export')}</button>
    `;
  }

  readonly #onChange = (event: Event): void => {
    if ((event as CustomEvent<string>).detail === this.setId) void this.#load();
  };

  async #load(): Promise<void> {
    const set = await this.desk.sets.get(this.setId);
    if (!this.isConnected) return;
    this.set = set;
    this.isMissing = set === undefined;
    if (set === undefined) return;
    this.dispatchEvent(new CustomEvent('ludo-title', { detail: set.document.title, bubbles: true, composed: true }));
    this.#checkSoon();
  }

  #checkSoon(wait = together): void {
    clearTimeout(this.#waiting);
    this.#waiting = this.isConnected ? setTimeout(() => void this.#check(), wait) : undefined;
  }

  /** Asks the service what the items are and what is wrong with them, unless it was asked that before; one call at a time. */
  async #check(): Promise<void> {
    const { set, desk } = this;
    if (this.#isChecking || this.#isEditing || set === undefined || !desk.isOnline || set.document.games.length === 0)
      return;
    if (isSame(this.#checked, set.document)) return;
    this.#isChecking = true;
    this.#checked = set.document;
    try {
      // The text's language is known when it has been read; until then items speak the page's.
      const { language } = set.document;
      const document = { ...set.document, language: language === 'und' ? desk.locale : language };
      this.findings = await learnInteractions({ ...set, document }, desk.service, desk.sets, this.#leaving.signal);
    } catch (error) {
      // Without the service items are shown by their members, and checked when it is back, or when it says.
      this.#checked = undefined;
      this.#isChecking = false;
      const { retryAfter } = problemOfFailure(error, 'unreachable');
      if (retryAfter !== undefined) this.#checkSoon(retryAfter * 1000);
      return;
    }
    this.#isChecking = false;
    this.#checkSoon();
  }

  /** While an item is edited, it is checked by itself. */
  get #isEditing(): boolean {
    return [...this.renderRoot.querySelectorAll('ludo-game-section')].some(({ isEditing }) => isEditing);
  }

  readonly #onEditEnd = (): void => {
    // What an item was before it was edited and taken back is not known any more.
    this.#checked = undefined;
    this.#checkSoon();
  };

  #showEvidence(evidence: ShownEvidence | undefined): void {
    this.evidence = evidence;
  }

  readonly #rename = (event: Event): void => {
    event.preventDefault();
    const title = this.renderRoot.querySelector('input')?.value.trim() ?? '';
    this.isRenaming = false;
    if (title === '') return;
    void this.desk.sets.change(this.setId, (set) => ({ ...set, document: { ...set.document, title } }));
  };

  async #open(what: 'share' | 'print' | 'export'): Promise<void> {
    const { desk } = this;
    try {
      const { openWay } = await import('../share/open-way.js');
      if (this.set !== undefined) await openWay(what, this.set, desk);
    } catch {
      desk.tell(desk.say('problemUnreachable'));
    }
  }
}

function renderMissing({ say }: Desk): TemplateResult {
  return html`<div class="panel stack">
    <h1 tabindex="-1">${say('reviewMissing')}</h1>
    <p>${say('reviewMissingHint')}</p>
    <div class="actions">
      <a class="button main" href=${linkTo({ view: 'sets' })}>${say('mySets')}</a>
      <a class="button" href=${linkTo({ view: 'create' })}>${say('toStart')}</a>
    </div>
  </div>`;
}

/** Whether the service would say the same of them. */
function isSame(before: StoredSet['document'] | undefined, after: StoredSet['document']): boolean {
  const text = ({ language, games }: StoredSet['document']) =>
    JSON.stringify([language, games.map(({ game_type, items }) => [game_type, items])]);
  return before !== undefined && text(before) === text(after);
}

customElements.define('ludo-review-view', ReviewView);
