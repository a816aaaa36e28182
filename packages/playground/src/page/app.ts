import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { Composer } from '../compose/composer.js';
import '../problem/problem-notice.js';
import '../writer/writer-dialog.js';
import './header.js';
import type { KeyPanel } from './key-panel.js';
import './key-panel.js';
import type { Draft } from '../compose/draft.js';
import type { Remedy } from '../problem/explanations.js';
import type { ProblemNotice } from '../problem/problem-notice.js';
import type { Run } from '../run/run.js';
import { type Milestone, milestone } from '../run/run-status.js';
import { RunView } from '../run/run-view.js';
import { type Locale, type Say, sayIn } from '../say.js';
import type { Problem } from '../service/problem.js';
import { Service } from '../service/service.js';
import type { Game, LlmResponse } from '../service/wire.js';
import { Navigation } from '../state/navigation.js';
import { PageModel } from '../state/page-model.js';
import { applyPreferences, canManage, type Preferences, type View } from '../state/page-state.js';
import { Storage } from '../state/store.js';
import type { LudoWriterDialog } from '../writer/writer-dialog.js';
import { renderCompose, renderPlay, renderRun, type ViewActions } from './views.js';

/** The whole page. It renders into the document itself, so that landmarks and the skip link work. */
class LudotextApp extends LitElement {
  static override properties = { milestone: { state: true }, ended: { state: true } };

  declare protected milestone: Milestone | undefined;
  /** Whether the person played the games to their end. */
  declare protected ended: boolean;

  /** A key is kept for this tab only: the next person at the machine must not get it. */
  readonly #service = new Service('', new Storage('ludotext-key', () => sessionStorage));
  readonly #model = new PageModel(this.#service, new Storage('ludotext'), navigator.languages);
  readonly #navigation = new Navigation((view) => this.#model.go(view));
  #told: Run | undefined;
  #toldProblem: Problem | undefined;
  #shown: View = 'compose';
  #wasAsked = false;
  /** What to focus once the view is rendered. */
  #focusNext: 'view' | 'text' | 'games' | undefined;

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
    this.#navigation.begin();
    applyPreferences(this.#model.state.preferences, document.documentElement);
    void this.#model.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#model.removeEventListener('change', this.#onChange);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#comeBack);
    this.#navigation.end();
    this.#model.stop();
  }

  protected override updated(): void {
    const { view, preferences, problem, access } = this.#model.state;
    document.title = `Ludotext: ${sayIn(preferences.locale)('title')}`;
    if (view !== this.#shown) void this.#moveFocus(this.#focusNext ?? 'view');
    this.#shown = view;
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
        <div class="views" @ludo-draft=${this.#onDraft} @ludo-switch=${this.#onSwitch}>
          ${this.#renderKeyPanel(say)}
          ${this.#renderProblem(say)}
          ${this.#renderView(say)}
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
        @ludo-writer-changed=${(event: CustomEvent<LlmResponse>) => this.#model.knowWriter(event.detail)}
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

  #renderView(say: Say): TemplateResult | typeof nothing {
    const { state } = this.#model;
    switch (state.view) {
      case 'compose':
        return renderCompose(state, say, this.#actions);
      case 'run':
        return renderRun(state, say, this.#actions);
      case 'play':
        return renderPlay(state, say, this.#actions, this.ended);
    }
  }

  readonly #actions: ViewActions = {
    make: () => {
      this.#model.make();
      this.#navigation.goTo('run');
    },
    makeAll: () => {
      this.#model.makeAll();
      void this.#moveFocus('view');
    },
    stop: () => {
      this.#model.stop();
      void this.#moveFocus('view');
    },
    goTo: (view) => {
      this.#model.go(view);
      this.#navigation.goTo(view);
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

  async #moveFocus(to: 'view' | 'text' | 'games'): Promise<void> {
    this.#focusNext = undefined;
    scrollTo({ top: 0 });
    const element = this.querySelector<RunView | Composer>('ludo-run-view, ludo-composer');
    // Only rendered elements can be focused.
    await element?.updateComplete;
    if (element instanceof RunView) element.focus();
    else if (element instanceof Composer && to === 'games') await element.focusGames();
    else if (element instanceof Composer && to === 'text') await element.focus();
    else this.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  /** Scrolls up, because the pressed button may be far below. */
  async #showProblem(): Promise<void> {
    const notice = this.querySelector<ProblemNotice>('.views > ludo-problem-notice');
    await notice?.updateComplete;
    notice?.scrollIntoView({ block: 'center' });
  }

  /**
   * Focuses the key panel when a running action needs a key, and the view again when there is one. The panel does not
   * take the focus when the page opens.
   */
  async #followKey(): Promise<void> {
    const { access, games } = this.#model.state;
    if (!access.isAsked) return this.#moveFocus('view');
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
      void this.#moveFocus('view');
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

  /** Another tab or person may have changed the games or the model. */
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
      // Faults are shown beside the text.
      if (run.problem?.code === 'direct_format' && this.#model.state.view === 'run') {
        this.#navigation.back();
        this.#focusNext = 'text';
      }
    }
    this.requestUpdate();
  };
}

customElements.define('ludotext-app', LudotextApp);
