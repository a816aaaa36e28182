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
  .brand { margin-inline-end: auto; display: flex; gap: 0.6rem; align-items: center; min-block-size: 44px; font: 700 var(--size-title) / 1 var(--font-display); color: inherit; text-decoration: none; }
  .sets { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 0.75rem; border-radius: var(--radius); font-weight: 600; text-decoration: none; }
  .sets:hover { background: var(--color-tint); }
  svg { flex: none; fill: var(--color-accent); stroke-linecap: round; }
  circle { fill: var(--color-on-accent); }
  .fold { fill: color-mix(in srgb, var(--color-accent) 50%, var(--color-raised)); }
  .line, .smile { fill: none; stroke: var(--color-on-accent); stroke-width: 2.4; }
  .smile { stroke: light-dark(var(--color-highlight), var(--color-on-accent)); stroke-width: 3; }
  .row { gap: 0.25rem; min-inline-size: 0; flex-wrap: nowrap; }
  select { border-color: transparent; background: transparent; font-weight: 500; font-size: 0.95rem; inline-size: auto; padding-inline: 0.5rem; }
  select:hover { border-color: var(--color-border); }
  option { background: var(--color-raised); color: var(--color-text); }
  @media (max-width: 34rem) {
    .brand { font-size: var(--size-large); gap: 0.4rem; }
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

/** A page that smiles. */
const mark = svg`<path d="M8 2.5h11.5L28 11v15a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 26V6A3.5 3.5 0 0 1 8 2.5z" />
  <path class="fold" d="M19.5 2.5V8a3 3 0 0 0 3 3H28z" />
  <path class="line" d="M9.5 10h6" /><circle cx="11.5" cy="16.5" r="1.9" /><circle cx="20.5" cy="16.5" r="1.9" />
  <path class="smile" d="M10 21.5q6 5 12 0" />`;

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
