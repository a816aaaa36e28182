import type { FromFrame, PlayerSettings, ToFrame } from './protocol.js';

/** What one frame shows. */
export interface FrameContent extends PlayerSettings {
  /** Another player is loaded when it changes. */
  readonly run: string;
  /** The source of the player's module. */
  readonly source: string;
  /** The frame's name for people. */
  readonly label: string;
  /** CSS pixels. */
  readonly width: number;
}

/** The detail of `frame-news`: something the player did. */
export interface FrameNews {
  readonly label: string;
  readonly items: readonly unknown[];
  readonly locale: string;
  readonly message: Extract<FromFrame, { type: 'problem' | 'failed' | 'event' }>;
}

/** Milliseconds a player may take to start. */
const patienceMs = 8_000;
const heights = { min: 48, max: 4_000 };

/**
 * A player in a frame of its own origin, loaded when it comes near the window. A new player takes the place of the one
 * before when it is ready, so that nothing flashes; one that cannot start leaves the last that could.
 */
export class PlayerFrame extends HTMLElement {
  #content: FrameContent | undefined;
  #inSight = false;
  #frame: HTMLIFrameElement | undefined;
  #next: HTMLIFrameElement | undefined;
  #loaded: FrameContent | undefined;
  readonly #sight = new IntersectionObserver(
    ([entry]) => {
      this.#inSight = entry?.isIntersecting ?? false;
      this.#load();
    },
    { rootMargin: '300px' },
  );
  readonly #room = new ResizeObserver(() => this.#fit());

  set content(content: FrameContent) {
    const before = this.#content;
    this.#content = content;
    this.parentElement?.style.setProperty('--width', `${content.width}px`);
    if (this.#frame !== undefined) this.#frame.title = content.label;
    const isSame =
      before !== undefined &&
      JSON.stringify([before.items, before.language]) === JSON.stringify([content.items, content.language]);
    if (this.#loaded?.run === content.run && !isSame)
      this.#tell(this.#next ?? this.#frame, { type: 'update', ...settingsOf(content) });
    this.#load();
  }

  connectedCallback(): void {
    this.#sight.observe(this);
    this.#room.observe(this);
    addEventListener('message', this.#hear);
  }

  disconnectedCallback(): void {
    this.#sight.disconnect();
    this.#room.disconnect();
    removeEventListener('message', this.#hear);
  }

  /** Loads the player that is wanted, if it is not there. */
  #load(): void {
    const content = this.#content;
    if (content === undefined || !this.#inSight || this.#loaded?.run === content.run) return;
    this.#loaded = content;
    this.#next?.remove();
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.referrerPolicy = 'no-referrer';
    frame.title = content.label;
    frame.src = '/frame';
    if (this.#frame !== undefined) frame.className = 'coming';
    this.#next = frame;
    this.dataset.state = 'loading';
    this.append(frame);
    setTimeout(() => {
      if (this.#next === frame) this.#fail(frame, `The player did not start within ${patienceMs / 1000} s.`);
    }, patienceMs);
  }

  readonly #hear = ({ source, data }: MessageEvent<FromFrame>): void => {
    const frame = [this.#next, this.#frame].find((each) => each?.contentWindow === source);
    const content = this.#content;
    if (source === null || frame === undefined || content === undefined) return;
    switch (data.type) {
      case 'hello':
        this.#tell(frame, { type: 'play', source: content.source, ...settingsOf(content) });
        return;
      case 'ready':
        this.#take(frame);
        return;
      case 'failed':
        this.#fail(frame, String(data.reason));
        return;
      case 'height':
        frame.style.blockSize = `${Math.ceil(Math.min(heights.max, Math.max(heights.min, Number(data.height) || 0)))}px`;
        this.#fit();
        return;
      case 'problem':
      case 'event':
        this.#say(data);
    }
  };

  #take(frame: HTMLIFrameElement): void {
    if (frame !== this.#next) return;
    this.#frame?.remove();
    this.#frame = frame;
    this.#next = undefined;
    frame.className = '';
    this.dataset.state = 'ready';
    this.#fit();
    this.dispatchEvent(new CustomEvent('frame-ready', { bubbles: true }));
  }

  #fail(frame: HTMLIFrameElement, reason: string): void {
    if (frame !== this.#next) return;
    frame.remove();
    this.#next = undefined;
    this.dataset.state = 'failed';
    this.#say({ type: 'failed', reason });
  }

  #say(message: FrameNews['message']): void {
    const { label = '', items = [], locale = '' } = this.#content ?? {};
    const detail: FrameNews = { label, items, locale, message };
    this.dispatchEvent(new CustomEvent('frame-news', { detail, bubbles: true }));
  }

  /** A frame that is wider than its room is shown smaller: the player in it still has its width. */
  #fit(): void {
    const frame = this.#frame ?? this.#next;
    const width = this.#content?.width ?? 0;
    if (frame === undefined || width === 0) return;
    const scale = Math.min(1, this.clientWidth / width);
    frame.style.scale = scale < 1 ? String(scale) : '';
    this.style.blockSize = `${frame.offsetHeight * scale}px`;
  }

  /** The frame's origin is opaque and has no name; what is sent is no secret. */
  #tell(frame: HTMLIFrameElement | undefined, message: ToFrame): void {
    frame?.contentWindow?.postMessage(message, '*');
  }
}

function settingsOf({ items, language, locale, theme, embedded }: FrameContent): PlayerSettings {
  return { items, language, locale, theme, embedded };
}
