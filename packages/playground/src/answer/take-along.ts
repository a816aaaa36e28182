import { css, html, LitElement, type TemplateResult } from 'lit';
import './copy-button.js';
import { pageStyle } from '../look/page-style.js';
import { controls } from '../play/style.js';
import type { Run } from '../run/run.js';
import type { Say } from '../say.js';
import { answerJson } from './answer-json.js';
import { curlCommand } from './curl.js';
import { download } from './download.js';

/** What a person takes along: the items as JSON, and the command that asks for them. Only for runs that are over. */
export class TakeAlong extends LitElement {
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
  /** Whether the service asks for a key. */
  declare hasKey: boolean;
  declare say: Say;

  protected override render(): TemplateResult {
    const { say, run } = this;
    const json = answerJson(run);
    const curl = curlCommand(location.origin, run.request, this.hasKey);
    return html`
      <section class="panel stack" aria-labelledby="heading">
        <div>
          <h2 id="heading">${say('takeAlong')}</h2>
          <p class="quiet">${say('takeAlongHint')}</p>
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

customElements.define('ludo-take-along', TakeAlong);
