import { type Group, orderedList } from './follow.js';

/** A place in an item: names of members and indices of entries. */
export type Path = readonly (string | number)[];

/** What a person fills in for one value of an item. */
export type Control =
  | { readonly kind: 'text'; readonly value: string; readonly maxLength: number | undefined }
  | {
      readonly kind: 'number';
      readonly value: number | undefined;
      readonly isWhole: boolean;
      readonly min: number | undefined;
      readonly max: number | undefined;
    }
  | { readonly kind: 'truth'; readonly value: boolean }
  | {
      readonly kind: 'choice';
      readonly value: unknown;
      readonly options: readonly { readonly value: unknown; readonly label: string }[];
    }
  | {
      readonly kind: 'list';
      readonly entries: readonly Field[];
      readonly value: readonly unknown[];
      /** What the schema calls an entry; empty if it does not. */
      readonly entryLabel: string;
      /** A new entry. */
      readonly blank: unknown;
      readonly min: number;
      readonly max: number;
      /** The member of each entry that is true for one entry only, and whether the schema says that it must. */
      readonly single: { readonly name: string; readonly isSure: boolean } | undefined;
    }
  | { readonly kind: 'group'; readonly members: readonly Field[] | undefined; readonly blank: unknown }
  /** An order of another list's entries, or several of them. */
  | { readonly kind: 'order'; readonly value: readonly number[]; readonly of: readonly string[] }
  /** Anything that has no control of its own, as JSON. */
  | { readonly kind: 'json'; readonly value: unknown };

/** A control of a single value. */
export type Leaf = Extract<Control, { readonly kind: 'text' | 'number' | 'truth' | 'choice' | 'json' }>;

/** One value of an item with its control. */
export interface Field {
  readonly path: Path;
  /** What the schema calls it, else its name made readable; empty for an entry of a list. */
  readonly label: string;
  readonly help: string;
  /** Whether it may be left out: an empty one is. */
  readonly isOptional: boolean;
  readonly control: Control;
}

/** Depth at which a schema that contains itself is no longer followed. */
const maxDepth = 8;

/** The members of an item as fields of a form, by the item's JSON Schema (draft 2020-12); of any game. */
export function itemFields(schema: unknown, item: Group): readonly Field[] {
  return new SchemaReader(schema).members(schema, item, []);
}

/** An item without content, for a person to fill in; the members that its schema requires are there. */
export function blankItem(schema: unknown): Group {
  const blank = new SchemaReader(schema).blank(schema, 0);
  return isGroup(blank) ? blank : {};
}

/** Reads a schema of any origin: what it does not understand becomes JSON. */
class SchemaReader {
  readonly #root: unknown;

  constructor(root: unknown) {
    this.#root = root;
  }

  members(schema: unknown, group: Group, path: Path): Field[] {
    const { properties, required } = this.#resolved(schema, group);
    const needed = new Set(Array.isArray(required) ? required : []);
    // Of a game that nobody knows here the values themselves tell what they are.
    const known = memberOf(properties ?? Object.fromEntries(Object.keys(group).map((name) => [name, {}])));
    return Object.entries(known).flatMap(([name, member]) => {
      const { readOnly, const: constant } = memberOf(member);
      const isHidden = (path.length === 0 && name === 'id') || readOnly === true || constant !== undefined;
      if (isHidden || name === '__proto__') return [];
      const ordered = this.#orderedTexts(member, group, name);
      const field = this.#field(member, group[name], [...path, name], !needed.has(name), ordered);
      return [{ ...field, label: field.label || readable(name) }];
    });
  }

  /** The entries that a member puts in order, as texts; lists of orders may be empty, and are known by their schema. */
  #orderedTexts(schema: unknown, group: Group, name: string): readonly string[] | undefined {
    const { items } = this.#resolved(schema, group[name]);
    const inner = this.#resolved(memberOf(items).items, undefined);
    const isEmpty = group[name] === undefined || (Array.isArray(group[name]) && group[name].length === 0);
    const isOrders = isEmpty && typeOf(inner) === 'integer' && inner.minimum === 0;
    const list = isOrders ? Object.keys(group).find((other) => Array.isArray(group[other])) : orderedList(group, name);
    const entries = list === undefined ? undefined : group[list];
    return Array.isArray(entries) ? entries.map(wording) : undefined;
  }

  /** @param ordered what the value puts in order */
  #field(schema: unknown, value: unknown, path: Path, isOptional: boolean, ordered?: readonly string[]): Field {
    const resolved = this.#resolved(schema, value);
    const label = textOf(resolved.title);
    // What is said about places and their numbers does not fit a control that shows the texts themselves.
    const help = ordered === undefined ? textOf(resolved.description) : '';
    return { path, label, help, isOptional, control: this.#control(resolved, value, path, ordered) };
  }

  #control(schema: Group, value: unknown, path: Path, ordered: readonly string[] | undefined): Control {
    if (path.length >= maxDepth) return { kind: 'json', value };
    if (ordered !== undefined && isIndices(value)) return { kind: 'order', value, of: ordered };
    const options = optionsOf(schema);
    if (options.length > 0) return { kind: 'choice', value, options };
    switch (typeOf(schema) ?? typeOfValue(value)) {
      case 'string':
        return isOr(value, 'string')
          ? { kind: 'text', value: value ?? '', maxLength: numberOf(schema.maxLength) }
          : { kind: 'json', value };
      case 'integer':
      case 'number': {
        const bounds = { min: numberOf(schema.minimum), max: numberOf(schema.maximum) };
        return isOr(value, 'number')
          ? { kind: 'number', value, isWhole: typeOf(schema) === 'integer', ...bounds }
          : { kind: 'json', value };
      }
      case 'boolean':
        return isOr(value, 'boolean') ? { kind: 'truth', value: value ?? false } : { kind: 'json', value };
      case 'array':
        return value === undefined || Array.isArray(value)
          ? this.#list(schema, value ?? [], path, ordered)
          : { kind: 'json', value };
      case 'object': {
        if (!(value === undefined || isGroup(value))) return { kind: 'json', value };
        const members = value === undefined ? undefined : this.members(schema, value, path);
        return { kind: 'group', members, blank: this.blank(schema, path.length) };
      }
      default:
        return { kind: 'json', value };
    }
  }

  #list(schema: Group, value: readonly unknown[], path: Path, ordered: readonly string[] | undefined): Control {
    const entries = value.map((entry, index) => this.#field(schema.items, entry, [...path, index], false, ordered));
    const min = numberOf(schema.minItems) ?? 0;
    const max = numberOf(schema.maxItems) ?? Number.POSITIVE_INFINITY;
    const blank = ordered === undefined ? this.blank(schema.items, path.length + 1) : otherOrder(ordered.length);
    const entryLabel = textOf(isGroup(schema.items) ? schema.items.title : undefined);
    return { kind: 'list', entries, entryLabel, value, blank, min, max, single: this.#single(schema, value) };
  }

  /** The only truth value of the entries; the schema says that one is true by `contains`, or the values say so. */
  #single(schema: Group, value: readonly unknown[]) {
    const { properties, required } = this.#resolved(schema.items, value[0]);
    const truths = Object.entries(memberOf(properties)).filter(([, member]) => typeOf(memberOf(member)) === 'boolean');
    const [name, ...more] = truths.map(([truth]) => truth);
    if (name === undefined || more.length > 0 || !(Array.isArray(required) && required.includes(name)))
      return undefined;
    const contained = memberOf(memberOf(memberOf(schema.contains).properties)[name]);
    const isSure = contained.const === true && schema.maxContains === 1;
    const isSingle = value.filter((entry) => memberOf(entry)[name] === true).length <= 1;
    return isSure || isSingle ? { name, isSure } : undefined;
  }

  blank(schema: unknown, depth: number): unknown {
    const resolved = this.#resolved(schema, undefined);
    const { const: constant, default: standard, minimum, minItems, properties, required } = resolved;
    if (constant !== undefined) return constant;
    if (standard !== undefined) return standard;
    const [option] = optionsOf(resolved);
    if (option !== undefined) return option.value;
    const type = typeOf(resolved);
    if (type === 'string') return '';
    if (type === 'number' || type === 'integer') return numberOf(minimum) ?? 0;
    if (type === 'boolean') return false;
    if (depth >= maxDepth) return null;
    if (type === 'array') {
      return Array.from({ length: Math.min(numberOf(minItems) ?? 0, 20) }, () => this.blank(resolved.items, depth + 1));
    }
    if (type !== 'object') return null;
    const names = Array.isArray(required) ? required.filter((name) => typeof name === 'string' && name !== 'id') : [];
    const members = memberOf(properties);
    const group = Object.fromEntries(names.map((name) => [name, this.blank(members[name], depth + 1)]));
    return withFirstOrders(group, (name) => memberOf(memberOf(members[name]).items).type === 'integer');
  }

  /** A schema without references and alternatives: of several it takes the one that the value fits. */
  #resolved(schema: unknown, value: unknown): Group {
    let resolved = memberOf(schema);
    for (let step = 0; step < maxDepth; step++) {
      const { $ref: reference, anyOf, oneOf, allOf, ...rest } = resolved;
      const alternatives = [anyOf, oneOf].find(Array.isArray);
      if (typeof reference === 'string') resolved = { ...this.#at(reference), ...rest };
      else if (Array.isArray(allOf)) resolved = Object.assign({}, ...allOf.map(memberOf), rest);
      else if (alternatives !== undefined && optionsOf(resolved).length === 0) {
        const real = alternatives.map(memberOf).filter((each) => each.type !== 'null');
        resolved = { ...(real.find((each) => typeOf(each) === typeOfValue(value)) ?? real[0]), ...rest };
      } else break;
    }
    return resolved;
  }

  /** What a reference inside the schema points at. */
  #at(reference: string): Group {
    if (!reference.startsWith('#')) return {};
    const names = reference.slice(1).split('/').slice(1);
    const plain = names.map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
    return plain.reduce((at, name) => memberOf(at[name]), memberOf(this.#root));
  }
}

/** Orders of a blank item's lists are as the lists are. */
function withFirstOrders(group: Group, isIndices: (name: string) => boolean): Group {
  const list = Object.values(group).find((value) => Array.isArray(value) && value.length > 0);
  const order = Array.isArray(list) ? [...list.keys()] : [];
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, isIndices(name) && Array.isArray(value) ? order : value]),
  );
}

/** The first order that is not the list's own. */
function otherOrder(length: number): readonly number[] {
  const [last = 0, ...others] = Array.from({ length }, (_, place) => length - 1 - place);
  return [...others.toReversed().slice(0, -1), last, ...others.slice(0, 1)];
}

/** An entry as a person knows it: its texts. */
function wording(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  return Object.values(memberOf(entry))
    .filter((value) => typeof value === 'string')
    .join(' – ');
}

/** The values to choose from, with their titles; empty for a schema without a list of them. */
function optionsOf({ enum: values, oneOf, anyOf }: Group): readonly { value: unknown; label: string }[] {
  if (Array.isArray(values)) return values.map((value) => ({ value, label: String(value) }));
  const alternatives = [oneOf, anyOf].find(Array.isArray)?.map(memberOf) ?? [];
  if (!alternatives.every((each) => each.const !== undefined)) return [];
  return alternatives.map(({ const: value, title }) => ({ value, label: textOf(title) || String(value) }));
}

/** A schema of several types is one of the first that is not null. */
function typeOf({ type }: Group): unknown {
  return Array.isArray(type) ? type.find((each) => each !== 'null') : type;
}

function typeOfValue(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

/** `is_true` and `isTrue` become "Is true". */
function readable(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const memberOf = (value: unknown): Group => (isGroup(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIndices(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}

function isOr(value: unknown, type: 'string'): value is string | undefined;
function isOr(value: unknown, type: 'number'): value is number | undefined;
function isOr(value: unknown, type: 'boolean'): value is boolean | undefined;
function isOr(value: unknown, type: string): boolean {
  return value === undefined || typeof value === type;
}
