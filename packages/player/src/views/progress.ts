import { html, nothing, type TemplateResult } from 'lit';
import { textMember } from '../text-member.js';
import type { Words } from '../words.js';

const difficulties = ['easy', 'medium', 'hard'] as const;

/** "2 of 5", drawn as well, and how hard the item is where it says so. */
export function progress(words: Words, at: number, total: number, item: unknown): TemplateResult {
  const difficulty = difficulties.find((name) => name === textMember(item, 'difficulty'));
  return html`<div class="progress">
    <p class="place" tabindex="-1">${words.say('progress', { at, total })}</p>
    <div class="track" aria-hidden="true">
      ${Array.from({ length: Math.min(total, mostSteps) }, (_, index) => html`<span class=${stepClass(index + 1, at)}></span>`)}
    </div>
    ${difficulty === undefined ? nothing : html`<p class="difficulty">${words.say(difficulty)}</p>`}
  </div>`;
}

/** More steps than a telephone's screen can tell apart are not drawn. */
const mostSteps = 50;

function stepClass(step: number, at: number): string {
  return step < at ? 'done' : step === at ? 'now' : 'ahead';
}
