import { html, LitElement, type TemplateResult } from 'lit';
import { codesOf, groupsOf, type OpenApi, type Operation } from './document.js';
import './developers.js';
import './operation-view.js';
import { renderCode } from './code.js';
import { renderProse } from './prose.js';

/**
 * The reference of the HTTP interface, drawn from the service's own OpenAPI document. It renders into the document
 * itself, so that landmarks and addresses with `#` work. It is in English, as the document is.
 */
class ReferencePage extends LitElement {
  static override properties = { document: { state: true }, trouble: { state: true }, key: { state: true } };

  /** `undefined` until fetched. */
  declare protected document: OpenApi | undefined;
  declare protected trouble: string;
  /** Sent with what is tried. It is never stored: the next person at the machine must not get it. */
  declare protected key: string;

  constructor() {
    super();
    Object.assign(this, { trouble: '', key: '' });
  }

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const response = await fetch('/openapi.json');
      if (!response.ok) throw new Error(`The service answered ${response.status}.`);
      this.document = (await response.json()) as OpenApi;
    } catch (error) {
      this.trouble = String(error);
      return;
    }
    await this.updateComplete;
    // The place that the address names can be gone to now that it is there.
    await Promise.all([...this.querySelectorAll<LitElement>('ludo-operation')].map((each) => each.updateComplete));
    globalThis.document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }

  protected override render(): TemplateResult {
    const { document } = this;
    return html`
      <a class="skip hidden" href="#content">Skip to the content</a>
      <header>
        <a href="/">Ludotext</a>
        <a href="/openapi.json">openapi.json</a>
        <a href="/set.schema.json">set.schema.json</a>
      </header>
      <div class="columns">
        ${document === undefined ? html`<div></div>` : renderContents(document)}
        <main id="content" tabindex="-1">
          <h1>API reference</h1>
          ${document === undefined ? this.#renderWaiting() : this.#renderDocument(document)}
        </main>
      </div>
    `;
  }

  #renderWaiting(): TemplateResult {
    if (this.trouble === '') return html`<p role="status">Loading …</p>`;
    return html`<p role="alert">The reference could not be loaded. ${this.trouble}</p>`;
  }

  #renderDocument(document: OpenApi): TemplateResult {
    const { key } = this;
    return html`
      ${renderProse(document.info.description)}
      <p>Version ${document.info.version}</p>
      <form @submit=${(event: Event) => event.preventDefault()}>
        <label for="key">Key, for what you try here</label>
        <input
          id="key"
          type="password"
          autocomplete="off"
          maxlength="512"
          aria-describedby="key-hint"
          @input=${(event: Event) => (this.key = (event.target as HTMLInputElement).value.trim())}
        />
        <p id="key-hint">Only for a service that has keys. It is forgotten when you leave this page.</p>
      </form>
      <h2 id="developers">For developers</h2>
      <ludo-developers .key=${key}></ludo-developers>
      ${groupsOf(document).map(
        ({ name, description, operations }) => html`
          <h2 id=${idOf(name)}>${name}</h2>
          <p>${description}</p>
          ${operations.map(
            (operation) => html`<ludo-operation
              id=${operation.operationId}
              .operation=${operation}
              .document=${document}
              .key=${key}
            ></ludo-operation>`,
          )}
        `,
      )}
      <h2 id="errors">Errors</h2>
      <p>Every error has a code. It never changes, so programs can tell errors apart by it.</p>
      ${errorsOf(document).map(
        ([code, value]) => html`<section>
          <h3 id="error-${code}"><code>${code}</code></h3>
          <details>
            <summary>Example of ${code}</summary>
            ${renderCode(`Example of ${code}`, JSON.stringify(value, null, 2))}
          </details>
        </section>`,
      )}
    `;
  }
}

customElements.define('ludo-reference', ReferencePage);

/** The table of contents. */
function renderContents(document: OpenApi): TemplateResult {
  return html`<nav aria-label="Contents">
    <details ?open=${matchMedia('(min-width: 60rem)').matches}>
    <summary>Contents</summary>
    <ul>
      <li><a href="#developers">For developers</a></li>
      ${groupsOf(document).map(
        ({ name, operations }) => html`<li>
          <a href="#${idOf(name)}">${name}</a>
          <ul>
            ${operations.map(
              ({ operationId, method, path }: Operation) =>
                html`<li><a href="#${operationId}"><span>${method}</span> ${path}</a></li>`,
            )}
          </ul>
        </li>`,
      )}
      <li><a href="#errors">Errors</a></li>
    </ul>
    </details>
  </nav>`;
}

const idOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

/** The example of each problem that an operation can answer, by code. */
function errorsOf({ paths, components }: OpenApi): readonly (readonly [string, unknown])[] {
  const answers = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.values(responses)),
  );
  const codes = new Set(answers.flatMap((answer) => codesOf(answer)));
  return [...codes].sort().map((code) => [code, components?.examples?.[code]?.value]);
}
