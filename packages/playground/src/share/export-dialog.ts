import type { Fault } from '@ludotext/wire';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import '../review/item-form.js';
import { explain } from '../problem/explanations.js';
import type { FormFinding } from '../review/form-findings.js';
import { isAbort, type Problem, problemOfFailure } from '../service/problem.js';
import type { ExportResponse, Item } from '../service/wire.js';
import { saveSet } from '../sets/set-file.js';
import { type Interaction, idOf, itemsOf, type StoredSet } from '../sets/stored-set.js';
import type { Key } from '../strings/en.js';
import { type FormatGroup, groupFormats, type NamedFormat, namedOptions, usualOptions } from './format-words.js';
import { saveFile } from './save-file.js';
import { SetDialog } from './set-dialog.js';

/** How long a person may go on choosing before the file is made anew. */
const pauseMs = 400;

/** How a question is called where it is not shown itself: so many of its characters. */
const nameLength = 80;

type Options = Readonly<Record<string, unknown>>;
type Outcomes = ExportResponse['items'];

/** A set as a file for another program: which one, what becomes of each item there, and the file. */
export class ExportDialog extends SetDialog {
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
      .formats button { border-width: 1px; box-shadow: var(--shadow-low); }
      .formats b, .formats .hint { display: block; }
      h4 { margin-block-start: 0.75rem; }
      .reasons { list-style: none; display: grid; gap: 0.5rem; }
      .reasons ul { list-style: none; }
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
    const exact = items.filter(({ outcome }) => outcome === 'exact').length;
    if (exact === items.length) return html`<p>${say('exportAllExact', { count: exact })}</p>`;
    return html`
      ${exact === 0 ? nothing : html`<p>${say('exportExact', { count: exact })}</p>`}
      ${this.#renderOutcome(items, 'degraded', 'exportDegraded')} ${this.#renderOutcome(items, 'left_out', 'exportLeftOut')}
    `;
  }

  /** The items of one outcome, below each reason. */
  #renderOutcome(items: Outcomes, outcome: Outcomes[number]['outcome'], heading: Key): TemplateResult | typeof nothing {
    const places = [...items.keys()].filter((place) => items[place]?.outcome === outcome);
    if (places.length === 0) return nothing;
    const all = itemsOf(this.set.document);
    const name = (place: number) => itemName(all[place]?.item ?? {}, this.set);
    const reasonOf = (place: number) => items[place]?.reason ?? '';
    return html`
      <h4>${this.desk.say(heading, { count: places.length })}</h4>
      <ul class="reasons">
        ${[...new Set(places.map(reasonOf))].map(
          (reason) => html`<li>
            <p>${reason}</p>
            <ul class="hint">${places.filter((place) => reasonOf(place) === reason).map((place) => html`<li><bdi>${place + 1}. ${name(place)}</bdi></li>`)}</ul>
          </li>`,
        )}
      </ul>
    `;
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

/** How an item is called in the report. */
function itemName(item: Item, { interactions }: StoredSet): string {
  const known = interactions[idOf(item)];
  const name = known === undefined ? textsOf(item).join(' ') : nameOf(known);
  return name.length > nameLength ? `${name.slice(0, nameLength)} …` : name;
}

/** What tells an item from the others of its kind. */
function nameOf(interaction: Interaction): string {
  switch (interaction.kind) {
    case 'choice':
    case 'text':
      return interaction.prompt;
    case 'order':
      return interaction.solved;
    case 'gaps':
      return interaction.segments.map((segment) => (typeof segment === 'string' ? segment : '…')).join('');
    case 'match':
      return interaction.pairs.map(({ left, right }) => `${left} – ${right}`).join(', ');
  }
}

/** The texts of an item that stand no deeper than in entries of its lists. */
function textsOf({ id: _, ...members }: Item): readonly string[] {
  const values = Object.values(members).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const all = values.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : [value]));
  return all.filter((value) => typeof value === 'string');
}

/** A fault in the options as the form shows it: its pointer begins with the request's member `options`. */
function findingOf({ pointer = '', message }: Fault): FormFinding {
  const names = pointer.split('/').slice(2);
  return { severity: 'reject', message, path: names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) };
}
