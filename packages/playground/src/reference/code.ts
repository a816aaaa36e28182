import { css, html, type TemplateResult } from 'lit';

export const codeStyle = css`
  code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.9em; }
  pre {
    margin: 0;
    max-block-size: 24rem;
    overflow: auto;
    padding: 1rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-surface);
    font-size: var(--size-small, 0.875rem);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Code as it stands. It takes the focus, so that keys can scroll it. @param name what it is */
export function renderCode(name: string, code: string): TemplateResult {
  return html`<pre tabindex="0" role="group" aria-label=${name}>${code}</pre>`;
}
