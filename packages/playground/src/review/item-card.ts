import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { type Say, sayIn } from '../say.js';
import type { Interaction } from '../sets/stored-set.js';
import { controls, members, pageStyle } from '../style.js';
import type { Group } from './follow.js';
import { type Control, type Field, itemFields } from './form-fields.js';
import { optionName } from './form-inputs.js';

const itemCardStyle = css`
  .item { display: grid; gap: calc(var(--space) * 0.75); }
  h3 { text-wrap: pretty; white-space: pre-line; }
  ul, ol, .pairs { display: grid; gap: 0.5rem; }
  ul, .line { list-style: none; }
  .lines { padding-inline-start: 1.75rem; }
  .line { display: flex; flex-wrap: wrap; }
  .option, .line > li { padding: 0.5rem 0.75rem; border: 1px solid var(--color-border); border-radius: var(--radius); }
  .option { display: flex; flex-direction: column; align-items: start; justify-content: center; }
  .key { border: 2px solid var(--color-right); background: color-mix(in srgb, var(--color-right) 9%, var(--color-raised)); font-weight: 600; }
  .key small { order: -1; color: var(--color-right); font: 700 var(--size-small) / 1.3 var(--font-display); }
  q { padding: 0.1em 0.3em; border-radius: 0.25em; background: var(--color-highlight); color: var(--color-text); -webkit-box-decoration-break: clone; box-decoration-break: clone; line-height: 1.7; quotes: none; }
  q .text { white-space: normal; }
  .options { grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
  .pairs > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 0.75rem; }
  .pairs dt { font-weight: 600; }
  mark { padding-inline: 0.35em; border-block-end: 2px solid var(--color-right); border-radius: 0; background: none; color: var(--color-right); font-weight: 600; }
  .more { font-size: 0.9375rem; }
`;

/** What a card reads of a game. */
interface CardGame {
  /** JSON Schema of an item. */
  readonly item_schema: unknown;
}

/**
 * An item as learners see it, with the right answer marked and the explanations shown, for the teacher. An item of
 * which nobody says what it is shows its members by their titles.
 */
export class LudoItemCard extends LitElement {
  static override properties = {
    item: { attribute: false },
    interaction: { attribute: false },
    game: { attribute: false },
    language: {},
    say: { attribute: false },
  };
  static override styles = [controls, members, pageStyle, itemCardStyle];

  declare item: Group;
  /** What the game says the item is; `undefined` until known. */
  declare interaction: Interaction | undefined;
  /** `undefined` for a game that the service does not have. */
  declare game: CardGame | undefined;
  /** BCP 47 tag of the item's texts; empty for unknown. */
  declare language: string;
  declare say: Say;

  constructor() {
    super();
    Object.assign(this, { item: {}, language: '', say: sayIn('en') });
  }

  protected override render(): TemplateResult {
    const { interaction } = this;
    if (interaction === undefined) {
      return html`<div class="item">${this.#members(itemFields(this.game?.item_schema, this.item))}</div>`;
    }
    const { title, prompt } = interaction;
    return html`
      <div class="item">
        ${title === undefined ? nothing : html`<p class="quiet">${this.#text(title)}</p>`}
        <h3>${this.#text(prompt)}</h3>
        ${this.#body(interaction)}${this.#more(interaction)}
      </div>
    `;
  }

  #body(interaction: Interaction): TemplateResult {
    switch (interaction.kind) {
      case 'choice':
        return html`
          <ul class="options">
            ${interaction.options.map(
              ({ text, correct }) => html`
                <li class="option ${correct ? 'key' : ''}">
                  ${this.#text(text)}${correct ? html`<small>✓ ${this.say('itemCorrect')}</small>` : nothing}
                </li>
              `,
            )}
          </ul>
        `;
      case 'order':
        return interaction.layout === 'lines'
          ? html`<ol class="lines" dir="auto">${interaction.parts.map((part) => html`<li>${this.#text(part)}</li>`)}</ol>`
          : html`<ol class="line" dir="auto">${interaction.parts.map((part) => html`<li>${this.#text(part)}</li>`)}</ol>`;
      case 'match':
        return html`
          <dl class="pairs">
            ${interaction.pairs.map(({ left, right }) => html`<div><dt>${this.#text(left)}</dt><dd>${this.#text(right)}</dd></div>`)}
          </dl>
        `;
      case 'gaps':
        return html`
          <p class="text" dir="auto" lang=${this.language || nothing}>${interaction.segments.map((segment) => (typeof segment === 'string' ? segment : this.#gap(segment.accepted)))}</p>
        `;
      case 'text':
        return html`<ul>${interaction.accepted.map((answer) => html`<li class="option key">${this.#text(answer)}</li>`)}</ul>`;
    }
  }

  #gap([first = '', ...others]: readonly string[]): TemplateResult {
    return html`<mark>${first}</mark>${others.length === 0 ? nothing : html` <small>(${this.say('itemAlso', { answers: others.join(', ') })})</small>`}`;
  }

  /** What learners see before and after answering, and what is for the teacher alone. */
  #more(interaction: Interaction): TemplateResult | typeof nothing {
    const { hint, explanation, evidence, place, difficulty } = interaction;
    const entry = (name: string, content: unknown) => html`<div><dt>${name}</dt><dd>${content}</dd></div>`;
    const entries = [
      ...(interaction.kind === 'order' && interaction.layout === 'inline'
        ? [entry(this.say('itemSolved'), this.#text(interaction.solved))]
        : []),
      ...(interaction.kind === 'order' && interaction.alternatives.length > 0
        ? [entry(this.say('itemAlsoRight'), this.#alternatives(interaction))]
        : []),
      ...(interaction.kind === 'gaps' && interaction.words !== undefined
        ? [entry(this.say('itemWords'), this.#text(interaction.words.join(' · ')))]
        : []),
      ...(hint === undefined ? [] : [entry(this.say('itemHint'), this.#text(hint))]),
      ...(explanation === undefined ? [] : [entry(this.say('itemExplanation'), this.#text(explanation))]),
      ...(evidence === undefined && place === undefined
        ? []
        : [entry(this.say('itemEvidence'), this.#source(evidence, place))]),
      ...(difficulty === undefined ? [] : [entry(this.say('difficulty'), this.say(difficulty))]),
    ];
    return entries.length === 0 ? nothing : html`<dl class="members more">${entries}</dl>`;
  }

  /** The words that prove the answer, and where they stand; the place alone where there are no words. */
  #source(evidence: string | undefined, place: string | undefined): TemplateResult {
    const where = place === undefined ? nothing : html`<bdi>${place}</bdi>`;
    if (evidence === undefined) return html`${where}`;
    return html`<q>${this.#text(evidence)}</q>${place === undefined ? nothing : html` (${where})`}`;
  }

  #alternatives({ parts, alternatives, layout }: Extract<Interaction, { kind: 'order' }>): TemplateResult {
    const reading = (order: readonly number[]) =>
      layout === 'lines' ? order.map((index) => index + 1).join(' · ') : order.map((index) => parts[index]).join(' · ');
    return html`<ul>${alternatives.map((order) => html`<li>${this.#text(reading(order))}</li>`)}</ul>`;
  }

  #members(fields: readonly Field[]): TemplateResult {
    return html`<dl class="members">${fields.filter(({ control }) => !isEmpty(control)).map((field) => html`<div><dt>${field.label}</dt><dd>${this.#value(field)}</dd></div>`)}</dl>`;
  }

  #value({ control }: Field): unknown {
    switch (control.kind) {
      case 'list':
        return html`<ul>${control.entries.map((entry) => html`<li>${this.#value(entry)}</li>`)}</ul>`;
      case 'group':
        return control.members === undefined ? nothing : this.#members(control.members);
      case 'order':
        return html`<ol class="lines">${control.value.map((index) => html`<li>${this.#text(control.of[index] ?? '')}</li>`)}</ol>`;
      case 'choice': {
        const label = control.options.find(({ value }) => value === control.value)?.label;
        return optionName(control.value, label ?? String(control.value), this.say);
      }
      case 'truth':
        return this.say(control.value ? 'yes' : 'no');
      case 'json':
        return control.value === undefined ? nothing : html`<code>${JSON.stringify(control.value)}</code>`;
      default:
        return this.#text(String(control.value ?? ''));
    }
  }

  #text(text: string): TemplateResult {
    return html`<span class="text" dir="auto" lang=${this.language || nothing}>${text}</span>`;
  }
}

customElements.define('ludo-item-card', LudoItemCard);

/** Whether there is nothing to show, as for an optional member that is left out. */
function isEmpty(control: Control): boolean {
  switch (control.kind) {
    case 'list':
      return control.entries.length === 0;
    case 'group':
      return control.members === undefined;
    case 'truth':
      return false;
    default:
      return control.value === undefined || control.value === '';
  }
}
