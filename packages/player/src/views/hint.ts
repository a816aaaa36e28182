import { html, nothing, type TemplateResult } from 'lit';
import { textMember } from '../text-member.js';
import type { Words } from '../words.js';
import { passage } from './passage.js';

/** The item's hint, closed until the person opens it. */
export function hint(words: Words, item: object, language: string): TemplateResult | typeof nothing {
  const text = textMember(item, 'hint');
  if (text === undefined) return nothing;
  return html`<details class="hint"><summary>${words.say('hint')}</summary>${passage(text, language)}</details>`;
}
