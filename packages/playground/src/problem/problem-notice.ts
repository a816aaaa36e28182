import {
  css,
  html,
  LitElement,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { Say } from '../say.js';
import type { ToldProblem } from '../service/problem.js';
import { controls, pageStyle } from '../style.js';
import { explain, type Remedy } from './explanations.js';

const names = { retry: 'retry', edit: 'changeText' } as const;

/**
 * A problem as a sentence, with its remedies. Fires `ludo-remedy` with the chosen one; not before the time at which the
 * service allows a retry. The countdown is visual only: screen readers are told when it ends.
 */
export class ProblemNotice extends LitElement {
  static override properties = {
    problem: { attribute: false },
    say: { attribute: false },
  };
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
      .problem [role='status']:empty { display: block; }
      .small { margin-block-start: 0.75rem; font-size: 0.85rem; }
    `,
  ];

  declare problem: ToldProblem;
  declare say: Say;

  readonly #countdown = new Countdown(this);

  protected override render(): TemplateResult {
    const { say, problem } = this;
    const { sentence, remedies, showsDetail } = explain(problem.code);
    const left = this.#countdown.left(problem.retryAt);
    return html`<div class="problem">
      <div role="alert">
        <p class="sentence">${say(sentence, { count: problem.faults.length })}</p>
        ${showsDetail ? html`<p class="quiet" dir="auto">${problem.message}</p>` : nothing}
      </div>
      ${left > 0 ? html`<p id="wait" role="timer">${waiting(left, say)}</p>` : nothing}
      <p role="status">${problem.retryAfter && left === 0 ? say('retryNow') : nothing}</p>
      ${
        remedies.length > 0
          ? html`<div class="actions">
              ${remedies.map(
                (remedy, index) => html`<button
                  type="button"
                  class=${index === 0 ? 'main' : ''}
                  aria-disabled=${remedy === 'retry' && left > 0}
                  aria-describedby=${remedy === 'retry' && left > 0 ? 'wait' : nothing}
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
    if (remedy === 'retry' && this.#countdown.left(this.problem.retryAt) > 0) return;
    this.dispatchEvent(new CustomEvent('ludo-remedy', { detail: remedy, bubbles: true, composed: true }));
  }
}

customElements.define('ludo-problem-notice', ProblemNotice);

/** The wait until a retry, as text; in minutes when there are many seconds. */
export function waiting(seconds: number, say: Say): string {
  if (seconds > 90) return say('waitMinutes', { count: Math.ceil(seconds / 60) });
  return say('wait', { count: Math.ceil(seconds) });
}

/** Renders its host every second until a given time. */
class Countdown implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #until = 0;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Seconds left until a time, which is in milliseconds since 1970. */
  left(until = 0): number {
    this.#until = until;
    return Math.max(0, Math.ceil((until - Date.now()) / 1000));
  }

  hostUpdated(): void {
    clearTimeout(this.#next);
    const left = this.#until - Date.now();
    if (left > 0) this.#next = setTimeout(() => this.#host.requestUpdate(), left % 1000 || 1000);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#next);
  }
}
