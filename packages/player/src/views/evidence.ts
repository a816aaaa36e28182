import { html, nothing, type TemplateResult } from 'lit';
import { textMember } from '../text-member.js';
import type { Words } from '../words.js';
import { passage } from './passage.js';

/** The words of the source that prove the answer, as a quotation. */
export function evidence(words: Words, item: object, language: string): TemplateResult | typeof nothing {
  const text = textMember(item, 'evidence');
  if (text === undefined) return nothing;
  return html`<figure class="evidence">
    <figcaption>${words.say('evidence')}</figcaption>
    <blockquote>${passage(text, language)}</blockquote>
  </figure>`;
}
