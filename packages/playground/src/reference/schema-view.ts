import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { controls, pageStyle } from '../style.js';
import { type OpenApi, resolve, type Schema } from './document.js';
import { renderLine } from './prose.js';

const schemaStyle = css`
  dl { display: grid; gap: 0.75rem; }
  dl > div { padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--color-border); }
  dt { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; }
  dt code { font-weight: 700; }
  ul { padding-inline-start: 1.25rem; }
  ludo-schema { margin-block: 0.25rem 0.5rem; }
`;

/** The members of a schema, each with its type, bounds and meaning; what lies deeper is drawn when it is opened. */
class SchemaView extends LitElement {
  static override properties = {
    schema: { attribute: false },
    document: { attribute: false },
    opened: { state: true },
  };
  static override styles = [controls, pageStyle, schemaStyle];

  declare schema: Schema;
  declare document: OpenApi;
  /** The parts that were opened, by name. */
  declare protected opened: ReadonlySet<string>;

  constructor() {
    super();
    this.opened = new Set();
  }

  protected override render(): TemplateResult {
    const schema = resolve(this.schema, this.document);
    if (schema === undefined) return html`<p>Anything.</p>`;
    const members = Object.entries(schema.properties ?? {});
    if (members.length === 0) {
      return html`<p>${wordsFor(schema)}. ${renderLine(schema.description)}</p> ${this.#renderInner('', schema)}`;
    }
    return html`<dl>
      ${members.map(([name, member]) => this.#renderMember(name, member, schema.required?.includes(name) ?? false))}
    </dl>`;
  }

  #renderMember(name: string, member: Schema, isRequired: boolean): TemplateResult {
    return html`<div>
      <dt>
        <code>${name}</code> <span class="quiet">${wordsFor(member)}${isRequired ? ', required' : nothing}</span>
      </dt>
      <dd>
        ${member.description === undefined ? nothing : html`<p>${renderLine(member.description)}</p>`}
        ${this.#renderInner(name, member)}
      </dd>
    </div>`;
  }

  /** The members of what is inside a member, such as the entries of a list. */
  #renderInner(name: string, schema: Schema): unknown {
    return innerOf(schema, this.document).map((inner, index) => {
      const key = `${name} ${index}`;
      const title = resolve(inner, this.document)?.title ?? titleOf(inner) ?? (name === '' ? 'an entry' : name);
      return html`<details @toggle=${(event: Event) => this.#toggle(key, event)}>
        <summary>Members of ${title}</summary>
        ${this.opened.has(key) ? html`<ludo-schema .schema=${inner} .document=${this.document}></ludo-schema>` : nothing}
      </details>`;
    });
  }

  #toggle(key: string, event: Event): void {
    if ((event.target as HTMLDetailsElement).open) this.opened = new Set([...this.opened, key]);
  }
}

customElements.define('ludo-schema', SchemaView);

/**
 * The schemas with members inside a schema: of its entries, of its values, and of each of its alternatives.
 * @param depth how deep it looks: a game's schema may lead back to itself
 */
function innerOf(schema: Schema, document: OpenApi, depth = 8): readonly Schema[] {
  if (depth === 0) return [];
  const { items, anyOf = [], oneOf = [], additionalProperties, contentSchema } = schema;
  const deeper = [...anyOf, ...oneOf, items, contentSchema, additionalProperties].filter(
    (inner) => typeof inner === 'object',
  );
  if (deeper.length > 0) return deeper.flatMap((inner) => innerOf(inner, document, depth - 1));
  const found = resolve(schema, document);
  if (found === undefined) return [];
  // A reference to a list or to alternatives is followed; one to an object keeps its name.
  if (found.properties === undefined) return found === schema ? [] : innerOf(found, document, depth - 1);
  return [schema];
}

function titleOf({ $ref, title }: Schema): string | undefined {
  return title ?? $ref?.split('/').at(-1);
}

/** What a value is, and its bounds, in words: `string, 1 to 200 characters`. */
export function wordsFor(schema: Schema): string {
  const { default: usual, pattern } = schema;
  const words = [
    typeOf(schema),
    bounds(schema.minLength, schema.maxLength, 'characters'),
    bounds(schema.minimum, schema.maximum),
    bounds(schema.minItems, schema.maxItems, 'entries'),
    // What is not blank, one character other than those of white space, is said by the least length already.
    pattern === undefined || /^(?:\\S|\[\^[^\]]*\])$/.test(pattern) ? '' : `matches ${pattern}`,
    usual === undefined ? '' : `default ${JSON.stringify(usual)}`,
  ];
  return words.filter((word) => word !== '').join(', ');
}

function typeOf(schema: Schema): string {
  const { type, enum: values, anyOf, oneOf, items, additionalProperties } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' or ');
  const alternatives = anyOf ?? oneOf;
  if (alternatives !== undefined) return alternatives.map(typeOf).join(' or ');
  if (type === 'array') return items === undefined ? 'list' : `list of ${typeOf(items)}`;
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0) {
    return `object of ${typeOf(additionalProperties)}`;
  }
  if (type === undefined) return titleOf(schema) ?? 'anything';
  return typeof type === 'string' ? (schema.title ?? type) : type.join(' or ');
}

function bounds(least: number | undefined, most: number | undefined, unit = ''): string {
  const [from, to] = [least?.toLocaleString('en'), most?.toLocaleString('en')];
  if (from !== undefined && to !== undefined) return `${from} to ${to} ${unit}`.trim();
  if (from !== undefined) return `at least ${from} ${unit}`.trim();
  return to === undefined ? '' : `at most ${to} ${unit}`.trim();
}
