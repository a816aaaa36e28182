/** How a value is written, where that is not as JSON has it. */
export interface LooseStyle {
  readonly key?: (key: string) => string;
  readonly text?: (text: string) => string;
  readonly literal?: (value: boolean | null) => string;
  /** Between two entries or members. */
  readonly comma?: string;
  /** Behind the last one. */
  readonly lastComma?: string;
  /** Behind an opening bracket. */
  readonly opened?: string;
  readonly colon?: string;
}

/** Writes a value as JSON, but for what the style says otherwise. */
export function printLoosely(value: unknown, style: LooseStyle): string {
  const { comma = ',', lastComma = '', opened = '', colon = ':' } = style;
  const { key = JSON.stringify, text = JSON.stringify, literal = String } = style;

  function list(parts: readonly string[], open: string, close: string): string {
    return parts.length === 0 ? open + close : `${open}${opened}${parts.join(comma)}${lastComma}${close}`;
  }

  function print(node: unknown): string {
    if (typeof node === 'string') return text(node);
    if (typeof node === 'boolean' || node === null) return literal(node);
    if (typeof node !== 'object') return String(node);
    if (Array.isArray(node)) return list(node.map(print), '[', ']');
    const members = Object.entries(node).map(([name, member]) => `${key(name)}${colon}${print(member)}`);
    return list(members, '{', '}');
  }

  return print(value);
}
