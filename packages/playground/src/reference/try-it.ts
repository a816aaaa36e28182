import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { controls, pageStyle } from '../style.js';
import { codeStyle, renderCode } from './code.js';
import type { Operation } from './document.js';
import { filledPath } from './request.js';

const tryStyle = css`
  form, .came { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); padding-block-start: 0.75rem; }
  textarea { min-block-size: 12rem; font-family: ui-monospace, monospace; font-size: 0.9em; }
  select { inline-size: auto; }
`;

/** What came back, as far as it came. */
interface Came {
  readonly status: string;
  /** Shown as text; empty for a file. */
  readonly text: string;
  /** The address of a file in the browser, and its name. */
  readonly file?: { readonly href: string; readonly name: string };
}

/** Sends a request, and shows what comes back; events as they arrive. */
class TryIt extends LitElement {
  static override properties = {
    operation: { attribute: false },
    body: { attribute: false },
    accepts: { attribute: false },
    key: { attribute: false },
    isUnderWay: { state: true },
    came: { state: true },
  };
  static override styles = [controls, pageStyle, codeStyle, tryStyle];

  declare operation: Operation;
  /** JSON to begin with; `undefined` for a request without a body. */
  declare body: string | undefined;
  /** The media types of the answer. */
  declare accepts: readonly string[];
  /** Empty for none. */
  declare key: string;
  declare protected isUnderWay: boolean;
  declare protected came: Came | undefined;

  #stopping = new AbortController();

  constructor() {
    super();
    Object.assign(this, { key: '', accepts: [], isUnderWay: false });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopping.abort();
    this.#forgetFile();
  }

  protected override render(): TemplateResult {
    const { operation, accepts, body, isUnderWay, came } = this;
    return html`
      <form novalidate @submit=${this.#send}>
        ${(operation.parameters ?? [])
          .filter(({ in: place }) => place === 'path')
          .map(
            ({ name, example }) => html`<div>
              <label for=${name}>${name}</label>
              <input id=${name} name=${name} .value=${String(example ?? '')} autocomplete="off" spellcheck="false" />
            </div>`,
          )}
        ${
          accepts.length > 1
            ? html`<div>
                <label for="accept">Answer as</label>
                <select id="accept" name="accept">${accepts.map((type) => html`<option>${type}</option>`)}</select>
              </div>`
            : nothing
        }
        ${
          body === undefined
            ? nothing
            : html`<div>
                <label for="body">Body</label>
                <textarea id="body" name="body" spellcheck="false" .value=${body}></textarea>
              </div>`
        }
        <div class="row">
          <button class="main" aria-disabled=${isUnderWay}>Send</button>
          ${isUnderWay ? html`<button type="button" @click=${() => this.#stopping.abort()}>Stop</button>` : nothing}
        </div>
      </form>
      <div class="came">
        <p role="status">${came?.status ?? nothing}</p>
        ${came === undefined || came.text === '' ? nothing : renderCode('Answer', came.text)}
        ${
          came?.file === undefined
            ? nothing
            : html`<p><a href=${came.file.href} download=${came.file.name}>Save ${came.file.name}</a></p>`
        }
      </div>
    `;
  }

  readonly #send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.isUnderWay) return;
    const fields = new FormData(event.target as HTMLFormElement);
    const values = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
    this.#stopping = new AbortController();
    this.#forgetFile();
    this.came = { status: 'Sent …', text: '' };
    this.isUnderWay = true;
    try {
      await this.#receive(values);
    } catch (error) {
      const isStopped = this.#stopping.signal.aborted;
      this.came = { ...this.came, status: isStopped ? 'Stopped.' : `Nothing came back: ${String(error)}` };
    }
    this.isUnderWay = false;
  };

  async #receive(values: Readonly<Record<string, string>>): Promise<void> {
    const { operation, accepts, key } = this;
    const accept = values.accept ?? accepts[0];
    const begun = performance.now();
    const response = await fetch(filledPath(operation.path, values), {
      method: operation.method,
      headers: {
        ...(accept === undefined ? {} : { Accept: `${accept}, application/problem+json;q=0.9` }),
        ...(values.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === '' ? {} : { Authorization: `Bearer ${key}` }),
      },
      ...(values.body === undefined ? {} : { body: values.body }),
      signal: this.#stopping.signal,
    });
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
    const status = () => `${response.status}, ${type || 'no body'}, ${Math.round(performance.now() - begun)} ms`;
    const disposition = response.headers.get('Content-Disposition');
    if (disposition !== null) {
      const file = await response.blob();
      const name = /filename="([^"]*)"/.exec(disposition)?.[1] ?? 'answer';
      this.came = {
        status: `${status()}, ${file.size.toLocaleString('en')} bytes`,
        text: '',
        file: { href: URL.createObjectURL(file), name },
      };
      return;
    }
    let text = '';
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
      text += part.value;
      this.came = { status: `${response.status}, ${type}`, text };
    }
    this.came = { status: status(), text: type.endsWith('json') ? indented(text) : text };
  }

  #forgetFile(): void {
    if (this.came?.file !== undefined) URL.revokeObjectURL(this.came.file.href);
  }
}

customElements.define('ludo-try-it', TryIt);

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
