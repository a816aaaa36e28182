import type { SentenceOrderItem } from '../item.js';
import { SentenceOrderPlayer } from './sentence-order-player.js';

/** The element `<ludotext-sequence-sentence>`, as a page uses it that knows neither what it is made of nor its name. */
interface SentenceOrderPlayerElement extends HTMLElement {
  /** What is played. A longer list that begins with the same items keeps the progress; any other list starts anew. */
  items: readonly SentenceOrderItem[];
  /** The item being played; setting it is the same as setting a list of one. */
  item: SentenceOrderItem | undefined;
  /** Of the items, BCP 47; empty where it is not known. */
  language: string;
  /** Of buttons and messages: `en`, `de` or `ar`; empty for that of the page around the player. */
  locale: string;
  /** A host shows the result: the player has no summary of its own. */
  embedded: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'ludotext-sequence-sentence': SentenceOrderPlayerElement;
  }
}

const tag = 'ludotext-sequence-sentence';
if (customElements.get(tag) === undefined) customElements.define(tag, SentenceOrderPlayer);

/** The player for sentences in order: the custom element `<ludotext-sequence-sentence>`, defined on import. */
const player: new () => SentenceOrderPlayerElement = SentenceOrderPlayer;
export default player;
