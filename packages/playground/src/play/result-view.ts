import { html, nothing, type TemplateResult } from 'lit';
import { itemTitle } from './item-members.js';
import { renderWholeItem } from './item-view.js';
import type { Say } from './phrase.js';
import type { Miss, PlayResult, RoundResult } from './result.js';
import type { playStrings } from './strings.js';

type SayPlay = Say<keyof typeof playStrings.en>;

const longestTitle = 200;

/** The result of a row of games: in all, game by game, and what was not right with what the games said about it. */
export function renderResult(result: PlayResult, language: string, say: SayPlay): TemplateResult {
  const { right, graded } = result;
  return html`
    <section class="result">
      <h2 tabindex="-1">${say('result')}</h2>
      ${
        graded > 0
          ? html`<p class="total">${say('rightOf', { right, graded })}</p>
              <meter aria-label=${say('result')} max=${graded} .value=${right}></meter>`
          : nothing
      }
      <ul class="rounds">
        ${result.rounds.map((round) => renderRound(round, language, say))}
      </ul>
    </section>
  `;
}

function renderRound(round: RoundResult, language: string, say: SayPlay): TemplateResult {
  return html`
    <li>
      <div class="round">
        <h3><bdi>${round.game.display_name}</bdi></h3>
        <p>${scoreOf(round, say)}</p>
      </div>
      ${
        round.misses.length > 0
          ? html`<h4>${say('misses')}</h4>
              <ol class="misses">
                ${round.misses.map((miss) => renderMiss(miss, round, language, say))}
              </ol>`
          : nothing
      }
    </li>
  `;
}

function scoreOf({ skipped, right, graded, score, max }: RoundResult, say: SayPlay): string {
  const points = say('pointsOf', { score, max });
  // Points are worth telling where an item can give several, or where a player counts points only.
  const parts = graded === 0 ? (max > 0 ? [points] : []) : [say('rightOf', { right, graded })];
  if (graded > 0 && max !== graded) parts.push(points);
  if (skipped) parts.push(say('skipped'));
  return parts.length === 0 ? say('read') : parts.join(' · ');
}

function renderMiss(
  { index, item, answered }: Miss,
  { game }: RoundResult,
  language: string,
  say: SayPlay,
): TemplateResult {
  const title = itemTitle(item).slice(0, longestTitle);
  return html`
    <li value=${index + 1}>
      <p class="item-title" dir="auto" lang=${language || nothing}>${title || say('itemNumber', { item: index + 1 })}</p>
      ${answered.feedback.map((sentence) => html`<p dir="auto" class="feedback">${sentence}</p>`)}
      <details>
        <summary>${say('showItem')}</summary>
        ${renderWholeItem(item, game, language)}
      </details>
    </li>
  `;
}
