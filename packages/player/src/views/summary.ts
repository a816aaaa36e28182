import { html, nothing, type TemplateResult } from 'lit';
import type { CompleteDetail } from '../events.js';
import type { Words } from '../words.js';
import { passage } from './passage.js';
import { verdict } from './verdict.js';

/** An answered item as the summary tells of it. */
export interface Review {
  readonly title: string | undefined;
  readonly solution: string | undefined;
}

/** The result, each item with its verdict, and what would have been right. */
export function summary(
  words: Words,
  { right, total, score, max, answers }: CompleteDetail,
  language: string,
  reviewOf: (index: number) => Review,
): TemplateResult {
  return html`<div class="summary">
    <p class="finished" data-focus tabindex="-1">
      <span>${words.say('finished')}</span>
      <strong>${words.say('result', { right, total })}</strong>
      ${max === total ? nothing : html`<span>${words.say('points', { count: score, max })}</span>`}
    </p>
    <ol>
      ${answers.map((answer) => {
        const { title, solution } = reviewOf(answer.index);
        const isSolved = answer.correct || solution === undefined;
        return html`<li>
          ${title === undefined ? html`<p>${words.say('item', { at: answer.index + 1 })}</p>` : passage(title, language)}
          ${verdict(words, answer)}
          ${isSolved ? nothing : html`<p class="label">${words.say('solution')}</p>${passage(solution, language)}`}
        </li>`;
      })}
    </ol>
  </div>`;
}
