import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Say, sayIn } from '../say.js';
import { controls, pageStyle } from '../style.js';
import { type Group, withValue } from './follow.js';
import { type Control, type Field, itemFields, type Path } from './form-fields.js';
import { type FormFinding, findingsByField, idOf } from './form-findings.js';
import { renderInput } from './form-inputs.js';
import { formStyle } from './form-style.js';
import { added, type ChangedList, moved, removed } from './list-changes.js';
import './order-field.js';

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
  static override styles = [controls, pageStyle, formStyle];

  /** JSON Schema (draft 2020-12) of the item; without one, its values tell what they are. */
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
  #placed: ReadonlyMap<string, readonly FormFinding[]> = new Map();
  /** What takes the focus after the next rendering: an element's id, and what to look for inside it. */
  #next: readonly [id: string, ...inside: string[]] | undefined;

  constructor() {
    super();
    Object.assign(this, { findings: [], language: '', item: {}, value: {}, said: '', say: sayIn('en') });
  }

  /** Focuses the first field. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(focusable)?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('item') && this.item !== this.value) {
      if (this.item.id !== this.value.id) {
        this.#told.clear();
        this.#several.clear();
      }
      const isTyping = this.shadowRoot?.activeElement instanceof HTMLElement;
      if (!isTyping || !this.#told.has(contentOf(this.item))) this.value = this.item;
    }
    const before = changed.get('findings');
    if (before !== undefined && before.length !== this.findings.length) {
      this.said = this.say('itemFindings', { count: this.findings.length });
    }
  }

  protected override updated(): void {
    if (this.#next === undefined) return;
    const [id, ...inside] = this.#next;
    this.#next = undefined;
    const element = this.shadowRoot?.getElementById(id);
    const [found] = inside
      .map((selector) => element?.querySelector<HTMLElement>(selector))
      .filter((each) => each != null);
    (found ?? element)?.focus();
  }

  protected override render(): TemplateResult {
    const fields = itemFields(this.schema, this.value);
    this.#placed = findingsByField(fields, this.findings);
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
        return html`<fieldset><legend>${name}</legend>${this.#notes(field)}${this.#control(field)}</fieldset>`;
      case 'truth':
        return html`<div><label class="tick">${this.#control(field)} ${name}</label>${this.#notes(field)}</div>`;
      default:
        return html`<div><label for=${idOf(path)}>${name}</label>${this.#control(field)}${this.#notes(field)}</div>`;
    }
  }

  #control(field: Field): TemplateResult {
    const { path, label, isOptional, control, help } = field;
    const id = idOf(path);
    switch (control.kind) {
      case 'list':
        return this.#list(field, control);
      case 'order':
        return html`<ludo-order-field .value=${control.value} .of=${control.of} .language=${this.language} .say=${this.say} @ludo-order=${({ detail }: CustomEvent) => this.#set(path, detail)}></ludo-order-field>`;
      case 'group':
        if (control.members === undefined)
          return this.#button(id, label, 'itemAdd', () => this.#set(path, control.blank));
        return html`
          <div class="fields nested">${control.members.map((member) => this.#field(member))}</div>
          ${isOptional ? this.#button(id, label, 'itemRemove', () => this.#set(path, undefined)) : nothing}
        `;
      default: {
        const found = this.#placed.get(id) ?? [];
        const notes = [...(help === '' ? [] : [`${id}-help`]), ...(found.length === 0 ? [] : [`${id}-findings`])];
        const isInvalid = found.some(({ severity }) => severity === 'reject');
        const set = (value: unknown) => this.#set(path, value);
        const { say, language } = this;
        return renderInput(control, isOptional, { id, say, language, isInvalid, describedBy: notes.join(' '), set });
      }
    }
  }

  /** What is said about a field: its help and its findings. */
  #notes({ path, help }: Pick<Field, 'path' | 'help'>): TemplateResult {
    const id = idOf(path);
    const found = this.#placed.get(id) ?? [];
    const findings = html`<ul class="findings" id="${id}-findings">${found.map(({ severity, message }) => html`<li class=${severity}>${message}</li>`)}</ul>`;
    return html`
      ${help === '' ? nothing : html`<p class="hint" id="${id}-help">${help}</p>`}
      ${found.length === 0 ? nothing : findings}
    `;
  }

  #list(field: Field, list: List): TemplateResult {
    const { path, isOptional, label } = field;
    const id = idOf(path);
    const single = this.#several.has(id) ? undefined : list.single;
    const add = () => {
      this.#change(path, isOptional, added(list.value, list.blank));
      this.#next = [entryId(path, list.value.length), focusable];
    };
    const isFree = single !== undefined && !single.isSure && list.value.length > 1;
    return html`
      <div class="entries">${list.entries.map((entry, place) => this.#entry(field, list, entry, place, single?.name))}</div>
      <div class="row">
        ${list.value.length < list.max ? this.#button(`${id}-add`, list.entryLabel || label, 'itemAdd', add) : nothing}
        ${isFree ? html`<button type="button" class="link" @click=${() => this.#allowSeveral(id)}>${this.say('itemSeveral')}</button>` : nothing}
      </div>
    `;
  }

  /** @param single the member that is true for one entry only */
  #entry(field: Field, list: List, entry: Field, place: number, single: string | undefined): TemplateResult {
    const members = entry.control.kind === 'group' ? (entry.control.members ?? []) : [];
    const key = members.find(({ path }) => path.at(-1) === single);
    const others = entry.control.kind === 'group' ? members.filter((member) => member !== key) : [entry];
    const [only, ...more] = others.filter(({ control }) => isLine(control));
    const isLineOnly = only !== undefined && more.length === 0 && others.length === 1;
    const name = `${(isLineOnly ? only.label : entry.label) || field.label} ${place + 1}`;
    const tools = html`
      <div class="tools">
        ${key === undefined ? nothing : this.#radio(field.path, list.value, key, place)}
        ${this.#moves(field, list, place, name)}
      </div>
    `;
    const id = entryId(field.path, place);
    if (isLineOnly) {
      return html`
        <div class="entry" role="group" aria-label=${name} id=${id}>
          <span class="place" aria-hidden="true">${place + 1}</span>
          <div class="one">
            <label class="hidden" for=${idOf(only.path)}>${name}</label>
            ${this.#control({ ...only, help: '' })}${this.#notes({ ...only, help: '' })}
            ${[key, entry].map((each) => (each === undefined || each === only ? nothing : this.#notes({ ...each, help: '' })))}
          </div>
          ${tools}
        </div>
      `;
    }
    // Said once is enough.
    const plain = (member: Field) => (place === 0 ? member : { ...member, help: '' });
    const inside =
      entry.control.kind === 'group' ? others.map((member) => this.#field(plain(member))) : this.#control(entry);
    return html`
      <div class="entry many" role="group" aria-label=${name} id=${id}>
        <span class="place">${name}</span>
        ${tools}
        <div class="inside fields">${inside}${this.#notes({ ...entry, help: '' })}</div>
      </div>
    `;
  }

  #moves({ path, isOptional }: Field, { value, min }: List, place: number, name: string): TemplateResult {
    const move = (to: number) => {
      this.#change(path, isOptional, moved(value, place, to));
      this.said = this.say('itemMoved', { place: to + 1, count: value.length });
      this.#next = [entryId(path, to), `.${to < place ? 'up' : 'down'}:enabled`, '.up:enabled', '.down:enabled'];
    };
    const remove = () => {
      this.#change(path, isOptional, removed(value, place));
      this.#next =
        value.length === 1 ? [`${idOf(path)}-add`] : [entryId(path, Math.min(place, value.length - 2)), focusable];
    };
    const button = (kind: string, sign: string, label: string, isOff: boolean, act: () => void) =>
      html`<button type="button" class=${kind} aria-label=${label} title=${label} ?disabled=${isOff} @click=${act}>${sign}</button>`;
    return html`
      ${button('up', '↑', this.say('itemUp', { name }), place === 0, () => move(place - 1))}
      ${button('down', '↓', this.say('itemDown', { name }), place === value.length - 1, () => move(place + 1))}
      ${button('remove', '×', this.say('itemRemove', { name }), value.length <= min, remove)}
    `;
  }

  /** Chooses the one entry of which a member is true. */
  #radio(path: Path, value: readonly unknown[], { label, control, path: own }: Field, place: number): TemplateResult {
    const name = String(own.at(-1));
    const choose = () =>
      this.#set(
        path,
        value.map((entry, other) => ({ ...(entry as Group), [name]: other === place })),
      );
    const isChosen = control.kind === 'truth' && control.value;
    return html`<label class="tick"><input type="radio" name=${idOf(path)} .checked=${live(isChosen)} @change=${choose} /> ${label}</label>`;
  }

  #button(id: string, name: string, key: 'itemAdd' | 'itemRemove', act: () => void): TemplateResult {
    return html`<button type="button" id=${id} @click=${act}>${this.say(key, { name })}</button>`;
  }

  #allowSeveral(id: string): void {
    this.#several.add(id);
    this.#next = [`${id}-add`];
    this.requestUpdate();
  }

  #change(path: Path, isOptional: boolean, { value, origins }: ChangedList): void {
    this.#set(path, value.length === 0 && isOptional ? undefined : value, origins);
  }

  #set(path: Path, value: unknown, origins?: ChangedList['origins']): void {
    this.value = withValue(this.value, path, value, origins);
    this.#told.add(contentOf(this.value));
    if (this.#told.size > maxTold) this.#told.delete([...this.#told][0] ?? '');
    this.dispatchEvent(new CustomEvent('ludo-item-change', { detail: this.value }));
  }
}

customElements.define('ludo-item-form', LudoItemForm);

/** How many versions may be on their way to be kept. */
const maxTold = 50;

const focusable = 'textarea, input, select';

/** Whether a control stands in one line and needs a label. */
function isLine({ kind }: Control): boolean {
  return kind === 'text' || kind === 'number' || kind === 'choice';
}

const entryId = (path: Path, place: number): string => `${idOf([...path, place])}-entry`;

/** What is told apart of two versions: everything but the id, which the page adds. */
const contentOf = ({ id: _, ...content }: Group): string => JSON.stringify(content);
