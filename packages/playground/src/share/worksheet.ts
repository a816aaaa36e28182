import {
  arrange,
  difficultyMark,
  directionOf,
  type Labels,
  labelsFor,
  type PaperAnswer,
  type PaperItem,
  type PaperTask,
  type Room,
  roomFor,
  sheetStyle,
} from '@ludotext/formats/paper';
import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from 'lit';
import { type Interaction, idOf, itemsOf, type StoredSet } from '../sets/stored-set.js';

/** An item that can be printed: what its game says it is. */
type Printable = { readonly id: string; readonly interaction: Interaction };

/** The items of a set that can be printed, and how many cannot, because their games did not say what they are. */
export function printableItems({ document, interactions }: StoredSet): {
  readonly items: readonly Printable[];
  readonly missing: number;
} {
  const all = itemsOf(document).map(({ item }) => idOf(item));
  const items = all.flatMap((id) => {
    const interaction = Object.hasOwn(interactions, id) ? interactions[id] : undefined;
    return interaction === undefined ? [] : [{ id, interaction }];
  });
  return { items, missing: all.length - items.length };
}

/**
 * A set on paper, as the service's worksheet: the items with room to write, and the key on a page of its own. It is in
 * the language of the set, and black on white wherever it is shown.
 */
export class Worksheet extends LitElement {
  static override properties = {
    set: { attribute: false },
    hasKey: { attribute: false },
    hasHints: { attribute: false },
  };
  static override styles = unsafeCSS(`:host { display: block; color-scheme: light; }${sheetStyle(1)}`);

  declare set: StoredSet;
  declare hasKey: boolean;
  declare hasHints: boolean;

  protected override render(): TemplateResult {
    const { title, language } = this.set.document;
    const items = arrange({ items: printableItems(this.set).items, language }, 0);
    const paper = new PaperParts(language);
    return html`<div lang=${language} dir=${directionOf(language)}>
      <h1>${title}</h1>
      <div class="who">${(['name', 'class', 'date'] as const).map((name) => html`<span>${paper.label(name)}<span class="line"></span></span>`)}</div>
      <ol class="items">${items.map((item) => paper.item(item, this.hasHints))}</ol>
      ${
        this.hasKey
          ? html`<section class="key">
            <h1>${paper.label('answers')}</h1>
            <p>${title}</p>
            <ol>${items.map((item) => paper.key(item))}</ol>
          </section>`
          : nothing
      }
    </div>`;
  }
}

customElements.define('ludo-worksheet', Worksheet);

/** What a worksheet is made of, in one language. Texts keep their white space, so nothing stands beside them in their element. */
class PaperParts {
  readonly #labels: Labels;
  /** Whether the labels are in English because there are none in the language. */
  readonly #isForeign: boolean;
  readonly #room: Room;

  constructor(language: string) {
    const { labels, language: known } = labelsFor(language);
    this.#labels = labels;
    this.#isForeign = known === 'en' && !/^en\b/i.test(language);
    this.#room = roomFor(language, 1);
  }

  label(name: keyof Labels): TemplateResult {
    return html`<span class="label" lang=${this.#isForeign ? 'en' : nothing} dir=${this.#isForeign ? 'ltr' : nothing}>${this.#labels[name]}</span>`;
  }

  item({ number, title, prompt, hint, task }: PaperItem, hasHint: boolean): TemplateResult {
    return entry(
      number,
      html`${title === undefined ? nothing : html`<h2>${title}</h2>`}
      <p class="prompt">${prompt}</p>
      ${this.#task(task)} ${hasHint ? this.#labelled('hint', hint) : nothing}`,
    );
  }

  key({ number, key }: PaperItem): TemplateResult {
    const { answers, alsoRight, feedback, explanation, evidence, difficulty } = key;
    return entry(
      number,
      html`${answers.map(answer)}
      ${alsoRight.length === 0 ? nothing : html`<p class="note">${this.label('alsoRight')}</p>${alsoRight.map(answer)}`}
      ${
        feedback.length === 0
          ? nothing
          : html`<div class="note">${rows(feedback.map((each) => html`${text(each.option)}${text(each.feedback)}`))}</div>`
      }
      ${this.#labelled('explanation', explanation)} ${this.#labelled('evidence', evidence)}
      ${difficulty === undefined ? nothing : html`<p class="note">${difficultyMark[difficulty]}</p>`}`,
    );
  }

  #task(task: PaperTask): TemplateResult {
    switch (task.kind) {
      case 'choice':
        return html`${task.several ? this.#how('severalRight') : nothing}
        ${rows(task.options.map((option) => html`<span class="box"></span>${text(option)}`))}`;
      case 'order':
        return task.layout === 'inline'
          ? html`${pieces(task.parts)}${this.#lines(task.length)}`
          : html`${this.#how('numberOrder')} ${rows(task.parts.map((part) => html`<span class="cell"></span>${text(part)}`))}`;
      case 'match':
        return html`${this.#how('numberPairs')}
          <ul class="pairs">
            ${task.lefts.map(
              (left, index) => html`<li>
                <div><span class="cell"></span>${text(left)}</div>
                <div><span class="number">${index + 1}</span>${text(task.rights[index] ?? '')}</div>
              </li>`,
            )}
          </ul>`;
      case 'gaps': {
        const isNumbered = task.segments.filter((segment) => typeof segment === 'number').length > 1;
        const gap = `gap gap-${this.#room.gapFor(task.length)}`;
        const segments = task.segments.map((segment) =>
          typeof segment === 'string'
            ? segment
            : html`${isNumbered ? `(${segment}) ` : nothing}<span class=${gap}></span>`,
        );
        const words = task.words.length === 0 ? nothing : pieces(task.words, this.label('words'));
        return html`${words}<p class="cloze">${segments}</p>`;
      }
      case 'text':
        return this.#lines(task.length);
    }
  }

  #how(name: keyof Labels): TemplateResult {
    return html`<p class="how">${this.label(name)}</p>`;
  }

  #labelled(name: keyof Labels, content: string | undefined): TemplateResult | typeof nothing {
    return content === undefined ? nothing : html`<p class="note">${this.label(name)} ${content}</p>`;
  }

  #lines(length: number): TemplateResult {
    return html`${Array.from({ length: this.#room.linesFor(length) }, () => html`<div class="write"></div>`)}`;
  }
}

const entry = (number: number, content: TemplateResult): TemplateResult =>
  html`<li class="item"><span class="number">${number}.</span><div class="body">${content}</div></li>`;

const answer = ({ label, text: said = '' }: PaperAnswer): TemplateResult =>
  html`<p>${label === undefined ? nothing : html`<span class="label">${label}</span> `}${said}</p>`;

const text = (content: string): TemplateResult => html`<span class="text">${content}</span>`;

const rows = (entries: readonly TemplateResult[]): TemplateResult =>
  html`<ul class="rows">${entries.map((each) => html`<li>${each}</li>`)}</ul>`;

const pieces = (texts: readonly string[], label?: TemplateResult): TemplateResult =>
  html`<ul class="pieces">${label === undefined ? nothing : html`<li class="label">${label}</li>`}${texts.map((each) => html`<li class="text">${each}</li>`)}</ul>`;
