// What the page and the frame of another hand's player say to each other. The player shares the frame's realm, so it can send
// whatever it likes in the frame's name: what arrives in the page is data of a stranger, read member by member and bounded.

import {
  type Answered,
  boundedNumber,
  boundedText,
  type Completed,
  membersOf,
  readAnswered,
  readCompleted,
} from '../play/answer.js';
import type { PlayItem } from '../play/round.js';

/** Heights of the frame, in CSS pixels; what is higher scrolls inside. */
export const heights = { least: 48, most: 6_000 } as const;
const longestReason = 300;

/** What the page gives to the frame: all that a player is to know. */
export interface FrameSettings {
  readonly items: readonly PlayItem[];
  readonly language: string;
  readonly locale: string;
  /** CSS custom properties by name; only those that begin with `--ludotext-`. */
  readonly theme: Readonly<Record<string, string>>;
  /** The page's `color-scheme`, such as `light dark`. */
  readonly colorScheme: string;
}

/** From the page to the frame. `play` comes first and once, `update` whenever something has changed. */
export type ToFrame =
  | ({ readonly type: 'play'; readonly url: string } & FrameSettings)
  | ({ readonly type: 'update' } & FrameSettings)
  | { readonly type: 'focus' };

/** From the frame to the page. `hello`: it listens; `ready`: the player is in place; `failed`: there will be none. */
export type FromFrame =
  | { readonly type: 'hello' }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'answer'; readonly answered: Answered }
  | { readonly type: 'complete'; readonly completed: Completed };

/**
 * Reads a message that came out of the frame. Total: gives undefined for whatever is none.
 * @param total how many items the player was given
 */
export function readFromFrame(data: unknown, total: number): FromFrame | undefined {
  const members = membersOf(data);
  switch (members.type) {
    case 'hello':
    case 'ready':
      return { type: members.type };
    case 'failed':
      return { type: 'failed', reason: boundedText(members.reason, longestReason) };
    case 'height':
      return { type: 'height', height: Math.ceil(boundedNumber(members.height, heights.least, heights.most)) };
    case 'answer': {
      const answered = readAnswered(members.detail, total);
      return answered && { type: 'answer', answered };
    }
    case 'complete':
      return { type: 'complete', completed: readCompleted(members.detail, total) };
    default:
      return undefined;
  }
}
