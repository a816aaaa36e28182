import { html, svg, type TemplateResult } from 'lit';

const shapes = {
  grip: svg`<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />`,
  up: svg`<path d="M6 14.5l6-6 6 6" />`,
  down: svg`<path d="M6 9.5l6 6 6-6" />`,
} as const;

/** A sign of an ordering game; what it stands for is said beside it. */
export function orderIcon(name: keyof typeof shapes): TemplateResult {
  return html`<svg
    class="icon"
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
    stroke-linecap="round"
    stroke-linejoin="round"
  >${shapes[name]}</svg>`;
}
