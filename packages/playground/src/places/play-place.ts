import { html, nothing, type TemplateResult } from 'lit';
import '../play/ludo-play.js';
import type { Progress } from '../play/progress.js';
import { roundsOf } from '../run/rounds.js';
import { languageOf } from '../run/run.js';
import type { Say } from '../say.js';
import type { PageState } from '../state/page-state.js';
import type { PlaceActions } from './place-actions.js';
import { renderTakeAlong } from './run-place.js';

/** Where a person plays. @param ended whether the games were played to their end */
export function renderPlayPlace(
  { run, played, details, preferences, access }: PageState,
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
      .progress=${played?.request === run.request ? played.progress : undefined}
      .grade=${actions.grade}
      .isRunning=${run.phase === 'running'}
      .language=${languageOf(run)}
      .locale=${preferences.locale}
      @ludo-play-begin=${actions.begin}
      @ludo-play-progress=${(event: CustomEvent<Progress>) => actions.keepProgress(run.request, event.detail)}
      @ludo-play-end=${actions.end}
    ></ludo-play>
    ${ended ? renderTakeAlong(run, access, say) : nothing}
  `;
}
