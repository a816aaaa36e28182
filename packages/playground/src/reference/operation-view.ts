import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import '../copy-button.js';
import { controls, pageStyle } from '../style.js';
import { codeStyle, renderCode } from './code.js';
import {
  type Answer,
  codesOf,
  contentOf,
  type Example,
  keyFor,
  type MediaType,
  type OpenApi,
  type Operation,
  resolve,
} from './document.js';
import { renderLine, renderProse } from './prose.js';
import { type Call, curlOf, filledPath } from './request.js';
import './schema-view.js';
import { wordsFor } from './schema-view.js';
import './try-it.js';

const operationStyle = css`
  .panel, .part { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); }
  .panel { gap: 1.25rem; }
  h3 { display: flex; flex-wrap: wrap; gap: 0 0.75rem; font-family: ui-monospace, monospace; font-size: var(--size-large, 1.25rem); }
  h3 a { color: inherit; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  h4 { font-size: 1rem; }
  .method { color: var(--color-accent); }
  ul { padding-inline-start: 1.25rem; }
  select { inline-size: auto; }
  td, th { padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; }
`;

const keyWords = {
  none: 'Needs no key.',
  play: 'Needs a key where the service has keys.',
  admin: 'Needs an admin key where the service has keys.',
} as const;

/** Ends when every operation before has been drawn. */
let turn: Promise<void> = Promise.resolve();
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** One operation: what it takes, what it answers, how it fails, its command, and a way to try it. */
class OperationView extends LitElement {
  static override properties = {
    operation: { attribute: false },
    document: { attribute: false },
    key: { attribute: false },
    example: { state: true },
    isTried: { state: true },
  };
  static override styles = [controls, pageStyle, codeStyle, operationStyle];

  declare operation: Operation;
  declare document: OpenApi;
  /** The key to send; empty for none. */
  declare key: string;
  /** The name of the example that is shown; empty for the first. */
  declare protected example: string;
  declare protected isTried: boolean;

  constructor() {
    super();
    Object.assign(this, { key: '', example: '', isTried: false });
  }

  /** Operations are drawn one in each task, so that the page is seen, and answers, before all are there. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) {
      turn = turn.then(nextTask);
      await turn;
    }
    await super.scheduleUpdate();
  }

  protected override render(): TemplateResult {
    const { method, path, operationId, summary, description } = this.operation;
    return html`<article class="panel" aria-labelledby="heading">
      <div>
        <h3 id="heading"><span class="method">${method}</span> <a href="#${operationId}">${path}</a></h3>
        <p><strong>${renderLine(summary)}.</strong> ${keyWords[keyFor(this.operation)]}</p>
      </div>
      <div>${renderProse(description)}</div>
      ${this.#renderParameters()} ${this.#renderBody()} ${this.#renderCommand()} ${this.#renderTry()}
      ${this.#renderAnswers()}
    </article>`;
  }

  #renderParameters(): TemplateResult | typeof nothing {
    const { parameters = [] } = this.operation;
    if (parameters.length === 0) return nothing;
    return html`<div class="part">
      <h4>Parameters</h4>
      <dl class="part">
        ${parameters.map(
          ({ name, in: place, required, description, schema }) => html`<div>
            <dt>
              <code>${name}</code>
              <span class="quiet">in the ${place}, ${wordsFor(schema ?? {})}${required ? ', required' : nothing}</span>
            </dt>
            <dd>${renderLine(description)}</dd>
          </div>`,
        )}
      </dl>
    </div>`;
  }

  #renderBody(): TemplateResult | typeof nothing {
    const body = this.#body;
    if (body === undefined) return nothing;
    const examples = this.#examplesOf(body);
    return html`<div class="part">
      <h4>Body</h4>
      <ludo-schema .schema=${body.schema ?? {}} .document=${this.document}></ludo-schema>
      ${
        examples.length > 1
          ? html`<div class="row">
              <label for="example">Example</label>
              <select id="example" @change=${this.#choose}>
                ${examples.map(
                  ([name, { summary }], index) =>
                    html`<option value=${name} .selected=${live(name === this.example || (this.example === '' && index === 0))}>
                      ${summary ?? name}
                    </option>`,
                )}
              </select>
            </div>`
          : nothing
      }
      ${renderCode('Example of a body', this.#call().body ?? '')}
    </div>`;
  }

  #renderCommand(): TemplateResult {
    const command = curlOf(location.origin, this.#call(), this.key !== '');
    return html`<div class="part">
      <h4>In a terminal</h4>
      ${renderCode('Command', command)}
      <div>
        <ludo-copy-button
          label="Copy as curl"
          copied="Copied"
          not-copied="The browser did not allow copying. Select the command and copy it."
          .text=${command}
        ></ludo-copy-button>
      </div>
    </div>`;
  }

  /** What changes the service for everybody is not a thing to try. */
  #renderTry(): TemplateResult | typeof nothing {
    const { operation, key } = this;
    if (operation.method !== 'GET' && keyFor(operation) === 'admin') return nothing;
    return html`<details @toggle=${this.#tryIt}>
      <summary>Try it: ${operation.method} ${operation.path}</summary>
      ${
        this.isTried
          ? html`<ludo-try-it
              .operation=${operation}
              .body=${this.#call().body}
              .accepts=${Object.keys(contentOf(operation, this.document))}
              .key=${key}
            ></ludo-try-it>`
          : nothing
      }
    </details>`;
  }

  #renderAnswers(): TemplateResult {
    const all = Object.entries(this.operation.responses);
    const faults = all.filter(([, answer]) => codesOf(answer).length > 0);
    return html`
      ${all
        .filter(([, answer]) => codesOf(answer).length === 0)
        .map(
          ([status, answer]) => html`<div class="part">
            <h4>Answer ${status}</h4>
            <p>${renderLine(answer.description)}</p>
            ${Object.entries(status === '200' ? contentOf(this.operation, this.document) : (answer.content ?? {})).map(
              ([type, media]) => this.#renderMedia(status, type, media),
            )}
            ${this.#renderHeaders(status, answer)}
          </div>`,
        )}
      ${
        faults.length === 0
          ? nothing
          : html`<div class="part">
              <h4>Errors</h4>
              <dl>
                ${faults.map(
                  ([status, answer]) => html`<div class="row">
                    <dt>${status}</dt>
                    ${codesOf(answer).map((code) => html`<dd><a href="#error-${code}">${code}</a></dd>`)}
                  </div>`,
                )}
              </dl>
            </div>`
      }
    `;
  }

  #renderMedia(status: string, type: string, media: MediaType): TemplateResult {
    const about = `${type} of ${this.operation.method} ${this.operation.path}, ${status}`;
    return html`
      ${
        media.schema === undefined
          ? nothing
          : html`<details>
              <summary>Members: ${type}</summary>
              <ludo-schema .schema=${media.schema} .document=${this.document}></ludo-schema>
            </details>`
      }
      ${this.#examplesOf(media).map(
        ([, { summary, value }]) => html`<details>
          <summary>Example: ${summary ?? about}</summary>
          ${renderCode(`Example: ${about}`, typeof value === 'string' ? value : JSON.stringify(value, null, 2))}
        </details>`,
      )}
    `;
  }

  #renderHeaders(status: string, { headers = {} }: Answer): TemplateResult | typeof nothing {
    const found = Object.entries(headers).map(([name, header]) => [name, resolve(header, this.document)] as const);
    if (found.length === 0) return nothing;
    return html`<details>
      <summary>Headers of answer ${status}</summary>
      <dl class="part">
        ${found.map(([name, header]) => html`<div><dt><code>${name}</code></dt><dd>${renderLine(header?.description)}</dd></div>`)}
      </dl>
    </details>`;
  }

  get #body(): MediaType | undefined {
    return this.operation.requestBody?.content['application/json'];
  }

  #examplesOf({ examples = {} }: MediaType): readonly (readonly [string, Example])[] {
    return Object.entries(examples).flatMap(([name, example]) => {
      const found = resolve(example, this.document);
      return found === undefined ? [] : [[name, found] as const];
    });
  }

  /** The request of the example that is shown. */
  #call(): Call {
    const { method, path, parameters = [], responses } = this.operation;
    const values = Object.fromEntries(parameters.map(({ name, example }) => [name, String(example ?? name)]));
    const examples = this.#body === undefined ? [] : this.#examplesOf(this.#body);
    const [, shown] = examples.find(([name]) => name === this.example) ?? examples[0] ?? [];
    const accept = Object.keys(responses[200]?.content ?? {})[0];
    return {
      method,
      path: filledPath(path, values),
      accept,
      body: shown === undefined ? undefined : JSON.stringify(shown.value, null, 2),
    };
  }

  readonly #choose = (event: Event): void => {
    this.example = (event.target as HTMLSelectElement).value;
  };

  readonly #tryIt = (event: Event): void => {
    if ((event.target as HTMLDetailsElement).open) this.isTried = true;
  };
}

customElements.define('ludo-operation', OperationView);
