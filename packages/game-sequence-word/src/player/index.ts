import type { WordOrderItem } from '../item.js';
import { WordOrderPlayer } from './word-order-player.js';

/** The element `<ludotext-sequence-word>`, as a page uses it that knows neither what it is made of nor its name. */
interface WordOrderPlayerElement extends HTMLElement {
  /** What is played. A longer list that begins with the same items keeps the progress; any other list starts anew. */
  items: readonly WordOrderItem[];
  /** The item being played; setting it is the same as setting a list of one. */
  item: WordOrderItem | undefined;
  /** Of the items, BCP 47; empty where it is not known. */
  language: string;
  /** Of buttons and messages: `en`, `de` or `ar`; empty for that of the page around the player. */
  locale: string;
  /** A host shows the result: the player has no summary of its own. */
  embedded: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'ludotext-sequence-word': WordOrderPlayerElement;
  }
}

const tag = 'ludotext-sequence-word';
if (customElements.get(tag) === undefined) customElements.define(tag, WordOrderPlayer);

/** The player for words in order: the custom element `<ludotext-sequence-word>`, defined on import. */
const player: new () => WordOrderPlayerElement = WordOrderPlayer;
export default player;
