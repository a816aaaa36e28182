import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { explain } from '../problem/explanations.js';
import { waiting } from '../problem/problem-notice.js';
import type { Say } from '../say.js';
import { problemOfFailure } from '../service/problem.js';
import { controls, pageStyle } from '../style.js';

/** Asks for the service's key. The input is passed to `enter` only. */
export class KeyPanel extends LitElement {
  static override properties = {
    enter: { attribute: false },
    say: { attribute: false },
    trouble: {},
    isShown: { state: true },
    isChecking: { state: true },
  };
  static override styles = [
    controls,
    pageStyle,
    css`
      .panel { border-inline-start: 6px solid var(--color-accent); }
      form { max-inline-size: 42rem; }
      .row input { flex: 1 1 14rem; inline-size: auto; min-inline-size: 0; }
    `,
  ];

  /** Tries a key. @throws Problem when it is not usable */
  declare enter: (key: string) => Promise<void>;
  declare say: Say;
  /** What is wrong with the current key, as a sentence; empty for nothing. */
  declare trouble: string;
  declare protected isShown: boolean;
  declare protected isChecking: boolean;

  constructor() {
    super();
    Object.assign(this, { trouble: '', isShown: false, isChecking: false });
  }

  override focus(): void {
    this.#field.focus();
  }

  protected override render(): TemplateResult {
    const { say, trouble, isShown, isChecking } = this;
    return html`<section class="panel" aria-labelledby="title">
      <form class="stack" novalidate @submit=${this.#submit}>
        <div>
          <h2 id="title">${say('keyTitle')}</h2>
          <p id="hint" class="hint">${say('keyHint')}</p>
        </div>
        <div>
          <label for="key">${say('keyLabel')}</label>
          <div class="row">
            <input
              id="key"
              type=${isShown ? 'text' : 'password'}
              dir="ltr"
              autocomplete="off"
              autocapitalize="none"
              spellcheck="false"
              maxlength="512"
              aria-describedby="hint trouble"
              aria-invalid=${trouble === '' ? nothing : 'true'}
              @input=${this.#calm}
            />
            <button type="button" aria-pressed=${isShown} @click=${this.#show}>${say('keyShow')}</button>
          </div>
        </div>
        <p id="trouble" class="trouble" role="alert">${trouble || nothing}</p>
        <div class="row">
          <button class="main" aria-disabled=${isChecking}>${say('keyUse')}</button>
          <span role="status" class="quiet">${isChecking ? say('keyChecking') : nothing}</span>
        </div>
      </form>
    </section>`;
  }

  get #field(): HTMLInputElement {
    return this.renderRoot.querySelector('input') as HTMLInputElement;
  }

  readonly #calm = (): void => {
    this.trouble = '';
  };

  readonly #show = (): void => {
    this.isShown = !this.isShown;
  };

  readonly #submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.isChecking) return;
    const key = this.#field.value.trim();
    this.trouble = '';
    this.isChecking = true;
    try {
      if (key === '') this.#refuse(this.say('keyMissing'));
      else await this.enter(key);
    } catch (error) {
      this.#refuse(this.#sentenceFor(error));
    }
    this.isChecking = false;
  };

  #sentenceFor(error: unknown): string {
    const { code, retryAfter } = problemOfFailure(error, 'unreachable');
    const sentence = this.say(explain(code).sentence);
    return retryAfter === undefined ? sentence : `${sentence} ${waiting(retryAfter, this.say)}`;
  }

  #refuse(sentence: string): void {
    this.trouble = sentence;
    this.focus();
  }
}

customElements.define('ludo-key-panel', KeyPanel);

declare global {
  interface HTMLElementTagNameMap {
    'ludo-key-panel': KeyPanel;
  }
}
