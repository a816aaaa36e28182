import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Run } from '../run/run.js';
import type { Say } from '../say.js';
import { controls, pageStyle } from '../style.js';
import { curlCommand, responseJson } from './formats.js';

/** Copies a text and confirms it. */
class CopyButton extends LitElement {
  static override properties = {
    text: { attribute: false },
    label: {},
    say: { attribute: false },
    outcome: { state: true },
  };
  static override styles = [
    controls,
    pageStyle,
    css`
      :host { display: inline-flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
    `,
  ];

  declare text: string;
  declare label: string;
  declare say: Say;
  declare protected outcome: 'copied' | 'notCopied' | undefined;

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('text')) this.outcome = undefined;
  }

  protected override render(): TemplateResult {
    return html`
      <button type="button" @click=${this.#copy}>${this.label}</button>
      <span role="status" class="quiet">${this.outcome === undefined ? nothing : this.say(this.outcome)}</span>
    `;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.text);
      this.outcome = 'copied';
    } catch {
      this.outcome = 'notCopied';
    }
  };
}

customElements.define('ludo-copy-button', CopyButton);

/** The exports of a finished run: the items as JSON, and the command that requests them. */
class ExportPanel extends LitElement {
  static override properties = { run: { attribute: false }, hasKey: { attribute: false }, say: { attribute: false } };
  static override styles = [
    controls,
    pageStyle,
    css`
      pre {
        margin: 0;
        max-block-size: 24rem;
        overflow: auto;
        padding: 1rem;
        border-radius: var(--radius);
        background: var(--color-surface);
        font-size: 0.85rem;
        white-space: pre-wrap;
        text-align: start;
      }
      a { display: inline-flex; align-items: center; min-block-size: 44px; }
    `,
  ];

  declare run: Run;
  /** Whether the service requires a key. */
  declare hasKey: boolean;
  declare say: Say;

  protected override render(): TemplateResult {
    const { say, run } = this;
    const json = responseJson(run);
    const curl = curlCommand(location.origin, run.request, this.hasKey);
    return html`
      <section class="panel stack" aria-labelledby="heading">
        <div>
          <h2 id="heading">${say('exportTitle')}</h2>
          <p class="quiet">${say('exportHint')}</p>
        </div>
        <div class="row">
          <button type="button" @click=${() => download('ludotext.json', json)}>${say('download')}</button>
          <ludo-copy-button .text=${json} .label=${say('copyJson')} .say=${say}></ludo-copy-button>
          <ludo-copy-button .text=${curl} .label=${say('copyCurl')} .say=${say}></ludo-copy-button>
        </div>
        <div>
          <details>
            <summary>${say('rawJson')}</summary>
            <pre dir="ltr" tabindex="0" role="region" aria-label=${say('rawJson')}>${json}</pre>
          </details>
          <details>
            <summary>${say('curl')}</summary>
            <pre dir="ltr" tabindex="0" role="region" aria-label=${say('curl')}>${curl}</pre>
          </details>
        </div>
        <div class="row">
          <a href="/docs">${say('apiReference')}</a>
          <a href="/openapi.json">${say('openApi')}</a>
        </div>
      </section>
    `;
  }
}

customElements.define('ludo-take-along', ExportPanel);

/** Offers a text to the browser as a download. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
