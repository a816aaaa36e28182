import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { KeyPanel } from './access/key-panel.js';
import './access/key-panel.js';
import { Composer } from './compose/composer.js';
import './header/page-header.js';
import type { ProblemNotice } from './problem/problem-notice.js';
import './problem/problem-notice.js';
import { RunView } from './progress/run-view.js';
import type { LudoWriterDialog } from './writer/ludo-writer-dialog.js';
import './writer/ludo-writer-dialog.js';
import type { Draft } from './compose/draft.js';
import { renderComposePlace } from './places/compose-place.js';
import type { PlaceActions } from './places/place-actions.js';
import { renderPlayPlace } from './places/play-place.js';
import { renderRunPlace } from './places/run-place.js';
import type { Remedy } from './problem/remedy.js';
import { type Milestone, milestone } from './progress/milestone.js';
import type { Run } from './run/run.js';
import { type Say, sayIn } from './say.js';
import type { Problem } from './service/problem.js';
import { Service } from './service/service.js';
import type { Game, WriterStatus } from './service/wire.js';
import { Itinerary } from './state/itinerary.js';
import { PageModel } from './state/page-model.js';
import { canManage, type Place } from './state/page-state.js';
import { applyPreferences, type Preferences } from './state/preferences.js';
import { Storage } from './state/storage.js';
import type { Locale } from './strings.js';

/** The page as a whole. It lies in the document itself, so that landmarks and the way past the header work as everywhere. */
export class LudotextApp extends LitElement {
  static override properties = { milestone: { state: true }, ended: { state: true } };

  declare protected milestone: Milestone | undefined;
  /** Whether the games were played to their end. */
  declare protected ended: boolean;

  /** A key is for this tab alone, and not for whoever comes to the machine next. */
  readonly #service = new Service('', new Storage('ludotext-key', () => sessionStorage));
  readonly #model = new PageModel(this.#service, new Storage('ludotext'), navigator.languages);
  readonly #itinerary = new Itinerary((place) => this.#model.go(place));
  #told: Run | undefined;
  #toldProblem: Problem | undefined;
  #shown: Place = 'compose';
  #wasAsked = false;
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
    document.addEventListener('visibilitychange', this.#comeBack);
    this.#itinerary.begin();
    applyPreferences(this.#model.state.preferences, document.documentElement);
    void this.#model.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#model.removeEventListener('change', this.#onChange);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#comeBack);
    this.#itinerary.end();
    this.#model.stop();
  }

  protected override updated(): void {
    const { place, preferences, problem, access } = this.#model.state;
    document.title = `Ludotext: ${sayIn(preferences.locale)('title')}`;
    if (place !== this.#shown) void this.#moveFocus(this.#focusNext ?? 'place');
    this.#shown = place;
    if (problem !== undefined && problem !== this.#toldProblem) void this.#showProblem();
    this.#toldProblem = problem;
    if (access.isAsked !== this.#wasAsked) void this.#followKey();
    this.#wasAsked = access.isAsked;
  }

  protected override render(): TemplateResult {
    const { state } = this.#model;
    const { preferences, llm, isWriterReady, version, access } = state;
    const say = sayIn(preferences.locale);
    return html`
      <header>
        <a class="skip hidden" href="#content">${say('skip')}</a>
        <ludo-page-header
          .llm=${llm}
          .ready=${isWriterReady}
          .isAsked=${access.isAsked}
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
          ${this.#renderKeyPanel(say)}
          ${this.#renderProblem(say)}
          ${this.#renderPlace(say)}
        </div>
      </main>
      <footer>
        <span>${say('madeBy', { version })}</span>
        <a href="/docs">${say('apiReference')}</a>
        <a href="/openapi.json">${say('openApi')}</a>
        ${access.hasKey ? html`<button type="button" @click=${this.#forgetKey}>${say('keyForget')}</button>` : nothing}
      </footer>
      <ludo-writer-dialog
        .service=${this.#service}
        .llm=${llm}
        .locale=${preferences.locale}
        @ludo-other-key=${this.#forgetKey}
        @ludo-writer-changed=${(event: CustomEvent<WriterStatus>) => this.#model.knowWriter(event.detail)}
      ></ludo-writer-dialog>
      <p class="hidden" role="status" id="announcer">${
        this.milestone === undefined ? nothing : say(this.milestone.key, { count: this.milestone.count ?? 0 })
      }</p>
    `;
  }

  #renderKeyPanel(say: Say): TemplateResult | typeof nothing {
    const { isAsked, hasKey } = this.#model.state.access;
    if (!isAsked) return nothing;
    return html`<ludo-key-panel
      .enter=${(key: string) => this.#model.enterKey(key)}
      .trouble=${hasKey ? say('keyWrong') : ''}
      .say=${say}
    ></ludo-key-panel>`;
  }

  #renderProblem(say: Say): TemplateResult | typeof nothing {
    const { problem } = this.#model.state;
    if (problem === undefined) return nothing;
    return html`<ludo-problem-notice
      .problem=${problem}
      .canManage=${canManage(this.#model.state)}
      .say=${say}
      @ludo-remedy=${this.#onServiceRemedy}
    ></ludo-problem-notice>`;
  }

  #renderPlace(say: Say): TemplateResult | typeof nothing {
    const { state } = this.#model;
    switch (state.place) {
      case 'compose':
        return renderComposePlace(state, say, this.#actions);
      case 'run':
        return renderRunPlace(state, say, this.#actions);
      case 'play':
        return renderPlayPlace(state, say, this.#actions, this.ended);
    }
  }

  readonly #actions: PlaceActions = {
    make: () => {
      this.#model.make();
      this.#itinerary.goTo('run');
    },
    makeAll: () => {
      this.#model.makeAll();
      void this.#moveFocus('place');
    },
    stop: () => {
      this.#model.stop();
      void this.#moveFocus('place');
    },
    goTo: (place) => {
      this.#model.go(place);
      this.#itinerary.goTo(place);
    },
    remedy: (remedy) => this.#goOut(remedy),
    grade: (game, item, answer) => this.#service.grade(game.game_type, item, answer),
    begin: () => {
      this.ended = false;
    },
    keepProgress: (request, progress) => this.#model.update({ played: { request, progress } }),
    end: () => {
      this.ended = true;
    },
  };

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

  /** What was pressed may lie far below. */
  async #showProblem(): Promise<void> {
    const notice = this.querySelector<ProblemNotice>('.places > ludo-problem-notice');
    await notice?.updateComplete;
    notice?.scrollIntoView({ block: 'center' });
  }

  /**
   * Whoever has already done something here goes on with the key, and comes back to the place once there is one; at first it is
   * shown and no more.
   */
  async #followKey(): Promise<void> {
    const { access, games } = this.#model.state;
    if (!access.isAsked) return this.#moveFocus('place');
    if (games === undefined) return;
    this.querySelector<LudoWriterDialog>('ludo-writer-dialog')?.close();
    const panel = this.querySelector<KeyPanel>('ludo-key-panel');
    await panel?.updateComplete;
    panel?.focus();
  }

  #prefer(change: Partial<Preferences>): void {
    const preferences = { ...this.#model.state.preferences, ...change };
    this.#model.update({ preferences });
    applyPreferences(preferences, document.documentElement);
  }

  #goOut(remedy: Remedy): void {
    if (remedy === 'retry') {
      this.#model.makeAgain();
      void this.#moveFocus('place');
    } else if (remedy === 'writer') {
      this.#openWriter();
    } else {
      this.#focusNext = remedy === 'games' ? 'games' : 'text';
      this.#actions.goTo('compose');
    }
  }

  readonly #forgetKey = (): void => this.#model.forgetKey();

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

  /** Another tab, or another person, may have changed what everybody shares. */
  readonly #comeBack = (): void => {
    if (document.visibilityState === 'hidden' || this.#model.state.access.isAsked) return;
    void this.#model.refreshGames();
    void this.#model.refreshWriter();
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

customElements.define('ludotext-app', LudotextApp);
