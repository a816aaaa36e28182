import { html, nothing, type TemplateResult } from 'lit';
import '../compose/composer.js';
import { requestOf } from '../compose/request.js';
import '../direct/ludo-direct-editor.js';
import { itemCount, type Run } from '../run/run.js';
import type { Say } from '../say.js';
import type { ProblemFault } from '../service/wire.js';
import { canManage, type PageState } from '../state/page-state.js';
import type { PlaceActions } from './place-actions.js';

/** Where a person begins. */
export function renderComposePlace(state: PageState, say: Say, actions: PlaceActions): TemplateResult {
  const { draft, games, details, limits, preferences, run } = state;
  return html`
    ${renderWayBack(run, say, actions)}
    <div class="hero">
      <h1>${say('title')}</h1>
      <p>${say('lead')}</p>
    </div>
    <ludo-composer
      .draft=${draft}
      .games=${games}
      .details=${details}
      .limits=${limits}
      .faults=${faultsFor(run, requestOf(draft, games ?? [], limits.maxItems).path)}
      .canManage=${canManage(state)}
      .say=${say}
      .locale=${preferences.locale}
      @ludo-make=${actions.make}
    ></ludo-composer>
  `;
}

/** Games that were made or are being made stay there while somebody changes the text. */
function renderWayBack(run: Run | undefined, say: Say, actions: PlaceActions): TemplateResult | typeof nothing {
  if (run === undefined || (run.phase !== 'running' && itemCount(run) === 0)) return nothing;
  return html`<nav aria-label=${say('games')}>
    <span>${say(run.phase === 'running' ? 'making' : 'gamesKept')}</span>
    <button type="button" @click=${() => actions.goTo('run')}>${say('backToGames')}</button>
  </nav>`;
}

/** What was wrong with a text in a game's format, if it was sent where the next one goes. */
function faultsFor(run: Run | undefined, path: string): readonly ProblemFault[] {
  const { problem, request } = run ?? {};
  return problem?.code === 'direct_format' && request?.path === path ? problem.faults : [];
}
