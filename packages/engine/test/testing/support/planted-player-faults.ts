import type { PlayerCheckName } from '@ludotext/engine/testing';

/** A small change of the player of examples/true-false that makes it worse, and the check that finds it. */
export interface PlantedPlayerFault {
  readonly fault: string;
  /** Texts of the player's file, each with what stands in its place. */
  readonly changes: Readonly<Record<string, string>>;
  readonly found: PlayerCheckName;
  /** What the failure says. */
  readonly says: RegExp;
}

const inConstructor = 'root.append(this.#statement, this.#verdict, this.#explanation, this.#buttons);';

export const plantedPlayerFaults: readonly PlantedPlayerFault[] = [
  {
    fault: 'it imports a package',
    changes: { 'const styles': "import 'lit';\nconst styles" },
    found: 'contract: one file',
    says: /imports 'lit': bundle all/,
  },
  {
    fault: 'it defines its element twice',
    changes: { "if (customElements.get('true-false-player') === undefined) ": '' },
    found: 'contract: element',
    says: /imported a second time, the player fails \(.*has already been used/,
  },
  {
    fault: 'it shows only what is set later',
    changes: { 'connectedCallback() {\n    this.#show();': 'connectedCallback() {' },
    found: 'contract: items at any time',
    says: /render in connectedCallback/,
  },
  {
    fault: 'it loads a font',
    changes: { [inConstructor]: `${inConstructor}\n    fetch('https://fonts.example/one.woff2').catch(() => {});` },
    found: 'contract: no requests',
    says: /asks for https:\/\/fonts\.example\/one\.woff2: put pictures and fonts/,
  },
  {
    fault: 'an answer does not leave its shadow root',
    changes: { 'bubbles: true, composed: true': "bubbles: true, composed: type !== 'ludotext-answer'" },
    found: 'events: one for each answer',
    says: /ludotext-answer does not reach the page: new CustomEvent/,
  },
  {
    fault: 'an answer is told twice',
    changes: {
      "this.#send('ludotext-answer', detail);":
        "this.#send('ludotext-answer', detail);\n    this.#send('ludotext-answer', detail);",
    },
    found: 'events: one for each answer',
    says: /told 2 times: dispatch ludotext-answer once/,
  },
  {
    fault: 'the total counts right answers only',
    changes: { 'max: total, right, total,': 'max: total, right, total: right,' },
    found: 'events: complete once',
    says: /not the sum of the answers at total: got 1, expected 3/,
  },
  {
    fault: 'setting items tells of an end',
    changes: {
      'this.#items = [...items];':
        "this.#items = [...items];\n    if (this.isConnected && items.length === 3) this.#send('ludotext-complete', {});",
    },
    found: 'events: none without the learner',
    says: /ludotext-complete came although nobody has answered/,
  },
  {
    fault: 'it grades by itself, and too well',
    changes: { 'const correct = answer === truth;': 'const correct = true;' },
    found: 'grading: as the game grades',
    says: /says score: 1, and the game’s grade 0: import the game’s grade/,
  },
  {
    fault: 'what the grade says is left out',
    changes: { 'const feedback = [`The statement is ${truth}.`];': 'const feedback = [];' },
    found: 'grading: feedback is told',
    says: /the game’s grade says '.*', and detail\.feedback is \[\].*static override messages = messages/,
  },
  {
    fault: 'its buttons are no buttons',
    changes: {
      "document.createElement('button')": "document.createElement('div')",
      ' button {': ' div > div { display: inline-block;',
    },
    found: 'keyboard: every play',
    says: /no ludotext-answer comes\. The focus is on .*Make of every control a button/,
  },
  {
    fault: 'the focus goes with the button',
    changes: { 'if (hadFocus) buttons[0]?.focus();': 'void hadFocus;' },
    found: 'keyboard: focus is kept',
    says: /the focus is lost: keep what has the focus/,
  },
  {
    fault: 'nothing shows the focus',
    changes: { 'font: inherit; }': 'font: inherit; outline: none; }' },
    found: 'keyboard: focus is visible',
    says: /Nothing shows that button "True" has the focus: give :focus-visible an outline/,
  },
  {
    fault: 'Tab goes round',
    changes: {
      [inConstructor]: `${inConstructor}\n    root.addEventListener('keydown', (event) => { if (event.key === 'Tab' && event.target === this.#buttons.lastElementChild) { event.preventDefault(); this.#buttons.firstElementChild.focus(); } });`,
    },
    found: 'keyboard: no trap',
    says: /Tab does not lead out of the player: after 60 times/,
  },
  {
    fault: 'the verdict is not announced',
    changes: { "this.#verdict.role = 'status';": '' },
    found: 'announced: the verdict',
    says: /put the verdict into an element with role="status"/,
  },
  {
    fault: 'a button has no name for screen readers',
    changes: {
      [inConstructor]: `${inConstructor}\n    root.append(Object.assign(document.createElement('img'), { width: 30, height: 30, src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }));`,
    },
    found: 'axe: no violations',
    says: /^image-alt: /,
  },
  {
    fault: 'its text is black',
    changes: { ':host { display: block;': ':host { display: block; color: #222;' },
    found: 'dark: contrast',
    says: /^In the dark, color-contrast: .*light-dark/,
  },
  {
    fault: 'it is 500 pixels wide',
    changes: { ':host { display: block;': ':host { display: block; inline-size: 500px;' },
    found: 'narrow: 320 px',
    says: /^In 320 px, .* is wider than the page/,
  },
  {
    fault: 'its buttons are tiny',
    changes: {
      'min-block-size: 2.75rem; min-inline-size: 6rem; margin-inline-end: 0.5rem;':
        'block-size: 12px; inline-size: 20px; padding: 0; margin: 0; overflow: hidden; vertical-align: top;',
    },
    found: 'narrow: targets',
    says: /^target-size: /,
  },
  {
    fault: 'texts have no direction of their own',
    changes: { ", { dir: 'auto' }": '' },
    found: 'right to left: Arabic',
    says: /is Arabic, and set from left to right: give .* dir="auto"/,
  },
  {
    fault: 'a statement is read as HTML',
    changes: { 'this.#statement.textContent =': 'this.#statement.innerHTML =' },
    found: 'texts: as they are',
    says: /is read as HTML: put texts into the page with textContent/,
  },
  {
    fault: 'long words are not broken',
    changes: { 'overflow-wrap: anywhere;': '' },
    found: 'texts: long words',
    says: /is wider than 320 px: set overflow-wrap: anywhere/,
  },
  {
    fault: 'every new list starts over',
    changes: { 'if (this.#answers.some(({ id }, index) => items[index]?.id !== id)) this.#start();': 'this.#start();' },
    found: 'items: may grow',
    says: /the second one does not come: .*its index is 0, and not 1/,
  },
  {
    fault: 'no new list starts over',
    changes: { 'if (this.#answers.some(({ id }, index) => items[index]?.id !== id)) this.#start();': '' },
    found: 'items: other ones start over',
    says: /^After other items are set/,
  },
  {
    fault: 'it offers to play again in a host',
    changes: {
      'if (item === undefined) this.#offer({});':
        "if (item === undefined) this.#offer({ 'Play again': () => this.#start() });",
    },
    found: 'embedded: the host counts',
    says: /has "Play again" at the end: leave it out/,
  },
  {
    fault: 'revealing counts as an answer',
    changes: { '  #start() {': '  reveal() {\n    this.#answer(this.#items[this.#at], false);\n  }\n\n  #start() {' },
    found: 'reveal: without an answer',
    says: /^reveal\(\) sends ludotext-answer: show the solution/,
  },
  {
    fault: 'it keeps a score in the browser',
    changes: {
      'const correct = answer === truth;':
        "localStorage.setItem('last', answer);\n    const correct = answer === truth;",
    },
    found: 'frame: no network, no storage',
    says: /^In the sandboxed frame no ludotext-answer comes .*localStorage/,
  },
  {
    fault: 'something is thrown along the way',
    changes: { 'this.#at++;': "this.#at++;\n    setTimeout(() => { throw new Error('left behind'); });" },
    found: 'errors: none',
    says: /the page reports: left behind/,
  },
];
