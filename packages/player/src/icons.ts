import { html, svg, type TemplateResult } from 'lit';

const shapes = {
  right: svg`<path d="M4 12.5l5.5 5.5L20 7" />`,
  wrong: svg`<path d="M6 6l12 12M18 6L6 18" />`,
  partly: svg`<path d="M4 12h16" />`,
} as const;

/** A sign beside a word that says the same: hidden from screen readers, in the colour of the text. */
export function icon(name: keyof typeof shapes): TemplateResult {
  return html`<svg
    class="icon"
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
    stroke-linecap="round"
    stroke-linejoin="round"
  >${shapes[name]}</svg>`;
}
