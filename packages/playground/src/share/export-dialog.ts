import type { Fault } from '@ludotext/wire';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import '../review/item-form.js';
import { explain } from '../problem/explanations.js';
import type { FormFinding } from '../review/form-findings.js';
import { isAbort, type Problem, problemOfFailure } from '../service/problem.js';
import type { ExportResponse } from '../service/wire.js';
import { saveSet } from '../sets/set-file.js';
import { idOf, itemsOf } from '../sets/stored-set.js';
import { type FormatGroup, groupFormats, type NamedFormat, namedOptions, usualOptions } from './format-words.js';
import { saveFile } from './save-file.js';
import { SetDialog } from './set-dialog.js';

/** How long a person may go on choosing before the file is made anew. */
const pauseMs = 400;

/** How a question is called where it is not shown itself: so many of its characters. */
const nameLength = 80;

type Options = Readonly<Record<string, unknown>>;

/** A set as a file for another program: which one, what becomes of each item there, and the file. */
class ExportDialog extends SetDialog {
  static override properties = {
    ...SetDialog.properties,
    groups: { state: true },
    chosen: { state: true },
    options: { state: true },
    exported: { state: true },
    problem: { state: true },
  };
  static override styles = [
    ...SetDialog.styles,
    css`
      .formats { list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 0.5rem; margin-block-start: 0.5rem; }
      .formats button { inline-size: 100%; block-size: 100%; }
      .formats b, .formats .hint { display: block; }
      .reasons { list-style: none; display: grid; gap: 0.5rem; }
      .reasons p { unicode-bidi: plaintext; }
      .actions { margin: 0; }
    `,
  ];

  /** `undefined` until the service listed its formats. */
  declare protected groups: readonly FormatGroup[] | undefined;
  declare protected chosen: NamedFormat | undefined;
  declare protected options: Options;
  /** `undefined` while the file is made. */
  declare protected exported: ExportResponse | undefined;
  declare protected problem: Problem | undefined;

  /** Ends what is no longer wanted. */
  #making = new AbortController();
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.options = {};
  }

  override async open(): Promise<void> {
    await super.open();
    await this.#list();
  }

  protected get heading(): string {
    return this.desk.say('export');
  }

  protected override closed(): void {
    this.#choose(undefined);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.isOpen || !changed.has('chosen')) return;
    const before = changed.get('chosen') as NamedFormat | undefined;
    const button = (id: string | undefined) => `button[data-format="${id ?? ''}"]`;
    if (this.chosen !== undefined) this.renderRoot.querySelector<HTMLElement>('#format')?.focus();
    else this.renderRoot.querySelector<HTMLElement>(button(before?.format.id))?.focus();
  }

  protected renderContent(): TemplateResult {
    return html`${this.chosen === undefined ? this.#renderFormats() : this.#renderFormat(this.chosen)}${this.#renderProblem()}`;
  }

  #renderFormats(): TemplateResult {
    const { say } = this.desk;
    const { groups, problem } = this;
    return html`
      ${groups === undefined && problem === undefined ? html`<p role="status">${say('loading')}</p>` : nothing}
      ${(groups ?? []).map(
        ({ heading, formats }, index) => html`<section aria-labelledby="group-${index}">
          <h3 id="group-${index}">${heading}</h3>
          <ul class="formats">
            ${formats.map(
              (named) => html`<li>
                <button type="button" data-format=${named.format.id} @click=${() => this.#choose(named)}>
                  <b>${named.name}</b><span class="hint">${named.hint}</span>
                </button>
              </li>`,
            )}
          </ul>
        </section>`,
      )}
      <section aria-labelledby="own">
        <h3 id="own">${say('exportOwn')}</h3>
        <p class="hint">${say('exportOwnHint')}</p>
        <div class="row"><button type="button" @click=${() => saveSet(this.set.document)}>${say('exportOwnSave')}</button></div>
      </section>
    `;
  }

  #renderFormat({ format, name, hint }: NamedFormat): TemplateResult {
    const { say, locale } = this.desk;
    const schema = namedOptions(format, say, locale);
    const hasOptions = Object.keys(this.options).length > 0;
    return html`
      <div>
        <h3 id="format" tabindex="-1">${name}</h3>
        <p class="hint">${hint}</p>
      </div>
      <div role="status">${this.#renderReport()}</div>
      ${
        hasOptions
          ? html`<details>
              <summary>${say('exportOptions')}</summary>
              <ludo-item-form
                .schema=${schema}
                .item=${this.options}
                .findings=${(this.problem?.faults ?? []).map(findingOf)}
                .say=${say}
                @ludo-item-change=${this.#change}
              ></ludo-item-form>
            </details>`
          : nothing
      }
      <div class="actions">
        <button type="button" class="main" aria-disabled=${this.exported === undefined} @click=${this.#save}>${say('exportSave')}</button>
        <button type="button" @click=${() => this.#choose(undefined)}>${say('exportBack')}</button>
      </div>
    `;
  }

  /** What becomes of the items, before anything is saved. */
  #renderReport(): TemplateResult | typeof nothing {
    const { say } = this.desk;
    if (this.problem !== undefined) return nothing;
    if (this.exported === undefined) return html`<p>${say('exportMaking')}</p>`;
    const { items } = this.exported;
    const without = (outcome: ExportResponse['items'][number]['outcome']) =>
      items.filter((item) => item.outcome === outcome);
    const [exact, degraded, leftOut] = [without('exact'), without('degraded'), without('left_out')];
    if (exact.length === items.length) return html`<p>${say('exportAllExact', { count: items.length })}</p>`;
    const names = this.#itemNames();
    const list = (heading: string, some: ExportResponse['items']) =>
      some.length === 0
        ? nothing
        : html`<h4>${heading}</h4>
          <ul class="reasons">
            ${some.map((item) => html`<li><p>${names[items.indexOf(item)]}</p><p class="hint">${item.reason}</p></li>`)}
          </ul>`;
    return html`
      <p>${say('exportExact', { count: exact.length })}</p>
      ${list(say('exportDegraded', { count: degraded.length }), degraded)}
      ${list(say('exportLeftOut', { count: leftOut.length }), leftOut)}
    `;
  }

  /** What the items are called in the report, in the order of the set. */
  #itemNames(): readonly string[] {
    const { document, interactions } = this.set;
    return itemsOf(document).map(({ item }, index) => {
      const interaction = interactions[idOf(item)];
      const texts = Object.entries(item).filter(([name, value]) => name !== 'id' && typeof value === 'string');
      const name =
        interaction?.kind === 'order' ? interaction.solved : (interaction?.prompt ?? String(texts[0]?.[1] ?? ''));
      return `${index + 1}. ${name.length > nameLength ? `${name.slice(0, nameLength)}…` : name}`;
    });
  }

  #renderProblem(): TemplateResult | typeof nothing {
    const { say } = this.desk;
    const { problem } = this;
    if (problem === undefined) return nothing;
    const { code } = problem;
    if (code === 'nothing_to_export') return html`<p role="alert" class="notice">${say('exportNothing')}</p>`;
    return html`<div role="alert" class="notice">
      <p>${code === 'unreachable' ? say('exportOffline') : say(explain(code).sentence)}</p>
      ${explain(code).showsDetail ? html`<p class="quiet" dir="auto">${problem.message}</p>` : nothing}
      <p><button type="button" @click=${this.#retry}>${say('retry')}</button></p>
    </div>`;
  }

  #choose(named: NamedFormat | undefined): void {
    this.#stop();
    this.chosen = named;
    this.problem = undefined;
    this.exported = undefined;
    this.options = named === undefined ? {} : usualOptions(named.format);
    if (named !== undefined) void this.#make();
  }

  readonly #change = ({ detail }: CustomEvent<Options>): void => {
    this.#stop();
    this.options = detail;
    this.exported = undefined;
    this.#pause = setTimeout(() => void this.#make(), pauseMs);
  };

  readonly #retry = (): void => void (this.chosen === undefined ? this.#list() : this.#make());

  readonly #save = (): void => {
    if (this.exported === undefined) return;
    const { name, media_type: type, base64 } = this.exported.file;
    saveFile(
      name,
      type,
      Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)),
    );
  };

  async #list(): Promise<void> {
    const { service, say } = this.desk;
    this.problem = undefined;
    try {
      this.groups = groupFormats(await service.formats(), say);
    } catch (error) {
      this.problem = problemOfFailure(error, 'unreachable');
    }
  }

  /** Makes the file of the chosen format. The last one wins. */
  async #make(): Promise<void> {
    const { service } = this.desk;
    const { chosen, options, set } = this;
    if (chosen === undefined) return;
    this.#stop();
    const { signal } = this.#making;
    this.problem = undefined;
    this.exported = undefined;
    try {
      const exported = await service.exportSet(chosen.format.id, set.document, options, signal);
      if (!signal.aborted) this.exported = exported;
    } catch (error) {
      if (!isAbort(error) && !signal.aborted) this.problem = problemOfFailure(error, 'unreachable');
    }
  }

  #stop(): void {
    clearTimeout(this.#pause);
    this.#making.abort();
    this.#making = new AbortController();
  }
}

customElements.define('ludo-export-dialog', ExportDialog);

/** A fault in the options as the form shows it: its pointer begins with the request's member `options`. */
function findingOf({ pointer = '', message }: Fault): FormFinding {
  const names = pointer.split('/').slice(2);
  return { severity: 'reject', message, path: names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) };
}

declare global {
  interface HTMLElementTagNameMap {
    'ludo-export-dialog': ExportDialog;
  }
}
