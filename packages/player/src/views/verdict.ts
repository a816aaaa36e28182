import type { Grade } from '@ludotext/engine/play';
import { html, type TemplateResult } from 'lit';
import { icon } from '../icons.js';
import type { Words } from '../words.js';

/** Right, wrong or partly right: as a sign, in words and in colour. */
export function verdict(words: Words, { correct, score, max }: Grade): TemplateResult {
  const name = correct ? 'right' : score > 0 ? 'partly' : 'wrong';
  return html`<p class="verdict ${name}">${icon(name)}<span>${words.say(name, { score, max })}</span></p>`;
}
