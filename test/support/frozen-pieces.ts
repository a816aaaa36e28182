/**
 * How `;` separated pieces before lists, lines and other signs were read: the items of a text, or undefined where it had a
 * fault. It never changes: what it takes must read the same for ever.
 */
export function frozenPieces(text: string): string[][] | undefined {
  const items: string[][] = [];
  let open: string[] | undefined;
  const close = (): boolean => {
    const isWhole = open === undefined || open.length >= 3;
    if (open !== undefined) items.push(open);
    open = undefined;
    return isWhole;
  };
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (line.trim() === '') {
      if (!close()) return undefined;
      continue;
    }
    const ascii = [...line.matchAll(/(?<!\\);/g)].map(({ index }) => index);
    const separators = ascii.length > 0 ? ascii : [...line.matchAll(/；/g)].map(({ index }) => index);
    const starts = [0, ...separators.map((at) => at + 1)];
    const pieces = starts.map((start, index) => line.slice(start, separators[index]).trim().replaceAll('\\;', ';'));
    const continues = separators.length > 0 && pieces.at(-1) === '';
    if (continues) pieces.pop();
    if (pieces.includes('')) return undefined;
    open = [...(open ?? []), ...pieces];
    if (!continues && !close()) return undefined;
  }
  return close() ? items : undefined;
}
