import type { SentenceOrderItem } from '../item.js';
import { SentenceOrderPlayer } from './sentence-order-player.js';

/** The type of `<ludotext-sequence-sentence>` for pages, independent of its implementation. */
interface SentenceOrderPlayerElement extends HTMLElement {
  /**
   * The items to play. A longer list that begins with the same items keeps the progress; any other list starts over.
   */
  items: readonly SentenceOrderItem[];
  /** The item being played; setting it is the same as setting a list of one. */
  item: SentenceOrderItem | undefined;
  /** Language of the items, BCP 47; empty when unknown. */
  language: string;
  /** Language of buttons and messages: `en`, `de`, `es`, `fr` or `ar`; empty for that of the page around the player. */
  locale: string;
  /** Set when a host shows progress and result: the player has neither. */
  embedded: boolean;
  /** Shows the solution of the current item without an answer to it: no event, no points. */
  reveal(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'ludotext-sequence-sentence': SentenceOrderPlayerElement;
  }
}

const tag = 'ludotext-sequence-sentence';
if (customElements.get(tag) === undefined) customElements.define(tag, SentenceOrderPlayer);

/** The player of sentence order: the custom element `<ludotext-sequence-sentence>`, defined on import. */
const player: new () => SentenceOrderPlayerElement = SentenceOrderPlayer;
export default player;
