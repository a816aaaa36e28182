import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { languageName } from '../language-name.js';
import { type Address, linkTo } from '../page/address.js';
import type { Desk } from '../page/desk.js';
import { startPicture, startPictureStyle } from '../start-picture.js';
import { controls, pageStyle } from '../style.js';
import { FileDrop } from './file-drop.js';
import { type OpenedFile, openFile } from './open-file.js';
import { saveSet } from './set-file.js';
import type { SetStore, SetSummary } from './set-store.js';
import { isUnderWay, newSetId } from './stored-set.js';

const listStyle = css`
  :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space); }
  .top { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; justify-content: space-between; }
  ul { list-style: none; display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space); }
  li h2 { font-size: var(--size-large); }
  h2 a { display: inline-block; min-block-size: 1.75rem; unicode-bidi: plaintext; }
  .actions { margin-block-start: 0.75rem; gap: 0.5rem; }
  .line { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; margin: 0; }
  [role='search'] { max-inline-size: 28rem; }
  li .actions button { border-color: transparent; background: none; padding-inline: 0.625rem; color: var(--color-muted); font-size: var(--size-small); font-weight: 600; }
  li .actions button:hover { background: var(--color-tint); color: var(--color-accent); }
  li.panel { box-shadow: var(--shadow-low); padding-block: 1rem; }
  .rename input { flex: 1 1 12rem; inline-size: auto; min-inline-size: 0; }
  .picture { max-inline-size: 17rem; }
  .empty p:first-of-type { font: 700 var(--size-large) / 1.25 var(--font-display); }
  :host([data-drop]) { outline: 3px dashed var(--color-accent); outline-offset: 0.5rem; border-radius: var(--radius); }
  .faults { padding-inline-start: 1.25rem; list-style: disc; display: block; }
`;

/** The sets of this browser: to find, open, play, rename, copy, keep as a file and delete, and to open files. */
export class SetList extends LitElement {
  static override properties = {
    desk: { attribute: false },
    sets: { state: true },
    search: { state: true },
    renaming: { state: true },
    opened: { state: true },
    isReading: { state: true },
    isWriting: { state: true },
  };
  static override styles = [controls, pageStyle, startPictureStyle, listStyle];

  declare desk: Desk;
  /** `undefined` until they are read. */
  declare protected sets: readonly SetSummary[] | undefined;
  declare protected search: string;
  /** The id of the set whose title is being changed. */
  declare protected renaming: string | undefined;
  /** What is to be said of the files that were opened last. */
  declare protected opened: readonly OpenedFile[];
  declare protected isReading: boolean;
  /** Whether sets are being written, one after the other. */
  declare protected isWriting: boolean;

  /** Whose changes are listened to. */
  #store: SetStore | undefined;

  constructor() {
    super();
    Object.assign(this, { search: '', opened: [], isReading: false, isWriting: false });
    new FileDrop(this, (files) => this.#openFiles(files));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#store?.removeEventListener('change', this.#list);
    this.#store = undefined;
  }

  protected override willUpdate(): void {
    if (this.#store === this.desk.sets) return;
    this.#store?.removeEventListener('change', this.#list);
    this.#store = this.desk.sets;
    this.#store.addEventListener('change', this.#list);
    void this.#list();
    void this.#goOn();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('renaming') && this.renaming !== undefined) {
      this.renderRoot.querySelector<HTMLInputElement>('.rename input')?.select();
    }
  }

  protected override render(): TemplateResult {
    const { say } = this.desk;
    return html`
      <div class="top">
        <h1 tabindex="-1">${say('mySets')}</h1>
        <div class="row">
          <button type="button" aria-disabled=${this.isReading} @click=${this.#chooseFile}>${say('openFile')}</button>
          <input type="file" multiple hidden aria-hidden="true" tabindex="-1" @change=${this.#takeFiles} />
          <a class="button main" href=${linkTo({ view: 'create' })}>${say('setsNew')}</a>
        </div>
      </div>
      ${this.desk.sets.fault === undefined ? nothing : html`<p class="notice" role="status">${say(this.desk.sets.fault === 'full' ? 'setsFull' : 'setsUnavailable')}</p>`}
      <div role="status">${this.isReading ? say('setsReading') : this.opened.map((file) => this.#renderOpened(file))}</div>
      ${this.#renderSets()}
    `;
  }

  #renderOpened(file: OpenedFile): TemplateResult {
    const { say } = this.desk;
    const sentence =
      'set' in file ? say('setsFilePartly', { name: file.name, count: file.faults.length }) : file.trouble;
    return html`<div class="notice">
      <p><bdi>${file.name}</bdi>: ${sentence}</p>
      <ul class="faults">
        ${file.faults.map(({ line, message }) => html`<li>${line === undefined ? nothing : html`<b>${say('setsFileLine', { line })}</b> `}<bdi>${message}</bdi></li>`)}
      </ul>
      ${'set' in file ? html`<p>${this.#link({ view: 'review', set: file.set.id }, say('setsOpen'))}</p>` : nothing}
    </div>`;
  }

  #renderSets(): TemplateResult {
    const { say } = this.desk;
    const { sets, search } = this;
    if (sets === undefined) return html`<p role="status">${say('loading')}</p>`;
    if (sets.length === 0) {
      return html`<div class="panel empty">${startPicture}<p>${say('setsNone')}</p><p class="hint">${say('setsNoneHint')}</p></div>`;
    }
    const found = sets.filter(({ title }) => searchable(title).includes(searchable(search.trim())));
    return html`
      <div role="search">
        <label for="search">${say('setsSearch')}</label>
        <input id="search" type="search" .value=${search} @input=${this.#type} />
      </div>
      ${this.#renderLine(sets)}
      <p class="quiet" role="status">${search.trim() === '' ? say('setsCount', { count: sets.length }) : say('setsFound', { count: found.length })}</p>
      <ul>${repeat(
        found,
        ({ id }) => id,
        (set) => html`<li class="panel" data-set=${set.id}>${this.#renderSet(set)}</li>`,
      )}</ul>
    `;
  }

  /** How many sets are still to be written, as those of a book are one after the other. */
  #renderLine(sets: readonly SetSummary[]): TemplateResult | typeof nothing {
    const { say, writing } = this.desk;
    const open = sets.filter(({ writing: state }) => isUnderWay(state));
    if (open.length === 0) return nothing;
    const button = this.isWriting
      ? html`<button type="button" @click=${() => open.forEach(({ id }) => void writing.stop(id))}>${say('setsStopAll')}</button>`
      : html`<button type="button" @click=${this.#goOn}>${say('continue')}</button>`;
    return html`<div class="notice line"><p>${say('setsInLine', { count: open.length })}</p>${button}</div>`;
  }

  #renderSet(set: SetSummary): TemplateResult {
    const { say, locale, writing } = this.desk;
    const { id, title, items, language, changed, writing: { phase } = {} } = set;
    const titleId = `title-${id}`;
    const button = (label: string, press: () => void) =>
      html`<button type="button" aria-describedby=${titleId} @click=${press}>${label}</button>`;
    const state = phase === undefined || phase === 'done' ? [] : [say(states[phase])];
    const facts = [
      ...state,
      say('itemCount', { count: items }),
      ...languageName(language, locale),
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(changed),
    ];
    return html`
      ${
        this.renaming === id
          ? this.#renderRename(set)
          : html`<h2 id=${titleId}>${this.#link({ view: 'review', set: id }, title)}</h2>`
      }
      <p class="quiet">${facts.join(' · ')}</p>
      <div class="actions">
        ${items === 0 ? nothing : this.#link({ view: 'play', set: id, isClass: false }, say('play'), titleId)}
        ${isUnderWay(set.writing) ? button(say('stop'), () => writing.stop(id)) : nothing}
        ${phase === 'stopped' || phase === 'failed' ? button(say('continue'), () => void writing.goOn(id)) : nothing}
        ${button(say('rename'), () => {
          this.renaming = id;
        })}
        ${button(say('setsCopy'), () => void this.#copy(id))}
        ${button(say('saveFile'), () => void this.#save(id))}
        ${button(say('delete'), () => void this.#delete(id))}
      </div>
    `;
  }

  #renderRename({ id, title }: SetSummary): TemplateResult {
    const { say } = this.desk;
    return html`<form
      class="rename row"
      novalidate
      @submit=${(event: Event) => this.#rename(event, id)}
      @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && this.#endRenaming(id)}
    >
      <h2 id="title-${id}" class="hidden">${title}</h2>
      <input type="text" dir="auto" maxlength="500" aria-label=${say('setsNewTitle')} .value=${title} />
      <button class="main">${say('save')}</button>
      <button type="button" @click=${() => this.#endRenaming(id)}>${say('cancel')}</button>
    </form>`;
  }

  #link(address: Exclude<Address, { view: 'nothing' }>, label: string, describedBy?: string): TemplateResult {
    const name = describedBy === undefined ? nothing : 'button main';
    return html`<a class=${name} href=${linkTo(address)} aria-describedby=${describedBy ?? nothing}>${label}</a>`;
  }

  readonly #list = async (): Promise<void> => {
    this.sets = await this.desk.sets.list();
  };

  readonly #goOn = async (): Promise<void> => {
    this.isWriting = true;
    await this.desk.writing.resumeAll();
    this.isWriting = false;
  };

  readonly #type = ({ target }: Event): void => {
    this.search = (target as HTMLInputElement).value;
  };

  async #rename(event: Event, id: string): Promise<void> {
    event.preventDefault();
    const title = (event.target as HTMLFormElement).querySelector('input')?.value.trim() ?? '';
    if (title !== '') {
      await this.desk.sets.change(id, (set) =>
        set.document.title === title ? set : { ...set, document: { ...set.document, title } },
      );
    }
    await this.#endRenaming(id);
  }

  async #endRenaming(id: string): Promise<void> {
    this.renaming = undefined;
    await this.updateComplete;
    this.#focusSet(id);
  }

  async #copy(id: string): Promise<void> {
    const { sets, say } = this.desk;
    const set = await sets.get(id);
    if (set === undefined) return;
    const title = say('setsCopyOf', { title: set.document.title }).slice(0, 500);
    // What another set is being written for does not arrive in the copy.
    const writing =
      set.writing !== undefined && isUnderWay(set.writing)
        ? { ...set.writing, phase: 'stopped' as const }
        : set.writing;
    const copy = { ...set, id: newSetId(), changed: Date.now(), document: { ...set.document, title } };
    await sets.put(writing === undefined ? copy : { ...copy, writing });
    this.desk.tell(say('setsCopied', { title }));
  }

  async #save(id: string): Promise<void> {
    const set = await this.desk.sets.get(id);
    if (set !== undefined) saveSet(set.document);
  }

  async #delete(id: string): Promise<void> {
    const { sets, writing, say } = this.desk;
    const set = await sets.get(id);
    if (set === undefined) return;
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-set]')].map((row) => row.dataset.set ?? '');
    const at = rows.indexOf(id);
    writing.stop(id);
    await sets.remove(id);
    this.desk.tell(say('setsDeleted', { title: set.document.title }), () => void sets.put(set));
    await this.#list();
    await this.updateComplete;
    this.#focusSet(rows[at + 1] ?? rows[at - 1] ?? '');
  }

  /** Puts the focus on a set; without it on what opens files, so that it is not lost. */
  #focusSet(id: string): void {
    const row = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-set]')].find(
      ({ dataset }) => dataset.set === id,
    );
    (row?.querySelector('a') ?? this.renderRoot.querySelector('button'))?.focus();
  }

  readonly #chooseFile = (): void => {
    if (!this.isReading) this.renderRoot.querySelector<HTMLInputElement>('input[type="file"]')?.click();
  };

  readonly #takeFiles = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = '';
    void this.#openFiles(files);
  };

  /** Opens files one after the other. A single one without faults is shown at once. */
  async #openFiles(files: readonly File[]): Promise<void> {
    const { service, sets, say } = this.desk;
    if (this.isReading || files.length === 0) return;
    this.isReading = true;
    const opened: OpenedFile[] = [];
    for (const file of files) {
      const read = await openFile(file, service, say);
      if ('set' in read) await sets.put(read.set);
      opened.push(read);
    }
    this.isReading = false;
    const [only, ...others] = opened;
    if (only !== undefined && others.length === 0 && 'set' in only && only.faults.length === 0) {
      this.desk.go({ view: 'review', set: only.set.id });
      return;
    }
    this.opened = opened.filter((file) => !('set' in file) || file.faults.length > 0);
  }
}

customElements.define('ludo-set-list', SetList);

/** What is said of a set that is not written to its end. */
const states = {
  waiting: 'setsWaiting',
  running: 'setsRunning',
  stopped: 'setsStopped',
  failed: 'setsFailed',
} as const;

/** A text as it is compared in a search: without case and accents. */
function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

declare global {
  interface HTMLElementTagNameMap {
    'ludo-set-list': SetList;
  }
}
