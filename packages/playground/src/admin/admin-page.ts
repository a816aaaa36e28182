import { html, LitElement, nothing, type TemplateResult } from 'lit';
import '../page/key-panel.js';
import { applyPreferences, readPreferences } from '../page/preferences.js';
import { loadLocale, type Say, sayIn } from '../say.js';
import { hasCode } from '../service/problem.js';
import './games-panel.js';
import './health-panel.js';
import './model-panel.js';
import { Operator } from './operator.js';
import { troubleOf } from './trouble.js';
import './admin.css';

/** Whether the service lets this tab change it. */
type Admission = 'asking' | 'admitted' | 'refused';

/**
 * The page of the people who run the service: its health, the model that writes, its games. It renders into the document
 * itself, so that landmarks and the skip link work.
 */
class AdminPage extends LitElement {
  static override properties = { say: { state: true }, admission: { state: true }, trouble: { state: true } };

  /** `undefined` until the language is loaded. */
  declare protected say: Say | undefined;
  declare protected admission: Admission;
  declare protected trouble: string;

  readonly #operator = new Operator();
  /** What this browser's person chose on the page for teachers. */
  readonly #preferences = readPreferences(navigator.languages);

  constructor() {
    super();
    Object.assign(this, { admission: 'asking', trouble: '' });
  }

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#operator.connection.addEventListener('change', this.#onAccess);
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#operator.connection.removeEventListener('change', this.#onAccess);
  }

  async #begin(): Promise<void> {
    const { locale } = this.#preferences;
    applyPreferences(this.#preferences, document.documentElement);
    this.#operator.connection.language = locale;
    await loadLocale(locale);
    this.say = sayIn(locale);
    document.title = `Ludotext: ${this.say('adminTitle')}`;
    await this.#enter();
  }

  /** Asks what only an operator may know; without a key this waits until there is one. */
  async #enter(): Promise<void> {
    this.trouble = '';
    try {
      await this.#operator.model();
      this.admission = 'admitted';
    } catch (error) {
      if (hasCode(error, 'forbidden')) this.admission = 'refused';
      else if (this.say !== undefined) this.trouble = troubleOf(error, this.say);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { say, admission, trouble } = this;
    if (say === undefined) return nothing;
    const { hasKey, isAsked } = this.#operator.connection.state;
    const { locale } = this.#preferences;
    return html`
      <a class="skip hidden" href="#content">${say('skip')}</a>
      <header>
        <a href="/">Ludotext</a>
        <a href="/docs">${say('forDevelopers')}</a>
        ${hasKey ? html`<button type="button" @click=${this.#forget}>${say('keyForget')}</button>` : nothing}
      </header>
      <main id="content" tabindex="-1">
        <h1>${say('adminTitle')}</h1>
        <p>${say('adminLead')}</p>
        ${isAsked || admission === 'refused' ? this.#renderKey(say) : nothing}
        ${trouble === '' ? nothing : this.#renderTrouble(say)}
        <ludo-health-panel .operator=${this.#operator} .say=${say} .locale=${locale}></ludo-health-panel>
        ${
          admission === 'admitted'
            ? html`
                ${hasKey ? nothing : html`<p class="note">${say('adminNoKeys')}</p>`}
                <ludo-model-panel .operator=${this.#operator} .say=${say}></ludo-model-panel>
                <ludo-games-panel .operator=${this.#operator} .say=${say}></ludo-games-panel>
              `
            : nothing
        }
      </main>
    `;
  }

  #renderKey(say: Say): TemplateResult {
    return html`<ludo-key-panel
      .enter=${(key: string) => this.#enterKey(key)}
      .trouble=${this.admission === 'refused' ? say('keyAdmin') : ''}
      .say=${say}
    ></ludo-key-panel>`;
  }

  #renderTrouble(say: Say): TemplateResult {
    return html`<div class="note">
      <p role="alert" dir="auto">${this.trouble}</p>
      <button type="button" @click=${() => this.#enter()}>${say('retry')}</button>
    </div>`;
  }

  /** @throws Problem `unauthorized` for a key that the service does not know, `forbidden` for one that may only play */
  async #enterKey(key: string): Promise<void> {
    await this.#operator.connection.enter(key, '/llm');
    this.admission = 'admitted';
  }

  readonly #forget = (): void => {
    this.#operator.connection.forget();
    // Nothing that came with the key stays, nor comes after it.
    location.reload();
  };

  readonly #onAccess = (): void => this.requestUpdate();
}

customElements.define('ludo-admin', AdminPage);
