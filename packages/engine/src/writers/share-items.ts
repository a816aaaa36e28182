/**
 * How many items to request from each part of a text; the sum is `count`. With at least as many items as parts, each
 * part gets at least one, and the rest is distributed by size, by largest remainder. With fewer items than parts, they
 * come from places spread evenly over the text. Deterministic.
 * @param count 0 or more
 * @param sizes sizes of the parts in order, over 0; an empty list gives an empty list
 */
export function shareItems(count: number, sizes: readonly number[]): number[] {
  return count < sizes.length ? spread(count, sizes) : byLargestRemainder(count, sizes);
}

/** One item from each of `count` places at even distances. */
function spread(count: number, sizes: readonly number[]): number[] {
  const total = sumOf(sizes);
  let before = 0;
  let placesBefore = 0;
  return sizes.map((size, index) => {
    before += size;
    // The last part gets what rounding would lose.
    const places = index === sizes.length - 1 ? count : Math.floor((before / total) * count + 0.5);
    const items = places - placesBefore;
    placesBefore = places;
    return items;
  });
}

function byLargestRemainder(count: number, sizes: readonly number[]): number[] {
  const total = sumOf(sizes);
  const quotas = sizes.map((size) => (size / total) * count);
  if (quotas.some((quota) => quota < 1)) return oneForSmallParts(count, sizes, quotas);
  const shares = quotas.map(Math.floor);
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: quota % 1 }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, count - sumOf(shares))) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Parts too small for an item still get one; the others share the rest. */
function oneForSmallParts(count: number, sizes: readonly number[], quotas: readonly number[]): number[] {
  const large = sizes.filter((_, index) => (quotas[index] ?? 0) >= 1);
  const shares = shareItems(count - (sizes.length - large.length), large).values();
  return quotas.map((quota) => (quota < 1 ? 1 : (shares.next().value ?? 0)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
