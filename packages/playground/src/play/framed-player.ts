import type { PlayItem } from '@ludotext/player/games';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import {
  type FrameSettings,
  type FromFrame,
  fields,
  MessageBudget,
  numberKey,
  readFromFrame,
  type ToFrame,
} from '../frame/protocol.js';

/** Maximum time in milliseconds to read one message; a normal one takes less than one. */
const maxReadingMs = 300;

/** Why the frame has no player any longer. */
export type FrameFault = 'failed' | 'slow' | 'flood' | 'left';

/**
 * A third-party player, in a frame with an opaque origin and no network. It has the properties and events of any
 * player. If it cannot be started or has to be stopped, the frame is removed, and `ludo-player-fault` gives the reason
 * with a detail `{ fault, reason }`.
 */
class FramedPlayer extends LitElement {
  static override properties = {
    url: {},
    name: {},
    items: { attribute: false },
    language: {},
    locale: {},
    embedded: { type: Boolean },
    patience: { type: Number },
    fault: { state: true },
  };
  static override styles = css`
    :host { display: block; }
    /* A little wider than its place: the frame keeps room for the outline of what has the focus at its edge. */
    iframe { display: block; inline-size: calc(100% + 8px); margin: -4px; block-size: 12rem; border: 0; color-scheme: inherit; }
  `;

  /** The address of the player's module. */
  declare url: string;
  /** The frame's name for screen readers. */
  declare name: string;
  declare items: readonly PlayItem[];
  declare language: string;
  declare locale: string;
  declare embedded: boolean;
  /** Milliseconds the player may take to start; default 8,000. */
  declare patience: number;
  declare protected fault: FrameFault | undefined;

  #budget = new MessageBudget();
  #hears = false;
  #isReady = false;
  #loads = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;
  /** How many items the frame has: answers to others are ignored. */
  #told = 0;
  /** The frame's height for the next rendering. */
  #height: number | undefined;

  /** The theme is set at the page's root. */
  readonly #lookChanges = new MutationObserver(() => this.#update());

  constructor() {
    super();
    Object.assign(this, { url: '', name: '', items: [], language: '', locale: 'en', embedded: true, patience: 8_000 });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A frame loads again when it is inserted again.
    this.#budget = new MessageBudget();
    this.#hears = false;
    this.#isReady = false;
    this.#loads = 0;
    this.fault = undefined;
    addEventListener('message', this.#hear);
    addEventListener('keydown', this.#passKey);
    this.#lookChanges.observe(document.documentElement, { attributes: true });
    this.#clock = setTimeout(() => this.#stop('slow', ''), this.patience);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#letGo();
  }

  override focus(): void {
    this.#frame?.focus();
    this.#tell({ type: 'focus' });
  }

  /** Shows the solution of the item, if the player can. */
  reveal(): void {
    this.#tell({ type: 'reveal' });
  }

  protected override updated(changed: PropertyValues<this>): void {
    const isNews = ['items', 'language', 'locale'].some((name) => changed.has(name as keyof FramedPlayer));
    if (isNews) this.#update();
  }

  protected override render() {
    if (this.fault !== undefined) return nothing;
    return html`<iframe
      src="/frame.html"
      sandbox="allow-scripts"
      referrerpolicy="no-referrer"
      title=${this.name}
      @load=${this.#onLoad}
    ></iframe>`;
  }

  get #frame(): HTMLIFrameElement | null {
    return this.renderRoot.querySelector('iframe');
  }

  readonly #hear = (event: MessageEvent<unknown>): void => {
    const source = this.#frame?.contentWindow;
    if (!source || event.source !== source) return;
    if (!this.#budget.spend(performance.now())) {
      this.#stop('flood', '');
      return;
    }
    const begun = performance.now();
    const message = readFromFrame(event.data, this.#told);
    // Reading deserialises a message on the page's thread: a few huge ones could block it.
    if (performance.now() - begun > maxReadingMs) this.#stop('flood', '');
    else if (message !== undefined) this.#take(message);
  };

  #take(message: FromFrame): void {
    switch (message.type) {
      case 'hello':
        if (this.#hears) return;
        this.#hears = true;
        this.#tell({ type: 'play', url: this.url, ...this.#settings() });
        return;
      case 'ready':
        this.#isReady = true;
        clearTimeout(this.#clock);
        return;
      case 'failed':
        this.#stop('failed', message.reason);
        return;
      case 'space':
        // As if it were pressed on this element: in class it shows the answer.
        if (this.#isReady) this.dispatchEvent(new KeyboardEvent('keydown', spaceBar));
        return;
      case 'height':
        this.#setHeight(message.height);
        return;
      case 'answer':
        if (this.#isReady) this.#emit('ludotext-answer', message.answered);
        return;
      case 'complete':
        if (this.#isReady) this.#emit('ludotext-complete', { answers: message.answers });
    }
  }

  /**
   * Changes the height at most once per frame: a player that changes it constantly would keep the page busy with
   * layout.
   */
  #setHeight(height: number): void {
    const isWaiting = this.#height !== undefined;
    this.#height = height;
    if (isWaiting) return;
    requestAnimationFrame(() => {
      this.#frame?.style.setProperty('block-size', `${this.#height}px`);
      this.#height = undefined;
    });
  }

  /** The frame has only the keys that are pressed in it. */
  readonly #passKey = (event: KeyboardEvent): void => {
    const { code, repeat, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    if (!numberKey.test(code) || repeat || ctrlKey || altKey || metaKey || defaultPrevented) return;
    const isForOthers = event.composedPath().some((target) => target instanceof Element && isTaken(target));
    const { top, bottom } = this.getBoundingClientRect();
    const isInSight = this.checkVisibility() && top < innerHeight && bottom > 0;
    if (this.#isReady && !isForOthers && isInSight) this.#tell({ type: 'key', code });
  };

  /**
   * The frame's origin is opaque and has no name, so a message cannot be limited to it; the message holds no secret.
   */
  #tell(message: ToFrame): void {
    this.#frame?.contentWindow?.postMessage(message, '*');
  }

  #update(): void {
    if (this.#hears) this.#tell({ type: 'update', ...this.#settings() });
  }

  #settings(): FrameSettings {
    const { items, language, locale } = this;
    this.#told = items.length;
    return { items, language, locale, theme: themeOf(this), colorScheme: getComputedStyle(this).colorScheme };
  }

  /** A frame loads once. A second load means that it navigated elsewhere, to unknown code. */
  readonly #onLoad = (): void => {
    this.#loads += 1;
    if (this.#loads > 1) this.#stop('left', '');
  };

  #stop(fault: FrameFault, reason: string): void {
    if (this.fault !== undefined) return;
    this.#letGo();
    // Removed at once, because a busy player could prevent the next rendering.
    this.#frame?.remove();
    this.fault = fault;
    this.#emit('ludo-player-fault', { fault, reason });
  }

  #letGo(): void {
    clearTimeout(this.#clock);
    this.#lookChanges.disconnect();
    removeEventListener('message', this.#hear);
    removeEventListener('keydown', this.#passKey);
  }

  #emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

customElements.define('ludo-framed-player', FramedPlayer);

const spaceBar: KeyboardEventInit = { key: ' ', code: 'Space', bubbles: true, composed: true, cancelable: true };

/** Whether an element takes number keys for itself: a field, or a player. */
const isTaken = (element: Element): boolean => element.matches(fields) || 'embedded' in element;

const colors = ['text', 'muted', 'surface', 'raised', 'border', 'accent', 'on-accent', 'right', 'wrong', 'focus'];

/** The custom properties that theme players. */
const themeTokens: readonly string[] = [
  ...colors.map((color) => `--ludotext-color-${color}`),
  '--ludotext-font',
  '--ludotext-radius',
  '--ludotext-space',
];

/** Their values at an element; unset ones are left out. */
function themeOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const values = themeTokens.map((token) => [token, style.getPropertyValue(token).trim()] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
