import { html, type TemplateResult } from 'lit';
import { textMember } from '../text-member.js';
import { passage } from './passage.js';

/** The sentences of a grade, without the item's explanation, which has its own place; the language of a game's sentences is not known. */
export function feedback(sentences: readonly string[], item: object): TemplateResult {
  const explanation = textMember(item, 'explanation');
  return html`${sentences.filter((sentence) => sentence !== explanation).map((sentence) => passage(sentence, ''))}`;
}
