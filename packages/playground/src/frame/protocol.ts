import {
  boundedNumber,
  boundedText,
  membersOf,
  type PlayerAnswer,
  type PlayItem,
  readAnswerDetail,
  readCompleteDetail,
} from '@ludotext/player/games';

// The messages between the page and the frame of a third-party player. The player shares the frame's realm, so it can
// send any message in the frame's name: the page reads messages as untrusted data, member by member, within bounds.

/** Minimum and maximum height of the frame, in CSS pixels; a higher player scrolls inside. */
export const heights = { min: 48, max: 6_000 } as const;
const maxReason = 300;

/** What the page sends to the frame: everything a player may know. */
export interface FrameSettings {
  readonly items: readonly PlayItem[];
  readonly language: string;
  readonly locale: string;
  /** CSS custom properties by name; only those with the prefix `--ludotext-`. */
  readonly theme: Readonly<Record<string, string>>;
  /** The page's `color-scheme`, such as `light dark`. */
  readonly colorScheme: string;
}

/** The keys of the page that a player gets: the digits of its options, by position, and nothing else that is typed. */
export const numberKey = /^(?:Digit|Numpad)[1-9]$/;

/** What has the focus takes keys for itself. */
export const fields = 'input, select, textarea, [contenteditable]';

/**
 * From the page to the frame. `play` comes first and once, `update` after every change; `reveal` shows the solution of
 * the item; `key` is a {@link numberKey} that was pressed outside the frame.
 */
export type ToFrame =
  | ({ readonly type: 'play'; readonly url: string } & FrameSettings)
  | ({ readonly type: 'update' } & FrameSettings)
  | { readonly type: 'focus' | 'reveal' }
  | { readonly type: 'key'; readonly code: string };

/**
 * From the frame to the page. `hello`: the frame listens; `ready`: the player is in place; `failed`: the player cannot
 * start; `space`: the space bar was pressed, and nothing in the frame took it.
 */
export type FromFrame =
  | { readonly type: 'hello' | 'ready' | 'space' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'answer'; readonly answered: PlayerAnswer }
  | { readonly type: 'complete'; readonly answers: readonly PlayerAnswer[] };

/**
 * Reads a message of the frame; undefined for anything else.
 * @param total how many items the player has
 */
export function readFromFrame(data: unknown, total: number): FromFrame | undefined {
  const members = membersOf(data);
  switch (members.type) {
    case 'hello':
    case 'ready':
    case 'space':
      return { type: members.type };
    case 'failed':
      return { type: 'failed', reason: boundedText(members.reason, maxReason) };
    case 'height':
      return { type: 'height', height: Math.ceil(boundedNumber(members.height, heights.min, heights.max)) };
    case 'answer': {
      const answered = readAnswerDetail(members.detail, total);
      return answered && { type: 'answer', answered };
    }
    case 'complete':
      return { type: 'complete', answers: readCompleteDetail(members.detail, total) };
    default:
      return undefined;
  }
}

/**
 * Limits a frame's messages: a burst, and a rate per second. A normal player stays far below this, height changes
 * included; a player above it would block the page.
 */
export class MessageBudget {
  readonly #atOnce: number;
  readonly #perSecond: number;
  #left: number;
  #last = 0;

  /** @param atOnce default 200 @param perSecond default 60, one per frame of a screen */
  constructor(atOnce = 200, perSecond = 60) {
    this.#atOnce = atOnce;
    this.#perSecond = perSecond;
    this.#left = atOnce;
  }

  /** @param now milliseconds of a monotonic clock @returns whether this message may be read */
  spend(now: number): boolean {
    const gained = (Math.max(0, now - this.#last) / 1_000) * this.#perSecond;
    this.#left = Math.min(this.#atOnce, this.#left + gained);
    this.#last = Math.max(this.#last, now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
