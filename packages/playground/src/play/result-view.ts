import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../say.js';
import { itemTitle } from './item-members.js';
import { renderWholeItem } from './item-view.js';
import type { Miss, PlayResult, RoundResult } from './result.js';

const longestTitle = 200;

/** The result of a row of games: in all, game by game, and what was not right with what the games said about it. */
export function renderResult(result: PlayResult, language: string, say: Say): TemplateResult {
  const { right, graded } = result;
  return html`
    <section class="result">
      <h2 tabindex="-1">${say('playResult')}</h2>
      ${
        graded > 0
          ? html`<p class="total">${say('playRightOf', { right, graded })}</p>
              <progress aria-label=${say('playResult')} max=${graded} .value=${right}></progress>`
          : nothing
      }
      <ul class="rounds">
        ${result.rounds.map((round) => renderRound(round, language, say))}
      </ul>
    </section>
  `;
}

function renderRound(round: RoundResult, language: string, say: Say): TemplateResult {
  return html`
    <li>
      <div class="round">
        <h3><bdi>${round.game.display_name}</bdi></h3>
        <p>${scoreOf(round, say)}</p>
      </div>
      ${
        round.misses.length > 0
          ? html`<h4>${say('playMisses')}</h4>
              <ol class="misses">
                ${round.misses.map((miss) => renderMiss(miss, round, language, say))}
              </ol>`
          : nothing
      }
    </li>
  `;
}

function scoreOf({ skipped, played, right, graded, score, max }: RoundResult, say: Say): string {
  const points = say('playPointsOf', { score, max });
  // Points are worth telling where an item can give several, or where a player counts points only.
  const parts = graded === 0 ? (max > 0 ? [points] : []) : [say('playRightOf', { right, graded })];
  if (graded > 0 && max !== graded) parts.push(points);
  if (skipped) parts.push(say('playSkipped'));
  if (parts.length === 0) return say(played ? 'playRead' : 'playNotYet');
  return parts.join(' · ');
}

function renderMiss(
  { index, item, answered }: Miss,
  { game }: RoundResult,
  language: string,
  say: Say,
): TemplateResult {
  const title = shortened(itemTitle(item));
  return html`
    <li value=${index + 1}>
      <p class="item-title" dir="auto" lang=${language || nothing}>${title || say('playItemNumber', { item: index + 1 })}</p>
      ${answered.feedback.map((sentence) => html`<p dir="auto" class="feedback">${sentence}</p>`)}
      <details>
        <summary>${say('playShowItem')}</summary>
        ${renderWholeItem(item, game, language)}
      </details>
    </li>
  `;
}

/** A long title up to its last whole word, where it has words. */
function shortened(title: string): string {
  if (title.length <= longestTitle) return title;
  const cut = title.slice(0, longestTitle).replace(/[\uD800-\uDBFF]$/, '');
  return `${/\s/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut} …`;
}
