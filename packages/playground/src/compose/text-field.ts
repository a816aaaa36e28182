import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { pageStyle } from '../look/page-style.js';
import { controls } from '../play/style.js';
import type { Say } from '../say.js';
import { type Sample, samples } from './samples.js';
import { countWords } from './text-count.js';
import { textFieldStyle } from './text-field-style.js';

/** The text that games are made of, with its counters and texts to begin with. Fires `ludo-text` with the text. */
export class TextField extends LitElement {
  static override properties = {
    text: {},
    limit: { type: Number },
    error: {},
    say: { attribute: false },
    taken: { state: true },
    earlier: { state: true },
  };
  static override styles = [controls, pageStyle, textFieldStyle];

  declare text: string;
  /** Most characters, as UTF-16 units after trimming, which is how the service counts. */
  declare limit: number;
  /** What is wrong with the text; empty for nothing. */
  declare error: string;
  declare say: Say;
  /** The sample that was taken last, to be told. */
  declare protected taken: Sample | undefined;
  /** A text of one's own that a sample or clearing took the place of. */
  declare protected earlier: string | undefined;

  override focus(): void {
    this.renderRoot.querySelector('textarea')?.focus();
  }

  protected override render(): TemplateResult {
    const { say, text, limit, error } = this;
    const length = text.trim().length;
    const tooLong = length > limit;
    return html`
      <div class="samples" role="group" aria-labelledby="samples">
        <p id="samples" class="hint">${say('samples')}</p>
        <div class="row">
          ${samples.map(
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
      <div class="field">
        <div class="row top">
          <label for="text">${say('text')}</label>
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
          <span>${say('characters', { count: length })}</span> · <span>${say('words', { count: countWords(text) })}</span> ·
          <span>${say('limit', { limit })}</span>
        </p>
      </div>
    `;
  }

  #take(sample: Sample): void {
    this.taken = sample;
    this.#replace(sample.text);
  }

  readonly #clear = (): void => {
    this.#replace('');
    this.focus();
  };

  readonly #bringBack = (): void => {
    this.#tell(this.earlier ?? '');
    this.focus();
  };

  /** Setting a field leaves nothing to undo: what somebody wrote is kept to be brought back. */
  #replace(text: string): void {
    if (isOwn(this.text)) this.earlier = this.text;
    this.#tell(text);
  }

  readonly #type = (event: Event): void => this.#tell((event.target as HTMLTextAreaElement).value);

  #tell(text: string): void {
    this.dispatchEvent(new CustomEvent('ludo-text', { detail: text }));
  }
}

const isOwn = (text: string): boolean => text.trim() !== '' && samples.every((sample) => sample.text !== text);

customElements.define('ludo-text-field', TextField);
