import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Say } from '../say.js';
import { Problem } from '../service/problem.js';
import { Storage } from '../service/store.js';
import type { LlmRequest, LlmResponse } from '../service/wire.js';
import { controls, pageStyle } from '../style.js';
import {
  choiceOf,
  faultsOf,
  formOf,
  type ModelFaults,
  type ModelForm,
  nameOf,
  offline,
  readForm,
  renderFields,
  withProvider,
} from './model-form.js';
import { canWrite, type Operator } from './operator.js';
import { troubleOf } from './trouble.js';

const modelStyle = css`
  .panel, form, .field, .result { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
  .field { gap: 0.375rem; max-inline-size: 36rem; }
  .now, .result { padding: 1rem; border: 1px solid var(--color-border); border-radius: var(--radius); }
  .now:focus { outline: none; }
  .name { font-size: var(--size-large, 1.25rem); font-weight: 700; }
  .well { color: var(--color-right); font-weight: 600; }
  .ill { color: var(--color-wrong); font-weight: 600; }
  dl div { display: flex; flex-wrap: wrap; gap: 0 0.5rem; font-size: var(--size-small, 0.875rem); }
  dt { color: var(--color-muted); }
  dt::after { content: ':'; }
`;

/** What is under way: nothing, a test, or the change to another model. */
type Stage = 'idle' | 'testing' | 'changing';

/** A choice that was tested, and what came of it. */
interface Tested {
  readonly choice: LlmRequest;
  readonly status: LlmResponse;
}

/** The model that was in use before, to go back to it. */
interface Before {
  readonly choice: LlmRequest;
  readonly llm: string;
}

/**
 * Which model writes and whether its server answers. Another one is tested first; only then can it be used, and the one
 * before be brought back.
 */
class ModelPanel extends LitElement {
  static override properties = {
    operator: { attribute: false },
    say: { attribute: false },
    status: { state: true },
    listed: { state: true },
    form: { state: true },
    faults: { state: true },
    stage: { state: true },
    tested: { state: true },
    earlier: { state: true },
    told: { state: true },
  };
  static override styles = [controls, pageStyle, modelStyle];

  declare operator: Operator;
  declare say: Say;
  declare protected status: LlmResponse | undefined;
  /** Names of the models that a request may choose. */
  declare protected listed: readonly string[];
  declare protected form: ModelForm;
  declare protected faults: ModelFaults;
  declare protected stage: Stage;
  /** The latest test, as long as the form says what was tested. */
  declare protected tested: Tested | undefined;
  declare protected earlier: Before | undefined;
  /** What the latest change came to. */
  declare protected told: string;

  /** A reload does not take the way back. */
  readonly #kept = new Storage('ludotext-model-before', () => sessionStorage);

  constructor() {
    super();
    const form = { provider: offline, model_name: '', temperature: '', base_url: '' };
    Object.assign(this, { form, listed: [], faults: {}, stage: 'idle', told: '' });
    this.earlier = readBefore(this.#kept.read());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.status = await this.operator.model();
      this.form = formOf(this.status);
      this.listed = (await this.operator.models()).map(({ name, llm }) => `${name} (${llm})`);
    } catch (error) {
      this.#fail(error);
    }
  }

  protected override render(): TemplateResult {
    const { say, status, form, faults, stage, tested, listed } = this;
    // Another server may not offer the same models.
    const known = [tested?.status, status].find((each) => each?.provider === form.provider);
    return html`<section class="panel" aria-labelledby="title">
      <h2 id="title">${say('adminModel')}</h2>
      <div class="now" tabindex="-1">
        <p class="quiet">${say('adminModelNow')}</p>
        ${status === undefined ? html`<p>${say('loading')}</p>` : renderStatus(status, say)}
        <p role="status">${this.told}</p>
        ${this.#renderBefore()}
      </div>
      ${listed.length === 0 ? nothing : html`<p class="quiet">${say('adminListed', { models: listed.join(', ') })}</p>`}
      <h3>${say('adminModelOther')}</h3>
      <form novalidate @submit=${this.#test} @input=${this.#write}>
        ${renderFields({ form, status, offered: known?.models ?? [], faults }, say)}
        <div class="row">
          <button class=${tested === undefined ? 'main' : ''} aria-disabled=${stage !== 'idle'}>${say('adminTest')}</button>
          <span class="quiet">${say('adminTestHint')}</span>
        </div>
      </form>
      <div role="status">${stage === 'testing' ? say('adminTesting') : this.#renderTested()}</div>
    </section>`;
  }

  #renderBefore(): TemplateResult | typeof nothing {
    const { earlier: before, status, say, stage } = this;
    if (before === undefined || before.llm === status?.llm) return nothing;
    return html`<div class="actions">
      <button type="button" aria-disabled=${stage !== 'idle'} @click=${() => this.#use(before.choice)}>
        ${say('adminUndo', { llm: nameOf(before.llm, say) })}
      </button>
    </div>`;
  }

  #renderTested(): TemplateResult | typeof nothing {
    const { tested, say, stage } = this;
    if (tested === undefined) return nothing;
    const { choice, status } = tested;
    const answers = canWrite(status);
    return html`<div class="result">
      ${renderStatus(status, say)} ${answers ? nothing : html`<p>${say('adminUseAnywayHint')}</p>`}
      <div>
        <button type="button" class=${answers ? 'main' : ''} aria-disabled=${stage !== 'idle'} @click=${() => this.#use(choice)}>
          ${say(answers ? 'adminUse' : 'adminUseAnyway')}
        </button>
      </div>
    </div>`;
  }

  readonly #write = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement;
    this.form = name === 'provider' ? withProvider(this.form, value, this.status) : { ...this.form, [name]: value };
    this.faults = {};
    this.tested = undefined;
  };

  readonly #test = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.stage !== 'idle') return;
    const read = readForm(this.form);
    if ('wrong' in read) {
      const sentence = this.say(read.wrong === 'model_name' ? 'adminNeedsName' : 'adminBadCreativity');
      await this.#showFaults({ [read.wrong]: sentence });
      return;
    }
    const { form } = this;
    this.stage = 'testing';
    this.faults = {};
    this.tested = undefined;
    this.told = '';
    try {
      const status = await this.operator.test(read.choice);
      // What was typed meanwhile was not tested.
      if (form === this.form) this.tested = { choice: read.choice, status };
    } catch (error) {
      this.#fail(error);
    }
    this.stage = 'idle';
  };

  async #use(choice: LlmRequest): Promise<void> {
    if (this.stage !== 'idle') return;
    const { status: last } = this;
    this.stage = 'changing';
    try {
      this.status = await this.operator.use(choice);
      this.form = formOf(this.status);
      this.tested = undefined;
      this.told = this.say('adminUsed', { llm: nameOf(this.status.llm, this.say) });
      if (last !== undefined) this.#keep({ choice: choiceOf(last), llm: last.llm });
    } catch (error) {
      this.#fail(error);
    }
    this.stage = 'idle';
    await this.updateComplete;
    // The button that was pressed is gone.
    if (this.tested === undefined) this.renderRoot.querySelector<HTMLElement>('.now')?.focus();
  }

  #keep(before: Before): void {
    this.earlier = before;
    this.#kept.write(before);
  }

  #fail(error: unknown): void {
    const isOfService = error instanceof Problem && (error.faults.length > 0 || error.code === 'base_url_not_allowed');
    void this.#showFaults(isOfService ? faultsOf(error) : { form: troubleOf(error, this.say) });
  }

  /** Focuses the first invalid field. */
  async #showFaults(faults: ModelFaults): Promise<void> {
    this.faults = faults;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }
}

customElements.define('ludo-model-panel', ModelPanel);

/** A model: its name, its address, and whether it answers or why it does not. */
function renderStatus(status: LlmResponse, say: Say): TemplateResult {
  const { provider, llm, base_url, temperature, slow, reason = '', version, context_tokens: window } = status;
  const name = html`<p class="name"><bdi>${nameOf(llm, say)}</bdi></p>`;
  if (provider === offline) return html`${name}<p class="quiet">${say('adminNoServer')}</p>`;
  const answers = canWrite(status);
  return html`
    ${name}
    <p class=${answers ? 'well' : 'ill'}>
      ${say(slow ? 'adminSlow' : answers ? 'adminConnected' : 'adminNotConnected')}
      <bdi>${reason}</bdi>
    </p>
    <dl>
      ${entry(say('adminAddress'), base_url)} ${entry(say('adminCreativity'), temperature)}
      ${entry(say('adminVersion'), version)} ${entry(say('adminWindow'), window)}
    </dl>
  `;
}

function entry(name: string, value: string | number | null | undefined): unknown {
  return value === null || value === undefined
    ? nothing
    : html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`;
}

/** What the tab kept of the model before; `undefined` for anything else. */
function readBefore(kept: unknown): Before | undefined {
  const { choice, llm } = (kept ?? {}) as Partial<Record<keyof Before, unknown>>;
  const hasChoice = typeof choice === 'object' && choice !== null && 'provider' in choice;
  return hasChoice && typeof llm === 'string' ? { choice: choice as LlmRequest, llm } : undefined;
}
