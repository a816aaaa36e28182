import type { WordOrderItem } from '../item.js';
import { WordOrderPlayer } from './word-order-player.js';

/** The type of `<ludotext-sequence-word>` for pages, independent of its implementation. */
interface WordOrderPlayerElement extends HTMLElement {
  /**
   * The items to play. A longer list that begins with the same items keeps the progress; any other list starts over.
   */
  items: readonly WordOrderItem[];
  /** The item being played; setting it is the same as setting a list of one. */
  item: WordOrderItem | undefined;
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
    'ludotext-sequence-word': WordOrderPlayerElement;
  }
}

const tag = 'ludotext-sequence-word';
if (customElements.get(tag) === undefined) customElements.define(tag, WordOrderPlayer);

/** The player of word order: the custom element `<ludotext-sequence-word>`, defined on import. */
const player: new () => WordOrderPlayerElement = WordOrderPlayer;
export default player;
