import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../say.js';
import { controls, pageStyle } from '../style.js';
import { type Sample, samples } from './samples.js';

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
  .cut { margin-block-end: 0.5rem; }
  .file { margin-inline-start: auto; padding: 0; font-weight: 400; cursor: pointer; }
  .file span { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--color-accent); text-decoration: underline; }
  .file:has(:focus-visible) { outline: 3px solid var(--color-focus); outline-offset: 2px; }
`;

/** The source text, with its counters and samples. Fires `ludo-text` with the text. */
class TextField extends LitElement {
  static override properties = {
    text: {},
    limit: { type: Number },
    error: {},
    say: { attribute: false },
    locale: {},
    taken: { state: true },
    earlier: { state: true },
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
  /** The last sample inserted, for the status message. */
  declare protected taken: Sample | undefined;
  /** The person's own text before a sample or clearing replaced it. */
  declare protected earlier: string | undefined;

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
    const own = samples.filter(({ language }) => language === this.locale);
    return html`
      <div class="field">
        <div class="row top">
          <label for="text">${say('text')}</label>
          <label class="file"><input type="file" class="hidden" @change=${this.#choose} /><span>${say('openFile')}</span></label>
          ${
            this.earlier === undefined || isOwn(text)
              ? nothing
              : html`<button type="button" class="link" @click=${this.#bringBack}>${say('bringBack')}</button>`
          }
          ${text === '' ? nothing : html`<button type="button" class="link" @click=${this.#clear}>${say('clear')}</button>`}
        </div>
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
      <div class="samples" role="group" aria-labelledby="samples">
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
      </div>
    `;
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

  /** Cut after a whole paragraph or sentence, if there is one in the last tenth. */
  readonly #cut = (): void => {
    const part = this.text
      .trim()
      .slice(0, this.limit)
      .replace(/[\uD800-\uDBFF]$/, '');
    const tail = part.slice(Math.floor(part.length * 0.9));
    const end = Math.max(tail.lastIndexOf('\n'), tail.lastIndexOf('. ') + 1, tail.lastIndexOf('。') + 1);
    this.#replace(end > 0 ? part.slice(0, part.length - tail.length + end) : part);
    this.focus();
  };

  readonly #clear = (): void => {
    this.#replace('');
    this.focus();
  };

  readonly #bringBack = (): void => {
    this.#tell(this.earlier ?? '');
    this.focus();
  };

  /** The browser cannot undo setting a field, so the person's own text is kept. */
  #replace(text: string): void {
    if (isOwn(this.text)) this.earlier = this.text;
    this.#tell(text);
  }

  readonly #type = (event: Event): void => this.#tell((event.target as HTMLTextAreaElement).value);

  #tell(text: string): void {
    this.dispatchEvent(new CustomEvent('ludo-text', { detail: text }));
  }
}

/** Whether a text is a person's own, not a sample. */
const isOwn = (text: string): boolean => text.trim() !== '' && samples.every((sample) => sample.text !== text);

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
