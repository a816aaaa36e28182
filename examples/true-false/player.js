// The player of true and false statements: a plain custom element. It needs no build, as it imports nothing.

const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { display: block; font: 1rem / 1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  button { min-block-size: 2.75rem; min-inline-size: 6rem; margin-inline-end: 0.5rem; font: inherit; }
`);

export default class TrueFalsePlayer extends HTMLElement {
  language = '';
  #items = [];
  #answers = [];
  #at = 0;
  #statement = paragraph();
  #explanation = paragraph();
  #buttons = document.createElement('div');
  #verdict = paragraph();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    // Screen readers tell what comes into a status.
    this.#verdict.role = 'status';
    root.append(this.#statement, this.#verdict, this.#explanation, this.#buttons);
  }

  get items() {
    return this.#items;
  }

  /** Items may come while somebody plays; a list that does not begin with those answered starts anew. */
  set items(items) {
    if (this.#answers.some(({ id }, index) => items[index]?.id !== id)) this.#start();
    this.#items = [...items];
    if (this.isConnected) this.#show();
  }

  connectedCallback() {
    this.#show();
  }

  #start() {
    this.#answers = [];
    this.#at = 0;
  }

  #show() {
    const item = this.#items[this.#at];
    const answer = this.#answers[this.#at];
    // Texts of items are text: textContent shows to the letter whatever they say.
    this.#statement.textContent = item?.statement ?? (this.#at > 0 ? 'Finished.' : 'Nothing to play yet.');
    this.#verdict.textContent =
      answer === undefined ? '' : `${answer.correct ? '✓ Right.' : '✗ Wrong.'} ${answer.feedback}`;
    this.#explanation.textContent = (answer && item.explanation) ?? '';
    for (const text of [this.#statement, this.#explanation]) text.lang = this.language;
    if (item === undefined) this.#offer({});
    else if (answer === undefined)
      this.#offer({ True: () => this.#answer(item, true), False: () => this.#answer(item, false) });
    else this.#offer({ [this.#at + 1 < this.#items.length ? 'Next' : 'Finish']: () => this.#goOn() });
  }

  /** Buttons with these names; the keyboard stays where the buttons are. */
  #offer(actions) {
    const hadFocus = this.shadowRoot.activeElement !== null;
    const buttons = Object.entries(actions).map(([name, act]) => {
      const button = document.createElement('button');
      button.textContent = name;
      button.addEventListener('click', act);
      return button;
    });
    this.#buttons.replaceChildren(...buttons);
    if (hadFocus) buttons[0]?.focus();
  }

  #answer({ id, correct: truth }, answer) {
    const correct = answer === truth;
    const feedback = [`The statement is ${truth}.`];
    const detail = { id, index: this.#at, answer, score: correct ? 1 : 0, max: 1, correct, feedback };
    this.#answers.push(detail);
    this.#send('ludotext-answer', detail);
    this.#show();
  }

  #goOn() {
    this.#at++;
    this.#show();
    if (this.#at < this.#items.length) return;
    const total = this.#answers.length;
    const right = this.#answers.filter(({ correct }) => correct).length;
    this.#send('ludotext-complete', { score: right, max: total, right, total, answers: this.#answers });
  }

  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** A text with a direction of its own. */
function paragraph() {
  return Object.assign(document.createElement('p'), { dir: 'auto' });
}

if (customElements.get('true-false-player') === undefined) customElements.define('true-false-player', TrueFalsePlayer);
