import { css, html, LitElement, type TemplateResult } from 'lit';
import { type Say, sayIn } from '../say.js';
import { controls, pageStyle } from '../style.js';
import { moved } from './list-changes.js';

const orderFieldStyle = css`
  ol { display: grid; gap: 0.25rem; list-style: none; }
  li { display: flex; gap: 0.5rem; align-items: center; }
  li > span { flex: 1; min-inline-size: 0; }
  button { padding: 0; text-align: center; flex: none; }
  button:disabled { opacity: 0.45; cursor: default; }
`;

/** Texts in an order that a person changes. Fires `ludo-order` with the new order, a list of places, as detail. */
class OrderField extends LitElement {
  static override properties = {
    value: { attribute: false },
    of: { attribute: false },
    language: {},
    say: { attribute: false },
    said: { state: true },
  };
  static override styles = [controls, pageStyle, orderFieldStyle];

  /** Each place of the texts once. */
  declare value: readonly number[];
  declare of: readonly string[];
  /** BCP 47 tag of the texts; empty for unknown. */
  declare language: string;
  declare say: Say;
  declare protected said: string;

  /** What takes the focus after the next rendering. */
  #next: readonly [place: number, kind: 'up' | 'down'] | undefined;

  constructor() {
    super();
    Object.assign(this, { value: [], of: [], language: '', say: sayIn('en'), said: '' });
  }

  protected override updated(): void {
    if (this.#next === undefined) return;
    const [place, kind] = this.#next;
    this.#next = undefined;
    const line = this.renderRoot.querySelectorAll('li')[place];
    const button = line?.querySelector<HTMLElement>(`.${kind}:not(:disabled)`);
    (button ?? line?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  }

  protected override render(): TemplateResult {
    const { value, of } = this;
    return html`
      <ol>
        ${value.map((index, place) => {
          const name = of[index] ?? '';
          return html`
            <li>
              <span class="text" dir="auto" lang=${this.language}>${name}</span>
              <button type="button" class="up" aria-label=${this.say('itemUp', { name })} ?disabled=${place === 0} @click=${() => this.#move(place, 'up')}>↑</button>
              <button type="button" class="down" aria-label=${this.say('itemDown', { name })} ?disabled=${place === value.length - 1} @click=${() => this.#move(place, 'down')}>↓</button>
            </li>
          `;
        })}
      </ol>
      <p class="hidden" role="status">${this.said}</p>
    `;
  }

  #move(from: number, kind: 'up' | 'down'): void {
    const to = kind === 'up' ? from - 1 : from + 1;
    this.#next = [to, kind];
    this.said = this.say('itemMoved', { place: to + 1, count: this.value.length });
    const { value: detail } = moved(this.value, from, to);
    this.dispatchEvent(new CustomEvent('ludo-order', { detail }));
  }
}

customElements.define('ludo-order-field', OrderField);
