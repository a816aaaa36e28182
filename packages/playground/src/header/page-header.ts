import { html, LitElement, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { pageStyle } from '../look/page-style.js';
import { controls } from '../play/style.js';
import type { Say } from '../say.js';
import type { Theme } from '../state/preferences.js';
import { type Locale, locales } from '../strings.js';
import { pageHeaderStyle } from './page-header-style.js';

const themes = [
  { theme: 'auto', name: 'themeAuto' },
  { theme: 'light', name: 'themeLight' },
  { theme: 'dark', name: 'themeDark' },
] as const;

const mark = svg`<rect x="2" y="7" width="16" height="22" rx="3" transform="rotate(-10 10 18)" />
  <rect x="12" y="4" width="16" height="22" rx="3" transform="rotate(8 20 15)" class="front" />
  <path d="M16.5 11.5l8 1.1M15.9 15.5l8 1.1M15.3 19.5l5 .7" class="lines" />`;

/**
 * Whose page it is, which writer is in use, and how the page looks and speaks. Fires `ludo-writer`, `ludo-locale` and
 * `ludo-theme` with what was chosen.
 */
export class PageHeader extends LitElement {
  static override properties = {
    llm: {},
    ready: { type: Boolean },
    isAsked: { attribute: false },
    locale: {},
    theme: {},
    say: { attribute: false },
  };
  static override styles = [controls, pageStyle, pageHeaderStyle];

  /** `<provider>/<model_name>`; empty where it is not known. */
  declare llm: string;
  /** Whether the writer can write; `undefined` where that is not known. */
  declare ready: boolean | undefined;
  /** Whether the service first wants a key. */
  declare isAsked: boolean;
  declare locale: Locale;
  declare theme: Theme;
  declare say: Say;

  protected override render(): TemplateResult {
    const { say } = this;
    return html`
      <p class="brand">
        <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">${mark}</svg>
        <span>Ludotext</span>
      </p>
      <button type="button" class="writer" ?disabled=${this.isAsked} @click=${() => this.#fire('ludo-writer')}>
        <span class=${this.#dotClass()} aria-hidden="true"></span><bdi>${this.#writerName()}</bdi>
      </button>
      <div class="row">
        <label class="hidden" for="locale">${say('interfaceLanguage')}</label>
        <select id="locale" @change=${(event: Event) => this.#fire('ludo-locale', chosen(event))}>
          ${locales.map(
            ({ locale, name }) =>
              html`<option value=${locale} lang=${locale} .selected=${live(locale === this.locale)}>${name}</option>`,
          )}
        </select>
        <label class="hidden" for="theme">${say('theme')}</label>
        <select id="theme" @change=${(event: Event) => this.#fire('ludo-theme', chosen(event))}>
          ${themes.map(
            ({ theme, name }) =>
              html`<option value=${theme} .selected=${live(theme === this.theme)}>${say(name)}</option>`,
          )}
        </select>
      </div>
    `;
  }

  #writerName(): string {
    if (this.llm === '') return this.say('writerUnknown');
    if (this.llm.startsWith('offline/')) return this.say('writerOffline');
    return this.say(this.ready === false ? 'writerNotReady' : 'writer', { name: this.llm });
  }

  #dotClass(): string {
    if (this.ready === undefined) return 'dot';
    return this.ready ? 'dot well' : 'dot ill';
  }

  #fire(type: string, detail?: string): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

const chosen = (event: Event): string => (event.target as HTMLSelectElement).value;

customElements.define('ludo-page-header', PageHeader);
