import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import { controls, pageStyle } from '../style.js';
import { type Sample, samples } from './samples.js';
import { beginOf } from './source.js';

/**
 * On phones the samples are one row that scrolls sideways, so that the field stays visible, with space for the focus
 * ring. Each line of the text has its own direction (`plaintext`): dir=auto would do the same, but Chromium's layout
 * time would grow with the square of the lines.
 */
const textFieldStyle = css`
  :host { display: grid; gap: 1rem; }
  .samples { display: grid; gap: 0.5rem; }
  button.sample {
    padding-inline: 0.9rem;
    border-radius: 999px;
    background: var(--color-tint);
    border-color: transparent;
    font-weight: 500;
  }
  button.sample:hover { border-color: var(--color-accent); }
  button.sample[aria-pressed='true'] { border-color: var(--color-accent); background: var(--color-highlight); }
  @media (max-width: 30rem) {
    button.sample { padding-inline: 0.75rem; }
    .samples .row { gap: 0.4rem; flex-wrap: nowrap; overflow-x: auto; padding: 5px; margin: -5px; }
    button.sample { flex: none; }
  }
  .top { justify-content: space-between; min-block-size: 44px; }
  textarea {
    display: block;
    min-block-size: 12rem;
    padding: 1rem;
    background: var(--color-surface);
    line-height: 1.6;
    resize: vertical;
    unicode-bidi: plaintext;
    text-align: start;
  }
  .count { padding-block-start: 0.4rem; }
  .files { margin-block-end: 0.5rem; }
  .cut { margin-block-end: 0.5rem; }
  .file { margin-inline-start: auto; padding: 0; font-weight: 400; cursor: pointer; }
  .file span { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--color-accent); text-decoration: underline; }
  .file:has(:focus-visible) { outline: 3px solid var(--color-focus); outline-offset: 2px; }
`;

/**
 * The source text, with its counters and samples. Fires `ludo-text` with the text as it is edited, `ludo-other-text` with
 * another text in its place, `ludo-file` with a file that is to be opened, and `ludo-bring-back`.
 */
class TextField extends LitElement {
  static override properties = {
    text: {},
    limit: { type: Number },
    error: {},
    say: { attribute: false },
    locale: {},
    canBringBack: { attribute: false },
    withSamples: { attribute: false },
    taken: { state: true },
  };
  static override styles = [controls, pageStyle, textFieldStyle];

  declare text: string;
  /** Maximum characters, as UTF-16 units after trimming, which is how the service counts. */
  declare limit: number;
  /** The text's fault; empty for none. */
  declare error: string;
  declare say: Say;
  /** The language of the page: samples in it come first. */
  declare locale: string;
  /** Whether there is a text of the person's own that another one replaced. */
  declare canBringBack: boolean;
  declare withSamples: boolean;
  /** The last sample inserted, for the status message. */
  declare protected taken: Sample | undefined;

  /** Counted while nobody types: counting words takes long in a long text. */
  #words = { of: '', count: 0 };
  #counting: ReturnType<typeof setTimeout> | undefined;

  override focus(): void {
    this.renderRoot.querySelector('textarea')?.focus();
  }

  protected override willUpdate(): void {
    if (this.#words.of === this.text) return;
    if (this.text.length < maxAtOnce) this.#countNow();
    else {
      clearTimeout(this.#counting);
      this.#counting = setTimeout(() => {
        this.#countNow();
        this.requestUpdate();
      }, calm);
    }
  }

  #countNow(): void {
    this.#words = { of: this.text, count: countWords(this.text) };
  }

  protected override render(): TemplateResult {
    const { say, text, limit, error } = this;
    const length = text.trim().length;
    const tooLong = length > limit;
    return html`
      <div class="field">
        <div class="row top">
          <label for="text">${say('text')}</label>
          <label class="file"><input type="file" class="hidden" aria-describedby="files" @change=${this.#choose} /><span>${say('openFile')}</span></label>
          ${this.canBringBack ? html`<button type="button" class="link" @click=${this.#bringBack}>${say('bringBack')}</button>` : nothing}
          ${text === '' ? nothing : html`<button type="button" class="link" @click=${this.#clear}>${say('clear')}</button>`}
        </div>
        <p id="files" class="hint files">${say('documentHint')}</p>
        <p id="error" class="trouble" role="alert">${
          tooLong ? say('longText', { count: length - limit, limit }) : error || nothing
        }</p>
        ${
          tooLong
            ? html`<button type="button" class="cut" @click=${this.#cut}>${say('createFirstPart', { limit })}</button>`
            : nothing
        }
        <textarea
          id="text"
          rows="9"
          spellcheck="false"
          placeholder=${say('placeholder')}
          .value=${live(text)}
          aria-describedby="count error"
          aria-invalid=${error !== '' || tooLong ? 'true' : nothing}
          @input=${this.#type}
        ></textarea>
        <p id="count" class="hint count">
          <span>${say('characters', { count: length })}</span> · <span>${say('words', { count: this.#words.count })}</span> ·
          <span>${say('limit', { limit })}</span>
        </p>
      </div>
      ${this.withSamples ? this.#renderSamples() : nothing}
    `;
  }

  #renderSamples(): TemplateResult {
    const { say, text } = this;
    const own = samples.filter(({ language }) => language === this.locale);
    return html`<div class="samples" role="group" aria-labelledby="samples">
    <p id="samples" class="hint">${say('samples')}</p>
    <div class="row">
      ${[...own, ...samples.filter((sample) => !own.includes(sample))].map(
        (sample) => html`<button
          type="button"
          class="sample"
          lang=${sample.language}
          aria-pressed=${sample.text === text}
          @click=${() => this.#take(sample)}
        >${sample.title}</button>`,
      )}
    </div>
    <p class="hidden" role="status">${this.taken?.text === text ? say('sampleTaken', { title: this.taken.title }) : nothing}</p>
  </div>`;
  }

  #take(sample: Sample): void {
    this.taken = sample;
    this.#replace(sample.text);
  }

  readonly #choose = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    field.value = '';
    if (file !== undefined) {
      this.dispatchEvent(new CustomEvent('ludo-file', { detail: file, bubbles: true, composed: true }));
    }
  };

  readonly #cut = (): void => {
    this.#replace(beginOf(this.text.trim(), this.limit));
    this.focus();
  };

  readonly #clear = (): void => {
    this.#replace('');
    this.focus();
  };

  readonly #bringBack = (): void => {
    this.dispatchEvent(new CustomEvent('ludo-bring-back'));
    this.focus();
  };

  #replace(text: string): void {
    this.dispatchEvent(new CustomEvent('ludo-other-text', { detail: text }));
  }

  readonly #type = (event: Event): void => {
    const { value: detail } = event.target as HTMLTextAreaElement;
    this.dispatchEvent(new CustomEvent('ludo-text', { detail }));
  };
}

customElements.define('ludo-text-field', TextField);

/** Milliseconds without a change after which the words of a long text are counted. */
const calm = 300;

/** Maximum length given to the segmenter at once, in UTF-16 units: its time grows with the square of the length. */
const maxAtOnce = 4000;

/**
 * Counts words in any script with `Intl.Segmenter`. Linear in the text's length: the text is cut at white space, or
 * after a maximum length without any.
 */
export function countWords(text: string): number {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const end = cutAfter(text, at);
    for (const { isWordLike } of segmenter.segment(text.slice(at, end))) if (isWordLike) count += 1;
    at = end;
  }
  return count;
}

function cutAfter(text: string, from: number): number {
  const most = from + maxAtOnce;
  if (most >= text.length) return text.length;
  for (let at = most; at > from; at -= 1) if (/\s/.test(text.charAt(at - 1))) return at;
  return most;
}
