import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { pageStyle } from '../look/page-style.js';
import { controls } from '../play/style.js';
import type { Say } from '../say.js';
import type { Problem } from '../service/problem.js';
import { explain, type Remedy } from './remedy.js';

const names = { retry: 'retry', edit: 'changeText', games: 'chooseGames', writer: 'chooseWriter' } as const;

/** A problem as a sentence, with ways out of it. Fires `ludo-remedy` with the one that was chosen. */
export class ProblemNotice extends LitElement {
  static override properties = { problem: { attribute: false }, say: { attribute: false } };
  static override styles = [
    controls,
    pageStyle,
    css`
      .problem {
        padding: 1rem 1.25rem;
        border: 1px solid var(--color-wrong);
        border-inline-start-width: 6px;
        border-radius: var(--radius);
        background: var(--color-raised);
      }
      .sentence { font-weight: 600; }
      .small { margin-block-start: 0.75rem; font-size: 0.85rem; }
    `,
  ];

  declare problem: Problem;
  declare say: Say;

  protected override render(): TemplateResult {
    const { say, problem } = this;
    const { sentence, remedies, showsDetail } = explain(problem.code);
    return html`<div class="problem">
      <div role="alert">
        <p class="sentence">${say(sentence, { count: problem.faults.length })}</p>
        ${problem.retryAfter ? html`<p>${say('wait', { count: Math.ceil(problem.retryAfter) })}</p>` : nothing}
        ${showsDetail ? html`<p class="quiet" dir="auto">${problem.message}</p>` : nothing}
      </div>
      ${
        remedies.length > 0
          ? html`<div class="actions">
              ${remedies.map(
                (remedy, index) => html`<button
                  type="button"
                  class=${index === 0 ? 'main' : ''}
                  @click=${() => this.#choose(remedy)}
                >${say(names[remedy])}</button>`,
              )}
            </div>`
          : nothing
      }
      <p class="small quiet">
        ${say('code', { code: problem.code })}${
          problem.requestId === undefined ? nothing : html` · ${say('requestId', { id: problem.requestId })}`
        }
      </p>
    </div>`;
  }

  #choose(remedy: Remedy): void {
    this.dispatchEvent(new CustomEvent('ludo-remedy', { detail: remedy, bubbles: true, composed: true }));
  }
}

customElements.define('ludo-problem-notice', ProblemNotice);
