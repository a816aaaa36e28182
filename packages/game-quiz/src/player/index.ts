import type { QuizItem } from '../item.js';
import { QuizPlayer } from './quiz-player.js';

/** The type of `<ludotext-quiz>` for pages, independent of its implementation. */
interface QuizPlayerElement extends HTMLElement {
  /**
   * The items to play. A longer list that begins with the same items keeps the progress; any other list starts over.
   */
  items: readonly QuizItem[];
  /** The item being played; setting it is the same as setting a list of one. */
  item: QuizItem | undefined;
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
    'ludotext-quiz': QuizPlayerElement;
  }
}

if (customElements.get('ludotext-quiz') === undefined) customElements.define('ludotext-quiz', QuizPlayer);

/** The player of the quiz: the custom element `<ludotext-quiz>`, defined on import. */
const player: new () => QuizPlayerElement = QuizPlayer;
export default player;
