import type { Fault } from '@ludotext/wire';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Desk } from '../page/desk.js';
import { Storage } from '../service/store.js';
import { FileDrop } from '../sets/file-drop.js';
import { startPicture, startPictureStyle } from '../start-picture.js';
import { controls, pageStyle } from '../style.js';
import './direct-field.js';
import {
  type Draft,
  type DraftFault,
  directGame,
  draftFault,
  isOffline,
  newSet,
  type Offer,
  readDraft,
  textOf,
} from './draft.js';
import { FieldContent } from './field-content.js';
import './game-counts.js';
import type { MoreSettings } from './more-settings.js';
import './more-settings.js';
import type { Choice } from './opening.js';
import { samples } from './samples.js';
import './text-field.js';

/** In the single-column layout the button sticks to the screen; on low screens it would cover the text field. */
const createStyle = css`
  .hero { display: grid; grid-template-columns: minmax(0, 1fr) minmax(5.5rem, 30%); gap: clamp(0.5rem, 4vw, 3rem); align-items: center; margin-block-end: clamp(0.75rem, 2vw, 1.25rem); }
  .hero h1 { font-size: clamp(var(--size-title), 1rem + 3.2vw, 3.2rem); line-height: 1.08; letter-spacing: -0.01em; }
  .hero h1:lang(ar) { letter-spacing: 0; line-height: 1.3; }
  .hero p { margin-block-start: 0.6rem; color: var(--color-muted); font-size: clamp(1rem, 0.8rem + 0.8vw, var(--size-large)); text-wrap: pretty; }
  .picture { max-inline-size: 17rem; margin-inline: auto; }
  .step { position: relative; counter-increment: step; }
  .step::before { content: counter(step) / ''; position: absolute; inset-block-start: -0.75rem; inset-inline-start: -0.75rem; display: grid; place-items: center; inline-size: 2rem; block-size: 2rem; border: 1px solid transparent; border-radius: 50%; background: light-dark(var(--color-highlight), var(--color-accent)); box-shadow: 0 0 0 3px var(--color-surface); color: light-dark(var(--color-text), var(--color-on-accent)); font: 700 1.0625rem / 1 var(--font-display); }
  :host([data-drop]) { outline: 3px dashed var(--color-accent); outline-offset: 0.5rem; border-radius: var(--radius); }
  .create { counter-reset: step; }
  .create, .side { display: grid; gap: 1.5rem; align-items: start; }
  .writing { display: grid; gap: 1.25rem; min-inline-size: 0; }
  .settings { min-inline-size: 0; }
  .modes { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .modes label { flex: 0 1 auto; display: inline-flex; align-items: center; gap: 0.5rem; min-block-size: 44px; padding: 0.25rem clamp(0.625rem, 2.5vw, 1rem); border: 2px solid var(--color-border); border-radius: 999px; cursor: pointer; }
  .modes label:has(:checked) { border-color: var(--color-accent); background: var(--color-tint); }
  .modes label:has(:focus-visible) { outline: 3px solid var(--color-focus); outline-offset: 2px; }
  .modes input:focus-visible { outline: none; }
  .notice { margin: 0; }
  .drop { position: fixed; z-index: 3; inset-block-start: 1rem; inset-inline: 1rem; inline-size: fit-content; max-inline-size: 30rem; margin-inline: auto; padding: 0.75rem 1.5rem; border: 1px solid transparent; border-radius: var(--radius); background: var(--color-accent); box-shadow: var(--shadow-high); color: var(--color-on-accent); font-weight: 700; }
  button.big { inline-size: 100%; }
  @media (max-width: 55.99rem) {
    .side { display: contents; }
  }
  @media (max-width: 55.99rem) and (min-height: 30rem) {
    button.big { position: sticky; inset-block-end: 0.5rem; padding-block: 0.7rem; box-shadow: var(--press), var(--shadow-high); }
  }
  @media (min-width: 56rem) {
    .create { grid-template-columns: minmax(0, 1fr) 21.5rem; }
    .side { position: sticky; inset-block-start: 1rem; }
  }
`;

const difficulties = ['easy', 'medium', 'hard'] as const;
/** Files that hold sets, of this page or of other programs; every other one is a document. */
const setFile = /\.(json|xml|csv|gift|(gift|aiken)\.txt)$/i;
/** Milliseconds without a change after which the draft is kept. */
const calm = 300;

/** Where a set begins: a text or a document, the games, one button. */
class CreateView extends LitElement {
  static override properties = {
    desk: { attribute: false },
    draft: { state: true },
    fault: { state: true },
    faults: { attribute: false },
    isMaking: { state: true },
  };
  static override styles = [controls, pageStyle, startPictureStyle, createStyle];

  declare desk: Desk;
  declare protected draft: Draft;
  /** Why the draft was not sent; cleared when it changes. */
  declare protected fault: DraftFault | undefined;
  /** The faults that the service found in a direct text, when the page comes back from it. */
  declare faults: readonly Fault[];

  /** Whether a set is being begun: a second press begins no second one. */
  declare protected isMaking: boolean;
  readonly #storage = new Storage('ludotext-draft');
  readonly #drop = new FileDrop(this, ([file]) => file !== undefined && void this.#open(file));
  #keeping: ReturnType<typeof setTimeout> | undefined;
  readonly #field = new FieldContent(this, {
    desk: () => this.desk,
    draft: () => this.draft,
    change: (change) => this.#change(change),
  });

  constructor() {
    super();
    this.draft = readDraft(this.#storage.read());
    this.faults = [];
    this.isMaking = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('pagehide', this.#keep);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pagehide', this.#keep);
    this.#keep();
  }

  protected override render(): TemplateResult {
    const { draft, desk } = this;
    const { say } = desk;
    const several = this.#field.drafts;
    return html`<div class="hero">
      <div>
        <h1 tabindex="-1">${say('title')}</h1>
        <p>${say('lead')}</p>
      </div>
      ${startPicture}
    </div>
    <div
      class="create"
      @ludo-file=${(event: CustomEvent<File>) => void this.#open(event.detail)}
      @ludo-draft=${(event: CustomEvent<Partial<Draft>>) => this.#change(event.detail)}>
      <p class=${this.#drop.isAbove ? 'drop' : 'hidden'} role="status">${this.#drop.isAbove ? say('documentDrop') : nothing}</p>
      <div class="panel writing step">
        ${this.#renderModes()}
        ${draft.mode === 'prose' ? [this.#renderDocument(), this.#renderText()] : this.#renderDirect()}
      </div>
      <div class="side">
        <div class="panel settings stack step">
          ${draft.mode === 'prose' ? this.#renderSettings() : nothing}
          <ludo-more-settings .draft=${draft} .withModel=${!isOffline(desk.llm)} .say=${say}></ludo-more-settings>
        </div>
        ${desk.isOnline ? nothing : html`<p class="notice" role="status">${say('createOffline')}</p>`}
        <button class="main big step" type="button" aria-disabled=${!desk.isOnline || this.isMaking} @click=${this.#make}>${several === undefined ? say('createMake') : say('createMakeSets', { count: several.length })}</button>
      </div>
    </div>`;
  }

  #renderModes(): TemplateResult {
    const { say } = this.desk;
    const mode = (name: Draft['mode'], text: string) => html`<label
      ><input
        type="radio"
        name="mode"
        .checked=${this.draft.mode === name}
        @change=${() => this.#change({ mode: name })}
      />${text}</label
    >`;
    return html`<fieldset>
      <legend class="hidden">${say('mode')}</legend>
      <div class="modes">${mode('prose', say('modeProse'))}${mode('direct', say('modeDirect'))}</div>
    </fieldset>`;
  }

  #renderDocument(): TemplateResult | typeof nothing {
    const { say, locale, limits } = this.desk;
    const { opening } = this.#field;
    if (opening === undefined) return nothing;
    return html`<ludo-document-panel
      .opening=${opening}
      .limit=${limits.maxText}
      .say=${say}
      .locale=${locale}
      @ludo-choice=${(event: CustomEvent<Choice>) => this.#field.choose(event.detail)}
      @ludo-stop=${() => this.#field.close()}
      @ludo-remedy=${() => this.#field.retry()}
      @ludo-close=${() => {
        this.#field.close();
        void this.#focusFault('emptyText');
      }}
    ></ludo-document-panel>`;
  }

  /** Of several parts there is no one text to look at. */
  #renderText(): TemplateResult {
    const { say, locale, limits } = this.desk;
    const several = this.#field.drafts;
    if (several !== undefined) {
      return html`<p class="notice">${say('documentSeveral', { count: several.length })}</p>`;
    }
    const { opening, canBringBack } = this.#field;
    const noText = opening === undefined ? 'emptyText' : 'documentNoPart';
    return html`<ludo-text-field
      .text=${this.draft.text}
      .limit=${limits.maxText}
      .error=${this.fault === 'emptyText' ? say(noText) : ''}
      .canBringBack=${canBringBack}
      .withSamples=${opening === undefined}
      .say=${say}
      .locale=${locale}
      @ludo-text=${(event: CustomEvent<string>) => this.#field.edit(event.detail)}
      @ludo-other-text=${(event: CustomEvent<string>) => this.#field.replace(event.detail)}
      @ludo-bring-back=${() => this.#field.bringBack()}
    ></ludo-text-field>`;
  }

  #renderDirect(): TemplateResult {
    const { say, locale, games = [], details, limits } = this.desk;
    return html`<ludo-direct-field
      .game=${directGame(this.draft, games)}
      .games=${games}
      .details=${details}
      .text=${textOf(this.draft, games)}
      .limit=${limits.maxText}
      .faults=${this.faults}
      .error=${this.fault === 'emptyText' ? say('emptyDirect') : ''}
      .say=${say}
      .locale=${locale}
      @ludo-direct-game=${(event: CustomEvent<string>) => this.#change({ directGame: event.detail })}
      @ludo-text=${this.#writeDirect}
    ></ludo-direct-field>`;
  }

  #renderSettings(): TemplateResult {
    const { draft, desk } = this;
    const { say, games } = desk;
    const offer = games === undefined ? undefined : this.#offer;
    return html`<ludo-game-counts
        .draft=${draft}
        .offer=${offer}
        .error=${this.fault === 'noGame' ? say('noGameWanted') : ''}
        .say=${say}
        @ludo-counts=${(event: CustomEvent<Draft['counts']>) => this.#change({ counts: event.detail })}
      ></ludo-game-counts>
      <div>
        <label for="difficulty">${say('difficulty')}</label>
        <select
          id="difficulty"
          @change=${(event: Event) => this.#change({ difficulty: (event.target as HTMLSelectElement).value as Draft['difficulty'] })}
        >
          <option value="" ?selected=${draft.difficulty === ''}>${say('difficultyAny')}</option>
          ${difficulties.map(
            (name) => html`<option value=${name} ?selected=${draft.difficulty === name}>${say(name)}</option>`,
          )}
        </select>
      </div>`;
  }

  get #offer(): Offer {
    const { games = [], details, limits, llm } = this.desk;
    return { games, details, limits, llm };
  }

  /** A set, or a file of another program, becomes a set of this browser; a text or a document goes into the field. */
  async #open(file: File): Promise<void> {
    if (!setFile.test(file.name)) return this.#field.open(file);
    const { desk } = this;
    const { openFile } = await import('../sets/open-file.js');
    const opened = await openFile(file, desk.service, desk.say);
    if (!('set' in opened)) {
      desk.tell(`${file.name}: ${opened.trouble}`);
      return;
    }
    await desk.sets.put(opened.set);
    if (opened.faults.length > 0)
      desk.tell(desk.say('setsFilePartly', { name: file.name, count: opened.faults.length }));
    desk.go({ view: 'review', set: opened.set.id });
  }

  readonly #writeDirect = (event: CustomEvent<string>): void => {
    const game = directGame(this.draft, this.desk.games ?? []);
    if (game === undefined) return;
    this.#change({ directTexts: { ...this.draft.directTexts, [game.game_type]: event.detail } });
  };

  readonly #make = async (): Promise<void> => {
    const { desk, draft } = this;
    if (!desk.isOnline || this.isMaking) return;
    const several = this.#field.drafts;
    this.fault = (several ?? [draft]).map((each) => draftFault(each, this.#offer)).find((fault) => fault !== undefined);
    if (this.fault !== undefined) return this.#focusFault(this.fault);
    this.isMaking = true;
    if (several !== undefined) return this.#makeSeveral(several);
    const set = newSet(draft, this.#offer, samples.find(({ text }) => text === draft.text)?.title);
    await desk.sets.put(set);
    const written = desk.writing.start(set.id);
    if (draft.mode === 'direct' && (await this.#hasFaults(set.id, written))) {
      this.isMaking = false;
      return;
    }
    this.isMaking = false;
    desk.go({ view: 'review', set: set.id });
  };

  /** They are written one after the other, while a person does something else. */
  async #makeSeveral(drafts: readonly Draft[]): Promise<void> {
    const { sets, writing, go } = this.desk;
    const ids: string[] = [];
    for (const [index, draft] of drafts.entries()) {
      const set = newSet(draft, this.#offer);
      // Those that wait are taken up in this order, also after a reload.
      await sets.put({
        ...set,
        changed: set.changed + index,
        writing: { phase: 'waiting', scores: [], warnings: [] },
      });
      ids.push(set.id);
    }
    void writing.startAll(ids);
    this.isMaking = false;
    go({ view: 'sets' });
  }

  /** Whether a text in a game's own format could not be read: then its faults stand beside it, and there is no set. */
  async #hasFaults(id: string, written: Promise<void>): Promise<boolean> {
    const { sets } = this.desk;
    const firstItem = new Promise<void>((resolve) => {
      const listen = async () => {
        if ((await sets.get(id))?.document.games.length === 0) return;
        sets.removeEventListener('change', listen);
        resolve();
      };
      sets.addEventListener('change', listen);
    });
    await Promise.race([written, firstItem]);
    const { problem } = (await sets.get(id))?.writing ?? {};
    if (problem?.code !== 'direct_format') return false;
    this.faults = problem.faults;
    await sets.remove(id);
    await this.#focusFault('emptyText');
    return true;
  }

  async #focusFault(fault: DraftFault): Promise<void> {
    await this.updateComplete;
    const { renderRoot } = this;
    if (fault === 'badLanguage') return renderRoot.querySelector<MoreSettings>('ludo-more-settings')?.focusLanguage();
    const selector = fault === 'noGame' ? 'ludo-game-counts' : 'ludo-text-field, ludo-direct-field';
    const field = renderRoot.querySelector<LitElement>(selector);
    await field?.updateComplete;
    field?.focus();
  }

  #change(change: Partial<Draft>): void {
    this.fault = undefined;
    if ('mode' in change || 'directGame' in change) this.faults = [];
    this.draft = { ...this.draft, ...change };
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(this.#keep, calm);
  }

  /** Only what was changed here is kept: another tab may have kept something since. */
  readonly #keep = (): void => {
    if (this.#keeping === undefined) return;
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    this.#storage.write(this.draft);
  };
}

customElements.define('ludo-create-view', CreateView);
