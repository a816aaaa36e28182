import type { PlayGame } from '../../src/play/play-game.js';

/** A game that has everything but a player. */
export function gameWith(settings: Partial<PlayGame>): PlayGame {
  return {
    game_type: 'pick',
    display_name: 'Pick',
    grades: true,
    item_schema: {},
    answer_schema: { type: 'integer' },
    ...settings,
  };
}

/** A player as a third party would write it without any kit: one button for each option of an item. */
export const pickPlayer = `
  export default class PickPlayer extends HTMLElement {
    #items = []; #index = 0; #score = 0;
    language = ''; locale = ''; embedded = false;
    get items() { return this.#items; }
    set items(items) { const waits = this.#items.length <= this.#index; this.#items = items; if (waits) this.#show(); else this.#count(); }
    connectedCallback() { this.#show(); }
    #count() { const count = this.querySelector('small'); if (count) count.textContent = (this.#index + 1) + ' of ' + this.#items.length; }
    #show() {
      const item = this.#items[this.#index];
      if (!item) return;
      const question = document.createElement('p');
      question.lang = this.language;
      question.textContent = item.question;
      const buttons = item.options.map((option, place) => {
        const button = document.createElement('button');
        button.textContent = option;
        button.onclick = () => this.#answer(item, place);
        return button;
      });
      this.replaceChildren(document.createElement('small'), question, ...buttons);
      this.#count();
    }
    #answer(item, place) {
      const correct = place === item.key;
      this.#score += correct ? 1 : 0;
      const feedback = [correct ? 'Well done.' : 'It is ' + item.options[item.key] + '.'];
      const detail = { id: item.id, index: this.#index, answer: place, score: correct ? 1 : 0, max: 1, correct, feedback };
      this.dispatchEvent(new CustomEvent('ludotext-answer', { detail, bubbles: true, composed: true }));
      const isLast = this.#index === this.#items.length - 1;
      const next = document.createElement('button');
      next.textContent = isLast ? 'Finish' : 'Next';
      next.onclick = () => {
        this.#index += 1;
        if (!isLast) { this.#show(); return; }
        const total = this.#items.length;
        const complete = { score: this.#score, max: total, right: this.#score, total };
        this.dispatchEvent(new CustomEvent('ludotext-complete', { detail: complete, bubbles: true, composed: true }));
      };
      this.replaceChildren(...this.childNodes, feedback[0], next);
      next.focus();
    }
  }
`;

/** Items of the game `pick`. */
export const pickItems = [
  { id: '00000000000000a1', question: 'Which organ pumps blood?', options: ['The lung', 'The heart'], key: 1 },
  { id: '00000000000000a2', question: 'Which organ takes in oxygen?', options: ['The lung', 'The heart'], key: 0 },
];
