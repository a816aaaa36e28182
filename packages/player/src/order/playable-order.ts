/** Most pieces that are shown: as many as an answer may have. */
const mostPieces = 1_000;

/** Whether an item has what an ordering game needs: two texts or more to put in order, and the solved text. */
export function isPlayableOrder(item: object): boolean {
  const { pieces, sentence, alternatives } = item as Readonly<Record<string, unknown>>;
  const isListOf = (list: unknown, type: 'string' | 'number'): list is unknown[] =>
    Array.isArray(list) && list.every((entry) => typeof entry === type);
  if (!isListOf(pieces, 'string') || pieces.length < 2 || pieces.length > mostPieces) return false;
  if (typeof sentence !== 'string') return false;
  return (
    alternatives === undefined || (Array.isArray(alternatives) && alternatives.every((o) => isListOf(o, 'number')))
  );
}
