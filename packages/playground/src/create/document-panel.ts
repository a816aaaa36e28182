import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import '../problem/problem-notice.js';
import type { Say } from '../say.js';
import type { DocumentPart } from '../service/documents.js';
import { controls, pageStyle } from '../style.js';
import { factsOf, progressWords, troublesOf } from './document-report.js';
import { type Choice, chosenLength, lengthOf, type OpenDocument, type Opening, titleOf } from './opening.js';

const panelStyle = css`
  :host { display: grid; gap: 0.75rem; }
  section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; padding: clamp(0.75rem, 3vw, 1rem); border: 2px solid var(--color-border); border-radius: var(--radius); background: var(--color-surface); }
  .top { display: flex; gap: 0.5rem; align-items: flex-start; justify-content: space-between; }
  h2 { unicode-bidi: plaintext; padding-block: 0.5rem; }
  h2:focus { outline: none; }
  .top button { flex: none; }
  .going { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem 0.75rem; align-items: center; }
  .going p { grid-column: 1 / -1; }
  progress { inline-size: 100%; }
  ul.notice { margin: 0; padding-inline-start: 2rem; }
  ul.notice li:only-child { list-style: none; margin-inline-start: -1rem; }
  .outline { list-style: none; max-block-size: 19rem; overflow-y: auto; border-block: 1px solid var(--color-border); }
  .outline label { display: flex; gap: 0.75rem; align-items: center; min-block-size: 44px; padding: 0.25rem 0.5rem; font-weight: 400; cursor: pointer; }
  .outline label:has(:disabled) { opacity: 0.6; cursor: default; }
  .outline label:hover { background: var(--color-tint); }
  .outline label:has(:focus-visible) { outline: 3px solid var(--color-focus); outline-offset: -3px; }
  .outline input:focus-visible { outline: none; }
  .outline label > span { flex: 1; display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; justify-content: space-between; min-inline-size: 0; }
  .outline .title { flex: 1 1 16rem; min-inline-size: min(100%, 12rem); }
  .choice { margin-block-start: 0.5rem; padding-block: 0.25rem; align-items: center; }
  legend { padding: 0; }
`;

/**
 * A document that was opened: how far its reading is, what was read and what was not, and its parts to choose from.
 * Fires `ludo-choice` with a {@link Choice}, `ludo-stop`, `ludo-close`, and `ludo-remedy` for one that could not be read.
 */
export class DocumentPanel extends LitElement {
  static override properties = {
    opening: { attribute: false },
    limit: { type: Number },
    say: { attribute: false },
    locale: {},
  };
  static override styles = [controls, pageStyle, panelStyle];

  declare opening: Opening;
  /** Maximum characters of one set's text. */
  declare limit: number;
  declare say: Say;
  declare locale: string;

  /** Whether the focus was in what an update takes away. */
  #hadFocus = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('opening');
    this.#hadFocus = before !== undefined && before.state !== this.opening.state && this.matches(':focus-within');
  }

  protected override updated(): void {
    if (this.#hadFocus) this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"], button')?.focus();
  }

  protected override render(): TemplateResult {
    const { opening, say } = this;
    return html`
      <p class="hidden" role="status">${this.#milestone()}</p>
      ${opening.state === 'reading' ? this.#renderReading(opening) : nothing}
      ${
        opening.state === 'failed'
          ? html`<div>
              <p tabindex="-1"><bdi>${opening.file.name}</bdi></p>
              <ludo-problem-notice .problem=${opening.problem} .say=${say}></ludo-problem-notice>
              <div class="actions">${this.#renderClose(opening.file.name)}</div>
            </div>`
          : nothing
      }
      ${opening.state === 'read' ? this.#renderRead(opening) : nothing}
    `;
  }

  /** What screen readers say: that it begins and how it ends, not every page. A failure is an alert of its own. */
  #milestone(): string {
    const { opening, say, locale } = this;
    if (opening.state === 'reading') return say('documentReading', { name: opening.file.name });
    return opening.state === 'read' ? `${say('documentRead')} ${factsOf(opening, say, locale).join(', ')}` : '';
  }

  #renderReading({ file, progress }: Extract<Opening, { state: 'reading' }>): TemplateResult {
    const { say } = this;
    const words = progressWords(file.name, progress, say);
    const isSent = 'sent' in progress && progress.sent >= 1;
    const share = 'sent' in progress ? progress.sent : progress.read / Math.max(1, progress.of);
    return html`<section class="going" aria-label=${file.name}>
      <p><bdi>${words}</bdi></p>
      <progress aria-label=${say('documentReading', { name: file.name })} max="1" value=${isSent ? nothing : share}></progress>
      <button type="button" @click=${() => this.#fire('ludo-stop')}>${say('cancel')}</button>
    </section>`;
  }

  #renderRead(opening: OpenDocument): TemplateResult {
    const { say, locale } = this;
    const troubles = troublesOf(opening, say, locale);
    const title = titleOf(opening);
    return html`<section aria-labelledby="title">
      <div class="top">
        <h2 id="title" tabindex="-1">${title}</h2>
        ${this.#renderClose(title)}
      </div>
      <p class="quiet">${factsOf(opening, say, locale).map((fact, index) => html`${index === 0 ? nothing : ' · '}<bdi>${fact}</bdi>`)}</p>
      ${troubles.length === 0 ? nothing : html`<ul class="notice" aria-label=${say('documentUnread')}>${troubles.map((trouble) => html`<li dir="auto">${trouble}</li>`)}</ul>`}
      ${opening.document.parts.length === 0 ? nothing : this.#renderParts(opening)}
    </section>`;
  }

  #renderParts(opening: OpenDocument): TemplateResult {
    const { say, limit } = this;
    const { document, chosen, isEach } = opening;
    const length = chosenLength(opening);
    const filled = document.parts.flatMap((part, index) => (lengthOf(document, part) > 0 ? [index] : []));
    const isForced = length > limit && chosen.length > 1;
    return html`<fieldset>
      <legend>${say('documentParts')}</legend>
      <div class="row">
        <button type="button" class="link" @click=${() => this.#choose({ chosen: filled, isEach })}>${say('documentAll')}</button>
        <button type="button" class="link" @click=${() => this.#choose({ chosen: [], isEach })}>${say('documentNone')}</button>
        <span class="hint" role="status">${say('documentChosen', { chosen: chosen.length, total: document.parts.length, count: length })}</span>
      </div>
      <ol class="outline" @keydown=${this.#onKey}>
        ${document.parts.map((part, index) => html`<li>${this.#renderPart(opening, part, index)}</li>`)}
      </ol>
      ${
        chosen.length < 2
          ? nothing
          : html`<label class="choice">
              <input
                type="checkbox"
                ?disabled=${isForced}
                .checked=${live(isEach || isForced)}
                @change=${() => this.#choose({ chosen, isEach: !isEach })}
              />
              <span>${say('documentEach')}${isForced ? html`<span class="hint">${say('documentEachHint', { limit })}</span>` : nothing}</span>
            </label>`
      }
    </fieldset>`;
  }

  #renderPart({ document, chosen, isEach }: OpenDocument, part: DocumentPart, index: number): TemplateResult {
    const { say, limit } = this;
    const length = lengthOf(document, part);
    const place = document.places.find(({ end }) => end > part.start)?.label;
    const facts = [
      ...(place === undefined || place === part.title ? [] : [place]),
      length === 0 ? say('documentNoText') : say('characters', { count: length }),
      ...(length > limit ? [say('documentCut', { limit })] : []),
    ];
    const others = chosen.filter((each) => each !== index);
    const next = chosen.includes(index) ? others : [...others, index].sort((a, b) => a - b);
    return html`<label>
      <input
        type="checkbox"
        ?disabled=${length === 0}
        .checked=${live(chosen.includes(index))}
        @change=${() => this.#choose({ chosen: next, isEach })}
      />
      <span>
        <bdi class="title">${part.title.trim() === '' ? say('documentBegin') : part.title}</bdi>
        <span class="hint">${facts.map((fact, at) => html`${at === 0 ? nothing : ' · '}<bdi>${fact}</bdi>`)}</span>
      </span>
    </label>`;
  }

  #renderClose(name: string): TemplateResult {
    const { say } = this;
    return html`<button type="button" aria-label=${`${say('close')}: ${name}`} @click=${() => this.#fire('ludo-close')}>${say('close')}</button>`;
  }

  /** Arrows go through a long outline, Home and End to its ends; Tab goes on from there. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const boxes = [...this.renderRoot.querySelectorAll<HTMLInputElement>('.outline input:enabled')];
    const at = boxes.indexOf(event.target as HTMLInputElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: boxes.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    boxes[to]?.focus();
  };

  #choose(choice: Choice): void {
    this.#fire('ludo-choice', choice);
  }

  #fire(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define('ludo-document-panel', DocumentPanel);
