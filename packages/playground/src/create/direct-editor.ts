import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { nearestLocale, type Say, sayIn } from '../say.js';
import { controls } from '../style.js';
import { faultRange, type LineFault, lineStarts, longestLine, movedFaults } from './lines.js';
import { TextMirror, type VisibleLine, visibleRows } from './text-mirror.js';

/** The editor: line numbers at the side, and a hidden mirror exactly behind the field's text. */
const editorStyle = css`
  .editor {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    border: 2px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
    overflow: hidden;
  }
  .editor:has([aria-invalid='true']) { border-color: var(--color-wrong); }
  .editor:focus-within { outline: 3px solid var(--color-focus); outline-offset: 2px; }
  .gutter {
    position: relative;
    inline-size: 3.75rem;
    overflow: hidden;
    border-inline-end: 1px solid var(--color-border);
    color: var(--color-muted);
    font: 0.875rem / 1.5rem ui-monospace, monospace;
    user-select: none;
  }
  .line { position: absolute; translate: 0 -50%; inset-inline: 0; padding-inline: 0.5rem; text-align: end; }
  .faulty { background: var(--color-wrong); color: var(--color-raised); font-weight: 700; }
  .faulty::before { content: '!'; float: inline-start; }
  .page { position: relative; overflow: hidden; }
  .text-measures {
    box-sizing: border-box;
    margin: 0;
    padding: 0.5rem 0.75rem;
    border: 0;
    font: 0.9375rem / 1.5rem ui-monospace, monospace;
    letter-spacing: normal;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    tab-size: 8;
    /* Each line in its own direction; dir=auto would say the same, and take Chromium the square of the lines to set. */
    unicode-bidi: plaintext;
    text-align: start;
  }
  .unwrapped { white-space: pre; overflow-wrap: normal; }
  .mirror { position: absolute; inset-block-start: 0; inset-inline-start: 0; visibility: hidden; pointer-events: none; }
  textarea {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 18rem;
    min-block-size: 8rem;
    resize: block;
    border-radius: 0;
    background: none;
  }
  textarea:focus-visible { outline: none; }
  pre { margin: 0; padding: 0.75rem 1rem; overflow: auto; max-block-size: 14rem; white-space: pre-wrap; background: var(--color-raised); border-radius: calc(var(--radius) * 0.5); font: 0.875rem / 1.5 ui-monospace, monospace; }
  .format { padding-block: 0 0.75rem; }
  .faults { margin-block-start: 1rem; }
  .faults[hidden] { display: none; }
  .faults ol { display: grid; gap: 0.5rem; margin-block-start: 0.5rem; list-style: none; max-block-size: 20rem; overflow: auto; padding: 4px; }
  .faults button { inline-size: 100%; font-size: 0.9375rem; }
  .faults strong { color: var(--color-wrong); }
`;

/** The members of `GET /games/{game_type}` that the editor reads. */
interface DirectGame {
  readonly display_name: string;
  readonly direct_format: { readonly description: string; readonly example: string } | null;
}

/** UTF-16 units of a line above which a browser takes seconds to wrap it, on every key press. */
const maxWrapped = 20_000;

/**
 * The editor for items in a game's direct format: a text field with line numbers, marks at faulty lines, and a list of
 * faults that link to their places. Fires `ludo-direct-change` with `{ value }` as a person types.
 */
export class LudoDirectEditor extends LitElement {
  static override properties = {
    game: { attribute: false },
    value: { attribute: false },
    faults: { attribute: false },
    checked: { attribute: false },
    locale: {},
    visible: { state: true },
  };
  static override styles = [controls, editorStyle];

  declare game: DirectGame | undefined;
  declare value: string;
  declare faults: readonly LineFault[];
  /** The text the faults belong to; by default the text when they arrive. */
  declare checked: string | undefined;
  /** BCP 47 tag of the interface; default English. */
  declare locale: string;
  /** The visible lines. */
  declare protected visible: readonly VisibleLine[];

  #starts: readonly number[] = [0];
  #wraps = true;
  #checked = '';
  /** The faults, moved to their current lines. */
  #faults: readonly LineFault[] = [];
  #mirror: TextMirror | undefined;
  #frame = 0;
  readonly #resizes = new ResizeObserver(() => this.#measureSoon());

  constructor() {
    super();
    Object.assign(this, { value: '', faults: [], locale: 'en', visible: [] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resizes.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#resizes.observe(this.#field);
  }

  override focus(): void {
    this.#field.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('value')) {
      this.#starts = lineStarts(this.value);
      this.#wraps = longestLine(this.value, this.#starts) <= maxWrapped;
    }
    if (changed.has('faults') || changed.has('checked')) this.#checked = this.checked ?? this.value;
    this.#faults = movedFaults(this.faults, this.#checked, this.value);
  }

  protected override firstUpdated(): void {
    this.#mirror = new TextMirror(this.renderRoot.querySelector<HTMLElement>('.mirror') as HTMLElement);
    this.#resizes.observe(this.#field);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('value')) this.#measureSoon();
  }

  protected override render(): TemplateResult {
    const say = sayIn(nearestLocale([this.locale]));
    const format = this.game?.direct_format;
    const faults = this.#faults;
    const faulty = new Set(faults.map(({ line }) => line));
    return html`
      <label for="text">${say('directLabel')}</label>
      ${
        format
          ? html`<details>
              <summary>${say('directFormat')}</summary>
              ${format.description.split('\n\n').map((paragraph) => html`<p class="format" dir="auto">${paragraph}</p>`)}
              <pre dir="auto" tabindex="0" role="group" aria-label=${say('directFormat')}>${format.example}</pre>
            </details>`
          : nothing
      }
      <div class="editor">
        <div class="gutter" aria-hidden="true">
          ${this.visible.map(
            ({ line, middle }) =>
              html`<span class=${faulty.has(line + 1) ? 'line faulty' : 'line'} .style=${`inset-block-start: ${middle}px`}
                >${line + 1}</span
              >`,
          )}
        </div>
        <div class="page">
          <div class="mirror text-measures" aria-hidden="true"></div>
          <textarea
            id="text"
            class=${this.#wraps ? 'text-measures' : 'text-measures unwrapped'}
            spellcheck="false"
            autocapitalize="off"
            aria-invalid=${faults.length > 0}
            aria-describedby="faults"
            .value=${live(this.value)}
            @input=${this.#write}
            @scroll=${this.#measureSoon}
          ></textarea>
        </div>
      </div>
      <div class="actions">
        ${format ? html`<button type="button" @click=${this.#insertExample}>${say('directInsert')}</button>` : nothing}
      </div>
      <section class="faults" ?hidden=${faults.length === 0}>
        <p id="faults" class="trouble" role="status">
          ${faults.length > 0 ? say('directFaults', { count: faults.length }) : nothing}
        </p>
        <ol>
          ${faults.map((fault) => this.#renderFault(fault, say))}
        </ol>
      </section>
    `;
  }

  #renderFault(fault: LineFault, say: Say): TemplateResult {
    const { line = 1, column = 1, message } = fault;
    return html`<li>
      <button type="button" @click=${() => this.#goTo(fault)}>
        <strong>${say('directFaultAt', { line, column })}</strong> <bdi>${message}</bdi>
      </button>
    </li>`;
  }

  get #field(): HTMLTextAreaElement {
    return this.renderRoot.querySelector('textarea') as HTMLTextAreaElement;
  }

  readonly #write = (): void => {
    this.value = this.#field.value;
    const detail = { value: this.value };
    this.dispatchEvent(new CustomEvent('ludo-direct-change', { detail, bubbles: true, composed: true }));
  };

  /** Appends an example as if it were typed, so that it can be undone: no newer API keeps the browser's undo. */
  readonly #insertExample = (): void => {
    const field = this.#field;
    const example = this.game?.direct_format?.example ?? '';
    const gap = this.value.trim() === '' ? '' : '\n\n';
    field.focus();
    field.setSelectionRange(this.value.trim() === '' ? 0 : this.value.length, this.value.length);
    if (document.execCommand('insertText', false, gap + example)) return;
    field.setRangeText(gap + example, field.selectionStart, field.selectionEnd, 'end');
    this.#write();
  };

  #goTo(fault: LineFault): void {
    const field = this.#field;
    const { start, end } = faultRange(this.value, this.#starts, fault);
    field.focus();
    field.setSelectionRange(start, end);
    field.scrollTop = this.#middleOf(start, fault.line ?? 1) - field.clientHeight / 3;
  }

  /** CSS pixels from the top of the text to a place in a line; lines count from 1. */
  #middleOf(place: number, line: number): number {
    if (!this.#wraps) return line * Number.parseFloat(getComputedStyle(this.#field).lineHeight);
    this.#mirror?.follow(this.#field);
    return this.#mirror?.middleOf(place) ?? 0;
  }

  /** Measures at most once per frame. */
  readonly #measureSoon = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const field = this.#field;
      if (!this.#wraps) {
        this.visible = visibleRows(this.#starts.length, field);
        return;
      }
      this.#mirror?.follow(field);
      this.visible = this.#mirror?.visibleLines(this.#starts, field.scrollTop, field.clientHeight) ?? [];
    });
  };
}

customElements.define('ludo-direct-editor', LudoDirectEditor);
