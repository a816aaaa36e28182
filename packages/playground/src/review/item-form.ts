import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Say, sayIn } from '../say.js';
import { controls, pageStyle } from '../style.js';
import { type Group, type Origins, withValue } from './follow.js';
import { type Control, type Field, itemFields, type Path } from './form-fields.js';
import { renderInput } from './form-inputs.js';
import './order-field.js';

const itemFormStyle = css`
  .fields, .entries { display: grid; gap: var(--space); margin: 0; padding: 0; list-style: none; min-inline-size: 0; }
  .entries { gap: calc(var(--space) * 0.5); }
  .entries > li, .nested { min-inline-size: 0; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--color-border); }
  .head { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.5rem; }
  .head .name { margin-inline-end: auto; font-weight: 600; padding: 0; }
  .head button { padding: 0; text-align: center; flex: none; }
  .head button:disabled { opacity: 0.45; cursor: default; }
  .tick { display: flex; align-items: center; gap: 0.5rem; padding: 0 0.5rem 0 0; min-block-size: 2.75rem; cursor: pointer; }
  /* A hidden copy of the text gives its field the height. */
  .grow { display: grid; max-block-size: 20rem; }
  .grow::after { content: attr(data-text) ' '; visibility: hidden; overflow: hidden; white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.5rem 0.75rem; border: 2px solid; }
  .grow > textarea, .grow::after { grid-area: 1 / 1; min-inline-size: 0; min-block-size: 2.75rem; }
  textarea { resize: none; }
  .json { font-family: ui-monospace, monospace; }
  .findings { list-style: none; font-size: 0.875rem; padding-block-start: 0.25rem; }
  .reject { color: var(--color-wrong); font-weight: 600; }
`;

/** What a form shows at the fields: the members of a finding of `POST /sets/check`. */
export interface FormFinding {
  readonly severity: 'reject' | 'warn';
  readonly message: string;
  /** Where in the item; at the top of the form for a place that it does not show. */
  readonly path?: Path | undefined;
}

type List = Extract<Control, { readonly kind: 'list' }>;

/**
 * A form for one item of any game, made from the item's JSON Schema. Each change fires `ludo-item-change`, whose detail
 * is the new item; members that follow from the changed one are changed along, and optional members that are empty are
 * left out.
 */
export class LudoItemForm extends LitElement {
  static override properties = {
    schema: { attribute: false },
    item: { attribute: false },
    findings: { attribute: false },
    say: { attribute: false },
    language: {},
    value: { state: true },
    said: { state: true },
  };
  static override styles = [controls, pageStyle, itemFormStyle];

  /** JSON Schema (draft 2020-12) of the item. */
  declare schema: unknown;
  /** The item as it is kept. A version that was typed here before does not disturb the typing. */
  declare item: Group;
  declare findings: readonly FormFinding[];
  declare say: Say;
  /** BCP 47 tag of the item's texts; empty for unknown. */
  declare language: string;
  /** The item as it stands in the form. */
  declare protected value: Group;
  /** What screen readers are told. */
  declare protected said: string;

  /** The versions that this form told of, which come back as `item` once they are kept. */
  readonly #told = new Set<string>();
  /** Lists in which a person lets several entries be true. */
  readonly #several = new Set<string>();
  /** The findings of each field. */
  #placed = new Map<string, FormFinding[]>();
  /** What takes the focus after the next rendering: an element's id, and perhaps what to look for inside it. */
  #next: readonly [id: string, inside?: string] | undefined;

  constructor() {
    super();
    Object.assign(this, { findings: [], language: '', item: {}, value: {}, said: '', say: sayIn('en') });
  }

  /** Focuses the first field. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(focusable)?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('item') || this.item === this.value) return;
    const isTyping = this.shadowRoot?.activeElement instanceof HTMLElement;
    if (!isTyping || this.item.id !== this.value.id || !this.#told.has(contentOf(this.item))) this.value = this.item;
  }

  protected override updated(): void {
    const [id, inside] = this.#next ?? [''];
    this.#next = undefined;
    const element = this.shadowRoot?.getElementById(id);
    (inside === undefined ? element : element?.querySelector<HTMLElement>(inside))?.focus();
  }

  protected override render(): TemplateResult {
    const fields = itemFields(this.schema, this.value);
    const ids = new Set(allOf(fields).map(({ path }) => idOf(path)));
    this.#placed = new Map();
    for (const finding of this.findings) {
      const { path = [] } = finding;
      const places = [...path.keys()].reverse().map((last) => idOf(path.slice(0, last + 1)));
      const place = places.find((id) => ids.has(id)) ?? idOf([]);
      this.#placed.set(place, [...(this.#placed.get(place) ?? []), finding]);
    }
    return html`
      <div class="fields">${this.#notes({ path: [], help: '' })}${fields.map((field) => this.#field(field))}</div>
      <p class="hidden" role="status">${this.said}</p>
    `;
  }

  #field(field: Field): TemplateResult {
    const { control, label, isOptional, path } = field;
    const name =
      isOptional && control.kind !== 'truth'
        ? html`${label} <span class="quiet">${this.say('itemOptional')}</span>`
        : label;
    switch (control.kind) {
      case 'list':
      case 'group':
      case 'order':
        return html`<fieldset><legend>${name}</legend>${this.#notes(field)}${this.#control(field, control)}</fieldset>`;
      case 'truth':
        return html`<div><label class="tick">${this.#control(field, control)} ${name}</label>${this.#notes(field)}</div>`;
      default:
        return html`<div><label for=${idOf(path)}>${name}</label>${this.#control(field, control)}${this.#notes(field)}</div>`;
    }
  }

  #control(field: Field, control: Control): TemplateResult {
    const { path, label, isOptional } = field;
    const id = idOf(path);
    switch (control.kind) {
      case 'list':
        return this.#list(field, control);
      case 'order':
        return html`<ludo-order-field .value=${control.value} .of=${control.of} .language=${this.language} .say=${this.say} @ludo-order=${({ detail }: CustomEvent) => this.#set(path, detail)}></ludo-order-field>`;
      case 'group':
        if (control.members === undefined)
          return this.#button(id, this.say('itemAdd', { name: label }), () => this.#set(path, control.blank));
        return html`
          <div class="fields nested">${control.members.map((member) => this.#field(member))}</div>
          ${isOptional ? this.#button(id, this.say('itemRemove', { name: label }), () => this.#set(path, undefined)) : nothing}
        `;
      default: {
        const found = this.#placed.get(id) ?? [];
        const describedBy = [
          ...(field.help === '' ? [] : [`${id}-help`]),
          ...(found.length === 0 ? [] : [`${id}-findings`]),
        ].join(' ');
        const isInvalid = found.some(({ severity }) => severity === 'reject');
        return renderInput(control, isOptional, {
          id,
          say: this.say,
          language: this.language,
          isInvalid,
          describedBy,
          set: (value) => this.#set(path, value),
        });
      }
    }
  }

  #button(id: string, label: string, act: () => void): TemplateResult {
    return html`<button type="button" id=${id} @click=${act}>${label}</button>`;
  }

  /** What is said about a field: its help and its findings. */
  #notes({ path, help }: Pick<Field, 'path' | 'help'>): TemplateResult {
    const id = idOf(path);
    const found = this.#placed.get(id) ?? [];
    return html`
      ${help === '' ? nothing : html`<p class="hint" id="${id}-help">${help}</p>`}
      ${
        found.length === 0
          ? nothing
          : html`<ul class="findings" id="${id}-findings">${found.map(({ severity, message }) => html`<li class=${severity}>${message}</li>`)}</ul>`
      }
    `;
  }

  #list(field: Field, control: List): TemplateResult {
    const { entries, value, min, max, blank } = control;
    const { path } = field;
    const id = idOf(path);
    const single = this.#several.has(id) ? undefined : control.single;
    const places = [...value.keys()];
    const put = (next: readonly unknown[], origins: Origins) =>
      this.#set(path, next.length === 0 && field.isOptional ? undefined : next, origins);
    const add = () => {
      put([...value, blank], [...places, undefined]);
      this.#next = [entryId(path, value.length), focusable];
    };
    const remove = (place: number) => {
      put(value.toSpliced(place, 1), places.toSpliced(place, 1));
      const near = Math.min(place, value.length - 2);
      this.#next = near < 0 ? [`${id}-add`] : [entryId(path, near), focusable];
    };
    const move = (from: number, to: number) => {
      const moved = <Entry>(list: readonly Entry[]) => list.toSpliced(from, 1).toSpliced(to, 0, list[from] as Entry);
      put(moved(value), moved(places));
      this.said = this.say('itemMoved', { place: to + 1, count: value.length });
      this.#next = [
        entryId(path, to),
        `.${to < from ? 'up' : 'down'}:not(:disabled), .up:not(:disabled), .down:not(:disabled)`,
      ];
    };
    const button = (kind: string, sign: string, label: string, isDisabled: boolean, act: () => void) =>
      html`<button type="button" class=${kind} aria-label=${label} title=${label} ?disabled=${isDisabled} @click=${act}>${sign}</button>`;
    return html`
      <div class="entries">
        ${entries.map((entry, place) => {
          const name = `${entry.label || field.label} ${place + 1}`;
          return html`
            <div role="group" aria-label=${name} id=${entryId(path, place)}>
              <div class="head">
                ${hasLabel(entry.control) ? html`<label class="name" for=${idOf(entry.path)}>${name}</label>` : html`<span class="name">${name}</span>`}
                ${single === undefined ? nothing : this.#radio(path, value, single.name, place, entry)}
                ${button('up', '↑', this.say('itemUp', { name }), place === 0, () => move(place, place - 1))}
                ${button('down', '↓', this.say('itemDown', { name }), place === value.length - 1, () => move(place, place + 1))}
                ${button('remove', '×', this.say('itemRemove', { name }), value.length <= min, () => remove(place))}
              </div>
              ${this.#entry(entry, single?.name)}
              ${this.#notes(entry)}
            </div>
          `;
        })}
      </div>
      <div class="row">
        ${value.length < max ? this.#button(`${id}-add`, this.say('itemAdd', { name: field.label }), add) : nothing}
        ${single === undefined || single.isSure || value.length < 2 ? nothing : html`<button type="button" class="link" @click=${() => this.#allowSeveral(id)}>${this.say('itemSeveral')}</button>`}
      </div>
    `;
  }

  /** An entry of a list, without the member that stands in its head. */
  #entry(entry: Field, single: string | undefined): TemplateResult {
    const { control } = entry;
    if (control.kind !== 'group') return this.#control(entry, control);
    const members = (control.members ?? []).filter(({ path }) => path.at(-1) !== single);
    return html`<div class="fields">${members.map((member) => this.#field(member))}</div>`;
  }

  /** Chooses the one entry of which a member is true. */
  #radio(path: Path, value: readonly unknown[], name: string, place: number, { control }: Field): TemplateResult {
    const member = control.kind === 'group' ? control.members?.find((each) => each.path.at(-1) === name) : undefined;
    const choose = () =>
      this.#set(
        path,
        value.map((entry, other) => ({ ...(entry as Group), [name]: other === place })),
      );
    const isChosen = member?.control.kind === 'truth' && member.control.value;
    return html`<label class="tick"><input type="radio" name=${idOf(path)} .checked=${live(isChosen === true)} @change=${choose} /> ${member?.label ?? name}</label>`;
  }

  #allowSeveral(id: string): void {
    this.#several.add(id);
    this.#next = [`${id}-add`];
    this.requestUpdate();
  }

  #set(path: Path, value: unknown, origins?: Origins): void {
    this.value = withValue(this.value, path, value, origins);
    this.#told.add(contentOf(this.value));
    this.dispatchEvent(new CustomEvent('ludo-item-change', { detail: this.value }));
  }
}

customElements.define('ludo-item-form', LudoItemForm);

const focusable = 'textarea, input, select';

function hasLabel({ kind }: Control): boolean {
  return kind === 'text' || kind === 'number' || kind === 'choice' || kind === 'json' || kind === 'truth';
}

/** All fields, those inside others included. */
function allOf(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => {
    const { control } = field;
    const inside = control.kind === 'list' ? control.entries : control.kind === 'group' ? (control.members ?? []) : [];
    return [field, ...allOf(inside)];
  });
}

/** The id of a field's element; without white space, whatever members are called. */
function idOf(path: Path): string {
  return `at-${path.map((name) => encodeURIComponent(name)).join('/')}`;
}

const entryId = (path: Path, place: number): string => `${idOf([...path, place])}-entry`;

/** What is told apart of two versions: everything but the id, which the page adds. */
const contentOf = ({ id: _, ...content }: Group): string => JSON.stringify(content);
