import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { type Say, sayIn } from '../say.js';
import { controls, pageStyle } from '../style.js';

const evidenceViewStyle = css`
  .page {
    max-block-size: 18rem;
    overflow: auto;
    padding: 0.75rem 1rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
  mark { padding: 0.1em 0.2em; }
`;

/** The source text with the words that prove an answer marked and in view. */
export class LudoEvidenceView extends LitElement {
  static override properties = {
    text: { attribute: false },
    evidence: { attribute: false },
    place: { attribute: false },
    language: {},
    say: { attribute: false },
  };
  static override styles = [controls, pageStyle, evidenceViewStyle];

  declare text: string;
  /** A quote of the text; white space makes no difference. */
  declare evidence: string;
  /** Where it stands in the document that the text was taken from: `page 12`. */
  declare place: string | undefined;
  /** BCP 47 tag of the text; empty for unknown. */
  declare language: string;
  declare say: Say;

  constructor() {
    super();
    Object.assign(this, { text: '', evidence: '', language: '', say: sayIn('en') });
  }

  protected override updated(): void {
    const page = this.renderRoot.querySelector<HTMLElement>('.page');
    const mark = page?.querySelector('mark');
    if (page == null || mark == null) return;
    // Scrolls the text only, not the page around it.
    const below = mark.getBoundingClientRect().top - page.getBoundingClientRect().top;
    page.scrollTop += below - page.clientHeight / 3;
  }

  protected override render(): TemplateResult {
    const { text, place } = this;
    const found = findQuote(text, this.evidence);
    const shown =
      found === undefined
        ? text
        : html`${text.slice(0, found.start)}<mark>${text.slice(found.start, found.end)}</mark>${text.slice(found.end)}`;
    return html`
      ${place === undefined ? nothing : html`<p class="quiet"><bdi>${place}</bdi></p>`}
      ${found === undefined ? html`<p class="quiet">${this.say('itemNotInText')}</p>` : nothing}
      <div class="page" role="region" tabindex="0" aria-label=${this.say('itemText')}>
        <p class="text" dir="auto" lang=${this.language || nothing}>${shown}</p>
      </div>
    `;
  }
}

customElements.define('ludo-evidence-view', LudoEvidenceView);

/** Where a quote stands in a text, whatever white space is between its words. */
function findQuote(text: string, quote: string): { readonly start: number; readonly end: number } | undefined {
  const words = quote.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const literal = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const found = new RegExp(literal, 'u').exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}
