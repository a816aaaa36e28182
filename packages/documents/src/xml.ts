import { Parser } from 'htmlparser2';
import { unreadable } from './reader.js';

/** The prefix that a reader knows a namespace by, whatever prefix a file gives it. */
export type Namespaces = Readonly<Record<string, string>>;

/** Values by name. Names have the prefix of their namespace, as those of elements have. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** What is told of XML, in its order. */
export interface XmlHandler {
  /** An element begins. When it returns `skip`, it is left out, with all that is in it and its `close`. */
  open?(name: string, attributes: XmlAttributes): unknown;
  /** Text, in as many pieces as it comes. */
  text?(text: string): void;
  close?(name: string): void;
}

/** Deeper files are made to break their readers: each element takes longer by how deep it stands. */
const maxDepth = 1000;

/** A document type that declares nothing and is not fetched, as older files have it. */
const plainDoctype = /^!doctype\s+[\w:.-]+(?:\s+public\s+"[^"<>[\]]*"\s+"[^"<>[\]]*")?\s*$/i;

/**
 * Reads XML as it comes, in little memory. Nothing is fetched, and no entity is known but those of XML itself. An
 * element in a namespace that is not in `namespaces` keeps its name without a prefix, after a colon: `:svg`.
 * @param namespaces prefixes by address
 * @throws EngineError `unreadable_document`: `dtd` where the file declares entities or elements of its own or names a
 *   file in which they are; `damaged` where elements stand too deep in each other
 */
export async function readXml(
  pieces: AsyncIterable<string>,
  namespaces: Namespaces,
  handler: XmlHandler,
): Promise<void> {
  const names = new Names(namespaces);
  let depth = 0;
  /** Depth of the element that is left out. */
  let skipped = 0;
  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (!name.startsWith('?') && !plainDoctype.test(data)) throw unreadable('dtd');
      },
      onopentag(name, attributes) {
        depth += 1;
        if (depth > maxDepth) throw unreadable('damaged');
        names.open(attributes);
        if (skipped > 0) return;
        if (handler.open?.(names.element(name), names.attributes(attributes)) === 'skip') skipped = depth;
      },
      ontext(text) {
        if (skipped === 0) handler.text?.(text);
      },
      onclosetag(name) {
        if (skipped === 0) handler.close?.(names.element(name));
        else if (skipped === depth) skipped = 0;
        names.close();
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  for await (const piece of pieces) parser.write(piece);
  parser.end();
}

/** The namespaces that hold where the reading is. */
class Names {
  readonly #known: Namespaces;
  /** For each open element what its prefixes stand for; the same object where it declares none. */
  readonly #scopes: ReadonlyMap<string, string>[] = [new Map([['xml', 'xml']])];
  /** By the name in the file; right for the innermost scope. */
  #elements = new Map<string, string>();
  #attributes = new Map<string, string>();

  constructor(known: Namespaces) {
    this.#known = known;
  }

  open(attributes: XmlAttributes): void {
    const outer = this.#innermost();
    let inner: Map<string, string> | undefined;
    for (const name in attributes) {
      if (!name.startsWith('xmlns') || (name.length > 5 && name[5] !== ':')) continue;
      inner ??= new Map(outer);
      inner.set(name.slice(6), this.#known[attributes[name] ?? ''] ?? '');
    }
    this.#scopes.push(inner ?? outer);
    if (inner !== undefined) this.#forget();
  }

  close(): void {
    const closed = this.#scopes.pop();
    if (closed !== this.#innermost()) this.#forget();
  }

  element(name: string): string {
    let known = this.#elements.get(name);
    if (known === undefined) {
      const colon = name.indexOf(':');
      known = `${this.#innermost().get(name.slice(0, Math.max(0, colon))) ?? ''}:${name.slice(colon + 1)}`;
      this.#elements.set(name, known);
    }
    return known;
  }

  attributes(attributes: XmlAttributes): XmlAttributes {
    const named: Record<string, string> = {};
    for (const name in attributes) named[this.#attribute(name)] = attributes[name] ?? '';
    return named;
  }

  /** One without a prefix is in no namespace. */
  #attribute(name: string): string {
    if (!name.includes(':')) return name;
    let known = this.#attributes.get(name);
    if (known === undefined) {
      known = this.element(name);
      this.#attributes.set(name, known);
    }
    return known;
  }

  #innermost(): ReadonlyMap<string, string> {
    return this.#scopes.at(-1) ?? new Map();
  }

  #forget(): void {
    this.#elements = new Map();
    this.#attributes = new Map();
  }
}
