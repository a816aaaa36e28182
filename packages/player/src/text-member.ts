/** A member of an item that is a text with something in it; an item may be anything. */
export function textMember(item: unknown, name: string): string | undefined {
  const value = (item as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
