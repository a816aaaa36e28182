import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import '../copy-button.js';
import { SetStore, type SetSummary } from '../sets/set-store.js';
import type { StoredSet } from '../sets/stored-set.js';
import { requestsFor } from '../sets/writing.js';
import { controls, pageStyle } from '../style.js';
import { codeStyle, renderCode } from './code.js';
import { curlOf } from './request.js';

const developersStyle = css`
  .panel, section { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); }
  .panel { gap: 1.5rem; }
  select { inline-size: auto; }
`;

const text = 'Bees live in colonies with one queen. The workers collect nectar from flowers.';

/** How to do from a program what the page does; and the sets of this browser as JSON, with the commands that make them. */
class Developers extends LitElement {
  static override properties = {
    key: { attribute: false },
    sets: { state: true },
    chosen: { state: true },
  };
  static override styles = [controls, pageStyle, codeStyle, developersStyle];

  /** Commands send a key if there is one. */
  declare key: string;
  declare protected sets: readonly SetSummary[];
  declare protected chosen: StoredSet | undefined;

  readonly #store = new SetStore();

  constructor() {
    super();
    Object.assign(this, { key: '', sets: [] });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#store.list().then(async (sets) => {
      this.sets = sets;
      if (sets[0] !== undefined) this.chosen = await this.#store.get(sets[0].id);
    });
  }

  protected override render(): TemplateResult {
    const { origin } = location;
    const hasKey = this.key !== '';
    const body = JSON.stringify({ text, max_items: 2 });
    const header = hasKey ? ' -H "Authorization: Bearer $LUDOTEXT_KEY"' : '';
    const withSet = (rest: string) =>
      `jq '{set: .}' bees.ludotext.json |\n  curl -s ${rest}${header} -H 'Content-Type: application/json' -d @-`;
    return html`<div class="panel">
      ${renderStep(
        'Make items from a text',
        'The answer has the items of each game under results.',
        curlOf(origin, { method: 'POST', path: '/generate', accept: 'application/json', body }, hasKey),
      )}
      ${renderStep(
        'Receive each item as soon as it is written',
        'The answer is a stream of server-sent events.',
        curlOf(origin, { method: 'POST', path: '/generate', accept: 'text/event-stream', body }, hasKey),
      )}
      ${renderStep('Check a set', 'The answer lists what is wrong with each item.', withSet(`${origin}/sets/check`))}
      ${renderStep(
        'Export a set',
        'GET /formats lists the formats; this one is for Moodle.',
        withSet(`-OJ ${origin}/export/moodle-xml`),
      )}
      ${this.#renderSets(hasKey)}
    </div>`;
  }

  #renderSets(hasKey: boolean): TemplateResult {
    const { sets, chosen } = this;
    return html`<section>
      <h3>The sets of this browser as JSON</h3>
      ${
        sets.length === 0
          ? html`<p>This browser has no set yet. <a href="/">Make one</a>, and it stands here.</p>`
          : html`<div class="row">
              <label for="set">Set</label>
              <select id="set" @change=${this.#choose}>
                ${sets.map(({ id, title }) => html`<option value=${id}>${title}</option>`)}
              </select>
            </div>`
      }
      ${chosen === undefined ? nothing : renderSet(chosen, hasKey)}
    </section>`;
  }

  readonly #choose = async (event: Event): Promise<void> => {
    this.chosen = await this.#store.get((event.target as HTMLSelectElement).value);
  };
}

customElements.define('ludo-developers', Developers);

function renderStep(title: string, meaning: string, command: string): TemplateResult {
  return html`<section>
    <h3>${title}</h3>
    <p>${meaning}</p>
    ${renderCode(`Command: ${title}`, command)} ${renderCopy('Copy command', command)}
  </section>`;
}

function renderSet(set: StoredSet, hasKey: boolean): TemplateResult {
  const json = JSON.stringify(set.document, null, 2);
  const commands = commandsFor(set, hasKey);
  return html`
    ${renderCode('The set as JSON', json)} ${renderCopy('Copy JSON', json)}
    ${
      commands === ''
        ? nothing
        : html`<h4>The same from a terminal</h4>
            ${renderCode('Commands that make the set', commands)} ${renderCopy('Copy commands', commands)}`
    }
  `;
}

function renderCopy(label: string, copied: string): TemplateResult {
  return html`<div>
    <ludo-copy-button
      label=${label}
      copied="Copied"
      not-copied="The browser did not allow copying. Select the text and copy it."
      .text=${copied}
    ></ludo-copy-button>
  </div>`;
}

/** The requests that make a set from nothing; empty for one that came as a file. */
function commandsFor(set: StoredSet, hasKey: boolean): string {
  if (set.asked === undefined) return '';
  const { gone: _, ...rest } = set;
  return requestsFor({ ...rest, document: { ...set.document, games: [] } })
    .map(({ path, body }) =>
      curlOf(location.origin, { method: 'POST', path, body: JSON.stringify(body, null, 2) }, hasKey),
    )
    .join('\n\n');
}
