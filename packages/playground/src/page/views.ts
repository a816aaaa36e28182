import { html, nothing, type TemplateResult } from 'lit';
import type { Progress } from '../play/progress.js';
import type { Grader } from '../play/round.js';
import type { Remedy } from '../problem/explanations.js';
import type { Access, GenerationRequest } from '../service/service.js';
import { canManage, type PageState, type View } from '../state/page-state.js';
import '../compose/composer.js';
import { requestOf } from '../compose/draft.js';
import '../direct-editor/direct-editor.js';
import type { Fault } from '@ludotext/wire';
import { itemCount, languageOf, type Run, roundsOf } from '../run/run.js';
import type { Say } from '../say.js';
import '../export/export-panel.js';
import '../run/run-view.js';
import '../play/ludo-play.js';

/** The actions of the page's views. */
export interface ViewActions {
  /** Sends the draft. */
  make(): void;
  /** Makes all games, even those that suit the text badly. */
  makeAll(): void;
  stop(): void;
  goTo(view: View): void;
  /** Tries a remedy for the run's problem. */
  remedy(remedy: Remedy): void;
  /** Grades a submission with the service. */
  readonly grade: Grader;
  /** Called when the games begin. */
  begin(): void;
  /** Called when a person makes progress in the games of a request. */
  keepProgress(request: GenerationRequest, progress: Progress): void;
  /** Called when the games are played to their end. */
  end(): void;
}

/** The view for preparing a request. */
export function renderCompose(state: PageState, say: Say, actions: ViewActions): TemplateResult {
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

/** A link back to the games that exist or are being made. */
function renderWayBack(run: Run | undefined, say: Say, actions: ViewActions): TemplateResult | typeof nothing {
  if (run === undefined || (run.phase !== 'running' && itemCount(run) === 0)) return nothing;
  return html`<nav aria-label=${say('games')}>
    <span>${say(run.phase === 'running' ? 'making' : 'gamesKept')}</span>
    <button type="button" @click=${() => actions.goTo('run')}>${say('backToGames')}</button>
  </nav>`;
}

/** The faults of the last direct text, if the next request goes to the same path. */
function faultsFor(run: Run | undefined, path: string): readonly Fault[] {
  const { problem, request } = run ?? {};
  return problem?.code === 'direct_format' && request?.path === path ? problem.faults : [];
}

/** The view that shows games being made. */
export function renderRun(state: PageState, say: Say, actions: ViewActions): TemplateResult | typeof nothing {
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
    ${renderExport(run, access, say)}
  `;
}

/** The export panel, if there is something to export. */
function renderExport(run: Run, { hasKey }: Access, say: Say): TemplateResult | typeof nothing {
  return run.phase === 'running' || itemCount(run) === 0
    ? nothing
    : html`<ludo-take-along .run=${run} .hasKey=${hasKey} .say=${say}></ludo-take-along>`;
}

/** The view for playing. @param ended whether the games were played to their end */
export function renderPlay(
  { run, played, details, preferences, access }: PageState,
  say: Say,
  actions: ViewActions,
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
    ${ended ? renderExport(run, access, say) : nothing}
  `;
}
