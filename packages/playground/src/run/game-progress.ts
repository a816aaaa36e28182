import type { GameScore } from '@ludotext/wire';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { renderWholeItem } from '../play/item-view.js';
import type { Round } from '../play/round.js';
import type { Say } from '../say.js';
import type { Game } from '../service/wire.js';
import { type GameRun, maxItems, type Run } from './run.js';

/** A game of a run: how well it suits the text and why, and its items as cards that appear one by one. */
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
    ${made === undefined ? nothing : renderCards(made, made.finished ? 0 : (maxItems(run) ?? 0) - made.items.length, say)}
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
  const most = maxItems(run);
  if (!made.finished && count === 0) return say('writing');
  return made.finished || most === undefined ? say('itemsMade', { count }) : say('itemsOf', { count, most });
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

/** Maximum placeholders for cards to come. */
const maxWaiting = 10;

/** Cards are face down, because they would reveal the answers. @param missing how many may still come */
function renderCards({ items }: GameRun, missing: number, say: Say): TemplateResult | typeof nothing {
  const waiting = Math.min(Math.max(missing, 0), maxWaiting);
  if (items.length + waiting === 0) return nothing;
  return html`<ul class="cards">
    ${repeat(
      items,
      (_, index) => index,
      (_, index) =>
        html`<li class="card">
        <span class="hidden">${say('itemCard', { number: index + 1 })}</span><span aria-hidden="true">${index + 1}</span>
      </li>`,
    )}
    ${Array.from({ length: waiting }, () => html`<li class="card waits" aria-hidden="true"></li>`)}
  </ul>`;
}

/** The complete items of a game, collapsed because they reveal the answers. */
export function renderItems({ game, items }: Round, language: string, say: Say): TemplateResult {
  return html`<details>
    <summary>${say('showItems', { game: game.display_name })}</summary>
    <p class="hint">${say('showItemsHint')}</p>
    <ol class="items">
      ${items.map((item) => html`<li>${renderWholeItem(item, game, language)}</li>`)}
    </ol>
  </details>`;
}
