import { css, html, LitElement, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Locale, locales, type Say } from '../say.js';
import { controls, pageStyle } from '../style.js';
import { linkTo } from './address.js';
import type { Theme } from './preferences.js';

const pageHeaderStyle = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    align-items: center;
    padding-block: 0.75rem;
  }
  .brand { margin-inline-end: auto; display: flex; gap: 0.6rem; align-items: center; min-block-size: 44px; font-size: 1.25rem; font-weight: 700; color: inherit; text-decoration: none; }
  .sets { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 0.5rem; font-weight: 500; }
  svg { fill: var(--ludo-color-tint); stroke: var(--color-accent); stroke-width: 1.8; }
  .front { fill: var(--color-accent); }
  .lines { stroke: var(--color-on-accent); stroke-linecap: round; }
  .row { gap: 0.25rem; min-inline-size: 0; flex-wrap: nowrap; }
  select { border-color: transparent; background: transparent; font-weight: 500; font-size: 0.95rem; inline-size: auto; padding-inline: 0.5rem; }
  select:hover { border-color: var(--color-border); }
  option { background: var(--color-raised); color: var(--color-text); }
  @media (max-width: 34rem) {
    .brand { font-size: 1rem; gap: 0.4rem; }
    svg { inline-size: 30px; }
    .row { gap: 0; }
    select { padding-inline: 0.2rem; font-size: 0.875rem; }
  }
`;

const themes = [
  { theme: 'auto', name: 'themeAuto' },
  { theme: 'light', name: 'themeLight' },
  { theme: 'dark', name: 'themeDark' },
] as const;

const mark = svg`<rect x="2" y="7" width="16" height="22" rx="3" transform="rotate(-10 10 18)" />
  <rect x="12" y="4" width="16" height="22" rx="3" transform="rotate(8 20 15)" class="front" />
  <path d="M16.5 11.5l8 1.1M15.9 15.5l8 1.1M15.3 19.5l5 .7" class="lines" />`;

/** The way to the start and to the sets, theme and language. Fires `ludo-locale` and `ludo-theme` with the choice. */
class PageHeader extends LitElement {
  static override properties = { locale: {}, theme: {}, say: { attribute: false } };
  static override styles = [controls, pageStyle, pageHeaderStyle];

  declare locale: Locale;
  declare theme: Theme;
  declare say: Say;

  protected override render(): TemplateResult {
    const { say } = this;
    return html`
      <a class="brand" href=${linkTo({ view: 'create' })}>
        <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">${mark}</svg>
        <span>Ludotext</span>
      </a>
      <a class="sets" href=${linkTo({ view: 'sets' })}>${say('mySets')}</a>
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

  #fire(type: string, detail: string): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

const chosen = (event: Event): string => (event.target as HTMLSelectElement).value;

customElements.define('ludo-page-header', PageHeader);
