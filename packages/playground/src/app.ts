import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import './answer/take-along.js';
import { Composer } from './compose/composer.js';
import './direct/ludo-direct-editor.js';
import './header/page-header.js';
import './play/ludo-play.js';
import './problem/problem-notice.js';
import { RunView } from './progress/run-view.js';
import type { LudoWriterDialog } from './writer/ludo-writer-dialog.js';
import './writer/ludo-writer-dialog.js';
import type { Draft } from './compose/draft.js';
import { requestOf } from './compose/request.js';
import type { Remedy } from './problem/remedy.js';
import { type Milestone, milestone } from './progress/milestone.js';
import { roundsOf } from './run/rounds.js';
import { itemCount, languageOf, type Run } from './run/run.js';
import { type Say, sayIn } from './say.js';
import { Service } from './service/service.js';
import type { Game, ProblemFault } from './service/wire.js';
import { Itinerary } from './state/itinerary.js';
import { PageModel } from './state/page-model.js';
import type { Place } from './state/page-state.js';
import { applyPreferences, type Preferences } from './state/preferences.js';
import { Storage } from './state/storage.js';
import type { Locale } from './strings.js';

/** The page as a whole. It lies in the document itself, so that landmarks and the way past the header work as everywhere. */
export class LudotextApp extends LitElement {
  static override properties = { milestone: { state: true }, ended: { state: true } };

  declare protected milestone: Milestone | undefined;
  /** Whether the games were played to their end. */
  declare protected ended: boolean;

  readonly #model = new PageModel(new Service(), new Storage('ludotext'), navigator.languages);
  readonly #itinerary = new Itinerary((place) => this.#arrive(place));
  #told: Run | undefined;
  #shown: Place = 'compose';
  /** Where the focus goes once the place is shown. */
  #focusNext: 'place' | 'text' | 'games' | undefined;

  constructor() {
    super();
    this.ended = false;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#model.addEventListener('change', this.#onChange);
    addEventListener('pagehide', this.#leave);
    this.#itinerary.begin();
    applyPreferences(this.#model.state.preferences, document.documentElement);
    void this.#model.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#model.removeEventListener('change', this.#onChange);
    removeEventListener('pagehide', this.#leave);
    this.#itinerary.end();
    this.#model.stop();
  }

  protected override updated(_changed: PropertyValues): void {
    const { place, preferences } = this.#model.state;
    document.title = `Ludotext: ${sayIn(preferences.locale)('title')}`;
    if (place !== this.#shown) void this.#moveFocus(this.#focusNext ?? 'place');
    this.#shown = place;
  }

  protected override render(): TemplateResult {
    const { state } = this.#model;
    const { preferences, llm, version } = state;
    const say = sayIn(preferences.locale);
    return html`
      <a class="skip hidden" href="#content">${say('skip')}</a>
      <header>
        <ludo-page-header
          .llm=${llm}
          .locale=${preferences.locale}
          .theme=${preferences.theme}
          .say=${say}
          @ludo-writer=${this.#openWriter}
          @ludo-locale=${(event: CustomEvent<Locale>) => this.#prefer({ locale: event.detail })}
          @ludo-theme=${(event: CustomEvent<Preferences['theme']>) => this.#prefer({ theme: event.detail })}
        ></ludo-page-header>
      </header>
      <main id="content" tabindex="-1">
        <div class="places" @ludo-draft=${this.#onDraft} @ludo-switch=${this.#onSwitch}>
          ${this.#renderProblem(say)}
          ${state.place === 'compose' ? this.#renderCompose(say) : nothing}
          ${state.place === 'run' ? this.#renderRun(say) : nothing}
          ${state.place === 'play' ? this.#renderPlay(say) : nothing}
        </div>
      </main>
      <footer>
        <span>${say('madeBy', { version })}</span>
        <a href="/docs">${say('apiReference')}</a>
        <a href="/openapi.json">${say('openApi')}</a>
      </footer>
      <ludo-writer-dialog
        .locale=${preferences.locale}
        @ludo-writer-changed=${() => void this.#model.refreshWriter()}
      ></ludo-writer-dialog>
      <p class="hidden" role="status" id="announcer">${
        this.milestone === undefined ? nothing : say(this.milestone.key, { count: this.milestone.count ?? 0 })
      }</p>
    `;
  }

  #renderProblem(say: Say): TemplateResult | typeof nothing {
    const { problem } = this.#model.state;
    if (problem === undefined) return nothing;
    return html`<ludo-problem-notice .problem=${problem} .say=${say} @ludo-remedy=${this.#onServiceRemedy}></ludo-problem-notice>`;
  }

  #renderCompose(say: Say): TemplateResult {
    const { draft, games, details, limits, preferences, run } = this.#model.state;
    const faults = faultsFor(run, requestOf(draft, games ?? []).path);
    return html`
      <div class="hero">
        <h1>${say('title')}</h1>
        <p>${say('lead')}</p>
      </div>
      <ludo-composer
        .draft=${draft}
        .games=${games}
        .details=${details}
        .limits=${limits}
        .faults=${faults}
        .say=${say}
        .locale=${preferences.locale}
        @ludo-make=${this.#make}
      ></ludo-composer>
    `;
  }

  #renderRun(say: Say): TemplateResult | typeof nothing {
    const { run, games, details } = this.#model.state;
    if (run === undefined) return nothing;
    return html`
      <h1 class="hidden">${say('title')}</h1>
      <ludo-run-view
        .run=${run}
        .games=${games ?? []}
        .details=${details}
        .say=${say}
        @ludo-play-now=${() => this.#goTo('play')}
        @ludo-stop=${() => this.#model.stop()}
        @ludo-edit=${() => this.#goTo('compose')}
        @ludo-make-all=${this.#makeAll}
        @ludo-remedy=${(event: CustomEvent<Remedy>) => this.#onRunRemedy(event.detail)}
      ></ludo-run-view>
      ${this.#renderTakeAlong(run, say)}
    `;
  }

  #renderPlay(say: Say): TemplateResult | typeof nothing {
    const { run, details, preferences } = this.#model.state;
    if (run === undefined) return nothing;
    return html`
      <h1 class="hidden">${say('title')}</h1>
      <nav><button type="button" @click=${() => this.#goTo('run')}>${say('backToGames')}</button></nav>
      <ludo-play
        .rounds=${roundsOf(run, details)}
        .language=${languageOf(run)}
        .locale=${preferences.locale}
        @ludo-play-end=${this.#onEnd}
      ></ludo-play>
      ${this.ended ? this.#renderTakeAlong(run, say) : nothing}
    `;
  }

  #renderTakeAlong(run: Run, say: Say): TemplateResult | typeof nothing {
    return run.answer === undefined || itemCount(run) === 0
      ? nothing
      : html`<ludo-take-along .run=${run} .say=${say}></ludo-take-along>`;
  }

  readonly #make = (): void => {
    this.#model.make();
    this.#itinerary.goTo('run');
  };

  /** Makes what suits less, too. */
  readonly #makeAll = (): void => {
    this.#model.makeAll();
    void this.#moveFocus('place');
  };

  #goTo(place: Place): void {
    this.#model.go(place);
    this.#itinerary.goTo(place);
  }

  #arrive(place: Place): void {
    this.#model.go(place);
  }

  async #moveFocus(to: 'place' | 'text' | 'games'): Promise<void> {
    this.#focusNext = undefined;
    scrollTo({ top: 0 });
    const view = this.querySelector<RunView | Composer>('ludo-run-view, ludo-composer');
    // Only what is drawn can have the focus.
    await view?.updateComplete;
    if (view instanceof RunView) view.focus();
    else if (view instanceof Composer && to === 'games') await view.focusGames();
    else if (view instanceof Composer && to === 'text') await view.focus();
    else this.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  #prefer(change: Partial<Preferences>): void {
    const preferences = { ...this.#model.state.preferences, ...change };
    this.#model.update({ preferences });
    applyPreferences(preferences, document.documentElement);
  }

  #onRunRemedy(remedy: Remedy): void {
    if (remedy === 'retry') {
      this.#model.makeAgain();
      void this.#moveFocus('place');
    } else if (remedy === 'writer') {
      this.#openWriter();
    } else {
      this.#focusNext = remedy === 'games' ? 'games' : 'text';
      this.#goTo('compose');
    }
  }

  readonly #onEnd = (): void => {
    this.ended = true;
  };

  readonly #onServiceRemedy = (): void => void this.#model.load();

  readonly #openWriter = (): void => void this.querySelector<LudoWriterDialog>('ludo-writer-dialog')?.open();

  readonly #onDraft = (event: CustomEvent<Partial<Draft>>): void => {
    this.#model.update({ draft: { ...this.#model.state.draft, ...event.detail } });
  };

  readonly #onSwitch = (event: CustomEvent<{ game: Game; active: boolean }>): void => {
    void this.#model.switchGame(event.detail.game, event.detail.active);
  };

  readonly #leave = (): void => {
    this.#model.stop();
    this.#model.keep();
  };

  readonly #onChange = (): void => {
    const { run } = this.#model.state;
    if (run !== undefined && run !== this.#told) {
      this.milestone = milestone(this.#told, run) ?? this.milestone;
      if (run.request !== this.#told?.request) this.ended = false;
      this.#told = run;
      // Faults are told where the text is.
      if (run.problem?.code === 'direct_format' && this.#model.state.place === 'run') {
        this.#itinerary.back();
        this.#focusNext = 'text';
      }
    }
    this.requestUpdate();
  };
}

/** What was wrong with a text in a game's format, if it was sent where the next one goes. */
function faultsFor(run: Run | undefined, path: string): readonly ProblemFault[] {
  const { problem, request } = run ?? {};
  return problem?.code === 'direct_format' && request?.path === path ? problem.faults : [];
}

customElements.define('ludotext-app', LudotextApp);
