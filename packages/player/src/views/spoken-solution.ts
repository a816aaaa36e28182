import { html, nothing, type TemplateResult } from 'lit';
import { textDirection } from '../direction.js';
import type { Words } from '../words.js';

/** The right answer for those who hear the verdict: to see, it stands in the item itself. */
export function spokenSolution(
  words: Words,
  solution: string | undefined,
  language: string,
): TemplateResult | typeof nothing {
  if (solution === undefined) return nothing;
  return html`<p class="unseen">
    ${words.say('solution')}: <span lang=${language || nothing} dir=${textDirection(language)}>${solution}</span>
  </p>`;
}
