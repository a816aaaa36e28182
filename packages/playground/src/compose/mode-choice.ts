import { css, html, LitElement, type TemplateResult } from 'lit';
import type { Say } from '../say.js';
import { controls, pageStyle } from '../style.js';
import type { Draft } from './draft.js';

const modes = [
  { mode: 'prose', name: 'modeProse', hint: 'modeProseHint' },
  { mode: 'direct', name: 'modeDirect', hint: 'modeDirectHint' },
] as const;

/** The choice between a text and the author's own items. Fires `ludo-mode` with the mode. */
class ModeChoice extends LitElement {
  static override properties = { mode: {}, say: { attribute: false } };
  static override styles = [
    controls,
    pageStyle,
    css`
      .modes { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; }
      .choice { padding: 0.75rem 1rem; border: 2px solid var(--color-border); border-radius: var(--radius); }
      .choice:has(:checked) { border-color: var(--color-accent); background: var(--ludo-color-tint); }
      .choice:has(:focus-visible) { outline: 3px solid var(--color-focus); outline-offset: 2px; }
      input:focus-visible { outline: none; }
      .choice input { margin: 0.15rem 0 0; }
      @media (max-width: 30rem) {
        .modes { grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
        .choice { padding: 0.5rem 0.75rem; gap: 0.5rem; }
      }
    `,
  ];

  declare mode: Draft['mode'];
  declare say: Say;

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('input:checked')?.focus();
  }

  protected override render(): TemplateResult {
    const { say } = this;
    return html`<fieldset>
      <legend class="hidden">${say('mode')}</legend>
      <div class="modes">
        ${modes.map(
          ({ mode, name, hint }) => html`<label class="choice">
            <input
              type="radio"
              name="mode"
              .checked=${mode === this.mode}
              @change=${() => this.dispatchEvent(new CustomEvent('ludo-mode', { detail: mode }))}
            />
            <span>${say(name)}<span class="hint">${say(hint)}</span></span>
          </label>`,
        )}
      </div>
    </fieldset>`;
  }
}

customElements.define('ludo-mode-choice', ModeChoice);
