import { html, nothing, type TemplateResult } from 'lit';
import { textDirection } from '../direction.js';

/** A text of an item as a paragraph of its own, in its own language and direction, so that it cannot turn its neighbours round. */
export function passage(text: string, language: string): TemplateResult {
  return html`<p class="text" lang=${language || nothing} dir=${textDirection(language)}>${text}</p>`;
}
