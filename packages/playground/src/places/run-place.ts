import { html, nothing, type TemplateResult } from 'lit';
import '../answer/take-along.js';
import type { Remedy } from '../problem/remedy.js';
import '../progress/run-view.js';
import { itemCount, type Run } from '../run/run.js';
import type { Say } from '../say.js';
import type { Access } from '../service/connection.js';
import { canManage, type PageState } from '../state/page-state.js';
import type { PlaceActions } from './place-actions.js';

/** Where a person watches games being made. */
export function renderRunPlace(state: PageState, say: Say, actions: PlaceActions): TemplateResult | typeof nothing {
  const { run, games, details, access } = state;
  if (run === undefined) return nothing;
  return html`
    <h1 class="hidden">${say('title')}</h1>
    <ludo-run-view
      .run=${run}
      .games=${games ?? []}
      .details=${details}
      .isAsked=${access.isAsked}
      .canManage=${canManage(state)}
      .say=${say}
      @ludo-play-now=${() => actions.goTo('play')}
      @ludo-stop=${actions.stop}
      @ludo-edit=${() => actions.goTo('compose')}
      @ludo-make-all=${actions.makeAll}
      @ludo-remedy=${(event: CustomEvent<Remedy>) => actions.remedy(event.detail)}
    ></ludo-run-view>
    ${renderTakeAlong(run, access, say)}
  `;
}

/** What there is to take along, if there is something. */
export function renderTakeAlong(run: Run, { hasKey }: Access, say: Say): TemplateResult | typeof nothing {
  return run.phase === 'running' || itemCount(run) === 0
    ? nothing
    : html`<ludo-take-along .run=${run} .hasKey=${hasKey} .say=${say}></ludo-take-along>`;
}
