import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { nearestLocale, type Say, sayIn } from '../say.js';
import { hasCode, Problem } from '../service/problem.js';
import type { Service } from '../service/service.js';
import { canWrite } from '../service/service.js';
import type { LlmResponse } from '../service/wire.js';
import { controls } from '../style.js';
import {
  faultsOf,
  formOf,
  type LlmFaults,
  type LlmForm,
  offline,
  readForm,
  renderLlmForm,
  withProvider,
} from './writer-form.js';

/** The writer dialog: a centred card, on phones over the full width. */
const dialogStyle = css`
  dialog {
    inline-size: min(36rem, 100vw - 1rem);
    max-inline-size: none;
    max-block-size: calc(100vh - 1rem);
    max-block-size: calc(100dvh - 1rem);
    padding: 0;
    border: 1px solid var(--color-border);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-surface);
    color: var(--color-text);
    overflow: auto;
  }
  dialog::backdrop { background: rgb(0 0 0 / 0.5); }
  .sheet { display: grid; gap: 1.25rem; padding: clamp(1rem, 4vw, 1.75rem); }
  .top { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
  h2 { font-size: 1.375rem; line-height: 1.25; }
  .now { padding: 1rem; border-radius: var(--radius); background: var(--color-raised); border: 1px solid var(--color-border); }
  .name { font-size: 1.125rem; font-weight: 700; }
  .state { font-weight: 600; }
  .well { color: var(--color-right); }
  .ill { color: var(--color-wrong); }
  dl div { display: flex; flex-wrap: wrap; gap: 0 0.5rem; font-size: 0.875rem; }
  dt { color: var(--color-muted); }
  dt::after { content: ':'; }
  .field { display: grid; gap: 0.375rem; }
  form { display: grid; gap: 1rem; }
  .choice { display: flex; gap: 0.75rem; align-items: center; min-block-size: 2.75rem; font-weight: 400; cursor: pointer; }
  .notice { margin: 0; font-size: 0.875rem; }
  .actions { margin: 0; }
`;

/** The dialog's state: idle, loading, changing the writer, or done changing it. */
type Stage = 'idle' | 'asking' | 'changing' | 'changed';

const empty: LlmForm = { provider: offline, model_name: '', temperature: '', base_url: '' };

/**
 * Shows which model writes and whether its server answers, and lets a person choose another. `open()` shows it; every
 * change fires `ludo-writer-changed` with the response of `POST /llm`. If the key does not allow it, the dialog says
 * so, and fires `ludo-other-key` to enter another.
 */
export class LudoWriterDialog extends LitElement {
  static override properties = {
    service: { attribute: false },
    llm: {},
    locale: {},
    status: { state: true },
    form: { state: true },
    faults: { state: true },
    stage: { state: true },
    isForbidden: { state: true },
  };
  static override styles = [controls, dialogStyle];

  declare service: Pick<Service, 'writer' | 'chooseWriter'>;
  /** `<provider>/<model_name>` of the writer in use, shown if the key allows no more; empty if unknown. */
  declare llm: string;
  /** BCP 47 tag of the interface; default English. */
  declare locale: string;
  declare protected status: LlmResponse | undefined;
  declare protected form: LlmForm;
  declare protected faults: LlmFaults;
  declare protected stage: Stage;
  declare protected isForbidden: boolean;

  constructor() {
    super();
    Object.assign(this, { llm: '', locale: 'en', form: empty, faults: {}, stage: 'idle', isForbidden: false });
  }

  /** Shows the dialog and reloads the writer's status. */
  async open(): Promise<void> {
    await this.updateComplete;
    this.#dialog.showModal();
    this.faults = {};
    this.stage = 'asking';
    this.isForbidden = false;
    try {
      this.status = await this.service.writer();
      this.form = formOf(this.status);
    } catch (error) {
      this.#fail(error);
    }
    this.stage = 'idle';
  }

  close(): void {
    this.#dialog.close();
  }

  protected override render(): TemplateResult {
    const say = sayIn(nearestLocale([this.locale]));
    return html`
      <dialog aria-labelledby="title">
        <div class="sheet">
          <div class="top">
            <h2 id="title">${say('writerTitle')}</h2>
            <button type="button" @click=${this.close}>${say('writerClose')}</button>
          </div>
          ${this.isForbidden ? this.#renderForbidden(say) : this.#renderChoice(say)}
        </div>
      </dialog>
    `;
  }

  #renderForbidden(say: Say): TemplateResult {
    return html`
      <div class="now">
        <p class="quiet">${say('writerNow')}</p>
        <p class="name"><bdi>${this.llm.startsWith('offline/') ? say('writerOfflineName') : this.llm}</bdi></p>
      </div>
      <p role="status">${say('keyAdmin')}</p>
      <div class="actions"><button type="button" @click=${this.#otherKey}>${say('keyOther')}</button></div>
    `;
  }

  #renderChoice(say: Say): TemplateResult {
    const { form, status, faults, stage } = this;
    return html`
          <section class="now" aria-label=${say('writerNow')}>
            ${status === undefined ? nothing : renderStatus(status, say)}
            ${stage === 'asking' ? html`<p role="status" class="quiet">${say('writerLoading')}</p>` : nothing}
          </section>
          <form novalidate @submit=${this.#choose} @input=${this.#write}>
            ${renderLlmForm({ form, status, faults, isChanging: stage === 'changing' }, say)}
            <p role="status">
              ${stage === 'changing' ? say('writerChanging') : nothing}
              ${stage === 'changed' && status !== undefined ? say(canWrite(status) ? 'writerChanged' : 'writerChangedAway', { llm: status.llm, reason: status.reason ?? '' }) : nothing}
            </p>
          </form>
    `;
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog') as HTMLDialogElement;
  }

  readonly #otherKey = (): void => {
    this.close();
    this.dispatchEvent(new CustomEvent('ludo-other-key', { bubbles: true, composed: true }));
  };

  readonly #write = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement;
    this.form = name === 'provider' ? withProvider(this.form, value, this.status) : { ...this.form, [name]: value };
    this.faults = {};
    if (this.stage === 'changed') this.stage = 'idle';
  };

  readonly #choose = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.stage === 'changing' || this.stage === 'asking') return;
    const say = sayIn(nearestLocale([this.locale]));
    const read = readForm(this.form);
    if ('wrong' in read) {
      const sentence = say(read.wrong === 'model_name' ? 'writerNeedsModel' : 'writerBadTemperature');
      await this.#showFaults({ [read.wrong]: sentence });
      return;
    }
    this.stage = 'changing';
    try {
      this.status = await this.service.chooseWriter(read.choice);
      this.form = formOf(this.status);
      this.stage = 'changed';
      const detail = this.status;
      this.dispatchEvent(new CustomEvent('ludo-writer-changed', { detail, bubbles: true, composed: true }));
    } catch (error) {
      this.stage = 'idle';
      this.#fail(error);
    }
  };

  #fail(error: unknown): void {
    this.isForbidden = hasCode(error, 'forbidden');
    const say = sayIn(nearestLocale([this.locale]));
    const isUnreachable = !(error instanceof Problem) || error.code === 'unreachable';
    void this.#showFaults(isUnreachable ? { form: say('problemUnreachable') } : faultsOf(error));
  }

  /** Focuses the first invalid field. */
  async #showFaults(faults: LlmFaults): Promise<void> {
    this.faults = faults;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }
}

customElements.define('ludo-writer-dialog', LudoWriterDialog);

/** The writer in use: its name, its address, and whether it answers or why it does not. */
function renderStatus(status: LlmResponse, say: Say): TemplateResult {
  const { provider, llm, base_url, temperature, reachable, slow, reason } = status;
  if (provider === offline) {
    return html`
      <p class="quiet">${say('writerNow')}</p>
      <p class="name">${say('writerOfflineName')}</p>
      <p class="quiet">${say('writerNotAsked')}</p>
    `;
  }
  return html`
    <p class="quiet">${say('writerNow')}</p>
    <p class="name"><bdi>${llm}</bdi></p>
    <p class=${canWrite(status) ? 'state well' : 'state ill'}>
      ${say(slow ? 'writerSlow' : reachable ? 'writerReachable' : 'writerUnreachable')} ${reason === undefined ? nothing : html`<bdi>${reason}</bdi>`}
    </p>
    <dl>
      ${entry(say('writerAddress'), base_url)} ${entry(say('writerTemperature'), temperature)}
    </dl>
  `;
}

function entry(name: string, value: string | number | null): unknown {
  return value === null ? nothing : html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`;
}
