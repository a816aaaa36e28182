import type { Fault } from '@ludotext/wire';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Desk } from '../page/desk.js';
import { problemOfFailure, toldProblem } from '../service/problem.js';
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
import './game-counts.js';
import type { MoreSettings } from './more-settings.js';
import './more-settings.js';
import { type Choice, makesSeveral, type OpenDocument, type Opening, openDocument, titleOf } from './opening.js';
import { samples } from './samples.js';
import { beginOf, sourceAfter, takeParts } from './source.js';
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
/** Texts that stay to be brought back. */
const maxEarlier = 20;
/** Milliseconds without a change after which the draft is kept. */
const calm = 300;

/** What stands in the text field, and the document that it comes from. */
interface Held extends Pick<Draft, 'text' | 'source'> {
  readonly opened?: OpenDocument | undefined;
}

/** The document that was opened last: it is there again when a person comes back for its next chapter. */
let lastOpened: OpenDocument | undefined;

/** Where a set begins: a text or a document, the games, one button. */
class CreateView extends LitElement {
  static override properties = {
    desk: { attribute: false },
    draft: { state: true },
    fault: { state: true },
    faults: { attribute: false },
    isMaking: { state: true },
    opened: { state: true },
    going: { state: true },
    earlier: { state: true },
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
  /** The document that is open. */
  declare protected opened: OpenDocument | undefined;
  /** A document that is being read, or could not be. */
  declare protected going: Exclude<Opening, OpenDocument> | undefined;
  /** The person's own texts that others replaced, the last one last. */
  declare protected earlier: readonly Held[];

  readonly #storage = new Storage('ludotext-draft');
  readonly #drop = new FileDrop(this, ([file]) => file !== undefined && void this.#open(file));
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** Stops the reading of a document. */
  #reading: AbortController | undefined;

  constructor() {
    super();
    this.draft = readDraft(this.#storage.read());
    this.faults = [];
    this.isMaking = false;
    this.earlier = [];
    this.opened = lastOpened;
    if (lastOpened !== undefined) void import('./document-panel.js');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('pagehide', this.#keep);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pagehide', this.#keep);
    this.#stopReading();
    lastOpened = this.opened;
    this.#keep();
  }

  protected override render(): TemplateResult {
    const { draft, desk } = this;
    const { say } = desk;
    const several = this.#several;
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
        <button class="main big step" type="button" aria-disabled=${!desk.isOnline || this.isMaking} @click=${this.#make}>${several === undefined ? say('createMake') : say('createMakeSets', { count: several.chosen.length })}</button>
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
    const opening = this.going ?? this.opened;
    if (opening === undefined) return nothing;
    return html`<ludo-document-panel
      .opening=${opening}
      .limit=${limits.maxText}
      .say=${say}
      .locale=${locale}
      @ludo-choice=${(event: CustomEvent<Choice>) => this.#choose(event.detail)}
      @ludo-stop=${this.#stopReading}
      @ludo-close=${this.#close}
      @ludo-remedy=${() => this.going !== undefined && void this.#read(this.going.file)}
    ></ludo-document-panel>`;
  }

  /** Of several parts there is no one text to look at. */
  #renderText(): TemplateResult {
    const { say, locale, limits } = this.desk;
    const several = this.#several;
    if (several !== undefined) {
      return html`<p class="notice">${say('documentSeveral', { count: several.chosen.length })}</p>`;
    }
    const noText = this.opened === undefined ? 'emptyText' : 'documentNoPart';
    return html`<ludo-text-field
      .text=${this.draft.text}
      .limit=${limits.maxText}
      .error=${this.fault === 'emptyText' ? say(noText) : ''}
      .canBringBack=${this.earlier.length > 0}
      .withSamples=${this.opened === undefined && this.going === undefined}
      .say=${say}
      .locale=${locale}
      @ludo-text=${(event: CustomEvent<string>) => this.#change({ text: event.detail, source: this.#sourceOf(event.detail) })}
      @ludo-other-text=${(event: CustomEvent<string>) => this.#replace(event.detail)}
      @ludo-bring-back=${this.#bringBack}
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

  /** What of the document becomes several sets; `undefined` for one set of the text in the field. */
  get #several(): OpenDocument | undefined {
    const { opened, desk, draft } = this;
    return draft.mode === 'prose' && makesSeveral(opened, desk.limits.maxText) ? opened : undefined;
  }

  /** A set, or a file of another program, becomes a set of this browser; a text or a document goes into the field. */
  async #open(file: File): Promise<void> {
    if (setFile.test(file.name)) return this.#openSet(file);
    const text = await plainText(file, this.desk.limits.maxText);
    if (text === undefined) return this.#read(file);
    this.#stopReading();
    this.#take({ text });
  }

  async #openSet(file: File): Promise<void> {
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

  /** Has a document read. What stands in the field stays until it is. */
  async #read(file: File): Promise<void> {
    const { service, limits } = this.desk;
    this.#stopReading();
    const reading = new AbortController();
    this.#reading = reading;
    const { signal } = reading;
    const show = (going: typeof this.going) => {
      if (this.#reading === reading) this.going = going;
    };
    try {
      const [{ readDocument }] = await Promise.all([
        import('../service/documents.js'),
        import('./document-panel.js'),
      ]);
      show({ state: 'reading', file, progress: { sent: 0 } });
      const tell = (progress: Parameters<Parameters<typeof readDocument>[2]>[0]) =>
        show({ state: 'reading', file, progress });
      const document = await readDocument(service.connection, file, tell, signal);
      if (signal.aborted) return;
      show(undefined);
      this.#take(heldOf(openDocument(file.name, document, limits.maxText)));
    } catch (error) {
      show({ state: 'failed', file, problem: toldProblem(problemOfFailure(error, 'unreachable')) });
    }
  }

  readonly #stopReading = (): void => {
    this.#reading?.abort();
    this.#reading = undefined;
    this.going = undefined;
  };

  /** Closes what went wrong, or the document; its text stays in the field. */
  readonly #close = (): void => {
    if (this.going === undefined) this.opened = undefined;
    else this.#stopReading();
    void this.#focusFault('emptyText');
  };

  #choose(choice: Choice): void {
    if (this.opened === undefined) return;
    const opened = { ...this.opened, ...choice };
    if (makesSeveral(opened, this.desk.limits.maxText)) this.opened = opened;
    else this.#take(heldOf(opened));
  }

  #sourceOf(text: string): Draft['source'] {
    const { source, text: before } = this.draft;
    return source === undefined ? undefined : sourceAfter(source, before, text);
  }

  /** Another text in the place of the one in the field: of a sample, none, or its beginning alone. */
  #replace(text: string): void {
    const source = this.#sourceOf(text);
    const isDocument = this.draft.source !== undefined;
    this.#take({ text, source, opened: source === undefined ? undefined : this.opened }, isDocument);
  }

  /** Puts another text into the field. @param isKept whether what stands there can be brought back */
  #take({ text, source, opened }: Held, isKept = isOwn(this.draft)): void {
    if (isKept) this.earlier = [...this.earlier, this.#held].slice(-maxEarlier);
    this.opened = opened;
    this.#change({ mode: 'prose', text, source });
  }

  /** The browser cannot undo setting a field, so the person's own texts are kept: each press brings the one before. */
  readonly #bringBack = (): void => {
    const held = this.earlier.at(-1);
    if (held === undefined) return;
    this.earlier = [...(isOwn(this.draft) ? [this.#held] : []), ...this.earlier.slice(0, -1)];
    this.#take(held, false);
  };

  get #held(): Held {
    const { text, source } = this.draft;
    return { text, source, opened: this.opened };
  }

  readonly #writeDirect = (event: CustomEvent<string>): void => {
    const game = directGame(this.draft, this.desk.games ?? []);
    if (game === undefined) return;
    this.#change({ directTexts: { ...this.draft.directTexts, [game.game_type]: event.detail } });
  };

  readonly #make = async (): Promise<void> => {
    const { desk, draft } = this;
    if (!desk.isOnline || this.isMaking) return;
    const several = this.#several;
    const drafts = several === undefined ? [draft] : draftsOf(several, draft, desk.limits.maxText);
    this.fault = drafts.map((each) => draftFault(each, this.#offer)).find((fault) => fault !== undefined);
    if (this.fault !== undefined) return this.#focusFault(this.fault);
    this.isMaking = true;
    if (several !== undefined) return this.#makeSeveral(drafts);
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

/** Whether a draft's text is a person's own: no sample, and not what a document holds. */
const isOwn = ({ text, source }: Draft): boolean =>
  text.trim() !== '' && source?.isEdited !== false && samples.every((sample) => sample.text !== text);

/** What the chosen parts of a document put into the text field. */
function heldOf(opened: OpenDocument): Held {
  return { opened, ...takeParts(opened.document, titleOf(opened), opened.chosen) };
}

/** A draft for each chosen part; of one that is too long for a set, its beginning. */
function draftsOf(opened: OpenDocument, draft: Draft, limit: number): readonly Draft[] {
  return opened.chosen.map((index) => {
    const { text, source } = takeParts(opened.document, titleOf(opened), [index]);
    const begin = beginOf(text, limit);
    return { ...draft, text: begin, source: sourceAfter(source, text, begin) ?? source };
  });
}

/** What a text file holds; `undefined` for other files, other encodings, and more than one set takes. */
async function plainText(file: File, limit: number): Promise<string | undefined> {
  // A character has at most four bytes.
  if (!/\.(txt|md)$/i.test(file.name) || file.size > 4 * limit) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.length > limit ? undefined : text;
  } catch {
    return undefined;
  }
}
