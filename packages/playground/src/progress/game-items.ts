import { html, type TemplateResult } from 'lit';
import { renderWholeItem } from '../play/item-view.js';
import type { Round } from '../play/round.js';
import type { Say } from '../say.js';

/** The items of a game with all they hold, folded away: they tell the answers. */
export function renderItems({ game, items }: Round, language: string, say: Say): TemplateResult {
  return html`<details>
    <summary>${say('showItems', { game: game.display_name })}</summary>
    <p class="hint">${say('showItemsHint')}</p>
    <ol class="items">
      ${items.map((item) => html`<li>${renderWholeItem(item, game, language)}</li>`)}
    </ol>
  </details>`;
}
