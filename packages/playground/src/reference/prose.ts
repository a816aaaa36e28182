import { html, type TemplateResult } from 'lit';

/** Text with the marks that the document uses: paragraphs, lists and code. All else is shown as it is. */
export function renderProse(text = ''): TemplateResult[] {
  return text.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n');
    if (lines.every((line) => line.startsWith('- '))) {
      return html`<ul>${lines.map((line) => html`<li>${renderLine(line.slice(2))}</li>`)}</ul>`;
    }
    return html`<p>${renderLine(block)}</p>`;
  });
}

/** One line of such text. */
export function renderLine(text = ''): unknown[] {
  return text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}
