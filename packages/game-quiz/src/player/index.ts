import type { QuizItem } from '../item.js';
import { QuizPlayer } from './quiz-player.js';

/** The element `<ludotext-quiz>`, as a page uses it that knows neither what it is made of nor its name. */
interface QuizPlayerElement extends HTMLElement {
  /** What is played. A longer list that begins with the same items keeps the progress; any other list starts anew. */
  items: readonly QuizItem[];
  /** The item being played; setting it is the same as setting a list of one. */
  item: QuizItem | undefined;
  /** Of the items, BCP 47; empty where it is not known. */
  language: string;
  /** Of buttons and messages: `en`, `de` or `ar`; empty for that of the page around the player. */
  locale: string;
  /** A host shows the result: the player has no summary of its own. */
  embedded: boolean;
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
