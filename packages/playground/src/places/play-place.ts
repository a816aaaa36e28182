import { html, nothing, type TemplateResult } from 'lit';
import '../play/ludo-play.js';
import { roundsOf } from '../run/rounds.js';
import { languageOf } from '../run/run.js';
import type { Say } from '../say.js';
import type { PageState } from '../state/page-state.js';
import type { PlaceActions } from './place-actions.js';
import { renderTakeAlong } from './run-place.js';

/** Where a person plays. @param ended whether the games were played to their end */
export function renderPlayPlace(
  { run, details, preferences }: PageState,
  say: Say,
  actions: PlaceActions,
  ended: boolean,
): TemplateResult | typeof nothing {
  if (run === undefined) return nothing;
  return html`
    <h1 class="hidden">${say('title')}</h1>
    <nav aria-label=${say('games')}>
      <button type="button" @click=${() => actions.goTo('run')}>${say('backToGames')}</button>
      ${ended ? html`<button type="button" @click=${() => actions.goTo('compose')}>${say('changeText')}</button>` : nothing}
    </nav>
    ${run.phase === 'failed' ? html`<p class="note">${say('restFailed')}</p>` : nothing}
    <ludo-play
      .rounds=${roundsOf(run, details)}
      .language=${languageOf(run)}
      .locale=${preferences.locale}
      @ludo-play-begin=${actions.begin}
      @ludo-play-end=${actions.end}
    ></ludo-play>
    ${ended ? renderTakeAlong(run, say) : nothing}
  `;
}
