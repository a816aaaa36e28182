import type { HealthResponse } from '@ludotext/wire';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Locale, Say } from '../say.js';
import { controls, pageStyle } from '../style.js';
import type { Operator } from './operator.js';
import { troubleOf } from './trouble.js';

const healthStyle = css`
  .panel { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
  .well { color: var(--color-right); font-weight: 600; }
  .ill { color: var(--color-wrong); font-weight: 600; }
  dl { display: grid; gap: 0.75rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); }
  dt { color: var(--color-muted); font-size: var(--size-small, 0.875rem); }
  dd { font-variant-numeric: tabular-nums; }
  ul { padding-inline-start: 1.25rem; }
`;

/** How the service is, its limits, and what it is doing. */
class HealthPanel extends LitElement {
  static override properties = {
    operator: { attribute: false },
    say: { attribute: false },
    locale: {},
    health: { state: true },
    trouble: { state: true },
  };
  static override styles = [controls, pageStyle, healthStyle];

  declare operator: Operator;
  declare say: Say;
  declare locale: Locale;
  /** `undefined` until known, and while the service cannot be asked. */
  declare protected health: HealthResponse | undefined;
  declare protected trouble: string;

  constructor() {
    super();
    this.trouble = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#comeBack);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#comeBack);
  }

  protected override render(): TemplateResult {
    const { say, health, trouble } = this;
    return html`<section class="panel" aria-labelledby="title">
      <h2 id="title">${say('adminHealth')}</h2>
      <div role="status">${health === undefined ? (trouble === '' ? say('loading') : nothing) : this.#renderStatus(health)}</div>
      <p class="trouble" role="alert" dir="auto">${trouble}</p>
      ${health === undefined ? nothing : this.#renderFigures(health)}
      <div><button type="button" @click=${this.#load}>${say('adminRefresh')}</button></div>
    </section>`;
  }

  #renderStatus({ status, reasons = [] }: HealthResponse): TemplateResult {
    const isWell = status === 'ok';
    return html`
      <p class=${isWell ? 'well' : 'ill'}>${this.say(isWell ? 'adminWell' : 'adminIll')}</p>
      ${reasons.length === 0 ? nothing : html`<ul dir="auto">${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`}
    `;
  }

  #renderFigures({ version, uptime_seconds: uptime, games, limits, work }: HealthResponse): TemplateResult {
    const { say } = this;
    const since = new Intl.DateTimeFormat(this.locale, { dateStyle: 'medium', timeStyle: 'short' });
    const figures = [
      [say('adminVersion'), version],
      [say('adminSince'), since.format(Date.now() - uptime * 1000)],
      [say('adminGames'), say('adminGamesActive', { ...games })],
      [say('adminMaxText'), say('characters', { count: limits.max_text })],
      [say('adminMaxItems'), this.#number(limits.max_items)],
      [say('adminRequests'), this.#number(work.requests)],
      [say('adminCalls'), this.#number(work.calls)],
      [say('adminWaiting'), this.#number(work.waiting)],
    ];
    return html`<dl>
      ${figures.map(([name, value]) => html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`)}
    </dl>`;
  }

  #number(value: number): string {
    return value.toLocaleString(this.locale);
  }

  readonly #load = async (): Promise<void> => {
    try {
      this.health = await this.operator.health();
      this.trouble = '';
    } catch (error) {
      this.health = undefined;
      this.trouble = troubleOf(error, this.say);
    }
  };

  readonly #comeBack = (): void => {
    if (document.visibilityState === 'visible') void this.#load();
  };
}

customElements.define('ludo-health-panel', HealthPanel);
