import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { type GameRun, mostItems, type Run } from '../run/run.js';
import type { Say } from '../say.js';
import type { Game, GameScore } from '../service/wire.js';

/** A game of a run: how well it suits the text and why, and its items as cards that come up one by one. */
export function renderGame(run: Run, game: Pick<Game, 'type_id' | 'display_name'>, say: Say): TemplateResult {
  const score = run.scores.find(({ type_id: id }) => id === game.type_id);
  const made = run.games.find(({ typeId }) => typeId === game.type_id);
  const isLeftOut = made === undefined && score !== undefined;
  return html`<li class=${isLeftOut ? 'game out' : 'game'}>
    <div class="head">
      <h3><bdi>${game.display_name}</bdi></h3>
      <span class="state">${stateOf(run, made, say)}</span>
    </div>
    ${score === undefined ? nothing : renderScore(score, game.display_name, say)}
    ${made === undefined || made.items.length === 0 ? nothing : renderCards(made, say)}
    ${
      made?.error === undefined
        ? nothing
        : html`<p class="trouble">${say('gameFailed', { game: game.display_name })}</p>
            <p class="quiet" dir="auto">${made.error.message}</p>`
    }
  </li>`;
}

function stateOf(run: Run, made: GameRun | undefined, say: Say): string {
  if (made === undefined) return run.scores.length > 0 ? say('leftOut') : '';
  const count = made.items.length;
  if (made.finished) return say('itemsMade', { count });
  return count === 0 ? say('writing') : say('itemsOf', { count, most: mostItems(run) });
}

function renderScore({ score, reason }: GameScore, name: string, say: Say): TemplateResult {
  return html`
    <div class="score">
      <meter min="0" max="100" .value=${score} aria-label=${`${name}: ${say('scoreOf', { score })}`}></meter>
      <span aria-hidden="true">${score}</span>
    </div>
    <p class="hint reason" dir="auto">${reason}</p>
  `;
}

/** Cards lie face down: what they say would give the answers away. */
function renderCards({ items }: GameRun, say: Say): TemplateResult {
  return html`<ul class="cards">
    ${repeat(
      items,
      (_, index) => index,
      (_, index) =>
        html`<li class="card" role="img" aria-label=${say('itemCard', { number: index + 1 })}>${index + 1}</li>`,
    )}
  </ul>`;
}
