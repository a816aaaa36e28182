import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { type Locale, loadLocale, type Say, sayIn } from '../say.js';
import { Service } from '../service/service.js';
import { ServiceState } from '../service/service-state.js';
import { Storage } from '../service/store.js';
import { SetStore } from '../sets/set-store.js';
import { namedGame } from '../sets/stored-set.js';
import { Writing } from '../sets/writing.js';
import { type Address, linkTo, readAddress } from './address.js';
import type { Desk } from './desk.js';
import './header.js';
import { applyPreferences, keepPreferences, type Preferences, readPreferences, type Theme } from './preferences.js';
import './toast.js';
import type { Toast } from './toast.js';

/** The code of each view, loaded when it is shown first. */
const views = {
  create: () => import('../create/create-view.js'),
  sets: () => import('../sets/set-list.js'),
  review: () => import('../review/review-view.js'),
  play: () => import('../play/play-view.js'),
  shared: () => import('../play/play-view.js'),
  nothing: async () => undefined,
} satisfies Record<Address['view'], () => Promise<unknown>>;

/** The views that are named as the set they show. */
const namedBySet: ReadonlySet<Address['view']> = new Set(['review', 'play', 'shared']);

/** The whole page. It renders into the document itself, so that landmarks and the skip link work. */
class LudotextApp extends LitElement {
  static override properties = {
    address: { state: true },
    isReady: { state: true },
    preferences: { state: true },
    isCut: { state: true },
  };

  declare protected address: Address;
  /** Whether the code of the view and the texts of its language are there. */
  declare protected isReady: boolean;
  declare protected preferences: Preferences;
  /** Whether the view could not be loaded. */
  declare protected isCut: boolean;

  /** A key is kept for this tab only: the next person at the machine must not get it. */
  readonly #service = new Service('', new Storage('ludotext-key', () => sessionStorage));
  readonly #known = new ServiceState(this.#service);
  readonly #sets = new SetStore();
  readonly #writing = new Writing(this.#service, this.#sets, async (typeId) => {
    const find = () => [...this.#known.state.details.values()].find(({ type_id: id }) => id === typeId);
    // A game that came to the service after the page did.
    if (find() === undefined) await this.#known.load(this.preferences.locale);
    const game = find();
    return game === undefined ? undefined : namedGame(game);
  });
  #desk: Desk | undefined;
  /** Whether the next view takes the focus: not the first one of the page. */
  #movesFocus = false;

  constructor() {
    super();
    this.address = readAddress(location);
    this.isReady = false;
    this.isCut = false;
    this.preferences = readPreferences(navigator.languages);
  }

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#known.addEventListener('change', this.#refresh);
    addEventListener('popstate', this.#arrive);
    addEventListener('hashchange', this.#arrive);
    addEventListener('online', this.#comeBack);
    addEventListener('offline', this.#refresh);
    document.addEventListener('visibilitychange', this.#comeBack);
    void this.#prepare();
    void this.#speak();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#known.removeEventListener('change', this.#refresh);
    removeEventListener('popstate', this.#arrive);
    removeEventListener('hashchange', this.#arrive);
    removeEventListener('online', this.#comeBack);
    removeEventListener('offline', this.#refresh);
    document.removeEventListener('visibilitychange', this.#comeBack);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.isReady) return nothing;
    const desk = this.#deskNow();
    const { say } = desk;
    const isPlay = this.address.view === 'play' || this.address.view === 'shared';
    return html`
      <div class="page" @click=${this.#follow} @ludo-title=${this.#onTitle}>
        ${isPlay ? nothing : this.#renderHeader(say)}
        <main id="content" tabindex="-1">
          ${this.#known.state.access.isAsked && this.address.view !== 'shared' ? this.#renderKeyPanel(say) : nothing}
          ${isPlay ? nothing : this.#renderProblem(say)}
          ${this.#renderView(desk)}
        </main>
        ${isPlay ? nothing : this.#renderFooter(say)}
      </div>
      <ludo-toast .say=${say}></ludo-toast>
    `;
  }

  #renderHeader(say: Say): TemplateResult {
    const { locale, theme } = this.preferences;
    return html`<header>
      <a class="skip hidden" href="#content">${say('skip')}</a>
      <ludo-page-header
        .locale=${locale}
        .theme=${theme}
        .say=${say}
        @ludo-locale=${(event: CustomEvent<Locale>) => this.#prefer({ locale: event.detail })}
        @ludo-theme=${(event: CustomEvent<Theme>) => this.#prefer({ theme: event.detail })}
      ></ludo-page-header>
    </header>`;
  }

  #renderFooter(say: Say): TemplateResult {
    const { access, version } = this.#known.state;
    return html`<footer>
      <span>${say('madeBy', { version })}</span>
      <a href="/docs">${say('forDevelopers')}</a>
      ${access.hasKey ? html`<button type="button" @click=${this.#forgetKey}>${say('keyForget')}</button>` : nothing}
    </footer>`;
  }

  #renderKeyPanel(say: Say): TemplateResult {
    void import('./key-panel.js');
    return html`<ludo-key-panel
      .enter=${async (key: string) => {
        await this.#service.connection.enter(key, '/formats');
        await this.#known.load(this.preferences.locale);
      }}
      .trouble=${this.#known.state.access.hasKey ? say('keyWrong') : ''}
      .say=${say}
    ></ludo-key-panel>`;
  }

  /** Why the service does not say what it has; that it is away, each view says in its own words. */
  #renderProblem(say: Say): TemplateResult | typeof nothing {
    const { problem } = this.#known.state;
    if (problem === undefined || problem.code === 'unreachable') return nothing;
    void import('../problem/problem-notice.js');
    return html`<ludo-problem-notice
      .problem=${problem}
      .say=${say}
      @ludo-remedy=${() => void this.#known.load(this.preferences.locale)}
    ></ludo-problem-notice>`;
  }

  #renderView(desk: Desk): unknown {
    const { address } = this;
    if (this.isCut) {
      return html`<div class="nothing">
        <h1 tabindex="-1">${desk.say('problemUnreachable')}</h1>
        <p><button type="button" class="main" @click=${() => void this.#prepare()}>${desk.say('retry')}</button></p>
      </div>`;
    }
    switch (address.view) {
      case 'create':
        return html`<ludo-create-view .desk=${desk}></ludo-create-view>`;
      case 'sets':
        return html`<ludo-set-list .desk=${desk}></ludo-set-list>`;
      case 'review':
        return keyed(address.set, html`<ludo-review-view .desk=${desk} .setId=${address.set}></ludo-review-view>`);
      case 'play':
      case 'shared':
        return keyed(
          linkTo({ ...address, isClass: false }),
          html`<ludo-play-view .desk=${desk} .address=${address}></ludo-play-view>`,
        );
      case 'nothing':
        return html`<div class="nothing">
          <h1 tabindex="-1">${desk.say('nothingHere')}</h1>
          <p><a href=${linkTo({ view: 'create' })}>${desk.say('toStart')}</a></p>
        </div>`;
    }
  }

  /** The same object until something in it changes. */
  #deskNow(): Desk {
    if (this.#desk !== undefined) return this.#desk;
    const { games, details, limits, llm, isOnline } = this.#known.state;
    const { locale } = this.preferences;
    this.#desk = {
      service: this.#service,
      sets: this.#sets,
      writing: this.#writing,
      say: sayIn(locale),
      locale,
      games,
      details,
      limits,
      llm,
      isOnline: isOnline && navigator.onLine,
      go: (address) => this.#go(linkTo(address)),
      tell: (message, undo) => this.querySelector<Toast>('ludo-toast')?.tell(message, undo),
    };
    return this.#desk;
  }

  readonly #refresh = (): void => {
    this.#desk = undefined;
    this.requestUpdate();
  };

  /** Loads the view of the present address and shows it. */
  async #prepare(): Promise<void> {
    const { address } = this;
    const isCut = await Promise.all([views[address.view](), loadLocale(this.preferences.locale)]).then(
      () => false,
      () => true,
    );
    if (address !== this.address) return;
    // The files of another build of the page may be there instead: a page that is loaded anew finds them.
    if (isCut && navigator.onLine && !isLoadedAnew()) return location.reload();
    this.isCut = isCut;
    this.isReady = true;
    if (isCut) return;
    if (address.view === 'play' || address.view === 'review') void this.#writing.resume(address.set);
    this.#title(this.#nameOfView());
    await this.updateComplete;
    if (!this.#movesFocus) return;
    scrollTo({ top: 0 });
    this.#movesFocus = false;
    const view = this.querySelector<LitElement>('main > :last-child');
    await view?.updateComplete;
    const heading = this.querySelector<HTMLElement>('main h1') ?? view?.shadowRoot?.querySelector<HTMLElement>('h1');
    (heading ?? this.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }

  /** Everything in the language of the page, the service's sentences included. */
  async #speak(): Promise<void> {
    const { locale } = this.preferences;
    applyPreferences(this.preferences, document.documentElement);
    this.#service.connection.language = locale;
    await loadLocale(locale);
    this.#refresh();
    if (!namedBySet.has(this.address.view)) this.#title(this.#nameOfView());
    // A learner with a link needs nothing but the players, and may have no key.
    if (this.address.view !== 'shared') await this.#known.load(locale);
  }

  #go(link: string): void {
    this.#movesFocus = true;
    history.pushState(null, '', link);
    this.#arrive();
  }

  readonly #arrive = (): void => {
    const before = this.address;
    this.address = readAddress(location);
    // A link within the page, such as the skip link, changes nothing.
    if (textOf(before) === textOf(this.address)) {
      this.address = before;
      return;
    }
    this.#movesFocus = true;
    this.isReady = false;
    void this.#prepare();
  };

  /** A link of this page leads to another view without loading the page anew. */
  readonly #follow = (event: MouseEvent): void => {
    const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
    if (link === undefined || link.target !== '' || link.hasAttribute('download')) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    if (readAddress(url).view === 'nothing') return;
    event.preventDefault();
    this.#go(url.pathname + url.search + url.hash);
  };

  /** What the title says until a view has a name of its own. */
  #nameOfView(): string {
    return this.address.view === 'sets' ? sayIn(this.preferences.locale)('mySets') : '';
  }

  readonly #onTitle = (event: CustomEvent<string>): void => this.#title(event.detail);

  #title(title: string): void {
    const say = sayIn(this.preferences.locale);
    document.title = title === '' ? `Ludotext: ${say('title')}` : `${title} · Ludotext`;
  }

  #prefer(change: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...change };
    keepPreferences(this.preferences);
    void this.#speak();
  }

  readonly #forgetKey = (): void => {
    this.#service.connection.forget();
    void this.#known.load(this.preferences.locale);
  };

  /** The service may be back, or its games may have changed. */
  readonly #comeBack = (): void => {
    if (document.visibilityState === 'hidden' || this.#known.state.access.isAsked) return;
    void this.#known.load(this.preferences.locale);
  };
}

/** Whether this tab was loaded anew a moment ago because a part was missing: once is enough. */
function isLoadedAnew(): boolean {
  const storage = new Storage('ludotext-loaded-anew', () => sessionStorage);
  const last = storage.read();
  // Where nothing can be kept, it would begin again and again.
  const isKept = storage.write(Date.now());
  return !isKept || (typeof last === 'number' && Date.now() - last < 60_000);
}

/** An address as text; a shared set is known by what it holds. */
const textOf = (address: Address): string => (address.view === 'nothing' ? '' : linkTo(address));

customElements.define('ludotext-app', LudotextApp);
